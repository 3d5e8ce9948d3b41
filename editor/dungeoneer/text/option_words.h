// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/scenario/rule_options.h"

#include <QString>
#include <QStringList>

#include <string_view>

namespace delve::dungeoneer {

/// What a switch of RuleOptions is called in the language of the program, and which rule it is about.
struct OptionWords
{
    QString label;
    QString rule; ///< DNR-DOOR-10
};
OptionWords optionWords(std::string_view key);

/// What a word that such a switch may have means.
QString optionValueWords(std::string_view key, std::string_view word);

/// The switches that are not as the rulebook has them, a sentence each, as the setup sheet prints them; one
/// sentence that says so if all are.
QStringList optionsInWords(const RuleOptions& options);

} // namespace delve::dungeoneer
