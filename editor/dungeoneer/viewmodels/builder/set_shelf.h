// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/dungeoneer/viewmodels/builder/set_draft.h"
#include "editor/dungeoneer/viewmodels/document/card_library.h"
#include "editor/viewmodels/builder/draft_shelf.h"

namespace delve::dungeoneer {

/// The card sets of the user, and which one is being edited.
class SetShelf : public delve::DraftShelf // with its namespace, for the tools of QML
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(delve::dungeoneer::CardLibrary* library READ library WRITE setLibrary NOTIFY libraryChanged)
    Q_PROPERTY(delve::dungeoneer::SetDraft* current READ current NOTIFY currentChanged)

public:
    using DraftShelf::DraftShelf;

    CardLibrary* library() const { return m_library; }
    void setLibrary(CardLibrary* library);
    SetDraft* current() const { return static_cast<SetDraft*>(draft()); }

    Q_INVOKABLE void addCopyOf(const QString& piece) override;
    /// The sets there are, shipped ones too: objects with id and name.
    Q_INVOKABLE QVariantList installedSets() const;
    /// Makes a set of the user out of any set there is.
    Q_INVOKABLE bool duplicateInstalled(const QString& id, const QString& name);
    /// Writes the cards of the current set as a table, or takes over those of one: with an id of the set they
    /// replace its cards, the others are added.
    Q_INVOKABLE bool exportTable(const QUrl& url);
    Q_INVOKABLE bool importTable(const QUrl& url);

signals:
    void libraryChanged();

protected:
    GameLibrary* books() const override { return m_library; }
    const Folders& userFolders() const override { return m_library->userFolders(); }
    std::string hashOf(const std::string& id) const override;
    std::unique_ptr<PackDraft> opened(const std::string& id,
                                      const std::filesystem::path& folder) const override;
    Result<std::string> made(const std::string& name, const std::string& author) const override;
    Result<std::string> copied(const PackDraft& draft, const std::string& name) const override;
    Result<ArrivedPack> arrived(const QString& file, PackArrival arrival) const override;
    Result<void> sentOut(const PackDraft& draft, const QString& file) const override;
    Result<std::string> idOfCopy(const QString& file) const override;
    bool becomeCopy(PackDraft& draft, const QString& file) const override;
    Result<QVariantList> impactOf(const PackDraft& draft) const override;
    void renewReferences(const std::string& id) const override;

private:
    /// All sets, this one as it is edited.
    Result<Cards> cardsWith(const CardSet& set) const;

    QPointer<CardLibrary> m_library;
};

} // namespace delve::dungeoneer
