// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table/replay_file.h"

namespace delve::table {

// Games that were recorded by older rules. What the rules of today make of their actions is compared with
// what is recorded to have happened; states cannot be compared, since they had another form then.

std::string textOf(const JsonView& json);
std::optional<JsonView> memberOf(const JsonView& object, std::string_view name);

/// Whether a list of events of then and the text of one of now tell the same facts.
bool areSameEvents(const JsonView& then, std::string_view told);

template <RecordedGame Traits>
ToldStep<Traits> readToldStep(const RawStep& raw, const typename Traits::Game& game)
{
    ToldStep<Traits> step;
    if (raw.action)
        step.action = textOf(*raw.action);
    if (!raw.events || raw.events->type() != JsonType::Array)
        return step;
    JsonView json = raw.events->first();
    for (std::size_t i = 0; i < raw.events->size(); ++i, json = json.next()) {
        ToldEvent<Traits>& event = step.events.emplace_back();
        event.json = textOf(json);
        event.what = readEvent(json, game);
        if (const auto rule = memberOf(json, "rule"); rule && rule->type() == JsonType::String)
            event.rule = rule->string();
    }
    return step;
}

/// Takes an action again; why it does not lead where it led.
template <RecordedGame Traits>
std::optional<Message> takeOlder(const RawStep& raw, std::size_t number, const typename Traits::Game& game,
                                 typename Traits::State& state, ReplayStep<Traits>& step)
{
    const std::string count = std::to_string(number);
    ReadLog log;
    step.action = readAction(*raw.action, log, game);
    if (!log.ok())
        return Message{QT_TRANSLATE_NOOP("Engine", "Action %1 has a form that is no longer known."), {count}};
    if (const auto refusal = check(game, state, step.action); !refusal.isAllowed())
        return Message{QT_TRANSLATE_NOOP("Engine", "Action %1 is refused by %2 now."),
                       {count, std::string(refusal.rule)}};
    ScriptedDice dice(raw.dice);
    typename Traits::Events events;
    perform(game, state, step.action, dice, events);
    if (!dice.allUsed())
        return Message{QT_TRANSLATE_NOOP("Engine", "Other dice are rolled for action %1 now."), {count}};
    if (raw.events && !areSameEvents(*raw.events, writeTold(game, events)))
        return Message{QT_TRANSLATE_NOOP("Engine", "Something else comes of action %1 now."), {count}};
    step.dice = raw.dice;
    step.hash = hashOf(state);
    step.told = hashOfTold(game, events);
    return std::nullopt;
}

/// Takes the actions of such a game as far as they lead where they led, and puts them into `steps` as the
/// rules of today record them. What follows is kept for reading.
template <RecordedGame Traits>
Result<OlderCourse<Traits>> followOlder(std::string_view text, const JsonLimits& limits, int rules,
                                        const typename Traits::Game& game,
                                        std::vector<ReplayStep<Traits>>& steps)
{
    OlderCourse<Traits> course;
    course.rules = rules;
    typename Traits::State state = startGame(game);
    const auto stream = streamOfSteps([&](const RawStep& raw, ReadLog&) {
        if (!course.change) {
            ReplayStep<Traits> step;
            typename Traits::State next = state;
            course.change = takeOlder<Traits>(raw, steps.size() + 1, game, next, step);
            if (!course.change) {
                state = std::move(next);
                steps.push_back(std::move(step));
                return;
            }
        }
        course.rest.push_back(readToldStep<Traits>(raw, game));
    });
    if (const auto document = parseJson(text, limits, {&stream, 1}); !document)
        return document.error();
    course.reached = steps.size();
    return course;
}

/// The replay with its actions: those of the rules of today as they stand, those of older ones as far as they
/// lead where they led.
template <RecordedGame Traits, typename Replay>
Result<Replay> withActions(Replay replay, std::string_view text, const typename Traits::Game& game,
                           int rulesNow)
{
    if (replay.rules == rulesNow) {
        auto steps = readSteps<Traits>(text, replayJsonLimits, game);
        if (!steps)
            return steps.error();
        replay.steps = *std::move(steps);
        return replay;
    }
    auto older = followOlder(text, replayJsonLimits, replay.rules, game, replay.steps);
    if (!older)
        return older.error();
    replay.older = *std::move(older);
    replay.rules = rulesNow;
    return replay;
}

/// What people should know who go on with such a game by rules of this version.
template <RecordedGame Traits>
void addRulesWarnings(const OlderCourse<Traits>& older, int rulesVersion, std::vector<Error>& warnings)
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

} // namespace delve::table
