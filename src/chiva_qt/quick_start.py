"""Imports PySide6 without what only mistakes and help texts need.

With its first import PySide6 unpacks a dozen modules from its library, `shibokensupport.*`, and
compiles them from source: they turn its signatures into the texts of type errors, into `help()`
and stub files. A program that makes no mistake needs none of them, nor the modules of Python that
they and the unpacking import. Without them a start takes 0.04 s of processor time less, of the
0.1 s of an empty window, and 4 MB. `pathlib`, `dataclasses` and Qt's namespace are had in the same
manner without modules that they seldom use: 0.01 s.

So each of them is loaded when something is looked up in it, as `importlib.util.LazyLoader` would;
that one does not serve, as PySide6 looks up and changes the specification of each at once. While
PySide6 is imported, `sys.meta_path` puts a finder in front of the one that PySide6 adds to it.
What PySide6's library takes from a module's dictionary, where no look-up is seen, is there from
the start (`_promise`). As that may change, only versions that were looked at are treated so
(`KNOWN`); any other is imported as ever.
"""

from __future__ import annotations

import builtins
import os
import sys
from _thread import RLock
from contextlib import contextmanager
from importlib import import_module
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import TYPE_CHECKING, Final

from chiva_qt import quick_enums

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from importlib.abc import Loader
    from typing import SupportsIndex

    from _typeshed.importlib import MetaPathFinderProtocol

KNOWN: Final = frozenset({(6, 10), (6, 11), (6, 12)})
"""The versions of PySide6 whose support modules were read."""

_FEATURE: Final = "shibokensupport.feature"
_MAPPING: Final = "shibokensupport.signature.mapping"
_PARSER: Final = "shibokensupport.signature.parser"

_LATER: Final = frozenset(
    {
        _FEATURE,
        _MAPPING,
        _PARSER,
        "shibokensupport.signature.errorhandler",
        "shibokensupport.signature.layout",
        "shibokensupport.signature.lib.enum_sig",
        "shibokensupport.signature.lib.pyi_generator",
        "shibokensupport.signature.lib.tool",
    }
)
"""Support modules that are loaded later."""

_ENUM_OPTION: Final = "PYSIDE6_OPTION_PYTHON_ENUM"
"""A variable of the environment that the parser reads for the library when it is loaded."""

_waiting: dict[ModuleType, Callable[[], None]] = {}
"""What loads each module that is not loaded yet."""

_lock = RLock()


class _StandIn(ModuleType):
    """A module of Python that is imported when something is looked up in it."""

    def __getattr__(self, name: str) -> object:
        if name == "__path__":  # asked whenever something is imported from it: none is a package
            raise AttributeError(name)
        return getattr(_imported(self), name)

    def promise(self, function: str) -> None:
        """Have a function of the module that can be taken without a look-up."""

        def call(*arguments: object, **keywords: object) -> object:
            return getattr(_imported(self), function)(*arguments, **keywords)

        setattr(self, function, call)


def _imported(stand_in: _StandIn) -> ModuleType:
    """The module itself."""
    if sys.modules.get(stand_in.__name__) is stand_in:
        del sys.modules[stand_in.__name__]
    return import_module(stand_in.__name__)


@contextmanager
def _stand_ins(*names: str) -> Iterator[None]:
    """Meanwhile have those modules of Python imported only when something is looked up in them.

    A name may be that of a module and, after a colon, of a function: that does not count as
    looked up before it is called. Later imports get the modules themselves.
    """
    lacking = {}
    for name in names:
        module, _, function = name.partition(":")
        if module not in sys.modules:
            sys.modules[module] = lacking[module] = _StandIn(module)
            if function:
                lacking[module].promise(function)
    try:
        yield
    finally:
        for module, stand_in in lacking.items():
            if sys.modules.get(module) is stand_in:
                del sys.modules[module]


# What the first wants for classes without a docstring and for copies, and the other for `as_uri`.
with _stand_ins("copy", "inspect", "urllib.parse:quote_from_bytes"):
    import dataclasses  # noqa: F401
    import pathlib  # noqa: F401


