// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/setup/hidden_ways.h"

#include "engine/dungeoneer/scenario/edits/thing.h"

#include <algorithm>

namespace delve::dungeoneer {

namespace {

/// The letters of the Sewers on a card, each once, as they are printed.
std::string sewersOf(const Cards& cards, const PlacedCard& placed)
{
    std::string letters;
    if (const MapCard* card = cards.map(placed.card))
        for (const Obstacle& obstacle : card->obstacles)
            if (obstacle.kind == ObstacleKind::Sewer && letters.find(obstacle.letter) == std::string::npos)
                letters += obstacle.letter;
    return letters;
}

} // namespace

std::vector<HiddenWay> hiddenWaysFrom(const Scenario& scenario, const Cards& cards, const ThingId& card)
{
    std::vector<HiddenWay> ways;
    const FoundCard from = findCard(scenario, card);
    if (!from)
        return ways;
    for (const char letter : sewersOf(cards, *from.card))
        for (const MapKind map : allMapKinds)
            for (const PlacedCard& other : scenario.cards(map))
                if (other.id != card && (map == MapKind::Wilderness || from.map == MapKind::Wilderness) &&
                    sewersOf(cards, other).find(letter) != std::string::npos)
                    ways.push_back(
                        {ObstacleKind::Sewer, letter, card, other.id, from.map == MapKind::Wilderness});
    for (const PortalLink& link : scenario.portals) {
        if (link.portal == card)
            ways.push_back({ObstacleKind::Portal, link.marker, card, link.entrance});
        if (link.entrance == card)
            ways.push_back({ObstacleKind::Portal, link.marker, card, link.portal});
    }
    return ways;
}

} // namespace delve::dungeoneer
