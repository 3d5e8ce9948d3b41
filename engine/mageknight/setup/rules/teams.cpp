// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/scenario/figure_points.h"
#include "engine/mageknight/setup/rules/checks.h"

#include <algorithm>
#include <map>

namespace delve::mageknight {

namespace {

const Figure& figureOf(const SetupView& view, const TeamMember& member)
{
    return *view.content.figure(member.figure);
}

/// Whether a figure that stands in the dungeon belongs to this player's team.
bool isOf(const PlacedFigure& figure, const Player& player)
{
    return figure.side == FigureSide::Team && figure.player == player.id;
}

void checkPoints(const SetupView& view, const Player& player, Report& report)
{
    int total = 0;
    for (const TeamMember& member : player.team)
        total += pointsOf(view.content, member); // TEAM-02, CAV-04
    for (const PlacedFigure& figure : view.scenario.figures)
        if (isOf(figure, player))
            total += pointsOf(view.content, figure);
    const int limit = view.scenario.options.buildTotal;
    // TEAM-01, TEAM-08: no more than the build total. LONE-08: which a Lone Wolf game does not apply.
    if (!view.isLoneWolf && total > limit)
        report.error("TEAM-01",
                     {.things = {player.id}, .args = {std::to_string(total), std::to_string(limit)}});
}

void checkFigures(const SetupView& view, const Player& player, Report& report)
{
    std::map<std::pair<std::string, int>, ThingId> first;
    for (const TeamMember& member : player.team) {
        const Figure& figure = figureOf(view, member);
        const bool isWarrior = figure.role == FigureRole::Warrior;
        const std::vector<ThingId> things{player.id, member.id};
        // TEAM-03: level 1 or 2. LONE-03 lifts it; figures without levels are not concerned (TEAM-02).
        if (figure.hasLevels() && member.level > 2 && !view.isLoneWolf)
            report.error("TEAM-03", {.things = things, .args = {std::to_string(member.level)}});
        // TEAM-04, MKW-08: no figure twice, told by set and collector's number.
        if (const auto [place, isNew] = first.try_emplace({figure.set, figure.collectorNumber}, member.id);
            !isNew)
            report.error(isWarrior ? "MKW-08" : "TEAM-04", {.things = {player.id, place->second, member.id}});
        // TEAM-07, MKW-10: no Mage Spawn.
        if (figure.role == FigureRole::MageSpawn)
            report.error("TEAM-07", {.things = things});
        // MKW-01: Mage Knight warriors only where that was agreed.
        if (isWarrior && !view.scenario.options.mageKnightWarriors)
            report.error("MKW-01", {.things = things});
        // MKW-06, BASE-01: of one dial or a dragon, and not mounted, unless all figures are allowed.
        if (!mayJoinTeam(view.scenario.options, figure))
            report.error("MKW-06", {.things = things});
    }
}

} // namespace

bool isOrdinarySize(const Figure& figure)
{
    return figure.base == BaseShape::Round1x1 && figure.dials.size() == 1 && !figure.mount;
}

bool mayJoinTeam(const ScenarioOptions& options, const Figure& figure)
{
    return options.allFigures || (!figure.mount && (!figure.isMultiDial() || figure.dragon));
}

bool mayJoinPool(const ScenarioOptions& options, const Figure& figure)
{
    return options.allFigures || !figure.mount;
}

void checkTeams(const SetupView& view, Report& report)
{
    // TEAM-05: there are two players or more, and each makes a team of at least one Hero.
    if (view.scenario.players.empty())
        report.todo("TEAM-05", {.variant = "players"});
    else if (view.playerCount() < leastPlayers)
        report.todo("TEAM-05", {.variant = "opponent", .isStricter = true});
    for (const Player& player : view.scenario.players) {
        if (player.team.empty())
            report.todo("TEAM-05", {.things = {player.id}});
        checkPoints(view, player, report);
        checkFigures(view, player, report);
    }
}

void checkLoneWolf(const SetupView& view, Report& report)
{
    const auto& players = view.scenario.players;
    if (players.empty())
        return; // TEAM-05
    const bool isOneEach = players.size() >= 2 && std::ranges::all_of(players, [](const Player& player) {
                               return player.team.size() == 1;
                           });
    // TEAM-06: with one Hero each Lone Wolf is played; to do without is an agreed deviation.
    if (view.scenario.options.loneWolf == LoneWolf::No && isOneEach)
        report.warning("TEAM-06", {});
    if (!view.isLoneWolf)
        return;
    // LONE-01: two or more players with one Hero each.
    if (players.size() < 2)
        report.todo("LONE-01", {.variant = "players"});
    std::vector<ThingId> heroes;
    std::vector<int> points;
    for (const Player& player : players) {
        if (player.team.size() > 1)
            report.error("LONE-01", {.things = {player.id}, .args = {std::to_string(player.team.size())}});
        for (const TeamMember& member : player.team) {
            heroes.push_back(member.id);
            points.push_back(pointsOf(view.content, member));
        }
    }
    if (points.empty())
        return;
    const auto [lowest, highest] = std::ranges::minmax(points);
    // LONE-02: highest minus lowest is at most 5.
    if (highest - lowest > 5)
        report.error("LONE-02",
                     {.things = heroes, .args = {std::to_string(lowest), std::to_string(highest)}});
}

} // namespace delve::mageknight
