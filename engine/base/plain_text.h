// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace delve {

// Names and notes are plain text. Characters that steer a terminal, mark or turn the direction of what
// follows without being seen, or that no XML can hold have no place in them: they would reach whoever looks
// at a file.

/// How many lines a text may have.
enum class TextLines : std::uint8_t
{
    One,
    Several ///< tabs and ends of lines are as good as letters
};

/// Control characters, invisible ones of direction and format, and what is no character at all.
bool isSteering(char32_t character);

/// A character that steers, and its place in a text, counted from 1.
struct SteeringCharacter
{
    std::size_t place = 0;
    char32_t code = 0;
};

/// The first one of a text in UTF-8 that must not stand there.
std::optional<SteeringCharacter> findSteering(std::string_view text, TextLines lines);

/// "U+001B"
std::string nameOfCharacter(char32_t code);

/// The text without characters that steer; in one line, their places are spaces.
std::string withoutSteering(std::string_view text, TextLines lines);

} // namespace delve
