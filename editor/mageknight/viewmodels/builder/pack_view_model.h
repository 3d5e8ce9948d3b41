// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/document/autosave.h"
#include "editor/mageknight/document/pack_document.h"
#include "engine/mageknight/content/new_pieces.h"

#include <QObject>
#include <qqmlregistration.h>

#include <memory>
#include <optional>

namespace delve::mageknight {

/// One pack of the user as the window sees it: its name and state, and the piece of it that is being edited.
class PackViewModel : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the shelf")
    Q_PROPERTY(QString id READ id CONSTANT)
    Q_PROPERTY(QString name READ name NOTIFY edited)
    Q_PROPERTY(bool modified READ isModified NOTIFY modifiedChanged)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY historyChanged)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY historyChanged)
    Q_PROPERTY(QString undoText READ undoText NOTIFY historyChanged)
    Q_PROPERTY(QString redoText READ redoText NOTIFY historyChanged)
    /// The id of the piece that is edited; empty while the pack itself is.
    Q_PROPERTY(QString piece READ piece WRITE setPiece NOTIFY pieceChanged)
    Q_PROPERTY(QString pieceName READ pieceName NOTIFY pieceEdited)
    Q_PROPERTY(bool isTile READ isTile NOTIFY pieceChanged)
    Q_PROPERTY(bool isFigure READ isFigure NOTIFY pieceChanged)
    /// What the map calls the piece that is edited; empty for what is not laid there.
    Q_PROPERTY(QString laidAs READ laidAs NOTIFY pieceEdited)

public:
    PackViewModel(Pack pack, const std::filesystem::path& folder, QObject* parent = nullptr);

    QString id() const { return QString::fromStdString(m_document.pack().id); }
    QString name() const;
    bool isModified() const { return m_document.isModified(); }
    bool canUndo() const { return m_document.undoStack().canUndo(); }
    bool canRedo() const { return m_document.undoStack().canRedo(); }
    QString undoText() const { return m_document.undoStack().undoText(); }
    QString redoText() const { return m_document.undoStack().redoText(); }
    QString piece() const { return QString::fromStdString(m_piece.text()); }
    void setPiece(const QString& id);
    QString pieceName() const;
    bool isTile() const { return tile().has_value(); }
    bool isFigure() const;
    QString laidAs() const;

    Q_INVOKABLE void undo() { m_document.undoStack().undo(); }
    Q_INVOKABLE void redo() { m_document.undoStack().redo(); }
    /// Adds a plain piece (a word of NewPiece) and goes on with it.
    Q_INVOKABLE void addNew(const QString& kind);
    /// Adds a copy of the piece that is edited.
    Q_INVOKABLE void duplicatePiece();
    Q_INVOKABLE void removePiece();
    /// Both faces of the tile become alike, and the other one is the copy.
    Q_INVOKABLE void copyFaceToOther(int side);
    Q_INVOKABLE void turnFace(int side);

    void addCopyOf(const PackPiece& piece);

    std::optional<PackPiece> current() const;
    std::optional<Tile> tile() const;
    /// Changes the piece that is edited, if the reader takes it.
    bool change(const PackPiece& piece, const QString& label);

    /// From now on there is a copy of what is not saved.
    Autosave& keepCopyIn(const QString& recoveryFile);
    /// Makes the pack what a copy of it is. It counts as unsaved.
    void becomeCopy(const Pack& copy);

    PackDocument& document() { return m_document; }
    const PackDocument& document() const { return m_document; }

signals:
    void edited();
    void modifiedChanged();
    void historyChanged();
    void pieceChanged();
    /// Another piece is edited, or the same one looks different now.
    void pieceEdited();

private:
    void onEdited(const PackEdit& edit);
    void add(const PackPiece& piece, const QString& label);

    PackDocument m_document;
    std::unique_ptr<Autosave> m_autosave;
    ContentId m_piece;
};

} // namespace delve::mageknight
