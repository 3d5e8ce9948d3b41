// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/document/user_packs.h"
#include "editor/mageknight/viewmodels/builder/pack_view_model.h"
#include "editor/mageknight/viewmodels/document/library.h"
#include "editor/viewmodels/builder/draft_shelf.h"

namespace delve::mageknight {

/// The packs of the user, and which one is being edited.
class PackShelf : public delve::DraftShelf // with its namespace, for the tools of QML
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(delve::mageknight::Library* library READ library WRITE setLibrary NOTIFY libraryChanged)
    Q_PROPERTY(delve::mageknight::PackViewModel* current READ current NOTIFY currentChanged)

public:
    using DraftShelf::DraftShelf;

    Library* library() const { return m_library; }
    void setLibrary(Library* library);
    PackViewModel* current() const { return static_cast<PackViewModel*>(draft()); }

    Q_INVOKABLE void addCopyOf(const QString& piece) override;

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
    /// All packs, this one as it is edited.
    Result<Content> contentWith(const Pack& pack) const;

    QPointer<Library> m_library;
};

} // namespace delve::mageknight
