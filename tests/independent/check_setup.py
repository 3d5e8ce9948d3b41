#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""An independent checker of the setup rules of Mage Knight Dungeons.

Written from the rule text (core, artifacts, Dragon's Gate), not from the engine: it reads only the
JSON of a scenario and of the content packs, with the standard library, and shares no code with
Delvewright. The tests compare its verdict with that of `delve validate`.

    check_setup.py FILE... [--packs DIR] [--json] [--ready]

prints one line for each finding, "RULE severity: sentence (things)", and exits with 0 if there is no
error, 1 if there is one, 2 if a file cannot be read. --ready counts a todo as an error.

Severities:
  error    the setup breaks the rule
  warning  legal, but probably a mistake or an agreed deviation
  todo     something is still missing before play; adding to the setup can mend it

As a library: findings(scenario, load_packs(folder)) with a scenario as json.load() gives it.

Where the rule text leaves a question open, the answer stands beside the check, marked "Reading:".
"""

import argparse
import json
import sys
from collections import Counter, deque
from pathlib import Path

ERROR, WARNING, TODO = "error", "warning", "todo"
DEFAULT_PACKS = Path(__file__).resolve().parents[2] / "resources" / "packs"

SIDES = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
SIDE_ORDER = ("north", "east", "south", "west")
DIAGONALS = ((1, -1), (1, 1), (-1, 1), (-1, -1))

# LAY-23: free build turns the findings of these count rules into warnings.
FREE_BUILD_RULES = {"LAY-03", "LAY-04", "LAY-06", "LAY-21", "MRK-02", "CHEST-07", "TOK-05"}


class Unreadable(Exception):
    """The scenario or a pack cannot be understood."""


class Finding:
    """One finding: rule id, severity, a sentence, the ids of the things and the squares concerned."""

    __slots__ = ("rule", "severity", "text", "things", "squares")

    def __init__(self, rule, severity, text, things=(), squares=()):
        self.rule = rule
        self.severity = severity
        self.text = text
        self.things = list(things)
        self.squares = [list(square) for square in squares]

    def __str__(self):
        things = f" ({', '.join(self.things)})" if self.things else ""
        return f"{self.rule} {self.severity}: {self.text}{things}"

    __repr__ = __str__

    def as_json(self):
        return {name: getattr(self, name) for name in self.__slots__}


# --- content packs ---------------------------------------------------------------------------------

class Face:
    """One face of a tile, turned: terrain by square, walls by side of a square, linked corners."""

    def __init__(self, drawing):
        self.width = len(drawing[0]) // 2
        self.height = len(drawing) // 2
        self.terrain = {}
        self.walls = set()  # (x, y, "north" or "west"), x up to width and y up to height
        self.linked = set()  # corners, named by the square south-east of them
        for y in range(self.height + 1):
            for x in range(self.width + 1):
                row, column = 2 * y, 2 * x
                if drawing[row][column] == "*":
                    self.linked.add((x, y))
                if x < self.width and drawing[row][column + 1] != " ":
                    self.walls.add((x, y, "north"))
                if y < self.height and drawing[row + 1][column] != " ":
                    self.walls.add((x, y, "west"))
                if x < self.width and y < self.height:
                    self.terrain[x, y] = drawing[row + 1][column + 1]
        # MAP-11: border edges of blocking squares are always walls.
        for (x, y), terrain in self.terrain.items():
            if terrain == "#":
                if x == 0:
                    self.walls.add((0, y, "west"))
                if y == 0:
                    self.walls.add((x, 0, "north"))
                if x == self.width - 1:
                    self.walls.add((self.width, y, "west"))
                if y == self.height - 1:
                    self.walls.add((x, self.height, "north"))


def turn_drawing(drawing):
    """The drawing of a face turned clockwise by a quarter."""
    swap = {"-": "|", "|": "-"}
    height, width = len(drawing), len(drawing[0])
    return ["".join(swap.get(drawing[height - 1 - column][row], drawing[height - 1 - column][row])
                    for column in range(height)) for row in range(width)]


def turn_square(x, y, width, height, quarters):
    """A square of a face of that size at rotation 0, after clockwise quarter turns."""
    for _ in range(quarters):
        x, y, width, height = height - 1 - y, x, height, width
    return x, y


class Packs:
    """The pieces of all packs of a folder, by qualified id."""

    KINDS = ("tiles", "doors", "markers", "chests", "wanderingTokens", "artifacts", "artifactTokens",
             "figures", "maps")

    def __init__(self):
        self.names = set()
        self.pieces = {kind: {} for kind in self.KINDS}
        self.aliases = {}
        self._faces = {}

    def get(self, kind, name, where):
        name = self.aliases.get(name, name)
        piece = self.pieces[kind].get(name)
        if piece is None:
            raise Unreadable(f"{where}: no {name!r} among the {kind} of the packs")
        return piece

    def find(self, kind, name):
        return self.pieces[kind].get(self.aliases.get(name, name))

    def face(self, tile_name, side, quarters):
        tile_name = self.aliases.get(tile_name, tile_name)
        key = tile_name, side, quarters
        if key not in self._faces:
            drawing = self.pieces["tiles"][tile_name]["faces"]["ab".index(side)]["map"]
            for _ in range(quarters):
                drawing = turn_drawing(drawing)
            self._faces[key] = Face(drawing)
        return self._faces[key]


def read_json(path):
    try:
        with open(path, encoding="utf-8") as file:
            return json.load(file)
    except (OSError, ValueError, RecursionError) as error:
        raise Unreadable(f"{path}: {error}") from error


def load_packs(folder=DEFAULT_PACKS, on_request=True):
    """The packs in a folder; those that are used only on request can be left out."""
    packs = Packs()
    for manifest_path in sorted(Path(folder).glob("*/pack.json")):
        manifest = read_json(manifest_path)
        if isinstance(manifest, dict) and manifest.get("game", "mage-knight-dungeons") != "mage-knight-dungeons":
            continue
        if isinstance(manifest, dict) and manifest.get("onRequest", False) and not on_request:
            continue
        try:
            pack = manifest["id"]
            packs.names.add(pack)
            for old, new in manifest.get("aliases", {}).items():
                packs.aliases[f"{pack}/{old}"] = f"{pack}/{new}"
            for part in manifest["parts"]:
                content = read_json(manifest_path.parent / part)
                for kind in Packs.KINDS:
                    for piece in content.get(kind, ()):
                        piece = dict(piece, pack=pack)
                        packs.pieces[kind][f"{pack}/{piece['id']}"] = piece
        except (KeyError, TypeError, AttributeError) as error:
            raise Unreadable(f"{manifest_path}: {error!r}") from error
    return packs


# --- the board ---------------------------------------------------------------------------------------

def square_of(thing):
    return thing.get("level", 0), thing["x"], thing["y"]


def moved(square, offset):
    return square[0], square[1] + offset[0], square[2] + offset[1]


def edge_between(a, b):
    """One name for the side shared by two orthogonal neighbours."""
    if a[1] == b[1]:
        return (a[0], a[1], max(a[2], b[2]), "north")
    return (a[0], max(a[1], b[1]), a[2], "west")


def edge_of(square, side):
    return edge_between(square, moved(square, SIDES[side]))


class Layout:
    """The tiles of a scenario on their grids: printed terrain, walls and corners."""

    def __init__(self, tiles):
        self.tiles = tiles  # placed tiles that could be put on the grid
        self.tile_at = {}
        self.terrain = {}
        self.walls = set()
        self.linked = set()
        self.squares_of = []
        self.overlaps = []
        for index, tile in enumerate(tiles):
            face, level, left, top = tile["_face"], tile.get("level", 0), tile["x"], tile["y"]
            squares, shared = [], {}
            for (x, y), terrain in face.terrain.items():
                square = (level, left + x, top + y)
                if square in self.tile_at:
                    shared.setdefault(self.tile_at[square], square)
                    continue
                self.tile_at[square] = index
                self.terrain[square] = terrain
                squares.append(square)
            self.overlaps += [(other, index, square) for other, square in shared.items()]
            self.squares_of.append(squares)
            self.walls.update((level, left + x, top + y, side) for x, y, side in face.walls)
            self.linked.update((level, left + x, top + y) for x, y in face.linked)
        self._flood_exterior()

    def _flood_exterior(self):
        """MAP-14: the void that is joined by orthogonal steps to the unbounded outside, per level."""
        self.exterior = set()
        columns, rows = {}, {}
        for tile in self.tiles:
            face, level = tile["_face"], tile.get("level", 0)
            columns.setdefault(level, set()).update(range(tile["x"] - 1, tile["x"] + face.width + 1))
            rows.setdefault(level, set()).update(range(tile["y"] - 1, tile["y"] + face.height + 1))
        for level in columns:
            xs, ys = without_wide_gaps(columns[level]), without_wide_gaps(rows[level])
            seen = {(0, 0)}  # north-west of everything, so outside
            queue = deque(seen)
            while queue:
                column, row = queue.popleft()
                for other in ((column, row - 1), (column + 1, row), (column, row + 1), (column - 1, row)):
                    if (0 <= other[0] < len(xs) and 0 <= other[1] < len(ys) and other not in seen
                            and (level, xs[other[0]], ys[other[1]]) not in self.tile_at):
                        seen.add(other)
                        queue.append(other)
            self.exterior.update((level, xs[column], ys[row]) for column, row in seen)


def without_wide_gaps(numbers):
    """The numbers in order, with one more in each gap: empty columns in a row are as good as one."""
    kept = []
    for number in sorted(numbers):
        if kept and number - kept[-1] > 1:
            kept.append(kept[-1] + 1)
        kept.append(number)
    return kept


class Board:
    """A layout with markers, doors and pillars on it."""

    def __init__(self, layout, covered=(), pillars=(), doors=(), stairs=None):
        self.layout = layout
        self.covered = set(covered)  # MRK-03: squares under a marker, which are no crevasse any more
        self.pillars = set(pillars)  # DRESS-02: blocking terrain
        self.doors = set(doors)  # edges
        self.stairs = dict(stairs or {})  # MRK-23: the step from a staircase to its partner
        # MAP-09: clear, hindering, water, and a crevasse under a marker.
        self.playable = {square for square, terrain in layout.terrain.items()
                         if square not in self.pillars
                         and (terrain in ".:~" or (terrain == "x" and square in self.covered))}
        self._steps = {}
        self._neighbours = None

    def is_blocking(self, square):
        return self.layout.terrain.get(square) == "#" or square in self.pillars

    def is_wall(self, a, b):
        """MAP-10, MAP-12, MAP-13: a wall edge between orthogonal neighbours. A blocking square inside
        a tile stops steps by itself and is no wall edge here (MAP-16)."""
        tile_at = self.layout.tile_at
        tile_a, tile_b = tile_at.get(a), tile_at.get(b)
        if tile_a is None or tile_b is None:
            return True  # MAP-13: void
        if edge_between(a, b) in self.layout.walls:
            return True  # MAP-12: a wall on either face is a wall
        # MAP-11: border edges of blocking squares are walls.
        return tile_a != tile_b and (self.is_blocking(a) or self.is_blocking(b))

    def is_diagonal_open(self, a, b):
        """MAP-16 for a step from a to its diagonal neighbour b; the squares themselves are not judged."""
        sides = []
        for c in ((a[0], b[1], a[2]), (a[0], a[1], b[2])):
            if c not in self.layout.tile_at:
                sides.append("wall")
            elif (self.is_wall(a, c) or self.is_wall(c, b) or edge_between(a, c) in self.doors
                  or edge_between(c, b) in self.doors):
                sides.append("wall")
            elif self.is_blocking(c):
                sides.append("square")
            else:
                return True  # case 1: at most one side is obstructed
        if sides != ["square", "square"]:
            return False  # case 3
        # case 2: two blocking squares that touch in a point; DRESS-05: pillars are never linked
        corner = (a[0], max(a[1], b[1]), max(a[2], b[2]))
        c, d = (a[0], b[1], a[2]), (a[0], a[1], b[2])
        return corner not in self.layout.linked or c in self.pillars or d in self.pillars

    def is_adjacent(self, a, b):
        """CON-05, with every door open: no wall between orthogonal neighbours, MAP-16 for others."""
        if self.is_blocking(a) or self.is_blocking(b) or b not in self.layout.tile_at:
            return False
        if a[1] == b[1] or a[2] == b[2]:
            return not self.is_wall(a, b)
        return self.is_diagonal_open(a, b)

    def steps(self, square):
        """MAP-17: the squares that a continuous path may go to from here."""
        found = self._steps.get(square)
        if found is None:
            found = []
            tile_at, walls, playable = self.layout.tile_at, self.layout.walls, self.playable
            level, x, y = square
            for other, edge in (((level, x, y - 1), (level, x, y, "north")),
                                ((level, x + 1, y), (level, x + 1, y, "west")),
                                ((level, x, y + 1), (level, x, y + 1, "north")),
                                ((level, x - 1, y), (level, x, y, "west"))):
                # MAP-15 and MAP-12: an open edge between playable squares, doors count as open
                if other in playable and edge not in walls:
                    found.append(other)
            tile = tile_at[square]
            for dx, dy in DIAGONALS:
                other = (level, x + dx, y + dy)
                # from tile to tile only over an open crossing, never diagonally
                if other in playable and tile_at[other] == tile and self.is_diagonal_open(square, other):
                    found.append(other)
            partner = self.stairs.get(square)
            if partner is not None and partner in playable:
                found.append(partner)
            self._steps[square] = found
        return found

    def reach(self, starts, without=None):
        """All squares with a continuous path from one of the starts, not through one square."""
        seen = {square for square in starts if square in self.playable and square != without}
        queue = deque(seen)
        while queue:
            for other in self.steps(queue.popleft()):
                if other not in seen and other != without:
                    seen.add(other)
                    queue.append(other)
        return seen

    def components(self):
        """A number for each playable square, equal where a continuous path exists."""
        number = {}
        for square in self.playable:
            if square not in number:
                for other in self.reach([square]):
                    number[other] = square
        return number

    def neighbours(self):
        """MAP-18: for each tile the tiles it shares an open crossing with (MAP-12: open on both faces,
        playable on both sides)."""
        if self._neighbours is None:
            self._neighbours = [set() for _ in self.layout.tiles]
            tile_at, walls = self.layout.tile_at, self.layout.walls
            for square in self.playable:
                level, x, y = square
                for other, edge in (((level, x + 1, y), (level, x + 1, y, "west")),
                                    ((level, x, y + 1), (level, x, y + 1, "north"))):
                    if other in self.playable and tile_at[square] != tile_at[other] and edge not in walls:
                        self._neighbours[tile_at[square]].add(tile_at[other])
                        self._neighbours[tile_at[other]].add(tile_at[square])
        return self._neighbours

    def exterior_openings(self, tile):
        """MAP-14: (square, side) of the open border edges of playable squares towards the outside."""
        found = []
        for square in self.layout.squares_of[tile]:
            if square in self.playable:
                found += [(square, side) for side in SIDE_ORDER if self.is_exterior_opening(square, side)]
        return found

    def is_exterior_opening(self, square, side):
        return (square in self.playable and moved(square, SIDES[side]) in self.layout.exterior
                and edge_of(square, side) not in self.layout.walls)

    def entryway_squares_of_width_1(self, tile):
        """MAP-11: the squares of entryways one edge wide."""
        face = self.layout.tiles[tile]["_face"]
        level, left, top = square_of(self.layout.tiles[tile])
        borders = [[((x, 0), "north") for x in range(face.width)],
                   [((face.width - 1, y), "east") for y in range(face.height)],
                   [((x, face.height - 1), "south") for x in range(face.width)],
                   [((0, y), "west") for y in range(face.height)]]
        found = set()
        for border in borders:
            run = []
            for local, side in border + [(None, None)]:
                square = local and (level, left + local[0], top + local[1])
                # the edge as this face prints it, whatever lies beyond
                if local and square in self.playable and not face_has_wall(face, local, side):
                    run.append(square)
                    continue
                if len(run) == 1:
                    found.add(run[0])
                run = []
        return found

    def crossing_squares_of_width_1(self, tile):
        """DRESS-03, MAP-12: squares of a tile beside crossings to another tile that are one edge wide."""
        tile_at, walls = self.layout.tile_at, self.layout.walls

        def tile_beyond(square, side):
            other = moved(square, SIDES[side])
            is_crossing = (tile_at.get(square) == tile and tile_at.get(other, tile) != tile
                           and {square, other} <= self.playable and edge_of(square, side) not in walls)
            return tile_at[other] if is_crossing else None
        found = set()
        for square in self.layout.squares_of[tile]:
            for side, (dx, dy) in SIDES.items():
                beyond = tile_beyond(square, side)
                if beyond is not None and all(tile_beyond(moved(square, (sign * dy, sign * dx)), side) != beyond
                                              for sign in (-1, 1)):
                    found.add(square)
        return found

    def has_wall_piece_at(self, corner, besides):
        """DOOR-03: a wall edge, a dead end edge or a side of a blocking square touches this corner,
        which is named by the square south-east of it, other than on the edge `besides`."""
        level, x, y = corner
        around = {"nw": (level, x - 1, y - 1), "ne": (level, x, y - 1), "sw": (level, x - 1, y),
                  "se": (level, x, y)}
        for a, b in (("nw", "ne"), ("sw", "se"), ("nw", "sw"), ("ne", "se")):
            a, b = around[a], around[b]
            if edge_between(a, b) == besides:
                continue
            in_a, in_b = a in self.layout.tile_at, b in self.layout.tile_at
            if not in_a and not in_b:
                continue  # nothing there at all
            if self.is_wall(a, b) or self.is_blocking(a) or self.is_blocking(b):
                return True
        return False


def face_has_wall(face, local, side):
    x, y = local
    return {"north": (x, y, "north"), "south": (x, y + 1, "north"), "west": (x, y, "west"),
            "east": (x + 1, y, "west")}[side] in face.walls


# --- the checks --------------------------------------------------------------------------------------

DEFAULT_OPTIONS = {
    "buildTotal": 100, "specialPiecesPerPlayer": 1, "tokensContributedPerPlayer": 6,
    "tokensPlacedPerPlayer": 3, "toughTokens": False, "loneWolf": "automatic", "respectStock": True,
    "freeBuild": False, "tilesRanOut": False, "mageKnightWarriors": False, "allFigures": False,
    "artifacts": True, "allowedArtifacts": (), "artifactsPerPlayer": None,
}


class Check:
    """All checks of one scenario, in the order of the checklists."""

    def __init__(self, scenario, packs):
        self.scenario = scenario
        self.packs = packs
        self.found = []
        self.options = dict(DEFAULT_OPTIONS, **scenario.get("options", {}))
        self.players = scenario["players"]
        self.player_ids = [player["id"] for player in self.players]
        self.player_name = {player["id"]: player.get("name") or player["id"] for player in self.players}
        self.is_map = scenario.get("map") is not None
        self.level_count = len(scenario["levels"])
        self.chests = scenario.get("chests", [])
        self.tokens = scenario.get("tokens", [])
        self.markers = scenario.get("markers", [])
        self.placed_doors = scenario.get("doors", [])
        self.artifacts = scenario.get("artifacts", [])
        self.entrances = scenario.get("entrances", [])
        self.exits = scenario.get("exits", [])
        self.all_tiles = scenario.get("tiles", [])
        self.is_complete = False  # whether all tiles are laid

    def run(self):
        self.refuse_broken_references()
        self.check_teams()
        self.check_pools()
        self.lay_tiles()
        self.check_stock()
        self.find_marker_facts()
        self.build_boards()
        if not self.is_map:
            self.check_central()
            self.find_entrance_tiles()
            self.check_tile_counts()
            self.check_entrance_record()
            self.check_order()
            self.check_paths()
            self.check_entrance_hallways()
        else:
            self.central = next((i for i, tile in enumerate(self.tiles) if tile.get("role") == "central"),
                                None)
            self.entrance_tiles = [i for i, tile in enumerate(self.tiles) if tile.get("role") == "entrance"]
            self.check_map()
        self.find_forbidden_tiles()
        self.check_special_pieces()
        self.check_markers()
        self.check_doors()
        self.check_artifacts()
        self.measure_tile_distances()
        self.check_chests()
        self.check_tokens()
        self.check_arrows()
        return self.found

    def report(self, rule, severity, text, things=(), squares=()):
        if self.options["freeBuild"] and rule in FREE_BUILD_RULES:
            severity = WARNING  # LAY-23
        self.found.append(Finding(rule, severity, text, things, squares))

    # --- reading ---

    def refuse_broken_references(self):
        packs, scenario = self.packs, self.scenario
        for pack in scenario["packs"]:
            if pack["id"] not in packs.names:
                raise Unreadable(f"pack {pack['id']!r} is not there")
        self.used_packs = {pack["id"] for pack in scenario["packs"]}
        ids = list(self.player_ids)
        for player in self.players:
            for member in player.get("team", ()):
                ids.append(member["id"])
                figure = self.need("figures", member["figure"], member["id"])
                levels = len(figure.get("levels", ()))
                if not (1 <= member["level"] <= levels if levels else member["level"] == 0):
                    raise Unreadable(f"{member['id']}: {member['figure']} has no level {member['level']}")
            for entry in player.get("mageSpawn", ()):
                self.need("figures", entry["figure"], player["id"])
            for entry in player.get("chests", ()):
                self.chest_kind(entry["chest"], player["id"])
        for tile in self.all_tiles:
            self.need("tiles", tile["tile"], tile["id"])
            if tile["side"] not in ("a", "b"):
                raise Unreadable(f"{tile['id']}: no side {tile['side']!r}")
        marker_ids = {marker["id"] for marker in self.markers}
        for marker in self.markers:
            self.need("markers", marker["marker"], marker["id"])
            if "partner" in marker and marker["partner"] not in marker_ids:
                raise Unreadable(f"{marker['id']}: no marker {marker['partner']!r}")
        for artifact in self.artifacts:
            self.need("artifacts", artifact["artifact"], artifact["id"])
        for allowed in self.options["allowedArtifacts"]:
            self.need("artifacts", allowed["artifact"], "allowedArtifacts")
        for chest in self.chests:
            self.chest_kind(chest["chest"], chest["id"])
            if chest["facing"] not in SIDES:
                raise Unreadable(f"{chest['id']}: no facing {chest['facing']!r}")
        for token in self.tokens:
            if token["colour"] not in ("yellow", "blue", "red"):
                raise Unreadable(f"{token['id']}: no colour {token['colour']!r}")
            if "table" in token:
                table = self.need("wanderingTokens", token["table"], token["id"])
                if table["colour"] != token["colour"]:
                    raise Unreadable(f"{token['id']}: {token['table']} is not {token['colour']}")
        tile_ids = {tile["id"]: tile for tile in self.all_tiles}
        for door in self.placed_doors:
            self.need("doors", door["door"], door["id"])
            if door["tile"] not in tile_ids:
                raise Unreadable(f"{door['id']}: no tile {door['tile']!r}")
            kind = self.need("tiles", tile_ids[door["tile"]]["tile"], door["id"])["kind"]
            if not (0 <= door["x"] < (3 if kind == "hallway" else 5) and 0 <= door["y"] < 5
                    and door["edge"] in SIDES):
                raise Unreadable(f"{door['id']}: no such edge on its tile")
        for kind in ("tiles", "doors", "markers", "artifacts", "chests", "tokens", "entrances", "exits",
                     "pinnedNotes"):
            for thing in scenario.get(kind, ()):
                ids.append(thing["id"])
                if "player" in thing and thing["player"] not in self.player_ids:
                    raise Unreadable(f"{thing['id']}: no player {thing['player']!r}")
                if not 0 <= thing.get("level", 0) < self.level_count:
                    raise Unreadable(f"{thing['id']}: no level {thing['level']}")
        if self.is_map:
            self.need("maps", scenario["map"]["map"], "map")
        twice = [name for name, count in Counter(ids).items() if count > 1]
        if twice:
            raise Unreadable(f"id {twice[0]!r} is used twice")

    def chest_kind(self, name, where):
        """DG-19, DG-20: a Changeling lies among the chests."""
        figure = self.packs.find("figures", name)
        if figure is None or "changeling" not in figure:
            self.need("chests", name, where)
        else:
            self.need("figures", name, where)

    def need(self, kind, name, where):
        """The piece, which must belong to a pack that the scenario names."""
        if name.split("/")[0] not in self.used_packs:
            raise Unreadable(f"{where}: {name!r} belongs to no pack of the scenario")
        return self.packs.get(kind, name, where)

    # --- teams and pools ---

    def points_of(self, member):
        """TEAM-02: the value of the level at which it starts, or the one value it has."""
        figure = self.packs.get("figures", member["figure"], member["id"])
        levels = figure.get("levels")
        own = levels[member["level"] - 1]["points"] if levels else member.get("value", figure.get("points", 0))
        return own + self.points_along(member)

    def check_teams(self):
        options, players = self.options, self.players
        if not players:
            self.report("TEAM-05", TODO, "There is no player yet.")
            self.is_lone_wolf = False
            return
        if len(players) < 2:
            self.report("TEAM-05", TODO, "There is only one player.")
        sizes = [len(player.get("team", ())) for player in players]
        # TEAM-06, LONE-01: two or more players, each with exactly one Hero.
        all_single = len(players) >= 2 and all(size == 1 for size in sizes)
        self.is_lone_wolf = all_single if options["loneWolf"] == "automatic" else options["loneWolf"] == "yes"
        if options["loneWolf"] == "no" and all_single:
            # Reading: playing without the Lone Wolf rules is an agreed deviation, so a warning.
            self.report("TEAM-06", WARNING, "Every player has one Hero, but Lone Wolf is switched off.")
        if options["loneWolf"] == "yes":
            if len(players) < 2:
                self.report("LONE-01", TODO, "A Lone Wolf game needs two or more players.")
            for player, size in zip(players, sizes):
                if size > 1:
                    self.report("LONE-01", ERROR,
                                f"{self.player_name[player['id']]} has {size} figures in a Lone Wolf game.",
                                [player["id"]])
        for player in players:
            self.check_team(player)
            self.check_passengers(player)
        if self.is_lone_wolf:
            # LONE-02: highest minus lowest is at most 5.
            values = [self.points_of(member) for player in players for member in player.get("team", ())]
            if values and max(values) - min(values) > 5:
                self.report("LONE-02", ERROR, f"The Heroes cost from {min(values)} to {max(values)} points, "
                            "more than 5 apart.",
                            [member["id"] for player in players for member in player.get("team", ())])
        # ENT-08: colours are unique per team.
        colours = {}
        for player in players:
            if player["colour"] in colours:
                self.report("ENT-08", ERROR, f"Two players have {player['colour']} arrows.",
                            [colours[player["colour"]], player["id"]])
            colours.setdefault(player["colour"], player["id"])

    def check_team(self, player):
        name, team = self.player_name[player["id"]], player.get("team", [])
        # TEAM-05: at least one Hero.
        if not team:
            self.report("TEAM-05", TODO, f"{name} has no team yet.", [player["id"]])
        # TEAM-01, TEAM-08; LONE-08: not applied in a Lone Wolf game.
        total = sum(self.points_of(member) for member in team)
        if not self.is_lone_wolf and total > self.options["buildTotal"]:
            self.report("TEAM-01", ERROR,
                        f"The team of {name} costs {total} points, more than {self.options['buildTotal']}.",
                        [member["id"] for member in team])
        seen = {}
        for member in team:
            figure = self.packs.get("figures", member["figure"], member["id"])
            # TEAM-03: level 1 or 2; LONE-03 lifts it.
            if figure.get("levels") and member["level"] > 2 and not self.is_lone_wolf:
                self.report("TEAM-03", ERROR, f"{member['figure']} starts at level {member['level']}.",
                            [member["id"]])
            # TEAM-07, MKW-10: no Mage Spawn.
            if figure["role"] == "mage-spawn":
                self.report("TEAM-07", ERROR, f"{member['figure']} is a Mage Spawn in a Heroic Team.",
                            [member["id"]])
            # MKW-01: warriors only where that was agreed.
            if figure["role"] == "warrior" and not self.options["mageKnightWarriors"]:
                self.report("MKW-01", ERROR, f"{member['figure']} is a Mage Knight warrior, which was not agreed.",
                            [member["id"]])
            self.check_size(member["figure"], figure, [member["id"]], len(figure["dials"]) == 1 or figure.get("dragon"))
            self.check_company(member, figure, [member["id"]])
            # TEAM-04, MKW-08: the same figure has the same set and collector's number.
            key = figure["set"], figure["collectorNumber"]
            if key in seen:
                self.report("MKW-08" if figure["role"] == "warrior" else "TEAM-04", ERROR,
                            f"{name} has {member['figure']} twice.", [seen[key], member["id"]])
            seen.setdefault(key, member["id"])

    def check_size(self, name, figure, things, dials_allowed=True):
        """MKW-06, MKW-07, BASE-01: never mounted; in a team one dial or a dragon; unless all figures are allowed."""
        if not self.options["allFigures"] and ("mount" in figure or not dials_allowed):
            self.report("MKW-06", ERROR, f"{name} is mounted, or has several dials and is no dragon.", things)

    def check_company(self, entry, figure, things):
        """MOUNT-13, CAV-01, TITAN-13, MD-45, PSGR-01, PSGR-02: who rides, who is carried, what it costs."""
        rider = self.packs.get("figures", entry["rider"], things[0]) if "rider" in entry else None
        mount = figure.get("mount")
        if mount and rider is None:
            self.report("MOUNT-13", ERROR, "A mount without a rider.", things)
        if rider is not None and (not mount or mount["type"] not in rider.get("rider", {}).get("mounts", ())):
            self.report("CAV-01", ERROR, "Nobody rides what he has no symbol for.", things)
        values = {figure.get("points")} | {value["points"] for value in figure.get("pointValues", ())}
        if (figure.get("pointValues") or "value" in entry) and entry.get("value") not in values:
            self.report("MD-45" if len(figure["dials"]) > 1 else "TITAN-13", ERROR, "No point value chosen.", things)
        if "passenger" in entry:
            if figure.get("speedType") != "wheel" or len(figure["dials"]) == 1:
                self.report("PSGR-01", ERROR, "Only chariots carry passengers.", things)
            if not self.may_be_carried(self.packs.get("figures", entry["passenger"], things[0])):
                self.report("PSGR-02", ERROR, "This one cannot be carried.", things)

    @staticmethod
    def may_be_carried(figure):
        return (figure.get("base", "round-1x1") == "round-1x1" and len(figure["dials"]) == 1
                and "mount" not in figure and figure.get("speedType", "boot") != "horseshoe")

    def check_passengers(self, player):
        team, full = player.get("team", ()), set()
        by_id = {member["id"]: member for member in team}
        for member in team:
            if "chariot" not in member:
                continue
            chariot = by_id.get(member["chariot"])
            kind = self.packs.get("figures", chariot["figure"], member["id"]) if chariot else {}
            if kind.get("speedType") != "wheel" or len(kind["dials"]) == 1 or member["chariot"] in full:
                self.report("PSGR-01", ERROR, "No place in a chariot of the team.", [member["id"]])
            full.add(member["chariot"])
            if "rider" in member or not self.may_be_carried(self.packs.get("figures", member["figure"], member["id"])):
                self.report("PSGR-02", ERROR, "This one cannot be carried.", [member["id"]])

    def points_along(self, entry):
        """CAV-04, PSGR-03: riders and passengers count, at the level of the entry."""
        points = 0
        for key in ("rider", "passenger"):
            if key in entry:
                figure = self.packs.get("figures", entry[key], "")
                levels = figure.get("levels")
                points += levels[max(entry.get("level", 1), 1) - 1]["points"] if levels else figure["points"]
        return points

    def check_pools(self):
        in_pool = Counter()
        for player in self.players:
            name, size = self.player_name[player["id"]], len(player.get("team", ()))
            count = points = 0
            for entry in player.get("mageSpawn", ()):
                figure = self.packs.get("figures", entry["figure"], player["id"])
                # DG-19: a Changeling belongs to the chests and does not count here.
                if "changeling" in figure:
                    self.report("DG-19", ERROR, f"{entry['figure']} belongs into the chest pool.", [player["id"]])
                    continue
                # POOL-01: Mage Spawn. Reading: Heroes are no part of it, MKW-07 opens it to warriors.
                if figure["role"] == "hero":
                    self.report("POOL-01", ERROR, f"{entry['figure']} is a Hero in the Mage Spawn pool.",
                                [player["id"]])
                    continue
                if figure["role"] == "warrior" and not self.options["mageKnightWarriors"]:
                    self.report("MKW-07", ERROR,
                                f"{entry['figure']} is a Mage Knight warrior, which was not agreed.", [player["id"]])
                self.check_size(entry["figure"], figure, [player["id"]])
                self.check_company(entry, figure, [player["id"]])
                count += entry["count"]
                points += entry["count"] * (entry.get("value", figure.get("points", 0)) + self.points_along(entry))
            # POOL-03, POOL-04: as many as figures in the team, and 100 points, each player.
            if count < size:
                self.report("POOL-03", TODO, f"{name} gives {count} Mage Spawn for a team of {size}.",
                            [player["id"]])
            if points < 100:
                self.report("POOL-04", TODO, f"{name} gives Mage Spawn worth {points} points, fewer than 100.",
                            [player["id"]])
            # CHEST-02, DG-19: as many chests as figures in the team, Changelings counted.
            chests = Counter()
            for entry in player.get("chests", ()):
                chests[entry["chest"]] += entry["count"]
            if sum(chests.values()) < size:
                self.report("CHEST-02", TODO,
                            f"{name} gives {sum(chests.values())} chests for a team of {size}.", [player["id"]])
            in_pool += chests
        # CHEST-03: what is placed was taken from the pool. Reading: a pool that lacks a placed chest
        # is short of it, like CHEST-02.
        placed = Counter(chest["chest"] for chest in self.chests)
        for kind, count in placed.items():
            if count > in_pool[kind]:
                self.report("CHEST-02", TODO, f"{count} of {kind} are placed, {in_pool[kind]} are in the pool.",
                            [chest["id"] for chest in self.chests if chest["chest"] == kind])

    # --- tiles ---

    def lay_tiles(self):
        self.tiles = []
        for tile in self.all_tiles:
            piece = self.packs.get("tiles", tile["tile"], tile["id"])
            # MAP-02, MAP-03: 3 x 5 for a hallway, 5 x 5 for a chamber, both faces (MAP-04).
            width = 3 if piece["kind"] == "hallway" else 5
            drawings = [face["map"] for face in piece["faces"]]
            if any(len(drawing) != 11 or any(len(row) != 2 * width + 1 for row in drawing)
                   for drawing in drawings):
                self.report("MAP-02" if piece["kind"] == "hallway" else "MAP-03", ERROR,
                            f"{tile['tile']} does not have the size of a {piece['kind']}.", [tile["id"]])
                continue
            # MAP-06: whole numbers.
            if not all(isinstance(tile[key], int) and not isinstance(tile[key], bool) for key in ("x", "y")):
                self.report("MAP-06", ERROR, f"{tile['tile']} does not lie on the grid.", [tile["id"]])
                continue
            # MAP-05: quarter turns.
            rotation = tile.get("rotation", 0)
            if rotation not in (0, 90, 180, 270):
                self.report("MAP-05", ERROR, f"{tile['tile']} is turned by {rotation} degrees.", [tile["id"]])
                continue
            laid = dict(tile, _kind=piece["kind"], _width=width,
                        _face=self.packs.face(tile["tile"], tile["side"], rotation // 90))
            self.tiles.append(laid)
        self.layout = Layout(self.tiles)
        # MAP-07: no square is covered twice.
        for other, index, square in self.layout.overlaps:
            self.report("MAP-07", ERROR, "Two tiles overlap.",
                        [self.tiles[other]["id"], self.tiles[index]["id"]], [square])

    def check_stock(self):
        # MAP-04, LAY-21: no tile more often than its stock, both faces together.
        if self.is_map or not self.options["respectStock"]:
            return
        used = {}
        for tile in self.all_tiles:
            used.setdefault(self.packs.aliases.get(tile["tile"], tile["tile"]), []).append(tile["id"])
        for name, ids in used.items():
            stock = self.packs.pieces["tiles"][name]["stock"]
            if len(ids) > stock:
                self.report("LAY-21", ERROR, f"{name} is used {len(ids)} times, there are {stock}.", ids)

    def find_marker_facts(self):
        """What the markers show, and which staircases join levels."""
        self.shown = {}
        by_id = {marker["id"]: marker for marker in self.markers}
        for marker in self.markers:
            kind = self.packs.get("markers", marker["marker"], marker["id"])
            unique = marker.get("face", "unique") == "unique"
            self.shown[marker["id"]] = kind["uniqueSide"] if unique else kind["ordinarySide"]
        self.joining = {}  # MRK-23: pairs of staircases that name each other on different levels
        for marker in self.markers:
            partner = by_id.get(marker.get("partner"))
            if (partner is not None and partner.get("partner") == marker["id"]
                    and self.shown[marker["id"]] == self.shown[partner["id"]] == "staircase"
                    and marker.get("level", 0) != partner.get("level", 0)):
                self.joining[marker["id"]] = partner
        self.stairs = {square_of(by_id[name]): square_of(partner) for name, partner in self.joining.items()}

    def build_boards(self):
        self.squares_of_artifact = {}
        self.pillars = set()
        for artifact in self.artifacts:
            kind = self.packs.get("artifacts", artifact["artifact"], artifact["id"])
            width, height = kind["footprint"]["width"], kind["footprint"]["height"]
            if artifact.get("rotation", 0) in (90, 270):
                width, height = height, width
            level, left, top = square_of(artifact)
            squares = [(level, left + x, top + y) for y in range(height) for x in range(width)]
            self.squares_of_artifact[artifact["id"]] = squares
            if kind["class"] in ("ancient-pillar", "all-seeing-pillar"):  # DRESS-02, DRESS-06
                self.pillars.update(squares)
        tiles_by_id = {tile["id"]: tile for tile in self.tiles}
        self.door_edges = {}  # id of a door to (edge, the square of its tile, the square beyond)
        for door in self.placed_doors:
            tile = tiles_by_id.get(door["tile"])
            if tile is None:
                continue
            quarters = tile.get("rotation", 0) // 90
            x, y = turn_square(door["x"], door["y"], tile["_width"], 5, quarters)
            side = SIDE_ORDER[(SIDE_ORDER.index(door["edge"]) + quarters) % 4]  # DOOR-19
            square = (tile.get("level", 0), tile["x"] + x, tile["y"] + y)
            beyond = moved(square, SIDES[side])
            self.door_edges[door["id"]] = (edge_between(square, beyond), square, beyond)
        edges = [edge for edge, _, _ in self.door_edges.values()]
        marked = {square_of(marker) for marker in self.markers}
        # LAY-09: the tiles as printed; only staircases that join levels belong to the layout.
        self.printed = Board(self.layout, covered=self.stairs, stairs=self.stairs)
        # Step 3, markers and doors: what they are judged on. Artifacts come after them (ART-02).
        self.marked = Board(self.layout, covered=marked, doors=edges, stairs=self.stairs)
        # The board as it lies before chests, tokens and arrows are placed.
        self.board = self.marked if not self.pillars else Board(
            self.layout, covered=marked, pillars=self.pillars, doors=edges, stairs=self.stairs)

    def check_central(self):
        # LAY-07: exactly one central tile, a chamber; also with several levels.
        central = [i for i, tile in enumerate(self.tiles) if tile.get("role") == "central"]
        self.central = central[0] if central else None
        if not central:
            self.report("LAY-07", TODO, "No tile is the central chamber yet.")
        elif len(central) > 1:
            self.report("LAY-07", ERROR, f"{len(central)} tiles are central.",
                        [self.tiles[i]["id"] for i in central])
        for i in central:
            if self.tiles[i]["_kind"] != "chamber":
                self.report("LAY-07", ERROR, "The central tile is not a chamber.", [self.tiles[i]["id"]])

    def find_entrance_tiles(self):
        """MAP-21, LAY-10, LAY-20."""
        self.is_recorded = bool(self.tiles and self.players and all("player" in tile for tile in self.tiles))
        players = len(self.players)
        # LAY-19: two players and six tiles or fewer.
        self.is_six_tiles = players == 2 and len(self.all_tiles) <= 6
        extra = max(0, self.options["buildTotal"] - 100)
        # LAY-03, LAY-06
        self.tiles_each = 3 if self.is_six_tiles else 5 + (extra + 49) // 50
        self.count_rule = "LAY-19" if self.is_six_tiles else "LAY-06" if extra else "LAY-03"
        # LAY-19: exactly six tiles may also be the beginning of a larger dungeon, unless tiles ran out; what
        # their last tiles lack is then still to do. A flag names an entrance for good.
        self.may_grow = self.is_six_tiles and len(self.all_tiles) == 6 and not self.options["tilesRanOut"]
        self.lack = TODO if self.may_grow else ERROR
        flagged = [i for i, tile in enumerate(self.tiles) if tile.get("role") == "entrance"]
        for i in flagged:
            if self.tiles[i]["_kind"] != "hallway":  # MAP-21
                self.report("MAP-21", ERROR, "A tile flagged as entrance is not a hallway.",
                            [self.tiles[i]["id"]])
        flagged_hallways = [i for i in flagged if self.tiles[i]["_kind"] == "hallway"]
        if self.is_recorded:
            # LAY-10: the last tile of each player who has laid all of them.
            entrances = set(flagged_hallways)
            self.last_tile = {}
            for player in self.player_ids:
                own = [i for i, tile in enumerate(self.tiles) if tile["player"] == player]
                # LAY-19: before the sixth tile is laid the dungeon may still become a larger one.
                is_finished = len(own) >= self.tiles_each and not (self.is_six_tiles and len(self.all_tiles) < 6)
                if own and (is_finished or self.options["tilesRanOut"]):
                    self.last_tile[player] = own[-1]
                    if self.tiles[own[-1]]["_kind"] == "hallway":
                        entrances.add(own[-1])
            self.entrance_tiles = sorted(entrances)
        elif flagged:
            self.entrance_tiles = flagged_hallways
        else:
            graph = self.printed.neighbours()
            self.entrance_tiles = [
                i for i, tile in enumerate(self.tiles)
                if tile["_kind"] == "hallway" and len(graph[i]) == 1
                and self.tiles[next(iter(graph[i]))]["_kind"] == "chamber" and self.printed.exterior_openings(i)]

    def check_tile_counts(self):
        # LAY-20: per player with a record, otherwise as totals.
        if not self.players:
            return
        if self.is_recorded:
            groups = [(self.player_name[player], 1, [tile for tile in self.tiles if tile["player"] == player])
                      for player in self.player_ids]
        else:
            groups = [("The layout", len(self.players), self.tiles)]
        self.is_complete = True
        for name, times, tiles in groups:
            wanted = self.tiles_each * times
            missing = wanted - len(tiles)
            ids = [tile["id"] for tile in tiles]
            if missing:
                self.is_complete = self.is_complete and missing < 0
            if missing > 0:
                # LAY-15: only a warning when tiles ran out. Otherwise work in progress: a todo.
                self.report(self.count_rule, WARNING if self.options["tilesRanOut"] else TODO,
                            f"{name} has {len(tiles)} tiles of {wanted}.", ids)
            elif missing < 0:
                self.report(self.count_rule, ERROR, f"{name} has {len(tiles)} tiles, more than {wanted}.", ids)
            if self.is_six_tiles:
                continue  # LAY-19: LAY-04 does not apply
            # LAY-04: tiles still to come may fill the minimums.
            to_come = 0 if self.options["tilesRanOut"] else max(0, missing)
            chambers = sum(tile["_kind"] == "chamber" for tile in tiles)
            hallways = len(tiles) - chambers
            lack_chambers, lack_hallways = max(0, 3 * times - chambers), max(0, times - hallways)
            if lack_chambers + lack_hallways > to_come:
                # LAY-14: a replacement may break the minimum of chambers; LAY-15: so may a lack of tiles.
                excused = lack_hallways == 0 and (self.options["tilesRanOut"]
                                                  or any(tile.get("replacement") for tile in tiles))
                self.report("LAY-04", WARNING if excused else ERROR,
                            f"{name} has {chambers} chambers and {hallways} hallways; at least "
                            f"{3 * times} and {times} are needed.", ids)

    def check_entrance_record(self):
        if not self.players:
            return
        if not self.is_recorded:
            # LAY-16, LAY-20: at least as many entrance hallways as players.
            if len(self.entrance_tiles) < len(self.players) and (self.is_complete or self.options["tilesRanOut"]):
                self.report("LAY-16", self.lack, f"There are {len(self.entrance_tiles)} entrance hallways for "
                            f"{len(self.players)} players.", [self.tiles[i]["id"] for i in self.entrance_tiles])
            return
        for player in self.player_ids:
            own = [i for i, tile in enumerate(self.tiles) if tile["player"] == player]
            last = self.last_tile.get(player)
            if last is not None and self.tiles[last]["_kind"] != "hallway":
                # LAY-10; LAY-16: also the player who finished early lays a hallway at the end.
                early = len(own) < self.tiles_each
                self.report("LAY-16" if early else "LAY-10", self.lack,
                            f"The last tile of {self.player_name[player]} is not a hallway.",
                            [self.tiles[last]["id"]])
            elif last is None and not own and self.options["tilesRanOut"]:
                self.report("LAY-16", ERROR, f"{self.player_name[player]} has no entrance hallway.", [player])
            # LAY-10, LAY-16: exactly one entrance hallway, the last tile.
            for i in own[:-1]:
                if self.tiles[i].get("role") == "entrance":
                    self.report("LAY-10", ERROR, f"An entrance hallway of {self.player_name[player]} is not "
                                "the last tile laid.", [self.tiles[i]["id"]])

    def check_order(self):
        # LAY-02: turn by turn, beginning with the central chamber of the starting player; LAY-08: the
        # second tile is that of the left neighbour.
        # Reading: the file's order may be an editor's, so a warning.
        if not self.is_recorded:
            return
        if self.central is not None and self.central != 0:
            self.report("LAY-02", WARNING, "The central chamber is not the first tile.",
                        [self.tiles[self.central]["id"]])
        if not self.options["tilesRanOut"]:
            for i, tile in enumerate(self.tiles):
                if tile["player"] != self.player_ids[i % len(self.player_ids)]:
                    self.report("LAY-08" if i == 1 else "LAY-02", WARNING,
                                "The players did not lay their tiles in turn.", [tile["id"]])
                    break

    def check_paths(self):
        # LAY-09 with MAP-17, on the printed terrain.
        if self.central is None:
            return
        squares_of = self.layout.squares_of
        home = self.printed.reach(squares_of[self.central])
        self.home = home
        linked = [any(square in home for square in squares) for squares in squares_of]
        for i, tile in enumerate(self.tiles):
            if not linked[i]:
                self.report("LAY-09", ERROR, "No path leads from this tile to the central chamber.", [tile["id"]])
        # After every placement: the tiles laid until then.
        if self.is_recorded and self.central == 0:
            self.check_paths_in_order(linked)
        # Unreachable playable squares, on the board with its markers. Pillars are DRESS-04.
        home = self.marked.reach(squares_of[self.central])
        for i, tile in enumerate(self.tiles):
            left = [square for square in squares_of[i] if square in self.marked.playable and square not in home]
            if linked[i] and left:
                self.report("LAY-09", WARNING, f"{len(left)} squares of this tile cannot be reached.",
                            [tile["id"]], left)
        # Nobody can walk between the parts of the central chamber. Reading: a warning, like other squares that
        # cannot be reached, about all but the largest part.
        parts = []
        for square in sorted(squares_of[self.central], key=lambda square: (square[2], square[1])):
            if square in self.marked.playable and not any(square in part for part in parts):
                parts.append(self.marked.reach([square]) & set(squares_of[self.central]))
        if len(parts) > 1:
            largest = max(parts, key=len)
            left = [square for part in parts if part is not largest for square in part]
            self.report("LAY-09", WARNING, "The central chamber is parted.", [self.tiles[self.central]["id"]], left)

    def check_paths_in_order(self, linked):
        """LAY-09: each tile had a path when it was laid, over tiles laid before it."""
        tile_at, squares_of = self.layout.tile_at, self.layout.squares_of
        # All squares of the central chamber are at home: a path to any one of them is enough.
        reached = {square for square in squares_of[self.central] if square in self.printed.playable}
        for i in range(1, len(self.tiles)):
            own = [s for s in squares_of[i] if s in self.printed.playable]
            start = {s for s in own if any(t in reached for t in self.printed.steps(s))}
            queue = deque(start)
            grown = set(start)
            while queue:
                for other in self.printed.steps(queue.popleft()):
                    if other not in reached and other not in grown and tile_at[other] <= i:
                        grown.add(other)
                        queue.append(other)
            reached |= grown
            if linked[i] and not any(s in reached for s in own):
                self.report("LAY-09", ERROR, "No path led to the central chamber when this tile was laid.",
                            [self.tiles[i]["id"]])

    def check_entrance_hallways(self):
        for i in self.entrance_tiles:
            tile = self.tiles[i]
            severity = self.lack if self.is_recorded and tile.get("role") != "entrance" else ERROR
            # LAY-11: an exterior opening with a path to the central chamber.
            openings = self.printed.exterior_openings(i)
            if not openings:
                self.report(self.later("LAY-11", i), severity, "This entrance hallway has no opening to the outside.",
                            [tile["id"]])
            elif self.central is not None and not any(square in self.home for square, _ in openings):
                if any(square in self.home for square in self.layout.squares_of[i]):  # else LAY-09 says it
                    self.report("LAY-11", severity, "No path leads from the opening of this entrance hallway to "
                                "the central chamber.", [tile["id"]])
            # LAY-12: adjacent to exactly one tile, a chamber.
            others = self.printed.neighbours()[i]
            if len(others) != 1 or self.tiles[next(iter(others))]["_kind"] != "chamber":
                if others or self.central is None:  # else LAY-09 says it
                    self.report(self.later("LAY-12", i), severity,
                                f"This entrance hallway is connected to {len(others)} tiles, not to one chamber only.",
                                [tile["id"]] + [self.tiles[k]["id"] for k in sorted(others)])
            # LAY-13: a marker on a crevasse may not connect it to a further tile.
            elif self.marked.neighbours()[i] != others:
                self.report("LAY-13", severity, "A marker connects this entrance hallway to a second tile.",
                            [tile["id"]])

    def later(self, rule, entrance):
        """LAY-13, if the record shows that tiles laid after the entrance hallway broke the rule."""
        if not self.is_recorded or all(k <= entrance for k in range(len(self.tiles))):
            return rule
        before = Board(Layout(self.tiles[:entrance + 1]), covered=self.stairs, stairs=self.stairs)
        if rule == "LAY-11":
            return "LAY-13" if before.exterior_openings(entrance) else rule
        others = before.neighbours()[entrance]
        fine = len(others) == 1 and self.tiles[next(iter(others))]["_kind"] == "chamber"
        return "LAY-13" if fine else rule

    def check_map(self):
        # LAY-01, MAP-25: a printed map is a fixed arrangement, wherever it lies on the grid.
        self.is_six_tiles = False
        self.is_complete = True
        printed = self.packs.get("maps", self.scenario["map"]["map"], "map")
        side = printed["sides"]["ab".index(self.scenario["map"]["side"])]

        def arrangement(tiles, name):
            left = min((tile["x"] for tile in tiles), default=0)
            top = min((tile["y"] for tile in tiles), default=0)
            return sorted((name(tile), tile["side"], tile["x"] - left, tile["y"] - top, tile.get("rotation", 0))
                          for tile in tiles)
        wanted = arrangement(side["tiles"],
                             lambda tile: tile["tile"] if "/" in tile["tile"] else f"{printed['pack']}/{tile['tile']}")
        if (arrangement(self.tiles, lambda tile: tile["tile"]) != wanted
                or len({tile.get("level", 0) for tile in self.tiles}) > 1):
            self.report("MAP-25", ERROR, "The tiles do not lie as the printed map shows them.")
            return
        # MAP-21: the map data name the possible entrances, and the central chamber if there is one.
        # Reading: the roles in the scenario must say the same.
        left, top = (min(tile[key] for tile in self.tiles) for key in "xy")
        printed_left, printed_top = (min(tile[key] for tile in side["tiles"]) for key in "xy")
        roles = {(tile["x"] - printed_left, tile["y"] - printed_top): tile.get("role") for tile in side["tiles"]}
        for tile in self.tiles:
            role, wanted_role = tile.get("role"), roles[tile["x"] - left, tile["y"] - top]
            for name, rule in (("entrance", "MAP-21"), ("central", "MAP-25")):
                if (role == name) != (wanted_role == name):
                    self.report(rule, ERROR, f"The role of this tile differs from that on the map: {name}.",
                                [tile["id"]])

    # --- Step 3: special terrain, doors, artifacts ---

    def find_forbidden_tiles(self):
        """MAP-22: the starting hallways and the chambers connected to them."""
        self.forbidden = set(self.entrance_tiles)
        for i in self.entrance_tiles:
            for graph in (self.printed.neighbours(), self.marked.neighbours()):
                self.forbidden.update(k for k in graph[i] if self.tiles[k]["_kind"] == "chamber")

    def tile_of(self, square):
        return self.layout.tile_at.get(square)

    def check_special_pieces(self):
        # MRK-02, DOOR-05: markers and doors together; MRK-23: staircases that join levels left out.
        counted = self.placed_doors + [marker for marker in self.markers if marker["id"] not in self.joining]
        each = self.options["specialPiecesPerPlayer"]
        for player in self.player_ids:
            own = [piece["id"] for piece in counted if piece.get("player") == player]
            if len(own) > each:
                self.report("MRK-02", ERROR, f"{self.player_name[player]} placed {len(own)} special pieces, {each} "
                            "were agreed.", [player] + own)
        # MRK-02: a total where the player of a piece is not recorded.
        most = each * len(self.players)
        if self.players and len(counted) > most and not all(piece.get("player") for piece in counted):
            self.report("MRK-02", ERROR, f"There are {len(counted)} special pieces, {most} were agreed.",
                        [piece["id"] for piece in counted])
        if not self.options["respectStock"]:
            return
        # COMP-03: the stock of the pack. Changelings are figures and have none.
        chests = [chest for chest in self.chests if self.packs.find("chests", chest["chest"])]
        for kind, key, placed in (("doors", "door", self.placed_doors), ("markers", "marker", self.markers),
                                  ("artifacts", "artifact", self.artifacts), ("chests", "chest", chests)):
            used = {}
            for thing in placed:
                used.setdefault(self.packs.aliases.get(thing[key], thing[key]), []).append(thing["id"])
            for name, ids in used.items():
                stock = self.packs.pieces[kind][name]["stock"]
                if len(ids) > stock:
                    self.report("COMP-03", WARNING, f"{name} is used {len(ids)} times, there are {stock}.", ids)

    def check_markers(self):
        at, teleports = {}, []
        for marker in self.markers:
            square, shown, ids = square_of(marker), self.shown[marker["id"]], [marker["id"]]
            tile = self.tile_of(square)
            # MRK-03: on a square of a tile that is not blocking.
            if tile is None or self.layout.terrain[square] == "#":
                self.report("MRK-03", ERROR, "A marker lies on a blocking square or outside of the tiles.",
                            ids, [square])
            # MAP-26: one marker per square.
            if square in at:
                self.report("MAP-26", ERROR, "Two markers lie on one square.", [at[square]] + ids, [square])
            at.setdefault(square, marker["id"])
            # MRK-05
            if tile in self.forbidden:
                self.report("MRK-05", ERROR, "A marker lies in a starting hallway or its chamber.", ids, [square])
            # MRK-18
            if shown == "vortex" and tile is not None and self.tiles[tile]["_kind"] != "chamber":
                self.report("MRK-18", ERROR, "A vortex lies on a hallway.", ids, [square])
            if shown == "teleport":
                teleports.append(marker)
        # MRK-14
        if len(teleports) == 1:
            self.report("MRK-14", WARNING, "A single teleport square leads nowhere.", [teleports[0]["id"]])
        # MRK-20, MRK-23
        by_id = {marker["id"]: marker for marker in self.markers}
        told = set()
        for marker in self.markers:
            partner = by_id.get(marker.get("partner"))
            if marker.get("partner"):
                if marker["id"] not in self.joining:
                    pair = frozenset((marker["id"], marker["partner"]))
                    if pair not in told:
                        self.report("MRK-23", ERROR, "Partner staircases must name each other and lie on "
                                    "different levels.", [marker["id"]] + ([partner["id"]] if partner else []))
                    told.add(pair)
            elif self.shown[marker["id"]] == "staircase" and self.level_count > 1:
                if not any(other.get("partner") == marker["id"] for other in self.markers):
                    self.report("MRK-23", WARNING, "A staircase has no partner on another level.", [marker["id"]])

    def check_doors(self):
        at = {}
        for door in self.placed_doors:
            if door["id"] not in self.door_edges:
                continue
            edge, a, b = self.door_edges[door["id"]]
            ids = [door["id"]]
            # DOOR-02: an open edge between two playable squares.
            legal = a in self.marked.playable and b in self.marked.playable and not self.marked.is_wall(a, b)
            if not legal:
                self.report("DOOR-02", ERROR, "A door does not stand on an open edge between playable squares.",
                            ids, [a])
            # DOOR-05: one door per edge.
            if edge in at:
                self.report("DOOR-05", ERROR, "Two doors stand on one edge.", [at[edge]] + ids, [a])
            at.setdefault(edge, door["id"])
            # DOOR-03: walls at both ends.
            level, x, y, side = edge
            ends = [(level, x, y), (level, x + 1, y) if side == "north" else (level, x, y + 1)]
            if legal and not all(self.marked.has_wall_piece_at(end, edge) for end in ends):
                self.report("DOOR-03", ERROR, "A door has no wall at one of its ends.", ids, [a])
            # DOOR-04: a door on a border is in both tiles.
            if self.tile_of(a) in self.forbidden or self.tile_of(b) in self.forbidden:
                self.report("DOOR-04", ERROR, "A door stands in or at a starting hallway or its chamber.", ids, [a])

    def check_artifacts(self):
        options = self.options
        ids = [artifact["id"] for artifact in self.artifacts]
        # ART-02: the agreed number for each player.
        if self.players and options["artifactsPerPlayer"] is not None:
            most = options["artifactsPerPlayer"] * len(self.players)
            if len(ids) > most:
                self.report("ART-02", ERROR, f"There are {len(ids)} artifacts, {most} were agreed.", ids)
        # ART-01: the agreed list.
        if not options["artifacts"] and ids:
            self.report("ART-01", ERROR, "Artifacts were not agreed.", ids)
        allowed = {entry["artifact"]: entry["most"] for entry in options["allowedArtifacts"]}
        if allowed:
            for name, count in Counter(artifact["artifact"] for artifact in self.artifacts).items():
                if count > allowed.get(name, 0):
                    self.report("ART-01", ERROR, f"{count} of {name}, {allowed.get(name, 0)} were agreed.",
                                [artifact["id"] for artifact in self.artifacts if artifact["artifact"] == name])
        in_square = {}
        for kind, things in (("marker", self.markers), ("chest", self.chests), ("token", self.tokens)):
            for thing in things:
                in_square.setdefault(square_of(thing), []).append(thing["id"])
        taken = {}
        doorway = {square for _, a, b in self.door_edges.values() for square in (a, b)}
        wanted = Counter()
        for artifact in self.artifacts:
            kind = self.packs.get("artifacts", artifact["artifact"], artifact["id"])
            squares, me = self.squares_of_artifact[artifact["id"]], [artifact["id"]]
            shape = sorted(kind["footprint"].values())
            # DRESS-11, DRESS-10, DRESS-02: sizes of the dressing.
            if kind["class"] == "table" and shape != [1, 2]:
                self.report("DRESS-11", ERROR, "A table covers 1 x 2 squares.", me)
            elif kind["class"] not in ("table", "exotic") and shape != [1, 1]:
                self.report("DRESS-10" if kind["class"] == "chair" else "DRESS-02", ERROR,
                            f"{artifact['artifact']} covers one square.", me)
            # DRESS-01: dressing has no tokens.
            tokens = kind.get("tokens", {})
            if kind["class"] != "exotic" and any(tokens.values()):
                self.report("DRESS-01", ERROR, f"{artifact['artifact']} is dressing and has tokens.", me)
            wanted.update(tokens)
            # ART-03: one square is enough.
            if any(self.tile_of(square) in self.forbidden for square in squares):
                self.report("ART-03", ERROR, "An artifact stands in a starting hallway or its chamber.", me, squares)
            # ART-04, ART-06: every square is playable.
            bad = [square for square in squares if square not in self.marked.playable]
            if bad:
                self.report("ART-04", ERROR, "An artifact stands on a square that is not playable.", me, bad)
            # ART-07, ART-12: one object per square.
            for square in squares:
                others = in_square.get(square, []) + taken.get(square, [])
                if others:
                    self.report("ART-07", ERROR, "An artifact shares its square.", me + others, [square])
                taken.setdefault(square, []).append(artifact["id"])
            # ART-06, DRESS-11: no wall and no door inside the footprint.
            inside = set(squares)
            for square in squares:
                for side in ("east", "south"):
                    other = moved(square, SIDES[side])
                    if (other in inside and square in self.marked.playable and other in self.marked.playable
                            and (self.marked.is_wall(square, other)
                                 or edge_between(square, other) in self.marked.doors)):
                        self.report("DRESS-11" if kind["class"] == "table" else "ART-06", ERROR,
                                    "A wall or door runs through an artifact.", me, [square, other])
            # DRESS-03, DRESS-06: no pillar in a hallway, a doorway or an entrance.
            if kind["class"] in ("ancient-pillar", "all-seeing-pillar"):
                for square in squares:
                    tile = self.tile_of(square)
                    if tile is None:
                        continue
                    why = ("a hallway" if self.tiles[tile]["_kind"] == "hallway" else
                           "a doorway" if square in doorway
                           or square in self.marked.entryway_squares_of_width_1(tile)
                           or square in self.marked.crossing_squares_of_width_1(tile) else
                           "an entrance" if any(self.marked.is_exterior_opening(square, side)
                                                for side in SIDE_ORDER) else None)
                    if why:
                        self.report("DRESS-03", ERROR, f"A pillar stands in {why}.", me, [square])
        # DRESS-04, DRESS-06, DRESS-22: pillars part nothing that was joined.
        if self.pillars:
            before, after = self.marked.components(), self.board.components()
            first = {}
            for square in sorted(after):
                other = first.setdefault(before[square], after[square])
                if other != after[square]:
                    self.report("DRESS-04", ERROR, "Pillars close the only way past them.",
                                [artifact["id"] for artifact in self.artifacts
                                 if self.pillars & set(self.squares_of_artifact[artifact["id"]])], [square])
                    break
        # EXO-05: the token supply of the packs in use.
        if wanted:
            supply = Counter()
            for token in self.packs.pieces["artifactTokens"].values():
                if token["pack"] in self.used_packs:
                    supply[token["colour"]] += token["stock"]
            for colour in ("yellow", "blue", "red"):
                if wanted[colour] > supply[colour]:
                    self.report("EXO-05", WARNING, f"The artifacts ask for {wanted[colour]} {colour} tokens, there "
                                f"are {supply[colour]}.", ids)

    # --- Steps 4 and 5: chests and tokens ---

    def measure_tile_distances(self):
        """MAP-19: tile distance from the nearest entrance tile; no entry means infinitely far."""
        graph = self.board.neighbours()
        self.distance = {i: 0 for i in self.entrance_tiles}
        queue = deque(self.entrance_tiles)
        while queue:
            i = queue.popleft()
            for k in graph[i]:
                if k not in self.distance:
                    self.distance[k] = self.distance[i] + 1
                    queue.append(k)

    def is_far(self, tile):
        """Two or more tiles from every entrance tile."""
        return self.distance.get(tile, 2) >= 2

    def check_chests(self):
        chests = self.chests
        # CHEST-07: two for each player, by player if all are named (LAY-20). MULTI-01.
        self.check_count(chests, 2, "CHEST-07", "chests")
        # CHEST-03: in turn, if the players are named. Reading: a warning, like LAY-02.
        if chests and self.players and all("player" in chest for chest in chests):
            if any(chest["player"] != self.player_ids[i % len(self.player_ids)] for i, chest in enumerate(chests)):
                self.report("CHEST-03", WARNING, "The players did not place their chests in turn.",
                            [chest["id"] for chest in chests])
        starts = {square for i in self.entrance_tiles for square, _ in self.board.exterior_openings(i)}
        if not starts and self.central is not None:
            # Reading: also where no entrance tile has an opening, which LAY-11 reports.
            starts = set(self.layout.squares_of[self.central])
        # CHEST-08: fewer than owed, or no legal tile for one. Not asked before all tiles are laid.
        if self.is_complete or self.options["tilesRanOut"]:
            tiles = self.tiles_for_chests(starts)
            pool = sum(entry["count"] for player in self.players for entry in player.get("chests", ()))
            owed = min(2 * len(self.players), pool, len(tiles))
            if not tiles:
                self.report("CHEST-08", WARNING, "No tile may hold a treasure chest.")
            elif len(chests) < owed:
                self.report("CHEST-08", TODO, f"{len(chests)} of {owed} chests are placed.")
        chest_squares = Counter(square_of(chest) for chest in chests)
        on_tile, at = {}, {}
        self.chest_tiles = set()
        for chest in chests:
            square, ids = square_of(chest), [chest["id"]]
            tile = self.tile_of(square)
            # CHEST-11: a playable square.
            if square not in self.marked.playable:
                self.report("CHEST-11", ERROR, "A chest stands on a square that is not playable.", ids, [square])
            # DG-20: a Changeling's spindle is set to its starting position, not spun to a treasure.
            if "treasure" in chest and "changeling" in (self.packs.find("figures", chest["chest"]) or ()):
                self.report("DG-20", ERROR, "A Changeling has no treasure dial.", ids, [square])
            # MAP-26: one occupant. Tokens are TOK-08, artifacts ART-07.
            if square in at:
                self.report("MAP-26", ERROR, "Two chests stand on one square.", [at[square]] + ids, [square])
            at.setdefault(square, chest["id"])
            if tile is None:
                continue
            self.chest_tiles.add(tile)
            # CHEST-05, DG-20
            if not self.is_far(tile):
                self.report("CHEST-05", ERROR, "A chest stands fewer than two tiles from an entrance.", ids, [square])
            # CHEST-06, DG-20
            if tile in on_tile:
                self.report("CHEST-06", ERROR, "Two chests stand on one tile.", [on_tile[tile]] + ids, [square])
            on_tile.setdefault(tile, chest["id"])
            # CHEST-10, ART-20
            if square in self.marked.playable:
                if not self.is_accessible(self.marked, chest, starts, chest_squares, ()):
                    self.report("CHEST-10", ERROR, "No figure can enter the front arc of this chest.", ids, [square])
                elif self.artifacts:
                    artifacts = {s for squares in self.squares_of_artifact.values() for s in squares}
                    if not self.is_accessible(self.board, chest, starts, chest_squares, artifacts):
                        self.report("ART-20", ERROR, "Artifacts fill the front arc of this chest.", ids, [square])

    def tiles_for_chests(self, starts):
        """CHEST-08: tiles that may hold a chest, were it the only one: CHEST-05, CHEST-10, CHEST-11, ART-20."""
        artifacts = {s for squares in self.squares_of_artifact.values() for s in squares}
        free = self.board.playable - artifacts
        return [tile for tile, squares in enumerate(self.layout.squares_of) if self.is_far(tile)
                and any(self.is_accessible(self.board, {"level": level, "x": x, "y": y, "facing": facing}, starts,
                                           Counter(), artifacts)
                        for level, x, y in squares if (level, x, y) in free for facing in SIDES)]

    def is_accessible(self, board, chest, starts, chest_squares, artifacts):
        """CHEST-09, CHEST-10."""
        square = square_of(chest)
        dx, dy = SIDES[chest["facing"]]
        front = [moved(square, (dx + side * dy, dy + side * dx)) for side in (-1, 0, 1)]
        front = [s for s in front if s in board.playable  # (a)
                 and board.is_adjacent(square, s)  # (b)
                 and not chest_squares[s] and s not in artifacts]  # (c)
        if not front or not starts:
            return bool(front)
        reached = board.reach(starts, without=square)  # (d)
        return any(s in reached for s in front)

    def check_count(self, things, each, rule, what):
        """LAY-20: per player if every thing names its player, otherwise as a total."""
        if not self.players:
            return  # TEAM-05 asks for them
        if things and all("player" in thing for thing in things):
            for player in self.player_ids:
                own = [thing["id"] for thing in things if thing["player"] == player]
                if len(own) > each:
                    self.report(rule, ERROR, f"{self.player_name[player]} placed {len(own)} {what}, more than {each}.",
                                own)
        elif len(things) > each * len(self.players):
            self.report(rule, ERROR, f"There are {len(things)} {what}, more than {each * len(self.players)}.",
                        [thing["id"] for thing in things])

    def check_tokens(self):
        tokens, options, players = self.tokens, self.options, len(self.players)
        # TOK-05, TOK-13
        self.check_count(tokens, options["tokensPlacedPerPlayer"], "TOK-05", "tokens")
        # TOK-03, TOK-04: colours within the pool.
        colours = Counter(token["colour"] for token in tokens)
        if colours["red"] and not options["toughTokens"]:
            self.report("TOK-04", ERROR, "Tough tokens were not agreed.",
                        [token["id"] for token in tokens if token["colour"] == "red"])
        elif players and colours["red"] > players:
            self.report("TOK-04", ERROR, f"{colours['red']} Tough tokens, {players} are in the pool.",
                        [token["id"] for token in tokens if token["colour"] == "red"])
        contributed = options["tokensContributedPerPlayer"]
        if not players:
            pass  # TEAM-05 asks for them
        elif contributed == 6:
            limits = {"blue": 2 * players, "yellow": (3 if options["toughTokens"] else 4) * players}
            for colour, most in limits.items():
                if colours[colour] > most:
                    self.report("TOK-03", ERROR, f"{colours[colour]} {colour} tokens, {most} are in the pool.",
                                [token["id"] for token in tokens if token["colour"] == colour])
        elif len(tokens) > contributed * players:
            # TOK-13. Reading: with another number of tokens their colours are free, but for Tough ones.
            self.report("TOK-03", ERROR, f"{len(tokens)} tokens, {contributed * players} are in the pool.",
                        [token["id"] for token in tokens])
        # TOK-07: in turn. Reading: a warning, like LAY-02; a player who is passed over has passed for good.
        if tokens and players and all("player" in token for token in tokens):
            waiting = list(self.player_ids)  # the players who go on placing, the next one first
            for token in tokens:
                if token["player"] not in waiting:
                    self.report("TOK-07", WARNING, "A player placed a token after passing.", [token["id"]])
                    break
                while waiting[0] != token["player"]:
                    waiting.pop(0)
                waiting.append(waiting.pop(0))
        chest_squares = {square_of(chest) for chest in self.chests}
        artifact_squares = {s for squares in self.squares_of_artifact.values() for s in squares}
        at, on_tile = {}, {}
        for token in tokens:
            square, ids = square_of(token), [token["id"]]
            tile = self.tile_of(square)
            # TOK-14, MAP-26: playable and empty; TOK-08: not on a chest. Artifacts are ART-07.
            if square not in self.marked.playable:
                self.report("TOK-14", ERROR, "A token lies on a square that is not playable.", ids, [square])
            if square in at:
                self.report("TOK-14", ERROR, "Two tokens lie on one square.", [at[square]] + ids, [square])
            at.setdefault(square, token["id"])
            if square in chest_squares:
                self.report("TOK-08", ERROR, "A token lies on a chest.", ids, [square])
            if tile is None:
                continue
            # TOK-11, TOK-12
            distance = self.distance.get(tile, 2)
            if distance == 0:
                self.report("TOK-11", ERROR, "A token lies on an entrance tile.", ids, [square])
            elif distance == 1:
                self.report("TOK-12", ERROR, "A token lies on a tile adjacent to an entrance tile.", ids, [square])
            on_tile.setdefault(tile, []).append(token["id"])
        # TOK-09, TOK-10, DG-20
        for tile, ids in on_tile.items():
            if tile in self.chest_tiles:
                if len(ids) > 2:
                    self.report("TOK-10", ERROR, f"{len(ids)} tokens lie on a tile with a chest.", ids)
            elif len(ids) > 1:
                self.report("TOK-09", ERROR, f"{len(ids)} tokens lie on a tile without a chest.", ids)
        # TOK-06: the first token goes to a chest tile that can take one.
        if tokens:
            usable = {tile for tile in self.chest_tiles if self.is_far(tile) and any(
                s in self.marked.playable and s not in chest_squares and s not in artifact_squares
                for s in self.layout.squares_of[tile])}
            is_recorded = self.players and all("player" in token for token in tokens)
            first = tokens[:1] if is_recorded else tokens
            if usable and not any(self.tile_of(square_of(token)) in self.chest_tiles for token in first):
                self.report("TOK-06", ERROR, "The first token does not lie on a tile with a chest." if is_recorded
                            else "No token lies on a tile with a chest.", [token["id"] for token in first])
        # MRK-21
        for marker in self.markers:
            if self.shown[marker["id"]] in ("teleport", "vortex", "staircase"):
                square = square_of(marker)
                things = [thing["id"] for thing in self.chests + tokens if square_of(thing) == square]
                if things:
                    self.report("MRK-21", WARNING, f"A {self.shown[marker['id']]} square is occupied.",
                                [marker["id"]] + things, [square])

    # --- Step 7: entrances and exits ---

    def check_arrows(self):
        entrance_of, used_tiles, exit_of = {}, {}, {}
        entrance_tiles = set(self.entrance_tiles)
        # ENT-06: only a map with too few entrance tiles lets teams share one, by different openings.
        may_share = self.is_map and len(entrance_tiles) < len(self.players)
        for arrow in self.entrances:
            square, ids = square_of(arrow), [arrow["id"]]
            tile = self.tile_of(square)
            # ENT-08: one for each team.
            if arrow["player"] in entrance_of:
                self.report("ENT-08", ERROR, f"{self.player_name[arrow['player']]} has two entrance arrows.",
                            [entrance_of[arrow["player"]]["id"]] + ids)
            # ENT-01: an exterior opening of an entrance tile.
            if tile not in entrance_tiles or not self.board.is_exterior_opening(square, arrow["edge"]):
                self.report("ENT-01", ERROR, "An entrance arrow is not at an exterior opening of an entrance tile.",
                            ids, [square])
            # ENT-06
            else:
                for other in used_tiles.get(tile, ()):
                    if other["player"] != arrow["player"] and not (may_share and (
                            square_of(other), other["edge"]) != (square, arrow["edge"])):
                        self.report("ENT-06", ERROR, "Two teams use the same entrance tile.", [other["id"]] + ids)
                used_tiles.setdefault(tile, []).append(arrow)
            entrance_of.setdefault(arrow["player"], arrow)
        occupied = {}
        for thing in self.chests + self.tokens:
            occupied.setdefault(square_of(thing), thing["id"])
        vortex_tiles = {self.tile_of(square_of(marker)) for marker in self.markers
                        if self.shown[marker["id"]] == "vortex"}
        for arrow in self.exits:
            square, ids = square_of(arrow), [arrow["id"]]
            # ENT-08
            if arrow["player"] in exit_of:
                self.report("ENT-08", ERROR, f"{self.player_name[arrow['player']]} has two exit arrows.",
                            [exit_of[arrow["player"]]["id"]] + ids)
            exit_of.setdefault(arrow["player"], arrow)
            # ENT-03
            if not self.board.is_exterior_opening(square, arrow["edge"]):
                self.report("ENT-03", ERROR, "An exit arrow is not at an opening to the outside.", ids, [square])
                continue
            # MRK-18
            if self.tile_of(square) in vortex_tiles:
                self.report("MRK-18", ERROR, "An exit lies on a tile with a vortex.", ids, [square])
            # ENT-11
            if square in occupied:
                self.report("ENT-11", WARNING, "The exit square is occupied.", ids + [occupied[square]], [square])
            # ENT-07
            entrance = entrance_of.get(arrow["player"])
            if (entrance is not None and square_of(entrance) in self.board.playable
                    and square not in self.board.reach([square_of(entrance)])):
                self.report("ENT-07", ERROR, "No path leads from the entrance of this team to its exit.",
                            [entrance["id"]] + ids)
        # ENT-05: in a six tile dungeon the exit is the other team's entrance.
        if self.players and self.is_six_tiles:
            for player, other in (self.player_ids, self.player_ids[::-1]):
                if player in exit_of and other in entrance_of:
                    a, b = exit_of[player], entrance_of[other]
                    if (square_of(a), a["edge"]) != (square_of(b), b["edge"]):
                        self.report("ENT-05", ERROR, "In a six tile dungeon the exit is the other team's entrance.",
                                    [a["id"], b["id"]])
        # ENT-10, ENT-08: arrows that are missing.
        for player in self.player_ids:
            for what, arrows in (("entrance", entrance_of), ("exit", exit_of)):
                if player not in arrows:
                    self.report("ENT-10", TODO, f"{self.player_name[player]} has no {what} arrow yet.", [player])


def findings(scenario, packs):
    """All findings of a scenario (a dict as json.load gives it); raises Unreadable."""
    try:
        if scenario["format"] != "delvewright-scenario" or scenario["version"] != 1:
            raise Unreadable("not a scenario file of version 1")
        return Check(scenario, packs).run()
    except (KeyError, TypeError, AttributeError, IndexError) as error:
        raise Unreadable(f"not understood: {error!r}") from error


def main(arguments=None):
    parser = argparse.ArgumentParser(description="Checks scenarios by the setup rules of Mage Knight Dungeons.")
    parser.add_argument("files", nargs="+", metavar="FILE")
    parser.add_argument("--packs", type=Path, default=DEFAULT_PACKS, metavar="DIR",
                        help="folder of the content packs")
    parser.add_argument("--json", action="store_true", help="print the findings as JSON")
    parser.add_argument("--ready", action="store_true", help="count what is missing as an error")
    options = parser.parse_args(arguments)
    status, answers = 0, []
    try:
        packs = load_packs(options.packs)
    except Unreadable as error:
        print(error, file=sys.stderr)
        return 2
    for name in options.files:
        try:
            found = findings(read_json(name), packs)
        except Unreadable as error:
            print(f"{name}: {error}", file=sys.stderr)
            answers.append({"file": name, "unreadable": str(error)})
            status = 2
            continue
        bad = {ERROR, TODO} if options.ready else {ERROR}
        if any(finding.severity in bad for finding in found):
            status = max(status, 1)
        answers.append({"file": name, "findings": [finding.as_json() for finding in found]})
        if not options.json:
            prefix = f"{name}: " if len(options.files) > 1 else ""
            for finding in found:
                print(f"{prefix}{finding}")
    if options.json:
        json.dump({"files": answers}, sys.stdout, indent=2, ensure_ascii=False)
        print()
    return status


if __name__ == "__main__":
    sys.exit(main())
