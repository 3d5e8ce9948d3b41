#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Refuses views that name what belongs to a game.

    check_views.py [ROOT]

  shared      views (all of qml/ but the rooms of games) name no type of a game: neither a view in its room nor a view
              model in its room of editor/; what a game brings they ask of GameViews
  a game      names no type of another
  Main.qml    puts the window together, and names the games there are

Exit code: 0 no view names what it should not know, 1 some do, each with its line.
"""

import re
import sys
from pathlib import Path

GAMES = ("mageknight", "dungeoneer")
CLASS = re.compile(r"^class (\w+)[^;{]*\{(.*?)^\};", re.S | re.M)
TEXT = re.compile(r'"(?:[^"\\]|\\.)*"')


def types_of(root, game):
    """The names under which views know what a game has."""
    names = {view.stem for view in (root / "qml" / game).rglob("*.qml")}
    for header in (root / "editor" / game).rglob("*.h"):
        names |= {found[1] for found in CLASS.finditer(header.read_text()) if "QML_ELEMENT" in found[2]}
    return names


def main():
    root = Path(sys.argv[1] if len(sys.argv) > 1 else Path(__file__).resolve().parents[2])
    owner = {name: game for game in GAMES for name in types_of(root, game)}
    complaints = []
    for view in sorted((root / "qml").rglob("*.qml")):
        path = view.relative_to(root / "qml")
        if path.as_posix() == "Main.qml":
            continue
        room = path.parts[0] if path.parts[0] in GAMES else None
        for number, line in enumerate(view.read_text().splitlines(), 1):
            code = TEXT.sub('""', line).split("//")[0]
            for name in re.findall(r"(?<![\w.])[A-Z]\w*", code):
                if owner.get(name, room) != room:
                    complaints.append(f"{view.relative_to(root)}:{number}: names {name} of {owner[name]}")
    if not owner:
        complaints.append("no game has any view: this check looks in the wrong place")
    print("\n".join(complaints) or "no view names what it should not know")
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main())
