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

} // namespace delve
