"""What the browser needs of each game's printed tables, one module for each game."""
