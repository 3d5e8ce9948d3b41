// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <qqmlregistration.h>

namespace delve {

/// The assertions of a scenario about its games, and what the last playtest says about each. Every change is
/// one step of undo. What can be asserted belongs to the game.
class AssertionsModel : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("each game has its own")
    Q_PROPERTY(int count READ count NOTIFY countsChanged)
    Q_PROPERTY(int brokenCount READ brokenCount NOTIFY countsChanged)
    Q_PROPERTY(bool canAdd READ canAdd NOTIFY countsChanged)

public:
    enum Role
    {
        SentenceRole = Qt::DisplayRole,
        VerdictRole = Qt::UserRole, ///< 0 holds, 1 broken, 2 not shown, 3 not checked yet
        VerdictTextRole,
        EvidenceRole ///< what the games say; empty where none were played
    };

    virtual int count() const = 0;
    virtual int brokenCount() const = 0;
    virtual bool canAdd() const = 0;

    Q_INVOKABLE virtual void remove(int row) = 0;

    int rowCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : count(); }
    QHash<int, QByteArray> roleNames() const override
    {
        return {{SentenceRole, "sentence"},
                {VerdictRole, "verdict"},
                {VerdictTextRole, "verdictText"},
                {EvidenceRole, "evidence"}};
    }

signals:
    void countsChanged();

protected:
    using QAbstractListModel::QAbstractListModel;
};

} // namespace delve
