"""Our frozen dataclasses behave as those of the standard library."""

from __future__ import annotations

import copy
import dataclasses
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as some

from chiva_engine.values import dataclass


@dataclass(frozen=True, slots=True)
class Pair:
    """Ours."""

    one: int
    two: str = "two"

    def __post_init__(self) -> None:
        if self.one < 0:
            raise ValueError("one is negative")

    @property
    def both(self) -> str:
        return f"{self.one}{self.two}"


@dataclass(frozen=True, slots=True)
class Single:
    """One field."""

    one: int


@dataclass(frozen=True, slots=True)
class Nothing:
    """No field."""


Theirs = dataclasses.make_dataclass(
    "Pair", [("one", int), ("two", str, "two")], frozen=True, slots=True
)


@given(some.lists(some.tuples(some.integers(0, 2), some.sampled_from("ab")), min_size=2))
def test_equality_and_hash_are_those_of_the_fields(rows: list[tuple[int, str]]) -> None:
    assert len({Pair(*row) for row in rows}) == len(set(rows))
    for first in rows:
        for second in rows:
            assert (Pair(*first) == Pair(*second)) is (Theirs(*first) == Theirs(*second))
        assert hash(Pair(*first)) == hash(Theirs(*first))
        assert repr(Pair(*first)) == repr(Theirs(*first))


def test_another_class_is_another_value() -> None:
    assert Pair(1) != Theirs(1)
    others: tuple[object, ...] = (1, Nothing())
    assert Single(1) not in others
    assert Nothing() == Nothing()
    assert repr(Single(1)) == "Single(one=1)"
    assert {Single(1): "a"}[Single(1)] == "a"


def test_arguments_are_those_of_a_function() -> None:
    assert Pair(two="b", one=1) == Pair(1, "b")
    assert Pair(1).two == "two"
    for wrong in ((), (1, "b", 3)):
        with pytest.raises(TypeError):
            Pair(*wrong)
    with pytest.raises(ValueError, match="negative"):
        Pair(-1)


def test_nothing_of_it_can_be_changed() -> None:
    value = Pair(1)
    with pytest.raises(dataclasses.FrozenInstanceError):
        value.one = 2  # type: ignore[misc]
    with pytest.raises(dataclasses.FrozenInstanceError):
        value.three = 3  # type: ignore[attr-defined]
    with pytest.raises(dataclasses.FrozenInstanceError):
        del value.one
    assert not hasattr(value, "__dict__")


def test_the_standard_library_knows_them() -> None:
    value = Pair(1)
    assert dataclasses.replace(value, two="b") == Pair(1, "b")
    assert [field.name for field in dataclasses.fields(value)] == ["one", "two"]
    with pytest.raises(ValueError, match="negative"):
        dataclasses.replace(value, one=-1)
    assert copy.deepcopy(value) == pickle.loads(pickle.dumps(value)) == value  # noqa: S301
    match value:
        case Pair(one, two):
            assert (one, two) == (1, "two")


def test_other_kinds_are_refused() -> None:
    with pytest.raises(TypeError, match="frozen"):
        dataclass(frozen=False, slots=True)
