"""Táin, by Tomasz Z. Majkowski (2008): raid cattle and jewels with hidden tiles, and bluff."""
