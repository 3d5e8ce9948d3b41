// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/play/played_table.h"

#include <QAbstractListModel>
#include <qqmlregistration.h>

#include <vector>

namespace delve {

class PlayGame;

/// The players of a game in the order of their turns, and how they stand.
class PlayPlayersModel : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the game")

public:
    enum Role
    {
        NameRole = Qt::UserRole,
        PaintRole,
        SeatRole,     ///< who plays: "Person", "Steady"
        TurnRole,     ///< it is this player's turn
        FactsRole,    ///< {drawing, value}; a drawing without a value is a mark
        StandingRole, ///< the facts in a sentence
        DetailsRole   ///< all that can be told of the player, a line each
    };

    explicit PlayPlayersModel(PlayGame& game);

    void refresh();

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

private:
    PlayGame& m_game;
    std::vector<PlayedTable::Player> m_players;
};

} // namespace delve
