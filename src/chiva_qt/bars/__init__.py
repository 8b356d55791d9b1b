"""The bars around the table: brand and score above, status and actions below, position fields."""
