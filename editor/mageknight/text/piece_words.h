// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/rule_reference.h"
#include "engine/mageknight/content/content.h"
#include "engine/mageknight/scenario/edits/edit.h"

#include <QStringList>

namespace delve::mageknight {

/// What a piece is in words, a line for each kind of fact: class, size and price, then numbers, then what it
/// does. Abilities have the names of the rules.
QStringList factsOf(ThingKind kind, const ContentId& piece, const Content& content,
                    const RuleReference& rules, const std::string& language);

/// The numbers with which a figure begins, in a line: "Speed 8 · Attack 10 · Defense 15 · Damage 3".
QString numbersInWords(const Figure& figure);

} // namespace delve::mageknight
