// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/table/older_replay.h"

namespace delve::table {

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

namespace {

/// Whether both tell one fact. A member that only one of the two forms has says nothing, and neither does the
/// number of the rule, which may be told more exactly now.
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

} // namespace

bool areSameEvents(const JsonView& then, std::string_view told)
{
    const auto written = parseJson(told);
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

} // namespace delve::table
