#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Whatever is put into a sentence before something else is a number. A second .arg() looks through all that is there by
then: where a name in the first one has a %1 or %2 in it, that is filled in instead. Texts go in together: as
.arg(name, QString::number(round)) in C++, and by Sentences.filled() in the views."""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
# What ends in one of these words is a number everywhere in the project; with a text of such a name, call it otherwise.
NUMBERS = set("""attack bonus branch buildTotal cardCount cards cases chests chosen compactFill copies count damage defense dial dice
done doors errorCount farthest fitting found from glory gold hits index inside least level life lifeScore loops made mended middle moment most
mostPlayers low nearestChest number of out peril played playerCount points price resource rolls rooms round side size states tiles
value wanted warningCount width m_speed""".split())
SHOWN = [
    r"^(int|double|std::size_t)\(",
    r"^(QChar|QLatin1Char)\(",  # one sign is no mark
    r"^[+-]*\d+$",
    r"[-+/*] \d+\)?$",
    r"\?\? \d+$",
    r"^(countOf|lifeScoreOf|roundOf|tilesOfEachPlayer)\(",
    r" \? [\w.>-]+ : lifeScoreOf\(.*\)$",
]


def end_of_string(text, i):
    quote, i = text[i], i + 1
    while text[i] != quote:
        i += 2 if text[i] == "\\" else 1
    return i + 1


def arguments_at(text, i):
    """The arguments behind the parenthesis at i, and where that is closed."""
    depth, found, begin = 0, [], i + 1
    while True:
        c = text[i]
        if c in "\"`" or (c == "'" and not text[i - 1].isdigit()):
            i = end_of_string(text, i)
            continue
        depth += (c in "([{") - (c in ")]}")
        if depth == 0 or (depth == 1 and c == ","):
            found.append(" ".join(text[begin:i].split()))
            begin = i + 1
        if depth == 0:
            return found, i + 1
        i += 1


def is_number(argument):
    last = re.search(r"([A-Za-z_]\w*)(\(\))?$", argument)
    return (last and last[1] in NUMBERS) or any(re.search(shown, argument) for shown in SHOWN)


def chains_of_texts(text):
    """Where something else follows what is put in and may be a text, and what that is."""
    for call in re.finditer(r"\.arg\(", text):
        arguments, end = arguments_at(text, call.end() - 1)
        if not re.match(r"\s*\.arg\(", text[end:]):
            continue
        # .arg(number, width, base, fill)
        texts = [a for a in arguments if not is_number(a)]
        if texts:
            yield text.count("\n", 0, call.start()) + 1, texts[0]


def main():
    found = 0
    for top in ("app", "editor", "engine", "qml"):
        for file in sorted((ROOT / top).rglob("*")):
            if file.suffix in (".cpp", ".h", ".qml"):
                for line, argument in chains_of_texts(file.read_text()):
                    print(f"{file.relative_to(ROOT)}:{line}: more follows {argument}, which is not seen to be a number")
                    found += 1
    if found == 0:
        print("names go into sentences together")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
