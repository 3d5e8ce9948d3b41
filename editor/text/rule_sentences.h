// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>
#include <span>
#include <string_view>

namespace delve {

/// The sentence of a rule, or of a variant of it: a row of the tables in which a game keeps them.
struct RuleSentence
{
    const char* rule;
    const char* variant;
    const char* text;
};

/// The row of that rule and variant, or nothing.
const RuleSentence* findSentence(std::span<const RuleSentence> sentences, std::string_view rule,
                                 std::string_view variant);

/// A sentence with its blanks filled in: %1, %2 … by `argument(0)`, `argument(1)` …, and {key} by
/// `blank(key)`. Signs inside what is filled in stay what they are.
QString withBlanksFilled(const QString& text, const std::function<QString(std::size_t)>& argument,
                         const std::function<QString(const QString&)>& blank);

} // namespace delve
