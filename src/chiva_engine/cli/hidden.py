"""Cases in which hands are left out: the one who asks does not see them either."""

from __future__ import annotations

from dataclasses import replace

from chiva_engine.cases import Case, CaseFailed, case_move
from chiva_engine.deal import HAND_SIZE
from chiva_engine.line import EMPTY_LINE
from chiva_engine.moves import Pass
from chiva_engine.tiles import ALL_TILES, DOUBLE_SIX, SEATS, Tile, next_seat


def completed(case: Case) -> Case:
    """`case` with hands of seven tiles, where it holds fewer of a seat, or none.

    What a seat played is its own; the other tiles are dealt in some way that makes every pass
    right. It does not matter which: what a seat whose hand was given may know is the same in all
    of them, and so is whether the hand is over. Raises CaseFailed when there is no such way, or
    when nobody is known to open. Other faults of the case are left for `Case.replay` to find.
    """
    try:
        hands = {
            seat: {Tile.parse(text) for text in texts}
            for seat, texts in zip(SEATS, case.hands, strict=True)
        }
    except ValueError:
        return case
    short = [seat for seat in SEATS if len(hands[seat]) < HAND_SIZE]
    if not short:
        return case
    barred = _take_moves(case, hands, short)
    missing = sorted(frozenset(ALL_TILES).difference(*hands.values()))
    room = {seat: HAND_SIZE - len(hands[seat]) for seat in short}
    if min(room.values()) >= 0 and sum(room.values()) == len(missing):
        for tile, seat in _dealt(missing, room, barred).items():
            hands[seat].add(tile)
    texts = tuple(tuple(map(str, sorted(hand, reverse=True))) for hand in hands.values())
    return replace(case, hands=texts)


def _take_moves(case: Case, hands: dict[int, set[Tile]], short: list[int]) -> dict[int, set[int]]:
    """Give the seats in `short` what they play; the numbers that each seat passed on."""
    holders = (seat for seat in SEATS if DOUBLE_SIX in hands[seat])
    seat = next(holders, None) if case.opener is None else case.opener
    if seat is None:
        raise CaseFailed("say who opens: a seat in 'opener', or 6-6 in the hand that opens with it")
    barred: dict[int, set[int]] = {seat: set() for seat in SEATS}
    line = EMPTY_LINE
    try:
        for text in case.moves:
            move = case_move(text)
            if isinstance(move, Pass):
                barred[seat].update(line.ends or ())
            else:
                line = line.add(move.tile, move.end) if move.end else line.open_with(move.tile)
                if seat in short and not any(move.tile in hand for hand in hands.values()):
                    hands[seat].add(move.tile)
            seat = next_seat(seat)
    except (ValueError, KeyError):
        pass  # a move, or an opener, that the rules do not know: the replay stops there and says so
    return barred


def _dealt(tiles: list[Tile], room: dict[int, int], barred: dict[int, set[int]]) -> dict[Tile, int]:
    """A seat for each tile: no more than it has room for, and none that it passed on."""
    seat_of: dict[Tile, int] = {}
    room = dict(room)

    def place(tile: Tile, tried: set[int]) -> bool:
        """Find a seat for a tile; others make room where they can go elsewhere."""
        for seat in room:
            if seat in tried or barred[seat] & {tile.high, tile.low}:
                continue
            tried.add(seat)
            if room[seat]:
                room[seat] -= 1
            elif not any(
                holder == seat and place(other, tried) for other, holder in [*seat_of.items()]
            ):
                continue
            seat_of[tile] = seat
            return True
        return False

    if not all(place(tile, set()) for tile in tiles):
        raise CaseFailed("no deal of the tiles that are left out makes every pass right")
    return seat_of
