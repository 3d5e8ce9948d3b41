// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/play/setup/starting_map.h"

#include "engine/dungeoneer/play/core/unfolding.h"

#include <algorithm>

namespace delve::dungeoneer::play {

namespace {

const MapCard& cardAtNumber(const Unfolding& unfolding, SpaceId space)
{
    return unfolding.game().space(space);
}

std::vector<SpaceId> cardsOf(const Unfolding& unfolding, MapKind kind, MapCardType type)
{
    std::vector<SpaceId> found;
    for (int i = 0; i < unfolding.game().spaceCount(); ++i)
        if (const MapCard& card = unfolding.game().space(SpaceId(i)); card.kind == kind && card.type == type)
            found.push_back(SpaceId(i));
    return found;
}

SpaceId takeOne(Unfolding& unfolding, std::vector<SpaceId>& from)
{
    const std::size_t drawn = unfolding.draw(RollFor::Map, PlayerId(0), from.size());
    const SpaceId space = from[drawn];
    from.erase(from.begin() + std::ptrdiff_t(drawn));
    return space;
}

/// The Entrance of a kind that is used: the others were put away (DNR-OPT-09).
SpaceId usedEntrance(const Unfolding& unfolding, MapKind kind)
{
    for (const SpaceId entrance : cardsOf(unfolding, kind, MapCardType::Entrance))
        if (unfolding.state().space(entrance).place == SpacePlace::Deck)
            return entrance;
    return SpaceId::None;
}

/// DNR-SETUP-16: how far four Passages are from lying around the Entrance, each on a side that it fits.
int badnessOf(const Unfolding& unfolding, const std::vector<SpaceId>& drawn)
{
    int onlyVertical = 0, onlyHorizontal = 0, walledIn = 0, goingOn = 0;
    for (const SpaceId space : drawn) {
        const auto isOpen = [&](Side side) { return !cardAtNumber(unfolding, space).door(side).isWall(); };
        const bool vertical = isOpen(Side::North) || isOpen(Side::South);
        const bool horizontal = isOpen(Side::East) || isOpen(Side::West);
        onlyVertical += vertical && !horizontal;
        onlyHorizontal += horizontal && !vertical;
        walledIn += !vertical && !horizontal;
        goingOn += std::ranges::count_if(allSides, isOpen) > 1;
    }
    return std::max(onlyVertical - 2, 0) + std::max(onlyHorizontal - 2, 0) + walledIn + (goingOn == 0);
}

/// DNR-SETUP-16: where no assignment is legal, the fewest cards needed are exchanged at random.
void exchangeMisfits(Unfolding& unfolding, std::vector<SpaceId>& drawn, std::vector<SpaceId>& left)
{
    for (int badness = badnessOf(unfolding, drawn); badness > 0; badness = badnessOf(unfolding, drawn)) {
        std::vector<std::pair<std::size_t, std::size_t>> better;
        for (std::size_t i = 0; i < drawn.size(); ++i)
            for (std::size_t j = 0; j < left.size(); ++j) {
                std::swap(drawn[i], left[j]);
                if (badnessOf(unfolding, drawn) < badness)
                    better.emplace_back(i, j);
                std::swap(drawn[i], left[j]);
            }
        if (better.empty())
            return; // the set has no four that fit; its check says so
        const auto [i, j] = better[unfolding.draw(RollFor::Map, PlayerId(0), better.size())];
        std::swap(drawn[i], left[j]);
    }
}

struct Assigned
{
    SpaceId space = SpaceId::None;
    Placement placement;
};

/// DNR-SETUP-16: the dealer finds a side for each of the drawn cards.
class Assignment
{
public:
    Assignment(const Unfolding& unfolding, SpaceId entrance)
        : m_unfolding(unfolding),
          m_map(cardAtNumber(unfolding, entrance).kind),
          m_stock(unfolding.game().mapDeck())
    {
        lay({entrance, {entranceCell, false}});
    }

    bool find(std::vector<SpaceId>& left)
    {
        if (left.empty() || m_found.size() == 5)
            return true;
        const Cell cell = neighbour(entranceCell, allSides[m_found.size() - 1]);
        for (std::size_t i = 0; i < left.size(); ++i)
            for (const bool isTurned : {false, true}) {
                const CardNumber number = m_unfolding.game().numberOf(left[i]);
                const Placement placement{cell, isTurned};
                if (!Laying(m_map, m_stock, m_unfolding.options()).check(number, placement).isLegal())
                    continue;
                const SpaceId space = left[i];
                left.erase(left.begin() + std::ptrdiff_t(i));
                lay({space, placement});
                if (find(left))
                    return true;
                m_map.takeBack();
                m_stock.giveBack(number);
                m_found.pop_back();
                left.insert(left.begin() + std::ptrdiff_t(i), space);
            }
        return false;
    }
    const std::vector<Assigned>& found() const { return m_found; }

private:
    void lay(const Assigned& assigned)
    {
        const Game& game = m_unfolding.game();
        const CardNumber number = game.numberOf(assigned.space);
        m_map.lay(laidCard(number, game.mapDeck()[number].face, assigned.placement.cell,
                           assigned.placement.isTurned));
        m_stock.take(number);
        m_found.push_back(assigned);
    }

