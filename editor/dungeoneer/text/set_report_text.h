// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/content/set_report.h"
#include "engine/dungeoneer/setup/place_distances.h"

#include <QString>

#include <vector>

namespace delve::dungeoneer {

/// A line of a report: what is counted, the number in words, and how long a bar would be that shows it.
struct ReportRow
{
    QString label;
    QString value;
    int bar = 0; ///< 0: none
};

struct ReportSection
{
    QString title;
    std::vector<ReportRow> rows;
};

/// What a designer reads about a set, in the language of the program, for the window and the command line
/// alike. Sections without rows are left out.
std::vector<ReportSection> sectionsOf(const SetReport& report, const PlaceDistances& distances,
                                      const CardSet& set);

} // namespace delve::dungeoneer