def load() -> None:
    """Import PySide6, without Qt's own modules; an ImportError when there is none."""
    if "PySide6" in sys.modules:
        return
    quick_enums.install()
    zipfile_known = "zipfile" in sys.modules
    finders = sys.meta_path
    sys.meta_path = path = _MetaPath(finders)
    try:
        with _stand_ins("bz2", "lzma", "shutil", "tempfile", "textwrap", "traceback"):
            import_module("PySide6")
    finally:
        finders[:] = [finder for finder in path if finder is not path]
        sys.meta_path = finders
        import_plainly()
    if not zipfile_known:
        # It has stand-ins in it, also for what this Python may lack: others get another.
        for name in [name for name in sys.modules if name.partition(".")[0] == "zipfile"]:
            del sys.modules[name]


def name_qt() -> None:
    """Have PySide6 make the namespace `Qt`.

    With it go operators that warn of being out of date, and want `textwrap` for that alone.
    """
    with _stand_ins("textwrap:dedent"):
        from PySide6.QtCore import Qt  # noqa: F401


def import_plainly() -> None:
    """Have Python import modules as it does without PySide6.

    PySide6 takes over every import, and reads and keeps the source of each module that is loaded:
    all for `from __feature__ import …`, which is not used here.
    """
    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)


class Later(ModuleType):
    """A support module that is loaded when something is looked up that it does not have yet."""

    def __getattr__(self, name: str) -> object:
        load_later(self)
        try:
            return self.__dict__[name]
        except KeyError:
            message = f"module {self.__name__!r} has no attribute {name!r}"
            raise AttributeError(message, name=name, obj=self) from None


def load_later(module: Later) -> None:
    """Load a support module, unless it is loaded; another thread waits meanwhile."""
    with _lock:
        load_now = _waiting.pop(module, None)
        if load_now is None:
            return
        try:
            load_now()
        except BaseException:
            _waiting[module] = load_now
            raise


class _LaterLoader:
    """Makes modules that are loaded later, by PySide6's own loader."""

    def __init__(self, finder: MetaPathFinderProtocol, loader: Loader) -> None:
        self._finder = finder
        self._loader = loader

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        """A module that holds nothing but what must be in it."""
        module = Later(spec.name)
        _promise(module)
        return module

    def exec_module(self, module: ModuleType) -> None:
        """Have the module loaded at the next look-up."""
        name = module.__name__  # PySide6 changes the specification's, which its loader goes by

        def load_now() -> None:
            second, module.__spec__ = module.__spec__, ModuleSpec(name, self._loader)
            imports = builtins.__import__
            import_plainly()
            sys.meta_path[:0] = [self._finder]
            try:
                self._loader.exec_module(module)
            finally:
                sys.meta_path.remove(self._finder)
                builtins.__import__ = imports
                module.__spec__ = second

        _waiting[module] = load_now


def _promise(module: Later) -> None:
    """Put into a module what the library does not look up as Python does."""
    if module.__name__ == _MAPPING:

        def update_mapping() -> object:
            # The first that is taken from the dictionary, in which the library then evaluates.
            load_later(module)
            return module.__dict__["update_mapping"]()

        module.__dict__["update_mapping"] = update_mapping
    elif module.__name__ == _FEATURE:

        def no_feature(*_arguments: object, **_keywords: object) -> None:
            # Asked at every import until `import_plainly`; None stands for a usual import.
            return None

        module.__dict__["feature_import"] = module.__dict__["feature_imported"] = no_feature


class _MetaPath(list["MetaPathFinderProtocol"]):
    """`sys.meta_path` while PySide6 is imported; itself a finder, before the one that is added."""

    _added: MetaPathFinderProtocol

    def insert(self, index: SupportsIndex, finder: MetaPathFinderProtocol) -> None:
        super().insert(index, finder)
        version = getattr(sys.modules.get("PySide6"), "__version_info__", ())
        if tuple(version[:2]) in KNOWN:
            self._added = finder
            super().insert(index, self)

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """A support module that can be loaded later."""
        if fullname not in _LATER:
            return None
        if fullname == _PARSER and os.environ.get(_ENUM_OPTION, "True") != "True":
            return None
        spec = self._added.find_spec(fullname, path, target)
        if spec is None or spec.loader is None:
            return None
        loader = _LaterLoader(self._added, spec.loader)
        return ModuleSpec(fullname, loader)  # type: ignore[arg-type]