    const Unfolding& m_unfolding;
    CardMap m_map;
    MapStock m_stock;
    std::vector<Assigned> m_found;
};

void emitLaid(Unfolding& unfolding, std::string_view rule, SpaceId space, Cell cell, bool isTurned)
{
    unfolding.emit(rule, MapLaid{space, std::int16_t(cell.column), std::int16_t(cell.row), isTurned});
}

} // namespace

void layStartingMaps(Unfolding& unfolding)
{
    constexpr std::size_t passages = 4;
    for (const MapKind kind : unfolding.game().mapKinds()) {
        Assignment assignment(unfolding, usedEntrance(unfolding, kind));
        std::vector<SpaceId> left = cardsOf(unfolding, kind, MapCardType::Passage);
        std::vector<SpaceId> drawn;
        while (drawn.size() < passages && !left.empty())
            drawn.push_back(takeOne(unfolding, left));
        exchangeMisfits(unfolding, drawn, left);
        assignment.find(drawn);
        for (const Assigned& laid : assignment.found())
            emitLaid(unfolding, laid.placement.cell == entranceCell ? "DNR-SETUP-15" : "DNR-SETUP-16",
                     laid.space, laid.placement.cell, laid.placement.isTurned);
    }
}

void layGivenMap(Unfolding& unfolding)
{
    const GivenDeal& given = unfolding.game().given();
    for (const GivenCard& card : given.map)
        emitLaid(unfolding, "DNR-SETUP-15", card.space, card.cell, card.isTurned);
    for (int i = 0; i < unfolding.game().spaceCount(); ++i) {
        const SpaceId space = SpaceId(i);
        const bool isLeft = unfolding.state().space(space).place == SpacePlace::Deck;
        const bool isEntrance = unfolding.game().space(space).type == MapCardType::Entrance;
        if (isLeft && (isEntrance || given.isFinished))
            unfolding.emit(isEntrance ? "DNR-OPT-09" : "DNR-OPT-02", MapPutAway{space, false});
    }
}

// DNR-OPT-03: one at a time, clockwise from the dealer's left; DNR-OPT-04: everybody passes on, at the same
// time, the cards that the own Personal Quests name.
void dealMapInView(Unfolding& unfolding)
{
    const Game& game = unfolding.game();
    std::vector<SpaceId> entrances, all;
    for (const MapKind kind : game.mapKinds())
        entrances.push_back(usedEntrance(unfolding, kind));
    for (int i = 0; i < game.spaceCount(); ++i)
        if (unfolding.state().space(SpaceId(i)).place == SpacePlace::Deck)
            all.push_back(SpaceId(i));
    for (int next = 0; !all.empty(); next = (next + 1) % game.playerCount())
        unfolding.emit("DNR-OPT-03", MapHeld{PlayerId(next), takeOne(unfolding, all)});
    std::vector<std::pair<SpaceId, PlayerId>> passed;
    for (int i = 0; i < game.spaceCount(); ++i) {
        const SpaceState& space = unfolding.state().space(SpaceId(i));
        if (space.place != SpacePlace::Held)
            continue;
        const ContentId& id = game.space(SpaceId(i)).id;
        for (int q = 0; q < game.questCount(); ++q) {
            const QuestState& quest = unfolding.state().quest(QuestId(q));
            const QuestCard& card = game.quest(QuestId(q));
            const auto names = [&](const dungeoneer::Place& place) {
                return place.by == PlaceKind::Card && place.card == id;
            };
            if (quest.place == QuestPlace::Personal && quest.owner == space.owner &&
                (names(card.place) || (card.from && names(*card.from)))) {
                passed.emplace_back(SpaceId(i), PlayerId((int(space.owner) + 1) % game.playerCount()));
                break;
            }
        }
    }
    for (const auto& [space, player] : passed)
        unfolding.emit("DNR-OPT-04", MapHeld{player, space});
    // DNR-OPT-05, DNR-OPT-06: the Entrance of the first kind decides.
    const PlayerId first = unfolding.state().space(entrances.front()).owner;
    unfolding.emit("DNR-OPT-05", InitiativeTaken{first});
    unfolding.later(LayNext{first, 0});
}

} // namespace delve::dungeoneer::play
