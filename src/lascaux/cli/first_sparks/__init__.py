"""The First Sparks in a terminal: the map as bricks of characters, market, clans, and what one may type."""
