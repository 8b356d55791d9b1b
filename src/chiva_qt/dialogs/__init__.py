"""Windows beside the table: data in, data out."""
