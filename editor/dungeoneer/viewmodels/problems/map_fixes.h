// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/dungeoneer/document/card_map_document.h"
#include "editor/validation/aside.h"
#include "editor/viewmodels/problems/problem_fixes.h"
#include "engine/dungeoneer/setup/fixes/fixes_for.h"

#include <array>
#include <optional>

namespace delve::dungeoneer {

/// The ways to mend a finding of a card map. They are looked for in a thread of their own, since every one is
/// tried out before it is offered; an edit of the document makes the search begin anew.
class MapFixes : public delve::ProblemFixes // with its namespace, for the tools of QML
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a document")

public:
    explicit MapFixes(CardMapDocument& document, QObject* parent = nullptr);

    const QStringList& sentences() const override { return m_sentences; }
    bool isSearching() const override { return m_isSearching; }
    const QString& report() const override { return m_report; }
    const QStringList& planSteps() const override { return m_planSteps; }
    const QString& planSummary() const override { return m_planSummary; }

    void ask(int row) override;
    void fix(int index) override;
    void planAll(bool errors, bool warnings, bool hints, bool todos) override;
    void applyPlan() override;
    void discardPlan() override;

private:
    void search();
    void clear();
    void describePlan();
    /// Begins to look for something else.
    void begin();
    void end();

    CardMapDocument& m_document;
    std::optional<Finding> m_finding;
    std::vector<Fix> m_fixes;
    QStringList m_sentences;
    QString m_report;
    FixPlan m_plan;
    QStringList m_planSteps;
    QString m_planSummary;
    bool m_isSearching = false;
    Aside m_aside;
};

} // namespace delve::dungeoneer
