# Prehistory cannot be played yet; the home page tells of it.

prehistory-name = Prehistory
prehistory-line = Hunt through the seasons, paint the cave, raise stones.
