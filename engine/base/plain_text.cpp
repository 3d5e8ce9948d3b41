// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/plain_text.h"

#include <algorithm>
#include <array>

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

struct CharacterRange
{
    char32_t first;
    char32_t last;
};

/// U+00AD and U+200B to U+200D are as invisible, but languages are written with them.
constexpr auto steeringRanges = std::to_array<CharacterRange>({
    {0x00, 0x1F},       // controls
    {0x7F, 0x9F},       // and those of the second set
    {0x061C, 0x061C},   // mark of direction
    {0x180E, 0x180E},   // a space that is none any more
    {0x200E, 0x200F},   // marks of direction
    {0x2028, 0x2029},   // ends of lines and paragraphs
    {0x202A, 0x202E},   // turn the direction
    {0x2066, 0x2069},   // and keep what is turned apart
    {0x206A, 0x206F},   // shape letters and digits; nobody should use them any more
    {0xFDD0, 0xFDEF},   // no characters at all
    {0xFEFF, 0xFEFF},   // begins files
    {0xFFF9, 0xFFFB},   // hide notes between the lines
    {0xE0001, 0xE0001}, // names a language
    {0xE0020, 0xE007F}, // spell such a name
});

/// The last two of every plane are no characters, and never will be: XML has no way to say them.
bool isNoCharacter(char32_t character)
{
    return (character & 0xFFFEu) == 0xFFFEu;
}

bool isAllowed(char32_t character, TextLines lines)
{
    return (lines == TextLines::Several && (character == U'\n' || character == U'\t')) ||
           !isSteering(character);
}

} // namespace

bool isSteering(char32_t character)
{
    return isNoCharacter(character) || std::ranges::any_of(steeringRanges, [&](const CharacterRange& range) {
               return character >= range.first && character <= range.last;
           });
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
    for (int shift = code > 0xFFFFF ? 20 : code > 0xFFFF ? 16 : 12; shift >= 0; shift -= 4)
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
