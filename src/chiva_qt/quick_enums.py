"""Makes the enumerations of Qt's classes as Python does, in less time.

PySide6 makes a Python enumeration of each of Qt's, with all its members, when the class around it
is first named: 3,500 members of 230 enumerations until the first picture, and Python takes 10 us
for each member. Most of that goes into what a plain enumeration does not have: members with
values of their own kind, private names, properties of the same name. Where all values are whole
numbers and no name is special, `create` copies an enumeration that Python has made without members
and adds them itself: 0.027 s less at a start, of 0.037.

What comes out is the same to the last attribute. That is tried on two enumerations before it is
put in place (`install`); a Python that makes them otherwise goes on making all by itself.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from enum import KEEP, Enum, EnumType, Flag, FlagBoundary, IntEnum, IntFlag
from functools import cache
from typing import Any, Final

_KINDS: Final = frozenset({Enum, IntEnum, Flag, IntFlag})
"""The kinds that are made here."""

_SPECIAL: Final = frozenset({"mro", ""}.union(*(vars(base) for base in IntFlag.__mro__)))
"""Names that mean something else in one of them."""

_TUPLES: Final = frozenset({tuple})
_TEXTS: Final = frozenset({str})
_NUMBERS: Final = frozenset({int})

_by_python: Final[Callable[..., type[Enum]]] = EnumType._create_  # type: ignore[attr-defined]


def create(
    cls: type[Enum],
    class_name: str,
    names: Any,
    *,
    module: str | None = None,
    qualname: str | None = None,
    type: type | None = None,  # noqa: A002 - as Python names it
    start: int = 1,
    boundary: FlagBoundary | None = None,
) -> Any:
    """A new enumeration, as from `EnumType._create_`."""
    if module is None:
        # Who called, two steps before this one, as Python has it.
        module = sys._getframe(2).f_globals.get("__name__")
    known = type is None and module is not None and boundary is KEEP and cls in _KINDS
    if known and _is_plain(cls, names):
        made = _empty(cls, class_name, module, qualname)
        _fill(made, names)
        return made
    return _by_python(
        cls,
        class_name,
        names,
        module=module,
        qualname=qualname,
        type=type,
        start=start,
        boundary=boundary,
    )


def _is_plain(kind: type[Enum], names: Any) -> bool:
    """Whether these are pairs of a plain name and a whole number."""
    if names.__class__ is not list or not _TUPLES.issuperset(map(type, names)):
        return False
    try:
        values = dict(names)
    except ValueError:
        return False  # not all are pairs
    return (
        len(values) == len(names)
        and _TEXTS.issuperset(map(type, values))
        and _NUMBERS.issuperset(map(type, values.values()))
        and _SPECIAL.isdisjoint(values)
        and "\n_" not in "\n" + "\n".join(values)
        and not (issubclass(kind, Flag) and min(values.values(), default=0) < 0)
    )


@cache
def _model(kind: type[Enum]) -> tuple[Any, dict[str, Any], dict[str, type]]:
    """What is in an enumeration without members: `__new__`, what stays, what is filled."""
    parts = dict(vars(_by_python(kind, "Model", (), module="", boundary=KEEP)))
    # A function of this name would be put into a static method with the others.
    new = parts.pop("__new__")
    filled = {name: part.__class__ for name, part in parts.items() if part in ({}, [])}
    return new, parts, filled


def _empty(kind: type[Enum], name: str, module: str | None, qualname: str | None) -> Any:
    """An enumeration without members."""
    new, parts, filled = _model(kind)
    parts = parts.copy()
    for part, empty in filled.items():
        parts[part] = empty()
    parts["__module__"] = module
    parts["__qualname__"] = name if qualname is None else qualname
    made = type.__new__(EnumType, name, (kind,), parts)
    type.__setattr__(made, "__new__", new)
    return made


def _fill(made: Any, names: Iterable[tuple[str, int]]) -> None:
    """Add the members to an enumeration that has none yet."""
    flags = issubclass(made, Flag)
    number = issubclass(made, int)
    new: Callable[..., Any] = int.__new__ if number else object.__new__
    order, members, by_value = made._member_names_, made._member_map_, made._value2member_map_
    values = vars(made).get("_hashable_values_", [])  # some Pythons keep them twice
    put = type.__setattr__
    bits = singles = 0
    for name, value in names:
        member = by_value.get(value)
        if member is None:
            member = new(made, value) if number else new(made)
            member._value_ = value
            member._name_ = name
            member.__objclass__ = made
            member._sort_order_ = len(order)
            by_value[value] = member
            values.append(value)
            if not flags or (value and not value & (value - 1)):
                order.append(name)
                singles |= value
            bits |= value
        put(made, name, member)
        members[name] = member
    if flags:
        put(made, "_flag_mask_", bits)
        put(made, "_singles_mask_", singles)
        put(made, "_all_bits_", 2 ** bits.bit_length() - 1)
        single = [members[name]._value_ for name in order]
        if single != sorted(single):
            put(made, "_iter_member_", made._iter_member_by_def_)


def _is_alike() -> bool:
    """Whether enumerations that are made here are those that Python makes."""
    names = [("None_", 0), ("Two", 2), ("One", 1), ("Both", 3), ("Again", 2)]
    try:
        return all(
            told(create(kind, "Sample", names, module="sample", boundary=KEEP))
            == told(_by_python(kind, "Sample", names, module="sample", boundary=KEEP))
            for kind in (Enum, IntFlag)
        )
    except (AttributeError, KeyError, TypeError):
        return False  # not even the parts are there that this knows of


def told(made: Any) -> object:
    """All that an enumeration is, so that it can be compared with another."""
    parts = {name: getattr(part, "__func__", part) for name, part in vars(made).items()}
    members = parts.pop("_member_map_")
    by_value = parts.pop("_value2member_map_")
    return (
        [
            (name, {**vars(member), "__objclass__": None}, parts.pop(name, None) is member)
            for name, member in members.items()
        ],
        [(value, member._name_) for value, member in by_value.items()],
        parts,
    )


def install() -> None:
    """Have enumerations made here from now on, if they come out the same."""
    if EnumType._create_ is _by_python and _is_alike():  # type: ignore[attr-defined]
        EnumType._create_ = create  # type: ignore[attr-defined]
