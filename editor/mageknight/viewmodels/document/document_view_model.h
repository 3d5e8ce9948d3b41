// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/document/autosave.h"
#include "editor/mageknight/document/scenario_document.h"
#include "editor/mageknight/validation/setup_validation.h"
#include "editor/mageknight/viewmodels/canvas/pinned_notes.h"
#include "editor/mageknight/viewmodels/canvas/staircase_link.h"
#include "editor/mageknight/viewmodels/canvas/thing_selection.h"
#include "editor/mageknight/viewmodels/document/edit_commands.h"
#include "editor/mageknight/viewmodels/guide/dungeon_proposals.h"
#include "editor/mageknight/viewmodels/guide/setup_guide.h"
#include "editor/mageknight/viewmodels/problems/finding_fixes.h"
#include "editor/mageknight/viewmodels/problems/findings_model.h"
#include "editor/text/language_watch.h"

#include <QObject>
#include <QPointF>
#include <QStringList>
#include <qqmlregistration.h>

#include <memory>

Q_MOC_INCLUDE("editor/mageknight/viewmodels/insight/version_comparison.h")

namespace delve::mageknight {

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

/// One open document as the window sees it: its names and state, and the parts that panels and tools use.
class DocumentViewModel : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the workspace")
    Q_PROPERTY(QString title READ title NOTIFY factsChanged)
    Q_PROPERTY(QString fileName READ fileName NOTIFY pathChanged)
    Q_PROPERTY(QString path READ path NOTIFY pathChanged)
    Q_PROPERTY(bool modified READ isModified NOTIFY modifiedChanged)
    Q_PROPERTY(bool readOnly READ isReadOnly NOTIFY contentChanged)
    /// What keeps the document from being changed, and what is odd about its packs: one sentence a line.
    Q_PROPERTY(QString missing READ missing NOTIFY contentChanged)
    Q_PROPERTY(QString packWarnings READ packWarnings NOTIFY contentChanged)
    /// 0 as we know it, 1 changed by somebody else, 2 gone
    Q_PROPERTY(int fileState READ fileState NOTIFY fileStateChanged)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY historyChanged)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY historyChanged)
    Q_PROPERTY(QString undoText READ undoText NOTIFY historyChanged)
    Q_PROPERTY(QString redoText READ redoText NOTIFY historyChanged)
    Q_PROPERTY(QStringList levelNames READ levelNames NOTIFY factsChanged)
    Q_PROPERTY(int tileCount READ tileCount NOTIFY edited)
    Q_PROPERTY(delve::mageknight::ThingSelection* selection READ selection CONSTANT)
    Q_PROPERTY(delve::mageknight::EditCommands* commands READ commands CONSTANT)
    Q_PROPERTY(delve::mageknight::FindingsModel* findings READ findings CONSTANT)
    Q_PROPERTY(delve::mageknight::FindingFixes* fixes READ fixes CONSTANT)
    Q_PROPERTY(delve::mageknight::PinnedNotes* notes READ notes CONSTANT)
    Q_PROPERTY(delve::mageknight::StaircaseLink* staircase READ staircase CONSTANT)
    Q_PROPERTY(delve::mageknight::SetupGuide* guide READ guide CONSTANT)
    Q_PROPERTY(delve::mageknight::DungeonProposals* proposals READ proposals CONSTANT)
    Q_PROPERTY(delve::mageknight::PlaytestRun* playtest READ playtest CONSTANT)
    Q_PROPERTY(delve::mageknight::VersionComparison* comparison READ comparison CONSTANT)

public:
    DocumentViewModel(std::unique_ptr<ScenarioDocument> document, const QString& recoveryFile,
                      QObject* parent = nullptr);
    ~DocumentViewModel() override;

    QString title() const;
    QString fileName() const;
    QString path() const { return m_document->path(); }
    bool isModified() const { return m_document->isModified(); }
    bool isReadOnly() const { return m_document->isReadOnly(); }
    QString missing() const;
    QString packWarnings() const;
    int fileState() const { return int(m_document->file().state()); }
    bool canUndo() const { return m_document->undoStack().canUndo(); }
    bool canRedo() const { return m_document->undoStack().canRedo(); }
    QString undoText() const { return m_document->undoStack().undoText(); }
    QString redoText() const { return m_document->undoStack().redoText(); }
    QStringList levelNames() const;
    int tileCount() const { return int(m_document->scenario().tiles.size()); }

    Q_INVOKABLE void undo() { m_document->undoStack().undo(); }
    Q_INVOKABLE void redo() { m_document->undoStack().redo(); }
    /// Takes over what somebody else wrote into the file; empty, or why that is not possible.
    Q_INVOKABLE QString reload();
    /// The state of the file as of now.
    Q_INVOKABLE int lookAtFile()
    {
        m_document->lookAtFile();
        return fileState();
    }
    Q_INVOKABLE void keepMine() { m_document->keepMine(); }
    /// Adds an empty level above the last one.
    Q_INVOKABLE void addLevel();
    /// What lies on a square, for the status bar and for screen readers.
    Q_INVOKABLE QString describe(int level, int x, int y) const;

    ThingSelection* selection() { return &m_selection; }
    EditCommands* commands() { return &m_commands; }
    FindingsModel* findings() { return &m_findings; }
    FindingFixes* fixes() { return &m_fixes; }
    PinnedNotes* notes() { return &m_notes; }
    StaircaseLink* staircase() { return &m_staircase; }
    SetupGuide* guide() { return &m_guide; }
    DungeonProposals* proposals() { return &m_proposals; }
    PlaytestRun* playtest() { return m_playtest.get(); }
    VersionComparison* comparison() { return m_comparison.get(); }
    /// New and never touched: whatever replaces it loses nothing.
    Q_INVOKABLE bool isUntouched() const;
    ScenarioDocument& document() { return *m_document; }
    const ScenarioDocument& document() const { return *m_document; }
    SetupValidation& validation() { return m_validation; }
    Autosave& autosave() { return m_autosave; }

    CanvasView view;

signals:
    void factsChanged();
    void pathChanged();
    void modifiedChanged();
    void contentChanged();
    void fileStateChanged();
    void historyChanged();
    void edited();

private:
    std::unique_ptr<ScenarioDocument> m_document;
    SetupValidation m_validation;
    ThingSelection m_selection;
    EditCommands m_commands;
    FindingsModel m_findings;
    FindingFixes m_fixes;
    PinnedNotes m_notes;
    StaircaseLink m_staircase;
    SetupGuide m_guide;
    DungeonProposals m_proposals;
    std::unique_ptr<PlaytestRun> m_playtest;
    std::unique_ptr<VersionComparison> m_comparison;
    Autosave m_autosave;
    LanguageWatch m_language{[this] {
        emit factsChanged();
        emit contentChanged();
    }};
};

} // namespace delve::mageknight
