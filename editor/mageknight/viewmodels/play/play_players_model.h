// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <qqmlregistration.h>

namespace delve::mageknight {

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
        SeatRole,       ///< who plays: "Person", "Steady"
        TurnRole,       ///< it is this player's turn
        ExperienceRole, //
        GoldRole,       ///< carried out, and seen in what is held
        ChestsRole,     ///< what lies before the player, one line each
        HeroesRole,     ///< of them in the dungeon
        MasterRole      ///< has the Monster Master token
    };

    explicit PlayPlayersModel(PlayGame& game);

    void refresh();

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

private:
    PlayGame& m_game;
    int m_count = 0;
};

} // namespace delve::mageknight
