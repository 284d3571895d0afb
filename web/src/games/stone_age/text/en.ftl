# Stone Age cannot be played yet; the home page tells of it.

stone_age-name = Stone Age
stone_age-line = Send people to work, roll for goods, dress in style.
