"""Players that are programs: at random, greedy, and search."""
