// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/viewmodels/builder/pack_view_model.h"
#include "engine/mageknight/setup/rules/check_pack.h"

#include <QAbstractListModel>
#include <QPointer>
#include <QVariantList>
#include <qqmlregistration.h>

#include <vector>

namespace delve::mageknight {

/// What the rules say of the piece that is edited, as it is edited: first what is wrong or odd, then what
/// holds.
class PieceChecksModel : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(delve::mageknight::PackViewModel* pack READ pack WRITE setPack NOTIFY packChanged)
    Q_PROPERTY(int count READ count NOTIFY changed)
    Q_PROPERTY(int errors READ errors NOTIFY changed)
    Q_PROPERTY(int warnings READ warnings NOTIFY changed)

public:
    enum Role
    {
        RuleRole = Qt::UserRole,
        SeverityRole, ///< 0 error, 1 warning, 2 hint, -1 for a rule that holds
        SentenceRole,
        SideRole,   ///< the face that is meant, -1 for both
        SquaresRole ///< its squares that are meant, as points
    };

    using QAbstractListModel::QAbstractListModel;

    PackViewModel* pack() const { return m_pack; }
    void setPack(PackViewModel* pack);
    int count() const { return int(m_rows.size()); }
    int errors() const { return countOf(Severity::Error); }
    int warnings() const { return countOf(Severity::Warning); }

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

signals:
    void packChanged();
    void changed();

private:
    struct Row
    {
        QString rule;
        int severity = -1;
        QString sentence;
        int side = -1;
        QVariantList squares;

        friend bool operator==(const Row&, const Row&) = default;
    };

    void refresh();
    int countOf(Severity severity) const;
    static Row rowOf(const PackFinding& finding);
    static void appendWhatHolds(std::vector<Row>& rows, const Tile& tile);

    QPointer<PackViewModel> m_pack;
    std::vector<Row> m_rows;
};

} // namespace delve::mageknight
