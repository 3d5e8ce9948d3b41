#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Compares `delve validate --json` with the independent checker of card maps, on generated maps and on mutations of them.

    compare_card_checkers.py DELVE [--maps N] [--mutations N] [--seed N]

Both must give the same rules with the same severities about the same things.
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

import check_card_maps

STAGES = ("starting", "growing", "finished")
SHAPES = ("balanced", "compact", "sprawling")
SWITCHES = (("wallBlocks", "door-left"), ("lastCardMayClose", False), ("enclosedHoles", "error"), ("mapInView", True))
BATCH = 200


def base_sets():
    """The sets that have an Entrance of their own."""
    found = {}
    for name, card in check_card_maps.load_cards().items():
        if card["type"] == "entrance":
            found.setdefault(card["pack"], []).append(name)
    return sorted(found)


def generate(delve, folder, count, seed):
    """Maps of all stages, shapes and sets, some of two sets together."""
    draw = random.Random(seed)
    sets = base_sets()
    made = []
    while len(made) < count:
        used = draw.choice([[one] for one in sets] + [sets])
        part = min(count - len(made), 25)
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


def mutate(scenario, cards, draw):
    """Changes one to three things."""
    scenario = copy.deepcopy(scenario)
    packs = {pack["id"] for pack in scenario["packs"]}
    names = sorted(name for name, card in cards.items() if card["pack"] in packs)
    for _ in range(draw.randint(1, 3)):
        laid = draw.choice(scenario["maps"])
        cells = laid.get("cells", [])
        kind = draw.randrange(11)
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
        yield Counter((finding["rule"], finding["severity"], tuple(sorted(finding["things"]))) for finding in file["findings"]
                      if finding["rule"] in check_card_maps.RULES)


def compare(delve, scenarios, cards, folder):
    """How many agree; the first that does not is printed."""
    for start in range(0, len(scenarios), BATCH):
        part = scenarios[start:start + BATCH]
        for scenario, theirs in zip(part, verdicts(delve, part, folder)):
            ours = Counter(check_card_maps.check(scenario, cards))
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
    cards = check_card_maps.load_cards()
    draw = random.Random(options.seed)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        maps = generate(options.delve, folder, options.maps, options.seed)
        if not compare(options.delve, maps, cards, folder):
            sys.exit(1)
        broken = [mutate(draw.choice(maps), cards, draw) for _ in range(options.mutations)]
        if not compare(options.delve, broken, cards, folder):
            sys.exit(1)
    found = Counter(rule for scenario in broken for rule, _, _ in check_card_maps.check(scenario, cards))
    print(f"agreed on {len(maps)} maps and {len(broken)} mutations; found {dict(sorted(found.items()))}")


if __name__ == "__main__":
    main()
