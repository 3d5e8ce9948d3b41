// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/viewmodels/builder/pack_view_model.h"
#include "editor/mageknight/viewmodels/document/library.h"

#include <QAbstractListModel>
#include <QPointer>
#include <qqmlregistration.h>

#include <vector>

namespace delve::mageknight {

/// The pieces of a pack by kind: of the one that is edited, or of all packs there are, to copy from.
class PackPiecesModel : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    /// The pack whose pieces are listed.
    Q_PROPERTY(delve::mageknight::PackViewModel* pack READ pack WRITE setPack NOTIFY packChanged)
    /// Instead of a pack: all that are installed.
    Q_PROPERTY(delve::mageknight::Library* library READ library WRITE setLibrary NOTIFY packChanged)
    Q_PROPERTY(QString search READ search WRITE setSearch NOTIFY searchChanged)
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    enum Role
    {
        PieceRole = Qt::UserRole,
        NameRole,
        HeadingRole,
        DetailRole,  ///< "Chamber", or the pack of a piece that can be copied
        SeverityRole ///< of the worst finding: 0 error, 1 warning, -1 none
    };

    using QAbstractListModel::QAbstractListModel;

    PackViewModel* pack() const { return m_pack; }
    void setPack(PackViewModel* pack);
    Library* library() const { return m_library; }
    void setLibrary(Library* library);
    QString search() const { return m_search; }
    void setSearch(const QString& search);
    int count() const { return int(m_rows.size()); }
    /// Where a piece is listed, -1 if it is not.
    Q_INVOKABLE int rowOf(const QString& piece) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

signals:
    void packChanged();
    void searchChanged();
    void countChanged();

private:
    struct Row
    {
        ContentId id;
        QString name;
        QString heading;
        QString detail;
        int severity = -1;

        friend bool operator==(const Row&, const Row&) = default;
    };

    void refresh();
    void append(std::vector<Row>& rows, const Pack& pack, PieceKind kind) const;

    QPointer<PackViewModel> m_pack;
    QPointer<Library> m_library;
    QString m_search;
    std::vector<Row> m_rows;
};

} // namespace delve::mageknight
