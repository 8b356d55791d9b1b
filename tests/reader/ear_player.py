"""Somebody who plays Chiva by keys and by ear, with Orca. Decides only from what was said."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from tests.reader import ear
from tests.reader.desktop import ReaderDesktop, Wanted

TO_MOVE = re.compile(r"Your turn|[Pp]ress \w+ to pass|: \w+ passes\.")
HAND_OVER = re.compile(r"(?:win the (?:hand|match)|hand is drawn)")
EITHER = re.compile(rf"{TO_MOVE.pattern}|{HAND_OVER.pattern}")
PASS = re.compile(r"(?:[Pp]ress (\w+) to pass|: (\w+) passes\.)")
LONG = 60.0


@dataclass(slots=True)
class Step:
    """A key and what was said to it, until the next key."""

    key: str
    said: list[str]


@dataclass(slots=True)
class EarPlayer:
    """Plays hands at speed instant, listening from the launch on. Number words; any verbosity."""

    reader: ReaderDesktop
    steps: list[Step] = field(default_factory=list)
    decisions: list[int] = field(default_factory=list)
    """How many keys each decision took, from "your turn" to the tile lying."""
    hand: list[str] = field(default_factory=list)
    """The own tiles in the order they lie, as they were heard."""
    focus: str = ""
    """The own tile that was heard to have the focus last."""
    _mark: int = field(init=False)
    _keys: int = 0

    def __post_init__(self) -> None:
        self._mark = self.reader.listening_from

    def begin(self) -> str:
        """Listen to what is said on start, until somebody is asked to act; that message."""
        message = self.reader.wait_for_speech(EITHER, LONG, since=self._mark)
        self._note("")
        return message

    def press(self, key: str, wanted: Wanted, timeout: float = LONG) -> str:
        """Press a key and wait until it was answered as wanted; the answer."""
        self._note(key)
        self._keys += 1
        return self.reader.hear(key, wanted, timeout)

    def _note(self, key: str) -> None:
        """Write down what was said since the last key, then go on with the next."""
        said = self.reader.said_since(self._mark)
        if not self.steps:
            self.steps.append(Step("start", []))
        self.steps[-1].said += said
        self._mark += len(said)
        for text in said:
            if ear.tiles(text) and re.search(r"push button", text):
                self.focus = ear.tiles(text)[0]
        if key:
            self.steps.append(Step(key, []))

    def finish(self) -> list[Step]:
        """All keys with all that was said."""
        self._note("")
        return self.steps

    def texts(self) -> list[str]:
        """All that was said."""
        return [text for step in self.finish() for text in step.said]

    def learn_hand(self) -> None:
        """Ask for the own tiles."""
        said = self.press("t", ear.TILE)
        self.hand = ear.tiles(said.partition(".")[0])

    def play_hand(self, message: str) -> str:
        """Play from a message that asks to act to the end of the hand; the last message."""
        self.learn_hand()
        return self.go_on(message)

    def go_on(self, message: str) -> str:
        """`play_hand`, with the own tiles known."""
        while not HAND_OVER.search(message):
            self._keys = 0
            pressed = PASS.search(message)
            if pressed:
                message = self.press((pressed[1] or pressed[2]).lower(), EITHER)
            else:
                message = self.play_tile(message)
            self.decisions.append(self._keys)
        return message

    def play_tile(self, message: str) -> str:
        """Choose a tile by what was said last, play it, and listen to the round."""
        tile = self.choose(message)
        self.go_to(tile)
        preview = self.press("Return", re.compile(r"would be open|would open| open\.|both ends|\?"))
        if "both ends" in preview or preview.endswith("?"):
            self.press("l", re.compile(r"would be open| open\."))
        self.hand.remove(tile)
        return self.press("Return", EITHER)

    def choose(self, message: str) -> str:
        """The heaviest tile that fits."""
        ends = ear.ends(message.rpartition("Your turn")[2])
        if ends is None:
            opening = ear.tiles(message.rpartition("Your turn")[2])
            return opening[0] if opening else self.hand[0]
        fitting = [t for t in self.hand if {int(t[0]), int(t[2])} & set(ends)]
        assert fitting, f"nothing of {self.hand} fits what was heard: {message}"
        return fitting[0]

    def go_to(self, tile: str) -> None:
        """Walk along the hand until the tile is heard."""
        self._note("")
        while self.focus != tile:
            if self.focus not in self.hand:
                key = "Home"
            else:
                ahead = self.hand.index(tile) > self.hand.index(self.focus)
                key = "Right" if ahead else "Left"
            heard = self.press(key, ear.TILE)
            self.focus = ear.tiles(heard)[0]
