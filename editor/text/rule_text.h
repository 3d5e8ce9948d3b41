// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/rule_reference.h"

#include <QString>

#include <initializer_list>

namespace delve {

/// A text of the rules in the language that the program speaks, or else in English.
QString spoken(const LocalizedText& text);

/// Says in a line that one of these texts is English although the program speaks another language; empty if
/// all are as they should be. Texts that a rule does not have do not count.
QString stillEnglish(std::initializer_list<const LocalizedText*> texts);

/// Asks that about everything that a rule says: text, ruling and example.
QString stillEnglish(const Rule& rule);

} // namespace delve
