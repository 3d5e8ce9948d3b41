// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/document/pack_document.h"
#include "editor/viewmodels/document/document_view_model.h"
#include "engine/mageknight/content/new_pieces.h"

#include <qqmlregistration.h>

#include <memory>
#include <optional>

namespace delve::mageknight {

/// One pack of the user as the window sees it: its name and state, and the piece of it that is being edited.
class PackViewModel : public delve::DocumentViewModel // with its namespace, for the tools of QML
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the shelf")
    Q_PROPERTY(QString id READ id CONSTANT)
    Q_PROPERTY(QString name READ name NOTIFY edited)
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
    QString piece() const { return QString::fromStdString(m_piece.text()); }
    void setPiece(const QString& id);
    QString pieceName() const;
    bool isTile() const { return tile().has_value(); }
    bool isFigure() const;
    QString laidAs() const;

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

    /// Makes the pack what a copy of it is. It counts as unsaved.
    bool becomeCopy(const Pack& copy);

    PackDocument& model() { return m_document; }
    const PackDocument& model() const { return m_document; }

signals:
    void edited();
    void pieceChanged();
    /// Another piece is edited, or the same one looks different now.
    void pieceEdited();

private:
    PackViewModel(std::unique_ptr<PackDocument> document, QObject* parent);
    PackViewModel(PackDocument& model, std::unique_ptr<PackDocument>&& document, QObject* parent);

    void onEdited(const PackEdit& edit);
    void add(const PackPiece& piece, const QString& label);

    PackDocument& m_document;
    ContentId m_piece;
};

} // namespace delve::mageknight
