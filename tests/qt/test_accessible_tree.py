"""What assistive technology finds in the table: the whole tree, at every moment of a match."""

from __future__ import annotations

import gc
import random
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject, QPoint, QTimer
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QWidget
from pytestqt.qtbot import QtBot

from chiva_engine.match import MatchState
from chiva_engine.moves import End, Move, Play
from chiva_engine.tiles import SEATS, Tile
from chiva_engine.timeline import PERSON
from chiva_qt.a11y.nodes import Node, install_accessibility
from chiva_qt.phrases import Phrases
from chiva_qt.presentation import Change, Selection
from chiva_qt.settings import Verbosity
from tests.qt.desk import NARROW, WIDE, Desk, query, walk
from tests.qt.positions import first_turn, mixed, must_open, seed_where

install_accessibility()

Text = QAccessible.Text
TEXTS = (Text.Name, Text.Description, Text.Value, Text.Help, Text.Accelerator)


@pytest.fixture
def desk(qtbot: QtBot) -> Desk:
    return Desk(qtbot, first_turn(seed_where(mixed))).open(qtbot)


@pytest.fixture
def active() -> Iterator[None]:
    """As if a reader were there."""
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


# -- what holds at every moment ---------------------------------------------------------------


def check_shape(node: QAccessibleInterface) -> None:
    """Parents and children agree, and there is nothing beyond them."""
    count = node.childCount()
    for index in (-1, count, count + 7):
        assert node.child(index) is None
    for index in range(count):
        child = node.child(index)
        assert child.isValid()
        assert node.indexOfChild(child) == index
        assert child.parent() is node
        check_shape(child)


def check_nodes(desk: Desk) -> None:
    for node in walk(query(desk.view)):
        name, state = node.text(Text.Name), node.state()
        assert name, f"a {node.role()} without a name"
        assert not node.rect().isEmpty(), f"{name} is nowhere"
        assert not state.invalid
        assert not state.invisible
        assert not state.offscreen
        if node.childCount() == 0:
            assert node.childAt(node.rect().x(), node.rect().y()) is None
        acts = node.actionInterface()
        wanted = []
        if state.focusable and node.object() is not desk.view:
            wanted.append("SetFocus")
        if node.role() in (QAccessible.Role.Button, QAccessible.Role.RadioButton):
            wanted.insert(0, "Press")
        if node.object() is not desk.view:
            assert (acts.actionNames() if acts is not None else []) == wanted, name


def check_focus(desk: Desk) -> None:
    """One thing has the focus, every way of asking finds it, and it is not the view."""
    focused = [node for node in walk(query(desk.view)) if node.state().focused]
    assert [node.text(Text.Name) for node in focused] == [query(desk.view.current).text(Text.Name)]
    assert query(desk.view).focusChild() is focused[0]
    assert focused[0].parent().focusChild() is focused[0]


def check_points(desk: Desk) -> None:
    """The middle of a tile leads to the tile."""
    for node in desk.leaves():
        at = node.rect().center()
        group = query(desk.view).childAt(at.x(), at.y())
        assert group is not None
        assert group.childAt(at.x(), at.y()) is node


def forms(tile: Tile) -> Iterator[str]:
    """All ways in which a tile might be written."""
    for phrases in (Phrases(), Phrases(words=True)):
        one, two = phrases.number(tile.high), phrases.number(tile.low)
        for a, b in ((one, two), (two, one)):
            yield from (f"{a}-{b}", f"{a} {b}", f"{a}:{b}", f"{a}|{b}", f"({a}, {b})")
        yield phrases.tile(tile)
        yield str(tile)
        yield repr(tile)


