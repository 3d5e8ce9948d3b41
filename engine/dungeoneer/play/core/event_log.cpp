// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/play/core/event_log.h"

#include "engine/dungeoneer/play/core/json_forms.h"
#include "engine/table/event_log.h"

namespace delve::dungeoneer::play {

namespace {

template <typename T> void readObject(const JsonView& json, ReadLog& log, const Game& game, T& object)
{
    ObjectReader reader(json, log);
    table::readFields(reader, game, object);
    reader.refuseUnknown();
}

} // namespace

void readAs(AsTask, const JsonView& json, ReadLog& log, const Game& game, Packed& packed)
{
    packed = pack(table::readVariant<Task>(json, log, game, "task"));
}

void readAs(AsFrame, const JsonView& json, ReadLog& log, const Game& game, Frame& frame)
{
    readObject(json, log, game, frame);
}

void readAs(AsLasting, const JsonView& json, ReadLog& log, const Game& game, Lasting& lasting)
{
    readObject(json, log, game, lasting);
}

std::string writeAction(const Game& game, const Action& action)
{
    std::string text;
    JsonWriter out(text);
    table::tellVariant(out, game, "action", action);
    return text;
}

Action readAction(const JsonView& json, ReadLog& log, const Game& game)
{
    return table::readVariant<Action>(json, log, game, "action");
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

std::optional<EventBody> readEvent(const JsonView& json, const Game& game)
{
    return table::readEventBody<EventBody>(json, game);
}

} // namespace delve::dungeoneer::play
