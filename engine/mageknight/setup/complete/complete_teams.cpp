// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/setup/complete/complete_teams.h"

#include "engine/mageknight/scenario/offered_packs.h"
#include "engine/mageknight/setup/generate/choice.h"
#include "engine/mageknight/setup/rules/checks.h"
#include "engine/mageknight/setup/validate_setup.h"

#include <algorithm>

namespace delve::mageknight {

namespace {

/// The players alone, as far as the rules about teams are concerned.
bool areTeamsLegal(const Scenario& scenario, const Content& content, LoneWolf loneWolf)
{
    Scenario teams;
    teams.packs = scenario.packs;
    teams.levels = scenario.levels;
    teams.options = scenario.options;
    teams.options.loneWolf = loneWolf;
    teams.players = scenario.players;
    return std::ranges::none_of(validateSetup(teams, content), [](const Finding& finding) {
        return finding.severity == Severity::Error &&
               (finding.rule.starts_with("TEAM-") || finding.rule.starts_with("LONE-"));
    });
}

std::vector<TeamMember> allHeroes(const Scenario& scenario, const Content& content)
{
    std::vector<TeamMember> heroes;
    for (const Pack& pack : offeredPacks(content, scenario.packs))
        for (const Figure& figure : pack.figures)
            if (figure.role == FigureRole::Hero && isOrdinarySize(figure) && !figure.changeling) {
                const int levels = figure.hasLevels() ? int(figure.levels.size()) : 1;
                for (int level = 1; level <= levels; ++level)
                    heroes.push_back({{}, figure.id, figure.hasLevels() ? level : 0});
            }
    return heroes;
}

/// Adds the first of these Heroes that makes the teams legal.
bool addOne(Scenario& scenario, std::size_t player, const std::vector<TeamMember>& heroes,
            const Content& content, Random& random, ThingIds& ids)
{
    auto& team = scenario.players[player].team;
    for (TeamMember hero : heroes) {
        team.push_back(hero);
        if (areTeamsLegal(scenario, content, scenario.options.loneWolf)) {
            team.back().id = ids.draw(random);
            return true;
        }
        team.pop_back();
    }
    return false;
}

} // namespace

void completeTeams(Scenario& scenario, const Content& content, Random& random, ThingIds& ids)
{
    const auto isEmpty = [](const Player& player) { return player.team.empty(); };
    const auto isLone = [](const Player& player) { return player.team.size() == 1; };
    if (std::ranges::all_of(scenario.players, isEmpty) ||
        !std::ranges::all_of(scenario.players,
                             [&](const Player& player) { return isEmpty(player) || isLone(player); }))
        return;
    std::vector<TeamMember> heroes = allHeroes(scenario, content);
    shuffle(heroes, random);
    const LoneWolf agreed = scenario.options.loneWolf;
    const bool isLoneWolf = agreed == LoneWolf::Yes || (agreed == LoneWolf::Automatic &&
                                                        !areTeamsLegal(scenario, content, LoneWolf::No));
    if (isLoneWolf) {
        scenario.options.loneWolf = LoneWolf::Yes; // as long as some have no team it cannot be told from them
        for (std::size_t player = 0; player < scenario.players.size(); ++player)
            if (scenario.players[player].team.empty())
                addOne(scenario, player, heroes, content, random, ids);
        scenario.options.loneWolf = agreed;
        return;
    }
    if (std::ranges::all_of(scenario.players, isLone) && !areTeamsLegal(scenario, content, agreed))
        for (std::size_t player = 0; player < scenario.players.size(); ++player)
            if (addOne(scenario, player, heroes, content, random, ids))
                return;
}

} // namespace delve::mageknight
