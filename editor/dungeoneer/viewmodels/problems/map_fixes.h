// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/dungeoneer/document/card_map_document.h"
#include "editor/viewmodels/problems/problem_fixes.h"
#include "engine/dungeoneer/setup/fixes/fixes_for.h"

#include <array>
#include <optional>

namespace delve::dungeoneer {

/// The ways to mend a finding of a card map; an edit of the document makes the search begin anew.
class MapFixes : public delve::ProblemFixes // with its namespace, for the tools of QML
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a document")

public:
    explicit MapFixes(CardMapDocument& document, QObject* parent = nullptr);

    void planAll(bool errors, bool warnings, bool hints, bool todos) override;
    void applyPlan() override;

private:
    void choose(int row) override;
    void search() override;
    void mend(int index) override;
    void clear() override;
    void describePlan();

    CardMapDocument& m_document;
    std::optional<Finding> m_finding;
    std::vector<Fix> m_fixes;
    FixPlan m_plan;
};

} // namespace delve::dungeoneer
