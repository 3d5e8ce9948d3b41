// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/validation/setup_validation.h"
#include "editor/validation/aside.h"
#include "engine/mageknight/setup/fixes/fix_plan.h"

#include <QObject>
#include <QStringList>
#include <qqmlregistration.h>

#include <array>
#include <optional>

namespace delve::mageknight {

/// The ways to mend a finding of a document. They are looked for in a thread of their own, since every one is
/// tried out before it is offered; an edit of the document makes the search begin anew.
class FindingFixes : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a document")
    /// What each fix of the finding asked about would do, the best first.
    Q_PROPERTY(QStringList sentences READ sentences NOTIFY changed)
    Q_PROPERTY(bool searching READ isSearching NOTIFY changed)
    /// What the last "fix all" came to, until the next question.
    Q_PROPERTY(QString report READ report NOTIFY changed)
    /// The steps of the plan that is offered, each with its price.
    Q_PROPERTY(QStringList planSteps READ planSteps NOTIFY changed)
    /// What the plan comes to as a whole; empty where none was asked for.
    Q_PROPERTY(QString planSummary READ planSummary NOTIFY changed)
    /// What plans may change although that hides errors and does not mend them.
    Q_PROPERTY(bool mayChangeBuildTotal READ mayChangeBuildTotal WRITE setMayChangeBuildTotal NOTIFY changed)
    Q_PROPERTY(bool mayIgnoreStock READ mayIgnoreStock WRITE setMayIgnoreStock NOTIFY changed)

public:
    FindingFixes(ScenarioDocument& document, SetupValidation& validation, QObject* parent = nullptr);

    const QStringList& sentences() const { return m_sentences; }
    bool isSearching() const { return m_isSearching; }
    const QString& report() const { return m_report; }
    const QStringList& planSteps() const { return m_planSteps; }
    const QString& planSummary() const { return m_planSummary; }
    bool mayChangeBuildTotal() const { return m_mayChangeBuildTotal; }
    void setMayChangeBuildTotal(bool may);
    bool mayIgnoreStock() const { return m_mayIgnoreStock; }
    void setMayIgnoreStock(bool may);

    /// Looks for the fixes of a row of FindingsModel; -1 asks nothing any more.
    Q_INVOKABLE void ask(int row);
    /// Does one of them, as one step of undo.
    Q_INVOKABLE void fix(int index);
    /// Looks for the cheapest plan that mends all findings of these severities, and offers it.
    Q_INVOKABLE void planAll(bool errors, bool warnings, bool hints, bool todos);
    /// Does what the plan says, as one step of undo.
    Q_INVOKABLE void applyPlan();
    Q_INVOKABLE void discardPlan();

signals:
    void changed();

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
