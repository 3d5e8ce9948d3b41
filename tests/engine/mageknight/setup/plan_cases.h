// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/setup/fixes/fix_plan.h"
#include "tests/support/mageknight/broken_scenario.h"

#include <QStringList>

#include <algorithm>

namespace delve::mageknight::test {

inline bool isError(const Finding& finding)
{
    return finding.severity == Severity::Error;
}

inline bool isAny(const Finding&)
{
    return true;
}

/// Pieces, players and figures that are there no longer, neither here nor elsewhere.
inline int piecesLost(const Scenario& before, const Scenario& after)
{
    int lost = 0;
    for (const ThingChange& change : difference(EditName::FixFinding, before, after).changes)
        lost += !change.after;
    for (const Player& player : before.players) {
        const auto now = std::ranges::find(after.players, player.id, &Player::id);
        for (const TeamMember& member : player.team)
            lost += now == after.players.end() ||
                    std::ranges::find(now->team, member.id, &TeamMember::id) == now->team.end();
    }
    return lost;
}

/// What the steps up to each price do together, as it is told: the price of these changes and no others.
inline bool arePricesTheirOwn(const Scenario& start, const FixPlan& plan)
{
    Scenario from = start, now = start;
    for (const PlanStep& step : plan.steps) {
        apply(now, step.fix.edit);
        if (step.isPaidWithNext) {
            if (step.fix.price != 0)
                return false;
            continue;
        }
        if (step.fix.price != priceOf(difference(EditName::FixFinding, from, now), contentForFaults()))
            return false;
        from = now;
    }
    return plan.steps.empty() || !plan.steps.back().isPaidWithNext;
}

inline QString told(const FixPlan& plan)
{
    QStringList steps;
    for (const PlanStep& step : plan.steps)
        steps << QString::fromStdString(step.finding.rule + " " + std::string(nameOf(step.fix.kind)) + " " +
                                        (step.isPaidWithNext ? "with" : std::to_string(step.fix.price)));
    for (const Finding& finding : plan.left)
        steps << QString::fromStdString("left " + finding.rule + " " + finding.about.variant);
    return steps.join(QStringLiteral(", "));
}

inline FixPlan planFor(const Scenario& scenario, bool (*isWanted)(const Finding&) = isAny,
                       Concessions may = {})
{
    return planFixes(scenario, contentForFaults(), {isWanted, may});
}

} // namespace delve::mageknight::test
