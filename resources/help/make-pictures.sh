#!/usr/bin/env bash
# Makes the pictures of README and help anew, from the built programs: resources/help/make-pictures.sh
set -euo pipefail
cd "$(dirname "$0")/../.."
pictures=resources/help/pictures
mkdir -p "$pictures"

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
build/bin/delve tour --out "$scratch" >/dev/null
cp "$scratch/tiles.png" "$pictures/tiles.png"

# The window, as a person sees it.
XDG_CONFIG_HOME=$scratch xvfb-run -a -s "-screen 0 1280x800x24" bash -c '
    build/bin/delvewright "$1" &
    program=$!
    sleep 4
    xdotool search --name Delvewright windowsize 1280 800 || true
    sleep 1
    import -window root "$2"
    kill $program' _ resources/scenarios/standard.scenario.json "$pictures/window.png"
