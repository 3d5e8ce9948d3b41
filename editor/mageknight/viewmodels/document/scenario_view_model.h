// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/document/scenario_document.h"
#include "editor/mageknight/validation/setup_validation.h"
#include "editor/mageknight/viewmodels/canvas/pinned_notes.h"
#include "editor/mageknight/viewmodels/canvas/staircase_link.h"
#include "editor/mageknight/viewmodels/canvas/thing_selection.h"
#include "editor/mageknight/viewmodels/document/edit_commands.h"
#include "editor/mageknight/viewmodels/guide/dungeon_proposals.h"
#include "editor/mageknight/viewmodels/guide/setup_guide.h"
#include "editor/mageknight/viewmodels/problems/finding_fixes.h"
#include "editor/mageknight/viewmodels/problems/scenario_findings.h"
#include "editor/viewmodels/document/file_document_view_model.h"

#include <QPointF>
#include <QStringList>
#include <qqmlregistration.h>

#include <memory>

Q_MOC_INCLUDE("editor/mageknight/viewmodels/insight/improvements.h")
Q_MOC_INCLUDE("editor/mageknight/viewmodels/insight/version_comparison.h")

namespace delve::mageknight {

class Improvements;
class PlaytestRun;
class VersionComparison;

/// What a canvas shows of a document; kept with it, so that a tab looks as it was left.
struct CanvasView
{
    int level = 0;
    double squarePixels = 0; ///< 0: never shown yet
    QPointF origin;
    bool fitted = true;
};

/// One open scenario as the window sees it, with the parts that panels and tools use.
class ScenarioViewModel : public delve::FileDocumentViewModel // with its namespace, for the tools of QML
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the workspace")
    Q_PROPERTY(QStringList levelNames READ levelNames NOTIFY factsChanged)
    Q_PROPERTY(int tileCount READ tileCount NOTIFY edited)
    Q_PROPERTY(delve::mageknight::PinnedNotes* notes READ notes CONSTANT)
    Q_PROPERTY(delve::mageknight::StaircaseLink* staircase READ staircase CONSTANT)
    Q_PROPERTY(delve::mageknight::SetupGuide* guide READ guide CONSTANT)
    Q_PROPERTY(delve::mageknight::DungeonProposals* proposals READ proposals CONSTANT)
    Q_PROPERTY(delve::mageknight::PlaytestRun* playtest READ playtest CONSTANT)
    Q_PROPERTY(delve::mageknight::VersionComparison* comparison READ comparison CONSTANT)
    Q_PROPERTY(delve::mageknight::Improvements* improvements READ improvements CONSTANT)

public:
    explicit ScenarioViewModel(std::unique_ptr<ScenarioDocument> document, QObject* parent = nullptr);
    ~ScenarioViewModel() override;

    QStringList levelNames() const;
    int tileCount() const { return int(m_document.scenario().tiles.size()); }

    /// Adds an empty level above the last one.
    Q_INVOKABLE void addLevel();
    /// What lies on a square, for the status bar and for screen readers.
    Q_INVOKABLE QString describe(int level, int x, int y) const;

    ThingSelection* selection() override { return &m_selection; }
    EditCommands* commands() override { return &m_commands; }
    ScenarioFindings* findings() override { return &m_findings; }
    FindingFixes* fixes() override { return &m_fixes; }
    PinnedNotes* notes() { return &m_notes; }
    StaircaseLink* staircase() { return &m_staircase; }
    SetupGuide* guide() { return &m_guide; }
    DungeonProposals* proposals() { return &m_proposals; }
    PlaytestRun* playtest() { return m_playtest.get(); }
    VersionComparison* comparison() { return m_comparison.get(); }
    Improvements* improvements() { return m_improvements.get(); }
    ScenarioDocument& model() { return m_document; }
    const ScenarioDocument& model() const { return m_document; }
    SetupValidation& validation() { return m_validation; }

    CanvasView view;

signals:
    void factsChanged();
    void edited();

protected:
    bool isEmpty() const override { return tileCount() == 0; }

private:
    ScenarioViewModel(ScenarioDocument& model, std::unique_ptr<ScenarioDocument>&& document, QObject* parent);

    ScenarioDocument& m_document;
    SetupValidation m_validation;
    ThingSelection m_selection;
    EditCommands m_commands;
    ScenarioFindings m_findings;
    FindingFixes m_fixes;
    PinnedNotes m_notes;
    StaircaseLink m_staircase;
    SetupGuide m_guide;
    DungeonProposals m_proposals;
    std::unique_ptr<PlaytestRun> m_playtest;
    std::unique_ptr<VersionComparison> m_comparison;
    std::unique_ptr<Improvements> m_improvements;
    LanguageWatch m_language{[this] { emit factsChanged(); }};
};

} // namespace delve::mageknight
