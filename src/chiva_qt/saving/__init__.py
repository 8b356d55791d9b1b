"""Nothing lost: the match on the disk, as a file, counted, and for other programs."""
