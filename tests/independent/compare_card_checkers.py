#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Compares `delve validate --json` with the independent checkers of card maps and of what is dealt on them, on generated
maps and on mutations of them.

    compare_card_checkers.py DELVE [--maps N] [--mutations N] [--seed N]

Both must give the same rules with the same severities about the same things; with many mutations, each rule must be
found. Beside the shipped sets there is a harsh one, made here: the doors of a shipped set with numbers that slow Heroes
cannot reach, its symbol, fewer markers, and blind alleys with one door, so that the rules about these have something to
find.
"""

import argparse
import copy
import json
import os
import random
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

import check_card_deal
import check_card_maps

STAGES = ("starting", "growing", "finished")
SHAPES = ("balanced", "compact", "sprawling")
SWITCHES = (("wallBlocks", "door-left"), ("lastCardMayClose", False), ("enclosedHoles", "error"), ("mapInView", True))
BATCH = 200
PART = 5  # maps of the same sets, stage and shape, which are made at once
BLIND = {"n": "harsh/blind-alley", "e": "harsh/blind-corner"}  # by their only door
MANY = 5000  # with so many mutations each rule is broken somewhere; a few may miss the rare ones
HARSHER = 4  # so much are the numbers of the harsh set's doors above those it is made of
RULES = check_card_maps.RULES | check_card_deal.RULES


class Shelf:
    """All cards there are: those that are shipped and the harsh set."""

    def __init__(self, folder):
        self.folder = folder
        self.make_harsh_set("overdraft", "harsh")
        self.cards = check_card_maps.load_cards() | check_card_maps.load_cards(folder)
        self.sets = check_card_deal.load_sets((check_card_maps.PACKS, folder))
        self.bases = sorted({card["pack"] for card in self.cards.values() if card["type"] == "entrance"})

    def make_harsh_set(self, origin, name):
        pack = json.loads((check_card_maps.PACKS / origin / "pack.json").read_text())
        pack["id"] = name
        for card in pack["maps"]:
            for door in card["doors"].values():
                if "value" in door:
                    door["value"] += HARSHER
        for side, card in BLIND.items():
            doors = {other: {"kind": "open" if other == side else "wall"} for other in check_card_maps.STEPS}
            pack["maps"].append({"id": card.split("/")[1], "name": {"en": "Blind"}, "mapKind": "dungeon", "type": "passage",
                                 "glory": 0, "peril": 1, "copies": 20, "doors": doors})
        for card in pack["cutouts"]:
            card["markers"] = card["markers"][:2]
        (self.folder / name).mkdir(parents=True)
        (self.folder / name / "pack.json").write_text(json.dumps(pack))

    def names(self, scenario, key):
        """Full ids of the cards of a list in the sets of a scenario."""
        return [f"{pack['id']}/{card['id']}" for pack in scenario["packs"] for card in self.sets[pack["id"]][key]]

    def check(self, scenario):
        return check_card_maps.check(scenario, self.cards) + check_card_deal.check(scenario, self.sets, self.cards)


def generate(delve, folder, count, seed, sets):
    """Maps of all stages, shapes and sets, some of several sets together."""
    draw = random.Random(seed)
    made = []
    while len(made) < count:
        used = draw.choice([[one] for one in sets] + [sets, draw.sample(sets, 2)])
        part = min(count - len(made), PART)
        target = folder / f"map-{len(made)}.scenario.json"
        command = [delve, "generate", "--game", "dungeoneer", "--stage", draw.choice(STAGES), "--shape", draw.choice(SHAPES),
                   "--seed", str(draw.randrange(1 << 30)), "--count", str(part), "-o", str(target)]
        for one in used:
            command += ["--set", one]
        subprocess.run(command, capture_output=True, check=False)
        files = sorted(folder.glob(f"map-{len(made)}*.scenario.json"))
        made += [json.loads(file.read_text()) for file in files]
        for file in files:
            file.unlink()
        if not files:
            seed += 1
    return made


def mutate_deal(scenario, shelf, draw):
    """Changes what is settled before the deal: players, their Heroes, Quests and hands, the Global Quest, markers."""
    players = scenario.setdefault("players", [])
    heroes, quests, adventures = (shelf.names(scenario, key) for key in ("heroes", "quests", "adventures"))
    for _ in range(draw.randint(1, 6)):
        kind = draw.randrange(9)
        if not players or kind == 0:
            number = draw.randrange(10**9)
            players.append({"id": f"p{number}", "name": f"Player {number}"})
            continue
        player = draw.choice(players)
        if kind == 1:
            players.remove(player)
        elif kind == 2:
            player["hero"] = draw.choice(heroes)
        elif kind == 3:
            player["quests"] = [draw.choice(quests) for _ in range(draw.choice((1, 2, 2, 2, 3)))]
        elif kind == 4:
            player["hand"] = [draw.choice(adventures) for _ in range(draw.choice((1, 5, 5, 6)))]
        elif kind == 5:
            player["start"] = draw.choice(check_card_maps.KINDS)
        elif kind == 6:
            scenario["globalQuest"] = draw.choice(quests)
        elif kind == 7:
            other = draw.choice(players)
            for key in ("hero", "quests", "hand"):
                if key in player:
                    other[key] = copy.copy(player[key])
        elif scenario.get("portals"):
            draw.choice(scenario["portals"])["marker"] = draw.choice("ABCHXZ")


def mutate(scenario, shelf, draw):
    """Changes one to three things of the maps, what is dealt, or both."""
    scenario = copy.deepcopy(scenario)
    what = draw.choice(("maps", "maps", "deal", "both"))
    if what != "maps":
        mutate_deal(scenario, shelf, draw)
    return scenario if what == "deal" else mutate_maps(scenario, shelf.cards, draw)


def close(scenario, laid, cards, draw):
    """A blind alley at every open side but, sometimes, one: DNR-MAP-10."""
    grid = check_card_maps.Map(laid["kind"], laid.get("cells", []), cards, scenario.get("options", {}))
    sides = grid.open_sides()
    if draw.random() < 0.3:
        sides = sides[1:]
    for place, side in sides:
        step, door = check_card_maps.STEPS[side], check_card_maps.BACK[side]
        laid["cells"].append({"id": f"b{draw.randrange(10**9)}", "card": BLIND[door if door in BLIND else side],
                              "column": place[0] + step[0], "row": place[1] + step[1], "turned": door not in BLIND})


def mutate_maps(scenario, cards, draw):
    packs = {pack["id"] for pack in scenario["packs"]}
    names = sorted(name for name, card in cards.items() if card["pack"] in packs)
    for _ in range(draw.randint(1, 3)):
        laid = draw.choice(scenario["maps"])
        cells = laid.get("cells", [])
        kind = draw.randrange(14)
        if not cells or kind == 0:
            scenario["stage"] = draw.choice(STAGES)
            continue
        cell = draw.choice(cells)
        if kind == 1:
            cell["turned"] = not cell.get("turned", False)
        elif kind == 2:
            cell["column"] += draw.randint(-2, 2)
            cell["row"] += draw.randint(-2, 2)
        elif kind == 3:
            other = draw.choice(cells)
            cell["card"], other["card"] = other["card"], cell["card"]
        elif kind == 4:
            cells.remove(cell)
            scenario["portals"] = [link for link in scenario.get("portals", []) if cell["id"] not in link.values()]
        elif kind == 5:
            cell["card"] = draw.choice(names)
        elif kind == 6:
            cells.append({"id": f"x{draw.randrange(10**9)}", "card": draw.choice(names),
                          "column": draw.randint(-3, 3), "row": draw.randint(-3, 3)})
        elif kind == 9:  # hardly a card is left
            gone = {entry["card"] for entry in scenario.get("leftOut", [])}
            scenario.setdefault("leftOut", []).extend({"card": name, "copies": cards[name].get("copies", 1)} for name in names
                                                      if name not in gone and draw.random() < 0.8)
        elif kind == 11:  # one card is left, which may fit nowhere
            kept = draw.choice(names)
            scenario["leftOut"] = [{"card": name, "copies": cards[name].get("copies", 1)} for name in names if name != kept]
        elif kind == 12 and "harsh" in packs and laid["kind"] == "dungeon":
            close(scenario, laid, cards, draw)
        elif kind == 13 and scenario.get("portals"):  # a marker, and perhaps a Portal, twice
            link = dict(draw.choice(scenario["portals"]), id=f"l{draw.randrange(10**9)}")
            scenario["portals"].append(link)
        elif kind == 10:  # hardly a card is laid
            kept = cells[:draw.randint(1, 4)]
            laid["cells"] = kept
            ids = {one["id"] for every in scenario["maps"] for one in every.get("cells", [])}
            scenario["portals"] = [link for link in scenario.get("portals", []) if {link["portal"], link["entrance"]} <= ids]
        elif kind == 7:
            cell["exempt"] = not cell.get("exempt", False)
        else:
            key, value = draw.choice(SWITCHES)
            scenario.setdefault("options", {})[key] = value
    if not scenario.get("portals", True):
        del scenario["portals"]
    return scenario


def verdicts(delve, scenarios, folder):
    """What the program finds, as (rule, severity, things), for each scenario."""
    files = []
    for i, scenario in enumerate(scenarios):
        files.append(folder / f"case-{i}.scenario.json")
        files[-1].write_text(json.dumps(scenario))
    ran = subprocess.run([delve, "validate", "--json", "--no-fixes", *map(str, files)], capture_output=True, text=True, check=False)
    result = json.loads(ran.stdout)
    for file in result["files"]:
        if file["status"] == "unreadable":
            raise SystemExit(f"{file['file']}: {file['errors']}")
        # All of them: a rule that the checker does not know is told by the program only, and makes them disagree.
        yield Counter((finding["rule"], finding["severity"], tuple(sorted(finding["things"]))) for finding in file["findings"])


def compare(delve, scenarios, shelf, folder):
    """How many agree; the first that does not is printed."""
    for start in range(0, len(scenarios), BATCH):
        part = scenarios[start:start + BATCH]
        for scenario, theirs in zip(part, verdicts(delve, part, folder)):
            ours = Counter(shelf.check(scenario))
            if ours != theirs:
                print(json.dumps(scenario, indent=1))
                print("only the program:", sorted((theirs - ours).elements()))
                print("only the checker:", sorted((ours - theirs).elements()))
                return False
    return True


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("delve")
    parser.add_argument("--maps", type=int, default=100)
    parser.add_argument("--mutations", type=int, default=300)
    parser.add_argument("--seed", type=int, default=2003)
    options = parser.parse_args()
    draw = random.Random(options.seed)
    with tempfile.TemporaryDirectory() as name:
        shelf = Shelf(Path(name) / "packs")
        os.environ["DELVEWRIGHT_PACKS"] = str(shelf.folder)
        folder = Path(name) / "files"
        folder.mkdir()
        maps = generate(options.delve, folder, options.maps, options.seed, shelf.bases)
        if not compare(options.delve, maps, shelf, folder):
            sys.exit(1)
        broken = [mutate(draw.choice(maps), shelf, draw) for _ in range(options.mutations)]
        if not compare(options.delve, broken, shelf, folder):
            sys.exit(1)
        found = Counter(rule for scenario in broken for rule, _, _ in shelf.check(scenario))
    missing = sorted(RULES - set(found))
    print(f"agreed on {len(maps)} maps and {len(broken)} mutations; found {dict(sorted(found.items()))}; never {missing}")
    if missing and options.mutations >= MANY:
        sys.exit(f"no mutation broke {', '.join(missing)}: nobody has compared what is said about them")


if __name__ == "__main__":
    main()
