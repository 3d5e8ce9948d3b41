// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/severity.h"

#include <QAbstractListModel>
#include <QVariantMap>
#include <qqmlregistration.h>

#include <vector>

namespace delve {

/// What the rules say of a piece or pack that is edited, as it is edited: first what is wrong or odd, then
/// what holds. A game derives from it and asks its rules.
class ChecksModel : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("each game has its own")
    Q_PROPERTY(int count READ count NOTIFY changed)
    Q_PROPERTY(int errors READ errors NOTIFY changed)
    Q_PROPERTY(int warnings READ warnings NOTIFY changed)

public:
    enum Role
    {
        RuleRole = Qt::UserRole,
        SeverityRole, ///< 0 error, 1 warning, 2 hint, -1 for a rule that holds
        SentenceRole,
        PlaceRole ///< what is meant: an object that the page of the game understands
    };

    using QAbstractListModel::QAbstractListModel;

    int count() const { return int(m_rows.size()); }
    int errors() const { return countOf(Severity::Error); }
    int warnings() const { return countOf(Severity::Warning); }

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

signals:
    void changed();

protected:
    struct Row
    {
        QString rule;
        int severity = -1;
        QString sentence;
        QVariantMap place;

        friend bool operator==(const Row&, const Row&) = default;
    };

    /// From now on these: those with a severity first, the worst of them before all.
    void show(std::vector<Row> rows);
    /// A finding as a sentence: "The monster has no standard attack."
    static QString asSentence(const QString& finding);

private:
    int countOf(Severity severity) const;

    std::vector<Row> m_rows;
};

} // namespace delve
