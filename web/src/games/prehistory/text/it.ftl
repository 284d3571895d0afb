# Prehistory cannot be played yet; the home page tells of it.

prehistory-name = Prehistory
prehistory-line = Caccia di stagione in stagione, dipingi, alza le pietre.
