#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Breaks the rules of play in many small ways and asks whether their tests notice.

    mutate_play.py BUILD [--game ID] [--count N] [--seed N] [--areas BRK,MOV] [--jobs N] [--again]

A mutant is engine/mageknight/play code (with --game dungeoneer, engine/dungeoneer/play; bases, footprints and
large-setup are what play asks about larger bases elsewhere) with one change on a line that a rule id stands at: a
comparison turned, a constant moved by one, a condition negated, a statement left out. Its file alone is compiled,
without batches and precompiled headers, and linked before the engine of BUILD (which needs the tests of that ground, as
./tests/run builds them). Then run the tests named after the rules of that place, and if they all pass those of the same
areas and of the rules that the file names, and at last all tests of the ground but the long random games.

  killed    a test failed, crashed or did not end
  equal     the compiler makes the same code of it
  explained it survives, and explained_mutants.json says why no test can tell it from the rule
  SURVIVED  no test would notice this fault

First the program without a change runs all these tests: where one of them fails, or takes so long that a busy machine
could bring it to the limit at which a mutant counts as one that does not end, nothing is measured.

Mutants are taken in an order that the seed decides; results are kept in BUILD/mutants, so that the next run goes on
with the next N. --again looks once more at those that survived.

Exit code: 0 at least 95 % of those decided so far are killed or explained, 1 fewer, 2 it cannot be run.
"""

import argparse
import concurrent.futures
import hashlib
import json
import random
import re
import shlex
import subprocess
import sys
import time
from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import report  # noqa: E402
from mutants import RULE_ID, all_mutants  # noqa: E402

ROOT = Path(__file__).resolve().parents[2]
EXPLAINED = Path(__file__).resolve().parent / "explained_mutants.json"
GOAL = 0.95
TEST_SECONDS = 120
USUAL_SECONDS = TEST_SECONDS / 4  # a class that needs more without any fault is too near the limit


@dataclass(frozen=True)
class Ground:
    """Where rules lie that are asked in play, and their tests."""

    sources: tuple
    tests: str
    program: str
    objects: str
    results: str
    # Their games are many and their faults have tests of their own, or they are in another program.
    long_classes: tuple


GROUNDS = {
    "mage-knight-dungeons": Ground(
        ("engine/mageknight/play",), "tests/engine/mageknight/play", "tst_engine_play", "delve_play.dir", "results.json",
        ("TestRandomPlay", "TestRandomAbilities", "TestRandomArtifacts", "TestChangelingSecret", "TestAllocations",
         "TestLargeRandom", "TestOddStates", "TestForecastTrials")),
    "dungeoneer": Ground(
        ("engine/dungeoneer/play",), "tests/engine/dungeoneer/play", "tst_engine_dungeoneer_play", "delve_card_play.dir",
        "card-results.json", ("TestRandomCardGames", "TestCardCunning", "TestCardAgents", "TestCardReplay")),
    # How larger bases fit, which play, setup and the overlays all ask.
    "bases": Ground(
        ("engine/mageknight/board/base_fit.cpp", "engine/mageknight/board/base_reach.cpp"),
        "tests/engine/mageknight/board", "tst_engine_board", "delve_engine.dir", "base-results.json", ()),
    "footprints": Ground(
        ("engine/mageknight/content/footprint.cpp",), "tests/engine/mageknight/content", "tst_engine_content",
        "delve_engine.dir", "footprint-results.json", ()),
    "large-setup": Ground(
        ("engine/mageknight/setup/rules/large_figures.cpp",), "tests/engine/mageknight/setup", "tst_engine_setup",
        "delve_engine.dir", "large-setup-results.json", ()),
}


class CannotRun(Exception):
    """What is needed is not there."""


class Workshop:
    """Compiles, links and runs mutants beside a build."""

    def __init__(self, build, ground):
        self.build = build.resolve()
        self.ground = ground
        self.folder = self.build / "mutants"
        self.folder.mkdir(exist_ok=True)
        try:
            commands = json.loads((self.build / "compile_commands.json").read_text(encoding="utf-8"))
        except (OSError, ValueError) as error:
            raise CannotRun(f"{self.build}: no compile commands, run ./tests/run first ({error})") from error
        self.batches = self._batches(commands)
        self.link = self._link_command()
        self.plain = {}  # the objects of unchanged files, by source

    def _batches(self, commands):
        """The batch of each source of play, with the words that compile a source of it."""
        batches = {}
        for entry in commands:
            if f"/{self.ground.objects}/" not in entry["command"] or not entry["file"].endswith(".cxx"):
                continue
            included = re.findall(r'#include "([^"]+\.cpp)"', Path(entry["file"]).read_text(encoding="utf-8"))
            sources = [Path(source).resolve().relative_to(ROOT) for source in included]
            for source in sources:
                batches[source] = (sources, self._plain_words(entry["command"]))
        if not batches:
            raise CannotRun(f"{self.build}: no batches of {self.ground.objects} in its compile commands")
        return batches

    @staticmethod
    def _plain_words(command):
        words, skipped = [], 0
        for word in shlex.split(command):
            if skipped:
                skipped -= 1
            elif word in ("-include", "-o", "-c"):
                skipped = 1
            elif not re.match(r"-(O\d|g\d?$|W)", word):
                words.append(word)
        return words + ["-O1", "-g0", "-w"]

    def _link_command(self):
        program = f"tests/{self.ground.program}"
        listed = subprocess.run(["ninja", "-C", self.build, "-t", "commands", program],
                                capture_output=True, text=True, check=False)
        links = [line for line in listed.stdout.splitlines() if f"-o {program} " in line]
        if not links:
            raise CannotRun(f"{self.build}: {program} cannot be linked ({listed.stderr.strip()})")
        words = shlex.split(links[-1].split("&&")[1])
        place = words.index(program)
        first_library = next(i for i, word in enumerate(words) if word.endswith(".a"))
        return words, place, first_library

    def _compile(self, words, source, target):
        done = subprocess.run([*words, "-c", source, "-o", target], capture_output=True, text=True, cwd=self.build,
                              check=False)
        return done.returncode == 0

    def _plain_object(self, source, words):
        """The object of an unchanged file, compiled once for each text of it."""
        text = (ROOT / source).read_bytes()
        name = hashlib.sha1(str(source).encode() + text).hexdigest()[:16]
        target = self.folder / f"{source.stem}-{name}.o"
        if not target.exists():
            fresh = target.with_suffix(".new")
            if not self._compile(words, ROOT / source, fresh):
                raise CannotRun(f"{source} does not compile by itself")
            fresh.rename(target)
        return target

    def prepare(self, mutants, pool):
        """Compiles the unchanged files of all batches that the mutants are from."""
        needed = {}
        for mutant in mutants:
            sources, words = self.batches[mutant.path]
            needed.update({source: words for source in sources})
        missing = [source for source in needed if source not in self.plain]
        for source, target in zip(missing, pool.map(lambda s: self._plain_object(s, needed[s]), missing)):
            self.plain[source] = target

    def make(self, mutant):
        """The program of a mutant, or why there is none: 'equal' or 'invalid'."""
        sources, words = self.batches[mutant.path]
        stem = self.folder / mutant.key
        source, target, program = stem.with_suffix(".cpp"), stem.with_suffix(".o"), stem.with_suffix(".run")
        source.write_text(mutant.source(), encoding="utf-8")
        try:
            if not self._compile(words, source, target):
                return "invalid"
            if self._code(target) == self._code(self.plain[mutant.path]):
                return "equal"
            link, place, first_library = self.link
            words = list(link)
            words[place] = str(program)
            objects = [str(target if other == mutant.path else self.plain[other]) for other in sources]
            words[first_library:first_library] = ["-fuse-ld=gold", "-Wl,-S", *objects]
            done = subprocess.run(words, capture_output=True, text=True, cwd=self.build, check=False)
            if done.returncode != 0:
                raise CannotRun(f"{mutant.path} does not link by itself: {done.stderr[:600]}")
            return program
        finally:
            source.unlink(missing_ok=True)
            target.unlink(missing_ok=True)

    @staticmethod
    def _code(target):
        """What the machine runs, without names of files, and with the lines that assertions print left in."""
        dump = subprocess.run(["objdump", "-d", "-r", "-s", "-j", ".text", "-j", ".rodata", target],
                              capture_output=True, text=True, check=False)
        return re.sub(r"^.*file format.*$", "", dump.stdout, flags=re.MULTILINE)


class Tests:
    """The test functions of play, by rule."""

    def __init__(self, known, ground):
        self.long_classes = ground.long_classes
        self.classes = {}
        for path in sorted((ROOT / ground.tests).rglob("tst_*.cpp")):
            text = path.read_text(encoding="utf-8")
            for name in re.findall(r"^DELVE_TEST\((\w+)\)", text, re.MULTILINE):
                functions = re.findall(rf"\bvoid {name}::(\w+)\(\)", text) or re.findall(r"\bvoid (\w+)\(\)\s*(?:;|\n)", text)
                self.classes[name] = {function: report.rules_of(function, known) for function in functions
                                      if not function.endswith("_data")}

    def naming(self, wanted):
        """(class, functions) with tests that name a rule of which `wanted` says yes."""
        found = {}
        for name, functions in self.classes.items():
            if name in self.long_classes:
                continue
            chosen = [function for function, rules in functions.items() if any(wanted(rule) for rule in rules)]
            if chosen:
                found[name] = chosen
        return found

    def rest(self):
        return {name: [] for name in self.classes if name not in self.long_classes}


def passes(program, name, functions):
    """Whether the tests pass, and that within the time in which they end without a fault (see check_unchanged)."""
    try:
        done = subprocess.run([program, "--only", name, *functions], stdout=subprocess.DEVNULL,
                              stderr=subprocess.DEVNULL, timeout=TEST_SECONDS, check=False,
                              env={"LC_ALL": "C.UTF-8", "QT_QPA_PLATFORM": "offscreen", "PATH": "/usr/bin:/bin"})
    except subprocess.TimeoutExpired:
        return False
    return done.returncode == 0


def check_unchanged(program, tests, pool):
    """Raises CannotRun unless the program without a change passes all tests, each class well within the limit."""
    def run(name):
        began = time.monotonic()
        passed = passes(program, name, [])
        return name, passed, time.monotonic() - began

    faults = []
    for name, passed, seconds in pool.map(run, tests.rest()):
        if not passed:
            faults.append(f"{name} fails without any change")
        elif seconds > USUAL_SECONDS:
            faults.append(f"{name} takes {seconds:.0f} s, too near the limit of {TEST_SECONDS} s: list it as long")
    if faults:
        raise CannotRun(f"{program}: " + "; ".join(faults))


def judge(mutant, workshop, tests, areas):
    """(outcome, who noticed)."""
    program = workshop.make(mutant)
    if isinstance(program, str):
        return program, ""
    try:
        in_file = set(RULE_ID.findall((ROOT / mutant.path).read_text(encoding="utf-8")))
        near = {areas[rule] for rule in mutant.rules}
        circles = (("its own tests", tests.naming(lambda rule: rule in mutant.rules)),
                   ("tests of its neighbours", tests.naming(lambda rule: rule in in_file or areas[rule] in near)),
                   ("other tests", tests.rest()))
        for circle, chosen in circles:
            for name, functions in chosen.items():
                if not passes(program, name, functions):
                    return "killed", circle
        return "survived", ""
    finally:
        program.unlink(missing_ok=True)


def load_explained():
    """The reasons, by mutant: file, the line as it is, the line as changed."""
    entries = json.loads(EXPLAINED.read_text(encoding="utf-8")) if EXPLAINED.exists() else []
    return {(entry["file"], entry["line"], entry["changed"]): entry["why"] for entry in entries}


def print_report(mutants, results, areas, explained):
    table, survivors = defaultdict(lambda: defaultdict(int)), []
    circles = defaultdict(int)
    for mutant in mutants:
        result = results.get(mutant.key)
        if not result or result["outcome"] == "invalid":
            continue
        outcome = result["outcome"]
        circles[result["by"]] += outcome == "killed"
        if outcome == "survived":
            if (str(mutant.path), mutant.before.strip(), mutant.after.strip()) in explained:
                outcome = "explained"
            else:
                survivors.append(mutant)
        table[areas[mutant.rules[0]]][outcome] += 1
    columns = ("killed", "survived", "explained", "equal")
    total = {column: sum(row[column] for row in table.values()) for column in columns}
    print(f"\n{'area':<22}" + "".join(f"{column:>10}" for column in columns))
    for area in sorted(table):
        print(f"{area:<8}" + "".join(f"{table[area][column]:>10}" for column in columns))
    print(f"{'all':<8}" + "".join(f"{total[column]:>10}" for column in columns))
    print("killed by " + ", ".join(f"{who}: {count}" for who, count in circles.items() if count))
    decided = total["killed"] + total["survived"] + total["explained"]
    share = (total["killed"] + total["explained"]) / decided if decided else 1
    print(f"{total['killed']} of {decided - total['explained']} killed"
          + f" ({100 * total['killed'] / max(1, decided - total['explained']):.1f} %), {total['explained']} explained,"
          + f" {total['equal']} equal to the rule")
    for mutant in survivors:
        print(f"  SURVIVED {mutant}")
    return share


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("build", type=Path, help="the build folder")
    parser.add_argument("--rules", type=Path, default=ROOT / "resources/rules", help="the rule reference")
    parser.add_argument("--game", choices=sorted(GROUNDS), default="mage-knight-dungeons",
                        help="whose rules, or those of larger bases outside play")
    parser.add_argument("--count", type=int, default=100, help="how many mutants more (default 100)")
    parser.add_argument("--seed", type=int, default=1, help="decides the order of mutants (default 1)")
    parser.add_argument("--areas", help="only places of these areas, e.g. BRK,MOV")
    parser.add_argument("--jobs", type=int, default=2, help="how many at once (default 2)")
    parser.add_argument("--again", action="store_true", help="look once more at those that survived")
    options = parser.parse_args()
    try:
        books = report.load_rulebooks(options.rules)
        areas = {rule["id"]: rule["area"] for book in books for rule in book["rules"]}
        ground = GROUNDS[options.game]
        workshop = Workshop(options.build, ground)
        tests = Tests(areas, ground)
        mutants = all_mutants(areas, ground)
        if options.areas:
            wanted = set(options.areas.split(","))
            mutants = [mutant for mutant in mutants if wanted & {areas[rule] for rule in mutant.rules}]
        random.Random(options.seed).shuffle(mutants)
        kept = workshop.folder / ground.results
        results = json.loads(kept.read_text(encoding="utf-8")) if kept.exists() else {}
        again = [m for m in mutants if options.again and results.get(m.key, {}).get("outcome") == "survived"]
        fresh = [m for m in mutants if m.key not in results]
        print(f"{len(mutants)} mutants in {' '.join(ground.sources)}, {len(mutants) - len(fresh)} decided before")
        decided = 0
        with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
            if again or fresh:
                check_unchanged(workshop.build / "tests" / ground.program, tests, pool)
            # Some changes do not compile and do not count, so they are taken in small portions.
            while again or (fresh and decided < options.count):
                size = min(4 * options.jobs, options.count - decided)
                portion, again = (again[:8], again[8:]) if again else (fresh[:size], again)
                fresh = [mutant for mutant in fresh if mutant not in portion]
                workshop.prepare(portion, pool)
                for mutant, (outcome, by) in zip(portion, pool.map(
                        lambda mutant: judge(mutant, workshop, tests, areas), portion)):
                    results[mutant.key] = {"outcome": outcome, "by": by}
                    decided += outcome != "invalid"
                    if outcome == "survived":
                        print(f"  survived: {mutant}", flush=True)
                kept.write_text(json.dumps(results, indent=1, sort_keys=True), encoding="utf-8")
                print(f"  {decided} decided", flush=True)
        share = print_report(mutants, results, areas, load_explained())
    except (CannotRun, report.InputError, OSError, ValueError) as error:
        print(error, file=sys.stderr)
        return 2
    return 0 if share >= GOAL else 1


if __name__ == "__main__":
    sys.exit(main())
