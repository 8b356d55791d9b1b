"""Build hook: what the wheel holds beside the Python files.

- resources/ becomes chiva_qt/resources.
- translations/*.ts are compiled with Qt's own lrelease and become chiva_qt/translations/*.qm.
- With CHIVA_MYPYC=1 in the environment the players' core is compiled to extension modules.

Run as a script it brings a checkout's compiled translations up to date; with the word ``core``
it also compiles the players' core beside its sources, unless that was done already, with the
word ``plain`` it removes what was compiled there.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILE_CORE = "CHIVA_MYPYC"
CORE = Path("src/chiva_engine/players/core")
CORE_STAMP = Path("build/core.txt")
"""Says which sources the core in a checkout was compiled from."""


def lrelease() -> Path:
    """Qt's compiler of translations, which the PySide6-Essentials wheel carries."""
    spec = find_spec("PySide6")
    if spec is None or spec.origin is None:
        raise RuntimeError("The translations are compiled with PySide6, which is not installed.")
    return Path(spec.origin).with_name("lrelease.exe" if os.name == "nt" else "lrelease")


def compile_translations(root: Path) -> list[Path]:
    """Compile each translations/*.ts that is newer than its .qm in build/translations.

    All the .qm, fresh or not; none while there is no .ts.
    """
    compiled = []
    for source in sorted((root / "translations").glob("*.ts")):
        target = root / "build" / "translations" / f"{source.stem}.qm"
        compiled.append(target)
        if target.exists() and target.stat().st_mtime > source.stat().st_mtime:
            continue
        target.parent.mkdir(parents=True, exist_ok=True)
        # A program that runs at this moment finds the old file or the new one, never half of it.
        with tempfile.TemporaryDirectory(dir=target.parent) as folder:
            fresh = Path(folder) / target.name
            subprocess.run(
                [lrelease(), "-silent", source, "-qm", fresh], check=True, stdin=subprocess.DEVNULL
            )
            fresh.replace(target)
    return compiled


def compile_core(root: Path, folder: Path) -> list[Path]:
    """Compile the players' core with mypyc into folder, laid out as in the wheel.

    The extension modules. Needs mypy, setuptools and a C compiler.
    """
    from mypyc.build import mypycify
    from setuptools import Distribution  # type: ignore[import-untyped]
    from setuptools.command.build_ext import build_ext  # type: ignore[import-untyped]

    source = root / "src"
    modules = [str(path.relative_to(source)) for path in sorted((root / CORE).glob("*.py"))]
    before = Path.cwd()
    os.chdir(source)  # mypyc names the modules by their paths from here
    try:
        extensions = mypycify(modules, target_dir=str(folder / "c"), group_name="chiva_core")
        command = build_ext(Distribution({"name": "chiva", "ext_modules": extensions}))
        command.build_lib = str(folder / "lib")
        command.build_temp = str(folder / "objects")
        command.ensure_finalized()
        command.run()
    finally:
        os.chdir(before)
    return sorted(path for path in (folder / "lib").rglob("*") if path.suffix in {".so", ".pyd"})


def core_digest(root: Path) -> str:
    """What decides how the compiled core must be: its sources, this file, the interpreter."""
    digest = hashlib.sha256(sys.version.encode())
    for path in [root / "hatch_build.py", *sorted((root / CORE).glob("*.py"))]:
        digest.update(path.read_bytes())
    return digest.hexdigest()


def remove_core(root: Path) -> None:
    """Remove a core that was compiled in place: the plain files count again."""
    (root / CORE_STAMP).unlink(missing_ok=True)
    for pattern in ("*.so", "*.pyd"):
        for path in [*(root / CORE).glob(pattern), *(root / "src").glob(pattern)]:
            path.unlink()


def compile_core_in_place(root: Path) -> None:
    """Compile the core beside its sources, where Python takes it instead of them."""
    stamp = root / CORE_STAMP
    digest = core_digest(root)
    there = any(path.suffix in {".so", ".pyd"} for path in (root / CORE).iterdir())
    if there and stamp.exists() and stamp.read_text(encoding="utf-8") == digest:
        return
    remove_core(root)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for path in compile_core(root, folder):
            shutil.copy2(path, root / "src" / path.relative_to(folder / "lib"))
    stamp.parent.mkdir(exist_ok=True)
    stamp.write_text(digest, encoding="utf-8")


class ChivaBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """What hatchling calls for each wheel."""

    def dependencies(self) -> list[str]:
        """Build requirements beside hatchling: the project's own PySide6, so that lrelease fits."""
        needed = [
            requirement
            for requirement in self.metadata.core.dependencies
            if requirement.lower().startswith("pyside6")
        ]
        if os.environ.get(COMPILE_CORE) == "1":
            needed += ["mypy>=2.4,<3", "setuptools"]
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add the files. An editable install finds its own beside src/, compiled by dev.py."""
        if version == "editable":
            return
        root = Path(self.root)
        resources = root / "resources"
        if not any(resources.glob("*")):
            raise RuntimeError(f"{resources} is missing or empty: the wheel would not run.")
        include = build_data["force_include"]
        include[str(resources)] = "chiva_qt/resources"
        for path in compile_translations(root):
            include[str(path)] = f"chiva_qt/translations/{path.name}"
        if os.environ.get(COMPILE_CORE) == "1" and (root / CORE).is_dir():
            self.compiled = tempfile.TemporaryDirectory()
            folder = Path(self.compiled.name)
            for path in compile_core(root, folder):
                include[str(path)] = path.relative_to(folder / "lib").as_posix()
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove what was compiled only to be put into the wheel."""
        if hasattr(self, "compiled"):
            self.compiled.cleanup()


if __name__ == "__main__":
    checkout = Path(__file__).resolve().parent
    compile_translations(checkout)
    if sys.argv[1:] == ["core"]:
        compile_core_in_place(checkout)
    elif sys.argv[1:] == ["plain"]:
        remove_core(checkout)
