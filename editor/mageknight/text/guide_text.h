// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/setup/guide/setup_standing.h"
#include "engine/mageknight/setup/guide/starting_roll.h"

#include <QString>
#include <QStringList>

namespace delve::mageknight {

/// "Lay out the dungeon".
QString titleOf(SetupStep step);

/// "2 of 4 chests placed".
QString progressOf(const StepStanding& standing, int players);

/// What to do next in a step, in a sentence or two.
QString taskInWords(const StepStanding& standing, const Scenario& scenario);

/// "Ann: 7, Ben: 9. Ben begins."
QString inWords(const StartingRoll& roll, const Scenario& scenario);

/// "done", "now", "later", "a rule is broken".
QString stateInWords(StepState state);

/// The rules that say how a step goes, the most important first.
QStringList rulesOf(SetupStep step);

} // namespace delve::mageknight
