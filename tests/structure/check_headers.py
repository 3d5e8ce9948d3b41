#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Refuses headers whose functions nobody finds.

    check_headers.py [--root DIR]

What a header declares is defined in the source of the same name. A header without one names the sources in a comment
("In blows.cpp."), beside it or with their folder, and they are there. Templates and what is inline lives in the header;
what signals do is written by Qt.

Exit code: 0 all say it, 1 some do not.
"""

import argparse
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PARTS = ("engine", "editor", "app")
# A declaration at the margin, perhaps over several lines: a type, a name, parameters, no body.
DECLARED = re.compile(r"^(?!inline|template|constexpr|using|typedef|struct|class|enum|friend|static|#|//|extern template)"
                      r"[A-Za-z_][\w:<>,&*\s]*[\s&*](\w+)\([^{};]*\)(?:\s*const)?;", re.MULTILINE)
NAMED = re.compile(r"//.*?\b([\w/]+\.cpp)\b|(?<=[ ,])([\w/]+\.cpp)\b")


def without_templates(text):
    """Templates are defined where they are declared."""
    return re.sub(r"^template\b.*?(?:;|\n})\n", "", text, flags=re.MULTILINE | re.DOTALL)


def without_signals(text):
    return re.sub(r"^signals:\n.*?(?=^\w|^};)", "", text, flags=re.MULTILINE | re.DOTALL)


def sources_named(text):
    comments = "\n".join(line[line.index("//"):] for line in text.splitlines() if "//" in line)
    return [source for pair in NAMED.findall(comments) for source in pair if source]


def fault_of(header):
    """What is wrong with a header, in a sentence, or nothing."""
    text = header.read_text()
    if header.with_suffix(".cpp").exists():
        return None
    declared = DECLARED.findall(without_signals(without_templates(text)))
    named = sources_named(text)
    if declared and not named:
        return f"no source has its name, and no comment says where {declared[0]}() is"
    missing = [source for source in named if not any((folder / source).exists() for folder in header.parents)]
    return f"there is no {missing[0]}" if declared and missing else None


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--root", type=Path, default=ROOT)
    root = parser.parse_args().root
    headers = [header for part in PARTS for header in sorted((root / part).rglob("*.h"))]
    faults = [(header, fault) for header in headers if (fault := fault_of(header))]
    for header, fault in faults:
        print(f"{header.relative_to(root)}: {fault}")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
