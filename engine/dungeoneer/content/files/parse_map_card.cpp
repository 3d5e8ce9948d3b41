// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/content/effect_shape.h"
#include "engine/dungeoneer/content/files/parse_cards.h"
#include "engine/dungeoneer/content/files/parse_effect.h"

namespace delve::dungeoneer {

namespace {

constexpr int mostGains = 9;
constexpr int mostRisk = 5;

/// DNR-DOOR-05: the number of Locked and Trapped doors; the others have none.
Door readDoor(const JsonView& value, ReadLog& log)
{
    ObjectReader in(value, log);
    Door door;
    door.kind = in.oneOf<DoorKind>("kind");
    if (door.hasThreat()) {
        door.value = in.integer("value", leastThreat, mostThreat);
        door.stat = in.oneOf("stat", Stat::Speed);
    }
    in.refuseUnknown();
    return door;
}

char readLetter(ObjectReader& in)
{
    const auto value = in.require("letter");
    if (!value)
        return 'A';
    if (value->type() == JsonType::String && value->string().size() == 1 && value->string()[0] >= 'A' &&
        value->string()[0] <= 'Z')
        return value->string()[0];
    in.log().fail(
        *value, {QT_TRANSLATE_NOOP("Engine", "expected a letter from A to Z, found %1"), {value->summary()}});
    return 'A';
}

Obstacle readObstacle(const JsonView& value, ReadLog& log)
{
    ObjectReader in(value, log);
    Obstacle obstacle;
    obstacle.kind = in.oneOf<ObstacleKind>("kind");
    switch (obstacle.kind) {
    case ObstacleKind::Pit:
    case ObstacleKind::Spikes:
        obstacle.value = in.integer("value", leastThreat, mostThreat);
        obstacle.stat = in.oneOf("stat", Stat::Speed);
        break;
    case ObstacleKind::Risk: obstacle.value = in.integer("value", -mostRisk, mostRisk); break;
    case ObstacleKind::Sewer: obstacle.letter = readLetter(in); break;
    case ObstacleKind::Portal: break;
    }
    in.refuseUnknown();
    return obstacle;
}

std::array<Door, 4> readDoors(const JsonView& value, ReadLog& log)
{
    constexpr std::array<std::string_view, 4> keys{"n", "e", "s", "w"};
    ObjectReader in(value, log);
    std::array<Door, 4> doors;
    for (std::size_t i = 0; i < doors.size(); ++i)
        if (const auto door = in.require(keys[i]))
            doors[i] = readDoor(*door, log);
    in.refuseUnknown();
    return doors;
}

} // namespace

MapCard readMapCard(const JsonView& value, ReadLog& log, const std::string& pack)
{
    ObjectReader in(value, log);
    MapCard card;
    readCardHead(in, pack, card);
    card.kind = in.oneOf<MapKind>("mapKind");
    card.type = in.oneOf<MapCardType>("type");
    card.glory = in.integer("glory", 0, mostGains);
    card.peril = in.integer("peril", 0, mostGains);
    if (const auto doors = in.require("doors"))
        card.doors = readDoors(*doors, log);
    card.obstacles = in.listOr("obstacles", 6, readObstacle);
    card.terrain = in.listOr(
        "terrain", 3, [](const JsonView& word, ReadLog& wordLog) { return readKebabCase(word, wordLog); });
    card.onEntry = readEffectsOr(in, "onEntry");
    if (const auto monster = in.find("monster"))
        card.monster = readPrintedMonster(*monster, log);
    in.refuseUnknown();
    return card;
}

} // namespace delve::dungeoneer
