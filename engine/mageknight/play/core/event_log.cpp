// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/core/event_log.h"

#include "engine/mageknight/play/core/json_fields.h"
#include "engine/mageknight/play/core/task.h"
#include "engine/table/event_log.h"

namespace delve::mageknight::play {

template <typename Out> void tellAs(AsTask, Out& out, const Game& game, const Packed& task)
{
    tellVariant(out, game, "task", unpack<Task>(task));
}

template <typename Out> void tellAs(AsAction, Out& out, const Game& game, const Packed& action)
{
    tellVariant(out, game, "action", unpack<Action>(action));
}

/// Of the list of tasks nothing is told.
static void readAs(AsTask, const JsonView& json, ReadLog& log, const Game&, Packed&)
{
    log.fail(json, {QT_TRANSLATE_NOOP("Engine", "%1 is no %2"), {"task", "event"}});
}

static void readAs(AsAction, const JsonView& json, ReadLog& log, const Game& game, Packed& action)
{
    action = pack(readAction(json, log, game));
}

std::string writeAction(const Game& game, const Action& action)
{
    std::string text;
    JsonWriter out(text);
    tellVariant(out, game, "action", action);
    return text;
}

Action readAction(const JsonView& json, ReadLog& log, const Game& game)
{
    return readVariant<Action>(json, log, game, "action");
}

std::string writeEvent(const Game& game, const Event& event)
{
    std::string text;
    JsonWriter out(text);
    table::tellEvent(out, game, event);
    return text;
}

std::optional<EventBody> readEvent(const JsonView& json, const Game& game)
{
    return table::readEventBody<EventBody>(json, game);
}

std::string writeTold(const Game& game, const Events& events)
{
    std::string text;
    JsonWriter out(text);
    table::tellEvents(out, game, events);
    return text;
}

std::uint64_t hashOfTold(const Game& game, const Events& events)
{
    return table::hashOfEvents(game, events);
}

bool isBookkeeping(const Event& event)
{
    return std::visit(
        []<typename T>(const T&) {
            return std::is_same_v<T, TaskAdded> || std::is_same_v<T, TaskTaken> ||
                   std::is_same_v<T, AnswerDue> || std::is_same_v<T, AnswerSettled> ||
                   std::is_same_v<T, SpawnCommanded> || std::is_same_v<T, GiftsFreed> ||
                   std::is_same_v<T, SectionsForgotten>;
        },
        event.what);
}

} // namespace delve::mageknight::play
