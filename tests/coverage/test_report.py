#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests of report.py: /usr/bin/python3 tests/coverage/test_report.py"""

import contextlib
import io
import json
import sys
import tempfile
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import report

CORE = {
    "id": "core",
    "areas": [{"id": "MAP"}, {"id": "TER"}],
    "rules": [
        {"id": "MAP-16", "area": "MAP", "title": {"en": "Diagonal step"}, "kind": "both", "testable": True},
        {"id": "MAP-17", "area": "MAP", "title": {"en": "Path"}, "kind": "setup", "testable": True},
        {"id": "MAP-18", "area": "MAP", "title": {"en": "Advice"}, "kind": "setup", "testable": False},
        {"id": "TER-01", "area": "TER", "title": {"en": "Terrain"}, "kind": "both", "testable": True},
    ],
}
ABILITIES = {
    "id": "special-abilities",
    "areas": [{"id": "SA"}, {"id": "SAI"}, {"id": "OQ"}],
    "rules": [
        {"id": "SA-CHARGE", "area": "SA", "title": {"en": "Charge"}, "kind": "both", "testable": True},
        {"id": "SA-MAGIC-BLAST", "area": "SA", "title": {"en": "Magic Blast"}, "kind": "play", "testable": True},
        {"id": "SAI-FURNITURE", "area": "SAI", "title": {"en": "Furniture"}, "kind": "play", "testable": True},
        {"id": "SAI-FURNITURE-2", "area": "SAI", "title": {"en": "Furniture again"}, "kind": "play", "testable": True},
        {"id": "OQ-NIMBLE", "area": "OQ", "title": {"en": "Nimble"}, "kind": "setup", "testable": True},
    ],
}

# As Qt 6.4 writes it.
SAMPLE = """<?xml version="1.0" encoding="UTF-8" ?>
<testsuite name="TestMap" timestamp="2026&#x002D;11&#x002D;16T01:00:01" hostname="vm" tests="9" failures="1" errors="0" skipped="1" time="0.002">
  <properties>
    <property name="QTestVersion" value="6.4.2"/>
  </properties>
  <testcase name="initTestCase" classname="TestMap" time="0.000"/>
  <testcase name="MAP_16_diagonalStep(open &amp; &lt;free&gt;)" classname="TestMap" time="0.000"/>
  <testcase name="MAP_16_diagonalStep(a (barred) corner)" classname="TestMap" time="0.000">%s</testcase>
  <testcase name="MAP_17_path" classname="TestMap" time="0.000">
    <system-err>
      <![CDATA[a warning is no failure]]>
    </system-err>
  </testcase>
  <testcase name="SA_MAGIC_BLAST_stopsAtWalls" classname="TestMap" time="0.000"/>
  <testcase name="SAI_FURNITURE_2_burns" classname="TestMap" time="0.000"/>
  <testcase name="OQ_NIMBLE_isAnOption" classname="TestMap" time="0.000"/>
  <testcase name="readsAFile" classname="TestMap" time="0.000"/>
%s</testsuite>
"""
FAILURE = '<failure type="fail" message="Compared values are not the same"><![CDATA[Actual (n): 2]]></failure>'
SKIPPED = '<skipped message="later"/>'


def case(name, child=""):
    return f'  <testcase name="{name}" classname="TestMap" time="0.000">{child}</testcase>\n'


class ReportTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.rules, self.results = Path(folder.name, "rules"), Path(folder.name, "results")
        self.rules.mkdir()
        self.results.mkdir()
        for book in (CORE, ABILITIES):
            (self.rules / f"{book['id']}.json").write_text(json.dumps(book), encoding="utf-8")

    def write(self, child="", more="", name="tst_map.xml"):
        (self.results / name).write_text(SAMPLE % (child, more), encoding="utf-8")

    def run_report(self, *options):
        out, err = io.StringIO(), io.StringIO()
        with contextlib.redirect_stderr(err):
            code = report.main(["--rules", str(self.rules), "--results", str(self.results), *options], out)
        return code, out.getvalue() + err.getvalue()

    def row(self, text, area):
        return next(line.split()[1:] for line in text.splitlines() if line.split()[:1] == [area])

    def test_counts_per_area_and_rulebook(self):
        self.write()
        code, text = self.run_report()
        self.assertEqual(code, 0)
        self.assertEqual(self.row(text, "MAP"), ["3", "2", "2", "100%"])
        self.assertEqual(self.row(text, "TER"), ["1", "1", "0", "0%"])
        self.assertEqual(self.row(text, "total"), ["4", "3", "2", "66%"])
        self.assertEqual(self.row(text, "SA"), ["2", "2", "1", "50%"])
        self.assertEqual(self.row(text, "OQ"), ["1", "1", "1", "100%"])

    def test_one_bad_row_spoils_the_function(self):
        for child in (FAILURE, SKIPPED, '<error type="qfatal" message="crash"/>'):
            self.write(child)
            code, text = self.run_report("--missing", "MAP")
            self.assertEqual(code, 0)
            self.assertIn("uncovered in MAP (1): MAP-16\n", text)
            self.assertIn("TestMap::MAP_16_diagonalStep\n", text)

    def test_a_failing_function_outweighs_a_passing_one(self):
        self.write(more=case("MAP_17_pathOverDoors", FAILURE))
        _, text = self.run_report("--missing", "MAP")
        self.assertIn("uncovered in MAP (1): MAP-17\n", text)

    def test_an_id_with_a_number_is_not_its_shorter_namesake(self):
        self.write()
        _, text = self.run_report("--missing", "SAI,SA")
        self.assertIn("uncovered in SAI (1): SAI-FURNITURE\n", text)
        self.assertIn("uncovered in SA (1): SA-CHARGE\n", text)

    def test_require(self):
        self.write()
        self.assertEqual(self.run_report("--require", "MAP,OQ")[0], 0)
        code, text = self.run_report("--require", "MAP,TER")
        self.assertEqual(code, 1)
        self.assertIn("required, but without a passing test, in TER (1):\n  TER-01  Terrain\n", text)

    def test_require_setup(self):
        self.write()
        beyond = self.rules.parent / "beyond.json"

        def run(areas, **reasons):
            beyond.write_text(json.dumps({rule.replace("_", "-"): why for rule, why in reasons.items()}))
            return self.run_report("--require-setup", areas, "--beyond-setup", str(beyond))
        code, text = run("MAP,OQ,SAI")  # MAP-18 is not testable, SAI-FURNITURE is a rule of play
        self.assertEqual(code, 0)
        self.assertIn("in MAP, OQ, SAI: 3 of 3 covered\n", text)
        code, text = run("MAP,TER")
        self.assertEqual(code, 1)
        self.assertIn("2 of 3 covered\n  without a passing test: TER-01  Terrain\n", text)
        code, text = run("MAP,TER", TER_01="nobody can break it")
        self.assertEqual(code, 0)
        self.assertIn("2 of 2 covered\n  beyond a setup: TER-01  nobody can break it\n", text)
        for needless in ("MAP_16", "MAP_18", "SAI_FURNITURE", "MAP_99"):  # tested, not testable, play, nowhere
            code, text = run("MAP", **{needless: "why"})
            self.assertEqual(code, 1, needless)
            self.assertIn("without need: " + needless.replace("_", "-"), text)
        self.assertEqual(run("MAP", TER_01="")[0], 2)  # no reason

    def test_names_that_name_no_rule(self):
        for name in ("MAP_99_nowhere", "MAP_16_Diagonal", "MAP_16_2tiles", "SA_BLAST_x", "MAP_1_step"):
            self.write(more=case(name))
            code, text = self.run_report()
            self.assertEqual(code, 1, name)
            self.assertIn(f"TestMap::{name}\n", text)

    def test_a_rule_marked_as_not_testable_may_be_tested(self):
        self.write(more=case("MAP_18_advice"))
        code, text = self.run_report()
        self.assertEqual(code, 0)
        self.assertIn("tested though marked as not testable: MAP-18\n", text)
        self.assertEqual(self.row(text, "MAP"), ["3", "2", "2", "100%"])

    def test_several_files(self):
        self.write()
        self.write(more=case("TER_01_isShown"), name="tst_terrain.xml")
        self.assertEqual(self.run_report("--require", "MAP,TER")[0], 0)

    def test_unreadable_input(self):
        self.assertEqual(self.run_report()[0], 2)  # no results
        self.write()
        code, text = self.run_report("--require", "MAPS")
        self.assertEqual(code, 2)
        self.assertIn("no area MAPS", text)
        (self.results / "tst_cut.xml").write_text("<testsuite><testcase", encoding="utf-8")
        code, text = self.run_report()
        self.assertEqual(code, 2)
        self.assertIn("tst_cut.xml", text)

    def test_a_rule_in_two_rulebooks(self):
        self.write()
        (self.rules / "twin.json").write_text(json.dumps(CORE), encoding="utf-8")
        code, text = self.run_report()
        self.assertEqual(code, 2)
        self.assertIn("rule MAP-16 is also in", text)


class NameTest(unittest.TestCase):
    KNOWN = {"MAP-16", "MAP-17", "DNR-SETUP-01", "SA-CHARGE", "SA-G1", "SAI-RANGE-0", "SAI-RANGE"}

    def test_rules_of(self):
        for function, rules in {
            "MAP_16_whatItSays": ["MAP-16"],
            "MAP_16": ["MAP-16"],
            "DNR_SETUP_01_players": ["DNR-SETUP-01"],
            "SA_CHARGE_doubles": ["SA-CHARGE"],
            "SA_G1_active": ["SA-G1"],
            "SAI_RANGE_0_none": ["SAI-RANGE-0"],
            "MAP_16_step_A1": ["MAP-16"],
            "MAP_16_MAP_17_both": ["MAP-16", "MAP-17"],
            "SA_CHARGE_MAP_16_SAI_RANGE_three": ["SA-CHARGE", "MAP-16", "SAI-RANGE"],
            "MAP_16_MAP_99_oneIsNoRule": [],
            "MAP_16_Step": [],
            "MAP_16_2tiles": [],
        }.items():
            self.assertEqual(report.rules_of(function, self.KNOWN), rules, function)


if __name__ == "__main__":
    unittest.main()
