#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Asks a second outside validator, Ajv (node-ajv) with all its strict options on, about our schemas and files.

- Every schema compiles without a word of complaint.
- Every shipped file passes its schema.
- Every broken scenario, pack and set that is JSON is refused, except those whose name begins with "beyond-schema-":
  these pass, so that the name is the truth.
- What the reader of packs refuses in the pieces below, the schema refuses as well.
- A number that is whole may be written with a point, as JSON Schema has it.

Exit: 0 all is well, 1 something disagrees, 77 node or Ajv is not installed.
"""

import copy
import json
import pathlib
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
SCHEMAS = ROOT / "schemas/v1"
BEYOND_SCHEMA = "beyond-schema-"
SHIPPED = {
    "pack": ["resources/packs/**/*.json"],
    "rules": ["resources/rules/*.json"],
    "scenario": ["resources/scenarios/**/*.scenario.json", "tests/data/scenarios/*.scenario.json"],
}


def ask(questions):
    """The verdicts about pairs of a schema and a file, or None."""
    lines = [f"{SCHEMAS / (schema + '.schema.json')}" + (f"\t{file}" if file else "") for schema, file in questions]
    node = subprocess.run(["node", str(pathlib.Path(__file__).with_name("ajv_verdicts.js"))],
                          input="\n".join(lines), capture_output=True, text=True, check=False,
                          env={"PATH": "/usr/bin:/bin", "NODE_PATH": "/usr/share/nodejs:/usr/lib/nodejs"})
    verdicts = node.stdout.splitlines()
    if node.returncode != 0 or len(verdicts) != len(lines):
        sys.exit(f"node failed: {node.stderr[:500]}")
    return verdicts


def refuse_constant(word):
    raise ValueError(f"{word} is no JSON")  # Python would read NaN and Infinity


def is_json(path):
    try:
        json.loads(path.read_bytes().decode("utf-8-sig"), parse_constant=refuse_constant)
        return True
    except ValueError:
        return False


def shipped():
    return [(schema, path) for schema, patterns in SHIPPED.items() for pattern in patterns
            for path in sorted(ROOT.glob(pattern))]


def broken():
    """Schema, file and the name that says whether a schema can know the fault, of all that is JSON at all."""
    folder = ROOT / "tests/data/broken"
    scenarios = [("scenario", path, path.name) for pattern in ("scenarios/*.json", "card-scenarios/*.json")
                 for path in sorted(folder.glob(pattern))]
    packs = [("pack", path, path.parent.name) for pattern in ("packs/*/pack.json", "sets/*/pack.json")
             for path in sorted(folder.glob(pattern))]
    return [entry for entry in scenarios + packs if is_json(entry[1])]


def changed_packs():
    """Pieces of the shipped pack, each with one fault; and one without."""
    chests = json.loads((ROOT / "resources/packs/starter/chests.json").read_text(encoding="utf-8"))
    heroes = json.loads((ROOT / "resources/packs/starter/heroes.json").read_text(encoding="utf-8"))
    artifacts = json.loads((ROOT / "resources/packs/starter/artifacts.json").read_text(encoding="utf-8"))

    def chest(change):
        pack = copy.deepcopy(chests)
        change(pack["chests"][0])
        return pack

    def artifact(change):
        pack = copy.deepcopy(artifacts)
        change(next(kind for kind in pack["artifacts"] if kind["class"] == "exotic"))
        return pack

    def token(change):
        pack = copy.deepcopy(artifacts)
        change(pack["artifactTokens"][0]["rows"])
        return pack

    def click(change):
        pack = copy.deepcopy(heroes)
        change(pack["figures"][0]["dials"][0]["clicks"])
        return pack

    def ranged(trap):
        trap["attack"] = {"type": "R", "attack": 7, "damage": 1}
        trap.pop("spawn", None)

    def ranged_by_hand(trap):
        trap["attack"] = {"type": "H", "attack": 7, "damage": 1, "range": 4}
        trap.pop("spawn", None)

    yield "as it is", chests, True
    yield "a whole number with a point", chest(lambda c: c.update(stock=float(c["stock"]))), True
    yield "a trap that does nothing", chest(lambda c: c["trap"].__setitem__(1, {"disarm": 7})), False
    yield "a blank trap with more", chest(lambda c: c["trap"][0].update(disarm=7)), False
    yield "no blank position", chest(lambda c: c["trap"].__setitem__(0, c["trap"][1])), False
    yield "two blank positions", chest(lambda c: c["trap"].__setitem__(1, {"blank": True})), False
    yield "a ranged attack without a range", chest(lambda c: ranged(c["trap"][1])), False
    yield "a range of hands", chest(lambda c: ranged_by_hand(c["trap"][1])), False
    yield "a treasure that is a trap and gold", chest(
        lambda c: c["treasure"].__setitem__(0, {"trap": True, "gold": 5})), False
    yield "with the name of its schema", {"$schema": "../schemas/v1/pack.schema.json", **chests}, True
    yield "a number for the name of its schema", {"$schema": 1, **chests}, False
    yield "an exotic artifact without tokens", artifact(lambda a: a.pop("tokens")), False
    yield "a total without a row", token(lambda rows: rows.pop(0)), False
    yield "a click without speed", click(lambda clicks: clicks[0].pop("speed")), False
    yield "an eliminated click with values", click(lambda clicks: clicks[-1].update(speed=3)), False
    yield "an empty click", click(lambda clicks: clicks.__setitem__(0, {})), False


def main():
    if not shutil.which("node", path="/usr/bin:/bin") or not any(
            pathlib.Path(folder, "ajv").exists() for folder in ("/usr/share/nodejs", "/usr/lib/nodejs")):
        print("SKIPPED: Ajv was not asked about the schemas, since node-ajv is not installed (apt install node-ajv)")
        return 77
    questions = [(path.name.removesuffix(".schema.json"), None) for path in sorted(SCHEMAS.glob("*.schema.json"))]
    wanted = [True] * len(questions)
    questions += shipped()
    wanted += [True] * (len(questions) - len(wanted))
    for schema, path, name in broken():
        questions.append((schema, path))
        wanted.append(name.startswith(BEYOND_SCHEMA))
    with tempfile.TemporaryDirectory() as folder:
        for name, pack, is_fine in changed_packs():
            path = pathlib.Path(folder, name + ".json")
            path.write_text(json.dumps(pack), encoding="utf-8")
            questions.append(("pack", path))
            wanted.append(is_fine)
        verdicts = ask(questions)
    faults = [f"{file or schema}: {verdict if is_fine else 'is accepted'}"
              for (schema, file), verdict, is_fine in zip(questions, verdicts, wanted) if (verdict == "ok") != is_fine]
    for fault in faults:
        print(fault)
    print(f"Ajv was asked {len(questions)} times, {len(faults)} times it disagrees.")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
