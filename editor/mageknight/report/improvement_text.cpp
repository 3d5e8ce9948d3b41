// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/report/improvement_text.h"

#include "editor/mageknight/report/report_text.h"
#include "editor/mageknight/text/thing_names.h"
#include "engine/mageknight/scenario/square_names.h"

namespace delve::mageknight {

namespace {

QString verdictAfter(const table::Fairness& fairness)
{
    switch (fairness.verdict) {
    case table::Fairness::Verdict::Fair:
        return reportWords(QT_TRANSLATE_N_NOOP("Report", "The dungeon is fair within %n point(s) then."),
                           std::uint64_t(fairness.within));
    case table::Fairness::Verdict::Unfair:
        return reportWords(QT_TRANSLATE_NOOP("Report", "The dungeon is still unfair then."));
    case table::Fairness::Verdict::NotShown: break;
    }
    return {};
}

} // namespace

ReportVerdict improvementInWords(const play::Improvement& improvement, const Scenario& scenario,
                                 const Content& content, const QLocale& locale)
{
    const SquareNames names(scenario);
    const auto square = [&](Square where) { return QString::fromStdString(names.name(where)); };
    const std::string language = locale.name().toStdString();
    const QString about = nameInWords(improvement.about, scenario, content, language);
    const QString moved = nameInWords(improvement.moved, scenario, content, language);
    switch (improvement.weakness) {
    case play::Weakness::PlayerBehind:
        return {Tone::Bad,
                reportWords(QT_TRANSLATE_NOOP("Report", "%1 wins only %2"))
                    .arg(about, shareText(improvement.share, locale)),
                reportWords(QT_TRANSLATE_NOOP("Report",
                                              "With %1 at %2 instead of %3, %4 has less far to go for the "
                                              "chests than now, compared with the others."))
                    .arg(moved, square(improvement.to), square(improvement.from), about)};
    case play::Weakness::ChestLeft:
        return {Tone::Bad,
                reportWords(QT_TRANSLATE_NOOP("Report", "%1 is hardly ever taken: %2"))
                    .arg(about, shareText(improvement.share, locale)),
                reportWords(QT_TRANSLATE_NOOP("Report",
                                              "At %1 instead of %2 it lies nearer to entrances and exits, "
                                              "and about as far for everybody."))
                    .arg(square(improvement.to), square(improvement.from))};
    case play::Weakness::TileUnwalked: break;
    }
    return {Tone::Bad, reportWords(QT_TRANSLATE_NOOP("Report", "Nobody ever comes onto %1")).arg(about),
            reportWords(QT_TRANSLATE_NOOP("Report",
                                          "With %1 at %2 instead of %3 there would be something to come "
                                          "for."))
                .arg(moved, square(improvement.to), square(improvement.from))};
}

ReportVerdict effectInWords(const play::Improvement& improvement, const play::ImprovementEffect& effect,
                            const QLocale& locale)
{
    const Tone tone = effect.isShown ? Tone::Good : effect.isWorse ? Tone::Bad : Tone::Open;
    const QString title = effect.isShown ? reportWords(QT_TRANSLATE_NOOP("Report", "It helps"))
                          : effect.isWorse
                              ? reportWords(QT_TRANSLATE_NOOP("Report", "It makes it worse"))
                              : reportWords(QT_TRANSLATE_NOOP("Report", "It is not shown to help"));
    QString numbers;
    switch (improvement.weakness) {
    case play::Weakness::PlayerBehind:
        numbers = reportWords(QT_TRANSLATE_NOOP("Report", "Won: %1 before, %2 after."))
                      .arg(shareText(effect.before, locale), shareText(effect.after, locale));
        break;
    case play::Weakness::ChestLeft:
        numbers = reportWords(QT_TRANSLATE_NOOP("Report", "Taken: %1 before, %2 after."))
                      .arg(shareText(effect.before, locale), shareText(effect.after, locale));
        break;
    case play::Weakness::TileUnwalked:
        numbers =
            reportWords(QT_TRANSLATE_NOOP("Report", "A hero comes onto it %1 times a game, before %2 times."))
                .arg(numberText(effect.stepsAfter, locale), numberText(effect.stepsBefore, locale));
        break;
    }
    const QString games =
        reportWords(QT_TRANSLATE_N_NOOP("Report", "%n pair(s) of games with the same seeds"), effect.games);
    QStringList sentences{numbers, verdictAfter(effect.fairness), games + u'.'};
    sentences.removeAll(QString());
    return {tone, title, sentences.join(u' ')};
}

} // namespace delve::mageknight
