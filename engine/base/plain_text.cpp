// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/plain_text.h"

namespace delve {

namespace {

/// A character of a text in UTF-8, and how many bytes it takes. What is no UTF-8 is taken byte by byte.
struct Decoded
{
    char32_t code = 0;
    std::size_t bytes = 1;
};

Decoded decodeAt(std::string_view text, std::size_t at)
{
    const auto lead = static_cast<unsigned char>(text[at]);
    const std::size_t bytes = lead < 0x80 ? 1 : lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : lead >= 0xC0 ? 2 : 1;
    if (bytes == 1 || at + bytes > text.size())
        return {lead, 1};
    char32_t code = lead & (0xFFu >> (bytes + 1));
    for (std::size_t i = 1; i < bytes; ++i) {
        const auto next = static_cast<unsigned char>(text[at + i]);
        if ((next & 0xC0u) != 0x80u)
            return {lead, 1};
        code = (code << 6u) | (next & 0x3Fu);
    }
    return {code, bytes};
}

bool isAllowed(char32_t character, TextLines lines)
{
    return (lines == TextLines::Several && (character == U'\n' || character == U'\t')) ||
           !isSteering(character);
}

} // namespace

bool isSteering(char32_t character)
{
    const bool isControl = character < 0x20 || (character >= 0x7F && character <= 0x9F);
    const bool isLineEnd = character == 0x2028 || character == 0x2029;
    const bool turnsDirection =
        (character >= 0x202A && character <= 0x202E) || (character >= 0x2066 && character <= 0x2069);
    return isControl || isLineEnd || turnsDirection;
}

std::optional<SteeringCharacter> findSteering(std::string_view text, TextLines lines)
{
    std::size_t place = 1;
    for (std::size_t at = 0; at < text.size(); ++place) {
        const Decoded character = decodeAt(text, at);
        if (!isAllowed(character.code, lines))
            return SteeringCharacter{place, character.code};
        at += character.bytes;
    }
    return std::nullopt;
}

std::string nameOfCharacter(char32_t code)
{
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string name = "U+";
    for (int shift = code > 0xFFFF ? 20 : 12; shift >= 0; shift -= 4)
        name += digits[(code >> unsigned(shift)) & 0xFu];
    return name;
}

std::string withoutSteering(std::string_view text, TextLines lines)
{
    std::string plain;
    plain.reserve(text.size());
    for (std::size_t at = 0; at < text.size();) {
        const Decoded character = decodeAt(text, at);
        if (isAllowed(character.code, lines))
            plain += text.substr(at, character.bytes);
        else if (lines == TextLines::One)
            plain += ' ';
        at += character.bytes;
    }
    return plain;
}

} // namespace delve
