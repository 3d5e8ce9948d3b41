// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/text/language_watch.h"

#include <QAbstractListModel>
#include <QStringList>
#include <QVariantList>
#include <qqmlregistration.h>

#include <vector>

namespace delve {

/// The pieces that can be put on the map, in groups, with what is left of the stock. A search looks into
/// names, groups and details. What the pieces are belongs to the game.
class PaletteModel : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("each game has its own")
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

    using QAbstractListModel::QAbstractListModel;

    QString search() const { return m_search; }
    void setSearch(const QString& search);
    QStringList filterNames() const;
    int filter() const { return m_filter; }
    void setFilter(int filter);
    int count() const { return int(m_shown.size()); }

    /// All pieces, whatever is searched for: objects with key, name and group.
    Q_INVOKABLE QVariantList offers() const;
    /// What a piece is in words, a line for each kind of fact.
    Q_INVOKABLE virtual QStringList factsOf(const QString&) const { return {}; }

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

signals:
    void searchChanged();
    void filterNamesChanged();
    void filterChanged();
    void countChanged();

protected:
    struct Entry
    {
        QString key; ///< by which MapCanvas::carry knows the piece
        QString name;
        QString group;
        QString detail{};
        bool isTwoSided = false;
    };

    /// All pieces, in the order in which they are shown.
    virtual std::vector<Entry> pieces() const = 0;
    /// How many are left of a piece, -1 without a stock.
    virtual int leftOf(const QString& key) const = 0;

    /// Other pieces, or other words for them.
    void refresh();
    /// The stock of one piece, or of all, is another.
    void updateStock(const QString& key);
    void updateAllStock();

private:
    bool isWanted(const Entry& piece) const;

    QString m_search;
    QStringList m_groups; ///< in the order of the pieces
    int m_filter = 0;     ///< 0 for all, else the number of a group, from 1
    std::vector<Entry> m_shown;
    LanguageWatch m_language{[this] { refresh(); }};
};

} // namespace delve
