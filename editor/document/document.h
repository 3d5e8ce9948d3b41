// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/result.h"

#include <QObject>
#include <QString>
#include <QUndoCommand>
#include <QUndoStack>

#include <functional>

namespace delve {

/// Something of the user that is being edited, with its history: a scenario, a pack. What it holds and what
/// an edit of it is belongs to the game.
class Document : public QObject
{
    Q_OBJECT

public:
    explicit Document(QObject* parent = nullptr);

    /// The name that it gives itself; empty if it has none.
    virtual QString title() const = 0;
    /// Saves it where it belongs.
    virtual Result<void> save() = 0;
    /// Writes what is shown into another file, from which it can be rescued after a crash.
    virtual Result<void> writeCopy(const QString& file) const = 0;

    QUndoStack& undoStack() { return m_undoStack; }
    const QUndoStack& undoStack() const { return m_undoStack; }
    bool isModified() const { return !m_undoStack.isClean(); }
    /// Says that what is shown is not saved anywhere, for what comes from a recovery file.
    void markUnsaved() { m_undoStack.resetClean(); }

signals:
    /// It was changed: an edit was done, undone or done again.
    void touched();
    void modifiedChanged();

protected:
    /// Does an edit and remembers it. `change` takes the edit, or its inverse, and does it.
    template <typename Edit, typename Change> void remember(const QString& label, Edit edit, Change change)
    {
        m_undoStack.push(new Swap<Edit, Change>(*this, label, std::move(edit), std::move(change)));
    }

private:
    /// Undo and redo are the same swap.
    template <typename Edit, typename Change> class Swap : public QUndoCommand
    {
    public:
        Swap(Document& document, const QString& label, Edit edit, Change change)
            : QUndoCommand(label), m_document(document), m_edit(std::move(edit)), m_change(std::move(change))
        {}

        void redo() override { take(m_edit); }
        void undo() override { take(inverted(m_edit)); }

    private:
        void take(const Edit& edit)
        {
            m_change(edit);
            emit m_document.touched();
        }

        Document& m_document;
        Edit m_edit;
        Change m_change;
    };

    QUndoStack m_undoStack;
};

} // namespace delve
