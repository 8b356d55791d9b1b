"""The computer does not cheat: what it cannot see does not change what it does (R19)."""

from __future__ import annotations

import ast
import builtins
import dataclasses
import random
import textwrap
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import chiva_engine.players
from chiva_engine.deal import deal
from chiva_engine.hand import HandState
from chiva_engine.moves import Pass
from chiva_engine.players import LEVELS, player_of
from chiva_engine.players.base import Thinking
from chiva_engine.players.search import Budget
from chiva_engine.players.searching import Master, Searching
from chiva_engine.tiles import SEATS, Hands, Tile
from chiva_engine.view import PlayerView, observe
from tests.engine.strategies import few, four, hands_in_play


class Brief(Searching):
    """The search of the strong player, with a budget for tests."""

    budget = Budget(rounds=2, worlds=12)


class Again(Searching):
    """The search of the master player, with a budget for tests."""

    budget = Budget(rounds=2, worlds=12, ahead=True)
    expected = Master.expected


PLAYERS = {
    "beginner": player_of("beginner"),
    "steady": player_of("steady"),
    "search": Brief(),
    "again": Again(),
}


def barred(hand: HandState, seat: int) -> frozenset[int]:
    """The numbers a seat passed before, straight from the log."""
    return frozenset(
        number
        for turn in hand.log
        if turn.seat == seat and isinstance(turn.move, Pass) and turn.ends
        for number in turn.ends
    )


def dealt_again(hand: HandState, seat: int, rng: random.Random) -> HandState:
    """`hand` with the tiles that `seat` cannot see dealt anew, in a way that fits the passes.

    Tiles change hands one pair at a time, many times over, wherever both new holders may have
    them; so every deal that fits can come out.
    """
    held: list[set[Tile]] = [set(tiles) for tiles in hand.hands]
    others = [s for s in SEATS if s != seat and held[s - 1]]
    for _ in range(200):
        one, two = rng.choice(others), rng.choice(others)
        a, b = rng.choice(sorted(held[one - 1])), rng.choice(sorted(held[two - 1]))
        bar_one, bar_two = barred(hand, one), barred(hand, two)
        if one != two and not bar_one & {b.high, b.low} and not bar_two & {a.high, a.low}:
            held[one - 1] ^= {a, b}
            held[two - 1] ^= {a, b}
    hands: Hands = four([frozenset(tiles) for tiles in held])
    return hand._replace(hands=hands)


@pytest.mark.parametrize("name", PLAYERS)
@given(hands_in_play(), st.integers(0, 2**64 - 1), st.integers(0, 2**32 - 1))
@few
def test_other_hidden_hands_do_not_change_the_move(
    name: str, hand: HandState, seed: int, chance: int
) -> None:
    seat = hand.turn
    if seat is None:
        return
    rng = random.Random(chance)
    move = PLAYERS[name].choose(observe(hand, seat, (0, 0)), Thinking(seed))
    assert move in hand.legal_moves()
    for _ in range(3):
        other = dealt_again(hand, seat, rng)
        if other.result is None:
            assert PLAYERS[name].choose(observe(other, seat, (0, 0)), Thinking(seed)) == move


def test_hidden_hands_really_are_dealt_again() -> None:
    """The property above compares different deals, not a deal with itself."""
    rng = random.Random(1)
    hand = HandState.start(deal("again", 1), 1)
    for _ in range(6):
        hand = hand.apply(hand.legal_moves()[0])
    assert hand.turn is not None
    others = {dealt_again(hand, hand.turn, rng).hands for _ in range(20)}
    assert len(others) == 20
    assert {hands[hand.turn - 1] for hands in others} == {hand.hands[hand.turn - 1]}


def test_a_view_holds_values_and_no_way_back() -> None:
    allowed = {
        "seat", "hand", "line", "log", "hand_sizes", "streaks", "opener", "forced_opening", "turn",
    }  # fmt: skip
    assert {field.name for field in dataclasses.fields(PlayerView)} == allowed


# -- the third lock: what the source of a player may reach ----------------------------------------

PACKAGE = "chiva_engine.players"
MAY_IMPORT = {
    "__future__": {"annotations"},
    "collections.abc": {"Callable", "Iterator", "Sequence"},
    "dataclasses": {"dataclass"},
    "enum": {"Enum", "unique"},
    "functools": {"cache"},
    "mypy_extensions": {"i64"},
    "types": {"MappingProxyType"},
    "typing": {"ClassVar", "Final", "Protocol", "TYPE_CHECKING"},
    "chiva_engine.moves": {"End", "Move", "Pass", "Play"},
    "chiva_engine.tiles": {"Tile"},
    "chiva_engine.view": {"PlayerView"},
}
"""The modules outside the package of the players, and the names to be taken from each: with whole
modules one could go on to what they import themselves."""

