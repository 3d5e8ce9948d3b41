#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs clang-tidy over every source of a compilation database, several at once.

    tidy_batches.py DATABASE_FOLDER SOURCES_FILE [--jobs N] [--kept FOLDER]

Most of clang-tidy's time goes into the headers of Qt and of the standard library, so sources with the same options are
looked at as one: a file that includes them all. Those that do not compile together (two helpers of one name) are
looked at one by one. What was clean is remembered in the folder KEPT by what it was made of, so that a run that was
interrupted goes on where it was.

Exit code: 0 no complaints, 1 complaints, 2 it cannot be run.
"""

import argparse
import concurrent.futures
import hashlib
import json
import re
import shlex
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BATCH = 8
TIDY = "clang-tidy-16"
OURS = r"/(engine|editor|app|tests|qml)/.*\.(h|cpp)$"
COMPLAINT = re.compile(r"^(?=/\S+?:\d+:\d+: (?:error|warning): )", re.M)


def options_of(command):
    """What a source is compiled with, without its own name and that of its object."""
    words = shlex.split(command)
    for flag in ("-o", "-c"):
        at = words.index(flag)
        del words[at:at + 2]
    return tuple(words)


def batches_of(database, sources):
    """Neighbours with the same options, at most BATCH at once."""
    by_options = {}
    for entry in database:
        path = Path(entry["file"])
        if path.is_relative_to(ROOT) and str(path.relative_to(ROOT)) in sources:
            by_options.setdefault((options_of(entry["command"]), entry["directory"]), set()).add(path)
    for (options, directory), paths in by_options.items():
        ordered = sorted(paths)
        for begin in range(0, len(ordered), BATCH):
            yield options, directory, ordered[begin:begin + BATCH]


def stamp_of(options, directory, paths):
    """Changes with anything that a batch is made of: sources, our headers, options and checks."""
    words = list(options[1:]) + ["-M", "-MG"] + [f"-include{path}" for path in paths] + ["-x", "c++", "/dev/null"]
    listed = subprocess.run([options[0], *words], cwd=directory, capture_output=True, text=True)
    if listed.returncode != 0:
        return None
    parts = {ROOT / ".clang-tidy", *paths}
    parts.update(Path(word) for word in listed.stdout.replace("\\\n", " ").split() if word.startswith(str(ROOT)))
    digest = hashlib.sha256(" ".join(options).encode())
    for part in sorted(parts):
        digest.update(str(part).encode() + (part.read_bytes() if part.exists() else b""))
    return digest.hexdigest()


def tidied(options, directory, paths, scratch):
    """What clang-tidy says of these sources together, and whether they compile together."""
    own = Path(tempfile.mkdtemp(dir=scratch))
    together = own / "batch.cpp"
    together.write_text("".join(f'#include "{path}"\n' for path in paths), encoding="utf-8")
    command = shlex.join([*options, "-c", str(together)])
    database = [{"directory": directory, "file": str(together), "command": command}]
    (own / "compile_commands.json").write_text(json.dumps(database), encoding="utf-8")
    ran = subprocess.run([TIDY, "-p", str(own), "--quiet", "--warnings-as-errors=*", f"--header-filter={OURS}",
                          "--checks=-bugprone-suspicious-include", f"--config-file={ROOT / '.clang-tidy'}", str(together)], capture_output=True, text=True)
    return ran.returncode, ran.stdout


def look_at(batch, scratch, kept):
    """Complaints about a batch, as text; nothing if it is clean."""
    options, directory, paths = batch
    stamp = stamp_of(options, directory, paths) if kept else None
    if stamp and (kept / stamp).exists():
        return ""
    code, said = tidied(options, directory, paths, scratch)
    if code != 0 and "clang-diagnostic-error" in said and len(paths) > 1:
        half = len(paths) // 2
        return (look_at((options, directory, paths[:half]), scratch, kept) +
                look_at((options, directory, paths[half:]), scratch, kept))
    if code != 0:
        return said or f"{TIDY} failed at {paths[0]}\n"
    if stamp:
        (kept / stamp).touch()
    return ""


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("database", type=Path)
    parser.add_argument("sources", type=Path)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--kept", type=Path)
    wanted = parser.parse_args()
    try:
        database = json.loads((wanted.database / "compile_commands.json").read_text(encoding="utf-8"))
        sources = set(wanted.sources.read_text(encoding="utf-8").split())
    except OSError as error:
        print(f"tidy_batches: {error}", file=sys.stderr)
        return 2
    if wanted.kept:
        wanted.kept.mkdir(parents=True, exist_ok=True)
    batches = list(batches_of(database, sources))
    complaints = set()
    with tempfile.TemporaryDirectory() as scratch, concurrent.futures.ThreadPoolExecutor(wanted.jobs) as pool:
        for said in pool.map(lambda batch: look_at(batch, scratch, wanted.kept), batches):
            # A header is met by many batches; what is wrong with it is told once.
            for paragraph in COMPLAINT.split(said):
                if paragraph.strip() and paragraph not in complaints:
                    complaints.add(paragraph)
                    print(paragraph.rstrip(), flush=True)
    print(f"clang-tidy: {sum(len(paths) for _, _, paths in batches)} sources, {len(complaints)} complaints")
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main())
