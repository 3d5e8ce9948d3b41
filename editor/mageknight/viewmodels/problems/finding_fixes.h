// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/validation/setup_validation.h"
#include "editor/viewmodels/problems/problem_fixes.h"
#include "engine/mageknight/setup/fixes/fix_plan.h"

#include <qqmlregistration.h>

#include <array>
#include <optional>

namespace delve::mageknight {

/// The ways to mend a finding of a dungeon; an edit of the document makes the search begin anew.
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

    bool mayChangeBuildTotal() const { return m_mayChangeBuildTotal; }
    void setMayChangeBuildTotal(bool may);
    bool mayIgnoreStock() const { return m_mayIgnoreStock; }
    void setMayIgnoreStock(bool may);

    void planAll(bool errors, bool warnings, bool hints, bool todos) override;
    void applyPlan() override;

private:
    void choose(int row) override;
    void search() override;
    void mend(int index) override;
    void plan();
    void clear() override;
    void describePlan();

    ScenarioDocument& m_document;
    SetupValidation& m_validation;
    std::optional<Finding> m_finding;
    std::vector<Fix> m_fixes;
    FixPlan m_plan;
    std::array<bool, 4> m_wanted{}; ///< of the plan, as in Severity
    bool m_mayChangeBuildTotal = false;
    bool m_mayIgnoreStock = false;
};

} // namespace delve::mageknight
