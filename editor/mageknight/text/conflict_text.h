// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/setup/complete/complete_dungeon.h"

#include <QString>
#include <QStringList>

namespace delve::mageknight {

/// Names for programs: "made", "impossible", "gave-up"; "remove", "let-tiles-run-out", "ignore-stock".
std::string outcomeName(DungeonMaker::Outcome outcome);
std::string repairName(Repair::Kind kind);

/// Why no dungeon was made, with the numbers of the rules that stood in the way.
QString sentence(DungeonMaker::Outcome outcome, const std::vector<std::string>& rules);

/// Why a dungeon could not be finished: what cannot stay together by which rules, and what would help.
QStringList sentences(const Completion& completion, const Scenario& scenario, const Content& content,
                      const std::string& language);

} // namespace delve::mageknight
