// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/content/files/read_common.h"

namespace delve::mageknight {

namespace {

constexpr std::size_t maxIdPart = 48;

bool isIdPart(std::string_view text)
{
    return text.size() <= maxIdPart && isKebabCase(text);
}

bool isQualifiedId(std::string_view text)
{
    const auto slash = text.find('/');
    return slash != std::string_view::npos && isIdPart(text.substr(0, slash)) &&
           isIdPart(text.substr(slash + 1));
}

} // namespace

ContentId readOwnId(ObjectReader& in, const std::string& pack)
{
    return ContentId(pack + "/" + in.kebabCase("id", maxIdPart));
}

ContentId readContentId(const JsonView& value, ReadLog& log, const std::string& pack)
{
    if (value.type() == JsonType::String) {
        if (isIdPart(value.string()))
            return ContentId(pack + "/" + std::string(value.string()));
        if (isQualifiedId(value.string()))
            return ContentId(std::string(value.string()));
    }
    log.fail(value, {QT_TRANSLATE_NOOP("Engine", "expected an id, or pack/id, in lower-case words, found %1"),
                     {value.summary()}});
    return {};
}

ContentId readQualifiedId(const JsonView& value, ReadLog& log)
{
    if (value.type() == JsonType::String && isQualifiedId(value.string()))
        return ContentId(std::string(value.string()));
    log.fail(value, {QT_TRANSLATE_NOOP("Engine", "expected an id of the form pack/name, found %1"),
                     {value.summary()}});
    return {};
}

int readStock(ObjectReader& in)
{
    constexpr int most = 99;
    return in.integer("stock", 0, most);
}

Rotation readRotationOr(ObjectReader& in, std::string_view key, Rotation otherwise)
{
    const auto value = in.find(key);
    if (!value)
        return otherwise;
    // MAP-05: quarter turns only.
    if (value->type() == JsonType::Integer)
        for (const Rotation rotation : allRotations)
            if (value->integer() == degreesOf(rotation))
                return rotation;
    in.log().fail(*value,
                  {QT_TRANSLATE_NOOP("Engine", "expected 0, 90, 180 or 270, found %1"), {value->summary()}});
    return otherwise;
}

} // namespace delve::mageknight
