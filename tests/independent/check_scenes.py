#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads the scenes of `delve export -o NAME.foundry.json` as Foundry VTT would, and compares them with the scenario.

    check_scenes.py DELVE

Written from the published interfaces of Foundry VTT (documents Scene, Wall, AmbientLight, Token and Note of versions 10 to
14, and the constants that walls, doors and tokens may have). What the importer would refuse or quietly replace is a
fault here. Walls, doors and lights come from a board that is worked out in `check_setup.py` and `check_uvtt.py`; those of
card maps from the doors that are printed on the cards.
"""

import json
import math
import struct
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

import check_card_maps
import check_setup
import check_uvtt
from check_uvtt import Fault, need

CARD_SAMPLES = check_uvtt.SAMPLES / "dungeoneer"
ACROSS, DOWN = 5, 7  # squares of a card
LEAST_GRID_PIXELS = 50  # GRID_MIN_SIZE of versions 10 and 11; later ones take less

MOVEMENT = {0, 20}
SENSES = {0, 10, 20, 30, 40}
DIRECTIONS, DOORS, DOOR_STATES = {0, 1, 2}, {0, 1, 2}, {0, 1, 2}
NAME_DISPLAY = {0, 10, 20, 30, 40, 50}
DISPOSITIONS = {-2, -1, 0, 1}
GRID_TYPES = {0, 1, 2, 3, 4, 5}


def is_whole(value):
    return isinstance(value, int) and not isinstance(value, bool)


def is_number(value):
    return isinstance(value, (int, float)) and not isinstance(value, bool) and math.isfinite(value)


def is_colour(value):
    return isinstance(value, str) and len(value) == 7 and value[0] == "#" and set(value[1:]) <= set("0123456789abcdef")


def is_text(value):
    return isinstance(value, str) and value.strip() != ""


def is_picture(value):
    return isinstance(value, str) and value.lower().endswith((".png", ".webp", ".svg", ".jpg", ".jpeg"))


def within(least, most):
    return lambda value: is_number(value) and least <= value <= most


def one_of(values):
    return lambda value: is_whole(value) and value in values


def is_true_or_false(value):
    return isinstance(value, bool)


def is_null(value):
    return value is None


def above(least):
    return lambda value: is_number(value) and value > least


# Every member that we write, and what the document of that name takes.
GRID = {"type": one_of(GRID_TYPES), "size": lambda v: is_whole(v) and v >= LEAST_GRID_PIXELS, "color": is_colour,
        "alpha": within(0, 1), "distance": above(0), "units": lambda v: isinstance(v, str)}
SCENE = {"name": is_text, "navigation": is_true_or_false, "width": lambda v: is_whole(v) and v > 0,
         "height": lambda v: is_whole(v) and v > 0, "padding": within(0, 0.5), "background": {"src": is_picture},
         "backgroundColor": is_colour, "grid": GRID, "tokenVision": is_true_or_false}
WALL = {"c": lambda v: isinstance(v, list) and len(v) == 4 and all(map(is_number, v)), "move": one_of(MOVEMENT),
        "light": one_of(SENSES), "sight": one_of(SENSES), "sound": one_of(SENSES), "dir": one_of(DIRECTIONS),
        "door": one_of(DOORS), "ds": one_of(DOOR_STATES)}
ANIMATION = {"type": is_text, "speed": lambda v: is_whole(v) and 0 <= v <= 10,
             "intensity": lambda v: is_whole(v) and 1 <= v <= 10}
LIGHT = {"x": is_whole, "y": is_whole, "rotation": within(0, 360), "walls": is_true_or_false, "vision": is_true_or_false,
         "hidden": is_true_or_false,
         "config": {"dim": above(0), "bright": above(0), "angle": within(1, 360), "color": is_colour,
                    "alpha": within(0, 1), "animation": ANIMATION}}
TOKEN = {"name": is_text, "x": is_whole, "y": is_whole, "width": within(0.5, 50), "height": within(0.5, 50),
         "texture": {"src": is_picture}, "actorId": is_null, "actorLink": is_true_or_false,
         "displayName": one_of(NAME_DISPLAY), "disposition": one_of(DISPOSITIONS), "hidden": is_true_or_false}
NOTE = {"entryId": is_null, "pageId": is_null, "x": is_whole, "y": is_whole, "texture": {"src": is_picture},
        "iconSize": lambda v: is_whole(v) and v >= 32, "text": is_text, "global": is_true_or_false}
LISTS = {"walls": WALL, "lights": LIGHT, "tokens": TOKEN, "notes": NOTE, "drawings": {}, "sounds": {}, "tiles": {}}


def check_members(value, members, where):
    need(isinstance(value, dict), f"{where}: no object")
    need(set(value) == set(members), f"{where}: members {sorted(set(value) ^ set(members))}")
    for name, allowed in members.items():
        if isinstance(allowed, dict):
            check_members(value[name], allowed, f"{where}/{name}")
        else:
            need(allowed(value[name]), f"{where}/{name}: {value[name]!r}")


def check_documents(scene, picture):
    """Nothing that the importer would refuse; the picture lies beside the scene and fills it."""
    lists = {name: scene.pop(name, None) for name in LISTS}
    check_members(scene, SCENE, "scene")
    for name, members in lists.items():
        need(isinstance(members, list), f"{name}: no list")
        for index, member in enumerate(members):
            check_members(member, LISTS[name], f"{name}/{index}")
    need(scene["background"]["src"] == picture.name, "the picture has another name")
    head = picture.read_bytes()[:24]
    need(head[:8] == b"\x89PNG\r\n\x1a\n", "the picture is no PNG")
    need(struct.unpack(">II", head[16:24]) == (scene["width"], scene["height"]), "the picture has another size")
    return lists


def in_squares(value, pixels, where):
    need(value % pixels == 0, f"{where}: {value} pixels are no whole squares")
    return value // pixels


def edges_of(walls, pixels, size):
    """The unit edges of all walls and of all doors, as often as they are there."""
    plain, doors = Counter(), Counter()
    for index, wall in enumerate(walls):
        where = f"walls/{index}"
        x0, y0, x1, y1 = (in_squares(value, pixels, where) for value in wall["c"])
        need(0 <= min(x0, x1) <= max(x0, x1) <= size[0] and 0 <= min(y0, y1) <= max(y0, y1) <= size[1],
             f"{where}: outside of the picture")
        units = list(check_uvtt.units((x0, y0), (x1, y1), where))
        need(wall["move"] == wall["sight"] == wall["light"] == wall["sound"] == 20, f"{where}: lets something through")
        need(wall["ds"] == 0 and wall["dir"] == 0, f"{where}: open, or of one side only")
        (doors if wall["door"] else plain).update(units)
    return plain, doors


def shifted(edges, corner):
    left, top = corner
    return Counter({((a[0] - left, a[1] - top), (b[0] - left, b[1] - top)): 1 for a, b in edges})


def same(found, expected, what):
    need(found == expected, f"{what}: {sorted((found - expected).items())[:4]} too many, "
         f"{sorted((expected - found).items())[:4]} missing")


def sizes_of_base(base):
    width, height = map(int, base.rsplit("-", 1)[1].split("x"))
    return {(width, height), (height, width)}


def check_tokens(tokens, scenario, packs, level, corner, pixels):
    """One hidden token for each chest, wandering token and figure, on the squares of that."""
    left, top = corner
    def here(things):
        return [thing for thing in things if thing.get("level", 0) == level]
    small = Counter((thing["x"] - left, thing["y"] - top)
                    for thing in here(scenario.get("chests", []) + scenario.get("tokens", [])))
    figures = here(scenario.get("figures", []))
    for index, token in enumerate(tokens):
        where = f"tokens/{index}"
        need(token["hidden"], f"{where}: players see it")
        x, y = in_squares(token["x"], pixels, where), in_squares(token["y"], pixels, where)
        size = (token["width"], token["height"])
        if size == (1, 1) and small[x, y] > 0:
            small[x, y] -= 1
            continue
        match = [f for f in figures
                 if size in sizes_of_base(packs.get("figures", f["figure"], "figures").get("base", "round-1x1"))
                 and x <= f["x"] - left <= x + size[0] and y <= f["y"] - top <= y + size[1]]
        need(match, f"{where}: nothing stands at {x}, {y}")
        figures.remove(match[0])
    need(not figures and not +small, f"no token for {figures} {sorted(+small)}")


def check_notes(notes, expected, pixels):
    found = Counter((note["x"], note["y"], note["text"]) for note in notes)
    same(found, Counter((round(x * pixels), round(y * pixels), text) for x, y, text in expected), "notes")


def check_dungeon(scene, picture, scenario, packs, level):
    lists = check_documents(scene, picture)
    pixels = scene["grid"]["size"]
    left, top, right, bottom = check_uvtt.extent_of(scenario, packs, level)
    size = (right - left, bottom - top)
    need((scene["width"], scene["height"]) == (size[0] * pixels, size[1] * pixels), "size of the scene")
    expected_walls, expected_doors = check_uvtt.expected_edges(scenario, packs, level)
    walls, doors = edges_of(lists["walls"], pixels, size)
    same(walls, shifted(expected_walls, (left, top)), "walls")
    same(doors, shifted(expected_doors, (left, top)), "doors")
    lights = Counter()
    for light in lists["lights"]:
        lights[math.floor((light["x"] - 1e-6) / pixels) + left, math.floor((light["y"] - 1e-6) / pixels) + top] += 1
        need(light["config"]["bright"] <= light["config"]["dim"], "a light is bright where it is not even dim")
    same(lights, check_uvtt.expected_lights(scenario, packs, level), "lights")
    check_tokens(lists["tokens"], scenario, packs, level, (left, top), pixels)
    check_notes(lists["notes"], [(note["x"] - left + 0.5, note["y"] - top + 0.5, note["text"])
                                 for note in scenario.get("pinnedNotes", []) if note.get("level", 0) == level], pixels)
    return len(walls), len(doors), len(lists["lights"]) + len(lists["tokens"]) + len(lists["notes"])


def door_kind(card, side, turned):
    door = card["doors"][check_card_maps.BACK[side] if turned else side]
    return door if isinstance(door, str) else door["kind"]


def card_edges(scenario, cards):
    """The unit edges that are walls and those that are doors, all maps side by side, an empty column between them."""
    walls, doors, notes, cells = set(), set(), [], []
    blocks = scenario.get("options", {})
    rows = [cell["row"] for group in scenario["maps"] for cell in group.get("cells", [])]
    top, begin = min(rows), 0
    for kind in check_card_maps.KINDS:
        laid = [cell for group in scenario["maps"] if group["kind"] == kind for cell in group.get("cells", [])]
        if not laid:
            continue
        left = min(cell["column"] for cell in laid)
        board = check_card_maps.Map(kind, laid, cards, blocks)
        for cell in laid:
            place = (cell["column"], cell["row"])
            x, y = (place[0] - left + begin) * ACROSS, (place[1] - top) * DOWN
            cells.append((x, y))
            for note in scenario.get("pinnedNotes", []):
                if note["map"] == kind and (note["column"], note["row"]) == place:
                    notes.append((x + ACROSS / 2, y + DOWN / 2, note["text"]))
            for side in check_card_maps.STEPS:
                line = {"n": [((x + i, y), (x + i + 1, y)) for i in range(ACROSS)],
                        "s": [((x + i, y + DOWN), (x + i + 1, y + DOWN)) for i in range(ACROSS)],
                        "w": [((x, y + i), (x, y + i + 1)) for i in range(DOWN)],
                        "e": [((x + ACROSS, y + i), (x + ACROSS, y + i + 1)) for i in range(DOWN)]}[side]
                middle = line[len(line) // 2]
                other = board.beside(place, side)
                back = check_card_maps.BACK[side]
                go = other and board.passable(cell, side, other)
                come = other and board.passable(other, back, cell)
                if not go and not come:
                    walls.update(line)
                    continue
                walls.update(edge for edge in line if edge != middle)
                leaving = door_kind(cards[cell["card"]], side, cell.get("turned", False))
                entering = door_kind(cards[other["card"]], back, other.get("turned", False))
                free = go and come and not {leaving, entering} & {"locked", "trapped"}
                if not free:
                    doors.add(middle)
        begin += max(cell["column"] for cell in laid) - left + 2
    size = (max(x for x, _ in cells) + ACROSS, max(y for _, y in cells) + DOWN)
    return walls, doors, notes, size


def check_cards(scene, picture, scenario, cards):
    lists = check_documents(scene, picture)
    pixels = scene["grid"]["size"]
    expected_walls, expected_doors, notes, size = card_edges(scenario, cards)
    need((scene["width"], scene["height"]) == (size[0] * pixels, size[1] * pixels), "size of the scene")
    walls, doors = edges_of(lists["walls"], pixels, size)
    same(walls, Counter(expected_walls), "walls")
    same(doors, Counter(expected_doors), "doors")
    check_notes(lists["notes"], notes, pixels)
    need(not lists["lights"] and not lists["tokens"], "lights or tokens on cards")
    return len(walls), len(doors), len(lists["notes"])


def exported(delve, scenario, folder, *options):
    source, target = Path(folder) / "x.scenario.json", Path(folder) / "x.foundry.json"
    source.write_text(json.dumps(scenario), encoding="utf-8")
    subprocess.run([delve, "export", source, "-o", target, "--square", "50", *options], check=True,
                   stdout=subprocess.DEVNULL, timeout=120)
    return json.loads(target.read_text(encoding="utf-8")), target.with_name("x.png")


def with_note(scenario):
    """Samples without any note get one, so that notes of cards are seen at all."""
    if not scenario.get("pinnedNotes"):
        first = scenario["maps"][0]
        scenario["pinnedNotes"] = [{"id": "note-of-a-test", "map": first["kind"], "column": first["cells"][-1]["column"],
                                    "row": first["cells"][-1]["row"], "text": "Mind the gap"}]
    return scenario


def main():
    if len(sys.argv) != 2:
        print("usage: check_scenes.py DELVE", file=sys.stderr)
        return 2
    delve = sys.argv[1]
    packs, cards = check_setup.load_packs(), check_card_maps.load_cards()
    totals, scenes = Counter(), 0
    try:
        with tempfile.TemporaryDirectory() as folder:
            for path in sorted(check_uvtt.SAMPLES.glob("*.scenario.json")):
                scenario = check_setup.read_json(path)
                for level in sorted({tile.get("level", 0) for tile in scenario["tiles"]}):
                    where = f"{path.name}, level {level}"
                    scene, picture = exported(delve, scenario, folder, "--level", str(level + 1))
                    totals.update(dict(zip(("walls", "doors", "others"),
                                      check_dungeon(scene, picture, scenario, packs, level))))
                    scenes += 1
            for path in sorted(CARD_SAMPLES.glob("*.scenario.json")):
                where = path.name
                scenario = with_note(check_setup.read_json(path))
                scene, picture = exported(delve, scenario, folder)
                totals.update(dict(zip(("walls", "doors", "others"), check_cards(scene, picture, scenario, cards))))
                scenes += 1
        where = "all of them"
        need(min(totals.values()) > 0 and len(totals) == 3, f"nothing to look at: {dict(totals)}")
    except Fault as fault:
        print(f"error: {where}: {fault}", file=sys.stderr)
        return 1
    print(f"{scenes} scenes: {totals['walls']} walls and {totals['doors']} doors, each there once; "
          f"{totals['others']} lights, tokens and notes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
