// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/setup/guide/setup_standing.h"
#include "engine/mageknight/setup/guide/turns.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/mageknight/setup_cases.h"

namespace delve::mageknight::test {

inline const TableTalk turnsTaken{.takesTurns = true, .passes = 0, .hasRolled = false, .isEnough = {}};

inline SetupStanding standing(const Scenario& scenario, const TableTalk& talk = {})
{
    const SetupView view(scenario, shippedContent());
    return standingOf(view, validateSetup(scenario, shippedContent()), talk);
}

inline StepStanding stepIn(SetupStep step, const Scenario& scenario, const TableTalk& talk = {})
{
    return standing(scenario, talk).of(step);
}

inline ThingId placer(const Scenario& scenario, ThingKind kind, const TableTalk& talk = turnsTaken)
{
    return placerOf(SetupView(scenario, shippedContent()), kind, talk);
}

/// "2 of 4", as the checklist says it.
inline QString numbers(const StepStanding& step)
{
    return QStringLiteral("%1 of %2").arg(step.done).arg(step.wanted);
}

/// The states of the steps, a letter for each: waiting, current, done, wrong.
inline QString states(const SetupStanding& standing)
{
    QString letters;
    for (const StepStanding& step : standing.steps)
        letters += QLatin1Char("wcdx"[int(step.state)]);
    return letters;
}

/// The standard sample without what comes in a step and after it.
inline Scenario before(SetupStep step)
{
    Scenario scenario = sample("standard");
    const auto isGone = [&](SetupStep of) { return step <= of; };
    if (isGone(SetupStep::Arrows)) {
        scenario.entrances.clear();
        scenario.exits.clear();
    }
    for (Player& player : scenario.players) {
        if (isGone(SetupStep::MageSpawn))
            player.mageSpawn.clear();
        if (isGone(SetupStep::Heroes))
            player.team.clear();
    }
    if (isGone(SetupStep::Tokens))
        scenario.tokens.clear();
    if (isGone(SetupStep::Chests))
        scenario.chests.clear();
    if (isGone(SetupStep::SpecialPieces))
        scenario.doors.clear();
    if (isGone(SetupStep::Tiles))
        scenario.tiles.clear();
    return scenario;
}

} // namespace delve::mageknight::test
