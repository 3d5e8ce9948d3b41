#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Makes the pictures of README and help anew, from the built programs and tests: resources/help/make-pictures.sh
set -euo pipefail
cd "$(dirname "$0")/../.."
pictures=resources/help/pictures
mkdir -p "$pictures"

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
build/bin/delve tour --out "$scratch" >/dev/null
cp "$scratch/tiles.png" "$pictures/tiles.png"

# The window, as a person sees it.
tests/screenshots/run "$scratch" >/dev/null
for picture in editing-light carrying guide proposals problems builder play-attack playtest printing reach-light shortcuts \
    card-laying card-guide card-builder card-play-hero; do
    convert "$scratch/$picture.png" -strip -colors 256 "$pictures/$picture.png"
done
