#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A second opinion on maps of Dungeoneer, written from the text of the rules alone.

    check_card_maps.py SCENARIO...        prints rule, severity and things of each finding

It covers what a map and its deck can break: DNR-SETUP-15, 16, DNR-MAP-03, 07, 08, 09, 10, 13, 18, DNR-BUILD-02,
DNR-OBST-07, 09 and DNR-SETUP-07. It knows cards as dictionaries and maps as dictionaries of cells, and asks each question
in the plainest way there is, however slow.
"""

import json
import sys
from pathlib import Path

PACKS = Path(__file__).resolve().parents[2] / "resources" / "packs"
STEPS = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
BACK = {"n": "s", "e": "w", "s": "n", "w": "e"}
KINDS = ("dungeon", "wilderness")


def load_cards(folder=PACKS):
    """All Map cards by pack/id, each with its pack."""
    cards = {}
    for manifest in sorted(Path(folder).glob("*/pack.json")):
        pack = json.loads(manifest.read_text())
        if pack.get("game") != "dungeoneer":
            continue
        parts = [pack] + [json.loads((manifest.parent / part).read_text()) for part in pack.get("parts", [])]
        for part in parts:
            for card in part.get("maps", []):
                cards[f"{pack['id']}/{card['id']}"] = dict(card, pack=pack["id"], kind=card.get("mapKind", pack["mapKind"]))
    return cards


def is_wall(card, side, turned):
    """DNR-MAP-05: upside down a card shows its south to the north."""
    door = card["doors"][BACK[side] if turned else side]
    return (door if isinstance(door, str) else door["kind"]) == "wall"


class Map:
    """The cards of one kind on their grid; of several in one cell the first is seen."""

    def __init__(self, kind, cells, cards, options):
        self.kind, self.cells, self.cards, self.options = kind, cells, cards, options
        self.grid = {}
        for cell in cells:
            self.grid.setdefault((cell["column"], cell["row"]), cell)

    def card(self, cell):
        return self.cards[cell["card"]]

    def wall(self, cell, side):
        return is_wall(self.card(cell), side, cell.get("turned", False))

    def beside(self, place, side):
        dx, dy = STEPS[side]
        return self.grid.get((place[0] + dx, place[1] + dy))

    def passable(self, cell, side, other):
        """DNR-DOOR-06, DNR-DOOR-11."""
        if self.wall(cell, side):
            return False
        return self.options.get("wallBlocks") == "door-left" or not self.wall(other, BACK[side])

    def entrances(self):
        return [cell for cell in self.cells if self.card(cell)["type"] == "entrance"]

    def reached(self, forward=True):
        """Ids of the cards with a way from the Entrance, or to it."""
        found, todo = set(), self.entrances()[:1]
        while todo:
            cell = todo.pop()
            if cell["id"] in found:
                continue
            found.add(cell["id"])
            for side in STEPS:
                other = self.beside((cell["column"], cell["row"]), side)
                if other and (self.passable(cell, side, other) if forward else self.passable(other, BACK[side], cell)):
                    todo.append(other)
        return found

    def joined(self):
        return self.reached() & self.reached(False)

    def open_sides(self):
        """DNR-MAP-10: sides that are no Wall and face an empty cell."""
        return [(place, side) for place, cell in self.grid.items() for side in STEPS
                if not self.wall(cell, side) and not self.beside(place, side)]

    def free_cells(self):
        return sorted({(p[0] + d[0], p[1] + d[1]) for p in self.grid for d in STEPS.values()} - set(self.grid),
                      key=lambda p: (p[1], p[0]))

    def is_hole(self, place):
        return place not in self.grid and all(self.beside(place, side) for side in STEPS)

    def with_card(self, name, place, turned):
        new = {"id": "", "card": name, "column": place[0], "row": place[1], "turned": turned}
        return Map(self.kind, self.cells + [new], self.cards, self.options)

    def connects(self, name, place, turned):
        """DNR-MAP-08: the new card has a way from the Entrance and back, over cards that had one before."""
        joined = self.joined()
        way_in = way_out = both = False
        for side in STEPS:
            other = self.beside(place, side)
            if not other or other["id"] not in joined:
                continue
            own, theirs = is_wall(self.cards[name], side, turned), self.wall(other, BACK[side])
            both |= not own and not theirs
            way_in |= not theirs
            way_out |= not own
        return way_in and way_out if self.options.get("wallBlocks") == "door-left" else both

    def may_lie(self, name, place, turned, is_last):
        """All conditions but the one about Rooms beside the Entrance."""
        if place in self.grid or not self.connects(name, place, turned):
            return False
        after = self.with_card(name, place, turned)
        if not after.open_sides() and not (is_last and self.options.get("lastCardMayClose", True)):
            return False
        if self.options.get("enclosedHoles") == "error":
            if any(after.is_hole(free) and not self.is_hole(free) for free in after.free_cells()):
                return False
        return True

    def beside_entrance(self, place):
        return any((cell := self.beside(place, side)) and self.card(cell)["type"] == "entrance" for side in STEPS)


class Checker:
    def __init__(self, scenario, cards):
        self.scenario, self.cards = scenario, cards
        self.options = scenario.get("options", {})
        self.stage = scenario["stage"]
        self.maps = {m["kind"]: Map(m["kind"], m.get("cells", []), cards, self.options) for m in scenario["maps"]}
        self.findings = []
        left_out = {entry["card"]: entry.get("copies", 1) for entry in scenario.get("leftOut", [])}
        packs = [pack["id"] for pack in scenario["packs"]]
        self.left = {name: card.get("copies", 1) - left_out.get(name, 0) for name, card in cards.items()
                     if card["pack"] in packs}
        for laid in self.maps.values():
            for cell in laid.cells:
                self.left[cell["card"]] -= 1

    def find(self, rule, severity, things=()):
        self.findings.append((rule, severity, tuple(sorted(things))))

    def drawable(self, kind, left=None):
        left = self.left if left is None else left
        return sum(max(count, 0) for name, count in left.items()
                   if self.cards[name]["kind"] == kind and self.cards[name]["type"] != "entrance")

    def run(self):
        if not self.maps:
            self.find("DNR-SETUP-15", "todo")
        for kind in KINDS:
            if kind in self.maps:
                self.check_map(self.maps[kind])
        for name, count in self.left.items():
            if count < 0:
                self.find("DNR-MAP-13", "error", [cell["id"] for laid in self.maps.values() for cell in laid.cells
                                                  if cell["card"] == name])
        self.check_sewers()
        self.check_portals()
        return self.findings

    def check_map(self, laid):
        entrances = laid.entrances()
        if not entrances:
            self.find("DNR-SETUP-15", "error" if laid.cells else "todo")
        elif len(entrances) > 1:
            self.find("DNR-SETUP-15", "error", [cell["id"] for cell in entrances])
        else:
            only = entrances[0]
            if (only["column"], only["row"]) != (0, 0):
                self.find("DNR-SETUP-15", "error", [only["id"]])
            if only.get("turned"):
                self.find("DNR-SETUP-15", "error", [only["id"]])
        for place in laid.grid:
            there = [cell["id"] for cell in laid.cells if (cell["column"], cell["row"]) == place]
            if len(there) > 1:
                self.find("DNR-MAP-13", "error", there)
        for cell in laid.cells:
            if laid.card(cell)["kind"] != laid.kind:
                self.find("DNR-MAP-03", "error", [cell["id"]])
        if entrances:
            self.check_around(laid, entrances[0])
            self.check_areas(laid)
            self.check_neighbours(laid, entrances[0])
            self.check_growth(laid)
        for place in laid.free_cells():
            if laid.is_hole(place):
                self.check_hole(laid, place)

    def check_around(self, laid, entrance):
        """DNR-SETUP-16."""
        if self.options.get("mapInView"):
            return
        centre = (entrance["column"], entrance["row"])
        if any(not laid.beside(centre, side) for side in STEPS):
            self.find("DNR-SETUP-16", "hint" if self.stage == "finished" else "todo")
        if self.stage == "starting":
            far = [cell["id"] for cell in laid.cells if cell is not entrance and
                   abs(cell["column"] - centre[0]) + abs(cell["row"] - centre[1]) != 1]
            if far:
                self.find("DNR-SETUP-16", "error", far)

    def check_areas(self, laid):
        """DNR-MAP-08, DNR-MAP-09: each area without a way is told once."""
        joined = laid.joined()
        waiting = [cell for cell in laid.grid.values() if cell["id"] not in joined]
        while waiting:
            area, todo = [], [waiting[0]]
            while todo:
                cell = todo.pop()
                if cell in area:
                    continue
                area.append(cell)
                for side in STEPS:
                    other = laid.beside((cell["column"], cell["row"]), side)
                    if other and other["id"] not in joined and (
                            laid.passable(cell, side, other) or laid.passable(other, BACK[side], cell)):
                        todo.append(other)
            waiting = [cell for cell in waiting if cell not in area]
            touches = any((other := laid.beside((cell["column"], cell["row"]), side)) and other["id"] in joined
                          for cell in area for side in STEPS)
            self.find("DNR-MAP-09" if touches else "DNR-MAP-08", "error", [cell["id"] for cell in area])

    def check_neighbours(self, laid, entrance):
        """DNR-MAP-07."""
        for side in STEPS:
            cell = laid.beside((entrance["column"], entrance["row"]), side)
            if not cell or laid.card(cell)["type"] != "room":
                continue
            if self.stage == "starting" and not self.options.get("mapInView"):
                self.find("DNR-MAP-07", "error", [cell["id"]])
            elif cell.get("exempt"):
                self.find("DNR-MAP-07", "hint", [cell["id"]])
            elif self.has_other_place(laid, cell):
                self.find("DNR-MAP-07", "error", [cell["id"]])

    def has_other_place(self, laid, cell):
        """Takes the card away, and all that hangs on it alone, and looks for another place."""
        before = laid.joined()
        rest = Map(laid.kind, [other for other in laid.cells if other is not cell], self.cards, self.options)
        after = rest.joined()
        gone = {cell["id"]} | {other["id"] for other in rest.grid.values()
                               if other["id"] in before and other["id"] not in after}
        rest = Map(laid.kind, [other for other in laid.cells if other["id"] not in gone], self.cards, self.options)
        left = dict(self.left)
        for other in laid.cells:
            if other["id"] in gone:
                left[other["card"]] += 1
        if left[cell["card"]] <= 0 or laid.card(cell)["kind"] != laid.kind:
            return False
        is_last = self.drawable(laid.kind, left) <= 1
        return any(not rest.beside_entrance(place) and rest.may_lie(cell["card"], place, turned, is_last)
                   for place in rest.free_cells() for turned in (False, True))

    def fits_somewhere(self, laid, name):
        is_last = self.drawable(laid.kind) <= 1
        return any(laid.may_lie(name, place, turned, is_last) for place in laid.free_cells() for turned in (False, True))

    def remaining(self, kind):
        return [name for name, count in self.left.items() if count > 0 and self.cards[name]["kind"] == kind and
                self.cards[name]["type"] != "entrance"]

    def check_growth(self, laid):
        """DNR-MAP-10, DNR-BUILD-02."""
        if not laid.open_sides():
            lapses = self.options.get("lastCardMayClose", True) and (
                self.stage == "finished" or not self.drawable(laid.kind))
            self.find("DNR-MAP-10", "hint" if lapses else "error")
        elif self.stage != "finished" and self.remaining(laid.kind):
            if not any(self.fits_somewhere(laid, name) for name in self.remaining(laid.kind)):
                self.find("DNR-BUILD-02", "warning")

    def check_hole(self, laid, place):
        """DNR-MAP-18; DNR-MAP-09 with the switch."""
        if self.options.get("enclosedHoles") == "error":
            self.find("DNR-MAP-09", "error")
        elif self.stage == "finished":
            self.find("DNR-MAP-18", "hint")
        elif not any(laid.connects(name, place, turned) for name in self.remaining(laid.kind)
                     for turned in (False, True)):
            self.find("DNR-MAP-18", "warning")

    def obstacles(self, kind):
        return [(laid.kind, cell, obstacle) for laid in self.maps.values() for cell in laid.cells
                for obstacle in laid.card(cell).get("obstacles", []) if obstacle["kind"] == kind]

    def loose(self):
        return "warning" if self.stage == "finished" else "hint"

    def check_sewers(self):
        """DNR-OBST-07."""
        sewers = self.obstacles("sewer")
        for kind, cell, sewer in sewers:
            if not any(other is not cell and there["letter"] == sewer["letter"] and "wilderness" in (kind, world)
                       for world, other, there in sewers):
                self.find("DNR-OBST-07", self.loose(), [cell["id"]])

    def check_portals(self):
        """DNR-OBST-09, DNR-SETUP-07."""
        links = self.scenario.get("portals", [])
        cells = {cell["id"]: cell for laid in self.maps.values() for cell in laid.cells}
        for link in links:
            if not any(o["kind"] == "portal" for o in self.cards[cells[link["portal"]]["card"]].get("obstacles", [])):
                self.find("DNR-OBST-09", "error", [link["portal"]])
            if self.cards[cells[link["entrance"]]["card"]]["type"] != "entrance":
                self.find("DNR-OBST-09", "error", [link["entrance"]])
        for i, link in enumerate(links):
            if any(link["portal"] == earlier["portal"] for earlier in links[:i]):
                self.find("DNR-OBST-09", "error", [link["portal"]])
            if any(link["marker"] == earlier["marker"] for earlier in links[:i]):
                self.find("DNR-SETUP-07", "error", [link["portal"]])
        if "dungeon" in self.maps:
            for _, cell, _ in self.obstacles("portal"):
                if not any(link["portal"] == cell["id"] for link in links):
                    self.find("DNR-OBST-09", self.loose(), [cell["id"]])


RULES = {"DNR-SETUP-15", "DNR-SETUP-16", "DNR-MAP-03", "DNR-MAP-07", "DNR-MAP-08", "DNR-MAP-09", "DNR-MAP-10", "DNR-MAP-13",
         "DNR-MAP-18", "DNR-BUILD-02", "DNR-OBST-07", "DNR-OBST-09", "DNR-SETUP-07"}


def check(scenario, cards):
    """The findings of the rules above as (rule, severity, things)."""
    return Checker(scenario, cards).run()


def main():
    cards = load_cards()
    for name in sys.argv[1:]:
        for rule, severity, things in check(json.loads(Path(name).read_text()), cards):
            print(f"{severity}: {name}: {rule} {' '.join(things)}")


if __name__ == "__main__":
    main()
