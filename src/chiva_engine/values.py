"""`dataclass` for frozen values with slots, made three times as fast as by the standard library.

There are more than sixty such classes in what a start loads, and `dataclasses` compiles six
methods for each. Here one is compiled, and the rest is shared. All else is the standard
library's: `fields`, `replace`, patterns, and what type checkers know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dataclasses import dataclass as dataclass
else:
    import dataclasses
    from collections.abc import Callable
    from operator import attrgetter

    def dataclass(*, frozen: bool, slots: bool) -> Callable[[type], type]:
        """Make a class a dataclass. Only frozen ones with slots, and without factories."""
        if not (frozen and slots):
            raise TypeError("values are frozen and have slots")
        return _made

    def _made(cls: type) -> type:
        cls = dataclasses.dataclass(init=False, repr=False, eq=False, slots=True)(cls)
        fields = dataclasses.fields(cls)
        names = tuple(field.name for field in fields)
        # Always a tuple: with one name or none `attrgetter` would not give one.
        values = (
            attrgetter(*names)
            if len(names) > 1
            else lambda value: tuple(getattr(value, name) for name in names)
        )
        cls.__init__ = _init(cls, fields)

        def equal(self: object, other: object) -> bool:
            if other.__class__ is not self.__class__:
                return NotImplemented
            return values(self) == values(other)

        def state(self: object) -> tuple[object, ...]:
            return values(self)

        for name, method in (
            ("__eq__", equal),
            ("__hash__", lambda self: hash(values(self))),
            ("__repr__", _repr),
            ("__getstate__", state),
        ):
            if name not in cls.__dict__:
                setattr(cls, name, method)
        cls.__setstate__ = _set_state
        cls.__setattr__ = _refuse_to_set
        cls.__delattr__ = _refuse_to_delete
        return cls

    def _init(cls: type, fields: tuple[dataclasses.Field, ...]) -> Callable[..., None]:
        """What takes the fields as arguments, in their order."""
        known: dict[str, object] = {"_set": object.__setattr__}
        arguments, lines = [], []
        for field in fields:
            name = field.name
            if field.default is dataclasses.MISSING:
                arguments.append(name)
            else:
                known[f"_default_{name}"] = field.default
                arguments.append(f"{name}=_default_{name}")
            lines.append(f" _set(self, {name!r}, {name})")
        if hasattr(cls, "__post_init__"):
            lines.append(" self.__post_init__()")
        head = f"def __init__({', '.join(('self', *arguments))}):"
        # Compiled from the names of fields alone, as the standard library does it.
        exec("\n".join((head, *lines, " pass")), known)  # noqa: S102
        init = known["__init__"]
        init.__qualname__ = f"{cls.__qualname__}.__init__"
        return init

    def _repr(self: object) -> str:
        parts = (f"{f.name}={getattr(self, f.name)!r}" for f in dataclasses.fields(self))
        return f"{self.__class__.__qualname__}({', '.join(parts)})"

    def _set_state(self: object, state: tuple[object, ...]) -> None:
        for field, value in zip(dataclasses.fields(self), state, strict=True):
            object.__setattr__(self, field.name, value)

    def _refuse_to_set(self: object, name: str, value: object) -> None:
        raise dataclasses.FrozenInstanceError(f"cannot assign to field {name!r}")

    def _refuse_to_delete(self: object, name: str) -> None:
        raise dataclasses.FrozenInstanceError(f"cannot delete field {name!r}")
