"""The scene: puts the items where a `TableModel` wants them, and moves them there."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final, Protocol

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, QTimer, Signal
from PySide6.QtGui import QAccessible, QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from chiva_engine.hand import Outcome
from chiva_engine.moves import End, Pass, Play
from chiva_engine.tiles import ALL_TILES, SEATS, Tile, team_of
from chiva_engine.timeline import PERSON
from chiva_qt.a11y.nodes import Node, notify
from chiva_qt.phrases import Phrases
from chiva_qt.presentation import Change, HandTile, Phase, SeatModel, TableModel
from chiva_qt.table import motion as timing
from chiva_qt.table.geometry import Rect
from chiva_qt.table.items import (
    ChooserItem,
    EndItem,
    Face,
    Group,
    Look,
    RackItem,
    SeatItem,
    TileItem,
)
from chiva_qt.table.line_layout import (
    Camera,
    Limits,
    LineLayout,
    Pin,
    Place,
    choose_limits,
    enlarged_pins,
    lay_line,
    place_label,
    stage,
)
from chiva_qt.table.motion import Curve, Motion
from chiva_qt.table.mover import Mover, Pose
from chiva_qt.table.paint.base import qrect, text_width
from chiva_qt.table.paint.labels import Team
from chiva_qt.table.paint.plates import Chooser, Plate
from chiva_qt.table.paint.table import draw_ground
from chiva_qt.table.paint.tile import RAISE, TileState, prepare_tile
from chiva_qt.table.regions import LEAST_TARGET, Regions

_LINE, _GHOST, _PIN, _PLATE, _HAND, _FLYING, _DRAGGED = 10, 20, 21, 30, 40, 50, 60
"""What lies over what."""

RIM: Final = 10.0
"""The width of the table's rim, in units of k: an enlarged line stays within it."""

LARGEST_ZOOM: Final = 4.0

_SHARPENED: Final = 2
"""Tiles that are painted anew between two looks at what the person does."""

_IN_LINE: Final = (TileState.PLAIN, TileState.LAST)
_IN_HAND: Final = (TileState.PLAIN, TileState.UNPLAYABLE, TileState.CHOSEN)
"""The states in which tiles are seen there."""

_DEALS: Final = (Change.MATCH_STARTED, Change.HAND_DEALT, Change.RESTARTED)


class HoldLike(Protocol):
    """What keeps computer moves off the table until it is released."""

    def release(self) -> None: ...


