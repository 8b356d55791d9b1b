"""The computer players. Each sees a `PlayerView` and nothing else (R19)."""
