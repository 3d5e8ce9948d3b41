// SPDX-License-Identifier: GPL-3.0-or-later
// Fixes of Step 1: a whole team that costs too much or has a figure twice, without dismissing anybody.

#include "engine/mageknight/scenario/edits/thing_edits.h"
#include "engine/mageknight/scenario/figure_points.h"
#include "engine/mageknight/setup/fixes/edit_price.h"
#include "engine/mageknight/setup/fixes/fix_search.h"
#include "engine/mageknight/setup/rules/checks.h"

#include <algorithm>
#include <functional>

namespace delve::mageknight {

namespace {

int levelOfNew(const Figure& figure)
{
    return figure.hasLevels() ? 1 : 0;
}

/// Whether they are the same figure for TEAM-04.
bool areSameHero(const Figure& a, const Figure& b)
{
    return a.set == b.set && a.collectorNumber == b.collectorNumber;
}

/// A team that fits, and what was done to get there.
struct FittingTeam
{
    std::vector<TeamMember> team;
    int price = 0;
    int points = 0;
    int swapped = 0;
};

class TeamFitter
{
public:
    TeamFitter(const FixSearch& search, const Player& player)
        : m_search(search), m_team(player.team), m_most(search.scenario.options.buildTotal)
    {
        for (const PackReference& reference : search.scenario.packs)
            if (const Pack* pack = search.content.pack(reference.id))
                for (const Figure& figure : pack->figures)
                    if (figure.role == FigureRole::Hero && isOrdinarySize(figure))
                        m_heroes.push_back(&figure);
        std::ranges::stable_sort(m_heroes, {}, costOfNew);
    }

    /// The cheapest change of all; of equal ones the one that keeps most points.
    std::optional<FittingTeam> best() const
    {
        constexpr std::size_t mostMembers = 10; // all choices of who is swapped are tried
        std::optional<FittingTeam> best;
        if (m_team.size() > mostMembers)
            return best;
        for (unsigned swapped = 0; swapped < 1U << m_team.size(); ++swapped)
            if (auto team = withSwapped(swapped);
                team &&
                (!best || std::pair(team->price, -team->points) < std::pair(best->price, -best->points)))
                best = std::move(team);
        return best;
    }

private:
    static int costOfNew(const Figure* figure) { return figure->pointsAt(levelOfNew(*figure)); }
    const Figure& figureOf(const TeamMember& member) const { return *m_search.content.figure(member.figure); }
    int pointsOf(const TeamMember& member) const { return mageknight::pointsOf(m_search.content, member); }

    /// Exactly these are swapped, and the others start as low as needed.
    std::optional<FittingTeam> withSwapped(unsigned swapped) const
    {
        FittingTeam fit{m_team};
        std::vector<const Figure*> used;
        const auto isUsed = [&](const Figure& figure) {
            return std::ranges::any_of(used,
                                       [&](const Figure* other) { return areSameHero(*other, figure); });
        };
        for (std::size_t i = 0; i < m_team.size(); ++i) {
            if ((swapped >> i & 1) != 0)
                continue;
            if (isUsed(figureOf(m_team[i]))) // TEAM-04
                return {};
            used.push_back(&figureOf(m_team[i]));
            fit.points += pointsOf(m_team[i]);
        }
        std::vector<std::size_t> places;
        for (std::size_t i = 0; i < m_team.size(); ++i) {
            if ((swapped >> i & 1) == 0)
                continue;
            const auto hero =
                std::ranges::find_if(m_heroes, [&](const Figure* figure) { return !isUsed(*figure); });
            if (hero == m_heroes.end())
                return {};
            used.push_back(*hero);
            fit.team[i].figure = (*hero)->id;
            fit.team[i].level = levelOfNew(**hero);
            fit.points += costOfNew(*hero);
            fit.price += price::swap;
            ++fit.swapped;
            places.push_back(i);
        }
        lowerLevels(fit);
        if (fit.points > m_most)
            return {};
        for (const std::size_t place : places) // as good a hero as there are points for
            improve(fit, place);
        return fit;
    }

    void lowerLevels(FittingTeam& fit) const
    {
        while (fit.points > m_most) {
            TeamMember* chosen = nullptr;
            int saved = 0;
            for (TeamMember& member : fit.team)
                if (member.level > 1) {
                    const int less = pointsOf(member) - figureOf(member).pointsAt(1);
                    // The least that is enough, or else the most.
                    const bool isEnough = fit.points - less <= m_most;
                    const bool wasEnough = chosen && fit.points - saved <= m_most;
                    if (!chosen || (isEnough && !wasEnough) ||
                        (isEnough == wasEnough && (isEnough ? less < saved : less > saved))) {
                        chosen = &member;
                        saved = less;
                    }
                }
            if (!chosen || saved <= 0)
                return;
            chosen->level = 1;
            fit.points -= saved;
            fit.price += price::reassign;
        }
    }

    void improve(FittingTeam& fit, std::size_t place) const
    {
        TeamMember& member = fit.team[place];
        for (const Figure* hero : m_heroes) {
            const int points = fit.points - pointsOf(member) + costOfNew(hero);
            const bool isUsed = std::ranges::any_of(
                fit.team, [&](const TeamMember& other) { return areSameHero(figureOf(other), *hero); });
            if (isUsed || points > m_most || points <= fit.points)
                continue;
            member.figure = hero->id;
            member.level = levelOfNew(*hero);
            fit.points = points;
        }
    }

    const FixSearch& m_search;
    const std::vector<TeamMember>& m_team;
    int m_most;
    std::vector<const Figure*> m_heroes; ///< the cheapest first
};

} // namespace

bool fitTeam(FixSearch& search, const Player& player)
{
    const auto fit = TeamFitter(search, player).best();
    if (!fit)
        return false;
    Concern about{.things = {player.id}};
    Player after = player;
    after.team = fit->team;
    for (std::size_t i = 0; i < fit->team.size(); ++i)
        if (fit->team[i] != player.team[i])
            about.things.push_back(player.team[i].id);
    const bool hasLower = int(about.things.size()) - 1 > fit->swapped;
    about.variant = hasLower ? "cheaper-or-lower" : "cheaper";
    return search.change(
        FixKind::SwapFigure, player.id, [&](Thing& thing) { thing = after; }, std::move(about));
}

} // namespace delve::mageknight
