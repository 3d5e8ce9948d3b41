// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/content/files/parse_pieces.h"

#include "engine/mageknight/content/files/read_common.h"
#include "engine/mageknight/content/two_dice.h"

namespace delve::mageknight {

namespace {

constexpr int mostSpawnPoints = 500;

PrintedMap::PlacedTile readMapTile(const JsonView& value, ReadLog& log, const std::string& pack)
{
    ObjectReader in(value, log);
    PrintedMap::PlacedTile tile;
    if (const auto id = in.require("tile"))
        tile.tile = readContentId(*id, log, pack);
    tile.side = in.oneOf<TileSide>("side");
    tile.x = in.integer("x", minCoordinate, maxCoordinate);
    tile.y = in.integer("y", minCoordinate, maxCoordinate);
    tile.rotation = readRotationOr(in, "rotation");
    tile.role = in.oneOf<PrintedMap::Role>("role", PrintedMap::Role::None);
    in.refuseUnknown();
    return tile;
}

PrintedMap::MapSide readMapSide(const JsonView& value, ReadLog& log, const std::string& pack)
{
    ObjectReader in(value, log);
    PrintedMap::MapSide side;
    side.name = in.name("name");
    side.text = in.textOr("text");
    side.tiles = in.list("tiles", 1, 100, [&](const JsonView& tile, ReadLog& tileLog) {
        return readMapTile(tile, tileLog, pack);
    });
    in.refuseUnknown();
    return side;
}

} // namespace

DoorKind readDoorKind(const JsonView& value, ReadLog& log, const std::string& pack)
{
    ObjectReader in(value, log);
    DoorKind door;
    door.id = readOwnId(in, pack);
    door.name = in.name("name");
    door.material = in.oneOf<DoorMaterial>("kind");
    door.stock = readStock(in);
    in.refuseUnknown();
    return door;
}

MarkerKind readMarkerKind(const JsonView& value, ReadLog& log, const std::string& pack)
{
    ObjectReader in(value, log);
    MarkerKind marker;
    marker.id = readOwnId(in, pack);
    marker.name = in.name("name");
    marker.ordinarySide = in.oneOf<OrdinarySide>("ordinarySide");
    marker.uniqueSide = in.oneOf<UniqueSide>("uniqueSide");
    marker.stock = readStock(in);
    in.refuseUnknown();
    return marker;
}

WanderingToken readWanderingToken(const JsonView& value, ReadLog& log, const std::string& pack)
{
    ObjectReader in(value, log);
    WanderingToken token;
    token.id = readOwnId(in, pack);
    token.name = in.name("name");
    token.colour = in.oneOf<Colour>("colour");
    token.variant = in.integer("variant", 1, 99);
    token.stock = readStock(in);
    int roll = lowestRoll;
    in.list("rows", token.rows.size(), token.rows.size(), [&](const JsonView& row, ReadLog& rowLog) {
        ObjectReader entry(row, rowLog);
        entry.integer("roll", roll, roll); // every total once, in order
        token.rows[std::size_t(roll - lowestRoll)] = {entry.integer("count", 0, 9),
                                                      entry.integer("points", 0, mostSpawnPoints)};
        entry.refuseUnknown();
        return roll++;
    });
    in.refuseUnknown();
    return token;
}

PrintedMap readPrintedMap(const JsonView& value, ReadLog& log, const std::string& pack)
{
    ObjectReader in(value, log);
    PrintedMap map;
    map.id = readOwnId(in, pack);
    map.name = in.name("name");
    map.stock = readStock(in);
    const auto sides = in.list("sides", 2, 2, [&](const JsonView& side, ReadLog& sideLog) {
        return readMapSide(side, sideLog, pack);
    });
    if (sides.size() == 2)
        map.sides = {sides[0], sides[1]};
    in.refuseUnknown();
    return map;
}

} // namespace delve::mageknight
