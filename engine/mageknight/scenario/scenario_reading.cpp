// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/scenario/scenario_reading.h"

namespace delve::mageknight {

namespace {

Message expectedReference(ReferenceKind kind, const JsonView& found)
{
    switch (kind) {
    case ReferenceKind::Player:
        return {QT_TRANSLATE_NOOP("Engine", "expected the id of a player, found %1"), {found.summary()}};
    case ReferenceKind::Member:
        return {QT_TRANSLATE_NOOP("Engine", "expected the id of another figure of a team, found %1"),
                {found.summary()}};
    case ReferenceKind::Tile:
        return {QT_TRANSLATE_NOOP("Engine", "expected the id of a placed tile, found %1"), {found.summary()}};
    case ReferenceKind::Marker:
        return {QT_TRANSLATE_NOOP("Engine", "expected the id of another marker, found %1"),
                {found.summary()}};
    case ReferenceKind::Chest:
        return {QT_TRANSLATE_NOOP("Engine", "expected the id of a placed chest, found %1"),
                {found.summary()}};
    case ReferenceKind::Token:
        return {QT_TRANSLATE_NOOP("Engine", "expected the id of a placed token, found %1"),
                {found.summary()}};
    case ReferenceKind::Other: break;
    }
    return {};
}

} // namespace

ScenarioReading::ScenarioReading(ReadLog& log)
    : ThingReading(
          log, [](int kind, const JsonView& found) { return expectedReference(ReferenceKind(kind), found); })
{}

ContentId ScenarioReading::contentIdOr(ObjectReader& in, std::string_view key)
{
    return in.find(key) ? contentId(in, key) : ContentId();
}

std::optional<int> ScenarioReading::pointValue(ObjectReader& in)
{
    const auto value = in.find("value");
    return value ? std::optional(readInteger(*value, log(), 1, scenario_limits::pointValue)) : std::nullopt;
}

Square ScenarioReading::square(ObjectReader& in)
{
    Square square;
    if (const auto level = in.find("level")) {
        if (level->type() == JsonType::Integer && level->integer() >= 0 && level->integer() < m_levels)
            square.level = int(level->integer());
        else
            log().fail(*level, {QT_TRANSLATE_NOOP(
                                    "Engine", "expected a level of this scenario, from 0 to %1, found %2"),
                                {std::to_string(m_levels - 1), level->summary()}});
    }
    square.x = in.integer("x", minCoordinate, maxCoordinate);
    square.y = in.integer("y", minCoordinate, maxCoordinate);
    return square;
}

} // namespace delve::mageknight
