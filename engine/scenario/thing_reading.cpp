// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/scenario/thing_reading.h"

#include "engine/base/read_content_id.h"
#include "engine/scenario/common_limits.h"

namespace delve {

namespace {

bool isThingId(const JsonView& value)
{
    return value.type() == JsonType::String && value.string().size() <= common_limits::thingId &&
           isKebabCase(value.string());
}

Message expectedThingId(const JsonView& found)
{
    return {QT_TRANSLATE_NOOP(
                "Engine",
                "expected an id of 1 to %1 lower-case letters and digits, with single hyphens, found %2"),
            {std::to_string(common_limits::thingId), found.summary()}};
}

} // namespace

ThingId ThingReading::newId(ObjectReader& in, int kind)
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

ThingId ThingReading::reference(ObjectReader& in, std::string_view key, int kind)
{
    const auto value = in.require(key);
    return value ? readReference(*value, kind) : ThingId();
}

ThingId ThingReading::referenceOr(ObjectReader& in, std::string_view key, int kind)
{
    const auto value = in.find(key);
    return value ? readReference(*value, kind) : ThingId();
}

ThingId ThingReading::readReference(const JsonView& value, int kind)
{
    if (!isThingId(value)) {
        m_log.fail(value, m_expected(kind, value));
        return {};
    }
    m_references.push_back({kind, value, m_current});
    return ThingId(std::string(value.string()));
}

void ThingReading::checkReferences()
{
    for (const Reference& reference : m_references) {
        const auto found = m_ids.find(reference.at.string());
        const bool leadsToItself = reference.at.string() == reference.from;
        if (found == m_ids.end() || !m_isKind(found->second.kind, reference.kind) || leadsToItself) {
            m_log.fail(reference.at, m_expected(reference.kind, reference.at));
            return;
        }
    }
}

ContentId ThingReading::contentId(ObjectReader& in, std::string_view key)
{
    const auto value = in.require(key);
    return value ? readQualifiedId(*value, m_log) : ContentId();
}

} // namespace delve
