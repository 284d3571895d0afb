"""The views of all games; written by tools/game_views.py from their folders: change those."""

from __future__ import annotations

from lascaux.games.clans.view import ClansView
from lascaux.games.first_sparks.view import FirstSparksView
from lascaux.games.prehistory.view import PrehistoryView
from lascaux.games.stone_age.view import StoneAgeView
from lascaux.games.tain.view import TainView

View = ClansView | FirstSparksView | PrehistoryView | StoneAgeView | TainView
