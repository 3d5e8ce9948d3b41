// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/setup/rules/checks.h"

#include <algorithm>

namespace delve::mageknight {

void checkPaths(const SetupView& view, std::size_t number, Report& report)
{
    if (view.isMap() || !view.central)
        return;
    const TileIndex tile = TileIndex(number);
    const ThingId& id = view.tileId(tile);
    const bool isLinked = std::ranges::any_of(view.printed.squaresOf(tile), [&](SquareIndex square) {
        return view.printed.reaches(view.paths.printedHome, square);
    });
    // LAY-09: one playable square of the tile has a path to one of the central chamber.
    if (!isLinked) {
        report.error("LAY-09", {.things = {id}});
        return;
    }
    // LAY-09: the check is made after every placement.
    if (!view.paths.hadPathWhenLaid[number])
        report.error("LAY-09", {.things = {id}, .variant = "when-laid"});
    Concern cutOff{.things = {id}, .variant = "squares"};
    for (const SquareIndex square : view.marked.playableSquaresOf(tile))
        if (!view.marked.reaches(view.paths.markedHome, square))
            cutOff.squares.push_back(view.marked.board.squareOf(square));
    // LAY-09: playable squares that stay unreachable are only a warning. Pillars are DRESS-04.
    if (!cutOff.squares.empty()) {
        cutOff.args = {std::to_string(cutOff.squares.size())};
        report.warning("LAY-09", std::move(cutOff));
    }
}

void checkCentralParts(const SetupView& view, Report& report)
{
    if (view.isMap() || !view.central)
        return;
    const std::vector<SquareIndex> squares = view.marked.playableSquaresOf(*view.central);
    const auto zoneOf = [&](SquareIndex square) { return view.marked.zones.zoneOf(square); };
    if (squares.empty() || std::ranges::all_of(squares, [&](SquareIndex square) {
            return zoneOf(square) == zoneOf(squares.front());
        }))
        return;
    const auto regions = regionsOfZones(view.marked.map());
    const auto regionOf = [&](SquareIndex square) { return regions[std::size_t(zoneOf(square))]; };
    const auto sizeOfPart = [&](SquareIndex square) {
        return std::ranges::count(squares, regionOf(square), regionOf);
    };
    const std::int32_t largest = regionOf(*std::ranges::max_element(squares, {}, sizeOfPart));
    Concern parted{.things = {view.tileId(*view.central)}, .variant = "parted", .isStricter = true};
    for (const SquareIndex square : squares)
        if (regionOf(square) != largest)
            parted.squares.push_back(view.marked.board.squareOf(square));
    // LAY-09: "the" central chamber is one place, so that its own squares have paths to each other.
    if (!parted.squares.empty()) {
        parted.args = {std::to_string(parted.squares.size())};
        report.warning("LAY-09", std::move(parted));
    }
}

} // namespace delve::mageknight
