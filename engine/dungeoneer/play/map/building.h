// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/play/core/position.h"
#include "engine/dungeoneer/setup/laying.h"

namespace delve::dungeoneer::play {

class Unfolding;
class ActionList;

// DNR-BUILD, DNR-HERO-08, DNR-OPT-03 to DNR-OPT-08: Map cards are drawn and placed.

/// The map of one kind as the rules of laying know it.
class LaidMap
{
public:
    /// Without `leftOut`; with `turned` lying the other way round.
    LaidMap(const Position& position, MapKind kind, SpaceId leftOut = SpaceId::None,
            SpaceId turned = SpaceId::None);
    LaidMap(const LaidMap&) = delete;
    LaidMap& operator=(const LaidMap&) = delete;

    const CardMap& map() const { return m_map; }
    Laying laying() const { return Laying(m_map, m_stock, m_rules); }

private:
    CardMap m_map;
    MapStock m_stock;
    LayingRules m_rules;
};

enum class PlaceCause : std::uint8_t
{
    Building, ///< DNR-BUILD-01
    Exploring,
    Effect,
    MapInView ///< DNR-OPT-07
};
constexpr auto fileWords(PlaceCause)
{
    return std::to_array<EnumName<PlaceCause>>({{PlaceCause::Building, "building"},
                                                {PlaceCause::Exploring, "exploring"},
                                                {PlaceCause::Effect, "effect"},
                                                {PlaceCause::MapInView, "map-in-view"}});
}

/// A Map card was drawn and must be placed; in Map in View any of those held.
struct PlaceChoice
{
    static constexpr bool isDecision = true;
    PlayerId player = PlayerId::None;
    SpaceId space = SpaceId::None; ///< None: one of those that the player holds
    PlaceCause cause = PlaceCause::Building;
    std::uint8_t passes = 0; ///< DNR-OPT-07: in a row
    DNR_DESCRIBED(PlaceChoice, "place-choice", player, space, cause, passes);
};
/// So many Map cards are still to be drawn and placed.
struct PlaceMore
{
    PlayerId player = PlayerId::None;
    std::int16_t left = 0;
    DNR_DESCRIBED(PlaceMore, "place-more", player, left);
};
/// DNR-OPT-07: the next player lays a card.
struct LayNext
{
    PlayerId player = PlayerId::None;
    std::uint8_t passes = 0;
    DNR_DESCRIBED(LayNext, "lay-next", player, passes);
};

struct PlaceMap
{
    SpaceId space = SpaceId::None;
    std::int16_t column = 0;
    std::int16_t row = 0;
    bool isTurned = false;
    DNR_DESCRIBED(PlaceMap, "place-map", space, column, row, isTurned);
};
/// DNR-HERO-08.
struct Explore
{
    DNR_DESCRIBED(Explore, "explore");
};

struct MapDrawn
{
    PlayerId player = PlayerId::None;
    SpaceId space = SpaceId::None;
    DNR_DESCRIBED(MapDrawn, "map-drawn", player, space);
};
struct MapLaid
{
    SpaceId space = SpaceId::None;
    std::int16_t column = 0;
    std::int16_t row = 0;
    bool isTurned = false;
    DNR_DESCRIBED(MapLaid, "map-laid", space, column, row, isTurned);
};
/// DNR-BUILD-02, DNR-MAP-12: under the deck, or out of the game.
struct MapPutAway
{
    SpaceId space = SpaceId::None;
    bool isUnderDeck = true;
    DNR_DESCRIBED(MapPutAway, "map-put-away", space, isUnderDeck);
};
struct MapTurned
{
    SpaceId space = SpaceId::None;
    DNR_DESCRIBED(MapTurned, "map-turned", space);
};
/// DNR-OPT-03, DNR-OPT-04: a player holds it.
struct MapHeld
{
    PlayerId player = PlayerId::None;
    SpaceId space = SpaceId::None;
    DNR_DESCRIBED(MapHeld, "map-held", player, space);
};

/// Draws Map cards until one can be placed and asks for its place. False if none can be.
bool drawAndPlace(Unfolding& unfolding, std::string_view rule, PlayerId player, PlaceCause cause);
int mapCardsLeft(const Position& position);
/// DNR-MAP-12: the map stays legal if this card is turned, or removed.
bool canTurn(const Position& position, SpaceId space);
bool canRemove(const Position& position, SpaceId space);
/// Does it; the card that is removed goes under the deck. Whoever stood on one of its doors stands there no
/// longer (DNR-DOOR-16).
void turnMap(Unfolding& unfolding, SpaceId space);
void removeMap(Unfolding& unfolding, SpaceId space);

Refusal check(const Position& position, PlayerId actor, const PlaceMap& action);
Refusal check(const Position& position, PlayerId actor, const Explore&);
void listPlaces(const Position& position, const PlaceChoice& choice, ActionList& actions);
void carryOut(Unfolding& unfolding, PlayerId actor, const PlaceMap& action);
void carryOut(Unfolding& unfolding, PlayerId actor, const Explore&);
void resume(Unfolding& unfolding, const PlaceMore& task);
void resume(Unfolding& unfolding, const LayNext& task);
void evolve(const Game& game, GameState& state, const MapDrawn& event);
void evolve(const Game& game, GameState& state, const MapLaid& event);
void evolve(const Game& game, GameState& state, const MapPutAway& event);
void evolve(const Game& game, GameState& state, const MapTurned& event);
void evolve(const Game& game, GameState& state, const MapHeld& event);

} // namespace delve::dungeoneer::play
