// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/insight/improvements.h"

#include "editor/mageknight/report/improvement_text.h"
#include "editor/mageknight/text/thing_names.h"
#include "editor/text/messages.h"

#include <QLocale>
#include <QRectF>

namespace delve::mageknight {

Improvements::Improvements(PlaytestRun& run, DungeonProposals& proposals, QObject* parent)
    : GamesAside(parent), m_run(run), m_proposals(proposals)
{
    connect(&run, &PlaytestRun::resultChanged, this, &Improvements::search);
    connect(&run, &PlaytestRun::staleChanged, this, &Improvements::entriesChanged);
}

void Improvements::search()
{
    cancel();
    m_found.clear();
    m_effects.clear();
    m_trying = -1;
    m_result = m_run.result();
    m_isSearching = m_result != nullptr;
    if (m_result)
        m_search.run(
            [result = m_result](const std::stop_token& stop) {
                return play::findImprovements(result->batch, result->report, result->played.game,
                                              *result->content, stop);
            },
            [this](const Found& found) {
                m_found = found;
                m_effects.assign(found.size(), std::nullopt);
                m_isSearching = false;
                emit entriesChanged();
            });
    emit entriesChanged();
}

QVariantList Improvements::entries() const
{
    QVariantList list;
    const QLocale locale;
    for (std::size_t i = 0; i < m_found.size(); ++i) {
        const play::Improvement& improvement = m_found[i];
        const ReportVerdict words =
            improvementInWords(improvement, m_result->played.scenario, *m_result->content, locale);
        QVariantMap entry{
            {QStringLiteral("tone"), int(words.tone)},
            {QStringLiteral("title"), words.title},
            {QStringLiteral("sentence"), words.sentence},
            {QStringLiteral("level"), improvement.to.level},
            {QStringLiteral("areas"), QVariantList{QRectF(improvement.from.x, improvement.from.y, 1, 1),
                                                   QRectF(improvement.to.x, improvement.to.y, 1, 1)}},
            {QStringLiteral("isTrying"), isRunning() && m_trying == int(i)}};
        if (const auto& effect = m_effects[i]) {
            const ReportVerdict told = effectInWords(improvement, *effect, locale);
            entry.insert({{QStringLiteral("effectTone"), int(told.tone)},
                          {QStringLiteral("effectTitle"), told.title},
                          {QStringLiteral("effect"), told.sentence}});
        }
        list << entry;
    }
    return list;
}

void Improvements::tryOut(int entry)
{
    if (isRunning() || entry < 0 || entry >= int(m_found.size()))
        return;
    m_trying = entry;
    play::BatchPlan plan = m_result->batch.plan;
    plan.games = gamesToTry;
    plan.untilClear = false; // every pair counts
    plan.shard = 0;
    plan.shards = 1;
    using Played = Result<Tried>;
    start(
        plan.games,
        [before = m_result, improvement = m_found[std::size_t(entry)], entry, plan](Count& count) -> Played {
            auto after =
                prepareForBatch(before->played.file, applied(before->played.scenario, improvement.edit),
                                BatchOptions().rounds, *before->content);
            if (!after)
                return after.error();
            const play::Comparison comparison =
                play::compare(before->played.game, after->game, plan, threads(), &count.stop,
                              [&](const play::Comparison& sum) { count.done = sum.games + sum.skipped; });
            return Tried{entry, play::effectOf(improvement, before->played.game, comparison)};
        },
        [this, asked = m_result](const Played& played) {
            m_trying = -1;
            if (!played)
                fail(sentence(played.error()));
            else if (asked == m_result && played->effect.games > 0)
                m_effects[std::size_t(played->entry)] = played->effect;
            emit entriesChanged();
        });
    emit entriesChanged();
}

void Improvements::propose(int entry)
{
    const Scenario& scenario = m_run.document().scenario();
    // Asked at once: what the run says of its age comes a moment after an edit.
    if (entry < 0 || entry >= int(m_found.size()) || !playAlike(scenario, m_result->played.scenario))
        return;
    const play::Improvement& improvement = m_found[std::size_t(entry)];
    const ReportVerdict words =
        improvementInWords(improvement, m_result->played.scenario, *m_result->content, QLocale());
    m_proposals.propose(applied(scenario, improvement.edit), moveLabel(improvement), words.sentence);
}

QString Improvements::moveLabel(const play::Improvement& improvement) const
{
    const ScenarioDocument& document = m_run.document();
    return tr("Move %1").arg(nameInWords(improvement.moved, document.scenario(), document.content(),
                                         QLocale().name().toStdString()));
}

} // namespace delve::mageknight