def texts(desk: Desk) -> Iterator[str]:
    """Everything that can be read in the view by any program."""
    for node in walk(query(desk.view)):
        for kind in TEXTS:
            yield node.text(kind)
    objects: list[QObject] = [desk.view, *desk.view.findChildren(QObject)]
    for item in desk.view.scene().items():
        yield item.toolTip()
        if isinstance(item, QGraphicsObject):
            objects.append(item)
        if isinstance(item, Node):
            yield item.name
    for found in objects:
        yield found.objectName()
        for name in found.dynamicPropertyNames():
            yield bytes(name.data()).decode()
        if isinstance(found, QWidget):
            yield from (found.toolTip(), found.whatsThis(), found.accessibleDescription())
            yield from (found.accessibleName(), found.statusTip())


def check_secrets(desk: Desk) -> None:
    """No tile that another seat holds is named anywhere (R24)."""
    hands = desk.match.hand.hands
    hidden = [tile for seat in SEATS if seat != PERSON for tile in hands[seat - 1]]
    everything = "\n".join(texts(desk)).lower()
    # Two numbers side by side may be two ends: only names are looked for, whole.
    for tile in hidden:
        for form in forms(tile):
            assert f"\n{form}" not in everything
            assert "-" not in form or form not in everything, form
    for tile in hidden:
        item = desk.view.scene().tiles[tile]
        assert not item.isVisible()
        assert item.owner is None
        assert item.name == ""


def check(desk: Desk) -> None:
    check_shape(query(desk.view))
    check_nodes(desk)
    check_focus(desk)
    check_points(desk)
    if desk.match.hand.result is None:
        check_secrets(desk)


def random_choices(desk: Desk, rng: random.Random) -> None:
    """What the person might do before a move: choose, choose ends, be refused, take back."""
    for tile in rng.sample(desk.hand, min(2, len(desk.hand))):
        ends = desk.match.hand.line.fitting_ends(tile)
        legal = {m.tile for m in desk.match.hand.legal_moves() if isinstance(m, Play)}
        if tile not in legal:
            desk.refuse(tile)
            check(desk)
            continue
        desk.choose(tile, ends[0] if len(ends) == 1 else None)
        check(desk)
        for end in ends:
            desk.choose(tile, end)
            check(desk)
        desk.take_back()
        check(desk)


@pytest.mark.parametrize("verbosity", list(Verbosity))
@pytest.mark.parametrize(("size", "seed"), [(WIDE, 1), (NARROW, 2)])
def test_the_tree_is_sound_through_a_whole_match(
    qtbot: QtBot, verbosity: Verbosity, size: tuple[int, int], seed: int
) -> None:
    rng = random.Random(seed)
    desk = Desk(qtbot, MatchState.new(f"tree {seed}"), size).open(qtbot)
    desk.spoken.verbosity = verbosity
    check(desk)
    for hand in range(3):
        while desk.match.hand.result is None:
            if desk.match.hand.turn == PERSON and rng.random() < 0.5:
                random_choices(desk, rng)
            if desk.match.hand.turn == PERSON and rng.random() < 0.5:
                tree = [node for node in desk.leaves() if node.state().focusable]
                desk.view.focus_node(rng.choice(tree).object())
            desk.play(rng.choice(desk.match.hand.legal_moves()))
            check(desk)
        before = desk.match
        if hand == 1:
            desk.match = before.restart_hand()
            desk.show(Change.RESTARTED)
            check(desk)
            desk.match = before
            desk.show(Change.UNDONE)
            check(desk)
        if desk.match.winner is not None:
            break
        desk.deal()
        check(desk)


# -- names ------------------------------------------------------------------------------------


def names(group: QAccessibleInterface) -> list[str]:
    return [group.child(index).text(Text.Name) for index in range(group.childCount())]


def test_groups_come_in_reading_order(desk: Desk) -> None:
    assert query(desk.view).text(Text.Name) == "Table"
    assert names(query(desk.view)) == ["Your hand", "Ends", "Line", "Seats"]
    desk.choose(desk.fitting(2))
    heading = desk.spoken.play_on(desk.fitting(2))
    assert names(query(desk.view)) == ["Your hand", "Ends", heading, "Line", "Seats"]


