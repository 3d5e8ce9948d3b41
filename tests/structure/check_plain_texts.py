#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Every text of the window says how it is to be read: what comes from a file or a person is plain text, and what is
markup is made of harmless parts. A text that leaves it open would take markup in a name for markup, and fetch what it asks for."""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
OPENING = re.compile(r"(?:^|[\s:])(Text|Label|TextEdit) \{$")


def without_strings(line):
    line = re.sub(r'"(\\.|[^"\\])*"', '""', line)
    return re.sub(r"//.*", "", line)


def texts_without_format(lines):
    """The numbers of lines that open a text whose own members lack textFormat."""
    opened = []  # depth, line and whether it has a format
    depth = 0
    for number, line in enumerate(lines, 1):
        code = without_strings(line).rstrip()
        if opened and depth == opened[-1][0] and re.match(r"\s*textFormat:", code):
            opened[-1][2] = True
        isText = OPENING.search(code)
        depth += code.count("{") - code.count("}")
        if isText:
            opened.append([depth, number, False])
        while opened and depth < opened[-1][0]:
            _, begin, hasFormat = opened.pop()
            if not hasFormat:
                yield begin


def main():
    found = 0
    for file in sorted((ROOT / "qml").rglob("*.qml")):
        for number in texts_without_format(file.read_text().splitlines()):
            print(f"{file.relative_to(ROOT)}:{number}: this text has no textFormat; Text.PlainText for what people write")
            found += 1
    if found == 0:
        print("all texts say how they are to be read")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
