#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Compares `delve validate --json` with the independent checker on the samples, on the printed maps of the
packs and on mutations of them.

    compare_checkers.py DELVE [--count N] [--seed N] [--changes N]

Each mutation changes one thing of a sample: moves, turns, drops, doubles or exchanges it, or changes an
option. Both checkers must give the same rules with the same severities, as often as each other. Where tiles
overlap (MAP-07) the squares of a grid have no single owner and only the verdict is compared.
"""

import argparse
import copy
import json
import random
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

import check_setup

SAMPLES = check_setup.DEFAULT_PACKS.parent / "scenarios"
SIDES = ("north", "east", "south", "west")
PLACED = ("tiles", "doors", "markers", "artifacts", "chests", "tokens", "entrances", "exits")


def squares_of(scenario, packs):
    """All squares of the tiles, as (level, x, y)."""
    found = []
    for tile in scenario["tiles"]:
        face = packs.face(tile["tile"], tile["side"], tile.get("rotation", 0) // 90)
        found += [(tile.get("level", 0), tile["x"] + x, tile["y"] + y) for x, y in face.terrain]
    return found


def on_maps(scenario, packs):
    """The players of a scenario on every side of every printed map, with nothing placed yet."""
    found = []
    for name, printed in sorted(packs.pieces["maps"].items()):
        for letter, side in zip("ab", printed["sides"]):
            case = {key: value for key, value in scenario.items() if key not in PLACED + ("pinnedNotes",)}
            tiles = [dict(tile, id=f"t{i}") for i, tile in enumerate(side["tiles"])]
            for tile in tiles:
                if "/" not in tile["tile"]:
                    tile["tile"] = f"{printed['pack']}/{tile['tile']}"
            case.update(title=f"{name} {letter}", map={"map": name, "side": letter}, tiles=tiles)
            found.append(copy.deepcopy(case))
    return found


def put(thing, square):
    thing["level"], thing["x"], thing["y"] = square
    if thing["level"] == 0:
        del thing["level"]


def move(scenario, kind, thing, draw, packs):
    if kind == "tiles":
        thing["x"] += draw.choice((-5, -3, -1, 0, 1, 3, 5))
        thing["y"] += draw.choice((-5, -3, -1, 0, 1, 3, 5))
    elif kind == "doors":
        tile = next(tile for tile in scenario["tiles"] if tile["id"] == thing["tile"])
        if draw.random() < 0.5:
            tile = draw.choice(scenario["tiles"])
        width = 3 if packs.get("tiles", tile["tile"], "")["kind"] == "hallway" else 5
        thing.update(tile=tile["id"], x=draw.randrange(width), y=draw.randrange(5), edge=draw.choice(SIDES))
    else:
        put(thing, draw.choice(squares_of(scenario, packs)))
        if "edge" in thing:
            thing["edge"] = draw.choice(SIDES)


def has_door(scenario, tile):
    return any(door["tile"] == tile["id"] for door in scenario.get("doors", ()))


def change(scenario, kind, thing, draw, packs):
    if kind == "tiles":
        what = draw.choice(("rotation", "side", "tile", "role", "player", "replacement"))
        if what == "rotation":
            thing["rotation"] = draw.choice((0, 90, 180, 270))
        elif what == "side":
            thing["side"] = "b" if thing["side"] == "a" else "a"
        elif what == "tile":
            kind_of = packs.get("tiles", thing["tile"], "")["kind"]
            same = [name for name, piece in packs.pieces["tiles"].items()
                    if piece["kind"] == kind_of or not has_door(scenario, thing)]
            thing["tile"] = draw.choice(sorted(same))
        elif what == "role":
            thing["role"] = draw.choice(("central", "entrance", ""))
            if not thing["role"]:
                del thing["role"]
        elif what == "player":
            for tile in scenario["tiles"] if draw.random() < 0.5 else [thing]:
                tile.pop("player", None)
        else:
            thing["replacement"] = True
    elif kind == "chests":
        thing["facing"] = draw.choice(SIDES)
        thing.pop("player", None)
        if draw.random() < 0.5:
            thing["treasure"] = draw.randrange(6)
    elif kind == "tokens":
        thing["colour"] = draw.choice(("yellow", "blue", "red"))
    elif kind == "markers":
        thing["marker"] = draw.choice(sorted(packs.pieces["markers"]))
    elif kind == "artifacts":
        thing["artifact"] = draw.choice(sorted(packs.pieces["artifacts"]))
        thing["rotation"] = draw.choice((0, 90))
    elif "edge" in thing:
        thing["edge"] = draw.choice(SIDES)
    if draw.random() < 0.2 and "player" in thing:
        thing["player"] = draw.choice(scenario["players"])["id"]


def add(scenario, draw, packs):
    square = draw.choice(squares_of(scenario, packs))
    kind, key, more = draw.choice((("markers", "marker", {}), ("artifacts", "artifact", {}),
                                   ("chests", "chest", {"facing": draw.choice(SIDES)}), ("tokens", None, {})))
    thing = {"id": f"z{sum(len(scenario.get(each, ())) for each in PLACED)}{draw.randrange(10**6)}"}
    if key:
        thing[key] = draw.choice(sorted(packs.pieces[kind]))
    else:
        thing["colour"] = draw.choice(("yellow", "blue", "red"))
    thing.update(more)
    put(thing, square)
    scenario.setdefault(kind, []).append(thing)


def change_player(scenario, draw, packs):
    player = draw.choice(scenario["players"])
    what = draw.randrange(5)
    if what == 0:
        draw.choice(player["team"])["level"] = draw.randint(1, 5)
    elif what == 1:
        heroes = [name for name, figure in packs.pieces["figures"].items() if figure.get("levels")]
        draw.choice(player["team"])["figure"] = draw.choice(sorted(heroes))
    elif what == 2 and player["mageSpawn"]:
        player["mageSpawn"].pop(draw.randrange(len(player["mageSpawn"])))
    elif what == 3 and player["chests"]:
        player["chests"].pop(draw.randrange(len(player["chests"])))
    else:
        player["colour"] = draw.choice(scenario["players"])["colour"]


def change_option(scenario, draw, packs):
    options = scenario.setdefault("options", {})
    name, values = draw.choice((("buildTotal", (60, 100, 150, 200)), ("specialPiecesPerPlayer", (1, 2)),
                                ("tokensPlacedPerPlayer", (2, 4)), ("tokensContributedPerPlayer", (2, 8)),
                                ("toughTokens", (True,)), ("loneWolf", ("yes", "no")), ("freeBuild", (True,)),
                                ("tilesRanOut", (True,)), ("artifacts", (False,))))
    options[name] = draw.choice(values)


def mutated(scenario, draw, packs):
    scenario = copy.deepcopy(scenario)
    kinds = [kind for kind in PLACED if scenario.get(kind)]
    kind = draw.choice(kinds)
    index = draw.randrange(len(scenario[kind]))
    thing = scenario[kind][index]
    what = draw.random()
    if scenario.get("map") and draw.random() < 0.7:  # a map is empty at first
        add(scenario, draw, packs)
    elif what < 0.35:
        move(scenario, kind, thing, draw, packs)
    elif what < 0.6:
        change(scenario, kind, thing, draw, packs)
    elif what < 0.7:
        scenario[kind].pop(index)
        scenario["doors"] = [door for door in scenario.get("doors", ()) if
                             any(tile["id"] == door["tile"] for tile in scenario["tiles"])]
        names = {marker["id"] for marker in scenario.get("markers", ())}
        for marker in scenario.get("markers", ()):
            if marker.get("partner") not in names:
                marker.pop("partner", None)
    elif what < 0.75 and len(scenario[kind]) > 1:
        other = draw.randrange(len(scenario[kind]))
        scenario[kind][index], scenario[kind][other] = scenario[kind][other], thing
    elif what < 0.85:
        add(scenario, draw, packs)
    elif what < 0.93:
        change_player(scenario, draw, packs)
    else:
        change_option(scenario, draw, packs)
    return scenario


def check_schema(answer, name="findings"):
    """What delve printed keeps its schema, where an outside validator is installed."""
    try:
        import jsonschema
    except ImportError:
        return
    schema = SAMPLES.parents[1] / "schemas/v1" / f"{name}.schema.json"
    jsonschema.validate(answer, json.loads(schema.read_text(encoding="utf-8")))


def counted(found):
    return Counter((finding["rule"], finding["severity"]) for finding in found)


def answers_of(delve, cases):
    """What `delve validate --json` says about each case."""
    files = []
    with tempfile.TemporaryDirectory() as folder:
        for begin in range(0, len(cases), 500):
            paths = []
            for number, case in enumerate(cases[begin:begin + 500]):
                paths.append(str(Path(folder) / f"{number}.scenario.json"))
                Path(paths[-1]).write_text(json.dumps(case), encoding="utf-8")
            run = subprocess.run([delve, "validate", "--json", "--no-fixes", *paths], capture_output=True, text=True,
                                 timeout=300, check=False)
            answer = json.loads(run.stdout)
            check_schema(answer)
            files += answer["files"]
    return files


def compare(delve, cases, packs):
    """Prints where the checkers disagree; how many cases are illegal, and whether the checkers agree on all."""
    files = answers_of(delve, cases)
    disagreements = illegal = unreadable = overlapping = 0
    rules = set()
    for number, (case, file) in enumerate(zip(cases, files)):
        if file["status"] == "unreadable":
            unreadable += 1
            print(f"case {number}: delve cannot read it: {file['errors']}")
            continue
        ours = counted(file["findings"])
        theirs = counted(finding.as_json() for finding in check_setup.findings(case, packs))
        rules |= {rule for rule, _ in theirs}
        disagreements += sum(finding["sentence"].startswith(finding["rule"]) for finding in file["findings"])
        illegal += any(severity == "error" for _, severity in theirs)
        if ("MAP-07", "error") in ours and ("MAP-07", "error") in theirs:
            overlapping += 1
            continue
        if ours != theirs:
            disagreements += 1
            print(f"case {number} ({case['title']}): delve only {dict(ours - theirs)}, "
                  f"checker only {dict(theirs - ours)}")
            for finding in file["findings"]:
                if (finding["rule"], finding["severity"]) in ours - theirs:
                    print("   ", finding["rule"], finding["things"], finding["squares"], finding["sentence"])
            for finding in check_setup.findings(case, packs):
                if (finding.rule, finding.severity) in theirs - ours:
                    print("   ", finding)
    print(f"{len(cases)} scenarios, {illegal} illegal, {overlapping} with overlaps, {len(rules)} rules broken, "
          f"{disagreements} disagreements, {unreadable} unreadable")
    return illegal, not disagreements and not unreadable


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("delve")
    parser.add_argument("--count", type=int, default=600)
    parser.add_argument("--seed", type=int, default=2003)
    parser.add_argument("--changes", type=int, default=1, help="how many mutations each scenario gets")
    options = parser.parse_args()
    packs = check_setup.load_packs(on_request=False)
    # Large figures this checker was never taught (BASE-01).
    samples = [scenario for scenario in (json.loads(path.read_text(encoding="utf-8"))
                                         for path in sorted(SAMPLES.glob("*.scenario.json")))
               if all(pack["id"] == "starter" for pack in scenario["packs"])]
    samples += on_maps(samples[0], packs)
    draw = random.Random(options.seed)
    cases = list(samples)
    for _ in range(options.count):
        case = draw.choice(samples)
        for _ in range(options.changes):
            case = mutated(case, draw, packs)
        cases.append(case)
    illegal, agree = compare(options.delve, cases, packs)
    return 0 if agree and illegal >= options.count // 10 else 1


if __name__ == "__main__":
    sys.exit(main())
