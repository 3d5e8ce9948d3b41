// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/report/verdict.h"
#include "engine/mageknight/stats/improvements.h"

#include <QLocale>

namespace delve::mageknight {

/// What is weak and what may mend it: "Nobody takes the Iron Chest", and why it could help to move it. The
/// scenario is the one that was played.
ReportVerdict improvementInWords(const play::Improvement& improvement, const Scenario& scenario,
                                 const Content& content, const QLocale& locale);

/// What it did in games with the same seeds.
ReportVerdict effectInWords(const play::Improvement& improvement, const play::ImprovementEffect& effect,
                            const QLocale& locale);

} // namespace delve::mageknight
