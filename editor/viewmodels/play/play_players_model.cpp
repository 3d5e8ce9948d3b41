// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/viewmodels/play/play_players_model.h"

#include "editor/viewmodels/play/play_game.h"

namespace delve {

namespace {

QVariantList listOf(const std::vector<PlayedTable::Fact>& facts)
{
    QVariantList list;
    for (const PlayedTable::Fact& fact : facts)
        list << QVariantMap{{QStringLiteral("drawing"), fact.icon}, {QStringLiteral("value"), fact.value}};
    return list;
}

} // namespace

PlayPlayersModel::PlayPlayersModel(PlayGame& game) : QAbstractListModel(&game), m_game(game)
{}

void PlayPlayersModel::refresh()
{
    std::vector<PlayedTable::Player> players;
    for (int i = 0; m_game.table() && i < m_game.table()->playerCount(); ++i)
        players.push_back(m_game.table()->player(i));
    if (players.size() != m_players.size()) {
        beginResetModel();
        m_players = std::move(players);
        endResetModel();
    } else if (!players.empty()) {
        m_players = std::move(players);
        emit dataChanged(index(0), index(int(m_players.size()) - 1));
    }
}

int PlayPlayersModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_players.size());
}

QVariant PlayPlayersModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const PlayedTable::Player& player = m_players[std::size_t(index.row())];
    switch (role) {
    case Qt::DisplayRole:
    case NameRole: return player.name;
    case PaintRole: return player.colour;
    case SeatRole: return player.seat;
    case TurnRole: return player.hasTurn;
    case FactsRole: return listOf(player.facts);
    case StandingRole: return player.standing;
    case DetailsRole: return player.details;
    default: return {};
    }
}

QHash<int, QByteArray> PlayPlayersModel::roleNames() const
{
    return {{NameRole, "name"},   {PaintRole, "paint"},       {SeatRole, "seat"},      {TurnRole, "hasTurn"},
            {FactsRole, "facts"}, {StandingRole, "standing"}, {DetailsRole, "details"}};
}

} // namespace delve
