#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs two builds of delve over everything that is shipped and compares what they print and write, byte by byte.

    compare_builds.py BEFORE AFTER [--jobs N] [--only REGEX]

BEFORE and AFTER are delve programs; each takes the resources of its own build. For changes that must not change anything: scenarios,
findings, fixes, new dungeons and card maps, games in the terminal, playtests, replays of saves, pictures, exports, prints,
in English and Italian.

Exit code: 0 all is equal, 1 something differs, 2 it cannot be run.
"""

import argparse
import concurrent.futures
import json
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
# What somebody types who looks around, takes two actions, takes one back and leaves.
TYPED = "help\nlog\nwhy\nodds 1\nhint steady\n1\n1\nlog 3\nback\nnonsense\nstatus\nboard\nrule MOV-14\nquit\n"
# When a PDF was made, and the id that is made from it.
MOMENT = re.compile(rb"(D:\d{14}[^)]*|\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[^<]*|/ID \[[^\]]*\]|uuid:[0-9a-f-]+)")


def games(sample, name):
    """A game in the terminal among programs alone, and one in which somebody types; {typed} is a file with TYPED."""
    players = len(json.loads(sample.read_text())["players"])
    seats = [word for seat in range(1, players + 1) for word in ("--seat", f"{seat}=steady")]
    return [
        (f"play {name} alone", ["play", sample, *seats, "--seed", "5", "--rounds", "8", "--ascii", "--save", "{out}.save.json"]),
        (f"play {name} typed", ["play", sample, "--seed", "6", "--script", "{typed}", "--ascii", "--save", "{out}.save.json"]),
    ]


def card_commands():
    rows = []
    for sample in sorted((ROOT / "resources/scenarios/dungeoneer").glob("*.json")):
        name = sample.name.split(".")[0]
        rows += [
            (f"info {name}", ["info", sample]),
            (f"validate {name}", ["validate", "--json", "--explain", sample]),
            (f"render {name} png", ["render", sample, "-o", "{out}.png"]),
            (f"render {name} svg", ["render", sample, "-o", "{out}.svg"]),
            (f"export {name} uvtt", ["export", sample, "-o", "{out}.dd2vtt"]),
            (f"export {name} tiled", ["export", sample, "-o", "{out}.tmj"]),
            (f"export {name} foundry", ["export", sample, "-o", "{out}.foundry.json"]),
            (f"export {name} bundle", ["export", sample, "-o", "{out}.bundle.json"]),
            (f"playtest {name}", ["playtest", sample, "--games", "24", "-o", "{out}.json", "-o", "{out}.csv", "-o",
                                  "{out}.html"]),
            (f"playtest {name} random", ["playtest", sample, "--games", "16", "--agents", "random", "--json"]),
            (f"assert {name}", ["assert", sample, "--games", "24", "--json"]),
            (f"compare {name}", ["compare", sample, sample, "--games", "16", "--json"]),
            *games(sample, name),
        ]
        rows += [(f"print {name} {kind}", ["print", sample, "--kind", kind, "-o", "{out}.pdf"])
                 for kind in ("layout", "map", "cards", "cutouts", "sheet")]
    rows += [(f"replay {save.name} {' '.join(how)}", ["replay", save, *how])
             for save in sorted((ROOT / "tests/data/card-replays").glob("*.json"))
             for how in ([], ["--dump", "log"], ["--dump", "log", "--json"], ["--dump", "board", "--ascii"], ["--dump", "state"])]
    rows += [(f"generate card map {seed}", ["generate", "--game", "dungeoneer", "--seed", str(seed), "-o", "{out}.scenario.json"])
             for seed in range(1, 6)]
    return rows


def commands():
    """Each as (name, arguments); {out} is a file of its own."""
    rows = card_commands()
    samples = sorted((ROOT / "resources/scenarios").glob("*.json"))
    for sample in samples:
        name = sample.name.split(".")[0]
        rows += [
            *games(sample, name),
            (f"info {name}", ["info", sample]),
            (f"validate {name}", ["validate", "--json", "--explain", sample]),
            (f"render {name} png", ["render", sample, "-o", "{out}.png", "--square", "24"]),
            (f"render {name} svg", ["render", sample, "-o", "{out}.svg"]),
            (f"render {name} pdf", ["render", sample, "-o", "{out}.pdf"]),
            (f"export {name} uvtt", ["export", sample, "-o", "{out}.dd2vtt", "--square", "20"]),
            (f"export {name} tiled", ["export", sample, "-o", "{out}.tmj", "--square", "20"]),
            (f"export {name} bundle", ["export", sample, "-o", "{out}.bundle.json"]),
            (f"playtest {name}", ["playtest", sample, "--games", "60", "-o", "{out}.json", "-o", "{out}.csv", "-o",
                                  "{out}.html"]),
            (f"playtest {name} random", ["playtest", sample, "--games", "40", "--agents", "random", "--json"]),
        ]
        rows += [(f"print {name} {kind}", ["print", sample, "--kind", kind, "-o", "{out}.pdf"])
                 for kind in ("poster", "tiles", "overview", "sheet", "counters")]
    rows += [(f"validate {broken.name}", ["validate", "--json", broken])
             for folder in ("broken/scenarios", "scenarios") for broken in sorted((ROOT / "tests/data" / folder).glob("*.json"))]
    rows += [(f"fix {broken.name}", ["fix", broken, "--all", "--dry-run"])
             for broken in sorted((ROOT / "tests/data/broken/scenarios").glob("*.json"))]
    rows += [(f"replay {save.name} {' '.join(how)}", ["replay", save, *how])
             for save in sorted((ROOT / "tests/data/saves").glob("*.json"))
             for how in ([], ["--dump", "log"], ["--dump", "log", "--json"], ["--dump", "board", "--ascii"])]
    rows += [(f"generate {seed}", ["generate", "--seed", str(seed), "-o", "{out}.scenario.json"]) for seed in range(1, 21)]
    rows += [("rules", ["rules"]), ("pack", ["pack", "list"]), ("man", ["man"])]
    return rows


def run(program, arguments, language, folder):
    """What it prints and writes, with everything that names its folder or the moment left out."""
    folder.mkdir()
    typed = folder / "typed.txt"
    typed.write_text(TYPED)
    words = [str(word).replace("{out}", str(folder / "out")).replace("{typed}", str(typed)) for word in arguments]
    environment = {**os.environ, "LC_ALL": "C.UTF-8", "LANGUAGE": language, "QT_QPA_PLATFORM": "offscreen",
                   "XDG_CONFIG_HOME": str(folder / "home"), "XDG_DATA_HOME": str(folder / "home"), "SOURCE_DATE_EPOCH": "0",
                   "QT_HASH_SEED": "0"}  # without it Qt writes the letters of a font in any order
    done = subprocess.run([program, *words], capture_output=True, env=environment, cwd=ROOT, check=False)
    written = {path.name: path.read_bytes() for path in sorted(folder.glob("out*")) if path.is_file()}
    outputs = {"exit code": str(done.returncode).encode(), "output": done.stdout, "errors": done.stderr, **written}
    return {name: MOMENT.sub(b"", text.replace(str(folder).encode(), b"")) for name, text in outputs.items()}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("before", type=Path)
    parser.add_argument("after", type=Path)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--only", default="", help="the commands whose names this finds, such as 'replay|typed'")
    chosen = parser.parse_args()
    for program in (chosen.before, chosen.after):
        if not os.access(program, os.X_OK):
            print(f"{program} is no program", file=sys.stderr)
            return 2
    rows = [(name, arguments, language) for name, arguments in commands() for language in ("en", "it")
            if re.search(chosen.only, name)
            and (language == "en" or arguments[0] in ("info", "validate", "print", "playtest", "fix", "play"))]
    files = different = 0
    with tempfile.TemporaryDirectory() as place:
        def both(number):
            name, arguments, language = rows[number]
            return [run(program.resolve(), arguments, language, Path(place) / f"{number}-{side}")
                    for side, program in enumerate((chosen.before, chosen.after))]

        with concurrent.futures.ThreadPoolExecutor(chosen.jobs) as pool:
            for (name, _, language), (before, after) in zip(rows, pool.map(both, range(len(rows)))):
                files += len(before)
                for what in sorted(before.keys() | after.keys()):
                    if before.get(what) != after.get(what):
                        different += 1
                        print(f"differs: {name} ({language}), {what}")
    print(f"{len(rows)} commands, {files} outputs, {different} differ")
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main())
