#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks the Universal VTT files of `delve export` against boards that are worked out independently.

    check_uvtt.py DELVE [--count N] [--seed N]

Written from the published description of the format (version 0.3): a JSON object with `resolution`
(map_origin, map_size and pixels_per_grid), `line_of_sight` (lists of points), `portals` (position, bounds,
rotation, closed, freestanding), `environment`, `lights` and a PNG in base64 as `image`; all points are in
squares from the origin of the map. Every wall and every door of the board must be there once, and nothing
else. The samples are checked level by level, then copies of them with tiles turned at random.
"""

import argparse
import base64
import copy
import json
import math
import random
import struct
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

import check_setup

SAMPLES = check_setup.DEFAULT_PACKS.parent / "scenarios"
SIDES = check_setup.SIDES


class Fault(Exception):
    pass


def need(condition, text):
    if not condition:
        raise Fault(text)


def board_of(scenario, packs):
    """The board, and the door of each edge, as the independent checker sees them."""
    check = check_setup.Check(scenario, packs)
    check.lay_tiles()
    check.find_marker_facts()
    check.build_boards()
    return check.board, check.door_edges.values()


def expected_edges(scenario, packs, level):
    """The unit walls and the doors of a level, as sets of ((x, y), (x, y)) with the smaller corner first."""
    board, doors = board_of(scenario, packs)
    tile_at = board.layout.tile_at

    def corners(edge):
        _, x, y, side = edge
        return ((x, y), (x + 1, y)) if side == "north" else ((x, y), (x, y + 1))

    walls, passages = set(), set()
    for edge, square, beyond in doors:
        if square[0] != level or square not in tile_at or beyond not in tile_at:
            continue
        if board.is_wall(square, beyond) or board.is_blocking(square) or board.is_blocking(beyond):
            continue
        border = tile_at[square] != tile_at[beyond]
        if border and not (square in board.playable and beyond in board.playable):
            walls.add(corners(edge))  # DOOR-19: such a door is a wall
        else:
            passages.add(corners(edge))
    for square in tile_at:
        if square[0] != level or board.is_blocking(square):
            continue
        for side, offset in SIDES.items():
            beyond = check_setup.moved(square, offset)
            if board.is_wall(square, beyond) or board.is_blocking(beyond):
                walls.add(corners(check_setup.edge_of(square, side)))
    return walls, passages


def extent_of(scenario, packs, level):
    """The squares that the picture shows: the tiles and the squares where arrows lie."""
    squares = []
    for tile in scenario["tiles"]:
        if tile.get("level", 0) == level:
            face = packs.face(tile["tile"], tile["side"], tile.get("rotation", 0) // 90)
            squares += [(tile["x"] + x, tile["y"] + y) for x, y in face.terrain]
    for arrow in scenario.get("entrances", []) + scenario.get("exits", []):
        if arrow.get("level", 0) == level:
            dx, dy = SIDES[arrow["edge"]]
            squares.append((arrow["x"] + dx, arrow["y"] + dy))
    xs, ys = [x for x, _ in squares], [y for _, y in squares]
    return min(xs), min(ys), max(xs) + 1, max(ys) + 1


def point(value, where):
    need(isinstance(value, dict) and set(value) == {"x", "y"}, f"{where}: expected x and y")
    need(all(isinstance(n, (int, float)) and not isinstance(n, bool) for n in value.values()),
         f"{where}: expected numbers")
    return value["x"], value["y"]


def whole_point(value, where, size):
    x, y = point(value, where)
    need(x == int(x) and y == int(y), f"{where}: ({x}, {y}) is no corner of a square")
    need(0 <= x <= size[0] and 0 <= y <= size[1], f"{where}: ({x}, {y}) lies outside of the map")
    return int(x), int(y)


def units(a, b, where):
    need((a[0] == b[0]) != (a[1] == b[1]), f"{where}: {a} to {b} is neither level nor upright")
    dx = (b[0] > a[0]) - (b[0] < a[0])
    dy = (b[1] > a[1]) - (b[1] < a[1])
    while a != b:
        c = (a[0] + dx, a[1] + dy)
        yield min(a, c), max(a, c)
        a = c


def check_picture(text, size, pixels):
    png = base64.b64decode(text, validate=True)
    need(png[:8] == b"\x89PNG\r\n\x1a\n", "image: no PNG")
    width, height = struct.unpack(">II", png[16:24])
    need((width, height) == (size[0] * pixels, size[1] * pixels), f"image: {width} x {height} pixels")
    need(png[-8:-4] == b"IEND", "image: not complete")


def expected_lights(scenario, packs, level):
    """The squares in which a fire burns: torches, braziers and candles of the tiles, and forges."""
    squares = Counter()
    for tile in scenario["tiles"]:
        if tile.get("level", 0) != level:
            continue
        face = packs.get("tiles", tile["tile"], "tiles")["faces"]["ab".index(tile["side"])]
        height, width = len(face["map"]) // 2, len(face["map"][0]) // 2
        for art in face.get("art", []):
            if art["kind"] not in ("torch", "brazier", "candles"):
                continue
            x, y, wide, high = art["x"], art["y"], width, height
            for _ in range(tile.get("rotation", 0) // 90):
                x, y, wide, high = high - 1 - y, x, high, wide
            squares[tile["x"] + x, tile["y"] + y] += 1
    for artifact in scenario.get("artifacts", []):
        if artifact["artifact"].endswith("/ember-forge") and artifact.get("level", 0) == level:
            squares[artifact["x"], artifact["y"]] += 1
    return squares


def check_lights(lights, squares, corner):
    found = Counter()
    for light in lights:
        need(set(light) == {"position", "range", "intensity", "color", "shadows"}, "members of a light")
        need(light["range"] > 0 and len(light["color"]) == 8, "range or colour of a light")
        x, y = point(light["position"], "light")
        # A forge of two squares shines from their border.
        found[math.floor(x - 1e-6) + corner[0], math.floor(y - 1e-6) + corner[1]] += 1
    need(found == squares, f"lights in {sorted(found - squares)}, and none in {sorted(squares - found)}")


def check_file(uvtt, scenario, packs, level, pixels):
    need(set(uvtt) == {"format", "resolution", "line_of_sight", "objects_line_of_sight", "portals",
                       "environment", "lights", "image"}, f"members: {sorted(uvtt)}")
    need(uvtt["format"] == 0.3, "format")
    left, top, right, bottom = extent_of(scenario, packs, level)
    size = (right - left, bottom - top)
    resolution = uvtt["resolution"]
    need(point(resolution["map_origin"], "map_origin") == (0, 0), "map_origin")
    need(point(resolution["map_size"], "map_size") == size, f"map_size is not {size}")
    need(resolution["pixels_per_grid"] == pixels, "pixels_per_grid")
    need(uvtt["objects_line_of_sight"] == [], "objects")
    check_lights(uvtt["lights"], expected_lights(scenario, packs, level), (left, top))
    need(isinstance(uvtt["environment"]["baked_lighting"], bool), "baked_lighting")
    need(len(uvtt["environment"]["ambient_light"]) == 8, "ambient_light")
    check_picture(uvtt["image"], size, pixels)

    walls = Counter()
    for index, line in enumerate(uvtt["line_of_sight"]):
        where = f"line_of_sight/{index}"
        points = [whole_point(value, where, size) for value in line]
        need(len(points) >= 2, f"{where}: fewer than two points")
        for a, b in zip(points, points[1:]):
            walls.update(units(a, b, where))
    doors = Counter()
    for index, portal in enumerate(uvtt["portals"]):
        where = f"portals/{index}"
        need(set(portal) == {"position", "bounds", "rotation", "closed", "freestanding"}, f"{where}: members")
        a, b = (whole_point(value, where, size) for value in portal["bounds"])
        need(abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1, f"{where}: not one square wide")
        need(point(portal["position"], where) == ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2), f"{where}: position")
        need(math.isclose(portal["rotation"], math.atan2(b[1] - a[1], b[0] - a[0])), f"{where}: rotation")
        need(portal["closed"] is True and portal["freestanding"] is False, f"{where}: closed, freestanding")
        doors[min(a, b), max(a, b)] += 1

    def shifted(edges):
        return Counter({((a[0] - left, a[1] - top), (b[0] - left, b[1] - top)): 1 for a, b in edges})

    expected_walls, expected_doors = expected_edges(scenario, packs, level)
    need(walls == shifted(expected_walls), f"walls: {sorted((walls - shifted(expected_walls)).items())[:5]} too "
         f"many, {sorted((shifted(expected_walls) - walls).items())[:5]} missing")
    need(doors == shifted(expected_doors), f"doors: {doors} instead of {expected_doors}")
    return len(walls), len(doors)


def turned_at_random(scenario, packs, draw):
    """Tiles with another side up, or turned so that they still cover the same squares."""
    scenario = copy.deepcopy(scenario)
    for tile in scenario["tiles"]:
        tile["side"] = draw.choice("ab")
        hallway = packs.get("tiles", tile["tile"], "")["kind"] == "hallway"
        tile["rotation"] = (tile.get("rotation", 0) + draw.choice((0, 180) if hallway else (0, 90, 180, 270))) % 360
    return scenario


def check_scenario(delve, name, scenario, packs):
    walls = doors = 0
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "x.scenario.json"
        source.write_text(json.dumps(scenario), encoding="utf-8")
        for level in {tile.get("level", 0) for tile in scenario["tiles"]}:
            target = Path(folder) / "x.dd2vtt"
            subprocess.run([delve, "export", source, "-o", target, "--square", "8", "--level", str(level + 1)],
                           check=True, stdout=subprocess.DEVNULL, timeout=60)
            try:
                more_walls, more_doors = check_file(json.loads(target.read_text(encoding="utf-8")), scenario,
                                                    packs, level, 8)
            except Fault as fault:
                raise Fault(f"{name}, level {level}: {fault}") from fault
            walls, doors = walls + more_walls, doors + more_doors
    return walls, doors


def main():
    parser = argparse.ArgumentParser(description="Checks Universal VTT files against independent boards.")
    parser.add_argument("delve")
    parser.add_argument("--count", type=int, default=30)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    packs = check_setup.load_packs()
    draw = random.Random(options.seed)
    samples = {path.name: check_setup.read_json(path) for path in sorted(SAMPLES.glob("*.scenario.json"))}
    cases = list(samples.items())
    for number in range(options.count):
        name = draw.choice(sorted(samples))
        cases.append((f"{name} turned, {number}", turned_at_random(samples[name], packs, draw)))
    walls = doors = 0
    try:
        for name, scenario in cases:
            more_walls, more_doors = check_scenario(options.delve, name, scenario, packs)
            walls, doors = walls + more_walls, doors + more_doors
        need(walls > 0 and doors > 0, "no walls or no doors in all of this")
    except Fault as fault:
        print(f"error: {fault}", file=sys.stderr)
        return 1
    print(f"{len(cases)} scenarios: {walls} walls and {doors} doors, each there once")
    return 0


if __name__ == "__main__":
    sys.exit(main())
