#include "engine/play/replay.h"

namespace delve::play {

Result<Game> gameOf(const Replay& replay, const Content& content)
{
    return makeGame(replay.scenario, content, replay.options);
}

void record(const Game& game, GameState& state, const Action& action, Dice& dice, Replay& replay,
            Events& events)
{
    RecordingDice recorder(dice);
    perform(game, state, action, recorder, events);
    replay.steps.push_back({action, recorder.take(), hashOf(state)});
}

std::optional<ReplayFault> replayTo(const Game& game, const Replay& replay, std::size_t count,
                                    GameState& state, Events* events)
{
    state = startGame(game);
    Events ignored;
    Events& out = events != nullptr ? *events : ignored;
    for (std::size_t i = 0; i < count && i < replay.steps.size(); ++i) {
        const ReplayStep& step = replay.steps[i];
        if (const Refusal refusal = check(game, state, step.action); !refusal.isAllowed())
            return ReplayFault{
                i, {QT_TRANSLATE_NOOP("Engine", "the action is refused by %1"), {std::string(refusal.rule)}}};
        ScriptedDice dice(step.dice);
        perform(game, state, step.action, dice, out);
        if (!dice.allUsed())
            return ReplayFault{i,
                               {QT_TRANSLATE_NOOP("Engine", "other dice are rolled than were recorded"), {}}};
        if (hashOf(state) != step.hash)
            return ReplayFault{i, {QT_TRANSLATE_NOOP("Engine", "the action leads to another state"), {}}};
        ignored.clear();
    }
    return std::nullopt;
}

} // namespace delve::play
