#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Makes the Debian package and installs it into a bare system in a folder: both programs must start there with
# nothing but what the package asks for. Needs root, debootstrap and this machine's package sources.
set -euo pipefail
cd "$(dirname "$0")/../.."
if [ "$(id -u)" -ne 0 ] || ! command -v debootstrap >/dev/null; then
    echo "Skipped: needs root and debootstrap."
    exit 0
fi

root=$(mktemp -d)
trap 'rm -rf "$root"' EXIT
suite=$(. /etc/os-release && echo "$VERSION_CODENAME")
mirror=$(apt-get indextargets --format '$(REPO_URI)' "Codename: $suite" "Created-By: Packages" | head -n 1)
[ -n "$mirror" ] || mirror=$(apt-get indextargets --format '$(REPO_URI)' "Created-By: Packages" | head -n 1)

(cd build && cpack -G DEB >package.log 2>&1) || { cat build/package.log >&2; exit 1; }
package=$(ls -t build/delvewright_*.deb | head -n 1)
echo "Package: $(du -h "$package" | cut -f1)"

debootstrap --variant=minbase "$suite" "$root" "$mirror" >build/clean-root.log 2>&1 ||
    { tail -n 20 build/clean-root.log >&2; exit 1; }
cp -r /etc/apt/apt.conf.d "$root/etc/apt/"
[ ! -f /etc/apt/sources.list ] || cp /etc/apt/sources.list "$root/etc/apt/"
cp -r /etc/apt/sources.list.d "$root/etc/apt/" 2>/dev/null || true
cp "$package" "$root/delvewright.deb"
cp /etc/resolv.conf "$root/etc/resolv.conf"

inside() { chroot "$root" env -i PATH=/usr/bin:/bin:/usr/sbin:/sbin HOME=/root LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive "$@"; }
inside apt-get update -qq >>build/clean-root.log 2>&1
inside apt-get install -y -qq --no-install-recommends /delvewright.deb >>build/clean-root.log 2>&1 ||
    { tail -n 20 build/clean-root.log >&2; exit 1; }

inside delve validate --ready /usr/share/delvewright/scenarios/standard.scenario.json
inside delve tour --out /tour >/dev/null
echo "The tour left $(ls "$root/tour" | wc -l) files"
# A program that shows a window does not end by itself; one that cannot start does at once.
inside env QT_QPA_PLATFORM=offscreen QT_QUICK_BACKEND=software timeout 20 delvewright \
    /usr/share/delvewright/scenarios/standard.scenario.json 2>"$root/complaints" && ended=0 || ended=$?
if [ "$ended" != 124 ] || grep -E 'not installed|cannot load|Cannot|error' "$root/complaints"; then
    cat "$root/complaints" >&2
    echo "delvewright ended with $ended" >&2
    exit 1
fi
echo "Both programs start in a bare system"
