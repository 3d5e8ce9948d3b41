// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/pack_writing.h"
#include "engine/dungeoneer/content/files/write_cards.h"

namespace delve::dungeoneer {

namespace {

void writeThreatNumber(JsonObjectText& object, Stat stat, int value)
{
    object.number("value", value);
    if (stat != Stat::Speed)
        object.name("stat", stat);
}

void appendDoor(std::string& out, const Door& door)
{
    JsonObjectText object(out);
    object.name("kind", door.kind);
    if (door.hasThreat())
        writeThreatNumber(object, door.stat, door.value);
    object.close();
}

void appendObstacle(std::string& out, const Obstacle& obstacle)
{
    JsonObjectText object(out);
    object.name("kind", obstacle.kind);
    switch (obstacle.kind) {
    case ObstacleKind::Pit:
    case ObstacleKind::Spikes: writeThreatNumber(object, obstacle.stat, obstacle.value); break;
    case ObstacleKind::Risk: object.number("value", obstacle.value); break;
    case ObstacleKind::Sewer: object.word("letter", std::string(1, obstacle.letter)); break;
    case ObstacleKind::Portal: break;
    }
    object.close();
}

} // namespace

void appendMapCard(std::string& out, const MapCard& card)
{
    constexpr int inner = 8;
    JsonObjectText object(out, inner - 2);
    writeCardHead(object, card);
    object.name("mapKind", card.kind);
    object.name("type", card.type);
    object.number("glory", card.glory);
    object.number("peril", card.peril);
    JsonObjectText doors(object.key("doors"), inner);
    appendDoor(doors.key("n"), card.door(Side::North));
    appendDoor(doors.key("e"), card.door(Side::East));
    appendDoor(doors.key("s"), card.door(Side::South));
    appendDoor(doors.key("w"), card.door(Side::West));
    doors.close();
    if (!card.obstacles.empty())
        object.list("obstacles", card.obstacles, appendObstacle);
    if (!card.terrain.empty())
        writeWords(object, "terrain", card.terrain);
    writeEffects(object, "onEntry", card.onEntry);
    if (card.monster)
        appendPrintedMonster(object.key("monster"), *card.monster, inner);
    object.close();
}

} // namespace delve::dungeoneer
