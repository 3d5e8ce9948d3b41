// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/play/map/building.h"

#include "engine/dungeoneer/board/reach.h"
#include "engine/dungeoneer/play/core/unfolding.h"

#include <algorithm>

namespace delve::dungeoneer::play {

namespace {

/// Cards that are out of the game, or that nobody may lay, are not in the stock.
MapStock stockOf(const Position& position)
{
    MapStock stock(position.game().mapDeck());
    // The deck of the content may have cards of a kind that is not in use; the rules of laying never see
    // them, since each map counts its own kind.
    for (int i = 0; i < position.game().spaceCount(); ++i) {
        const SpacePlace place = position.space(SpaceId(i)).place;
        if (place == SpacePlace::Laid || place == SpacePlace::Away)
            stock.take(position.game().numberOf(SpaceId(i)));
    }
    return stock;
}

CardMap mapOf(const Position& position, MapKind kind, SpaceId leftOut, SpaceId turned)
{
    CardMap map(kind);
    for (int i = 0; i < position.game().spaceCount(); ++i) {
        const SpaceId id = SpaceId(i);
        const SpaceState& space = position.space(id);
        if (space.place != SpacePlace::Laid || id == leftOut || position.game().space(id).kind != kind)
            continue;
        const CardNumber number = position.game().numberOf(id);
        map.lay(laidCard(number, position.game().mapDeck()[number].face, {space.column, space.row},
                         space.isTurned != (id == turned)));
    }
    return map;
}

/// The first copy of a card that a player holds; others are the same to everybody.
bool isFirstCopy(const Position& position, PlayerId player, SpaceId space)
{
    for (int i = 0; i < int(space); ++i)
        if (position.game().numberOf(SpaceId(i)) == position.game().numberOf(space) &&
            position.space(SpaceId(i)).place == SpacePlace::Held &&
            position.space(SpaceId(i)).owner == player)
            return false;
    return true;
}

/// DNR-OPT-07: what a player may lay in Map in View, as (card, place); `visit` is told each.
template <typename Visit> void forEachHeldPlace(const Position& position, PlayerId player, Visit&& visit)
{
    const Game& game = position.game();
    std::vector<SpaceId> held;
    for (int i = 0; i < game.spaceCount(); ++i)
        if (position.space(SpaceId(i)).place == SpacePlace::Held &&
            position.space(SpaceId(i)).owner == player && isFirstCopy(position, player, SpaceId(i)))
            held.push_back(SpaceId(i));
    bool holdsEntrance = false;
    for (const MapKind kind : game.mapKinds()) { // the deciding Entrance is that of the first kind
        for (const SpaceId space : held)
            if (game.space(space).type == MapCardType::Entrance && game.space(space).kind == kind &&
                !holdsEntrance) {
                visit(space, Placement{entranceCell, false});
                holdsEntrance = true;
            }
    }
    if (holdsEntrance)
        return;
    // DNR-MAP-07: the exception holds only if no card of the hand can be placed without it.
    bool isAny = false;
    std::vector<Placement> places;
    for (const EntranceException exception : {EntranceException::Refused, EntranceException::Granted}) {
        for (const MapKind kind : game.mapKinds()) {
            const LaidMap map(position, kind);
            if (map.map().size() == 0)
                continue; // its Entrance is still in somebody's hand
            const Laying laying = map.laying();
            for (const SpaceId space : held) {
                laying.legalPlacements(game.numberOf(space), places, exception);
                for (const Placement& place : places) {
                    isAny = true;
                    visit(space, place);
                }
            }
        }
        if (isAny)
            return;
    }
}

/// DNR-DOOR-14: all who stand on a door of this card, on either side of the edge, as bits.
std::uint8_t onDoorsOf(const Position& position, SpaceId space)
{
    std::uint8_t found = 0;
    position.forEachPlayer([&](PlayerId id) {
        const PlayerState& player = position.player(id);
        if (player.cusp >= 0 &&
            (player.space == space || position.space(player.space).beside[std::size_t(player.cusp)] == space))
            found |= bitOf(id);
    });
    return found;
}

// DNR-DOOR-16: the two doors between which they stood no longer lie together.
void endCusps(Unfolding& unfolding, std::uint8_t players)
{
    unfolding.position().forEachPlayer([&](PlayerId player) {
        if ((players & bitOf(player)) != 0)
            unfolding.emit("DNR-DOOR-16", CuspChanged{player, -1});
    });
}

/// DNR-MAP-10: the duty to keep an open connection lapses with the last card of this kind of map.
bool mayBeClosed(const Laying& laying)
{
    return laying.rules().lastCardMayClose && laying.stock().drawable(laying.map().kind()) == 0;
}

/// Any card that nobody knows, or else the first of those put under the deck.
SpaceId drawMap(Unfolding& unfolding, PlayerId player)
{
    std::vector<SpaceId> shuffled;
    SpaceId first = SpaceId::None;
    for (int i = 0; i < unfolding.game().spaceCount(); ++i) {
        const SpaceState& space = unfolding.state().space(SpaceId(i));
        if (space.place != SpacePlace::Deck)
            continue;
        if (space.bottom == 0)
            shuffled.push_back(SpaceId(i));
        else if (first == SpaceId::None || space.bottom < unfolding.state().space(first).bottom)
            first = SpaceId(i);
    }
    return shuffled.empty() ? first : shuffled[unfolding.draw(RollFor::Map, player, shuffled.size())];
}

} // namespace

LaidMap::LaidMap(const Position& position, MapKind kind, SpaceId leftOut, SpaceId turned)
    : m_map(mapOf(position, kind, leftOut, turned)), m_stock(stockOf(position)), m_rules(position.options())
{
    if (leftOut != SpaceId::None)
        m_stock.giveBack(position.game().numberOf(leftOut));
}

int mapCardsLeft(const Position& position)
{
    int left = 0;
    for (int i = 0; i < position.game().spaceCount(); ++i)
        left += position.space(SpaceId(i)).place == SpacePlace::Deck;
    return left;
}

// DNR-BUILD-01, DNR-BUILD-02: a card that fits nowhere goes under the deck, and the next is drawn, once round
// the deck at most.
bool drawAndPlace(Unfolding& unfolding, std::string_view rule, PlayerId player, PlaceCause cause)
{
    for (int left = mapCardsLeft(unfolding.position()); left > 0; --left) {
        const SpaceId space = drawMap(unfolding, player);
        unfolding.emit(rule, MapDrawn{player, space});
        const LaidMap map(unfolding.position(), unfolding.game().space(space).kind);
        if (map.laying().hasLegalPlacement(unfolding.game().numberOf(space))) {
            unfolding.later(PlaceChoice{player, space, cause, 0});
            return true;
        }
        unfolding.emit("DNR-BUILD-02",
                       MapPutAway{space, unfolding.options().unplaceableCard == UnplaceableCard::ToBottom});
    }
    return false;
}

bool canTurn(const Position& position, SpaceId space)
{
    const MapCard& card = position.game().space(space);
    if (position.space(space).place != SpacePlace::Laid || card.type == MapCardType::Entrance)
        return false;
    const LaidMap map(position, card.kind, SpaceId::None, space);
    return strandedAreas(map.map(), position.options().wallBlocks).empty() &&
           (map.laying().openSides() > 0 || mayBeClosed(map.laying()));
}

bool canRemove(const Position& position, SpaceId space)
{
    const MapCard& card = position.game().space(space);
    if (position.space(space).place != SpacePlace::Laid || card.type == MapCardType::Entrance ||
        heroesIn(position, space) != 0)
        return false;
    bool isBare = true; // nothing lies there that belongs to somebody
    for (int i = 0; i < position.game().questCount(); ++i)
        isBare = isBare && position.quest(QuestId(i)).lies != space;
    position.state().laid.forEach([&](CardId id) { isBare = isBare && position.card(id).space != space; });
    if (!isBare)
        return false;
    const LaidMap map(position, card.kind, space);
    return strandedAreas(map.map(), position.options().wallBlocks).empty() && map.laying().openSides() > 0;
}

void turnMap(Unfolding& unfolding, SpaceId space)
{
    const std::uint8_t onDoors = onDoorsOf(unfolding.position(), space);
    unfolding.emit("DNR-MAP-12", MapTurned{space});
    endCusps(unfolding, onDoors);
}

void removeMap(Unfolding& unfolding, SpaceId space)
{
    const std::uint8_t onDoors = onDoorsOf(unfolding.position(), space);
    unfolding.emit("DNR-MAP-12", MapPutAway{space, true});
    endCusps(unfolding, onDoors);
}

Refusal check(const Position& position, PlayerId actor, const PlaceMap& action)
{
    const auto choice = pending<PlaceChoice>(position);
    if (!choice || action.space == SpaceId::None)
        return {"DNR-BUILD-01"};
    const Placement placement{{action.column, action.row}, action.isTurned};
    if (choice->space == SpaceId::None) {
        bool isThere = false;
        forEachHeldPlace(position, actor, [&](SpaceId space, const Placement& place) {
            isThere = isThere || (space == action.space && place == placement);
        });
        return isThere ? allowed : Refusal{"DNR-OPT-07"};
    }
    if (action.space != choice->space)
        return {"DNR-BUILD-01"};
    const LaidMap map(position, position.game().space(action.space).kind);
    return {ruleOf(map.laying().check(position.game().numberOf(action.space), placement).fault)};
}

void listPlaces(const Position& position, const PlaceChoice& choice, ActionList& actions)
{
    const auto add = [&](SpaceId space, const Placement& place) {
        actions.add(
            PlaceMap{space, std::int16_t(place.cell.column), std::int16_t(place.cell.row), place.isTurned});
    };
    if (choice.space == SpaceId::None)
        return forEachHeldPlace(position, choice.player, add);
    const LaidMap map(position, position.game().space(choice.space).kind);
    for (const Placement& place : map.laying().legalPlacements(position.game().numberOf(choice.space)))
        add(choice.space, place);
}

// DNR-BUILD-05: placing gives nothing and triggers nothing.
void carryOut(Unfolding& unfolding, PlayerId, const PlaceMap& action)
{
    const PlaceChoice choice = *pending<PlaceChoice>(unfolding.position());
    unfolding.answered();
    const std::string_view rule = choice.cause == PlaceCause::MapInView   ? "DNR-OPT-07"
                                  : choice.cause == PlaceCause::Exploring ? "DNR-HERO-08"
                                                                          : "DNR-BUILD-01";
    unfolding.emit(rule, MapLaid{action.space, action.column, action.row, action.isTurned});
    if (choice.cause == PlaceCause::MapInView)
        unfolding.later(LayNext{unfolding.position().leftOf(choice.player), 0});
    else if (choice.cause == PlaceCause::Exploring)
        openWindow(unfolding, WindowKind::Action, bitOf(choice.player));
}

// DNR-HERO-08: for 1 Movement a Map card is drawn and placed.
Refusal check(const Position& position, PlayerId actor, const Explore&)
{
    if (!pending<HeroPhase>(position))
        return {"DNR-HERO-02"};
    if (position.options().mapInView)
        return {"DNR-OPT-02"};
    if (mapCardsLeft(position) == 0)
        return {"DNR-HERO-08"};
    return checkMovement(position, actor, 1);
}

void carryOut(Unfolding& unfolding, PlayerId actor, const Explore&)
{
    spendMovement(unfolding, "DNR-HERO-08", actor, 1);
    if (!drawAndPlace(unfolding, "DNR-HERO-08", actor, PlaceCause::Exploring)) {
        unfolding.emit("DNR-HERO-08", MovementChanged{actor, 1}); // no card fits: it is returned
        openWindow(unfolding, WindowKind::Action, bitOf(actor));
    }
}

void resume(Unfolding& unfolding, const PlaceMore& task)
{
    if (task.left <= 0 || !unfolding.player(task.player).isAlive)
        return;
    unfolding.later(PlaceMore{task.player, std::int16_t(task.left - 1)});
    if (!unfolding.options().mapInView)
        drawAndPlace(unfolding, "DNR-HERO-08", task.player, PlaceCause::Effect);
}

// DNR-OPT-07: whoever cannot lay a card passes; if all pass, the cards left are out of the game.
void resume(Unfolding& unfolding, const LayNext& task)
{
    const int players = unfolding.game().playerCount();
    std::vector<SpaceId> held;
    for (int i = 0; i < unfolding.game().spaceCount(); ++i)
        if (unfolding.state().space(SpaceId(i)).place == SpacePlace::Held)
            held.push_back(SpaceId(i));
    if (held.empty())
        return;
    if (task.passes >= players) {
        for (const SpaceId space : held)
            unfolding.emit("DNR-OPT-07", MapPutAway{space, false});
        return;
    }
    bool canLay = false;
    forEachHeldPlace(unfolding.position(), task.player, [&](SpaceId, const Placement&) { canLay = true; });
    if (canLay)
        unfolding.later(PlaceChoice{task.player, SpaceId::None, PlaceCause::MapInView, task.passes});
    else
        unfolding.later(LayNext{unfolding.position().leftOf(task.player), std::uint8_t(task.passes + 1)});
}

void evolve(const Game&, GameState&, const MapDrawn&)
{}

void evolve(const Game& game, GameState& state, const MapLaid& event)
{
    SpaceState& laid = state.space(event.space);
    laid = SpaceState{};
    laid.place = SpacePlace::Laid;
    laid.column = event.column;
    laid.row = event.row;
    laid.isTurned = event.isTurned;
    const Cell cell{event.column, event.row};
    for (int i = 0; i < game.spaceCount(); ++i) {
        SpaceState& other = state.spaces[std::size_t(i)];
        if (other.place != SpacePlace::Laid || game.space(SpaceId(i)).kind != game.space(event.space).kind)
            continue;
        for (const Side side : allSides)
            if (neighbour(cell, side) == Cell{other.column, other.row}) {
                laid.beside[std::size_t(side)] = SpaceId(i);
                other.beside[std::size_t(opposite(side))] = event.space;
            }
    }
}

void evolve(const Game& game, GameState& state, const MapPutAway& event)
{
    for (const Side side : allSides)
        if (const SpaceId other = state.space(event.space).beside[std::size_t(side)]; other != SpaceId::None)
            state.space(other).beside[std::size_t(opposite(side))] = SpaceId::None;
    state.space(event.space) = SpaceState{};
    if (event.isUnderDeck)
        state.space(event.space).bottom = state.turn.nextBottom++;
    else
        state.space(event.space).place = SpacePlace::Away;
    // Markers that lay there are gone.
    for (int i = 0; i < game.cardCount(); ++i)
        if (state.cards[std::size_t(i)].marker == event.space)
            state.cards[std::size_t(i)].marker = SpaceId::None;
    for (QuestState& quest : state.quests)
        if (quest.marker == event.space)
            quest.marker = SpaceId::None;
}

// DNR-MAP-05: north changes with south, east with west; doors keep what happened to them.
void evolve(const Game&, GameState& state, const MapTurned& event)
{
    SpaceState& space = state.space(event.space);
    space.isTurned = !space.isTurned;
    for (const std::size_t side : {0u, 1u}) {
        std::swap(space.doors[side], space.doors[side + 2]);
        std::swap(space.doorValues[side], space.doorValues[side + 2]);
    }
}

void evolve(const Game&, GameState& state, const MapHeld& event)
{
    state.space(event.space).place = SpacePlace::Held;
    state.space(event.space).owner = event.player;
}

} // namespace delve::dungeoneer::play
