// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/core/replay.h"

#include "engine/mageknight/play/core/gather_parts.h"
#include "engine/mageknight/scenario/check_references.h"

namespace delve::mageknight::play {

Replay beginReplay(const Scenario& scenario, const PlayOptions& options, const Content& content)
{
    Replay replay;
    replay.scenario = scenario;
    replay.options = options;
    for (const Pack& pack : content.packs())
        replay.packs.push_back({pack.id, pack.version, pack.hash});
    return replay;
}

namespace {

void addRulesWarnings(const OlderCourse& older, std::vector<Error>& warnings)
{
    warnings.push_back(
        {"",
         {QT_TRANSLATE_NOOP("Engine", "The rules have changed since this game was recorded, from version %1 "
                                      "to version %2."),
          {std::to_string(older.rules), std::to_string(rulesVersion)}}});
    if (!older.change) {
        warnings.push_back(
            {"", {QT_TRANSLATE_NOOP("Engine", "All its actions still lead where they led."), {}}});
        return;
    }
    warnings.push_back({"", *older.change});
    warnings.push_back({"",
                        {QT_TRANSLATE_NOOP("Engine", "The game goes on after action %1 of %2. What followed "
                                                     "stays in the file and can be read in the log."),
                         {std::to_string(older.reached), std::to_string(older.recorded())}}});
}

} // namespace

std::vector<Error> replayWarnings(const Replay& replay, const Content& content)
{
    // The packs of the scenario are those it was made with; what counts is what the game was played with.
    Scenario playedWith;
    playedWith.packs = replay.packs;
    std::vector<Error> warnings = packWarnings(playedWith, content);
    if (replay.older)
        addRulesWarnings(*replay.older, warnings);
    return warnings;
}

Result<Game> gameOf(const Replay& replay, const Content& content)
{
    return makeGame(replay.scenario, content, replay.options, replay.packs);
}

void record(const Game& game, GameState& state, const Action& action, Dice& dice, Replay& replay,
            Events& events)
{
    RecordingDice recorder(dice);
    Events happened;
    perform(game, state, action, recorder, happened);
    replay.steps.push_back({action, recorder.take(), hashOf(state), hashOfTold(game, happened)});
    events.insert(events.end(), happened.begin(), happened.end());
}

std::optional<Message> redo(const Game& game, const ReplayStep& step, GameState& state, Events* events)
{
    if (const Refusal refusal = check(game, state, step.action); !refusal.isAllowed())
        return Message{QT_TRANSLATE_NOOP("Engine", "the action is refused by %1"),
                       {std::string(refusal.rule)}};
    ScriptedDice dice(step.dice);
    Events happened;
    perform(game, state, step.action, dice, happened);
    if (events != nullptr)
        events->insert(events->end(), happened.begin(), happened.end());
    if (!dice.allUsed())
        return Message{QT_TRANSLATE_NOOP("Engine", "other dice are rolled than were recorded"), {}};
    if (step.hash != 0 && hashOf(state) != step.hash)
        return Message{QT_TRANSLATE_NOOP("Engine", "the action leads to another state"), {}};
    if (step.told != 0 && hashOfTold(game, happened) != step.told)
        return Message{QT_TRANSLATE_NOOP("Engine", "the dice do not tell what was recorded to have happened"),
                       {}};
    return std::nullopt;
}

std::optional<ReplayFault> replayTo(const Game& game, const Replay& replay, std::size_t count,
                                    GameState& state, Events* events)
{
    state = startGame(game);
    for (std::size_t i = 0; i < count && i < replay.steps.size(); ++i)
        if (auto fault = redo(game, replay.steps[i], state, events))
            return ReplayFault{i, *std::move(fault)};
    return std::nullopt;
}

} // namespace delve::mageknight::play
