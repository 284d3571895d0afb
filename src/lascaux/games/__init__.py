"""The games, each a folder of its own."""