MAY_USE = {
    "AttributeError", "Exception", "KeyError", "ValueError", "__all__", "__name__", "all", "any",
    "bin", "bool", "dict", "enumerate", "float", "frozenset", "int", "isinstance", "len", "list",
    "max", "min", "next", "object", "property", "range", "reversed", "round", "set", "sorted",
    "str", "sum", "tuple", "zip",
}  # fmt: skip
"""The built-in names: none of them finds a module, an attribute by its name, or a file."""

INTO_FRAMES = ("__", "ag_", "cr_", "f_", "gi_", "tb_")
"""How the attributes begin by which Python shows what is behind a function, a class or a call."""

PLAYER_FILES = sorted(Path(chiva_engine.players.__file__).parent.rglob("*.py"))


def name_of(path: Path) -> str:
    """The module that a file under `players` is."""
    parts = path.relative_to(Path(chiva_engine.players.__file__).parent).with_suffix("").parts
    return ".".join([PACKAGE, *(part for part in parts if part != "__init__")])


PLAYER_MODULES = {name_of(path) for path in PLAYER_FILES}


def faults(source: str) -> list[str]:
    """What in the source of a player is not on the lists of what it may reach."""
    found: list[str] = []
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Import():
                found += [f"import {alias.name}" for alias in node.names]
            case ast.ImportFrom(module=module, names=names, level=level):
                found += [
                    f"from {module} import {alias.name}"
                    for alias in names
                    if level or module is None or not may_import(module, alias.name)
                ]
            case ast.Name(id=name):
                built_in = hasattr(builtins, name) or name.startswith("__")
                if built_in and name not in MAY_USE:
                    found.append(name)
            case ast.Attribute(attr=name) if name.startswith(INTO_FRAMES):
                found.append(f".{name}")
            case ast.MatchClass(kwd_attrs=names):
                found += [f".{name}" for name in names if name.startswith(INTO_FRAMES)]
    return found


def may_import(module: str, name: str) -> bool:
    """Whether a player may take a name from a module."""
    if module in MAY_IMPORT:
        return name in MAY_IMPORT[module]
    # Whatever stands in a module of the players is checked there.
    return module in PLAYER_MODULES and name != "*"


@pytest.mark.parametrize("path", PLAYER_FILES, ids=name_of)
def test_a_player_reaches_nothing_but_what_it_may(path: Path) -> None:
    assert faults(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "way",
    [
        "import importlib\nimportlib.import_module('chiva_engine.hand')",
        "from importlib import import_module",
        "__import__('chiva_engine.hand').hand",
        "import sys\nsys.modules['chiva_engine.hand']",
        "import gc\ngc.get_objects()",
        "import inspect\ninspect.stack()",
        "from chiva_engine.view import HandState",
        "from chiva_engine.view import observe",
        "from chiva_engine import view",
        "from chiva_engine import hand",
        "import chiva_engine.hand",
        "from chiva_engine.match import MatchState",
        "from chiva_engine.solver import solve",
        "from chiva_engine.players.base import *",
        "from ..hand import HandState",
        "from .. import hand",
        "from dataclasses import sys",
        "from typing import sys",
        "PlayerView.legal_moves.__globals__['HandState']",
        "().__class__.__base__.__subclasses__()",
        "(step for step in ()).gi_frame.f_back",
        "match PlayerView:\n    case type(__init__=found):\n        pass",
        "getattr(PlayerView, 'legal_moves')",
        "vars(PlayerView)",
        "globals()['__builtins__']",
        "__builtins__",
        "__loader__.load_module('chiva_engine.hand')",
        "eval('1')",
        "exec('import gc')",
        "open('/proc/self/mem', 'rb')",
        "breakpoint()",
    ],
)
@pytest.mark.parametrize("inside", [False, True])
def test_a_way_round_is_found_in_a_changed_copy(way: str, inside: bool) -> None:
    """In a copy of a player that ends with it, in the open or within a function."""
    path = next(path for path in PLAYER_FILES if path.stem == "steady")
    source = path.read_text(encoding="utf-8")
    if inside:
        way = "def peek():\n" + textwrap.indent(way, "    ")
    if inside and "*" in way:
        return  # Python itself forbids that one
    copy = f"{source}\n\n{way}\n"
    compile(copy, path.name, "exec")
    assert faults(source) == []
    assert faults(copy)


def test_players_keep_nothing_between_calls() -> None:
    hand = HandState.start(deal("memory", 1), 2)
    views = []
    while hand.turn is not None and len(hand.log) < 12:
        views.append(observe(hand, hand.turn, (0, 0)))
        hand = hand.apply(hand.legal_moves()[0])
    for level in ("beginner", "steady", "strong"):
        player = LEVELS[level]()
        alone = [LEVELS[level]().choose(view, Thinking(3)) for view in views]
        backwards = [player.choose(view, Thinking(3)) for view in reversed(views)]
        assert backwards[::-1] == alone