def test_a_hand_tile_says_what_it_is_where_it_fits_and_its_place(desk: Desk) -> None:
    for index, tile in enumerate(desk.hand):
        name = desk.hand_node(tile).text(Text.Name)
        assert name.startswith(desk.spoken.tile(tile) + ", ")
        assert name.endswith(f"{index + 1} of {len(desk.hand)}")
        for end in End:
            fits = end in desk.match.hand.line.fitting_ends(tile)
            assert (str(end) in name) == fits
        assert ("does not fit" in name) == (not desk.match.hand.line.fitting_ends(tile))


def test_the_chosen_tile_and_end_say_so_and_are_selected(desk: Desk) -> None:
    tile = desk.fitting(2)
    desk.choose(tile, End.RIGHT)
    for other in desk.hand:
        node = desk.hand_node(other)
        assert ("chosen" in node.text(Text.Name)) == (other == tile)
        assert node.state().selectable
        assert bool(node.state().selected) == (other == tile)
    for end in End:
        node = desk.end_node(end)
        assert bool(node.state().selected) == (end is End.RIGHT)
        assert f"place for {desk.spoken.tile(tile)}" in node.text(Text.Name)
        segment = query(desk.view).child(2).child(0 if end is End.LEFT else 1)
        assert segment.state().checkable
        assert bool(segment.state().checked) == (end is End.RIGHT)
    desk.take_back()
    assert not desk.hand_node(tile).state().selected


def test_the_line_is_read_as_it_lies(desk: Desk) -> None:
    words = desk.spoken
    for index, placed in enumerate(desk.match.hand.line.placed):
        name = desk.group(2).child(index).text(Text.Name)
        assert name.startswith(words.placed(placed))
        assert name.endswith(f"{index + 1} of {len(desk.match.hand.line)}")


def test_hidden_tiles_are_a_count(desk: Desk) -> None:
    counts = [len(hand) for hand in desk.match.hand.hands]
    seats = names(desk.group(3))
    assert len(seats) == 4
    for seat, name in zip(SEATS, seats, strict=True):
        assert name.startswith(desk.spoken.seat(seat))
        assert desk.spoken.tile_count(counts[seat - 1]) in name
    assert all(desk.group(3).child(index).childCount() == 0 for index in range(4))


def test_the_place_of_the_opening_tile_is_a_node_while_it_is_chosen(qtbot: QtBot) -> None:
    desk = Desk(qtbot, first_turn(seed_where(must_open))).open(qtbot)
    assert desk.group(1).childCount() == 0
    assert "must open" in desk.hand_node(Tile(6, 6)).text(Text.Name)
    desk.choose(Tile(6, 6))
    assert names(desk.group(1)) == ["middle of the table, place for double six"]
    check(desk)


def test_names_are_in_the_words_of_the_moment(desk: Desk) -> None:
    desk.spoken.words = False
    desk.view.retranslate()
    assert desk.hand_node(desk.hand[0]).text(Text.Name).startswith(str(desk.hand[0]))


# -- actions ----------------------------------------------------------------------------------


def press(node: QAccessibleInterface) -> None:
    acts = node.actionInterface()
    acts.doAction(acts.pressAction())


def test_a_reader_presses_what_a_finger_taps(desk: Desk, qtbot: QtBot) -> None:
    tile = desk.fitting(2)
    press(desk.hand_node(tile))
    assert desk.reports() == []  # not from inside the reader's call
    qtbot.waitUntil(lambda: bool(desk.reported))
    assert desk.reports() == [("tile_picked", tile)]
    desk.choose(tile)
    for end in End:
        press(desk.end_node(end))
        qtbot.waitUntil(lambda: bool(desk.reported))
        assert desk.reports() == [("target_activated", end)]
    chooser = query(desk.view).child(2)
    press(chooser.child(1))
    qtbot.waitUntil(lambda: bool(desk.reported))
    assert desk.reports() == [("end_chosen", End.RIGHT)]
    desk.choose(tile, End.LEFT)
    press(desk.hand_node(tile))
    qtbot.waitUntil(lambda: bool(desk.reported))
    assert desk.reports() == [("confirmed",)]


