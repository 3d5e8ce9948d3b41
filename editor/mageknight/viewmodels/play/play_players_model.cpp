// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/play/play_players_model.h"

#include "editor/mageknight/text/play/status_words.h"
#include "editor/mageknight/viewmodels/play/play_game.h"
#include "engine/mageknight/play/treasure/treasure.h"

namespace delve::mageknight {

using namespace play;

namespace {

bool isBefore(const ChestState& chest, PlayerId player)
{
    return chest.owner == player && (chest.place == ChestPlace::Held || chest.place == ChestPlace::Stored);
}

/// What a player has for sure, and what is known to be in the chests it holds.
int goldOf(const Position& position, PlayerId player)
{
    int gold = outcomeOf(position.game(), position.state()).gold[indexOf(player)];
    for (std::size_t i = 0; i < position.state().chests().size(); ++i)
        if (const ChestState& chest = position.state().chests()[i];
            chest.owner == player && chest.place == ChestPlace::Held)
            if (const Treasure* treasure = treasureIn(position, ChestId(i)))
                gold += treasure->gold;
    return gold;
}

QStringList belongings(const Position& position, PlayerId player, const PlayWords& words)
{
    QStringList lines;
    for (std::size_t i = 0; i < position.state().chests().size(); ++i)
        if (isBefore(position.state().chests()[i], player))
            lines << inWords(position, ChestId(i), words);
    for (std::size_t i = 0; i < position.state().artifactTokens().size(); ++i)
        if (const ArtifactTokenState& token = position.state().artifactTokens()[i];
            token.owner == player &&
            (token.place == ArtifactTokenPlace::Owned || token.place == ArtifactTokenPlace::Drunk))
            lines << inWords(position, ArtifactTokenId(i), words);
    return lines;
}

int heroesInside(const Position& position, PlayerId player)
{
    int count = 0;
    for (const FigureId hero : position.game().player(player).heroes)
        count += position.figure(hero).isInside();
    return count;
}

} // namespace

PlayPlayersModel::PlayPlayersModel(PlayGame& game) : QAbstractListModel(&game), m_game(game)
{}

void PlayPlayersModel::refresh()
{
    const int count = m_game.isRunning() ? m_game.session().game().playerCount() : 0;
    if (count != m_count) {
        beginResetModel();
        m_count = count;
        endResetModel();
    } else if (m_count > 0) {
        emit dataChanged(index(0), index(m_count - 1));
    }
}

int PlayPlayersModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : m_count;
}

QVariant PlayPlayersModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || !m_game.isRunning())
        return {};
    const PlayerId player = PlayerId(index.row());
    const Position position = m_game.moment().position();
    switch (role) {
    case Qt::DisplayRole:
    case NameRole: return m_game.words().of(player);
    case PaintRole: return m_game.colourOf(player);
    case SeatRole: return PlaySetup::seatInWords(m_game.session().table().seats, index.row());
    case TurnRole: return position.turn().player == player;
    case ExperienceRole: return position.state().player(player).experience;
    case GoldRole: return goldOf(position, player);
    case ChestsRole: return belongings(position, player, m_game.words());
    case HeroesRole: return heroesInside(position, player);
    case MasterRole: return position.turn().monsterMaster == player;
    default: return {};
    }
}

QHash<int, QByteArray> PlayPlayersModel::roleNames() const
{
    return {{NameRole, "name"},     {PaintRole, "paint"},           {SeatRole, "seat"},
            {TurnRole, "hasTurn"},  {ExperienceRole, "experience"}, {GoldRole, "gold"},
            {ChestsRole, "chests"}, {HeroesRole, "heroes"},         {MasterRole, "isMaster"}};
}

} // namespace delve::mageknight
