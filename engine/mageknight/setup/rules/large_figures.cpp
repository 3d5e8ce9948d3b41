// SPDX-License-Identifier: GPL-3.0-or-later
// Figures of several squares or dials: riders, passengers, point values, and the openings they need.

#include "engine/mageknight/board/base_reach.h"
#include "engine/mageknight/setup/rules/checks.h"

#include <algorithm>

namespace delve::mageknight {

namespace {

/// A figure of a team, a pool or the board, with those that it brings along.
struct Fielded
{
    const Figure* figure = nullptr;
    const Figure* rider = nullptr;
    const Figure* passenger = nullptr;
    std::optional<int> value;
    Concern concern{}; ///< whose it is and which; in a pool the kind is an argument
};

/// Calls `visit(fielded)` for all figures that the scenario names, in order.
template <typename Visit> void forEachFielded(const SetupView& view, Visit visit)
{
    const auto kindOf = [&](const ContentId& id) { return id.empty() ? nullptr : view.content.figure(id); };
    for (const Player& player : view.scenario.players) {
        for (const TeamMember& member : player.team)
            visit(Fielded{kindOf(member.figure),
                          kindOf(member.rider),
                          nullptr,
                          member.value,
                          {.things = {player.id, member.id}}});
        for (const PoolEntry& entry : player.mageSpawn)
            visit(Fielded{kindOf(entry.kind),
                          kindOf(entry.rider),
                          kindOf(entry.passenger),
                          entry.value,
                          {.things = {player.id}, .args = {entry.kind.text()}, .variant = "pool"}});
    }
    for (const PlacedFigure& placed : view.scenario.figures)
        visit(Fielded{kindOf(placed.figure),
                      kindOf(placed.rider),
                      kindOf(placed.passenger),
                      placed.value,
                      {.things = {placed.id}, .variant = "placed"}});
}

/// The concern with a variant of its own: "mount", "mount-pool", "mount-placed".
Concern about(const Fielded& fielded, const std::string& what, std::vector<std::string> more = {})
{
    Concern concern = fielded.concern;
    concern.variant = concern.variant.empty() ? what : what + "-" + concern.variant;
    concern.args.insert(concern.args.end(), more.begin(), more.end());
    return concern;
}

void checkRider(const Fielded& fielded, Report& report)
{
    const Figure& figure = *fielded.figure;
    // MOUNT-13: mounts are never without riders, wherever they are.
    if (figure.mount && !fielded.rider)
        report.error("MOUNT-13", about(fielded, "alone"));
    if (!fielded.rider)
        return;
    const std::vector<std::string> rider{fielded.rider->id.text()};
    // CAV-01: who has a bonus and mount symbols rides mounts of those types.
    if (!figure.mount)
        report.error("CAV-01", about(fielded, "no-mount", rider));
    else if (!fielded.rider->rider)
        report.error("CAV-01", about(fielded, "no-rider", rider));
    else if (const auto& types = fielded.rider->rider->mounts;
             std::ranges::find(types, figure.mount->type) == types.end())
        report.error("CAV-01", about(fielded, "type", rider));
}

void checkValue(const Fielded& fielded, Report& report)
{
    const Figure& figure = *fielded.figure;
    const bool isChosen = fielded.value && figure.hasValue(*fielded.value);
    const bool isNeeded = figure.hasValues() || fielded.value.has_value();
    // TITAN-13, MD-45: one of several point values is chosen before the game.
    if (isNeeded && !isChosen)
        report.error(
            figure.isMultiDial() ? "MD-45" : "TITAN-13",
            about(fielded, fielded.value ? "other" : "open",
                  fielded.value ? std::vector{std::to_string(*fielded.value)} : std::vector<std::string>{}));
}

void checkPassenger(const Fielded& fielded, Report& report)
{
    if (!fielded.passenger)
        return;
    const std::vector<std::string> passenger{fielded.passenger->id.text()};
    // PSGR-01: only a chariot has a place for a passenger.
    if (!fielded.figure->isChariot())
        report.error("PSGR-01", about(fielded, "no-chariot", passenger));
    // PSGR-02: not everybody may ride.
    if (!mayBePassenger(*fielded.passenger))
        report.error("PSGR-02", about(fielded, "kind", passenger));
}

/// PSGR-01 to PSGR-03: a figure of the team that starts in a chariot of the team.
void checkPassengersOf(const SetupView& view, const Player& player, Report& report)
{
    std::vector<ThingId> full;
    for (const TeamMember& member : player.team) {
        if (member.chariot.empty())
            continue;
        const std::vector<ThingId> things{player.id, member.id};
        const auto chariot = std::ranges::find(player.team, member.chariot, &TeamMember::id);
        if (chariot == player.team.end() || !view.content.figure(chariot->figure)->isChariot())
            report.error("PSGR-01", {.things = things, .variant = "aboard"});
        else if (std::ranges::find(full, member.chariot) != full.end()) // one place
            report.error("PSGR-01", {.things = things, .variant = "two"});
        full.push_back(member.chariot);
        if (!mayBePassenger(*view.content.figure(member.figure)) || !member.rider.empty())
            report.error("PSGR-02", {.things = things, .variant = "aboard"});
    }
}

} // namespace

bool mayBePassenger(const Figure& figure)
{
    return isOrdinarySize(figure) && figure.speedType != SpeedType::Horseshoe;
}

void checkLargeFigures(const SetupView& view, Report& report)
{
    forEachFielded(view, [&](const Fielded& fielded) {
        checkRider(fielded, report);
        checkValue(fielded, report);
        checkPassenger(fielded, report);
    });
    for (const Player& player : view.scenario.players)
        checkPassengersOf(view, player, report);
}

void checkLargeFigureAdvice(const SetupView& view, Report& report)
{
    std::vector<std::string> huge, indirect;
    forEachFielded(view, [&](const Fielded& fielded) {
        const Figure& figure = *fielded.figure;
        const auto note = [&](bool does, std::vector<std::string>& kinds) {
            if (does && std::ranges::find(kinds, figure.id.text()) == kinds.end())
                kinds.push_back(figure.id.text());
        };
        note(figure.isTitan() || figure.isMultiDial(), huge);
        note(figure.firesIndirectly(), indirect);
    });
    // BASE-22: the author advises a game master for titans, multi-dial warriors and chariots.
    if (!huge.empty() && !view.scenario.options.moderated)
        report.add("BASE-22", Severity::Hint, {.args = {huge.front()}});
    // INDIR-06: under a ceiling nobody fires over walls.
    if (!indirect.empty() && !view.scenario.options.openCeiling)
        report.add("INDIR-06", Severity::Hint, {.args = {indirect.front()}});
}

namespace {

/// BASE-17: a base needs an opening as wide as itself, and room behind an entrance.
void checkArrow(const SetupView& view, const Player& player, const Arrow& arrow, bool isEntrance,
                Report& report)
{
    const Board& board = view.full().board;
    const SquareIndex square = board.squareAt(arrow.edge.square);
    if (square == noSquare || !board.isExteriorOpening(square, arrow.edge.side))
        return; // ENT-01, ENT-03
    const int opening = openingWidth(board, arrow.edge);
    for (const TeamMember& member : player.team) {
        const BaseShape base =
            baseOn(view.content.figure(member.figure)->base, view.scenario.options.largeSquares);
        const int width = footprintOf(base).width;
        const auto concern = [&](const char* variant) {
            return Concern{.things = {player.id, member.id, arrow.id},
                           .edges = {arrow.edge},
                           .args = {std::to_string(width), std::to_string(opening)},
                           .variant = variant};
        };
        if (width > opening)
            report.error("BASE-17", concern(isEntrance ? "entrance" : "exit"));
        else if (isEntrance && base != BaseShape::Round1x1 && standsInside(board, base, arrow.edge).empty())
            report.error("BASE-17", concern("room"));
    }
}

} // namespace

void checkEntranceWidths(const SetupView& view, Report& report)
{
    for (const Player& player : view.scenario.players) {
        for (const Arrow& arrow : view.scenario.entrances)
            if (arrow.player == player.id)
                checkArrow(view, player, arrow, true, report);
        for (const Arrow& arrow : view.scenario.exits)
            if (arrow.player == player.id)
                checkArrow(view, player, arrow, false, report);
    }
}

} // namespace delve::mageknight
