// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/text/play/play_words.h"
#include "editor/report/verdict.h"
#include "engine/mageknight/stats/batch_report.h"

#include <QCoreApplication>
#include <QLocale>
#include <QString>

#include <vector>

namespace delve::mageknight {

/// A text marked with QT_TRANSLATE_NOOP("Report", …) in the language of the user; with a number, one marked
/// with QT_TRANSLATE_N_NOOP in the form that goes with it.
inline QString reportWords(const char* text)
{
    return QCoreApplication::translate("Report", text);
}
inline QString reportWords(const char* text, std::uint64_t number)
{
    return QCoreApplication::translate("Report", text, nullptr, int(number));
}

/// What reports are made from: the numbers of a batch, and words for its things.
struct ReportSource
{
    const play::BatchFile& file;
    const play::BatchReport& report;
    const PlayWords& words;

    QLocale locale() const { return QLocale(QString::fromStdString(words.language())); }
};

/// What a batch shows, the most important first.
std::vector<ReportVerdict> verdictsOf(const ReportSource& source);

/// "12.5 %", "12.5 % (10.1 to 15.3 %)" and "12.5 (10.1 to 15.3)", as the language writes numbers.
QString percentText(double percent, const QLocale& locale);
QString shareText(const table::Share& share, const QLocale& locale);
QString meanText(const table::Mean& mean, const QLocale& locale);
QString numberText(double number, const QLocale& locale, int digits = 1);

/// "400 games · played by steady · seed 1"
QString factsText(const ReportSource& source);
/// "a monster", "a trap"
QString causeText(play::DeathCause cause);
/// The command that plays the same games again, as one types it.
QString commandText(const play::BatchFile& file);

} // namespace delve::mageknight
