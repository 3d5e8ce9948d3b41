// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/play/core/action.h"

#include <QAbstractListModel>
#include <QRectF>
#include <QVariantList>
#include <qqmlregistration.h>

#include <vector>

namespace delve::mageknight {

class PlayGame;

/// What can be done now, in words, by group. Actions that differ only in a direction are one row with several
/// choices; steps and turns of the active figure are left to the board and the compass.
class PlayActionsModel : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the game")
    Q_PROPERTY(int count READ count NOTIFY refreshed)
    /// The row that is pointed out: by the keyboard, or under the pointer. -1 for none.
    Q_PROPERTY(int current READ current WRITE setCurrent NOTIFY currentChanged)
    /// The chances of the current row, one line each; empty where nothing is rolled.
    Q_PROPERTY(QStringList odds READ odds NOTIFY currentChanged)
    Q_PROPERTY(QString currentText READ currentText NOTIFY currentChanged)

public:
    enum Role
    {
        TextRole = Qt::UserRole,
        GroupRole,
        ChanceRole,
        PriceRole,
        ActionRole, ///< the number of the action; -1 where there are choices
        ChoicesRole ///< {direction, action}, for rows that ask for a direction
    };

    explicit PlayActionsModel(PlayGame& game);

    int count() const { return int(m_rows.size()); }
    int current() const { return m_current; }
    void setCurrent(int row);
    QStringList odds() const;
    QString currentText() const;

    /// Goes to the next row or back, all around.
    Q_INVOKABLE void walk(int step);
    /// Takes the action of a row that has no choices. False if it has, or there is no such row.
    Q_INVOKABLE bool take(int row);
    /// The row that an action is in; -1 for steps and turns.
    Q_INVOKABLE int rowOf(int action) const;
    /// The words for an action by its number.
    Q_INVOKABLE QString textOf(int action) const;
    Q_INVOKABLE QString chanceOf(int action) const;
    /// The speed points that an action takes.
    Q_INVOKABLE int priceOf(int action) const;
    /// The choices of the row of an action.
    Q_INVOKABLE QVariantList choicesOf(int action) const;
    /// The number of an action of the current row; -1 without one.
    int currentAction() const;

    /// The game is at another moment.
    void refresh();

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

signals:
    void refreshed();
    void currentChanged();

private:
    struct Choice
    {
        Direction direction = Direction::North;
        int action = -1;
    };
    struct Row
    {
        QString text;
        int action = -1; ///< the first of its actions
        std::vector<Choice> choices;
    };

    const play::Action& actionOf(const Row& row) const;
    static QVariantList listOf(const std::vector<Choice>& choices);

    PlayGame& m_game;
    std::vector<Row> m_rows;
    int m_current = -1;
};

} // namespace delve::mageknight
