"""The scene: draws a `TableModel` and reports what the person points at. It decides nothing."""
