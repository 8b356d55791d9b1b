"""The game of Chiva: rules, deals, players. No Qt, no clock, no global random state."""

__version__ = "0.1.0"
