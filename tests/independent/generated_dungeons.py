#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Has `delve generate` make dungeons, and lets both checkers judge them.

    generated_dungeons.py DELVE [--count N] [--seed N]

Dungeons of 2 to 4 players and 100 to 300 points, and a few that are completed from a part: neither checker may
find anything, and no two may be equal when turned. Then each gets one random mutation, and both checkers must
say the same. The spread of what makes a dungeon worth playing is printed, and has floors.
"""

import argparse
import json
import random
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

import check_setup
import compare_checkers

POINTS = (100, 120, 150, 200, 250, 300)
PLAYERS = (2, 3, 4)


def turned_form(scenario, packs):
    """The tiles of a scenario, alike for all four ways to turn it."""
    forms = []
    for quarters in range(4):
        places = []
        for tile in scenario["tiles"]:
            width, height = (3, 5) if packs.get("tiles", tile["tile"], "")["kind"] == "hallway" else (5, 5)
            rotation = tile.get("rotation", 0) // 90
            if rotation % 2:
                width, height = height, width
            x, y = tile["x"], tile["y"]
            for _ in range(quarters):
                x, y = -(y + height - 1), x
                width, height = height, width
            places.append((x, y, tile["tile"], tile["side"], (rotation + quarters) % 4))
        left, top = min(place[0] for place in places), min(place[1] for place in places)
        forms.append(sorted((x - left, y - top, *rest) for x, y, *rest in places))
    return str(min(forms))


def generate(delve, count, seed, players, points):
    """The dungeons as JSON, each with what delve measured."""
    with tempfile.TemporaryDirectory() as folder:
        run = subprocess.run(
            [delve, "generate", "--json", "--seconds", "3000", "--count", str(count), "--seed", str(seed),
             "--players", str(players), "--points", str(points), "-o", str(Path(folder) / "d.scenario.json")],
            capture_output=True, text=True, timeout=3600, check=False)
        if run.returncode != 0:
            sys.exit(f"delve generate, {players} players, {points} points: {run.stderr}")
        answer = json.loads(run.stdout)
        compare_checkers.check_schema(answer, "proposals")
        made = answer["files"]
        return [(json.loads(Path(file["file"]).read_text(encoding="utf-8")), file) for file in made]


def complete(delve, scenario):
    """The scenario without its pieces, completed again; all that was left is still there."""
    begun = {name: value for name, value in scenario.items()
             if name not in compare_checkers.PLACED or name == "tiles"}
    begun["tiles"] = begun["tiles"][:-2]
    with tempfile.TemporaryDirectory() as folder:
        before, after = Path(folder) / "begun.scenario.json", Path(folder) / "done.scenario.json"
        before.write_text(json.dumps(begun), encoding="utf-8")
        run = subprocess.run([delve, "complete", "--json", str(before), "-o", str(after)], capture_output=True,
                             text=True, timeout=300, check=False)
        compare_checkers.check_schema(json.loads(run.stdout), "completion")
        if run.returncode != 0:
            sys.exit(f"delve complete: {run.stderr}")
        done = json.loads(after.read_text(encoding="utf-8"))
    teams = [[player["team"] for player in each["players"]] for each in (begun, done)]
    if done["tiles"][:len(begun["tiles"])] != begun["tiles"] or teams[0] != teams[1]:
        sys.exit("delve complete has changed what was placed")
    return done


def print_spread(measures):
    """Least, a tenth, the middle, nine tenths and most of every measure."""
    print(f"{'':20}{'least':>7}{'10 %':>7}{'50 %':>7}{'90 %':>7}{'most':>7}")
    for name in ("loops", "longestCorridor", "branches", "entranceDistance", "nearestChest", "meanChestWalk",
                 "chestSpread", "unfairness", "differentTiles", "tiles"):
        values = sorted(each[name] for each in measures)
        picked = [values[round(share * (len(values) - 1))] for share in (0, 0.1, 0.5, 0.9, 1)]
        print(f"{name:20}" + "".join(f"{value:7}" for value in picked))


def dull_ones(measures):
    """Dungeons that are legal, but nobody would want to play them."""
    for each in measures:
        reasons = [name for name, is_dull in (
            ("no way round", each["loops"] < 1),
            ("one long corridor", each["longestCorridor"] > each["tiles"] / 2),
            ("no choice of way", each["branches"] < 1),
            ("two dungeons in one", each["meanChestWalk"] > 1000),
            ("teams start side by side", each["entranceDistance"] < 2),
            ("all chests in one corner", each["chestSpread"] < 2),
            ("a chest beside an entrance", each["nearestChest"] < 6)) if is_dull]
        if reasons:
            yield each["seed"], reasons


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("delve")
    parser.add_argument("--count", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    packs = check_setup.load_packs(on_request=False)
    kinds = [(players, points) for players in PLAYERS for points in POINTS]
    each = -(-options.count // len(kinds))
    scenarios, measures = [], []
    for number, (players, points) in enumerate(kinds):
        seed = options.seed + number * 10 * each
        for scenario, measured in generate(options.delve, each, seed, players, points):
            scenarios.append(scenario)
            measures.append(measured)
    scenarios += [complete(options.delve, scenario) for scenario in scenarios[:each * len(POINTS):each]]
    faults = 0
    for number, answer in enumerate(compare_checkers.answers_of(options.delve, scenarios)):
        found = [str(finding) for finding in check_setup.findings(scenarios[number], packs)]
        found += [finding["sentence"] for finding in answer["findings"]]
        if found:
            faults += 1
            print(f"{scenarios[number]['title']}: {found}")
    different = len({turned_form(scenario, packs) for scenario in scenarios})
    used = Counter(tile["tile"] for scenario in scenarios for tile in scenario["tiles"])
    dull = list(dull_ones(measures))
    print_spread(measures)
    least = min(used.get(name, 0) for name in packs.pieces["tiles"])
    share = 100 * least * len(packs.pieces["tiles"]) / sum(used.values())
    print(f"tile use: the rarest tile is laid {least} times, {share:.0f} % of an even share")
    print(f"{len(scenarios)} dungeons, {different} different, {faults} with findings, {len(dull)} dull {dull[:5]}")
    draw = random.Random(options.seed)
    mutations = [compare_checkers.mutated(scenario, draw, packs) for scenario in scenarios]
    _, agree = compare_checkers.compare(options.delve, mutations, packs)
    is_good = not faults and different == len(scenarios) and len(dull) * 200 <= len(scenarios) and share >= 25
    return 0 if is_good and agree else 1


if __name__ == "__main__":
    sys.exit(main())
