// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/document/pack_document.h"
#include "editor/viewmodels/builder/pack_draft.h"
#include "engine/mageknight/content/new_pieces.h"

#include <memory>
#include <optional>

namespace delve::mageknight {

/// One pack of the user as the window sees it: its name and state, and the piece of it that is being edited.
class PackViewModel : public delve::PackDraft // with its namespace, for the tools of QML
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the shelf")
    Q_PROPERTY(bool isTile READ isTile NOTIFY pieceChanged)
    Q_PROPERTY(bool isFigure READ isFigure NOTIFY pieceChanged)
    /// What the map calls the piece that is edited; empty for what is not laid there.
    Q_PROPERTY(QString laidAs READ laidAs NOTIFY pieceEdited)

public:
    PackViewModel(Pack pack, const std::filesystem::path& folder, QObject* parent = nullptr);

    QString id() const override { return QString::fromStdString(m_document.pack().id); }
    QString name() const override;
    QString pieceName() const override;
    const std::filesystem::path& folder() const override { return m_document.folder(); }
    const std::string& savedHash() const override { return m_document.saved().hash; }
    Result<void> saveNow() override { return m_document.save(); }
    bool isTile() const { return tile().has_value(); }
    bool isFigure() const;
    QString laidAs() const;

    /// Adds a plain piece (a word of NewPiece) and goes on with it.
    Q_INVOKABLE void addNew(const QString& kind) override;
    Q_INVOKABLE void duplicatePiece() override;
    Q_INVOKABLE void removePiece() override;
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

protected:
    bool hasPiece(const ContentId& id) const override { return findPiece(m_document.pack(), id).has_value(); }

private:
    PackViewModel(std::unique_ptr<PackDocument> document, QObject* parent);
    PackViewModel(PackDocument& model, std::unique_ptr<PackDocument>&& document, QObject* parent);

    void onEdited(const PackEdit& edit);
    void add(const PackPiece& piece, const QString& label);

    PackDocument& m_document;
};

} // namespace delve::mageknight
