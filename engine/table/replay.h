// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/message.h"
#include "engine/base/object_reader.h"
#include "engine/table/playable_game.h"
#include "engine/table/rolls.h"

#include <optional>
#include <string>

namespace delve::table {

/// A game whose course can be written down: actions and events have a text, and what happened has a hash.
template <typename Traits>
concept RecordedGame = PlayableGame<Traits> &&
                       requires(const typename Traits::Game& game, const typename Traits::Action& action,
                                const typename Traits::Events& events, const JsonView& json, ReadLog& log) {
                           {
                               writeAction(game, action)
                           } -> std::same_as<std::string>;
                           {
                               readAction(json, log, game)
                           } -> std::same_as<typename Traits::Action>;
                           {
                               writeTold(game, events)
                           } -> std::same_as<std::string>;
                           {
                               hashOfTold(game, events)
                           } -> std::same_as<std::uint64_t>;
                           {
                               readEvent(json, game)
                           } -> std::same_as<std::optional<typename Traits::EventBody>>;
                       };

/// One action of a recorded game, the dice as they fell and the state it led to.
template <RecordedGame Traits> struct ReplayStep
{
    typename Traits::Action action;
    std::vector<int> dice;
    std::uint64_t hash = 0;
    std::uint64_t told =
        0; ///< of what was written down to have happened, the dice among it; 0 if nothing was

    friend bool operator==(const ReplayStep&, const ReplayStep&) = default;
};

/// Who plays and with which dice, for going on with a game that was put aside.
struct PlayTable
{
    bool typedDice = false;         ///< people roll and type what they see
    std::uint64_t seed = 0;         ///< of the dice otherwise; faces are counted from its beginning
    std::vector<std::string> seats; ///< "human", "random", by player

    friend bool operator==(const PlayTable&, const PlayTable&) = default;
};

/// What a file says to have happened, where the rules of today need not make the same of it.
template <RecordedGame Traits> struct ToldEvent
{
    std::string json; ///< as the file has it
    std::string rule;
    std::optional<typename Traits::EventBody> what; ///< nothing if it has a form that is no longer known

    friend bool operator==(const ToldEvent&, const ToldEvent&) = default;
};

/// An action that the rules of today do not reach.
template <RecordedGame Traits> struct ToldStep
{
    std::string action; ///< as the file has it, in JSON
    std::vector<ToldEvent<Traits>> events;

    friend bool operator==(const ToldStep&, const ToldStep&) = default;
};

/// How a game that older rules recorded fares by those of today.
template <RecordedGame Traits> struct OlderCourse
{
    int rules = 0;                      ///< the version by which it was recorded
    std::size_t reached = 0;            ///< actions that lead where they led
    std::optional<Message> change;      ///< why the next one does not; nothing if all do
    std::vector<ToldStep<Traits>> rest; ///< what follows, for reading; it stays in its file and is not
                                        ///< written again

    std::size_t recorded() const { return reached + rest.size(); }

    friend bool operator==(const OlderCourse&, const OlderCourse&) = default;
};

/// Where a replay stops being true, counted from the first action.
struct ReplayFault
{
    std::size_t step = 0;
    Message what;
};

/// Takes an action in a game and adds it to its steps. Appends what happened to `events`.
template <RecordedGame Traits>
void record(const typename Traits::Game& game, typename Traits::State& state,
            const typename Traits::Action& action, Dice& dice, std::vector<ReplayStep<Traits>>& steps,
            typename Traits::Events& events)
{
    RecordingDice recorder(dice);
    typename Traits::Events happened;
    perform(game, state, action, recorder, happened);
    steps.push_back({action, recorder.take(), hashOf(state), hashOfTold(game, happened)});
    events.insert(events.end(), happened.begin(), happened.end());
}

/// Takes a recorded action again. The fault, if it is refused, or if other things happen or it leads to
/// another state than was recorded.
template <RecordedGame Traits>
std::optional<Message> redo(const typename Traits::Game& game, const ReplayStep<Traits>& step,
                            typename Traits::State& state,
                            std::type_identity_t<typename Traits::Events>* events = nullptr)
{
    if (const auto refusal = check(game, state, step.action); !refusal.isAllowed())
        return Message{QT_TRANSLATE_NOOP("Engine", "the action is refused by %1"),
                       {std::string(refusal.rule)}};
    ScriptedDice dice(step.dice);
    typename Traits::Events happened;
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

/// Plays the first `count` actions again and leaves the state behind them in `state`. The first action that
/// is refused, or leads to another state than was recorded, is named.
template <RecordedGame Traits>
std::optional<ReplayFault>
replayTo(const typename Traits::Game& game, const std::vector<ReplayStep<Traits>>& steps, std::size_t count,
         typename Traits::State& state, std::type_identity_t<typename Traits::Events>* events = nullptr)
{
    state = startGame(game);
    for (std::size_t i = 0; i < count && i < steps.size(); ++i)
        if (auto fault = redo(game, steps[i], state, events))
            return ReplayFault{i, *std::move(fault)};
    return std::nullopt;
}

} // namespace delve::table