def test_a_reader_sets_the_focus(desk: Desk) -> None:
    for node in [n for n in desk.leaves() if n.state().focusable]:
        acts = node.actionInterface()
        acts.doAction(acts.setFocusAction())
        assert node.state().focused
        check_focus(desk)


def test_a_press_on_a_tile_that_is_gone_does_nothing(desk: Desk, qtbot: QtBot) -> None:
    tile = desk.fitting(1)
    node = desk.hand_node(tile)
    acts = node.actionInterface()
    desk.play(Play(tile, desk.match.hand.line.fitting_ends(tile)[0]))
    acts.doAction(acts.pressAction())
    done: list[bool] = []
    QTimer.singleShot(0, desk.view, lambda: done.append(True))
    qtbot.waitUntil(lambda: bool(done))
    assert desk.reports() == []


def test_what_is_seen_no_more_is_no_valid_node(desk: Desk) -> None:
    before = desk.match
    line_tile = next(m for m in before.hand.legal_moves() if isinstance(m, Play))
    desk.play(line_tile)
    desk.play(desk.match.hand.legal_moves()[0])
    played = desk.match.hand.line.tiles[desk.model(Change.REFRESHED).last_placed or 0]
    node = query(desk.view.scene().tiles[played])
    assert node.isValid()
    desk.match = before
    desk.show(Change.UNDONE)
    if played not in desk.match.hand.line.tiles and played not in desk.hand:
        assert not node.isValid()
        assert node.state().invalid
        assert node.text(Text.Name) == ""


def test_rectangles_are_on_the_screen_where_things_are_seen(desk: Desk) -> None:
    def seen(node: QAccessibleInterface) -> QGraphicsItem | None:
        at = desk.view.viewport().mapFromGlobal(node.rect().center())
        return desk.view.itemAt(at)

    for step in range(3):
        for index in range(desk.group(2).childCount()):
            node = desk.group(2).child(index)
            port = desk.view.viewport()
            visible = node.rect().translated(-port.mapToGlobal(QPoint(0, 0)))
            if not visible.isEmpty() and desk.view.regions is not None:
                assert seen(node) is node.object()
        desk.view.zoom_in()
        assert step < 3


# -- events -----------------------------------------------------------------------------------

Told = list[tuple[str, str]]


@pytest.fixture
def told(active: None, monkeypatch: pytest.MonkeyPatch) -> Told:
    """Kind and name of everything readers are told of."""
    events: Told = []

    def record(event: QAccessibleEvent) -> None:
        node = event.accessibleInterface()
        events.append((event.type().name, node.text(Text.Name) if node is not None else ""))

    monkeypatch.setattr(QAccessible, "updateAccessibility", staticmethod(record))
    return events


def of_kind(told: Told, *kinds: str) -> Told:
    return [event for event in told if event[0] in kinds]


def test_after_a_play_first_the_focus_then_the_change(desk: Desk, told: Told) -> None:
    tile = desk.fitting(2)
    desk.view.focus_node(desk.view.scene().tiles[tile])
    desk.choose(tile, End.LEFT)
    told.clear()
    desk.play(Play(tile, End.LEFT))
    kinds = of_kind(told, "Focus", "ObjectDestroyed", "ObjectCreated")
    name = query(desk.view.current).text(Text.Name)
    assert kinds[0] == ("Focus", name)
    assert [kind for kind, _ in kinds].count("Focus") == 1
    tile_events = [kind for kind, text in kinds if desk.spoken.tile(tile) in text]
    destroyed = [i for i, (kind, _) in enumerate(kinds) if kind == "ObjectDestroyed"]
    created = [i for i, (kind, _) in enumerate(kinds) if kind == "ObjectCreated"]
    assert destroyed
    assert created
    assert max(destroyed) < max(created)
    assert tile_events or tile.is_double


