// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/problems/finding_fixes.h"

#include "editor/mageknight/text/fix_text.h"

#include <QLocale>

#include <algorithm>
#include <utility>

namespace delve::mageknight {

FindingFixes::FindingFixes(ScenarioDocument& document, SetupValidation& validation, QObject* parent)
    : ProblemFixes(parent), m_document(document), m_validation(validation)
{
    connect(&document, &ScenarioDocument::edited, this, [this] {
        forget();
        emit changed();
    });
    connect(&validation, &SetupValidation::findingsChanged, this, [this] {
        if (!m_finding)
            return;
        const Findings& all = m_validation.findings();
        if (std::ranges::find(all, *m_finding) == all.end())
            m_finding.reset();
        search();
    });
}

void FindingFixes::clear()
{
    m_fixes.clear();
    m_plan = {};
    ProblemFixes::clear();
}

void FindingFixes::choose(int row)
{
    const Findings& all = m_validation.findings();
    m_finding.reset();
    if (row >= 0 && row < int(all.size()))
        m_finding = all[std::size_t(row)];
}

void FindingFixes::search()
{
    if (!m_finding || m_document.isReadOnly())
        return discardPlan();
    runAside([scenario = m_document.scenario(), &content = m_document.content(), finding = *m_finding,
              all = m_validation.findings()](
                 const std::stop_token&) { return fixesFor(scenario, content, finding, all); },
             [this](const std::vector<Fix>& fixes) {
                 m_fixes = fixes;
                 for (const Fix& fix : m_fixes)
                     m_sentences << sentence(fix, m_document.scenario(), m_document.content(),
                                             QLocale().name().toStdString());
             });
}

void FindingFixes::mend(int index)
{
    Edit edit = m_fixes[std::size_t(index)].edit;
    edit.name = EditName::FixFinding;
    m_document.push(std::move(edit), tr("Fix: %1").arg(m_sentences[index]));
}

void FindingFixes::setMayChangeBuildTotal(bool may)
{
    if (std::exchange(m_mayChangeBuildTotal, may) != may)
        plan();
}

void FindingFixes::setMayIgnoreStock(bool may)
{
    if (std::exchange(m_mayIgnoreStock, may) != may)
        plan();
}

void FindingFixes::planAll(bool errors, bool warnings, bool hints, bool todos)
{
    m_report.clear();
    m_finding.reset();
    m_wanted = {errors, warnings, hints, todos};
    plan();
}

void FindingFixes::plan()
{
    if (m_document.isReadOnly())
        return;
    Concessions may;
    if (m_mayChangeBuildTotal)
        may.add(Concession::BuildTotal);
    if (m_mayIgnoreStock)
        may.add(Concession::Stock);
    runAside(
        [scenario = m_document.scenario(), &content = m_document.content(), wanted = m_wanted,
         may](const std::stop_token&) {
            const auto isWanted = [&](const Finding& finding) {
                return wanted[std::size_t(finding.severity)];
            };
            return planFixes(scenario, content, {isWanted, may});
        },
        [this](const FixPlan& result) {
            m_plan = result;
            describePlan();
        });
}

void FindingFixes::describePlan()
{
    if (m_plan.steps.empty()) {
        m_planSummary = tr("No fix is known for what is shown.");
        return;
    }
    Scenario before = m_document.scenario();
    int paidWith = 0; // so many steps before
    for (const PlanStep& step : m_plan.steps) {
        const QString done = sentence(step.fix, before, m_document.content(), QLocale().name().toStdString());
        m_planSteps << (step.isPaidWithNext ? done
                        : paidWith == 0     ? tr("%1 (price %2)").arg(done).arg(step.fix.price)
                        : paidWith == 1
                            ? tr("%1 (price %2, with the step before)").arg(done).arg(step.fix.price)
                            : tr("%1 (price %2, with the %3 steps before)")
                                  .arg(done)
                                  .arg(step.fix.price)
                                  .arg(paidWith));
        paidWith = step.isPaidWithNext ? paidWith + 1 : 0;
        apply(before, step.fix.edit);
    }
    m_planSummary = m_plan.left.empty()
                        ? tr("Mends %1 problems for a price of %2.").arg(m_plan.mended).arg(m_plan.price)
                        : tr("Mends %1 problems for a price of %2. Left, because no fix is known: %3.")
                              .arg(m_plan.mended)
                              .arg(m_plan.price)
                              .arg(m_plan.left.size());
}

void FindingFixes::applyPlan()
{
    if (m_plan.steps.empty() || m_document.isReadOnly())
        return;
    const FixPlan plan = std::exchange(m_plan, {});
    m_document.push(difference(EditName::FixFinding, m_document.scenario(), plan.scenario),
                    tr("Fix %n Problem(s)", nullptr, plan.mended));
    m_report = plan.left.empty() ? tr("Problems fixed: %1.").arg(plan.mended)
                                 : tr("Problems fixed: %1. Left, because no fix is known: %2.")
                                       .arg(plan.mended)
                                       .arg(plan.left.size());
    emit changed();
}

} // namespace delve::mageknight
