#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Every sentence of the program stands in the Italian file, translated, with the same placeholders.

Usage: check_translations.py LUPDATE. Collects the sentences anew into a copy, so that the source stays as it is.
"""

import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as xml
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = {"app": ("cpp", "h"), "editor": ("cpp", "h"), "engine": ("cpp", "h"), "qml": ("qml",)}


def sources():
    return sorted(str(file) for folder, endings in FOLDERS.items() for ending in endings
                  for file in (ROOT / folder).rglob(f"*.{ending}"))


def collected(lupdate, name, options):
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / name
        shutil.copy(ROOT / "translations" / name, copy)
        subprocess.run([lupdate, "-I", str(ROOT), "-locations", "none", "-silent", *options, *sources(), "-ts", str(copy)],
                       check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        return xml.parse(copy).getroot()


def forms(translation):
    numerus = translation.findall("numerusform")
    return [form.text or "" for form in numerus] if numerus else [translation.text or ""]


def misnamed(source, form):
    """One word for each thing: tokens are "gettoni", and "segnalini" the markers of terrain and of movement."""
    if re.search(r"\btokens?\b", source, re.I) and not re.search(r"marker|action token|movement token", source, re.I):
        if re.search(r"segnalin[oi]", form, re.I):
            yield "a token"
        yield from (f"a {strength} token" for strength in ("Weak", "Tough") if re.search(rf"getton\w+ (errant\w )?{strength}", form, re.I))


def complaints(tree):
    for message in tree.iter("message"):
        source = message.findtext("source")
        translation = message.find("translation")
        if translation.get("type") == "unfinished" or not all(forms(translation)):
            yield f"not translated: {source}"
        elif translation.get("type") in ("vanished", "obsolete"):
            yield f"no longer in the program: {source}"
        else:
            wanted = sorted(re.findall(r"%[1-9n]", source))
            for form in forms(translation):
                if sorted(re.findall(r"%[1-9n]", form)) != wanted:
                    yield f"other placeholders than the source: {source} -> {form}"
                yield from (f"another word for {what}: {source} -> {form}" for what in misnamed(source, form))


def main():
    lupdate = sys.argv[1]
    faults = [f"{name}: {fault}" for name, options in (("delvewright_it.ts", []), ("delvewright_en.ts", ["-pluralonly"]))
              for fault in complaints(collected(lupdate, name, options))]
    print("\n".join(faults) or "all sentences are translated")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
