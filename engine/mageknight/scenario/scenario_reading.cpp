// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/scenario/scenario_reading.h"

#include "engine/mageknight/content/files/read_common.h"

namespace delve::mageknight {

namespace {

bool isThingId(const JsonView& value)
{
    return value.type() == JsonType::String && value.string().size() <= scenario_limits::thingId &&
           isKebabCase(value.string());
}

Message expectedThingId(const JsonView& found)
{
    return {QT_TRANSLATE_NOOP(
                "Engine",
                "expected an id of 1 to %1 lower-case letters and digits, with single hyphens, found %2"),
            {std::to_string(scenario_limits::thingId), found.summary()}};
}

Message expectedReference(ReferenceKind kind, const JsonView& found)
{
    switch (kind) {
    case ReferenceKind::Player:
        return {QT_TRANSLATE_NOOP("Engine", "expected the id of a player, found %1"), {found.summary()}};
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

ThingId ScenarioReading::newId(ObjectReader& in, ReferenceKind kind)
{
    const auto value = in.require("id");
    if (!value)
        return {};
    if (!isThingId(*value)) {
        m_log.fail(*value, expectedThingId(*value));
        return {};
    }
    m_current = value->string();
    const auto [seen, isNew] = m_ids.try_emplace(m_current, Seen{kind, *value});
    if (!isNew)
        m_log.fail(*value, {QT_TRANSLATE_NOOP("Engine", "expected an id of its own, found %1 as in %2"),
                            {value->summary(), seen->second.at.pointer()}});
    return ThingId(std::string(m_current));
}

ThingId ScenarioReading::reference(ObjectReader& in, std::string_view key, ReferenceKind kind)
{
    const auto value = in.require(key);
    return value ? readReference(*value, kind) : ThingId();
}

ThingId ScenarioReading::referenceOr(ObjectReader& in, std::string_view key, ReferenceKind kind)
{
    const auto value = in.find(key);
    return value ? readReference(*value, kind) : ThingId();
}

ThingId ScenarioReading::readReference(const JsonView& value, ReferenceKind kind)
{
    if (!isThingId(value)) {
        m_log.fail(value, expectedReference(kind, value));
        return {};
    }
    m_references.push_back({kind, value, m_current});
    return ThingId(std::string(value.string()));
}

void ScenarioReading::checkReferences()
{
    for (const Reference& reference : m_references) {
        const auto found = m_ids.find(reference.at.string());
        const bool leadsToItself = reference.at.string() == reference.from;
        if (found == m_ids.end() || found->second.kind != reference.kind || leadsToItself) {
            m_log.fail(reference.at, expectedReference(reference.kind, reference.at));
            return;
        }
    }
}

ContentId ScenarioReading::contentId(ObjectReader& in, std::string_view key)
{
    const auto value = in.require(key);
    return value ? readQualifiedId(*value, m_log) : ContentId();
}

Square ScenarioReading::square(ObjectReader& in)
{
    Square square;
    if (const auto level = in.find("level")) {
        if (level->type() == JsonType::Integer && level->integer() >= 0 && level->integer() < m_levels)
            square.level = int(level->integer());
        else
            m_log.fail(*level, {QT_TRANSLATE_NOOP(
                                    "Engine", "expected a level of this scenario, from 0 to %1, found %2"),
                                {std::to_string(m_levels - 1), level->summary()}});
    }
    square.x = in.integer("x", minCoordinate, maxCoordinate);
    square.y = in.integer("y", minCoordinate, maxCoordinate);
    return square;
}

} // namespace delve::mageknight
