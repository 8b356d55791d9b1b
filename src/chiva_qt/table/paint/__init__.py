"""How everything on the table looks: functions that paint values with a QPainter."""
