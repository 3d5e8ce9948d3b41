// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>
#include <span>
#include <string_view>

namespace delve {

/// The sentence of a kind of event, action or task, or of a variant of it. Blanks in braces are filled in by
/// the names of the members: "{figure} moves to {to}."; a game knows some more. Where `count` names a member,
/// %n is its number and decides between singular and plural.
struct PlayText
{
    std::string_view kind;
    std::string_view variant;
    const char* text;
    std::string_view count = {};
};

/// The row of that kind and variant, or nothing.
const PlayText* findPlayText(std::span<const PlayText> texts, std::string_view kind,
                             std::string_view variant);
/// The row of that kind and variant; where the variant has none, the plain one of the kind.
const PlayText* findPlayTextOrPlain(std::span<const PlayText> texts, std::string_view kind,
                                    std::string_view variant);

/// The sentence in the language of the user, its blanks filled in by `blank(name)` in one pass, so that signs
/// inside a name stay what they are. It begins with a capital: a name such as "chest 2" may come first.
QString filledIn(const char* context, const PlayText& text,
                 const std::function<QString(std::string_view)>& blank);

} // namespace delve
