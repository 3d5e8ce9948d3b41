// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/validation/setup_validation.h"
#include "editor/validation/aside.h"
#include "editor/viewmodels/problems/problem_fixes.h"
#include "engine/mageknight/setup/fixes/fix_plan.h"

#include <qqmlregistration.h>

#include <array>
#include <optional>

namespace delve::mageknight {

/// The ways to mend a finding of a document. They are looked for in a thread of their own, since every one is
/// tried out before it is offered; an edit of the document makes the search begin anew.
class FindingFixes : public delve::ProblemFixes // with its namespace, for the tools of QML
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a document")
    /// What plans may change although that hides errors and does not mend them.
    Q_PROPERTY(bool mayChangeBuildTotal READ mayChangeBuildTotal WRITE setMayChangeBuildTotal NOTIFY changed)
    Q_PROPERTY(bool mayIgnoreStock READ mayIgnoreStock WRITE setMayIgnoreStock NOTIFY changed)

public:
    FindingFixes(ScenarioDocument& document, SetupValidation& validation, QObject* parent = nullptr);

    const QStringList& sentences() const override { return m_sentences; }
    bool isSearching() const override { return m_isSearching; }
    const QString& report() const override { return m_report; }
    const QStringList& planSteps() const override { return m_planSteps; }
    const QString& planSummary() const override { return m_planSummary; }
    bool mayChangeBuildTotal() const { return m_mayChangeBuildTotal; }
    void setMayChangeBuildTotal(bool may);
    bool mayIgnoreStock() const { return m_mayIgnoreStock; }
    void setMayIgnoreStock(bool may);

    void ask(int row) override;
    void fix(int index) override;
    void planAll(bool errors, bool warnings, bool hints, bool todos) override;
    void applyPlan() override;
    void discardPlan() override;

private:
    void search();
    void plan();
    void clear();
    void describePlan();
    /// Runs `work` beside the window, then `done` in it unless something else was asked for meanwhile.
    template <typename Work, typename Done> void runAside(Work work, Done done);

    ScenarioDocument& m_document;
    SetupValidation& m_validation;
    std::optional<Finding> m_finding;
    std::vector<Fix> m_fixes;
    QStringList m_sentences;
    QString m_report;
    FixPlan m_plan;
    QStringList m_planSteps;
    QString m_planSummary;
    std::array<bool, 4> m_wanted{}; ///< of the plan, as in Severity
    bool m_mayChangeBuildTotal = false;
    bool m_mayIgnoreStock = false;
    bool m_isSearching = false;
    Aside m_aside;
};

} // namespace delve::mageknight
