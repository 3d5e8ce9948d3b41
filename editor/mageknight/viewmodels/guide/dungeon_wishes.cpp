// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/guide/dungeon_wishes.h"

#include "editor/text/enum_words.h"
#include "editor/text/messages.h"

namespace delve::mageknight {

namespace {

std::optional<int> wished(int number)
{
    return number < 0 ? std::nullopt : std::optional(number);
}

} // namespace

DungeonWishes DungeonWishesModel::wishes() const
{
    DungeonWishes wishes;
    wishes.players = players;
    wishes.buildTotal = buildTotal;
    if (tilesEach > 0)
        wishes.tilesEach = tilesEach;
    wishes.shape = DungeonShape(shape);
    wishes.loops = wished(loops);
    wishes.isMirrored = mirrored;
    wishes.chestDistance = chestDistance;
    wishes.flavour = TerrainFlavour(flavour);
    wishes.doors = wished(doors);
    wishes.markers = wished(markers);
    wishes.artifacts = artifacts;
    wishes.chests = wished(chests);
    wishes.tokens = wished(tokens);
    wishes.toughTokens = toughTokens;
    wishes.teams = teams;
    if (owned && m_collection && m_collection->library())
        wishes.collection = ownedPieces(m_collection->collection(), m_collection->library()->content());
    return wishes;
}

void DungeonWishesModel::setCollection(CollectionModel* collection)
{
    m_collection = collection;
    emit changed();
}

QString DungeonWishesModel::fault() const
{
    const DungeonWishes wished = wishes();
    auto fault = faultOf(wished);
    if (!fault && makesNew)
        fault = impossibilityOf(wished);
    return fault ? sentence(*fault) : QString();
}

QStringList DungeonWishesModel::shapeNames() const
{
    return wordsOf<DungeonShape>([](DungeonShape value) {
        switch (value) {
        case DungeonShape::Balanced: return tr("Balanced");
        case DungeonShape::Compact: return tr("Compact");
        case DungeonShape::Sprawling: return tr("Sprawling");
        }
        return QString();
    });
}

QStringList DungeonWishesModel::flavourNames() const
{
    return wordsOf<TerrainFlavour>([](TerrainFlavour value) {
        switch (value) {
        case TerrainFlavour::Any: return tr("Anything");
        case TerrainFlavour::Open: return tr("Open ground");
        case TerrainFlavour::Rough: return tr("Rough ground");
        case TerrainFlavour::Water: return tr("Water");
        case TerrainFlavour::Chasms: return tr("Chasms");
        case TerrainFlavour::Walls: return tr("Walls");
        }
        return QString();
    });
}

} // namespace delve::mageknight
