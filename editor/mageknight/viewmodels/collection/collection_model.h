// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/collection/collection.h"
#include "editor/mageknight/collection/scenario_needs.h"
#include "editor/mageknight/viewmodels/document/library.h"
#include "editor/mageknight/viewmodels/document/scenario_view_model.h"

#include <QAbstractListModel>
#include <QPointer>
#include <QVariantList>
#include <qqmlregistration.h>

#include <functional>
#include <map>
#include <vector>

namespace delve::mageknight {

/// What the user owns, piece by piece, beside what the current document needs. Every change is written to the
/// user's collection at once.
class CollectionModel : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(delve::mageknight::Library* library READ library WRITE setLibrary NOTIFY libraryChanged)
    Q_PROPERTY(
        delve::mageknight::ScenarioViewModel* document READ document WRITE setDocument NOTIFY documentChanged)
    Q_PROPERTY(QString search READ search WRITE setSearch NOTIFY filterChanged)
    /// Only what the document needs and the user lacks.
    Q_PROPERTY(bool onlyLacking READ isOnlyLacking WRITE setOnlyLacking NOTIFY filterChanged)
    Q_PROPERTY(int count READ count NOTIFY listChanged)
    /// How many pieces the document lacks, all in all.
    Q_PROPERTY(int lackingCount READ lackingCount NOTIFY listChanged)
    /// The packs: objects with id and name. How many sets of each there are is setsOf, whenever revision
    /// changes.
    Q_PROPERTY(QVariantList packs READ packs NOTIFY packsChanged)
    Q_PROPERTY(int revision READ revision NOTIFY collectionChanged)
    /// Why the collection could not be read or written; empty if all is well.
    Q_PROPERTY(QString failure READ failure NOTIFY failureChanged)

public:
    enum Role
    {
        NameRole = Qt::UserRole,
        GroupRole, ///< "Tiles", "Doors"
        PackRole,  ///< the name of the pack
        OwnedRole,
        NeededRole,
        LackingRole,
        ExceptionRole ///< whether the number is other than the sets say
    };

    explicit CollectionModel(QObject* parent = nullptr);

    const Collection& collection() const { return m_collection; }

    Library* library() const { return m_library; }
    void setLibrary(Library* library);
    ScenarioViewModel* document() const { return m_document; }
    void setDocument(ScenarioViewModel* document);
    QString search() const { return m_search; }
    void setSearch(const QString& search);
    bool isOnlyLacking() const { return m_isOnlyLacking; }
    void setOnlyLacking(bool only);
    int count() const { return int(m_shown.size()); }
    int lackingCount() const;
    QVariantList packs() const;
    int revision() const { return m_revision; }
    /// Looks at the file again, which another program may have changed.
    Q_INVOKABLE void look();
    Q_INVOKABLE int setsOf(const QString& pack) const { return m_collection.setsOf(pack.toStdString()); }
    QString failure() const { return m_failure; }

    Q_INVOKABLE void setSets(const QString& pack, int count);
    Q_INVOKABLE void setOwned(int row, int count);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

signals:
    void libraryChanged();
    void documentChanged();
    void filterChanged();
    void listChanged();
    void packsChanged();
    void collectionChanged();
    void failureChanged();

private:
    struct Row
    {
        ContentId piece;
        QString name;
        QString group;
        QString pack;
        int inSet = 0;
    };

    void readPieces();
    void countNeeds();
    void filter();
    void change(const std::function<void(Collection&)>& what);
    void take(Result<Collection> collection);
    void setFailure(const QString& failure);
    int ownedOf(const Row& row) const { return m_collection.owned(row.piece, row.inSet); }
    int neededOf(const Row& row) const;
    int lackingOf(const Row& row) const;
    const Row& shown(int row) const { return m_all[m_shown[std::size_t(row)]]; }

    QPointer<Library> m_library;
    QPointer<ScenarioViewModel> m_document;
    Collection m_collection;
    QString m_search;
    bool m_isOnlyLacking = false;
    QString m_failure;
    int m_revision = 0;
    std::vector<Row> m_all;
    std::vector<std::size_t> m_shown; ///< by their place in m_all
    std::map<ContentId, int> m_needed;
};

} // namespace delve::mageknight
