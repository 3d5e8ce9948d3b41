#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Refuses includes that point the wrong way.

    check_includes.py [ROOT]

  engine      knows no Qt and nothing of editor, qml and app; editor knows nothing of app
  shared      folders know no game: engine/base, engine/geometry, engine/table, and all of editor and app/commands but
              their rooms of games; the programs themselves (app/main_cli.cpp) name the games there are
  a game      does not know the other
  two rooms   do not include each other, on whatever way round; a room is a folder of engine, of editor or of a game's room

Exit code: 0 all point the right way, 1 some do not, each with its line.
"""

import posixpath
import re
import sys
from collections import defaultdict
from pathlib import Path

GAMES = ("mageknight", "dungeoneer")
PARTS = ("engine", "editor", "app")
INCLUDE = re.compile(r'^\s*#\s*include\s*[<"]([^>"]+)[>"]')
ABOVE = {"engine": ("editor", "qml", "app", "tests"), "editor": ("app", "tests"), "app": ("tests",)}


def game_of(path):
    """The game whose room a file lies in, or nothing."""
    parts = path.split("/")
    return parts[1] if len(parts) > 2 and parts[1] in GAMES else None


def room_of(path):
    """The folder whose contents belong together: engine/base, editor/mageknight/render."""
    parts = path.split("/")[:-1]
    depth = 3 if game_of(path) else 2
    return "/".join(parts[:depth])


def includes_of(root):
    """All includes as (file, line number, included), in quotes or angle brackets; by way of .. they are named from the root."""
    for part in PARTS:
        for file in sorted((root / part).rglob("*")):
            if file.suffix not in (".h", ".cpp"):
                continue
            for number, line in enumerate(file.read_text().splitlines(), 1):
                if found := INCLUDE.match(line):
                    name = file.relative_to(root).as_posix()
                    included = found[1]
                    if ".." in included.split("/"):
                        included = posixpath.normpath(posixpath.join(posixpath.dirname(name), included))
                    yield name, number, included


def wrong_by_itself(file, included):
    """Why one include points the wrong way, or nothing."""
    part = file.split("/")[0]
    if part == "engine" and re.match(r"Q[A-Z]|Qt|qqml", included):
        return "the engine knows no Qt"
    if included.split("/")[0] in ABOVE[part]:
        return f"{part} does not know {included.split('/')[0]}"
    named = game_of(included)
    is_program = part == "app" and file.count("/") == 1
    if is_program or named is None:
        return None
    own = game_of(file)
    if own is None:
        return f"what games share does not know {named}"
    return f"{own} does not know {named}" if own != named else None


def rings(uses):
    """Rows of rooms that come back to their beginning, each ring once."""
    found = []
    done = set()

    def walk(room, way):
        if room in way:
            ring = way[way.index(room):]
            if min(ring) == ring[0]:
                found.append(ring)
            return
        if room in done:
            return
        for other in sorted(uses[room]):
            walk(other, way + [room])

    for room in sorted(uses):
        for other in sorted(uses[room]):
            if room < other and room in uses[other]:
                found.append([room, other])
    if not found:
        for room in sorted(uses):
            walk(room, [])
            done.add(room)
    return found


def main():
    root = Path(sys.argv[1] if len(sys.argv) > 1 else Path(__file__).resolve().parents[2])
    complaints = []
    uses = defaultdict(dict)
    for file, number, included in includes_of(root):
        if why := wrong_by_itself(file, included):
            complaints.append(f"{file}:{number}: includes {included}: {why}")
        if not file.startswith("app/") and included.startswith(("engine/", "editor/")):
            here, there = room_of(file), room_of(included)
            if here != there:
                uses[here].setdefault(there, f"{file}:{number}: includes {included}")
    for ring in rings(uses):
        complaints.append("these rooms include each other: " + ", ".join(ring))
        for here, there in zip(ring, ring[1:] + ring[:1]):
            complaints.append("  " + uses[here][there])
    print("\n".join(complaints) or "all includes point the right way")
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main())
