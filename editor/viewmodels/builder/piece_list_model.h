// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/id.h"

#include <QAbstractListModel>
#include <QStringList>
#include <qqmlregistration.h>

#include <vector>

namespace delve {

/// Pieces of packs under the headings of their kinds, those that fit a search. A game derives from it and
/// collects them.
class PieceListModel : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("each game has its own")
    Q_PROPERTY(QString search READ search WRITE setSearch NOTIFY searchChanged)
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    enum Role
    {
        PieceRole = Qt::UserRole,
        NameRole,
        HeadingRole,
        DetailRole,  ///< what it is more precisely, or the pack of a piece that can be copied
        SeverityRole ///< of the worst finding: 0 error, 1 warning, -1 none
    };

    using QAbstractListModel::QAbstractListModel;

    QString search() const { return m_search; }
    void setSearch(const QString& search);
    int count() const { return int(m_rows.size()); }
    /// Where a piece is listed, -1 if it is not.
    Q_INVOKABLE int rowOf(const QString& piece) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

signals:
    void searchChanged();
    void countChanged();

protected:
    struct Row
    {
        ContentId id;
        QString name;
        QString heading;
        QString detail;
        int severity = -1;

        friend bool operator==(const Row&, const Row&) = default;
    };

    /// All rows, whatever is searched for, heading by heading.
    virtual std::vector<Row> collect() const = 0;
    /// Collects them anew. Rows of the same pieces stay.
    void refresh();

private:
    QString m_search;
    std::vector<Row> m_rows;
};

} // namespace delve
