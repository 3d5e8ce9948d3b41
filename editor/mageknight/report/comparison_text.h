// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/report/batch_setup.h"
#include "editor/mageknight/report/report_text.h"
#include "engine/mageknight/stats/comparison.h"

namespace delve::mageknight {

/// How a measure changed, in words.
struct ChangeText
{
    QString what;    ///< "Anna, games won, in percent"
    QString numbers; ///< "52.00 to 44.50: -7.50 (-12.00 to -3.00)"
    QString verdict; ///< "changed", "no change shown"
    bool isShown = false;
};
ChangeText changeText(const play::Change& change, const BatchScenario& after, const QLocale& locale);

/// "400 pairs of games with the same seeds; 12 went the same"
QString comparedGamesText(const play::Comparison& comparison);
/// How many pairs were not counted, and why; empty if there are none.
QString skippedGamesText(const play::Comparison& comparison);

/// "Before: fair within 3 points at 95 %": title and sentence of what one of the versions shows.
ReportVerdict fairnessBefore(const play::Comparison& comparison, const BatchScenario& before);
ReportVerdict fairnessAfter(const play::Comparison& comparison, const BatchScenario& after);

} // namespace delve::mageknight
