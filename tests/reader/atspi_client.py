"""Look at a program and act on it the way assistive technology does, over AT-SPI.

    atspi_client.py PID

Runs under the system's Python, which has gi; tests talk to it through tests.reader.desktop. Each
line on standard input is a request, each line on standard output its answer, both JSON:

    {"do": "tree"}                                     the program's tree, nested
    {"do": "press", "name": N, "role": R, "action": A} run an action of the first match
    {"do": "focus", "name": N, "role": R}              ask for the keyboard focus
    {"do": "walk"}                                     walk until the next line arrives

N is a regular expression for the whole accessible name; R, a role or null, must be equal. An answer
is {"error": "..."} where the request could not be carried out.
"""

import json
import re
import select
import sys
import time
import warnings

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

warnings.simplefilter("ignore", DeprecationWarning)  # libatspi's own

START_TIMEOUT = 20.0
DEEPEST = 40


class NotFoundError(Exception):
    """Nothing in the tree answers the request."""


def find_program(pid):
    """The application object of the process, as soon as it has registered."""
    deadline = time.monotonic() + START_TIMEOUT
    while time.monotonic() < deadline:
        desktop = Atspi.get_desktop(0)
        for index in range(desktop.get_child_count()):
            program = desktop.get_child_at_index(index)
            try:
                if program is not None and program.get_process_id() == pid:
                    return program
            except GLib.Error:
                continue  # it has just ended
        time.sleep(0.05)
    raise NotFoundError(f"process {pid} has no accessible application")


def children(node):
    """The children, each asked for by index; without those that go away meanwhile."""
    for index in range(node.get_child_count()):
        child = node.get_child_at_index(index)
        if child is not None:
            yield child


def box(node):
    """[x, y, width, height] on the screen, or None for what has no place."""
    component = node.get_component_iface()
    if component is None:
        return None
    extents = component.get_extents(Atspi.CoordType.SCREEN)
    return [extents.x, extents.y, extents.width, extents.height]


def actions(node):
    """The names of what can be done with it."""
    interface = node.get_action_iface()
    if interface is None:
        return []
    return [interface.get_action_name(index) for index in range(interface.get_n_actions())]


def describe(node):
    """What a screen reader could know of one object."""
    return {
        "role": node.get_role_name(),
        "name": node.get_name() or "",
        "description": node.get_description() or "",
        "states": sorted(state.value_nick for state in node.get_state_set().get_states()),
        "box": box(node),
        "actions": actions(node),
        "attributes": dict(node.get_attributes() or {}),
    }


def tree(node, depth=0):
    """The object with all below it. What vanishes while being read is left out."""
    entry = describe(node)
    entry["children"] = []
    if depth < DEEPEST:
        for child in children(node):
            try:
                entry["children"].append(tree(child, depth + 1))
            except GLib.Error:
                continue
    return entry


def walk(node, depth=0):
    """Every object below and including node."""
    yield node
    if depth < DEEPEST:
        for child in children(node):
            yield from walk(child, depth + 1)


def find(program, request):
    """The first object with the name and role that the request gives."""
    name, role = re.compile(request["name"]), request.get("role")
    for node in walk(program):
        if name.fullmatch(node.get_name() or "") and role in (None, node.get_role_name()):
            return node
    raise NotFoundError(f"nothing is named {request['name']!r} with role {role!r}")


def press(program, request):
    """Run the named action of an object."""
    node = find(program, request)
    names = actions(node)
    if request["action"] not in names:
        raise NotFoundError(f"{node.get_name()!r} can only {names}")
    done = node.get_action_iface().do_action(names.index(request["action"]))
    return {"done": bool(done)}


def focus(program, request):
    """Ask an object to take the focus."""
    component = find(program, request).get_component_iface()
    return {"done": component is not None and bool(component.grab_focus())}


def walk_on(program, requests):
    """Describe every object, again and again, until the next request arrives."""
    rounds, nodes, names = 0, 0, set()
    while rounds == 0 or not select.select([requests], [], [], 0)[0]:
        program.clear_cache()
        try:
            for node in walk(program):
                seen = describe(node)
                names.update((seen["name"], seen["description"]))
                nodes += 1
        except GLib.Error:
            program.get_child_count()  # raises again when the whole program has gone
        rounds += 1
    requests.readline()
    return {"rounds": rounds, "nodes": nodes, "names": sorted(names)}


def answer(program, request, requests):
    """Carry out one request."""
    program.clear_cache()
    match request["do"]:
        case "tree":
            return tree(program)
        case "press":
            return press(program, request)
        case "focus":
            return focus(program, request)
        case "walk":
            return walk_on(program, requests)
    raise NotFoundError(f"unknown request {request}")


def main():
    """Answer requests until standard input ends."""
    Atspi.init()
    Atspi.set_timeout(5000, 20000)
    program = find_program(int(sys.argv[1]))
    # Unbuffered: a request that waits to be read must still be seen by select().
    with open(0, "rb", buffering=0) as requests:
        for line in iter(requests.readline, b""):
            try:
                reply = answer(program, json.loads(line), requests)
            except (NotFoundError, GLib.Error) as error:
                reply = {"error": str(error)}
            sys.stdout.write(json.dumps(reply) + "\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
