// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/report/report_text.h"
#include "engine/mageknight/stats/assertions.h"

namespace delve::mageknight {

/// What it is about: "each chest", or "chest 3"; empty for the whole game.
QString assertionSubject(const Assertion& assertion, const Scenario& scenario);

/// "Each chest is taken in at least 5 % of the games."
QString assertionText(const Assertion& assertion, const Scenario& scenario);

/// "holds", "broken", "not shown with 400 games".
QString assertionVerdict(const play::AssertionCheck& check, std::uint64_t games);

/// What the games say: "chest 3: 44.0 % (39.2 to 48.9 %)"; without a name where it is about the whole game.
QString assertionEvidence(const play::AssertionCheck& check, const Scenario& scenario, const QLocale& locale);

} // namespace delve::mageknight
