"""A fresh clone: what is started and built in it, and the bots of its server."""
