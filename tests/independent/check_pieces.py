#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Looks at the pictures of `delve export --kind pieces` as Tabletop Simulator does, and counts them by the scenario.

    check_pieces.py DELVE

Written from the published advice for custom content: pictures are PNG in RGB, a sheet of a deck has ten columns and at
most seven rows of equal cells, none is more than 4096 pixels across or down, and the last cell is the picture of a hidden
card. Single pieces have a transparent ground. What is on them is read with mupdf, not with the library that drew them.

Exit: 0 all is well, 1 something is wrong, 77 mutool is not installed.
"""

import json
import shutil
import struct
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

import check_setup

SAMPLES = check_setup.DEFAULT_PACKS.parent / "scenarios"
COLUMNS, MOST_ROWS, MOST_PIXELS = 10, 7, 4096
CARD = 63 / 88
RGB, RGB_AND_ALPHA = 2, 6
DECKS = {"map": "maps", "hero": "heroes", "adventure": "adventures", "quest": "quests", "tracker": "trackers"}


class Fault(Exception):
    pass


def need(condition, text):
    if not condition:
        raise Fault(text)


def head_of(path):
    """Width, height and kind of colours of a PNG."""
    head = path.read_bytes()[:26]
    need(head[:8] == b"\x89PNG\r\n\x1a\n", f"{path.name}: no PNG")
    width, height, depth, colours = struct.unpack(">IIBB", head[16:26])
    need(depth == 8, f"{path.name}: {depth} bits")
    need(max(width, height) <= MOST_PIXELS, f"{path.name}: {width} x {height} pixels")
    return width, height, colours


def pixels_of(path, width, height):
    """The picture, drawn by mupdf at another size, as rows of (red, green, blue, alpha)."""
    pam = subprocess.run(["mutool", "draw", "-q", "-F", "pam", "-c", "rgbalpha", "-w", str(width), "-h", str(height), "-f",
                          "-o", "-", str(path)], check=True, capture_output=True, timeout=60).stdout
    head, _, body = pam.partition(b"ENDHDR\n")
    need(f"WIDTH {width}\nHEIGHT {height}\nDEPTH 4\n".encode() in head, f"{path.name}: mupdf drew {head!r}")
    flat = [tuple(body[i:i + 4]) for i in range(0, 4 * width * height, 4)]
    return [flat[y * width:(y + 1) * width] for y in range(height)]


def check_single(path, shape=None):
    """A piece by itself, on transparent ground."""
    width, height, colours = head_of(path)
    need(colours == RGB_AND_ALPHA, f"{path.name}: has no transparent ground")
    if shape:
        need(abs(width - height * shape) <= 1, f"{path.name}: {width} x {height} is no card")
    return width, height


def check_ground(paths, corners_are_open=True):
    """The first few of these pictures, seen by mupdf: filled in the middle, open at the corners of what is round."""
    across, down = 44, 60
    for path in sorted(paths)[:6]:
        picture = pixels_of(path, across, down)
        need(picture[down // 2][across // 2][3] == 255, f"{path.name}: nothing in its middle")
        corners = [picture[y][x][3] for y in (0, down - 1) for x in (0, across - 1)]
        need(max(corners) < 128 if corners_are_open else min(corners) == 255, f"{path.name}: corners {corners}")


def check_sheet(path, cards):
    """A deck of so many cards: they fill the cells from the first on, and the last cell is the back."""
    width, height, _ = head_of(path)
    rows = max(2, (cards + COLUMNS) // COLUMNS)
    need(rows <= MOST_ROWS, f"{path.name}: {rows} rows")
    need(width % COLUMNS == 0 and height % rows == 0, f"{path.name}: {width} x {height} in {COLUMNS} x {rows} cells")
    fine = 12
    picture = pixels_of(path, COLUMNS * fine, rows * fine)
    filled = []
    for cell in range(COLUMNS * rows):
        x, y = cell % COLUMNS * fine, cell // COLUMNS * fine
        inside = [picture[y + j][x + i][:3] for j in range(2, fine - 2) for i in range(2, fine - 2)]
        filled.append(any(min(colour) < 250 for colour in inside))
    expected = [cell < cards or cell == COLUMNS * rows - 1 for cell in range(COLUMNS * rows)]
    need(filled == expected, f"{path.name}: cells {[i for i, (a, b) in enumerate(zip(filled, expected)) if a != b]}")


def check_decks(folder, counts):
    """A sheet, or several, for each deck, and no other file."""
    expected = {}
    for deck, cards in counts.items():
        most = COLUMNS * MOST_ROWS - 1
        for number in range((cards + most - 1) // most):
            name = deck + (f"-{number + 1}" if number else "")
            expected[name] = min(most, cards - number * most)
    files = {path.stem: path for path in folder.glob("*")} if folder.exists() else {}
    need(set(files) == set(expected), f"decks {sorted(files)} instead of {sorted(expected)}")
    for name, cards in expected.items():
        check_sheet(files[name], cards)
    return len(files)


def read_set(pack):
    folder = check_setup.DEFAULT_PACKS / pack
    manifest = check_setup.read_json(folder / "pack.json")
    parts = [manifest] + [check_setup.read_json(folder / part) for part in manifest.get("parts", [])]
    return {name: [card for part in parts for card in part.get(name, [])] for name in [*DECKS.values(), "cutouts"]}


def check_cards(folder, scenario):
    """Every card once, the backs, and the decks as they are dealt from."""
    left_out = Counter()
    for entry in scenario.get("leftOut", []):
        left_out[entry["card"]] += entry.get("copies", 1)
    pictures = 0
    need({path.name for path in folder.iterdir()} == {pack["id"] for pack in scenario["packs"]}, "folders of sets")
    for pack in (entry["id"] for entry in scenario["packs"]):
        lists = read_set(pack)
        counts = {deck: sum(card.get("copies", 1) - left_out[f"{pack}/{card['id']}"] for card in lists[name])
                  for deck, name in DECKS.items()}
        expected = {card["id"] for cards in lists.values() for card in cards}
        expected |= {card["id"] + "_back" for card in lists["trackers"]}
        expected |= {f"back_{deck}" for deck, name in DECKS.items() if lists[name]}
        found = {path.stem: path for path in (folder / pack / "cards").iterdir()}
        backs = {name for name in set(found) - expected if name.startswith("back_")}  # of cut-outs
        need(set(found) - backs == expected, f"{pack}: cards {sorted(set(found) ^ expected)}")
        for path in found.values():
            check_single(path, CARD)
        check_ground(found.values())
        pictures += len(found) + check_decks(folder / pack / "decks", {d: n for d, n in counts.items() if n})
    return pictures


def sided(folder):
    """The pieces of a folder by name, each with the names of its sides."""
    pieces = {}
    for path in folder.glob("*.png"):
        name, _, side = path.stem.rpartition("-")
        pieces.setdefault(name, set()).add(side)
    return pieces


def how_many(pieces, words):
    """How many pieces of a kind there are; "-x3" behind a name stands for three alike."""
    count = 0
    for name in pieces:
        stem, _, last = name.rpartition("-")
        times = int(last[1:]) if last[:1] == "x" and last[1:].isdigit() else 1
        plain = stem if times > 1 else name
        while plain.rpartition("-")[2].isdigit():
            plain = plain.rpartition("-")[0]
        count += times if plain in words else 0
    return count


def check_pieces(folder, scenario, packs):
    """Both faces of each tile, a counter for each thing that lies or stands, the decks of artifact tokens."""
    tiles, counters = sided(folder / "tiles"), sided(folder / "counters")
    laid = Counter(tile["tile"] for tile in scenario["tiles"])
    need(len(tiles) == len(laid), f"{len(tiles)} kinds of tiles instead of {len(laid)}")
    need(sorted(int(name.rpartition("-x")[2]) if "-x" in name else 1 for name in tiles) == sorted(laid.values()),
         "how many there are of each tile")
    for name, sides in tiles.items():
        need(sides == {"a", "b"}, f"{name}: sides {sides}")
        for side in sides:
            width, height = check_single(folder / "tiles" / f"{name}-{side}.png")
            need({width, height} in ({5 * 200}, {5 * 200, 3 * 200}), f"{name}: {width} x {height}")
    for name, sides in counters.items():
        need("front" in sides and sides <= {"front", "back"}, f"{name}: sides {sides}")
    tokens = Counter(token["colour"] for token in scenario.get("tokens", []))
    words = {"yellow": "weak-wandering-token", "blue": "standard-wandering-token", "red": "tough-wandering-token"}
    for colour, word in words.items():
        need(how_many(counters, {word}) == tokens[colour], f"{how_many(counters, {word})} of {word}")
    for kind in ("entrance", "exit"):
        need(how_many(counters, {kind}) == len(scenario.get(kind + "s", [])), f"counters of {kind}")
    chests = [chest for chest in scenario.get("chests", []) if packs.find("chests", chest["chest"])]
    need(how_many(counters, {"chest"}) == len(chests), f"{how_many(counters, {'chest'})} chests instead of {len(chests)}")
    for path in (folder / "counters").glob("*.png"):
        check_single(path)
    for path in (folder / "cards").glob("*.png"):
        check_single(path, CARD)
    check_ground((folder / "counters").glob("*-wandering-token*.png"))
    check_ground((folder / "counters").glob("entrance*.png"))
    check_ground((folder / "counters").glob("exit*.png"))
    check_ground((folder / "counters").glob("chest*.png"), corners_are_open=False)
    drawn = {colour for placed in scenario.get("artifacts", [])
             for colour, count in packs.get("artifacts", placed["artifact"], "").get("tokens", {}).items() if count}
    stock = Counter()
    for token in packs.all("artifactTokens"):
        if token["colour"] in drawn:
            stock["artifact-tokens-" + token["colour"]] += token["stock"]
    return 2 * len(tiles) + len(counters) + check_decks(folder / "decks", stock)


class Packs:
    """Pieces by pack/id; see check_setup for the same in another form."""

    def __init__(self):
        self.pieces = {}
        for manifest in sorted(check_setup.DEFAULT_PACKS.glob("*/pack.json")):
            pack = check_setup.read_json(manifest)
            if pack.get("game") == "dungeoneer":
                continue
            for part in [pack] + [check_setup.read_json(manifest.parent / name) for name in pack.get("parts", [])]:
                for kind in ("chests", "artifacts", "artifactTokens"):
                    for piece in part.get(kind, []):
                        self.pieces.setdefault(kind, {})[f"{pack['id']}/{piece['id']}"] = piece

    def find(self, kind, name):
        return self.pieces[kind].get(name)

    def get(self, kind, name, otherwise):
        return self.pieces[kind].get(name, otherwise)

    def all(self, kind):
        return self.pieces[kind].values()


def main():
    if len(sys.argv) != 2:
        print("usage: check_pieces.py DELVE", file=sys.stderr)
        return 2
    if not shutil.which("mutool"):
        print("SKIPPED: pieces were not looked at, since mutool is not installed (apt install mupdf-tools)")
        return 77
    packs, pictures = Packs(), 0
    dungeons = [SAMPLES / f"{name}.scenario.json" for name in ("standard", "small-bargains")]
    cards = sorted((SAMPLES / "dungeoneer").glob("*.scenario.json"))
    name = ""
    try:
        for path in dungeons + cards:
            name = path.name
            scenario = json.loads(path.read_text(encoding="utf-8"))
            with tempfile.TemporaryDirectory() as folder:
                subprocess.run([sys.argv[1], "export", path, "--kind", "pieces", "-o", folder], check=True,
                               stdout=subprocess.DEVNULL, timeout=300)
                is_dungeon = path in dungeons
                pictures += check_pieces(Path(folder), scenario, packs) if is_dungeon else check_cards(Path(folder), scenario)
    except Fault as fault:
        print(f"error: {name}: {fault}", file=sys.stderr)
        return 1
    print(f"{len(dungeons + cards)} scenarios: {pictures} pictures looked at")
    return 0


if __name__ == "__main__":
    sys.exit(main())