def test_a_reader_is_not_told_the_name_of_what_has_the_focus(desk: Desk, told: Told) -> None:
    told.clear()
    tile = desk.focused
    assert isinstance(tile, Tile)
    desk.choose(tile, desk.match.hand.line.fitting_ends(tile)[0])
    said = [text for _, text in of_kind(told, "NameChanged")]
    assert not any(text.startswith(desk.spoken.tile(tile)) for text in said)
    others = [t for t in desk.hand if t != tile]
    desk.view.focus_node(desk.view.scene().tiles[others[0]])
    events = of_kind(told, "Focus", "NameChanged")
    focus = events.index(("Focus", desk.hand_node(others[0]).text(Text.Name)))
    assert ("NameChanged", desk.hand_node(tile).text(Text.Name)) in events[focus:]


def test_others_names_are_told_when_they_change(desk: Desk, told: Told, qtbot: QtBot) -> None:
    tile = desk.fitting(1)
    desk.play(Play(tile, desk.match.hand.line.fitting_ends(tile)[0]))
    told.clear()
    while desk.match.hand.turn not in (PERSON, None):
        desk.play(desk.match.hand.legal_moves()[0])
    others = {desk.hand_node(other).text(Text.Name) for other in desk.hand if other != desk.focused}
    # Several moves in a moment are one piece of news.
    qtbot.waitUntil(lambda: others <= {text for _, text in of_kind(told, "NameChanged")})


def test_the_choice_is_told_as_a_state(desk: Desk, told: Told) -> None:
    told.clear()
    desk.choose(desk.fitting(1))
    assert len(of_kind(told, "StateChanged")) >= 1


def test_the_focus_of_the_view_is_followed_by_that_of_the_node(
    desk: Desk, told: Told, qtbot: QtBot
) -> None:
    desk.view.clearFocus()
    told.clear()
    desk.view.setFocus()
    name = query(desk.view.current).text(Text.Name)
    qtbot.waitUntil(lambda: bool(told) and told[-1] == ("Focus", name))


def test_a_deal_moves_the_focus_to_a_tile_of_the_new_hand(desk: Desk, told: Told) -> None:
    rng = random.Random(3)
    while desk.match.hand.result is None:
        desk.play(rng.choice(desk.match.hand.legal_moves()))
    told.clear()
    desk.deal()
    name = query(desk.view.current).text(Text.Name)
    assert of_kind(told, "Focus")[-1] == ("Focus", name)
    assert desk.focused in desk.hand


def test_no_event_while_no_reader_is_there(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    events: list[object] = []
    monkeypatch.setattr(QAccessible, "updateAccessibility", staticmethod(events.append))
    desk.choose(desk.fitting(2))
    desk.play(Play(desk.fitting(2), End.LEFT))
    assert events == []


# -- for long ---------------------------------------------------------------------------------


def test_many_deals_under_a_reader_that_walks_the_tree(
    qtbot: QtBot, active: None, request: pytest.FixtureRequest
) -> None:
    """Nodes are made once: no deal makes another."""
    rng = random.Random(7)
    desk = Desk(qtbot, MatchState.new("many")).open(qtbot)

    def count() -> int:
        gc.collect()
        return sum(isinstance(found, Node) for found in gc.get_objects())

    def hand() -> None:
        desk.match = MatchState.new(rng.randrange(10**6))
        desk.show(Change.MATCH_STARTED)
        moves: list[Move] = []
        for _ in range(8):
            moves = list(desk.match.hand.legal_moves())
            desk.play(rng.choice(moves))
            for node in walk(query(desk.view)):
                node.text(Text.Name), node.rect(), node.state()

    hand()
    before = count()
    for _ in range(40):
        hand()
    assert count() == before


def test_selection_of_a_tile_that_is_not_in_hand_any_more_is_no_crash(desk: Desk) -> None:
    tile = desk.fitting(1)
    end = desk.match.hand.line.fitting_ends(tile)[0]
    desk.choose(tile, end)
    desk.match = desk.match.apply(Play(tile, end))
    desk.selection = None
    desk.show(Change.MOVED)
    check(desk)
    assert desk.selection != Selection(tile, end)
