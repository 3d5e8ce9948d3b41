// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/insight/dungeon_assertions.h"

#include "editor/mageknight/report/assertion_text.h"
#include "engine/mageknight/scenario/edits/thing_edits.h"
#include "engine/mageknight/scenario/scenario_limits.h"

#include <QLocale>

#include <algorithm>

namespace delve::mageknight {

void DungeonAssertions::setRun(PlaytestRun* run)
{
    if (m_run == run)
        return;
    if (m_run) {
        disconnect(m_run, nullptr, this, nullptr);
        disconnect(&m_run->document(), nullptr, this, nullptr);
    }
    m_run = run;
    if (m_run) {
        connect(m_run, &PlaytestRun::resultChanged, this, [this] {
            check();
            if (count() > 0)
                emit dataChanged(index(0), index(count() - 1));
            emit countsChanged();
        });
        connect(&m_run->document(), &ScenarioDocument::edited, this, [this](const Edit& edit) {
            const bool renames = std::ranges::any_of(edit.changes, [](const ThingChange& change) {
                return change.kind == ThingKind::Player || change.kind == ThingKind::Chest ||
                       change.kind == ThingKind::Token;
            });
            if (edit.facts || renames)
                update();
        });
    }
    emit runChanged();
    update();
}

void DungeonAssertions::update()
{
    beginResetModel();
    m_assertions = m_run ? m_run->document().scenario().assertions : std::vector<Assertion>();
    check();
    endResetModel();
    emit countsChanged();
}

/// What was played is asked about the assertions of now.
void DungeonAssertions::check()
{
    m_checks.clear();
    if (!m_run || !m_run->hasResult() || m_run->result()->report.games == 0)
        return;
    const PlaytestResult& result = *m_run->result();
    Scenario played = result.played.scenario;
    played.assertions = m_assertions;
    m_checks = play::checkAssertions(played, result.batch.state.tally, play::certaintyOf(result.batch.plan));
}

int DungeonAssertions::brokenCount() const
{
    return int(
        std::ranges::count(m_checks, play::AssertionCheck::Verdict::Broken, &play::AssertionCheck::verdict));
}

bool DungeonAssertions::canAdd() const
{
    return m_run && !m_run->document().isReadOnly() && m_assertions.size() < scenario_limits::assertions;
}

void DungeonAssertions::remove(int row)
{
    if (row < 0 || row >= count())
        return;
    ScenarioFacts facts = static_cast<const ScenarioFacts&>(m_run->document().scenario());
    facts.assertions.erase(facts.assertions.begin() + row);
    m_run->document().push(changeFacts(m_run->document().scenario(), facts), tr("Remove Promise"));
}

void DungeonAssertions::put(int row, const Assertion& assertion)
{
    if (!m_run)
        return;
    ScenarioFacts facts = static_cast<const ScenarioFacts&>(m_run->document().scenario());
    const bool isNew = row < 0 || row >= int(facts.assertions.size());
    if (isNew)
        facts.assertions.push_back(assertion);
    else
        facts.assertions[std::size_t(row)] = assertion;
    m_run->document().push(changeFacts(m_run->document().scenario(), facts),
                           isNew ? tr("Add Promise") : tr("Change Promise"));
}

QString DungeonAssertions::verdictText(int row) const
{
    return m_checks.empty() ? tr("not checked yet")
                            : assertionVerdict(m_checks[std::size_t(row)], m_run->result()->report.games);
}

QVariant DungeonAssertions::data(const QModelIndex& index, int role) const
{
    const auto row = std::size_t(index.row());
    if (!m_run || row >= m_assertions.size())
        return {};
    switch (role) {
    case SentenceRole: return assertionText(m_assertions[row], m_run->document().scenario());
    case VerdictRole: return m_checks.empty() ? 3 : int(m_checks[row].verdict);
    case VerdictTextRole: return verdictText(index.row());
    case EvidenceRole:
        return m_checks.empty()
                   ? QString()
                   : assertionEvidence(m_checks[row], m_run->result()->played.scenario, QLocale());
    default: return {};
    }
}

} // namespace delve::mageknight
