"""The ledger for other programs and for paper: CSV, Markdown, JSON; the table as a picture.

What is told is what the ledger shows: the four hands of a hand that is over, and of the hand that
goes on nothing but its moves (R24).
"""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterator, Sequence
from typing import Final

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QRectF, QSizeF
from PySide6.QtGui import QImage, QPageSize, QPainter, QPdfWriter
from PySide6.QtWidgets import QGraphicsView

from chiva_engine.cases import Json, case_of
from chiva_engine.moves import Pass, Play
from chiva_engine.tiles import SEATS
from chiva_qt.phrases import Phrases
from chiva_qt.presentation import LedgerHand, LedgerMove, result_of

FORMAT: Final = "chiva-ledger"
VERSION: Final = 1

CSV_HEADINGS: Final = (
    *("hand", "opener", "move", "seat", "played", "end", "left", "right"),
    *("outcome", "winner", "broke", "credits_1", "credits_2"),
)
"""One row for each move; the last five are filled in the row of the move that ended a hand."""

PICTURE_SCALE: Final = 2.0
"""Pixels of a picture for each logical pixel of the table."""


# -- CSV ------------------------------------------------------------------------------


def ledger_csv(hands: Sequence[LedgerHand]) -> str:
    """The moves as rows of CSV. Words and numbers are the engine's, in every language."""
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow(CSV_HEADINGS)
    for hand in hands:
        for move in hand.moves:
            writer.writerow(_csv_row(hand, move))
    return text.getvalue()


def _csv_row(hand: LedgerHand, move: LedgerMove) -> list[object]:
    played = move.turn.move
    end = played.end.value if isinstance(played, Play) and played.end is not None else ""
    row: list[object] = [
        hand.number,
        hand.opener,
        move.number,
        move.turn.seat,
        "pass" if isinstance(played, Pass) else str(played.tile),
        end,
        *(move.ends or ("", "")),
    ]
    done = hand.finished
    if done is None or move is not hand.moves[-1]:
        return [*row, "", "", "", "", ""]
    winner = "" if done.result.winner is None else done.result.winner
    outcome = done.result.outcome.value
    return [*row, outcome, winner, int(done.settled.broke), *done.settled.streaks]


# -- JSON -----------------------------------------------------------------------------


def ledger_data(hands: Sequence[LedgerHand], seed: str) -> dict[str, Json]:
    """The ledger as JSON values: a finished hand is a case that `chiva-engine replay` reads."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "seed": seed,
        "hands": [_hand_data(hand) for hand in hands if hand.finished is not None],
        "playing": next((_playing(hand) for hand in hands if hand.finished is None), None),
    }


def _hand_data(hand: LedgerHand) -> dict[str, Json]:
    done = hand.finished
    assert done is not None  # noqa: S101 - asked for finished hands only
    return {"number": hand.number, **case_of(done.hand, done.before)}


def _playing(hand: LedgerHand) -> dict[str, Json]:
    return {
        "number": hand.number,
        "opener": hand.opener,
        "streaks": list(hand.before),
        "moves": [{"seat": move.turn.seat, "move": str(move.turn.move)} for move in hand.moves],
    }


def ledger_json(hands: Sequence[LedgerHand], seed: str) -> str:
    """`ledger_data` as text."""
    return json.dumps(ledger_data(hands, seed), indent=1) + "\n"


# -- Markdown -------------------------------------------------------------------------


def ledger_markdown(hands: Sequence[LedgerHand], phrases: Phrases) -> str:
    """The ledger to read, in the program's language."""
    return "\n".join(_markdown(hands, phrases))


def _markdown(hands: Sequence[LedgerHand], phrases: Phrases) -> Iterator[str]:
    for hand in hands:
        yield f"## {phrases.ledger_heading(hand)}"
        yield ""
        # The numbers are part of the sentences: a line of two blanks keeps each on its own.
        for move in hand.moves:
            yield phrases.ledger_move(move).replace(". ", "\\. ", 1) + "  "
        yield ""
        if hand.finished is not None:
            result = result_of(hand.finished)
            said = (
                phrases.result_reason(result, hand.number),
                phrases.result_counts(result),
                phrases.result_streaks(result),
            )
            yield " ".join(filter(None, said))
            yield ""
            dealt = hand.finished.hand.dealt
            for seat in SEATS:
                yield f"- {phrases.dealt_hand(seat, dealt[seat - 1])}"
            yield ""


# -- pictures -------------------------------------------------------------------------


def table_png(view: QGraphicsView) -> bytes:
    """What the table shows, as a PNG."""
    size = view.viewport().size() * PICTURE_SCALE
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(PICTURE_SCALE)
    image.fill(view.palette().window().color())
    painter = QPainter(image)
    _draw(view, painter, QRectF(view.viewport().rect()))
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    return bytes(buffer.data().data())


def table_pdf(view: QGraphicsView, title: str) -> bytes:
    """What the table shows, as a PDF of one page in its shape."""
    size = view.viewport().size()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(title)
    writer.setCreator("Chiva")
    shape = QSizeF(size) * 0.75  # logical pixels are a 96th of an inch, points a 72nd
    writer.setPageSize(
        QPageSize(shape, QPageSize.Unit.Point, "", QPageSize.SizeMatchPolicy.ExactMatch)
    )
    writer.setPageMargins(QMarginsF(0, 0, 0, 0))
    painter = QPainter(writer)
    _draw(view, painter, QRectF(0, 0, writer.width(), writer.height()))
    painter.end()
    buffer.close()
    return bytes(buffer.data().data())


def _draw(view: QGraphicsView, painter: QPainter, target: QRectF) -> None:
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
    )
    view.render(painter, target, view.viewport().rect())
