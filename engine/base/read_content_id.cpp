// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/read_content_id.h"

namespace delve {

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

} // namespace delve
