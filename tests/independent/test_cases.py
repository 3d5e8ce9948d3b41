#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Setups whose verdict was worked out by hand from the rule text; both checkers must come to it.

    test_cases.py DELVE

Every file in cases/ holds "tiles", drawn like the faces of packs, and "cases". A case names its rule, says
what the rule text makes of it ("verdict": "holds", or the severities of the findings of that rule, such as
"error" or "error error") and "because" of what. The rest of a case are members of a scenario, in short:
things need no id; players may be given by id alone; a tile without a pack is one of the file, or "room" or
"hall" for an open chamber or hallway, with the walled sides behind it ("room-nes").
"""

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import check_setup  # noqa: E402

HERE = Path(__file__).resolve().parent
RESOURCES = HERE.parents[1] / "resources"
PLACED = ("tiles", "doors", "markers", "artifacts", "chests", "tokens", "entrances", "exits")
COLOURS = ("red", "blue", "green", "gold")


def plain_tile(name):
    """The drawing of "room-nes" or "hall"; None if the name is no such name."""
    match = re.fullmatch(r"(room|hall)(?:-([nesw]+))?", name)
    if not match:
        return None
    width, walls = 5 if match.group(1) == "room" else 3, match.group(2) or ""

    def line(is_walled):
        return "+" + ("-+" if is_walled else " +") * width
    squares = ("|" if "w" in walls else " ") + " ".join("." * width) + ("|" if "e" in walls else " ")
    rows = [line("n" in walls)]
    for y in range(5):
        rows += [squares, line(y == 4 and "s" in walls)]
    return rows


def scenario_of(case, tiles, pack_tiles):
    """The scenario of a case; the tiles it needs are added to those of the pack."""
    scenario = {"format": "delvewright-scenario", "version": 1, "title": case["because"],
                "game": "mage-knight-dungeons",
                "packs": [{"id": name, "version": "1.0.0", "hash": "0" * 32} for name in ("starter", "cases")],
                "players": [], "levels": [{"name": ""} for _ in range(case.get("levels", 1))]}
    for number, player in enumerate(case.get("players", ())):
        player = {"id": player} if isinstance(player, str) else player
        empty = {"name": "", "colour": COLOURS[number], "team": [], "mageSpawn": [], "chests": []}
        scenario["players"].append({**empty, **player})
    for kind in ("options", "map"):
        if kind in case:
            scenario[kind] = case[kind]
    for kind in PLACED:
        for number, thing in enumerate(case.get(kind, ())):
            thing = {"id": f"{kind[:2]}{number}", **thing}
            if kind == "tiles":
                thing.setdefault("side", "a")
                if "/" not in thing["tile"]:
                    drawing = tiles.get(thing["tile"]) or plain_tile(thing["tile"])
                    name = f"tile-{len(pack_tiles)}"
                    pack_tiles.append((name, drawing))
                    thing["tile"] = f"cases/{name}"
            scenario.setdefault(kind, []).append(thing)
    return scenario


def write_pack(folder, pack_tiles):
    folder.mkdir(parents=True)
    text = {"en": "case"}
    pieces = [{"id": name, "kind": "hallway" if len(drawing[0]) == 7 else "chamber", "name": text, "stock": 1,
               "faces": [{"name": text, "idea": text, "map": drawing}] * 2} for name, drawing in pack_tiles]
    (folder / "pack.json").write_text(json.dumps({
        "format": "delvewright-pack", "version": 1, "id": "cases", "packVersion": "1.0.0", "name": text,
        "author": "tests", "license": "GPL-3.0-or-later", "parts": ["tiles.json"]}), encoding="utf-8")
    (folder / "tiles.json").write_text(json.dumps(
        {"format": "delvewright-pack-part", "version": 1, "tiles": pieces}), encoding="utf-8")


def verdict(rule, findings):
    found = [severity for name, severity in findings if name == rule]
    return " ".join(found) or "holds"


def main(delve):
    cases, pack_tiles = [], []
    for path in sorted((HERE / "cases").glob("*.json")):
        file = json.loads(path.read_text(encoding="utf-8"))
        for case in file["cases"]:
            cases.append((path.stem, case, scenario_of(case, file.get("tiles", {}), pack_tiles)))
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder, "data")
        shutil.copytree(RESOURCES / "packs", data / "packs")
        shutil.copytree(RESOURCES / "rules", data / "rules")
        write_pack(data / "packs" / "cases", pack_tiles)
        packs = check_setup.load_packs(data / "packs")
        paths = [str(Path(folder, f"{number}.scenario.json")) for number in range(len(cases))]
        for path, (_, _, scenario) in zip(paths, cases):
            Path(path).write_text(json.dumps(scenario), encoding="utf-8")
        run = subprocess.run([delve, "validate", "--json", "--no-fixes", *paths], capture_output=True, text=True, timeout=120,
                             env=dict(os.environ, DELVEWRIGHT_DATA=str(data)), check=False)
    if run.stderr:
        print(run.stderr, file=sys.stderr)
        return 1
    files = json.loads(run.stdout)["files"]
    wrong = 0
    for (name, case, scenario), file in zip(cases, files):
        if file["status"] == "unreadable":
            wrong += 1
            print(f"{name}: {case['because']}\n    delve cannot read it: {file['errors']}")
            continue
        said = {"delve": [(f["rule"], f["severity"]) for f in file["findings"]],
                "checker": [(f.rule, f.severity) for f in check_setup.findings(scenario, packs)]}
        answers = {who: verdict(case["rule"], findings) for who, findings in said.items()}
        if set(answers.values()) != {case["verdict"]} or sorted(said["delve"]) != sorted(said["checker"]):
            wrong += 1
            print(f"{name}: {case['rule']}: {case['because']}\n    by the rule text {case['verdict']}; "
                  + "; ".join(f"{who} {answer}" for who, answer in answers.items()))
            for who, findings in said.items():
                print(f"    {who}: {', '.join(' '.join(finding) for finding in findings)}")
    rules = {case["rule"] for _, case, _ in cases}
    print(f"{len(cases)} cases of {len(rules)} rules worked out by hand, {wrong} with another answer")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
