// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/insight/version_comparison.h"

#include "editor/mageknight/viewmodels/insight/verdict_entry.h"
#include "editor/text/messages.h"

#include <QLocale>

#include <algorithm>

namespace delve::mageknight {

VersionComparison::VersionComparison(PlaytestRun& run, QObject* parent) : PlaytestChanges(parent), m_run(run)
{
    connect(&run, &PlaytestRun::staleChanged, this, &VersionComparison::possibleChanged);
    connect(&run, &PlaytestRun::resultChanged, this, &VersionComparison::possibleChanged);
    connect(&run.document(), &ScenarioDocument::edited, this, &VersionComparison::look);
}

void VersionComparison::run()
{
    if (isRunning() || !isPossible())
        return;
    const ScenarioDocument& document = m_run.document();
    play::BatchPlan plan = m_run.result()->batch.plan;
    plan.untilClear = false; // every pair counts
    const int rounds = BatchOptions().rounds;
    start(
        plan.games,
        [before = m_run.result(), scenario = document.scenario(), &content = document.content(),
         file = PlaytestRun::fileNameOf(document), plan, rounds](Count& count) -> Played {
            auto after = prepareForBatch(file, scenario, rounds, content);
            if (!after)
                return after.error();
            if (after->game.playerCount() != before->played.game.playerCount())
                return Error{
                    "",
                    {QT_TRANSLATE_NOOP("Engine", "Only versions with the same number of players can be "
                                                 "compared: there were %1, and now there are %2."),
                     {std::to_string(before->played.game.playerCount()),
                      std::to_string(after->game.playerCount())}}};
            play::Comparison comparison =
                play::compare(before->played.game, after->game, plan, threads(), &count.stop,
                              [&](const play::Comparison& sum) { count.done = sum.games + sum.skipped; });
            return std::make_shared<const Versions>(
                Versions{before, std::move(*after), std::move(comparison)});
        },
        [this](const Played& played) {
            if (played)
                take(*played);
            else
                fail(sentence(played.error()));
        });
}

void VersionComparison::take(const std::shared_ptr<const Versions>& versions)
{
    if (versions->comparison.games == 0)
        return;
    m_result = versions;
    emit resultChanged();
    look();
}

void VersionComparison::look()
{
    const bool isStale = m_result && !playAlike(m_run.document().scenario(), m_result->after.scenario);
    if (isStale == m_isStale)
        return;
    m_isStale = isStale;
    emit staleChanged();
}

QString VersionComparison::games() const
{
    if (!m_result)
        return {};
    const QString skipped = skippedGamesText(m_result->comparison);
    const QString games = comparedGamesText(m_result->comparison);
    return skipped.isEmpty() ? games : games + QStringLiteral("; ") + skipped;
}

QVariantList VersionComparison::changes() const
{
    QVariantList list;
    if (!m_result)
        return list;
    auto changes = play::changesOf(m_result->comparison);
    std::ranges::stable_partition(changes, [](const play::Change& change) { return change.isShown; });
    for (const play::Change& change : changes) {
        const ChangeText text = changeText(change, m_result->after, QLocale());
        list << QVariantMap{{QStringLiteral("what"), text.what},
                            {QStringLiteral("numbers"), text.numbers},
                            {QStringLiteral("verdict"), text.verdict},
                            {QStringLiteral("shown"), text.isShown}};
    }
    return list;
}

int VersionComparison::shownCount() const
{
    return m_result
               ? int(std::ranges::count_if(play::changesOf(m_result->comparison), &play::Change::isShown))
               : 0;
}

QVariantList VersionComparison::fairness() const
{
    QVariantList list;
    if (!m_result || m_result->after.game.playerCount() < 2)
        return list;
    for (const ReportVerdict& verdict : {fairnessBefore(m_result->comparison, m_result->before->played),
                                         fairnessAfter(m_result->comparison, m_result->after)})
        list << verdictEntry(verdict);
    return list;
}

} // namespace delve::mageknight
