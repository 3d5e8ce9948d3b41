#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests of the checks of this folder and of tests/tidy.sh, on small trees made for it."""

import os
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

HERE = Path(__file__).resolve().parent
TIDY = HERE.parent / "tidy.sh"


class Tree(unittest.TestCase):
    """A folder with files in it."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name)

    def put(self, name, text):
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)

    def complaints(self, script, *options):
        run = subprocess.run([sys.executable, HERE / script, *options], capture_output=True, text=True)
        self.assertIn(run.returncode, (0, 1), run.stderr)
        return run.stdout if run.returncode else ""


class Includes(Tree):
    def check(self):
        return self.complaints("check_includes.py", self.root)

    def test_downwards_is_right(self):
        self.put("editor/mageknight/render/a.cpp", '#include "engine/mageknight/board/b.h"\n#include <vector>\n')
        self.put("engine/mageknight/board/b.h", '#include "engine/base/c.h"\n')
        self.assertEqual(self.check(), "")

    def test_what_games_share_knows_no_game(self):
        for named in ('"engine/mageknight/board/b.h"', "<engine/mageknight/board/b.h>", '"../mageknight/board/b.h"'):
            self.put("engine/table/a.h", f"#include {named}\n")
            self.assertIn("what games share does not know mageknight", self.check(), named)

    def test_a_game_does_not_know_the_other(self):
        for named in ('"engine/dungeoneer/b.h"', "<engine/dungeoneer/b.h>", "<../dungeoneer/b.h>"):
            self.put("engine/mageknight/a.h", f"#include {named}\n")
            self.assertIn("mageknight does not know dungeoneer", self.check(), named)

    def test_the_engine_knows_neither_the_editor_nor_qt(self):
        for named, what in (("<editor/text/b.h>", "editor"), ('"app/b.h"', "app"), ("<QString>", "no Qt"), ('"QString"', "no Qt")):
            self.put("engine/base/a.h", f"#include {named}\n")
            self.assertIn(what, self.check(), named)

    def test_rooms_do_not_include_each_other_round_any_corner(self):
        self.put("engine/base/a.h", '#include "engine/geometry/b.h"\n')
        self.put("engine/geometry/b.h", "#include <engine/base/a.h>\n")
        self.assertIn("these rooms include each other: engine/base, engine/geometry", self.check())
        self.put("engine/geometry/b.h", '#include "engine/table/c.h"\n')
        self.put("engine/table/c.h", '#include "engine/base/a.h"\n')
        self.assertIn("engine/base, engine/geometry, engine/table", self.check())

    def test_folders_of_one_room_may(self):
        self.put("engine/mageknight/play/core/a.h", '#include "engine/mageknight/play/fighting/b.h"\n')
        self.put("engine/mageknight/play/fighting/b.h", '#include "engine/mageknight/play/core/a.h"\n')
        self.assertEqual(self.check(), "")


class Headers(Tree):
    def check(self):
        return self.complaints("check_headers.py", "--root", self.root)

    def test_the_source_of_the_same_name_needs_no_words(self):
        self.put("engine/base/a.h", "int seen();\n")
        self.put("engine/base/a.cpp", "")
        self.assertEqual(self.check(), "")

    def test_in_every_part_a_header_says_where_its_functions_are(self):
        for part in ("engine/base", "editor/text", "app/commands"):
            self.put(f"{part}/a.h", "int seen();\n")
            self.assertIn(f"{part}/a.h: no source has its name", self.check())
            self.put(f"{part}/a.h", "// In b.cpp.\nint seen();\n")
            self.assertIn("there is no b.cpp", self.check())
            self.put(f"{part}/b.cpp", "")
            self.assertEqual(self.check(), "")

    def test_signals_are_written_by_qt(self):
        self.put("editor/text/a.h", "class A\n{\nsignals:\n    void changed();\n};\n")
        self.assertEqual(self.check(), "")


@unittest.skipUnless(shutil.which("git"), "git is not there")
class Touched(Tree):
    """Which sources tests/tidy.sh looks at."""

    def git(self, *words):
        subprocess.run(["git", "-c", "user.name=a", "-c", "user.email=a@b", *words], cwd=self.root, check=True,
                       capture_output=True, env=os.environ | {"GIT_CONFIG_GLOBAL": os.devnull})

    def commit(self, **files):
        for name, text in files.items():
            self.put(name.replace("__", "/").replace("_", "."), text)
        self.git("add", "-A")
        self.git("commit", "-m", "One more")

    def touched(self):
        run = subprocess.run(["bash", "tests/tidy.sh", "--list"], cwd=self.root, capture_output=True, text=True, check=True)
        return run.stdout.split("\n")[:-1]

    def setUp(self):
        super().setUp()
        self.put("tests/tidy.sh", TIDY.read_text())
        self.git("init", "-b", "main")
        self.commit(engine__a_cpp='#include "engine/c.h"\n', engine__c_h="", engine__d_h="", engine__d_cpp="")

    def test_the_first_commit_has_touched_all(self):
        self.assertEqual(self.touched(), ["engine/a.cpp", "engine/d.cpp"])

    def test_the_last_commit_and_the_work_tree(self):
        self.commit(engine__e_cpp="")
        self.put("engine/f.cpp", "")
        self.put("engine/a.cpp", "int a;\n")
        self.assertEqual(self.touched(), ["engine/a.cpp", "engine/e.cpp", "engine/f.cpp"])

    def test_a_merge_has_touched_what_its_branch_brought(self):
        self.git("checkout", "-b", "side")
        self.commit(engine__b_cpp="")
        self.commit(engine__g_cpp="")
        self.git("checkout", "main")
        self.commit(engine__e_cpp="")
        self.git("merge", "--no-ff", "side")
        self.assertEqual(self.touched(), ["engine/b.cpp", "engine/g.cpp"])

    def test_a_header_stands_for_a_source_that_includes_it(self):
        self.commit(engine__c_h="int c;\n")
        self.assertEqual(self.touched(), ["engine/a.cpp"])
        self.commit(engine__d_h="int d;\n")
        self.assertEqual(self.touched(), ["engine/d.cpp"])
        self.commit(engine__h_h="", engine__d_h='#include "engine/h.h"\n', engine__d_cpp="")
        self.commit(engine__h_h="int h;\n")
        self.assertEqual(self.touched(), ["engine/d.cpp"])

    def test_what_is_gone_is_not_looked_at(self):
        self.commit(engine__e_cpp="")
        (self.root / "engine/e.cpp").unlink()
        self.assertEqual(self.touched(), ["clang-tidy: no source has changed"])


if __name__ == "__main__":
    unittest.main()
