"""The search's inner loops on bit masks: plain Python that mypyc can compile as it stands.

Everything here is whole numbers below 2**62 (chances of moves seen aside, which use
multiplication and division alone), so that the compiled and the plain core, on any machine,
give the same results bit by bit. Nothing here knows of hands, matches or deals: what a player
may know comes in as numbers from a `PlayerView`.
"""
