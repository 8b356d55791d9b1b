"""The table: a window for Chiva, by sight, touch, keyboard and ear."""
