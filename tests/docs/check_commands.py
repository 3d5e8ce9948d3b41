#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs every delve command that the README, the help pages and the program's own examples show, each in a folder
of its own with the files that the examples speak of. A command that no longer works as written is a lie; so is a
picture that is not there."""

import argparse
import json
import os
import pathlib
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor

source = pathlib.Path(__file__).resolve().parents[2]

# Long runs are cut short; all else is run as it is written.
shortened = [(re.compile(r"--games \d+"), "--games 32"), (re.compile(r"cunning\b(?!:)"), "cunning:2")]


# These end with another code by design, as their help says: something is lacking.
codes = {"collection": 1}


def run(delve, command, folder):
    environment = {"PATH": f"{delve.parent}:/usr/bin:/bin", "HOME": str(folder), "LC_ALL": "C.UTF-8",
                   "DELVEWRIGHT_DATA": str(delve.parents[1] / "share/delvewright")}
    return subprocess.run(["bash", "-c", command], cwd=folder, env=environment, text=True, capture_output=True,
                          stdin=subprocess.DEVNULL, timeout=600)


def without_remark(line):
    """What stands behind a command, after at least two blanks, is a remark."""
    return re.split(r"\s{2,}", line.strip())[0]


def commands_of_page(path):
    text = path.read_text(encoding="utf-8")
    blocks = re.findall(r"^ *```\w*\n(.*?)^ *```", text, re.S | re.M)
    lines = [line for block in blocks for line in block.split("\n")]
    outside = re.sub(r"^ *```\w*\n(.*?)^ *```", "", text, flags=re.S | re.M)
    lines += [re.sub(r"\s+", " ", inline) for inline in re.findall(r"`(delve [^`]+)`", outside)]
    return [without_remark(line) for line in lines if line.strip().startswith("delve ")]


def missing_pictures(page):
    """The pictures that a page shows and nobody made."""
    shown = re.findall(r"!\[[^\]]*\]\(([^)]+)\)", page.read_text(encoding="utf-8"))
    return [f"{page.name}: no picture {name}" for name in shown if not (page.parent / name).is_file()]


def subcommands(delve, *above):
    """The commands below one, as its help lists them."""
    shown = subprocess.run([delve, *above, "--help"], text=True, capture_output=True, check=True,
                           env={**os.environ, "LC_ALL": "C.UTF-8"}).stdout
    examples = [without_remark(line) for line in shown.split("\n") if line.startswith("  delve ")]
    listed = shown.split("Commands:\n")[1].split("\n\n")[0] if "Commands:\n" in shown else ""
    for name in re.findall(r"^  (\S+)", listed, re.M):
        examples += subcommands(delve, *above, name)
    return examples


def prepare(delve, folder):
    """The files of the examples."""
    (folder / "resources").mkdir()
    shutil.copytree(source / "resources/scenarios", folder / "resources/scenarios")
    sample = "resources/scenarios/six-tiles.scenario.json"
    (folder / "moves.txt").write_text("1\n1\n1\nquit\n")
    shutil.copy(source / "tests/data/figures/every-column.csv", folder / "figures.csv")
    for command in [
        "delve generate --seed 7 -o dungeon.scenario.json",
        "delve generate --game dungeoneer --seed 7 --cards 8 -o cards.scenario.json",
        "delve export dungeon.scenario.json -o dungeon.bundle.json",
        f"delve play {sample} --seed 7 --seat 1=random --seat 2=random --save friday.save.json",
        "cp friday.save.json standard.save.json",
        "delve pack new 'My Tiles'",
        "delve pack new 'Our Cards' --game dungeoneer",
        "delve pack export overdraft -o cards.csv && cp cards.csv carte.csv",
        "delve import figures.csv --pack my-figures",
        "delve playtest dungeon.scenario.json --games 32 -o result.json",
        *[f"delve playtest dungeon.scenario.json --games 32 --shard {i}/2 -o part-{i}.json" for i in (1, 2)],
    ]:
        done = run(delve, command, folder)
        if done.returncode != 0:
            sys.exit(f"preparing: {command}\n{done.stdout}{done.stderr}")
    begun = json.loads((folder / "dungeon.scenario.json").read_text())
    begun["tokens"], begun["chests"] = [], []
    (folder / "begun.scenario.json").write_text(json.dumps(begun))
    run(delve, "delve format begun.scenario.json", folder)
    empty = json.loads((folder / "cards.scenario.json").read_text())
    for card_map in empty["maps"]:
        card_map["cells"] = []
    (folder / "new.scenario.json").write_text(json.dumps(empty))
    run(delve, "delve format new.scenario.json", folder)
    for copy in ("old", "before", "after"):
        shutil.copy(folder / "dungeon.scenario.json", folder / f"{copy}.scenario.json")
    shutil.copytree(next(folder.glob(".local/share/**/my-tiles")), folder / "my-pack")
    # A collection that lacks something.
    (folder / ".local/share/delvewright/collection.json").write_text(
        json.dumps({"format": "delvewright-collection", "version": 1, "sets": {"starter": 0}}))


def check(delve, command, prepared):
    """Runs a command in a copy of the prepared folder; what went wrong, or nothing."""
    words = shlex.split(command)
    if len(words) == 2 and words[1] != "tour":
        command += " --help"  # only the name of a command was mentioned
    for pattern, short in shortened:
        command = pattern.sub(short, command)
    with tempfile.TemporaryDirectory() as scratch:
        folder = pathlib.Path(scratch, "home")
        shutil.copytree(prepared, folder)
        if match := re.search(r"-o (\S+)", command):
            target = folder / match.group(1)
            if "--resume" in command:
                run(delve, command.replace(" --resume", ""), folder)
            elif target.is_file():
                target.unlink()
        elif words[1] == "import":
            (folder / "dungeon.scenario.json").unlink()  # what it would write
        done = run(delve, command, folder)
        expected = codes.get(words[1], 0) if len(words) > 2 else 0
        if words[1] == "lay" and "all" not in words and len(words) > 2:
            expected = 1  # nobody sits here to lay
        return None if done.returncode == expected else f"{command}\n  exit code {done.returncode}\n{done.stdout}{done.stderr}"


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("delve", type=pathlib.Path)
    delve = arguments.parse_args().delve.resolve()
    pages = [source / "README.md", *sorted((source / "resources/help").glob("*/*.md"))]
    faults = [fault for page in pages for fault in missing_pictures(page)]
    commands = [command for page in pages for command in commands_of_page(page)] + subcommands(delve)
    commands = list(dict.fromkeys(commands))
    with tempfile.TemporaryDirectory() as scratch:
        prepared = pathlib.Path(scratch, "prepared")
        prepared.mkdir()
        prepare(delve, prepared)
        with ThreadPoolExecutor(max_workers=2) as pool:
            faults += [fault for fault in pool.map(lambda each: check(delve, each, prepared), commands) if fault]
    print("\n".join(faults))
    print(f"{len(commands)} commands, {len(faults)} faults")
    return 1 if faults or len(commands) < 40 else 0


if __name__ == "__main__":
    sys.exit(main())
