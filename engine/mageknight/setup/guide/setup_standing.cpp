// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/setup/guide/setup_standing.h"

#include "engine/mageknight/setup/guide/setup_steps.h"
#include "engine/mageknight/setup/guide/turns.h"

#include <algorithm>
#include <string_view>

namespace delve::mageknight {

namespace {

struct StepOfRules
{
    std::string_view beginning; ///< of the number of a rule, the longer ones first
    std::string_view variant;   ///< or any, if empty
    SetupStep step;
};

constexpr StepOfRules stepsOfRules[]{
    {"MKW-06", "pool", SetupStep::MageSpawn}, {"MKW-07", "", SetupStep::MageSpawn},
    {"MRK-18", "exit", SetupStep::Arrows},    {"ART-20", "", SetupStep::Chests},
    {"MAP-26", "chests", SetupStep::Chests},  {"COMP-03", "", SetupStep::SpecialPieces},
    {"TEAM-", "", SetupStep::Heroes},         {"LONE-", "", SetupStep::Heroes},
    {"MKW-", "", SetupStep::Heroes},          {"LAY-", "", SetupStep::Tiles},
    {"MAP-", "", SetupStep::Tiles},           {"MRK-", "", SetupStep::SpecialPieces},
    {"DOOR-", "", SetupStep::SpecialPieces},  {"ART-", "", SetupStep::SpecialPieces},
    {"EXO-", "", SetupStep::SpecialPieces},   {"DRESS-", "", SetupStep::SpecialPieces},
    {"CHEST-", "", SetupStep::Chests},        {"DG-19", "", SetupStep::MageSpawn},
    {"DG-", "", SetupStep::Chests},           {"TOK-", "", SetupStep::Tokens},
    {"POOL-", "", SetupStep::MageSpawn},      {"ENT-", "", SetupStep::Arrows},
};

/// The findings of a step; all that is left to do for the last one.
Findings problemsOf(SetupStep step, const Findings& findings)
{
    Findings problems;
    for (const Finding& finding : findings)
        if ((finding.severity == Severity::Error || finding.severity == Severity::Todo) &&
            (step == SetupStep::Start || stepOf(finding) == step))
            problems.push_back(finding);
    return problems;
}

/// START-02: rolled once, before Step 2; alone nobody rolls.
bool mayRollForStart(const GuideInputs& in)
{
    return !in.talk.hasRolled && in.scenario().players.size() > 1 && in.scenario().tiles.empty();
}

StepOutcome outcomeOf(SetupStep step, const GuideInputs& in)
{
    switch (step) {
    case SetupStep::Heroes: return standingOfHeroes(in);
    case SetupStep::Tiles: return standingOfTiles(in);
    case SetupStep::SpecialPieces: return standingOfSpecialPieces(in);
    case SetupStep::Chests: return standingOfChests(in);
    case SetupStep::Tokens: return standingOfTokens(in);
    case SetupStep::MageSpawn: return standingOfMageSpawn(in);
    case SetupStep::Arrows: return standingOfArrows(in);
    case SetupStep::Start: break;
    }
    StepOutcome last;
    last.isFinished = true;
    return last;
}

} // namespace

SetupStep stepOf(const Finding& finding)
{
    const auto found = std::ranges::find_if(stepsOfRules, [&](const StepOfRules& entry) {
        return finding.rule.starts_with(entry.beginning) &&
               (entry.variant.empty() || entry.variant == finding.about.variant);
    });
    return found == std::end(stepsOfRules) ? SetupStep::Start : found->step;
}

SetupStanding standingOf(const SetupView& view, const Findings& findings, const TableTalk& talk)
{
    const GuideInputs in{view, talk};
    SetupStanding standing;
    bool isFound = false;
    for (const SetupStep step : allSetupSteps) {
        StepOutcome outcome = outcomeOf(step, in);
        StepStanding& here = standing.steps[std::size_t(step)];
        here = std::move(outcome.standing);
        here.step = step;
        here.problems = problemsOf(step, findings);
        here.mayRoll = (step == SetupStep::Heroes || step == SetupStep::Tiles) && mayRollForStart(in);
        const bool isWrong = countOf(here.problems, Severity::Error) > 0;
        const bool isDone = outcome.isFinished && here.problems.empty();
        if (step == SetupStep::Tiles && talk.takesTurns)
            here.turn = placerOf(view, ThingKind::Tile, talk);
        if (step == SetupStep::Start)
            here.task = isDone ? TaskKind::Play : TaskKind::FinishTheOthers;
        else if (isWrong && outcome.isFinished)
            here.task = TaskKind::Mend;
        here.state = isWrong && step != SetupStep::Start ? StepState::Wrong
                     : isDone                            ? StepState::Done
                                                         : StepState::Waiting;
        if (isDone || isFound)
            continue;
        isFound = true;
        standing.current = step;
        if (here.state == StepState::Waiting)
            here.state = StepState::Current;
    }
    if (!isFound)
        standing.current = SetupStep::Start;
    return standing;
}

ThingId placerOf(const SetupView& view, ThingKind kind, const TableTalk& talk)
{
    const GuideInputs in{view, talk};
    if (kind == ThingKind::Entrance || kind == ThingKind::Exit) {
        // ENT-08: each team has one arrow of each kind, so the hand holds that of the first team without one.
        for (const ArrowTurn& turn : arrowTurns(view.scenario.players, view.isSixTiles)) {
            const auto& arrows = kind == ThingKind::Entrance ? view.scenario.entrances : view.scenario.exits;
            if (turn.kind == kind && std::ranges::find(arrows, turn.team, &Arrow::player) == arrows.end())
                return turn.team;
        }
        return {};
    }
    if (!talk.takesTurns)
        return {};
    switch (kind) {
    case ThingKind::Tile: return placerOfTile(in);
    case ThingKind::Door:
    case ThingKind::Marker: return placerOfSpecialPiece(in);
    case ThingKind::Artifact: return placerOfArtifact(in);
    case ThingKind::Chest: return placerOfChest(in);
    case ThingKind::Token: return placerOfToken(in);
    default: return {};
    }
}

} // namespace delve::mageknight
