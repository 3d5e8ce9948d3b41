// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/report/verdict.h"
#include "engine/dungeoneer/content/cards.h"
#include "engine/dungeoneer/stats/assertions.h"
#include "engine/dungeoneer/stats/batch_report.h"
#include "engine/dungeoneer/stats/comparison.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <vector>

namespace delve::dungeoneer {

/// A batch with what may be said of it, for those who tell it.
struct ReportSource
{
    const play::BatchFile& file;
    const play::BatchReport& report;
    const Cards& cards;

    /// The name of a card of any kind, by its id.
    QString nameOf(const std::string& id) const;
};

/// A table of a report.
struct ReportTable
{
    QString title;
    QStringList headings;
    std::vector<QStringList> rows;
};

/// "25.1 % (22 to 28 %)".
QString shareInWords(const table::Share& share);
std::vector<ReportVerdict> verdictsOf(const ReportSource& source);
/// Players, Heroes, Quests, cards, places, wounds: whatever was counted.
std::vector<ReportTable> tablesOf(const ReportSource& source);
/// The command that plays the same games again.
QString commandInWords(const play::BatchFile& file);
/// A page to read and to print that needs nothing else.
QByteArray reportPage(const ReportSource& source);

/// What a comparison measures, and for whom.
QString measureInWords(const play::Change& change, const Scenario& scenario);
/// "Ada wins in at least 25 % of the games."
QString assertionInWords(const Assertion& assertion, const Scenario& scenario, const Cards& cards);

} // namespace delve::dungeoneer
