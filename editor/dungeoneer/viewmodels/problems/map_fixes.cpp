// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/viewmodels/problems/map_fixes.h"

#include "editor/dungeoneer/text/fix_text.h"

#include <QLocale>

#include <algorithm>
#include <utility>

namespace delve::dungeoneer {

MapFixes::MapFixes(CardMapDocument& document, QObject* parent) : ProblemFixes(parent), m_document(document)
{
    connect(&document, &CardMapDocument::edited, this, [this] {
        forget();
        const Findings& all = m_document.findings();
        if (m_finding && std::ranges::find(all, *m_finding) == all.end())
            m_finding.reset();
        search();
    });
}

void MapFixes::clear()
{
    m_fixes.clear();
    m_plan = {};
    ProblemFixes::clear();
}

void MapFixes::choose(int row)
{
    const Findings& all = m_document.findings();
    m_finding.reset();
    if (row >= 0 && row < int(all.size()))
        m_finding = all[std::size_t(row)];
}

void MapFixes::search()
{
    if (!m_finding || m_document.isReadOnly())
        return discardPlan();
    runAside([scenario = m_document.scenario(), &cards = m_document.cards(),
              finding = *m_finding](const std::stop_token&) { return fixesFor(scenario, cards, finding); },
             [this](const std::vector<Fix>& fixes) {
                 m_fixes = fixes;
                 const ScenarioNames names(m_document.scenario(), m_document.cards(),
                                           QLocale().name().toStdString());
                 for (const Fix& fix : m_fixes)
                     m_sentences << sentence(fix, names);
             });
}

void MapFixes::mend(int index)
{
    Edit edit = m_fixes[std::size_t(index)].edit;
    edit.name = EditName::FixFinding;
    m_document.push(std::move(edit), tr("Fix: %1").arg(m_sentences[index]));
}

void MapFixes::planAll(bool errors, bool warnings, bool hints, bool todos)
{
    m_report.clear();
    m_finding.reset();
    if (m_document.isReadOnly())
        return;
    runAside(
        [scenario = m_document.scenario(), &cards = m_document.cards(),
         wanted = std::array{errors, warnings, hints, todos}](const std::stop_token&) {
            return planFixes(scenario, cards,
                             [&](const Finding& finding) { return wanted[std::size_t(finding.severity)]; });
        },
        [this](const FixPlan& plan) {
            m_plan = plan;
            describePlan();
        });
}

void MapFixes::describePlan()
{
    if (m_plan.steps.empty()) {
        m_planSummary = tr("No fix is known for what is shown.");
        return;
    }
    Scenario before = m_document.scenario();
    int price = 0;
    for (const PlanStep& step : m_plan.steps) {
        const ScenarioNames names(before, m_document.cards(), QLocale().name().toStdString());
        m_planSteps << tr("%1 (price %2)").arg(sentence(step.fix, names), QString::number(step.fix.price));
        price += step.fix.price;
        apply(before, step.fix.edit);
    }
    m_planSummary =
        tr("Mends problems in %n step(s), price %1.", nullptr, int(m_plan.steps.size())).arg(price);
    if (!m_plan.left.empty())
        m_planSummary += u' ' + tr("Left, because no fix is known: %1.").arg(m_plan.left.size());
}

void MapFixes::applyPlan()
{
    if (m_plan.steps.empty() || m_document.isReadOnly())
        return;
    const FixPlan plan = std::exchange(m_plan, {});
    const int steps = int(plan.steps.size());
    m_document.push(difference(EditName::FixFinding, m_document.scenario(), plan.scenario),
                    tr("Fix %n Problem(s)", nullptr, steps));
    m_report = tr("Problems fixed: %1.").arg(steps);
    if (!plan.left.empty())
        m_report += u' ' + tr("Left, because no fix is known: %1.").arg(plan.left.size());
    emit changed();
}

} // namespace delve::dungeoneer
