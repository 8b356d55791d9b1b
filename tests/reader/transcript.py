"""Write down what Orca says in one hand, at each verbosity, for people to read and improve.

    python -m tests.reader.transcript

plays the same hand three times by keys and writes docs/transcripts/.
"""

from __future__ import annotations

import subprocess
import tempfile
from pathlib import Path

import dev
from tests.reader.desktop import READER_NEEDS, ReaderDesktop, missing_for
from tests.reader.ear_player import EarPlayer, Step

FOLDER = dev.ROOT / "docs" / "transcripts"
SEED = "7"
VERBOSITIES = ("brief", "normal", "full")
QUESTIONS = "ebcxswm"


def play(reader: ReaderDesktop, profile: Path, verbosity: str) -> EarPlayer:
    """Play the first hand; ask every question once, after the first tile."""
    settings = f"[speech]\nverbosity={verbosity}\n[look]\nmotion=off\n"
    (profile / "settings.ini").write_text(settings, encoding="utf-8")
    options = ("--seed", SEED, "--speed", "instant", "--lang", "en")
    reader.launch(*options, "--profile", str(profile))
    player = EarPlayer(reader)
    message = player.begin()
    player.learn_hand()
    message = player.play_tile(message)
    for key in QUESTIONS:
        player.press(key, lambda text: True)
    player.go_on(message)
    reader.stop_program()
    return player


def page(verbosity: str, player: EarPlayer, version: str) -> str:
    """The transcript as Markdown."""
    keys = player.decisions
    lines = [
        f"# One hand by ear, verbosity {verbosity}",
        "",
        f"What {version} said in the first hand of seed {SEED} at speed instant, in English. Each",
        "key stands before what was said to it. The player chose by these words alone.",
        f"{len(keys)} decisions took {sum(keys) / len(keys):.1f} keys each.",
        "",
        "Written by `python -m tests.reader.transcript`; do not edit by hand.",
        "",
    ]
    for step in player.finish():
        lines += entry(step)
    return "\n".join(lines)


def entry(step: Step) -> list[str]:
    """One key with what was said to it."""
    key = "(start)" if step.key == "start" else f"`{step.key}`"
    return [f"{key}", *(f"> {text}  " for text in step.said), ""]


def main() -> None:
    """Write all transcripts. Ends with a message where Orca is missing."""
    lacking = missing_for(READER_NEEDS)
    if lacking:
        raise SystemExit(lacking)
    shown = subprocess.run(["orca", "--version"], check=True, capture_output=True, text=True)
    version = f"Orca {shown.stdout.split()[-1]}"
    FOLDER.mkdir(exist_ok=True)
    for verbosity in VERBOSITIES:
        with tempfile.TemporaryDirectory() as folder, ReaderDesktop(Path(folder)) as reader:
            profile = Path(folder) / "profile"
            profile.mkdir()
            text = page(verbosity, play(reader, profile, verbosity), version)
        (FOLDER / f"{verbosity}.md").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
