// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/mageknight/random_edit.h"

#include "engine/mageknight/scenario/edits/paste_edits.h"
#include "engine/mageknight/scenario/edits/table_edits.h"
#include "engine/mageknight/scenario/edits/thing_edits.h"
#include "engine/mageknight/scenario/thing_ids.h"
#include "tests/support/mageknight/random_scenario.h"

#include <algorithm>

namespace delve::mageknight::test {

namespace {

class EditMaker
{
public:
    EditMaker(const Scenario& scenario, const Content& content, Random& random)
        : m_scenario(scenario), m_content(content), m_random(random)
    {}

    Edit make(EditName name)
    {
        switch (name) {
        case EditName::AddThing: return add();
        case EditName::RemoveThings: return removeThings(m_scenario, m_content, someIds());
        case EditName::MoveThings:
            return moveThings(m_scenario, m_content, someIds(), {between(-6, 6), between(-6, 6)},
                              below(8) == 0 ? between(-1, 1) : 0);
        case EditName::TurnThings: return turnThings(m_scenario, m_content, someIds(), between(1, 3));
        case EditName::FlipTiles: return flipTiles(m_scenario, someIds());
        case EditName::SwapTile: return swap();
        case EditName::MoveDoor: return shiftDoor();
        case EditName::ChangeThing: return change();
        case EditName::ReorderThing: return reorder();
        case EditName::PasteThings:
            return pasteThings(m_scenario, copyThings(m_scenario, m_content, someIds()),
                               {between(-9, 9), between(-9, 9)}, below(int(m_scenario.levels.size())),
                               m_random);
        case EditName::ChangeFacts: return changeFacts(m_scenario, other());
        case EditName::FixFinding: return fix();
        }
        return {};
    }

private:
    int below(int bound) { return int(m_random.below(std::uint32_t(bound))); }
    int between(int least, int most) { return least + below(most - least + 1); }

    std::vector<ThingPlace> allPlaces() const
    {
        std::vector<ThingPlace> places;
        visitAllLists(m_scenario, [&](ThingKind kind, const auto& list) {
            for (std::size_t index = 0; index < list.size(); ++index)
                places.push_back({kind, index});
        });
        return places;
    }

    std::vector<ThingId> someIds()
    {
        const auto places = allPlaces();
        std::vector<ThingId> ids;
        for (int count = places.empty() ? 0 : between(1, 3); count > 0; --count)
            ids.push_back(idOf(thingAt(m_scenario, places[std::size_t(below(int(places.size())))])));
        return ids;
    }

    /// Another scenario with the same players and levels, to take things and facts from.
    Scenario other()
    {
        Scenario made = randomScenario(m_random, 6, piecesOf(m_content));
        made.levels.resize(m_scenario.levels.size());
        return made;
    }

    /// A thing of the other scenario, made to fit into this one; none where it cannot.
    template <typename T> std::optional<T> fitting(T thing, ThingId id)
    {
        thing.id = std::move(id);
        if (Square* place = placeOf(thing))
            place->level = below(int(m_scenario.levels.size()));
        if constexpr (requires { thing.player; }) {
            thing.player = m_scenario.players.empty() ? ThingId() : m_scenario.players.front().id;
            if (std::is_same_v<T, Arrow> && thing.player.empty())
                return {};
        }
        if constexpr (std::is_same_v<T, PlacedFigure>) {
            if (thing.player.empty() && thing.side == FigureSide::Team)
                thing.side = FigureSide::Neutral;
            if (thing.side != FigureSide::Team)
                thing.player = {};
        }
        if constexpr (requires { thing.partner; })
            thing.partner = {};
        if constexpr (requires { thing.team; })
            thing.team.clear(); // its members have ids of their own
        if constexpr (std::is_same_v<T, PlacedDoor>) {
            if (m_scenario.tiles.empty())
                return {};
            thing.tile = m_scenario.tiles[std::size_t(below(int(m_scenario.tiles.size())))].id;
            thing.edge = {{between(0, 2), between(0, 4)}, Side(below(4))};
        }
        return thing;
    }

    Edit add()
    {
        const Scenario source = other();
        const ThingKind kind = allThingKinds[std::size_t(below(int(allThingKinds.size())))];
        return visitList(source, kind, [&](const auto& list) -> Edit {
            if (list.empty() || (kind == ThingKind::Player && m_scenario.players.size() > 6))
                return {};
            const auto thing = fitting(list.front(), drawThingId(m_random, m_scenario));
            return thing ? addThing(m_scenario, kind, *thing) : Edit{};
        });
    }

    Edit change()
    {
        const auto places = allPlaces();
        if (places.empty())
            return {};
        const ThingPlace place = places[std::size_t(below(int(places.size())))];
        const Scenario source = other();
        return visitList(source, place.kind, [&](const auto& list) -> Edit {
            if (list.empty())
                return {};
            const auto thing = fitting(list.front(), idOf(thingAt(m_scenario, place)));
            // A tile keeps its size, since doors may stand on any edge of it.
            if constexpr (std::is_same_v<std::remove_cvref_t<decltype(*thing)>, PlacedTile>)
                if (m_content.tile(thing->tile)->kind !=
                    m_content.tile(m_scenario.tiles[place.index].tile)->kind)
                    return {};
            return thing ? changeThing(m_scenario, place, *thing) : Edit{};
        });
    }

    Edit reorder()
    {
        const auto places = allPlaces();
        if (places.empty())
            return {};
        const ThingPlace place = places[std::size_t(below(int(places.size())))];
        const int count =
            visitList(m_scenario, place.kind, [](const auto& list) { return int(list.size()); });
        return reorderThing(m_scenario, place, std::size_t(below(count)));
    }

    Edit swap()
    {
        if (m_scenario.tiles.empty())
            return {};
        const auto tile = std::size_t(below(int(m_scenario.tiles.size())));
        const TileKind kind = m_content.tile(m_scenario.tiles[tile].tile)->kind;
        const auto& kinds = m_content.packs().front().tiles;
        const Tile& other = kinds[std::size_t(below(int(kinds.size())))];
        return other.kind == kind ? swapTile(m_scenario, tile, other.id, TileSide(below(2))) : Edit{};
    }

    Edit shiftDoor()
    {
        if (m_scenario.doors.empty())
            return {};
        const auto door = std::size_t(below(int(m_scenario.doors.size())));
        const auto edge = edgeOnTable(m_scenario, m_content, m_scenario.doors[door]);
        const Square to = edge->square + Offset{between(-3, 3), between(-3, 3)};
        return moveDoor(m_scenario, m_content, door, {to, Side(below(4))});
    }

    /// Fixes are several edits in one.
    Edit fix()
    {
        std::vector<Edit> edits;
        Scenario scenario = m_scenario;
        for (const EditName name : {EditName::AddThing, EditName::ChangeThing, EditName::ReorderThing}) {
            edits.push_back(EditMaker(scenario, m_content, m_random).make(name));
            apply(scenario, edits.back());
        }
        return combined(EditName::FixFinding, m_scenario, edits);
    }

    const Scenario& m_scenario;
    const Content& m_content;
    Random& m_random;
};

} // namespace

Edit randomEdit(EditName name, const Scenario& scenario, const Content& content, Random& random)
{
    return EditMaker(scenario, content, random).make(name);
}

Edit randomEdit(const Scenario& scenario, const Content& content, Random& random)
{
    constexpr auto& names = enumNames<EditName>;
    return randomEdit(names[random.below(std::uint32_t(names.size()))].first, scenario, content, random);
}

} // namespace delve::mageknight::test
