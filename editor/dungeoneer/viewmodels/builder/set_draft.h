// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/dungeoneer/document/set_document.h"
#include "editor/text/language_watch.h"
#include "editor/viewmodels/builder/pack_draft.h"

#include <memory>

namespace delve::dungeoneer {

/// One card set of the user as the window sees it, and the card of it that is being edited.
class SetDraft : public delve::PackDraft // with its namespace, for the tools of QML
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the shelf")
    /// What the map calls the card that is edited; empty for what is not laid there.
    Q_PROPERTY(QString laidAs READ laidAs NOTIFY pieceEdited)
    /// The kind of the card that is edited: map, hero, adventure, quest, tracker, cutout; empty: none is.
    Q_PROPERTY(QString cardKind READ cardKind NOTIFY pieceEdited)
    /// How many cards the set has, copies counted.
    Q_PROPERTY(int cardCount READ cardCount NOTIFY edited)

public:
    SetDraft(CardSet set, const std::filesystem::path& folder, QObject* parent = nullptr);

    QString id() const override { return QString::fromStdString(m_document.set().id); }
    QString name() const override { return m_document.title(); }
    QString pieceName() const override;
    const std::filesystem::path& folder() const override { return m_document.folder(); }
    const std::string& savedHash() const override { return m_document.saved().hash; }
    Result<void> saveNow() override { return m_document.save(); }
    QString laidAs() const;
    QString cardKind() const;
    int cardCount() const;

    Q_INVOKABLE void addNew(const QString& kind) override;
    Q_INVOKABLE void duplicatePiece() override;
    Q_INVOKABLE void removePiece() override;

    void addCopyOf(const SetCard& card);
    std::optional<SetCard> current() const { return findCard(m_document.set(), pieceId()); }
    /// Changes the card that is edited, if the reader takes it.
    bool change(const SetCard& card, const QString& label);
    /// Makes the set what a copy of it is. It counts as unsaved.
    bool becomeCopy(const CardSet& copy);

    SetDocument& model() { return m_document; }
    const SetDocument& model() const { return m_document; }

protected:
    bool hasPiece(const ContentId& id) const override { return findCard(m_document.set(), id).has_value(); }

private:
    SetDraft(std::unique_ptr<SetDocument> document, QObject* parent);
    SetDraft(SetDocument& model, std::unique_ptr<SetDocument>&& document, QObject* parent);

    void add(SetCard card, const QString& label);

    SetDocument& m_document;
    LanguageWatch m_language{[this] { emit pieceEdited(); }};
};

} // namespace delve::dungeoneer
