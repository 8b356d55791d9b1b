"""A speech synthesiser that writes down instead of speaking.

Orca speaks through Speech Dispatcher, whose protocol (SSIP, documented in Speech Dispatcher's
manual) is a line protocol on a Unix socket. This is the server's side of it, as much as Orca uses:
what arrives here is what a person would have heard, and a cancel is what would have cut it off.
"""

from __future__ import annotations

import html
import re
import socketserver
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

TAG = re.compile(r"<[^>]*>")
# One answer for each kind of request that wants more than "done".
ANSWERS = {
    "GET": "251-50\r\n251 OK GET RETURNED",
    "HISTORY": "245-1\r\n245 OK CLIENT ID SENT",
    "LIST OUTPUT_MODULES": "250-capture\r\n250 OK MODULE LIST SENT",
    "LIST SYNTHESIS_VOICES": "249-capture\ten\tnone\r\n249 OK VOICE LIST SENT",
    "LIST VOICES": "249-MALE1\r\n249 OK VOICE LIST SENT",
    "QUIT": "231 HAPPY HACKING",
}
SPELLED = {"CHAR", "KEY"}


@dataclass(slots=True)
class Utterance:
    """One thing said.

    at: when it arrived, in seconds of time.monotonic(). cut_after: seconds from then until speech
    was cancelled for the first time; None while it was not, so it would have been heard to the end.
    """

    text: str
    at: float
    cut_after: float | None = None


class SpeechLog:
    """What was said since the start, in order; threads wait on it."""

    def __init__(self) -> None:
        self.utterances: list[Utterance] = []
        self.changed = threading.Condition()

    def say(self, text: str) -> None:
        """Note one utterance."""
        with self.changed:
            self.utterances.append(Utterance(text, time.monotonic()))
            self.changed.notify_all()

    def cancel(self) -> None:
        """Note that whatever was being said is cut off."""
        now = time.monotonic()
        with self.changed:
            for utterance in reversed(self.utterances):
                if utterance.cut_after is not None:
                    break
                utterance.cut_after = now - utterance.at

    def mark(self) -> int:
        """A place in the log: everything said later lies after it."""
        with self.changed:
            return len(self.utterances)

    def since(self, mark: int) -> list[Utterance]:
        """What was said after the mark."""
        with self.changed:
            return self.utterances[mark:]

    def wait(self, wanted: Callable[[str], bool], mark: int, timeout: float) -> Utterance | None:
        """The first utterance after the mark that is wanted; None when timeout seconds are over."""
        deadline = time.monotonic() + timeout
        seen = mark
        with self.changed:
            while True:
                for utterance in self.utterances[seen:]:
                    if wanted(utterance.text):
                        return utterance
                seen = len(self.utterances)
                if not self.changed.wait(deadline - time.monotonic()):
                    return None


class _Connection(socketserver.StreamRequestHandler):
    """One client of the synthesiser."""

    server: SpeechServer

    def handle(self) -> None:
        log = self.server.log
        spoken = 0
        while line := self.line():
            verb, _, rest = line.partition(" ")
            verb = verb.upper()
            if verb == "SPEAK":
                self.answer("230 OK RECEIVING DATA")
                log.say(self.message())
                spoken += 1
                self.answer(f"225-{spoken}\r\n225 OK MESSAGE QUEUED")
                # Orca reads on when it hears that a piece is finished.
                self.answer(f"701-{spoken}\r\n701-1\r\n701 BEGIN")
                self.answer(f"702-{spoken}\r\n702-1\r\n702 END")
            elif verb in SPELLED:
                log.say(rest)
                self.answer("225-0\r\n225 OK MESSAGE QUEUED")
            else:
                if verb in {"CANCEL", "STOP"}:
                    log.cancel()
                self.answer(ANSWERS.get(line.upper()) or ANSWERS.get(verb) or "210 OK DONE")
            if verb == "QUIT":
                return

    def line(self) -> str:
        return self.rfile.readline().decode().rstrip("\r\n")

    def message(self) -> str:
        """The text that follows a SPEAK: up to a lone dot, without its SSML."""
        lines = []
        while (raw := self.rfile.readline()) not in {b"", b".\r\n"}:
            line = raw.decode().rstrip("\r\n")
            lines.append(line[1:] if line.startswith("..") else line)
        return html.unescape(TAG.sub("", "\n".join(lines))).strip()

    def answer(self, text: str) -> None:
        self.wfile.write(text.encode() + b"\r\n")


class SpeechServer(socketserver.ThreadingUnixStreamServer):
    """The synthesiser, listening on a Unix socket from its making until close()."""

    daemon_threads = True

    def __init__(self, path: Path) -> None:
        self.log = SpeechLog()
        super().__init__(str(path), _Connection)
        threading.Thread(target=self.serve_forever, daemon=True).start()

    def close(self) -> None:
        """Stop listening."""
        self.shutdown()
        self.server_close()
