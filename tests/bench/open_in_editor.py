#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Opens 10,000 placed tiles in Delvewright and as many objects in Tiled, and compares the CPU time that each
takes until it is idle. Then it looks whether an idle window costs anything.

    open_in_editor.py BUILD_FOLDER
"""

import os
import shutil
import subprocess
import sys
import tempfile
import time

OBJECTS = 10_000
QUIET_SECONDS = 2.5


def cpu_seconds(pid):
    fields = open(f"/proc/{pid}/stat").read().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def cpu_until_idle(command, environment):
    """Starts a program, waits until it has used no CPU for a while, and tells how much it had used by then."""
    program = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        last, since = -1.0, time.monotonic()
        while time.monotonic() - since < QUIET_SECONDS:
            time.sleep(0.1)
            if program.poll() is not None:
                sys.exit(f"{command[0]} ended by itself with {program.returncode}")
            used = cpu_seconds(program.pid)
            if used > last + 0.02:
                last, since = used, time.monotonic()
        quiet = cpu_seconds(program.pid)
        time.sleep(5)
        return quiet, cpu_seconds(program.pid) - quiet
    finally:
        program.kill()
        program.wait()


def write_tiled_map(path):
    side = 100
    with open(path, "w", encoding="utf-8") as out:
        out.write('<?xml version="1.0" encoding="UTF-8"?>\n<map version="1.8" orientation="orthogonal" '
                  f'renderorder="right-down" width="{side}" height="{side}" tilewidth="32" tileheight="32" '
                  f'infinite="0" nextlayerid="2" nextobjectid="{OBJECTS + 1}">\n <objectgroup id="1" name="things">\n')
        for number in range(OBJECTS):
            x, y = number % side * 32, number // side * 32
            out.write(f'  <object id="{number + 1}" name="thing {number}" x="{x}" y="{y}" width="28" height="28"/>\n')
        out.write(" </objectgroup>\n</map>\n")


def main():
    build = os.path.abspath(sys.argv[1])
    if not shutil.which("tiled"):
        print("Tiled is not installed: only our own figure follows")
    with tempfile.TemporaryDirectory() as home:
        environment = dict(os.environ, HOME=home, XDG_CONFIG_HOME=home, XDG_DATA_HOME=home, LC_ALL="C.UTF-8",
                           QT_QPA_PLATFORM="offscreen", QT_QUICK_BACKEND="software",
                           DELVEWRIGHT_DATA=f"{build}/share/delvewright", DELVEWRIGHT_PACKS="/nonexistent")
        scenario = f"{home}/large.scenario.json"
        subprocess.run([f"{build}/bench/bench_window", "--write", scenario], check=True, env=environment)
        ours, idle = cpu_until_idle([f"{build}/bin/delvewright", scenario], environment)
        print(f"Delvewright opens {OBJECTS} tiles: {ours:.2f} s of CPU; idle for 5 s: {idle:.2f} s")
        if shutil.which("tiled"):
            write_tiled_map(f"{home}/large.tmx")
            theirs, _ = cpu_until_idle(["tiled", "--new-instance", f"{home}/large.tmx"], environment)
            print(f"Tiled opens {OBJECTS} objects: {theirs:.2f} s of CPU; ratio {ours / theirs:.2f} "
                  "(floor 1, target 0.4)")


if __name__ == "__main__":
    main()
