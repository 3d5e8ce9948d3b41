// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/core/event_log.h"

#include "engine/mageknight/play/core/json_fields.h"
#include "engine/mageknight/play/core/task.h"

namespace delve::mageknight::play {

namespace {

template <std::size_t I = 0>
std::optional<EventBody> readBody(ObjectReader& reader, const Game& game, const std::string& name)
{
    if constexpr (I == std::variant_size_v<EventBody>) {
        return std::nullopt;
    } else {
        using T = std::variant_alternative_t<I, EventBody>;
        if (name != T::name)
            return readBody<I + 1>(reader, game, name);
        T what;
        if constexpr (std::is_same_v<T, TaskAdded>) {
            return std::nullopt; // of the list of tasks nothing is told
        } else if constexpr (std::is_same_v<T, ActionFellAway>) {
            if (const auto action = reader.require("action"))
                what.action = pack(readAction(*action, reader.log(), game));
        } else {
            readFields(reader, game, what);
        }
        return what;
    }
}

} // namespace

std::string writeAction(const Game& game, const Action& action)
{
    std::string out;
    appendVariant(out, game, "action", action);
    return out;
}

Action readAction(const JsonView& json, ReadLog& log, const Game& game)
{
    return readVariant<Action>(json, log, game, "action");
}

std::string writeEvent(const Game& game, const Event& event)
{
    std::string out;
    JsonObjectText text(out);
    std::visit(
        [&]<typename T>(const T& what) {
            text.word("event", T::name);
            if (!event.rule.empty())
                text.word("rule", event.rule);
            if constexpr (std::is_same_v<T, TaskAdded>)
                appendVariant(text.key("task"), game, "task", unpack<Task>(what.task));
            else if constexpr (std::is_same_v<T, ActionFellAway>)
                text.key("action") += writeAction(game, unpack<Action>(what.action));
            else
                appendFields(text, game, what);
        },
        event.what);
    text.close();
    return out;
}

std::optional<EventBody> readEvent(const JsonView& json, const Game& game)
{
    ReadLog log;
    ObjectReader reader(json, log);
    const std::string name = reader.string("event", 48);
    reader.find("rule");
    std::optional<EventBody> what = readBody(reader, game, name);
    reader.refuseUnknown();
    return log.ok() ? what : std::nullopt;
}

std::string writeTold(const Game& game, const Events& events)
{
    std::string out = "[";
    for (const Event& event : events) {
        if (isBookkeeping(event))
            continue;
        if (out.size() > 1)
            out += ", ";
        out += writeEvent(game, event);
    }
    out += ']';
    return out;
}

bool isBookkeeping(const Event& event)
{
    return std::visit(
        []<typename T>(const T&) {
            return std::is_same_v<T, TaskAdded> || std::is_same_v<T, TaskTaken> ||
                   std::is_same_v<T, AnswerDue> || std::is_same_v<T, AnswerSettled> ||
                   std::is_same_v<T, SpawnCommanded> || std::is_same_v<T, GiftsFreed>;
        },
        event.what);
}

} // namespace delve::mageknight::play
