// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/json_text.h"

namespace delve {

namespace {

bool needsEscape(char c)
{
    return static_cast<unsigned char>(c) < 0x20 || c == '"' || c == '\\';
}

void appendEscaped(std::string& out, char c)
{
    constexpr std::string_view digits = "0123456789abcdef";
    switch (c) {
    case '"': out += "\\\""; break;
    case '\\': out += "\\\\"; break;
    case '\b': out += "\\b"; break;
    case '\f': out += "\\f"; break;
    case '\n': out += "\\n"; break;
    case '\r': out += "\\r"; break;
    case '\t': out += "\\t"; break;
    default:
        out += "\\u00";
        out += digits[static_cast<unsigned char>(c) >> 4];
        out += digits[static_cast<unsigned char>(c) & 0xf];
    }
}

} // namespace

void appendJsonString(std::string& out, std::string_view text)
{
    out += '"';
    std::size_t plainStart = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (!needsEscape(text[i]))
            continue;
        out += text.substr(plainStart, i - plainStart);
        appendEscaped(out, text[i]);
        plainStart = i + 1;
    }
    out += text.substr(plainStart);
    out += '"';
}

void appendJson(std::string& out, const JsonView& value)
{
    switch (value.type()) {
    case JsonType::String: return appendJsonString(out, value.string());
    case JsonType::Array: {
        out += '[';
        JsonView element = value.first();
        for (std::size_t i = 0; i < value.size(); ++i, element = element.next()) {
            out += i == 0 ? "" : ", ";
            appendJson(out, element);
        }
        out += ']';
        return;
    }
    case JsonType::Object: {
        out += '{';
        JsonView key = value.first();
        for (std::size_t i = 0; i < value.size(); ++i, key = key.next().next()) {
            out += i == 0 ? "" : ", ";
            appendJsonString(out, key.string());
            out += ": ";
            appendJson(out, key.next());
        }
        out += '}';
        return;
    }
    default: out += value.summary(); // null, true, false and numbers in full
    }
}

} // namespace delve
