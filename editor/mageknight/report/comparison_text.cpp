// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/report/comparison_text.h"

namespace delve::mageknight {

namespace {

using play::ComparedMeasure;

QString nameOfMeasure(ComparedMeasure measure)
{
    switch (measure) {
    case ComparedMeasure::Won: return reportWords(QT_TRANSLATE_NOOP("Report", "games won, in percent"));
    case ComparedMeasure::Gold: return reportWords(QT_TRANSLATE_NOOP("Report", "gold"));
    case ComparedMeasure::HeroesLost: return reportWords(QT_TRANSLATE_NOOP("Report", "heroes lost"));
    case ComparedMeasure::Rounds: return reportWords(QT_TRANSLATE_NOOP("Report", "rounds"));
    case ComparedMeasure::Choices: return reportWords(QT_TRANSLATE_NOOP("Report", "decisions"));
    case ComparedMeasure::LeadChanges: return reportWords(QT_TRANSLATE_NOOP("Report", "changes of the lead"));
    case ComparedMeasure::ChestsTaken: return reportWords(QT_TRANSLATE_NOOP("Report", "chests taken"));
    case ComparedMeasure::TokensMet: return reportWords(QT_TRANSLATE_NOOP("Report", "tokens met"));
    case ComparedMeasure::Timeouts: return reportWords(QT_TRANSLATE_NOOP("Report", "timeouts, in percent"));
    }
    return {};
}

QString signedNumber(double value, const QLocale& locale)
{
    return (value > 0 ? QStringLiteral("+") : QString()) + numberText(value, locale, 2);
}

ReportVerdict fairness(const QString& when, const play::Tally& tally, const BatchScenario& scenario)
{
    const table::Fairness fairness = table::fairnessOf(play::winsBySeat(tally));
    switch (fairness.verdict) {
    case table::Fairness::Verdict::Fair:
        return {Tone::Good, when,
                reportWords(QT_TRANSLATE_N_NOOP("Report", "fair within %n point(s) at 95 %"),
                            std::uint64_t(fairness.within))};
    case table::Fairness::Verdict::Unfair:
        return {Tone::Bad, when,
                (fairness.isFavoured ? reportWords(QT_TRANSLATE_NOOP("Report", "unfair in favour of %1"))
                                     : reportWords(QT_TRANSLATE_NOOP("Report", "unfair to the cost of %1")))
                    .arg(QString::fromStdString(scenario.nameOf(fairness.farthest)))};
    case table::Fairness::Verdict::NotShown: break;
    }
    return {Tone::Open, when,
            reportWords(QT_TRANSLATE_N_NOOP("Report", "fairness not shown with %n decided game(s)"),
                        fairness.decided)};
}

} // namespace

ChangeText changeText(const play::Change& change, const BatchScenario& after, const QLocale& locale)
{
    QString what = nameOfMeasure(change.measure);
    if (change.player >= 0)
        what = QString::fromStdString(after.nameOf(std::size_t(change.player))) + QStringLiteral(", ") + what;
    return {what,
            reportWords(QT_TRANSLATE_NOOP("Report", "%1 to %2: %3 (%4 to %5)"))
                .arg(numberText(change.before, locale, 2), numberText(change.after, locale, 2),
                     signedNumber(change.change.value, locale), signedNumber(change.change.least, locale),
                     signedNumber(change.change.most, locale)),
            change.isShown ? reportWords(QT_TRANSLATE_NOOP("Report", "changed"))
                           : reportWords(QT_TRANSLATE_NOOP("Report", "no change shown")),
            change.isShown};
}

QString comparedGamesText(const play::Comparison& comparison)
{
    return reportWords(QT_TRANSLATE_N_NOOP("Report", "%n pair(s) of games with the same seeds"),
                       comparison.games) +
           QStringLiteral("; ") +
           reportWords(QT_TRANSLATE_N_NOOP("Report", "%n went the same"), comparison.alike);
}

QString skippedGamesText(const play::Comparison& comparison)
{
    return comparison.skipped == 0
               ? QString()
               : reportWords(QT_TRANSLATE_N_NOOP("Report", "%n pair(s) went in circles and were not counted"),
                             comparison.skipped);
}

ReportVerdict fairnessBefore(const play::Comparison& comparison, const BatchScenario& before)
{
    return fairness(reportWords(QT_TRANSLATE_NOOP("Report", "Before")), comparison.before, before);
}

ReportVerdict fairnessAfter(const play::Comparison& comparison, const BatchScenario& after)
{
    return fairness(reportWords(QT_TRANSLATE_NOOP("Report", "After")), comparison.after, after);
}

} // namespace delve::mageknight
