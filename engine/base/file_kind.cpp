// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/file_kind.h"

#include "engine/base/file_head.h"

#include <algorithm>

namespace delve {

namespace {

constexpr std::size_t beginning = 4096; ///< pages and drawings say early what they are

bool hasWord(std::string_view text, std::string_view word)
{
    const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? char(c - 'A' + 'a') : c; };
    return !std::ranges::search(text, word, {}, lower).empty();
}

bool beginsWith(std::string_view text, char sign)
{
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    return first != std::string_view::npos && text[first] == sign;
}

bool isObject(std::string_view text)
{
    return beginsWith(text, '{');
}

} // namespace

std::string kindOfText(std::string_view text)
{
    if (text.empty())
        return "empty";
    if (text.starts_with("%PDF"))
        return "pdf";
    if (text.starts_with("\x89PNG"))
        return "png";
    if (text.starts_with("part,id,name,measure,value,"))
        return "playtest-table";
    if (text.starts_with("kind,id,"))
        return "card-table";
    if (isObject(text)) {
        const FileHead head = headOf(text);
        if (head.format.starts_with("delvewright-"))
            return head.format;
        if (!head.foreign.empty())
            return head.foreign;
    }
    if (!beginsWith(text, '<')) // others may well speak of pages and drawings
        return "other";
    const std::string_view start = text.substr(0, beginning);
    if (hasWord(start, "<html"))
        return "html";
    return hasWord(start, "<svg") ? "svg" : "other";
}

bool mayNameFormatLater(std::string_view start)
{
    return isObject(start) && headOf(start).format.empty();
}

} // namespace delve
