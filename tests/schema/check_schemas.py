#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Asks an outside validator (python3-jsonschema) whether our schemas, files and readers agree.

- Every schema is a valid draft-07 schema that refers to nothing outside itself, describes every member, gives
  every short text a pattern that refuses control characters, and longer ones none: validators that go through a
  pattern step by step do not survive those.
- Every shipped file passes its schema.
- Every broken scenario is refused, except those whose name begins with "beyond-schema-": faults that a
  schema cannot express, such as broken syntax, ids that occur twice or references that lead nowhere.
- Every scenario that our reader accepts passes (with --random-scenarios PROGRAM), and so does every set of cards
  (with --random-sets PROGRAM); broken packs and sets are refused like broken scenarios.
- Every bundle that delve makes of a sample passes (with --delve PROGRAM), and so do games that it plays: the
  replay, the state and the events; and so do results of playtests, comparisons and assertions, and reports, proposals,
  completions and findings about cards.
- The schemas of games are those that the lists of actions, events and tasks ask for (with --play-schemas PROGRAM).

Exit: 0 all is well, 1 something disagrees, 77 the validator is not installed.
"""

import argparse
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

try:
    from jsonschema import Draft7Validator, exceptions
except ImportError:
    print("SKIPPED: the schemas were not checked, since python3-jsonschema is not installed "
          "(apt install python3-jsonschema)")
    sys.exit(77)

ROOT = pathlib.Path(__file__).resolve().parents[2]
SCHEMAS = ROOT / "schemas/v1"
ID_BASE = "https://delvewright.example/schemas/v1/"  # a name, not an address
BEYOND_SCHEMA = "beyond-schema-"
LONGEST_WITH_PATTERN = 200

# Which files a schema is for.
SHIPPED = {
    "pack": ["resources/packs/**/*.json"],
    "rules": ["resources/rules/*.json"],
    "scenario": ["resources/scenarios/**/*.scenario.json", "tests/data/scenarios/*.scenario.json"],
}

complaints = []


def complain(path, text):
    path = pathlib.Path(path)
    shown = path.relative_to(ROOT) if path.is_relative_to(ROOT) else path
    complaints.append(f"{shown}: {text}")


def refuse_constant(word):
    raise ValueError(f"{word} is no JSON")  # Python would read NaN and Infinity


def load(path):
    """The value of a JSON file; raises ValueError if it is none."""
    return json.loads(pathlib.Path(path).read_bytes().decode("utf-8-sig"), parse_constant=refuse_constant)


def check_style(path, node, pointer=""):
    """Rules that keep our schemas usable by every validator and safe against hostile files."""
    if isinstance(node, list):
        for index, child in enumerate(node):
            check_style(path, child, f"{pointer}/{index}")
        return
    if not isinstance(node, dict):
        return
    target = node.get("$ref")
    if isinstance(target, str) and not target.startswith("#/definitions/"):
        complain(path, f"{pointer}: refers to {target}, outside of #/definitions")
    longest = node.get("maxLength")
    is_short = isinstance(longest, int) and longest <= LONGEST_WITH_PATTERN
    if isinstance(node.get("pattern"), str):
        if not is_short:
            complain(path, f"{pointer}: has a pattern but no maxLength of at most {LONGEST_WITH_PATTERN}")
        elif any(re.search(node["pattern"], steering) for steering in ("\x1b[2J", "\x00", "a\x7f")):
            complain(path, f"{pointer}: its pattern lets control characters through")
    elif node.get("type") == "string" and is_short and "enum" not in node:
        complain(path, f"{pointer}: a short text needs a pattern against control characters")
    properties = node.get("properties")
    if isinstance(properties, dict) and node.get("type") == "object":
        for name, member in properties.items():
            if "description" not in member and "$ref" not in member:
                complain(path, f"{pointer}/properties/{name}: has no description")
    for name, child in node.items():
        check_style(path, child, f"{pointer}/{name}")


def load_schemas():
    validators = {}
    for path in sorted(SCHEMAS.glob("*.schema.json")):
        schema = load(path)
        try:
            Draft7Validator.check_schema(schema)
        except exceptions.SchemaError as error:
            complain(path, f"is no valid draft-07 schema: {error.message}")
            continue
        if schema.get("$schema") != "http://json-schema.org/draft-07/schema#":
            complain(path, "does not say that it is a draft-07 schema")
        if schema.get("$id") != ID_BASE + path.name:
            complain(path, f"is not called {ID_BASE}{path.name}")
        check_style(path, schema)
        validators[path.name.removesuffix(".schema.json")] = Draft7Validator(schema)
    return validators


def first_fault(validator, value):
    """None, or the pointer of the first fault and what is wrong."""
    error = exceptions.best_match(validator.iter_errors(value))
    if error is None:
        return None
    pointer = "".join(f"/{part}" for part in error.absolute_path)
    return f"{pointer}: {error.message[:200]}"


def expect_accepted(validator, path):
    try:
        fault = first_fault(validator, load(path))
    except ValueError as error:
        fault = str(error)
    if fault:
        complain(path, f"does not pass its schema: {fault}")


def check_shipped(validators):
    count = 0
    for name, patterns in SHIPPED.items():
        if name not in validators:
            complain(SCHEMAS / f"{name}.schema.json", "is missing or broken")
            continue
        for pattern in patterns:
            for path in sorted(ROOT.glob(pattern)):
                expect_accepted(validators[name], path)
                count += 1
    return count


def check_broken(validator, pattern, name_of):
    refused = beyond = 0
    for path in sorted((ROOT / "tests/data/broken").glob(pattern)):
        try:
            is_refused = not validator.is_valid(load(path))
        except (ValueError, RecursionError):
            is_refused = None  # not JSON at all, so that no schema is ever asked
        if name_of(path).startswith(BEYOND_SCHEMA):
            beyond += 1
            if is_refused:
                complain(path, f"is refused by the schema; take {BEYOND_SCHEMA} out of its name")
        elif is_refused is None:
            complain(path, f"is no JSON; begin its name with {BEYOND_SCHEMA}")
        else:
            refused += 1
            if not is_refused:
                complain(path, "passes the schema, but our reader refuses it")
    if refused == 0:
        complain(ROOT / "tests/data/broken", f"holds no file {pattern} for the schema to refuse")
    return refused, beyond


def check_random(validator, program):
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([program, folder, "150"], check=True)
        paths = sorted(pathlib.Path(folder).iterdir())
        for path in paths:
            before = len(complaints)
            expect_accepted(validator, path)
            if len(complaints) > before:
                complain(path, "is accepted by our reader:\n" + path.read_text(encoding="utf-8")[:4000])
                break
        return len(paths)


def check_bundles(validator, delve):
    """Bundles of all samples pass; with any member missing they do not."""
    count = 0
    with tempfile.TemporaryDirectory() as folder:
        for sample in sorted((ROOT / "resources/scenarios").rglob("*.scenario.json")):
            path = pathlib.Path(folder) / (sample.name.removesuffix(".scenario.json") + ".bundle.json")
            subprocess.run([delve, "export", sample, "-o", path], check=True, stdout=subprocess.DEVNULL)
            expect_accepted(validator, path)
            bundle = load(path)
            for member in list(bundle):
                if validator.is_valid({name: bundle[name] for name in bundle if name != member}):
                    complain(path, f"passes without its {member}")
            count += 1
    return count


def check_play_schemas(program):
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([program, folder], check=True)
        paths = sorted(pathlib.Path(folder).iterdir())
        for path in paths:
            shipped = SCHEMAS / path.name
            if not shipped.exists() or shipped.read_bytes() != path.read_bytes():
                complain(shipped, "does not say what the engine writes; run build/tests/write_play_schemas schemas/v1")
        return len(paths)


def check_games(validators, delve):
    """Games that are played at random pass, whole and without what is optional, and with any member missing do not."""
    count = 0
    with tempfile.TemporaryDirectory() as folder:
        for sample in sorted((ROOT / "resources/scenarios").glob("**/*.scenario.json")):
            prefix = "card-" if load(sample).get("game") == "dungeoneer" else ""
            path = pathlib.Path(folder) / (sample.name.removesuffix(".scenario.json") + ".save.json")
            players = len(load(sample)["players"])
            seats = [word for i in range(players) for word in ("--seat", f"{i + 1}=random")]
            subprocess.run([delve, "play", sample, *seats, "--seed", "7", "--rounds", "3", "--save", path],
                           check=True, stdout=subprocess.DEVNULL, stdin=subprocess.DEVNULL)
            game = load(path)
            expect_accepted(validators[prefix + "replay"], path)
            fault = first_fault(validators["scenario"], game["scenario"])
            if fault:
                complain(path, f"its scenario does not pass: {fault}")
            for kind, what in (("game", "state"), ("events", "log")):
                text = subprocess.run([delve, "replay", path, "--dump", what, "--json"], check=True,
                                      stdout=subprocess.PIPE).stdout
                fault = first_fault(validators[prefix + kind], json.loads(text))
                if fault:
                    complain(path, f"--dump {what} does not pass: {fault}")
            short = {**game, "actions": game["actions"][:2]}
            for member in list(short):
                rest = {name: short[name] for name in short if name != member}
                if validators[prefix + "replay"].is_valid(rest) != (member == "table"):
                    complain(path, f"without its {member} it should be refused, unless that is the table")
            count += 1
    return count


def check_playtests(validators, delve):
    """Results of a few games of every sample pass; with any member missing that is not optional they do not."""
    count = 0
    with tempfile.TemporaryDirectory() as folder:
        for sample in sorted((ROOT / "resources/scenarios").glob("*.scenario.json")):
            path = pathlib.Path(folder) / (sample.name.removesuffix(".scenario.json") + ".json")
            subprocess.run([delve, "playtest", sample, "--games", "3", "--agents", "random", "--rounds", "4",
                            "--rotate-entrances", "-o", path], check=True, stdout=subprocess.DEVNULL)
            result = load(path)
            expect_accepted(validators["playtest"], path)
            fault = first_fault(validators["scenario"], result["scenario"])
            if fault:
                complain(path, f"its scenario does not pass: {fault}")
            for member in list(result):
                rest = {name: result[name] for name in result if name != member}
                # Results of before have no witness.
                if validators["playtest"].is_valid(rest) != (member in ("rotatesEntrances", "witness")):
                    complain(path, f"without its {member} it should be refused, unless that is optional")
            count += 1
    return count


def printed(command):
    """The JSON that a command prints; its exit code says what it found, not whether it could be read."""
    return json.loads(subprocess.run(command, stdout=subprocess.PIPE).stdout)


def check_cards(validators, delve):
    """What is printed about sets and maps of cards passes; with any member missing it does not."""
    with tempfile.TemporaryDirectory() as folder:
        made = pathlib.Path(folder) / "made.scenario.json"
        generate = [delve, "generate", "--game", "dungeoneer", "--json", "-o", made]
        complete = [delve, "complete", made, "--json", "-o", made]
        results = [("set-report", printed([delve, "pack", "report", pack, "--json"]))
                   for pack in ("overdraft", "bad-road", "night-shift")]
        results += [("proposals", printed(generate)), ("proposals", printed([*generate, "--loops", "90"])),
                    ("proposals", printed([*generate, "--stage", "starting", "--fair", "--players", "4"])),
                    ("completion", printed(complete)), ("completion", printed([*complete, "--loops", "90"])),
                    ("findings", printed([delve, "validate", made, "--json"]))]
    for name, result in results:
        fault = first_fault(validators[name], result)
        if fault:
            complain(SCHEMAS / f"{name}.schema.json", f"refuses what delve prints: {fault}")
        for member in list(result):
            if validators[name].is_valid({key: result[key] for key in result if key != member}):
                complain(SCHEMAS / f"{name}.schema.json", f"passes without {member}")
    return len(results)


def check_verdicts(validators, delve):
    """What compare and assert print passes; with any member missing it does not."""
    lopsided, mirrored = (ROOT / f"tests/data/playtests/{name}.scenario.json" for name in ("lopsided", "mirrored"))
    few = ["--games", "4", "--agents", "random", "--rounds", "4", "--json"]
    with tempfile.TemporaryDirectory() as folder:
        promising = pathlib.Path(folder) / "promising.scenario.json"
        assertions = [{"measure": "wins", "bound": "at-most", "percent": 55},
                      {"measure": "chest-reached", "within": 3, "bound": "at-least", "percent": 40},
                      {"measure": "timeout", "bound": "at-most", "percent": 0}]
        promising.write_text(json.dumps({**load(mirrored), "assertions": assertions}), encoding="utf-8")
        results = {"comparison": printed([delve, "compare", lopsided, mirrored, *few]),
                   "assertions": printed([delve, "assert", promising, *few])}
    for name, result in results.items():
        fault = first_fault(validators[name], result)
        if fault:
            complain(SCHEMAS / f"{name}.schema.json", f"refuses what delve prints: {fault}")
        for member in list(result):
            if validators[name].is_valid({key: result[key] for key in result if key != member}):
                complain(SCHEMAS / f"{name}.schema.json", f"passes without {member}")
    if not results["comparison"]["changes"] or len(results["assertions"]["assertions"]) != len(assertions):
        complain(lopsided, "was compared or asserted without a result")
    return len(results)


def main():
    parser = argparse.ArgumentParser(description="Checks that schemas, files and readers agree.")
    parser.add_argument("--random-scenarios", metavar="PROGRAM",
                        help="program that writes scenarios which our reader accepts "
                             "(default: build/tests/write_random_scenarios)")
    parser.add_argument("--random-sets", metavar="PROGRAM",
                        help="program that writes sets of cards which our reader accepts "
                             "(default: build/tests/write_random_sets)")
    parser.add_argument("--play-schemas", metavar="PROGRAM",
                        help="program that writes the schemas of games (default: build/tests/write_play_schemas)")
    parser.add_argument("--delve", help="the command line program, for bundles (default: build/bin/delve)")
    options = parser.parse_args()
    program = options.random_scenarios
    if program is None:
        built = ROOT / "build/tests/write_random_scenarios"
        program = built if os.access(built, os.X_OK) else None

    validators = load_schemas()
    print(f"schemas: {len(validators)} valid")
    print(f"shipped files: {check_shipped(validators)} checked")
    if "scenario" in validators:
        refused, beyond = check_broken(validators["scenario"], "*scenarios/*.json", lambda path: path.name)
        print(f"broken scenarios: {refused} refused by the schema, {beyond} beyond any schema")
        if program:
            print(f"random scenarios: {check_random(validators['scenario'], program)} pass")
        else:
            print("random scenarios: SKIPPED, build/tests/write_random_scenarios is not built")
    if "pack" in validators:
        for folder, kind in (("packs", "packs"), ("sets", "sets of cards")):
            refused, beyond = check_broken(validators["pack"], f"{folder}/*/pack.json", lambda path: path.parent.name)
            print(f"broken {kind}: {refused} refused by the schema, {beyond} beyond any schema")
        sets = options.random_sets or ROOT / "build/tests/write_random_sets"
        if os.access(sets, os.X_OK):
            print(f"random sets of cards: {check_random(validators['pack'], sets)} pass")
        else:
            print("random sets of cards: SKIPPED, build/tests/write_random_sets is not built")
    delve = options.delve or ROOT / "build/bin/delve"
    if "bundle" in validators and os.access(delve, os.X_OK):
        print(f"bundles: {check_bundles(validators['bundle'], delve)} pass")
    else:
        print("bundles: SKIPPED, delve is not built")
    if {"replay", "game", "events"} <= validators.keys() and os.access(delve, os.X_OK):
        print(f"games: {check_games(validators, delve)} pass")
    else:
        print("games: SKIPPED, delve is not built or a schema is missing")
    if {"playtest", "scenario"} <= validators.keys() and os.access(delve, os.X_OK):
        print(f"playtests: {check_playtests(validators, delve)} pass")
    else:
        print("playtests: SKIPPED, delve is not built or a schema is missing")
    if {"comparison", "assertions"} <= validators.keys() and os.access(delve, os.X_OK):
        print(f"comparisons and assertions: {check_verdicts(validators, delve)} pass")
    else:
        print("comparisons and assertions: SKIPPED, delve is not built or a schema is missing")
    if {"set-report", "proposals", "completion", "findings"} <= validators.keys() and os.access(delve, os.X_OK):
        print(f"reports, proposals and findings about cards: {check_cards(validators, delve)} pass")
    else:
        print("reports about cards: SKIPPED, delve is not built or a schema is missing")
    play_schemas = options.play_schemas or ROOT / "build/tests/write_play_schemas"
    if os.access(play_schemas, os.X_OK):
        print(f"schemas of games: {check_play_schemas(play_schemas)} compared")
    else:
        print("schemas of games: SKIPPED, build/tests/write_play_schemas is not built")
    for complaint in complaints:
        print(f"error: {complaint}", file=sys.stderr)
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main())
