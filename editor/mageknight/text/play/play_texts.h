// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

#include <span>
#include <string_view>

namespace delve::mageknight {

/// The sentence of a kind of event, action or task, or of a variant of it. Blanks in braces are filled in by
/// the names of the members: "{figure} moves to {to}."; play_sentences.cpp knows some more. Where `count`
/// names a member, %n is its number and decides between singular and plural.
struct PlayText
{
    std::string_view kind;
    std::string_view variant;
    const char* text;
    std::string_view count = {};
};

std::span<const PlayText> eventTexts();
std::span<const PlayText> actionTexts();
/// Decisions as questions to the player; other tasks as what is still to come.
std::span<const PlayText> taskTexts();
/// Why something may not be done: `kind` is the rule that forbids it, `variant` an action that it says
/// something else about.
std::span<const PlayText> refusalTexts();

} // namespace delve::mageknight