class TableScene(QGraphicsScene):
    """All items of the table. Lengths are logical pixels of the viewport."""

    seen = Signal()
    """The table was painted for the first time, and what the person did at once is done."""

    def __init__(
        self,
        phrases: Phrases,
        spoken: Phrases,
        hold: Callable[[str], HoldLike],
        activate: Callable[[Node], None],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._phrases = phrases
        self._spoken = spoken
        self._hold = hold
        self._held: HoldLike | None = None
        self._seen = False
        self._flights: set[TileItem] = set()
        self.motion = Motion(self)
        self.model: TableModel | None = None
        self.regions: Regions | None = None
        self.look: Look | None = None
        self.tiles = {tile: TileItem(tile, self.motion, activate) for tile in ALL_TILES}
        self.ends = {end: EndItem(end, self.motion, activate) for end in (*End, None)}
        self.seats = {seat: SeatItem(seat) for seat in SEATS}
        self.chooser = ChooserItem(activate)
        self.rack = RackItem()
        self.hand, self.end_group, self.line, self.seat_group = (Group() for _ in range(4))
        self._limits: Limits | None = None
        """The limits of the line that lies; None while they are to be chosen anew."""
        self._laid: tuple[list[tuple[int, int]], int] | None = None
        """The line for which they were chosen."""
        self._layout = LineLayout((), Limits(0.0, 0.0))
        self._whole = Camera(1.0, 0.0, 0.0)
        """The camera that shows the whole line."""
        self._camera = self._whole
        """The camera with the person's zoom."""
        self._zoom = 1.0
        self._pan = (0.0, 0.0)
        """How far the person moved the line, in cells."""
        self._clip: QRectF | None = None
        """Where the enlarged line is seen; None while all of it is."""
        self._hand_key: tuple[str, int] | None = None
        self._dragged: TileItem | None = None
        self._refused: TileItem | None = None
        self._unrefuse = QTimer(self)
        self._unrefuse.setSingleShot(True)
        self._unrefuse.setInterval(timing.OUTLINE)
        self._unrefuse.timeout.connect(self._end_refusal)
        self.seen.connect(self._sharpen)
        self.motion.rested.connect(self._come_to_rest)
        self._populate()

    def _populate(self) -> None:
        for group in (self.hand, self.end_group, self.line, self.seat_group):
            self.addItem(group)
        for tile in self.tiles.values():
            self.addItem(tile)
        for end in self.ends.values():
            for item in (end, end.ghost, end.pin):
                self.addItem(item)
            end.ghost.setZValue(_GHOST)
            end.pin.setZValue(_PIN)
        self.rack.setZValue(_PLATE)
        self.addItem(self.rack)
        for node in (*self.seats.values(), self.chooser, *self.chooser.segments.values()):
            node.setZValue(_PLATE)
            self.addItem(node)
        self.chooser.set_nodes(tuple(self.chooser.segments.values()))

    @property
    def groups(self) -> tuple[Group, ...]:
        """The groups in reading order."""
        chooser = (self.chooser,) if self.chooser.isVisible() else ()
        return (self.hand, self.end_group, *chooser, self.line, self.seat_group)

    # -- what is shown ----------------------------------------------------------------

    def set_regions(self, regions: Regions, look: Look) -> None:
        """Take another size or look: everything is laid anew, at once."""
        self.motion.finish()
        moved = self.regions != regions
        self.regions, self.look = regions, look
        for tile in self.tiles.values():
            tile.look = look
        for seat in self.seats.values():
            seat.look = look
        self.chooser.look = self.rack.look = look
        for end in self.ends.values():
            end.ghost.look = end.pin.look = look
        if moved:
            self._hand_key = None
        self.setSceneRect(qrect(regions.view))
        if self.model is not None:
            self._arrange(self.model, None, animate=False)
            self._list(self.model)
        self.update()

    def rename(self, model: TableModel) -> None:
        """Give every node its name in `model`, as far as it is part of it."""
        spoken = self._spoken
        self.hand.set_name(spoken.hand_group())
        self.end_group.set_name(spoken.ends_group())
        self.line.set_name(spoken.line_group())
        self.seat_group.set_name(spoken.seats_group())
        for held in model.hand:
            self.tiles[held.tile].set_name(spoken.hand_tile(model, held.tile))
        for index, tile in enumerate(model.line.tiles):
            self.tiles[tile].set_name(spoken.line_tile(model, index))
        chosen = model.selection
        for end, item in self.ends.items():
            # Names that nobody may ask for are not kept: they would be of another moment.
            there = bool(model.line) if end is not None else chosen is not None and not model.line
            item.set_name(spoken.end_item(model, end) if there else "")
        for seat, plate in self.seats.items():
            plate.set_name(spoken.seat_item(model, seat))
        self.chooser.set_name("" if chosen is None else spoken.play_on(chosen.tile))
        for shown in model.ends:
            open_there = chosen is not None and shown.number is not None
            label = spoken.end_label(shown.end, shown.number or 0) if open_there else ""
            self.chooser.segments[shown.end].set_name(label)

    def show(self, model: TableModel, animate: bool) -> None:
        """Show `model` in place of the one before."""
        before, self.model = self.model, model
        animate = animate and before is not None and self.motion.enabled
        self._dragged = None
        self._end_refusal()
        if self.regions is not None:
            self._arrange(model, before, animate)
        self._list(model)
        for item in self.tiles.values():
            if item.owner is None:
                item.set_name("")
        if model.change is Change.REFUSED and model.refusal is not None:
            refused = self.tiles.get(model.refusal.tile) if model.refusal.tile else None
            if refused is not None and refused.owner is self.hand:
                self._shake(refused, animate)
        self._settle_hold()

    def _list(self, model: TableModel) -> None:
        """Put the nodes into their groups."""
        if model.line:
            ends = [self.ends[End.LEFT], self.ends[End.RIGHT]]
        else:
            ends = [self.ends[None]] if self.ends[None].is_target else []
        wanted: list[tuple[Group, list[Node]]] = [
            (self.hand, [self.tiles[held.tile] for held in model.hand]),
            (self.end_group, [*ends]),
            (self.line, [self.tiles[tile] for tile in model.line.tiles]),
            (self.seat_group, [item for item in self.seats.values() if item.isVisible()]),
        ]
        # A tile leaves one group before it joins another.
        for group, nodes in wanted:
            group.drop_all_but(nodes)
        for group, nodes in wanted:
            group.set_nodes(nodes)
        for held in model.hand:
            self.tiles[held.tile].set_selected(held.chosen)
        for shown in model.ends:
            self.ends[shown.end].set_selected(shown.chosen)
            self.chooser.segments[shown.end].set_selected(shown.chosen)

    # -- laying out ------------------------------------------------------------------

    def _arrange(self, model: TableModel, before: TableModel | None, animate: bool) -> None:
        """Put everything in its place. `before` is `model` itself when only a drag changed."""
        regions = self.regions
        if regions is None:
            return
        key = (model.seed, model.hand_number)
        if key != self._hand_key or not model.line:
            self._hand_key = key
            previous = self._limits = None
            self._zoom, self._pan = 1.0, (0.0, 0.0)
        else:
            previous = self._whole
        if self._lay(model, regions):
            previous = None
        ghosts = self._ghosts(model)
        at_ends = {end: place for end, place in ghosts.items() if end is not None}
        staged = stage(self._layout, regions.line, regions.frame.scale, at_ends, previous)
        self._whole = staged.camera
        self._aim()
        landing = self._arrange_line(model, before, animate)
        self._arrange_hand(model, before, regions, animate)
        self._gather(model, before, animate)
        pins = self._pins(regions, staged.pins, at_ends)
        self._arrange_ends(model, regions, ghosts, pins, landing, animate)
        self._arrange_seats(model, regions)
        self._arrange_chooser(model, regions)
        self._cover_areas(regions)
        if animate and model is not before:
            self._show_happening(model, max(landing.values(), default=0))

    def _show_happening(self, model: TableModel, delay: int) -> None:
        """Move what a pass and a block move; delay: until the last tile lies."""
        if model.change is not Change.MOVED or not model.log:
            return
        last = model.log[-1]
        if isinstance(last.move, Pass):
            self._knock(self.seats[last.seat])
        if model.result is not None and model.result.outcome is not Outcome.DOMINO:
            self._settle(model, delay)

    def _lay(self, model: TableModel, regions: Regions) -> bool:
        """Lay the line. Whether tiles that lay before lie elsewhere now."""
        origin, region, scale = model.line.origin, regions.line, regions.frame.scale
        placed = [(p.left, p.right) for p in model.line.placed]
        before = self._limits
        if before is None or self._laid != (placed, origin):
            self._limits = choose_limits(placed, origin, region, scale, before)
            self._laid = placed, origin
        limits = self._limits or Limits(0.0, 0.0)
        self._layout = lay_line(placed, origin, limits)
        if before is None or before == limits:
            return False
        return lay_line(placed, origin, before).places != self._layout.places

    def _shown(self, regions: Regions) -> Rect:
        """What the camera shows of the line's region, in cells."""
        camera, line = self._camera, regions.line
        return Rect.around(camera.x, camera.y, line.width / camera.cell, line.height / camera.cell)

    def _pins(
        self, regions: Regions, pins: tuple[Pin, ...], ghosts: Mapping[End, Place]
    ) -> tuple[Pin, ...]:
        """The pins as they are seen: those beside an enlarged line keep their size."""
        if self._zoom == 1.0 or not pins:
            return pins
        radius = pins[0].radius / self._zoom
        return enlarged_pins(self._layout, self._shown(regions), radius, ghosts)

    def _aim(self) -> None:
        whole = self._whole
        self._camera = Camera(
            whole.cell * self._zoom, whole.x - self._pan[0], whole.y - self._pan[1]
        )
        regions = self.regions
        self._clip = None
        if regions is not None and self._zoom > 1.0:
            rim = -RIM * regions.frame.scale
            self._clip = qrect(regions.table.grown(rim, rim))
        for end in self.ends.values():
            end.ghost.clip = self._clip
            end.pin.set_clip(self._clip)

    def _ghosts(self, model: TableModel) -> dict[End | None, Place]:
        """Where the tile that is chosen or dragged would lie."""
        if self._dragged is not None:
            tile = self._dragged.tile
            if not model.can_play(tile):
                return {}
        elif model.selection is not None:
            tile = model.selection.tile
        else:
            return {}
        numbers = (tile.high, tile.low)
        if not model.line:
            return {None: self._layout.ghost(End.LEFT, numbers)}
        fitting = model.line.fitting_ends(tile)
        return {end: self._layout.ghost(end, numbers) for end in fitting}

    def _pose(self, x: float, y: float) -> Pose:
        """The stand at a point given in cells."""
        region = self.regions.line if self.regions else Rect(0, 0, 0, 0)
        return Pose(*self._camera.point(x, y, region))

    def _plate_pose(self, seat: int, cell: float) -> Pose:
        """Where a seat's tile comes from: a face-down tile's size, on the seat's plate."""
        if self.regions is None:
            return Pose(0, 0)
        if seat == PERSON:
            area = self.regions.hand
            return Pose(area.cx, area.cy)
        centre = self.seats[seat].frame.center()
        return Pose(centre.x(), centre.y(), self.regions.back / cell)

    def _arrange_line(
        self, model: TableModel, before: TableModel | None, animate: bool
    ) -> dict[End | None, int]:
        """Lay the line. Gives how long the tile that was just played flies, by its end."""
        landing: dict[End | None, int] = {}
        seats = model.line_seats
        arrivals = _arrivals(before, model) if animate and before is not None else []
        cell = self._camera.cell
        for index, (tile, place) in enumerate(
            zip(model.line.tiles, self._layout.places, strict=True)
        ):
            item = self.tiles[tile]
            goal = self._pose(place.x, place.y)
            last = index == model.last_placed
            item.in_line()
            item.clip = self._clip
            if not animate:
                item.set_face(Face.of(place, cell))
                item.set_marks(last=last)
                self._stand(item, goal, _LINE)
            elif tile in arrivals:
                own = seats[index] == PERSON
                delay = arrivals.index(tile) * timing.FADE
                duration = timing.PLAY if own else timing.PLAY_OTHER
                item.set_face(Face.of(place, cell))
                item.set_marks()
                item.clip = None
                if not item.isVisible():
                    item.mover.place(self._plate_pose(seats[index], cell))
                self._fly(item, goal, duration, delay)
                landing[_end_of(tile, model)] = delay + duration
            else:
                # Tiles are painted anew at their new size when all is at rest.
                item.set_face(Face.of(place, item.face.width))
                goal = Pose(goal.x, goal.y, cell / item.face.width)
                if item not in self._flights or item.mover.goal != goal:
                    self._flights.discard(item)
                    item.set_marks(last=last)
                    item.setZValue(_LINE)
                    item.mover.go(goal, timing.CAMERA)
            item.setVisible(True)
        return landing

    def _arrange_hand(
        self, model: TableModel, before: TableModel | None, regions: Regions, animate: bool
    ) -> None:
        dealt = animate and model is not before and model.change in _DEALS
        cells = regions.hand_cells(len(model.hand))
        marks = []
        for index, (held, cell) in enumerate(zip(model.hand, cells, strict=True)):
            item = self.tiles[held.tile]
            item.in_hand()
            item.clip = None
            item.set_face(Face(held.tile.high, held.tile.low, True, regions.hand_tile))
            item.set_marks(dim=not held.playable, raised=held.chosen or item is self._dragged)
            goal = Pose(cell.cx, cell.cy - (RAISE * regions.hand_tile if held.chosen else 0.0))
            if item is self._dragged:
                item.setZValue(_DRAGGED)
            elif dealt:
                item.mover.place(Pose(regions.table.cx, regions.table.cy, 0.7))
                self._fly(item, goal, timing.PLAY, index * timing.DEAL_STEP, rise=0.0)
            elif animate and item.isVisible():
                sideways = abs(goal.x - item.mover.goal.x) > 1.0
                item.setZValue(_HAND)
                item.mover.go(goal, timing.CAMERA if sideways else timing.LIFT)
            else:
                self._stand(item, goal, _HAND)
            item.setVisible(True)
            mark = _fit_mark(model, held)
            if mark:
                marks.append((cell.cx, mark))
        self.rack.set_marks(regions.ledge_for(len(model.hand)), marks, regions.hand_tile)

    def _gather(self, model: TableModel, before: TableModel | None, animate: bool) -> None:
        """Take away the tiles that are seen no more."""
        staying = {*model.line.tiles, *(held.tile for held in model.hand)}
        for tile, item in self.tiles.items():
            if tile not in staying and item.isVisible():
                self._leave(item, before, model, animate)

    def _come_to_rest(self) -> None:
        self._settle_hold()
        self._sharpen()

    def _sharpen(self) -> None:
        """Paint a few tiles at the size they are shown; the rest a moment later."""
        if self.motion.moving:
            return
        if self._prepare():
            QTimer.singleShot(0, self, self._sharpen)
            return
        cell = self._camera.cell
        blurred = [
            item
            for item in self.tiles.values()
            if item.owner is self.line and item.face.width != cell
        ]
        for item in blurred[:_SHARPENED]:
            face, goal = item.face, item.mover.goal
            item.set_face(Face(face.first, face.second, face.upright, cell))
            item.mover.place(Pose(goal.x, goal.y))
        if len(blurred) > _SHARPENED:
            QTimer.singleShot(0, self, self._sharpen)

    def _prepare(self) -> bool:
        """Paint one of the bodies that tiles will have next, so that no movement has to wait for
        it; False when all are there."""
        regions, look, views = self.regions, self.look, self.views()
        seen = bool(views) and views[0].isVisible()
        if regions is None or look is None or not seen or not self.motion.enabled:
            return False
        ratio = views[0].devicePixelRatioF()
        cell, held = self._camera.cell, regions.hand_tile
        wanted = [
            *((cell, upright, state) for state in _IN_LINE for upright in (False, True)),
            *((held, True, state) for state in _IN_HAND),
        ]
        return any(
            prepare_tile(width, upright, state, ratio, look.theme, look.tiles)
            for width, upright, state in wanted
        )

    def _stand(self, item: TileItem, pose: Pose, z: float) -> None:
        item.mover.place(pose)
        item.setZValue(z)

    def _fly(
        self, item: TileItem, goal: Pose, duration: int, delay: int, rise: float = 0.08
    ) -> None:
        """Glide to the line or into the hand; computer moves wait until it is there."""
        item.setZValue(_FLYING)
        self._flights.add(item)

        def land() -> None:
            self._flights.discard(item)
            lies = item.owner is self.line
            item.setZValue(_LINE if lies else _HAND)
            if lies:
                item.set_marks(last=item is self._last_placed())
                item.clip = self._clip
            self._settle_hold()

        item.mover.go(goal, duration, delay=delay, curve=Curve.InOutCubic, rise=rise, done=land)
        if not item.mover.moving:
            land()

    def _last_placed(self) -> TileItem | None:
        model = self.model
        if model is None or model.last_placed is None:
            return None
        return self.tiles[model.line.tiles[model.last_placed]]

    def _leave(
        self, item: TileItem, before: TableModel | None, model: TableModel, animate: bool
    ) -> None:
        """A tile is seen no more: taken back by another seat, or gathered in for the next deal."""
        seats = dict(zip(before.line.tiles, before.line_seats, strict=True)) if before else {}
        seat = seats.get(item.tile)
        if animate and model.change is Change.UNDONE and seat is not None:
            goal = self._plate_pose(seat, item.face.width)
            item.mover.go(goal, timing.CAMERA, done=lambda: item.setVisible(False))
        else:
            self.motion.drop(item.mover)
            item.setVisible(False)

    def _arrange_ends(
        self,
        model: TableModel,
        regions: Regions,
        ghosts: Mapping[End | None, Place],
        pins: Sequence[Pin],
        landing: Mapping[End | None, int],
        animate: bool,
    ) -> None:
        cell = self._camera.cell
        chosen = model.selection.end if model.selection is not None else None
        for end, item in self.ends.items():
            place = ghosts.get(end)
            ghost = item.ghost
            if place is None:
                ghost.setVisible(False)
            else:
                shown = ghost.isVisible()
                outlined = self._dragged is None and (end is None or end is chosen)
                ghost.set_face(Face.of(place, cell), outlined)
                ghost.mover.place(self._pose(place.x, place.y))
                ghost.setVisible(True)
                if animate and not shown:
                    self._fade(ghost, 0)
            pin = next((pin for pin in pins if pin.end is end), None)
            if pin is None or not model.line:
                item.pin.setVisible(False)
            else:
                # The first tile shows both ends at once.
                delay = landing.get(end, landing.get(None, 0))
                self._arrange_pin(item, pin, regions, pins, ghosts, delay, animate)

    def _arrange_pin(
        self,
        item: EndItem,
        pin: Pin,
        regions: Regions,
        pins: Sequence[Pin],
        ghosts: Mapping[End | None, Place],
        delay: int,
        animate: bool,
    ) -> None:
        cell = self._camera.cell
        tip = QPointF((pin.tip_x - pin.x) * cell, (pin.tip_y - pin.y) * cell)
        label, text = QRectF(), ""
        if regions.frame.wide:
            text = self._phrases.end(pin.end)
            size = item.pin.label_size(text, pin.end, regions.frame.scale)
            blocked = [p.rect for p in (*self._layout.places, *ghosts.values())]
            blocked += [other.rect for other in pins if other is not pin]
            # A pin may touch the pill's own margin, not the words.
            hidden = min(pin.radius / 2, 6 * regions.frame.scale / cell)
            wide, high = size.width() / cell, size.height() / cell
            at = place_label(pin, wide, high, blocked, self._shown(regions), hidden)
            if at is None:
                text = ""
            else:
                label = qrect(at.moved(-pin.x, -pin.y).scaled(cell))
        shown = item.pin.isVisible()
        item.pin.set_shape(pin.number, pin.radius * cell, tip, label, text, pin.end)
        goal = self._pose(pin.x, pin.y)
        if animate and shown and not delay:
            item.pin.mover.go(goal, timing.CAMERA)
        else:
            item.pin.mover.place(goal)
        item.pin.setVisible(True)
        if animate and (delay or not shown):
            self._fade(item.pin, delay)

    def _fade(self, item: QGraphicsItem, delay: int) -> None:
        self.motion.run(("fade", item), timing.FADE, item.setOpacity, delay=delay)

    def _arrange_seats(self, model: TableModel, regions: Regions) -> None:
        places = {1: regions.you, 2: regions.right, 3: regions.partner, 4: regions.left}
        for seat, item in self.seats.items():
            place = places[seat]
            item.setVisible(place is not None)
            if place is not None:
                plate = self._plate(model.seat(seat), place)
                item.set_plate(plate, place, regions.back, note_fits=regions.you_note)

    def _plate(self, shown: SeatModel, place: Rect) -> Plate:
        phrases, look = self._phrases, self.look
        name = phrases.seat(shown.seat)
        level = ""
        if shown.level is not None:
            wide = look is not None and look.wide
            level = phrases.seat_level(shown.level) if wide else phrases.level(shown.level)
        note = ""
        if look is not None and look.show_passes and shown.passed_on:
            note = phrases.passed_note(shown.passed_on)
            if text_width(note, 12 * look.scale, 600) > place.width - 30 * look.scale:
                note = phrases.passed_note(shown.passed_on, short=True)
        return Plate(
            name=name,
            badge=name[:1] if shown.seat == PERSON else str(shown.seat),
            team=Team.OWN if shown.team == team_of(PERSON) else Team.OTHER,
            tiles=shown.tiles,
            count_text=phrases.tile_count(shown.tiles),
            level=level,
            note=note,
            turn=shown.to_move,
            chip=phrases.turn_chip(shown.seat) if shown.to_move else "",
        )

    def _settle(self, model: TableModel, delay: int) -> None:
        """The line of a blocked hand draws a breath, from its middle outwards."""
        for index, tile in enumerate(model.line.tiles):
            mover = self.tiles[tile].mover

            def step(share: float, mover: Mover = mover) -> None:
                mover.swell(1.0 + 0.06 * math.sin(math.pi * share))

            later = delay + 24 * abs(index - model.line.origin)
            self.motion.run(("settle", tile), timing.SETTLE, step, delay=later)

    def _knock(self, item: SeatItem) -> None:
        """A seat that passes knocks on the table, twice."""

        def step(share: float) -> None:
            item.setY(-4.0 * abs(math.sin(math.tau * share)) * (1 - share))

        self.motion.run(("knock", item.seat), 2 * timing.NOTE, step, curve=Curve.Linear)

    def _arrange_chooser(self, model: TableModel, regions: Regions) -> None:
        chooser, chosen, place = self.chooser, model.selection, regions.chooser
        if place is None or chosen is None or not model.line:
            if chooser.isVisible():
                notify(chooser, QAccessible.Event.ObjectDestroyed)
            chooser.setVisible(False)
            return
        phrases = self._phrases
        left, right = (
            "" if end.number is None else phrases.end_label(end.end, end.number)
            for end in model.ends
        )
        fits = frozenset(end.end for end in model.ends if end.target)
        content = Chooser(phrases.play_on(chosen.tile), left, right, fits, chosen.end)
        chooser.show_ends(content, place, regions.frame.scale)
        if not chooser.isVisible():
            chooser.setVisible(True)
            notify(chooser, QAccessible.Event.ObjectCreated)

    def _cover_areas(self, regions: Regions) -> None:
        self.hand.area = qrect(regions.hand)
        self.end_group.area = self.line.area = qrect(regions.line)
        self.seat_group.area = qrect(regions.table)

    def _shake(self, item: TileItem, animate: bool) -> None:
        """A tile that cannot be played says no: it shakes its head, or shows an outline."""
        if not animate:
            item.set_refused(True)
            self._refused = item
            self._unrefuse.start()
            return
        reach = 0.11 * item.face.width

        def step(share: float) -> None:
            # Three swings that die away; at both ends it stands straight.
            item.mover.shift(reach * (1 - share) * math.sin(3 * math.tau * share))

        self.motion.run(("shake", item.tile), timing.SHAKE, step, curve=Curve.Linear)

    def _end_refusal(self) -> None:
        self._unrefuse.stop()
        if self._refused is not None:
            self._refused.set_refused(False)
            self._refused = None

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        del rect
        if not self._seen:
            self._seen = True
            QTimer.singleShot(timing.SEEN, self, self.seen.emit)
        regions, look = self.regions, self.look
        if regions is not None and look is not None:
            draw_ground(
                painter,
                regions.view,
                regions.table,
                regions.table_radius,
                look.scale,
                look.theme,
            )

    # -- the hold while something flies --------------------------------------------------

    def _settle_hold(self) -> None:
        """Hold computer moves exactly while a tile flies."""
        self._flights = {item for item in self._flights if item.mover.moving}
        if self._flights and self._held is None:
            self._held = self._hold("animation")
        elif not self._flights and self._held is not None:
            # Later: the next move may come from inside the release.
            QTimer.singleShot(0, self, self._release)

    def _release(self) -> None:
        if not self._flights and self._held is not None:
            held, self._held = self._held, None
            held.release()

    def rest(self) -> None:
        """Bring all movement to its end."""
        self.motion.finish()
        self._settle_hold()

    # -- zoom -------------------------------------------------------------------------

    @property
    def zoom(self) -> float:
        return self._zoom

    def set_zoom(self, zoom: float, centre: QPointF | None = None) -> None:
        """Show the line larger about a point; 1 shows all of it."""
        regions = self.regions
        if regions is None or self.model is None:
            return
        zoom = min(max(zoom, 1.0), LARGEST_ZOOM)
        about = centre if centre is not None else QPointF(regions.line.cx, regions.line.cy)
        offset = about - QPointF(regions.line.cx, regions.line.cy)
        change = 1 / (self._whole.cell * zoom) - 1 / (self._whole.cell * self._zoom)
        self._pan = (self._pan[0] + offset.x() * change, self._pan[1] + offset.y() * change)
        self._zoom = zoom
        self._look_again()

    def pan(self, by: QPointF) -> None:
        """Move the enlarged line by so many pixels."""
        cell = self._camera.cell
        self._pan = (self._pan[0] + by.x() / cell, self._pan[1] + by.y() / cell)
        self._look_again()

    def bring_into_view(self, node: Node) -> None:
        """Move the enlarged line so that a node of it is seen."""
        regions = self.regions
        if regions is None or self._zoom == 1.0 or not isinstance(node, TileItem | EndItem):
            return
        if isinstance(node, TileItem) and node.owner is not self.line:
            return
        seen = qrect(regions.line)
        if isinstance(node, TileItem):
            box = node.mapRectToScene(node.face.cell)
        elif self._layout.places:
            # The tile that is open there; its pin keeps beside what is seen of it.
            place = self._layout.places[0 if node.end is End.LEFT else -1]
            box = qrect(self._camera.rect(place.rect, regions.line))
            if node.is_target:
                box = box.united(node.ghost.mapRectToScene(node.ghost.face.cell))
        else:
            return
        dx = max(seen.left() - box.left(), 0.0) + min(seen.right() - box.right(), 0.0)
        dy = max(seen.top() - box.top(), 0.0) + min(seen.bottom() - box.bottom(), 0.0)
        if dx or dy:
            self.pan(QPointF(dx, dy))

    def _look_again(self) -> None:
        regions = self.regions
        if regions is None or self.model is None:
            return
        # No further than until the line's middle reaches the edge of what is seen.
        if self._zoom == 1.0:
            self._pan = (0.0, 0.0)
        reach_x = regions.line.width / self._whole.cell / 2 * (1 - 1 / self._zoom)
        reach_y = regions.line.height / self._whole.cell / 2 * (1 - 1 / self._zoom)
        self._pan = (
            min(max(self._pan[0], -reach_x), reach_x),
            min(max(self._pan[1], -reach_y), reach_y),
        )
        self._arrange(self.model, None, animate=False)

    # -- pointing ----------------------------------------------------------------------

    def target(self, point: QPointF) -> Node | None:
        """What a press at that point is meant for; None for the table itself."""
        hand = [item for item in self.hand.nodes if isinstance(item, TileItem)]
        gap = self.regions.hand_gap / 2 if self.regions else 0.0
        for item in reversed(hand):
            cell = item.face.cell.translated(item.mover.goal.x, item.mover.goal.y)
            if cell.adjusted(-gap, 0, gap, gap).contains(point):
                return item
        for segment in self.chooser.segments.values():
            if self.chooser.isVisible() and segment.frame.contains(point):
                return segment
        return self._nearest(self._end_areas(), point, 0.0)

    def drop_target(self, point: QPointF) -> EndItem | None:
        """The end at whose generous area a dragged tile is let go: one where it fits, if near."""
        targets = [(item, area) for item, area in self._end_areas() if item.is_target]
        slack = max(1.5 * self._camera.cell, 64.0)
        if self.regions is not None and self.ends[None].is_target:
            targets = [(self.ends[None], qrect(self.regions.table))]
        return self._nearest(targets, point, slack) or self._nearest(
            self._end_areas(), point, slack
        )

    def _end_areas(self) -> list[tuple[EndItem, QRectF]]:
        areas = []
        for item in self.ends.values():
            if item.is_target:
                areas.append((item, _wide_enough(item.frame)))
            if item.pin.isVisible():
                pin = item.pin.mapRectToScene(item.pin.body.united(item.pin.label))
                areas.append((item, _wide_enough(pin)))
        if self._clip is None:
            return areas
        clip = self._clip
        return [(item, area & clip) for item, area in areas if area.intersects(clip)]

    @staticmethod
    def _nearest(
        areas: Iterable[tuple[EndItem, QRectF]], point: QPointF, slack: float
    ) -> EndItem | None:
        def distance(area: QRectF) -> float:
            return Rect(area.x(), area.y(), area.width(), area.height()).distance(
                point.x(), point.y()
            )

        near = [(item, area) for item, area in areas if distance(area) <= slack]
        if not near:
            return None

        def order(pair: tuple[EndItem, QRectF]) -> tuple[float, float]:
            gap = pair[1].center() - point
            return distance(pair[1]), gap.x() ** 2 + gap.y() ** 2

        return min(near, key=order)[0]

    # -- dragging ----------------------------------------------------------------------

    def drag(self, item: TileItem, point: QPointF, grip: QPointF) -> None:
        """Let a hand tile follow the pointer, held at `grip` (seen from its middle)."""
        fresh = self._dragged is not item
        self._dragged = item
        if fresh and self.model is not None:
            self._arrange(self.model, self.model, animate=True)
        at = point - grip
        item.mover.place(Pose(at.x(), at.y()))

    def let_go(self) -> None:
        """The dragged tile stays where it is: the next model says where it goes."""
        self._dragged = None

    def stop_drag(self) -> None:
        """The dragged tile glides back into the hand."""
        self._dragged = None
        if self.model is not None:
            self._arrange(self.model, self.model, animate=True)


def _fit_mark(model: TableModel, held: HandTile) -> str:
    """The arrow under a tile of the hand; empty for one that cannot be played now."""
    if model.phase is not Phase.CHOOSE or not held.playable:
        return ""
    if not model.line:
        return "up"
    return "both" if len(held.ends) == 2 else held.ends[0].value


def _wide_enough(area: QRectF) -> QRectF:
    """An area no smaller than a finger."""
    dx = max(LEAST_TARGET - area.width(), 0.0) / 2
    dy = max(LEAST_TARGET - area.height(), 0.0) / 2
    return area.adjusted(-dx, -dy, dx, dy)


def _arrivals(before: TableModel, model: TableModel) -> list[Tile]:
    """The tiles that came to the line, in the order they were played."""
    if model.change not in (Change.MOVED, Change.REDONE):
        return []
    lay = set(before.line.tiles)
    played = [turn.move.tile for turn in model.log if isinstance(turn.move, Play)]
    return [tile for tile in played if tile not in lay]


def _end_of(tile: Tile, model: TableModel) -> End | None:
    """The end at which a tile was played; None for the one that opened."""
    for turn in model.log:
        if isinstance(turn.move, Play) and turn.move.tile == tile:
            return turn.move.end
    return None
