// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/play/laid_map.h"

#include <algorithm>

namespace delve::dungeoneer {

using namespace play;

namespace {

/// Numbers those who share a space; those that `isSame` tells to share a spot of it.
template <typename Seen, typename IsSame> void placeSideBySide(std::vector<Seen>& all, IsSame&& isSame)
{
    for (std::size_t i = 0; i < all.size(); ++i) {
        all[i].count = int(std::ranges::count_if(all, [&](const Seen& one) { return isSame(one, all[i]); }));
        all[i].place = int(std::ranges::count_if(all.begin(), all.begin() + std::ptrdiff_t(i),
                                                 [&](const Seen& one) { return isSame(one, all[i]); }));
    }
}

} // namespace

Scenario laidMap(const Position& position)
{
    Scenario laid;
    for (int i = 0; i < position.game().spaceCount(); ++i) {
        const SpaceState& space = position.space(SpaceId(i));
        const MapCard& card = position.game().space(SpaceId(i));
        if (space.place == SpacePlace::Laid)
            laid.cards(card.kind).push_back({.id = ThingId(position.game().nameOf(SpaceId(i))),
                                             .card = card.id,
                                             .cell = {space.column, space.row},
                                             .isTurned = space.isTurned});
    }
    return laid;
}

std::vector<SeenPawn> pawnsOn(const Position& position)
{
    std::vector<SeenPawn> pawns;
    for (int i = 0; i < position.game().playerCount(); ++i) {
        const PlayerState& player = position.player(PlayerId(i));
        if (player.isAlive && player.space != SpaceId::None && player.hero != HeroId::None)
            pawns.push_back({PlayerId(i), player.space, player.cusp});
    }
    placeSideBySide(
        pawns, [](const SeenPawn& a, const SeenPawn& b) { return a.space == b.space && a.cusp == b.cusp; });
    return pawns;
}

std::vector<SeenEncounter> encountersOn(const Position& position)
{
    std::vector<SeenEncounter> encounters;
    position.state().laid.forEach([&](CardId card) {
        encounters.push_back({card, position.card(card).space});
        position.state().attached.forEach([&](CardId attachment) {
            encounters.back().attachments += position.card(attachment).host == card;
        });
    });
    std::erase_if(encounters, [](const SeenEncounter& one) { return one.space == SpaceId::None; });
    placeSideBySide(encounters,
                    [](const SeenEncounter& a, const SeenEncounter& b) { return a.space == b.space; });
    return encounters;
}

std::vector<SeenThing> thingsOn(const Position& position)
{
    std::vector<SeenThing> things;
    for (int i = 0; i < position.game().questCount(); ++i) {
        const QuestState& quest = position.quest(QuestId(i));
        if (quest.lies != SpaceId::None)
            things.push_back({.component = QuestId(i), .space = quest.lies});
        if (quest.marker != SpaceId::None)
            things.push_back({.artifact = QuestId(i), .space = quest.marker});
    }
    for (int i = 0; i < position.game().cardCount(); ++i)
        if (const SpaceId marked = position.card(CardId(i)).marker; marked != SpaceId::None)
            things.push_back({.marker = CardId(i), .space = marked});
    for (std::size_t i = 0; i < things.size(); ++i)
        things[i].place = int(std::ranges::count(things.begin(), things.begin() + std::ptrdiff_t(i),
                                                 things[i].space, &SeenThing::space));
    return things;
}

std::vector<SpaceId> placesOf(const Position& position, QuestId id, PlayerId player)
{
    const QuestCard& card = position.game().quest(id);
    const QuestState& quest = position.quest(id);
    const bool isSought = card.criterion == Criterion::Escort && quest.carrier != player;
    if (isSought && quest.carrier != PlayerId::None)
        return {position.player(quest.carrier).space};
    if (isSought && quest.lies != SpaceId::None)
        return {quest.lies};
    const dungeoneer::Place& place = isSought && card.from ? *card.from : card.place;
    std::vector<SpaceId> spaces;
    for (int i = 0; i < position.game().spaceCount(); ++i)
        if (position.space(SpaceId(i)).place == SpacePlace::Laid && isAtPlace(position, place, SpaceId(i)))
            spaces.push_back(SpaceId(i));
    return spaces;
}

} // namespace delve::dungeoneer
