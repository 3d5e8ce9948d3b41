// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/autosave.h"
#include "editor/document/document.h"

#include <QObject>
#include <qqmlregistration.h>

#include <memory>

namespace delve {

/// Something that is being edited, as the window sees it: whether it is saved, and its history.
class DocumentViewModel : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the games")
    Q_PROPERTY(bool modified READ isModified NOTIFY modifiedChanged)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY historyChanged)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY historyChanged)
    Q_PROPERTY(QString undoText READ undoText NOTIFY historyChanged)
    Q_PROPERTY(QString redoText READ redoText NOTIFY historyChanged)

public:
    bool isModified() const { return m_document->isModified(); }
    bool canUndo() const { return undoStack().canUndo(); }
    bool canRedo() const { return undoStack().canRedo(); }
    QString undoText() const { return undoStack().undoText(); }
    QString redoText() const { return undoStack().redoText(); }

    Q_INVOKABLE void undo() { undoStack().undo(); }
    Q_INVOKABLE void redo() { undoStack().redo(); }

    QUndoStack& undoStack() const { return m_document->undoStack(); }
    /// From now on there is a copy of what is not saved.
    Autosave& keepCopyIn(const QString& recoveryFile);
    /// Where that copy is; nothing before.
    Autosave* autosave() { return m_autosave.get(); }

signals:
    void modifiedChanged();
    void historyChanged();

protected:
    explicit DocumentViewModel(std::unique_ptr<Document> document, QObject* parent = nullptr);

private:
    /// The last to go: parts of those who derive from this work with it.
    std::unique_ptr<Document> m_document;
    std::unique_ptr<Autosave> m_autosave;
};

} // namespace delve
