// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/json_hash.h"
#include "engine/table/described_json.h"

#include <ranges>
#include <vector>

namespace delve::table {

// Events as JSON objects: {"event": "door-opened", "rule": "DOOR-07", "door": "d2kp"}. An event is a struct
// with `rule` and `what`, a variant of described structs. A game says in isBookkeeping(event) which of them
// keep its own books only; nobody is told of those.

template <typename Out, typename Game, typename Event>
void tellEvent(Out& out, const Game& game, const Event& event)
{
    out.object([&](auto& object) {
        std::visit(
            [&]<typename T>(const T& what) {
                object.word("event", T::name);
                if (!event.rule.empty())
                    object.word("rule", event.rule);
                tellFields(object, game, what);
            },
            event.what);
    });
}

/// The list of events as replays tell it.
template <typename Out, typename Game, typename Event>
void tellEvents(Out& out, const Game& game, const std::vector<Event>& events)
{
    out.list(events | std::views::filter([](const Event& event) { return !isBookkeeping(event); }),
             [&](Out& element, const Event& event) { tellEvent(element, game, event); });
}

/// The hash of events as a replay tells them, which is that of their text.
template <typename Game, typename Event>
std::uint64_t hashOfEvents(const Game& game, const std::vector<Event>& events)
{
    JsonHasher hasher;
    tellEvents(hasher, game, events);
    return hasher.hash();
}

/// What happened in a file that may have been written by older rules; nothing if it has no form that is
/// known.
template <typename EventBody, typename Game>
std::optional<EventBody> readEventBody(const JsonView& json, const Game& game)
{
    ReadLog log;
    ObjectReader reader(json, log);
    const std::string name = reader.string("event", 48);
    reader.find("rule");
    EventBody what = readVariant<EventBody>(reader, game, "event", name);
    reader.refuseUnknown();
    return log.ok() ? std::optional(std::move(what)) : std::nullopt;
}

} // namespace delve::table
