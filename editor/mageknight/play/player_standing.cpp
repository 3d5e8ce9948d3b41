// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/play/player_standing.h"

#include "editor/mageknight/text/play/status_words.h"
#include "engine/mageknight/play/treasure/treasure.h"

namespace delve::mageknight {

using namespace play;

namespace {

bool isBefore(const ChestState& chest, PlayerId player)
{
    return chest.owner == player && (chest.place == ChestPlace::Held || chest.place == ChestPlace::Stored);
}

} // namespace

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

QStringList belongingsOf(const Position& position, PlayerId player, const PlayWords& words)
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

} // namespace delve::mageknight
