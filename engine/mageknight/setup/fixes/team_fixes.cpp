// SPDX-License-Identifier: GPL-3.0-or-later
// Fixes of Steps 1, 4 and 6: teams and pools.

#include "engine/mageknight/scenario/edits/team_edits.h"
#include "engine/mageknight/scenario/edits/thing_edits.h"
#include "engine/mageknight/scenario/figure_points.h"
#include "engine/mageknight/setup/fixes/fix_search.h"
#include "engine/mageknight/setup/rules/checks.h"

#include <algorithm>
#include <functional>
#include <numeric>

namespace delve::mageknight {

namespace {

bool changePlayer(FixSearch& search, FixKind kind, const Player& after, Concern about)
{
    return search.change(
        kind, after.id, [&](Thing& thing) { thing = after; }, std::move(about));
}

/// All figures of the packs that the scenario names and of which `isWanted` is true.
template <typename IsWanted> std::vector<const Figure*> figuresOf(const FixSearch& search, IsWanted isWanted)
{
    std::vector<const Figure*> figures;
    for (const PackReference& reference : search.scenario.packs)
        if (const Pack* pack = search.content.pack(reference.id))
            for (const Figure& figure : pack->figures)
                if (isWanted(figure))
                    figures.push_back(&figure);
    return figures;
}

std::vector<const Figure*> heroes(const FixSearch& search)
{
    return figuresOf(search, [](const Figure& figure) {
        return figure.role == FigureRole::Hero && isOrdinarySize(figure);
    });
}

std::vector<const Figure*> spawn(const FixSearch& search)
{
    return figuresOf(search, [](const Figure& figure) {
        return figure.role == FigureRole::MageSpawn && !figure.changeling && isOrdinarySize(figure);
    });
}

int firstLevelOf(const Figure& figure)
{
    return figure.hasLevels() ? 1 : 0;
}

std::size_t memberOf(const FixSearch& search, const Player& player)
{
    const auto found = std::ranges::find(player.team, search.finding.about.things.back(), &TeamMember::id);
    return std::size_t(found - player.team.begin());
}

bool swapFigure(FixSearch& search, const Player& player, std::size_t member)
{
    for (const Figure* figure : heroes(search)) {
        Player after = player;
        after.team[member].figure = figure->id;
        after.team[member].level = firstLevelOf(*figure);
        if (changePlayer(search, FixKind::SwapFigure, after,
                         {.things = {player.id, player.team[member].id}, .args = {figure->id.text()}}))
            return true;
    }
    return false;
}

bool dismiss(FixSearch& search, const Player& player, std::size_t member)
{
    Player after = player;
    dismissMember(after, player.team[member].id);
    return changePlayer(search, FixKind::Dismiss, after, {.things = {player.id, player.team[member].id}});
}

bool addFigure(FixSearch& search, const Player& player)
{
    for (const Figure* figure : heroes(search)) {
        Player after = player;
        after.team.push_back({search.newId(), figure->id, firstLevelOf(*figure)});
        if (changePlayer(search, FixKind::AddFigure, after,
                         {.things = {player.id}, .args = {figure->id.text()}}))
            return true;
    }
    return false;
}

bool addPlayer(FixSearch& search, std::size_t count)
{
    Scenario after = search.scenario;
    std::vector<ThingId> added;
    const auto figures = heroes(search);
    for (std::size_t i = 0; i < count && !figures.empty(); ++i) {
        Player player;
        player.id = search.newId();
        for (const auto& [colour, name] : enumNames<PlayerColour>)
            if (std::ranges::find(after.players, colour, &Player::colour) == after.players.end()) {
                player.colour = colour;
                break;
            }
        const Figure& figure = *figures[after.players.size() % figures.size()];
        player.team.push_back({search.newId(), figure.id, firstLevelOf(figure)});
        added.push_back(player.id);
        after.players.push_back(player);
    }
    return search.offer(FixKind::Add, after,
                        {.things = added, .args = {std::to_string(added.size())}, .variant = "players"});
}

/// Members of a team, the dearest first.
std::vector<std::size_t> dearestFirst(const FixSearch& search, const std::vector<TeamMember>& team)
{
    std::vector<std::size_t> members(team.size());
    std::iota(members.begin(), members.end(), 0);
    std::ranges::stable_sort(members, std::greater(),
                             [&](std::size_t i) { return pointsOf(search.content, team[i]); });
    return members;
}

/// One figure after the other, the dearest first, is swapped for the cheapest hero that is not in the team,
/// until the finding is gone. `gone` are those that were dismissed before.
bool swapForCheaper(FixSearch& search, Player player, const std::vector<ThingId>& gone)
{
    auto cheapest = heroes(search);
    const auto points = [](const Figure* figure) { return figure->pointsAt(firstLevelOf(*figure)); };
    std::ranges::stable_sort(cheapest, {}, points);
    std::vector<ThingId> named{player.id};
    named.insert(named.end(), gone.begin(), gone.end());
    auto next = cheapest.begin();
    for (const std::size_t index : dearestFirst(search, player.team)) {
        next = std::find_if_not(next, cheapest.end(), [&](const Figure* figure) {
            return std::ranges::any_of(player.team, [&](const TeamMember& other) {
                return search.content.figure(other.figure) == figure;
            });
        });
        TeamMember& member = player.team[index];
        if (next == cheapest.end() || points(*next) >= pointsOf(search.content, member))
            return false;
        member.figure = (*next)->id;
        member.level = firstLevelOf(**next);
        if (gone.empty())
            named.push_back(member.id);
        if (changePlayer(search, gone.empty() ? FixKind::SwapFigure : FixKind::Dismiss, player,
                         {.things = named, .variant = "cheaper"}))
            return true;
    }
    return false;
}

/// As few figures as possible are dismissed, the dearest first, and the others swapped for cheaper ones.
bool dismissSome(FixSearch& search, const Player& player)
{
    Player fewer = player;
    std::vector<ThingId> things{player.id}, gone;
    while (fewer.team.size() > 1) {
        const auto dearest = fewer.team.begin() + std::ptrdiff_t(dearestFirst(search, fewer.team).front());
        gone.push_back(dearest->id);
        things.push_back(dearest->id);
        dismissMember(fewer, gone.back());
        if (changePlayer(search, FixKind::Dismiss, fewer, {.things = things}) ||
            swapForCheaper(search, fewer, gone))
            return true;
    }
    fewer.team.clear();
    things.assign({player.id});
    for (const TeamMember& member : player.team)
        things.push_back(member.id);
    return changePlayer(search, FixKind::Dismiss, fewer, {.things = things});
}

/// TEAM-01: heroes at a lower level, then cheaper ones, then fewer.
void mendPoints(FixSearch& search, const Player& player)
{
    for (const bool oneOnly : {true, false}) {
        Player after = player;
        std::vector<ThingId> things{player.id};
        bool isMended = false;
        for (std::size_t i = after.team.size(); i-- > 0 && !isMended;) {
            if (oneOnly) {
                after = player;
                things = {player.id};
            }
            if (after.team[i].level <= 1)
                continue;
            after.team[i].level = 1;
            things.push_back(after.team[i].id);
            isMended = changePlayer(search, FixKind::SetLevel, after, {.things = things, .args = {"1"}});
        }
        if (isMended)
            break;
    }
    for (std::size_t i = player.team.size(); i-- > 0;)
        if (search.isTired() || swapFigure(search, player, i))
            break;
    if (!search.hasFoundToKeepAll() && !fitTeam(search, player))
        swapForCheaper(search, player, {});
    search.agree(
        "build-total",
        [&](ScenarioOptions& options) { options.buildTotal = std::stoi(search.finding.about.args[0]); },
        {search.finding.about.args[0]});
    dismissSome(search, player);
}

} // namespace

void mendByDismissing(FixSearch& search)
{
    if (mendPlacedFigure(search))
        return;
    const Player* player = search.playerToBlame();
    const auto& things = search.finding.about.things;
    if (!player || things.size() < 2)
        return;
    const auto member = std::ranges::find(player->team, things[1], &TeamMember::id);
    if (member != player->team.end())
        dismiss(search, *player, std::size_t(member - player->team.begin()));
}

void mendTeam(FixSearch& search)
{
    if (mendPlacedFigure(search))
        return;
    const std::string& rule = search.finding.rule;
    const Player* player = search.playerToBlame();
    if (!player) {
        addPlayer(search, leastPlayers - search.scenario.players.size()); // TEAM-05
        return;
    }
    if (rule == "TEAM-05") {
        addFigure(search, *player);
        return;
    }
    if (rule == "TEAM-01") {
        mendPoints(search, *player);
        return;
    }
    if (rule == "MKW-01")
        search.agree("warriors", [](ScenarioOptions& options) { options.mageKnightWarriors = true; });
    if (rule == "MKW-06")
        search.agree("all-figures", [](ScenarioOptions& options) { options.allFigures = true; });
    if (rule == "MKW-06" && search.finding.about.variant == "pool") {
        mendSpawnPool(search);
        return;
    }
    const std::size_t member = memberOf(search, *player);
    if (rule == "TEAM-03")
        for (const int level : {2, 1}) {
            Player after = *player;
            after.team[member].level = level;
            if (changePlayer(search, FixKind::SetLevel, after,
                             {.things = search.finding.about.things, .args = {std::to_string(level)}}))
                break;
        }
    swapFigure(search, *player, member);
    if (rule == "TEAM-04" && search.before.size() > 1)
        fitTeam(search, *player); // the same swaps may make the team cheap enough
    dismiss(search, *player, member);
}

void mendLoneWolf(FixSearch& search)
{
    for (const LoneWolf choice : {LoneWolf::Automatic, LoneWolf::No})
        if (choice != search.scenario.options.loneWolf &&
            search.agree(choice == LoneWolf::No ? "lone-wolf-no" : "lone-wolf-automatic",
                         [&](ScenarioOptions& options) { options.loneWolf = choice; }))
            break;
    if (search.finding.about.variant == "players") {
        addPlayer(search, leastPlayers - search.scenario.players.size());
        return;
    }
    if (search.finding.rule == "LONE-02") {
        // One hero after the other at the level that brings all within five points.
        for (const Player& player : search.scenario.players)
            for (std::size_t member = 0; member < player.team.size(); ++member)
                for (int level = 1; level <= 5; ++level) {
                    Player after = player;
                    if (!search.content.figure(after.team[member].figure)->hasLevels())
                        break;
                    after.team[member].level = level;
                    if (changePlayer(
                            search, FixKind::SetLevel, after,
                            {.things = {player.id, player.team[member].id}, .args = {std::to_string(level)}}))
                        return;
                }
        for (const Player& player : search.scenario.players)
            for (std::size_t member = 0; member < player.team.size(); ++member)
                if (search.isTired() || swapFigure(search, player, member))
                    return;
        return;
    }
    if (const Player* player = search.playerToBlame(); player && search.finding.rule == "LONE-01") {
        Player after = *player;
        after.team.resize(1);
        changePlayer(search, FixKind::Dismiss, after, {.things = {player->id, player->team.back().id}});
    }
}

void mendSpawnPool(FixSearch& search)
{
    if (mendPlacedFigure(search))
        return;
    const std::string& rule = search.finding.rule;
    const Player* player = search.playerToBlame();
    if (!player)
        return;
    const auto& args = search.finding.about.args;
    if (rule == "POOL-03" || rule == "POOL-04") {
        for (const Figure* figure : spawn(search)) {
            const int missing = rule == "POOL-03"
                                    ? std::stoi(args[1]) - std::stoi(args[0])
                                    : (99 - std::stoi(args[0])) / std::max(1, figure->points) + 1;
            Player after = *player;
            const auto known = std::ranges::find(after.mageSpawn, figure->id, &PoolEntry::kind);
            if (known != after.mageSpawn.end())
                known->count += missing;
            else
                after.mageSpawn.push_back({figure->id, missing});
            if (changePlayer(search, FixKind::TopUp, after,
                             {.things = {player->id}, .args = {figure->id.text(), std::to_string(missing)}}))
                return;
        }
        return;
    }
    if (rule == "MKW-07")
        search.agree("warriors", [](ScenarioOptions& options) { options.mageKnightWarriors = true; });
    const auto isBlamed = [&](const PoolEntry& entry) {
        return search.content.figure(entry.kind)->id.text() == args[0];
    };
    if (rule == "DG-19") {
        Player after = *player;
        for (const PoolEntry& entry : player->mageSpawn)
            if (isBlamed(entry))
                after.chests.push_back(entry);
        std::erase_if(after.mageSpawn, isBlamed);
        changePlayer(search, FixKind::SwapInPool, after,
                     {.things = {player->id}, .args = {args[0]}, .variant = "chests"});
    }
    for (const Figure* figure : spawn(search)) {
        Player after = *player;
        for (PoolEntry& entry : after.mageSpawn)
            if (isBlamed(entry))
                entry.kind = figure->id;
        if (changePlayer(search, FixKind::SwapInPool, after,
                         {.things = {player->id}, .args = {args[0], figure->id.text()}}))
            break;
    }
    Player after = *player;
    std::erase_if(after.mageSpawn, isBlamed);
    changePlayer(search, FixKind::TakeOut, after, {.things = {player->id}, .args = {args[0]}});
}

void mendChestPool(FixSearch& search)
{
    const auto& about = search.finding.about;
    const bool isPlaced = about.variant == "placed";
    const auto& players = search.scenario.players;
    const Player* player = isPlaced && !players.empty() ? &players.front() : search.playerToBlame();
    if (!player) {
        if (isPlaced)
            search.removeUntilMended(about.things);
        return;
    }
    std::vector<ContentId> kinds;
    if (isPlaced) {
        kinds.emplace_back(about.args[0]);
    } else {
        for (const PackReference& reference : search.scenario.packs)
            if (const Pack* pack = search.content.pack(reference.id))
                for (const Chest& chest : pack->chests)
                    kinds.push_back(chest.id);
    }
    const std::size_t first = isPlaced ? 1 : 0;
    const int missing = isPlaced ? std::stoi(about.args[first]) - std::stoi(about.args[first + 1])
                                 : std::stoi(about.args[1]) - std::stoi(about.args[0]);
    for (const ContentId& kind : kinds) {
        Player after = *player;
        const auto known = std::ranges::find(after.chests, kind, &PoolEntry::kind);
        if (known != after.chests.end())
            known->count += missing;
        else
            after.chests.push_back({kind, missing});
        if (changePlayer(search, FixKind::TopUp, after,
                         {.things = {player->id}, .args = {kind.text(), std::to_string(missing)}}))
            return;
    }
    if (isPlaced)
        search.removeUntilMended(about.things);
}

} // namespace delve::mageknight
