// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/content/files/write_pieces.h"

#include "engine/base/pack_writing.h"
#include "engine/mageknight/content/two_dice.h"

namespace delve::mageknight {

void appendDoorKind(std::string& out, const DoorKind& door)
{
    JsonObjectText object(out, 6);
    writeOwnId(object, door.id);
    writeTexts(object, "name", door.name);
    object.name("kind", door.material);
    object.number("stock", door.stock);
    object.close();
}

void appendMarkerKind(std::string& out, const MarkerKind& marker)
{
    JsonObjectText object(out, 6);
    writeOwnId(object, marker.id);
    writeTexts(object, "name", marker.name);
    object.name("ordinarySide", marker.ordinarySide);
    object.name("uniqueSide", marker.uniqueSide);
    object.number("stock", marker.stock);
    object.close();
}

void appendWanderingToken(std::string& out, const WanderingToken& token)
{
    JsonObjectText object(out, 6);
    writeOwnId(object, token.id);
    writeTexts(object, "name", token.name);
    object.name("colour", token.colour);
    object.number("variant", token.variant);
    object.number("stock", token.stock);
    int roll = lowestRoll;
    object.list("rows", token.rows, [&roll](std::string& rows, const WanderingToken::Row& row) {
        JsonObjectText entry(rows);
        entry.number("roll", roll++);
        entry.number("count", row.count);
        entry.number("points", row.points);
        entry.close();
    });
    object.close();
}

void appendPrintedMap(std::string& out, const PrintedMap& map, const std::string& pack)
{
    JsonObjectText object(out, 6);
    writeOwnId(object, map.id);
    writeTexts(object, "name", map.name);
    object.number("stock", map.stock);
    object.list("sides", map.sides, [&](std::string& sides, const PrintedMap::MapSide& side) {
        JsonObjectText face(sides, 10);
        writeTexts(face, "name", side.name);
        writeTextsIfAny(face, "text", side.text);
        face.list("tiles", side.tiles, [&](std::string& tiles, const PrintedMap::PlacedTile& tile) {
            JsonObjectText placed(tiles);
            placed.word("tile", idWithin(tile.tile, pack));
            placed.name("side", tile.side);
            placed.number("x", tile.x);
            placed.number("y", tile.y);
            writeNumberUnless(placed, "rotation", degreesOf(tile.rotation), 0);
            if (tile.role != PrintedMap::Role::None)
                placed.name("role", tile.role);
            placed.close();
        });
        face.close();
    });
    object.close();
}

} // namespace delve::mageknight
