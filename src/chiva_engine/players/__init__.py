"""The computer players. Each sees a `PlayerView` and nothing else (R19)."""

from chiva_engine.players.levels import HINT_LEVEL, LEVELS, player_of

__all__ = ["HINT_LEVEL", "LEVELS", "player_of"]
