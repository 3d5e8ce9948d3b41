// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/dungeoneer/cards.h"

#include <cassert>
#include <cstdlib>

namespace delve::dungeoneer::test {

namespace {

Door doorFrom(std::string_view text)
{
    const auto kind = [&] {
        switch (text.front()) {
        case 'O': return DoorKind::Open;
        case 'W': return DoorKind::Wall;
        case 'L': return DoorKind::Locked;
        case 'T': return DoorKind::Trapped;
        default: std::abort();
        }
    }();
    Door door{.kind = kind};
    if (door.hasThreat())
        door.value = text[1] - '0';
    return door;
}

/// HallNorth becomes hall-north.
std::string idFrom(std::string_view name)
{
    std::string id;
    for (const char c : name) {
        const bool isCapital = c >= 'A' && c <= 'Z';
        if (isCapital && !id.empty())
            id += '-';
        id += isCapital ? char(c - 'A' + 'a') : c;
    }
    return id;
}

} // namespace

MapCard card(std::string_view text)
{
    const std::size_t bracket = text.find('[');
    assert(bracket != std::string_view::npos && text.back() == ']');
    MapCard card;
    const std::string_view name = text.substr(0, bracket);
    card.id = ContentId("test/" + idFrom(name));
    card.name.byLanguage["en"] = std::string(name);
    card.type = name.starts_with("Ent") ? MapCardType::Entrance : MapCardType::Passage;
    card.glory = card.peril = 1;
    std::string_view doors = text.substr(bracket + 1, text.size() - bracket - 2);
    for (Door& door : card.doors) {
        const std::size_t comma = doors.find(',');
        door = doorFrom(doors.substr(0, comma));
        doors.remove_prefix(comma == std::string_view::npos ? doors.size() : comma + 1);
    }
    return card;
}

MapCard room(std::string_view text)
{
    MapCard made = card(text);
    made.type = MapCardType::Room;
    return made;
}

MapCard wild(MapCard card)
{
    card.kind = MapKind::Wilderness;
    card.terrain = {"forest"};
    return card;
}

MapCard copies(MapCard card, int count)
{
    card.copies = count;
    return card;
}

} // namespace delve::dungeoneer::test
