"""Power Grid: The First Sparks, by Friedemann Friese (2011): hunt, learn, and let the clan grow."""
