// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/core/older_replay.h"

#include "engine/base/json_text.h"
#include "engine/mageknight/play/core/event_log.h"
#include "engine/mageknight/play/core/replay_steps.h"

namespace delve::mageknight::play {

namespace {

std::string textOf(const JsonView& json)
{
    std::string text;
    appendJson(text, json);
    return text;
}

std::optional<JsonView> memberOf(const JsonView& object, std::string_view name)
{
    if (object.type() != JsonType::Object)
        return std::nullopt;
    JsonView key = object.first();
    for (std::size_t i = 0; i < object.size(); ++i, key = key.next().next())
        if (key.string() == name)
            return key.next();
    return std::nullopt;
}

/// The same fact. A member that only one of the two forms has says nothing, and neither does the number of
/// the rule, which may be told more exactly now.
bool isSameEvent(const JsonView& then, const JsonView& now)
{
    if (!memberOf(then, "event"))
        return false;
    JsonView key = then.first();
    for (std::size_t i = 0; i < then.size(); ++i, key = key.next().next()) {
        const auto other = key.string() == "rule" ? std::nullopt : memberOf(now, key.string());
        if (other && hashOfJson(key.next()) != hashOfJson(*other))
            return false;
    }
    return true;
}

bool areSameEvents(const JsonView& then, const Game& game, const Events& events)
{
    const auto written = parseJson(writeTold(game, events));
    const JsonView now = written.value().root();
    if (then.type() != JsonType::Array || then.size() != now.size())
        return false;
    JsonView old = then.first();
    JsonView fresh = now.first();
    for (std::size_t i = 0; i < then.size(); ++i, old = old.next(), fresh = fresh.next())
        if (!isSameEvent(old, fresh))
            return false;
    return true;
}

ToldEvent readTold(const JsonView& json, const Game& game)
{
    ToldEvent event{textOf(json), {}, readEvent(json, game)};
    if (const auto rule = memberOf(json, "rule"); rule && rule->type() == JsonType::String)
        event.rule = rule->string();
    return event;
}

ToldStep readToldStep(const RawStep& raw, const Game& game)
{
    ToldStep step;
    if (raw.action)
        step.action = textOf(*raw.action);
    if (!raw.events || raw.events->type() != JsonType::Array)
        return step;
    JsonView event = raw.events->first();
    for (std::size_t i = 0; i < raw.events->size(); ++i, event = event.next())
        step.events.push_back(readTold(event, game));
    return step;
}

/// Takes an action again; why it does not lead where it led.
std::optional<Message> take(const RawStep& raw, std::size_t number, const Game& game, GameState& state,
                            ReplayStep& step)
{
    const std::string count = std::to_string(number);
    ReadLog log;
    step.action = readAction(*raw.action, log, game);
    if (!log.ok())
        return Message{QT_TRANSLATE_NOOP("Engine", "Action %1 has a form that is no longer known."), {count}};
    if (const Refusal refusal = check(game, state, step.action); !refusal.isAllowed())
        return Message{QT_TRANSLATE_NOOP("Engine", "Action %1 is refused by %2 now."),
                       {count, std::string(refusal.rule)}};
    ScriptedDice dice(raw.dice);
    Events events;
    perform(game, state, step.action, dice, events);
    if (!dice.allUsed())
        return Message{QT_TRANSLATE_NOOP("Engine", "Other dice are rolled for action %1 now."), {count}};
    if (raw.events && !areSameEvents(*raw.events, game, events))
        return Message{QT_TRANSLATE_NOOP("Engine", "Something else comes of action %1 now."), {count}};
    step.dice = raw.dice;
    step.hash = hashOf(state);
    step.told = hashOfTold(game, events);
    return std::nullopt;
}

} // namespace

OlderCourse followOlder(const JsonView& actions, int rules, const Game& game, ReadLog& log,
                        std::vector<ReplayStep>& steps)
{
    OlderCourse course;
    course.rules = rules;
    GameState state = startGame(game);
    readList(actions, log, 0, mostReplaySteps, [&](const JsonView& json, ReadLog& list) {
        const RawStep raw = readRawStep(json, list);
        if (!list.ok())
            return 0;
        if (!course.change) {
            ReplayStep step;
            GameState next = state;
            course.change = take(raw, steps.size() + 1, game, next, step);
            if (!course.change) {
                state = std::move(next);
                steps.push_back(std::move(step));
                return 0;
            }
        }
        course.rest.push_back(readToldStep(raw, game));
        return 0;
    });
    course.reached = steps.size();
    return course;
}

void followTold(const Game& game, GameState& state, const EventBody& what)
{
    const auto follow = [&](const auto& event) { evolve(game, state, Event{{}, event}); };
    if (const auto* turn = std::get_if<TurnBegan>(&what); turn && turn->player != PlayerId::None)
        follow(*turn);
    else if (const auto* figure = std::get_if<FigureActivated>(&what);
             figure && figure->figure != FigureId::None)
        follow(*figure);
    else if (const auto* token = std::get_if<TokenActivated>(&what); token && token->token != TokenId::None)
        follow(*token);
    else if (const auto* end = std::get_if<ActivationEnded>(&what))
        follow(*end);
    else if (const auto* moved = std::get_if<FigureMoved>(&what);
             moved && moved->figure != FigureId::None && moved->to != noSquare)
        follow(*moved);
    else if (const auto* placed = std::get_if<FigurePlaced>(&what);
             placed && placed->figure != FigureId::None)
        follow(*placed);
    else if (const auto* shifted = std::get_if<TokenMoved>(&what);
             shifted && shifted->token != TokenId::None && shifted->to != noSquare)
        follow(*shifted);
}

} // namespace delve::mageknight::play
