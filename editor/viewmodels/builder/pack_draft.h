// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/viewmodels/document/document_view_model.h"
#include "engine/base/id.h"

#include <filesystem>
#include <optional>
#include <string>

namespace delve {

/// One pack of the user that is being edited, of any game: its name and state, and the piece of it that is in
/// front.
class PackDraft : public DocumentViewModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the shelf")
    Q_PROPERTY(QString id READ id CONSTANT)
    Q_PROPERTY(QString name READ name NOTIFY edited)
    /// The id of the piece that is edited; empty while the pack itself is.
    Q_PROPERTY(QString piece READ piece WRITE setPiece NOTIFY pieceChanged)
    Q_PROPERTY(QString pieceName READ pieceName NOTIFY pieceEdited)

public:
    virtual QString id() const = 0;
    virtual QString name() const = 0;
    virtual QString pieceName() const = 0;
    virtual const std::filesystem::path& folder() const = 0;
    /// Of the pack as it was last saved.
    virtual const std::string& savedHash() const = 0;
    virtual Result<void> saveNow() = 0;

    QString piece() const { return QString::fromStdString(m_piece.text()); }
    void setPiece(const QString& id);

    /// Adds a plain piece of a kind, in a word of the game, and goes on with it.
    Q_INVOKABLE virtual void addNew(const QString& kind) = 0;
    /// Adds a copy of the piece that is edited.
    Q_INVOKABLE virtual void duplicatePiece() = 0;
    Q_INVOKABLE virtual void removePiece() = 0;

signals:
    void edited();
    void pieceChanged();
    /// Another piece is edited, or the same one looks different now.
    void pieceEdited();

protected:
    using DocumentViewModel::DocumentViewModel;

    virtual bool hasPiece(const ContentId& id) const = 0;
    const ContentId& pieceId() const { return m_piece; }
    /// The piece that is in front before anybody asked for one.
    void beginWith(const ContentId& piece) { m_piece = piece; }
    /// The pack was changed; undo and redo show what they change.
    void followEdit(const std::optional<ContentId>& changed);

private:
    ContentId m_piece;
};

} // namespace delve
