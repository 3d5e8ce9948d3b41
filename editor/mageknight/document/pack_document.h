// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/content/pack_edits.h"

#include <QObject>
#include <QString>
#include <QUndoStack>

#include <filesystem>

namespace delve::mageknight {

/// One pack of the user that is being edited, with its history and its folder. Everything that changes it is
/// a PackEdit that comes in through push(). Pieces in it can always be read: whoever changes one asks
/// readBack() first.
class PackDocument : public QObject
{
    Q_OBJECT

public:
    PackDocument(Pack pack, std::filesystem::path folder, QObject* parent = nullptr);

    const Pack& pack() const { return m_pack; }
    /// The pack as it was last saved in its folder.
    const Pack& saved() const { return m_saved; }

    /// Does the edit and remembers it. False for an empty one.
    bool push(PackEdit edit, const QString& label);
    QUndoStack& undoStack() { return m_undoStack; }
    const QUndoStack& undoStack() const { return m_undoStack; }
    bool isModified() const { return !m_undoStack.isClean(); }

    Result<void> save();

signals:
    void edited(const delve::mageknight::PackEdit& edit);
    void modifiedChanged();

private:
    class SwapPieces;

    void change(const PackEdit& edit);

    Pack m_pack;
    Pack m_saved;
    std::filesystem::path m_folder;
    QUndoStack m_undoStack;
};

} // namespace delve::mageknight
