// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/play/played_table.h"

#include <QAbstractListModel>
#include <QVariantList>
#include <qqmlregistration.h>

#include <vector>

namespace delve {

class PlayGame;

/// What can be done now, in words, by group. Actions that differ only in a direction or the like are one row
/// with several choices; some actions are left to the board.
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
        ActionRole,  ///< the number of the action; -1 where there are choices
        ChoicesRole, ///< {direction, label, action}, for rows that ask for more
        FoldedRole,  ///< the choices are shown only when somebody asks for them
        DigitRole    ///< the key that means it; -1 for none
    };

    explicit PlayActionsModel(PlayGame& game);

    int count() const { return int(m_rows.size()); }
    int current() const { return m_current; }
    void setCurrent(int row);
    QStringList odds() const;
    QString currentText() const;

    /// Goes to the next row or back, all around.
    Q_INVOKABLE void walk(int step);
    /// The rows that a digit means, by the numbers of their first actions. Where a game gives digits a
    /// meaning of their own, there may be several.
    Q_INVOKABLE QVariantList meantBy(int digit) const;
    /// Takes the action of a row that has no choices. False if it has, or there is no such row.
    Q_INVOKABLE bool take(int row);
    /// The row that an action is in; -1 for those that are left to the board.
    Q_INVOKABLE int rowOf(int action) const;
    /// The words for an action by its number.
    Q_INVOKABLE QString textOf(int action) const;
    Q_INVOKABLE QString chanceOf(int action) const;
    /// The points that an action takes.
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
    bool isAction(int action) const;
    int digitOf(int row) const;
    static QVariantList listOf(const std::vector<PlayedTable::Choice>& choices);

    PlayGame& m_game;
    std::vector<PlayedTable::ActionRow> m_rows;
    int m_current = -1;
    bool m_hasDigits = false; ///< the game says which digit means which action
};

} // namespace delve
