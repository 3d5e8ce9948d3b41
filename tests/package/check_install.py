#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Installs the build into an empty folder and uses it there as a user would: both programs start and find what
they need beside them, the desktop knows the files, the manual can be read."""

import argparse
import os
import pathlib
import subprocess
import tempfile
import unittest

arguments = argparse.ArgumentParser()
arguments.add_argument("--cmake", required=True)
arguments.add_argument("--build", required=True)


class Installed(unittest.TestCase):
    options = None

    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.prefix = pathlib.Path(cls.folder.name, "usr")
        subprocess.run([cls.options.cmake, "--install", cls.options.build, "--prefix", cls.prefix, "--strip"],
                       check=True, stdout=subprocess.DEVNULL)

    @classmethod
    def tearDownClass(cls):
        cls.folder.cleanup()

    def run_installed(self, *command, **more):
        """Runs a command in an environment that knows nothing of the build."""
        environment = {"PATH": f"{self.prefix}/bin:/usr/bin:/bin", "LC_ALL": "C.UTF-8", "HOME": self.folder.name,
                       **more.pop("environment", {})}
        done = subprocess.run([str(part) for part in command], env=environment, cwd=self.folder.name, text=True,
                              capture_output=True, timeout=300, **more)
        return done

    def expect(self, *command, **more):
        done = self.run_installed(*command, **more)
        self.assertEqual(done.returncode, 0, f"{command}\n{done.stdout}\n{done.stderr}")
        return done.stdout

    def test_command_line_finds_its_content(self):
        sample = self.prefix / "share/delvewright/scenarios/standard.scenario.json"
        self.assertIn("legal", self.expect("delve", "validate", "--ready", sample))
        self.assertIn("DOOR-03", self.expect("delve", "rules", "DOOR-03"))
        self.assertIn("starter", self.expect("delve", "pack", "info", "starter"))
        self.assertIn("menagerie", self.expect("delve", "pack", "info", "menagerie"))
        self.assertIn('"$schema"', self.expect("delve", "schema", "scenario"))
        self.expect("delve", "render", sample, "-o", "standard.png")
        self.assertTrue(pathlib.Path(self.folder.name, "standard.png").stat().st_size > 10_000)

    def test_window_opens(self):
        # xdotool waits until the window is there; the version of the window manager's kind is not needed.
        script = """
            delvewright "$1" & program=$!
            xdotool search --sync --onlyvisible --name Delvewright >/dev/null
            kill $program; wait $program
        """
        sample = self.prefix / "share/delvewright/scenarios/six-tiles.scenario.json"
        done = self.run_installed("xvfb-run", "-a", "timeout", "120", "bash", "-c", script, "bash", sample,
                                  environment={"QT_QUICK_BACKEND": "software"})
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertNotIn("is not installed", done.stderr)

    def test_desktop_knows_the_files(self):
        self.expect("desktop-file-validate", self.prefix / "share/applications/delvewright.desktop")
        self.expect("update-mime-database", self.prefix / "share/mime")
        globs = pathlib.Path(self.prefix, "share/mime/globs2").read_text()
        self.assertIn("60:application/x-delvewright-scenario+json:*.scenario.json", globs)
        self.assertTrue((self.prefix / "share/icons/hicolor/scalable/apps/delvewright.svg").exists())

    def test_manual_names_every_command(self):
        listed = self.expect("delve", "--help").split("Commands:")[1].split("\n\n")[0].split("\n")
        commands = [line.split()[0] for line in listed if line.startswith("  ") and not line.startswith("   ")]
        self.assertGreater(len(commands), 15)
        for page in ("man1", "it/man1"):
            done = self.run_installed("groff", "-man", "-ww", "-Tutf8", "-Kutf8",
                                      self.prefix / "share/man" / page / "delve.1")
            self.assertEqual((done.returncode, done.stderr), (0, ""))
            source = pathlib.Path(self.prefix, "share/man", page, "delve.1").read_text()
            for command in commands:
                self.assertIn(f".SS delve {command}\n", source)

    def test_nothing_is_left_behind(self):
        for place, _, names in os.walk(self.prefix):
            for name in names:
                path = pathlib.Path(place, name)
                self.assertFalse(path.is_symlink(), path)
                self.assertFalse(name.endswith((".a", ".h", ".cpp")), path)


if __name__ == "__main__":
    Installed.options, rest = arguments.parse_known_args()
    unittest.main(argv=["check_install.py", *rest])
