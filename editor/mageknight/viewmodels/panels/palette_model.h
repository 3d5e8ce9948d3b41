// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/document/piece.h"
#include "editor/mageknight/viewmodels/collection/collection_model.h"
#include "editor/mageknight/viewmodels/document/library.h"
#include "editor/mageknight/viewmodels/document/scenario_view_model.h"
#include "editor/text/language_watch.h"

#include <QAbstractListModel>
#include <QPointer>
#include <qqmlregistration.h>

#include <vector>

namespace delve::mageknight {

/// The pieces that can be put on the map, grouped by kind, with what is left of the stock of the current
/// document. A search looks into names, kinds and the names of tile faces.
class PaletteModel : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(delve::mageknight::Library* library READ library WRITE setLibrary NOTIFY libraryChanged)
    Q_PROPERTY(
        delve::mageknight::ScenarioViewModel* document READ document WRITE setDocument NOTIFY documentChanged)
    /// Whose stock counts; without one that of a single set.
    Q_PROPERTY(delve::mageknight::CollectionModel* collection READ collection WRITE setCollection NOTIFY
                   collectionChanged)
    Q_PROPERTY(QString search READ search WRITE setSearch NOTIFY searchChanged)
    /// What the pieces can be narrowed to: all of them, and each of their groups.
    Q_PROPERTY(QStringList filterNames READ filterNames NOTIFY filterNamesChanged)
    Q_PROPERTY(int filter READ filter WRITE setFilter NOTIFY filterChanged)
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    enum Role
    {
        PieceRole = Qt::UserRole, ///< the key of the piece
        NameRole,
        GroupRole, ///< "Chambers", "Doors"
        DetailRole,
        LeftRole, ///< how many are left of the stock, -1 without a stock
        TwoSidedRole
    };

    explicit PaletteModel(QObject* parent = nullptr) : QAbstractListModel(parent) {}

    Library* library() const { return m_library; }
    void setLibrary(Library* library);
    ScenarioViewModel* document() const { return m_document; }
    void setDocument(ScenarioViewModel* document);
    CollectionModel* collection() const { return m_collection; }
    void setCollection(CollectionModel* collection);
    QString search() const { return m_search; }
    void setSearch(const QString& search);
    QStringList filterNames() const;
    int filter() const { return m_filter; }
    void setFilter(int filter);
    int count() const { return int(m_shown.size()); }

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

signals:
    void libraryChanged();
    void documentChanged();
    void collectionChanged();
    void searchChanged();
    void filterNamesChanged();
    void filterChanged();
    void countChanged();

private:
    void refresh();
    void updateAllStock();
    void updateStock(const Edit& edit);
    QString groupOf(const Piece& piece) const;
    QString detailOf(const Piece& piece) const;
    int leftOf(const Piece& piece) const;
    bool matches(const Piece& piece) const;

    QPointer<Library> m_library;
    QPointer<ScenarioViewModel> m_document;
    QPointer<CollectionModel> m_collection;
    QString m_search;
    QStringList m_groups; ///< in the order of the pieces
    int m_filter = 0;     ///< 0 for all, else the number of a group, from 1
    std::vector<Piece> m_shown;
    LanguageWatch m_language{[this] { refresh(); }};
};

} // namespace delve::mageknight
