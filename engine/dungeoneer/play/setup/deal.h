// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/play/core/position.h"

namespace delve::dungeoneer::play {

class Unfolding;
class ActionList;

// DNR-SETUP: the preparation of a game. The engine is the dealer (DNR-SETUP-06). Decks have no order: who
// draws a card draws any of those that nobody knows, which is the same as from a shuffled deck.

/// Everything is dealt out.
struct Deal
{
    DNR_DESCRIBED(Deal, "deal");
};
/// DNR-OPT-11: the Entrance on which a Hero begins.
struct ChooseEntrance
{
    SpaceId space = SpaceId::None;
    DNR_DESCRIBED(ChooseEntrance, "choose-entrance", space);
};

/// DNR-OPT-09: which of several Entrances of a kind is used.
struct PickEntrance
{
    SpaceId space = SpaceId::None;
    DNR_DESCRIBED(PickEntrance, "pick-entrance", space);
};

struct DealChoice
{
    static constexpr bool isDecision = true;
    DNR_DESCRIBED(DealChoice, "deal-choice");
};
struct EntranceChoice
{
    static constexpr bool isDecision = true;
    PlayerId player = PlayerId::None;
    DNR_DESCRIBED(EntranceChoice, "entrance-choice", player);
};
struct EntrancePick
{
    static constexpr bool isDecision = true;
    PlayerId player = PlayerId::None;
    MapKind map = MapKind::Dungeon;
    DNR_DESCRIBED(EntrancePick, "entrance-pick", player, map);
};
/// The map is laid, or dealt out to be laid.
struct LayMaps
{
    DNR_DESCRIBED(LayMaps, "lay-maps");
};
/// What follows when the map is laid.
struct FinishDeal
{
    DNR_DESCRIBED(FinishDeal, "finish-deal");
};

struct InitiativeTaken
{
    PlayerId player = PlayerId::None;
    DNR_DESCRIBED(InitiativeTaken, "initiative-taken", player);
};
struct HeroDealt
{
    PlayerId player = PlayerId::None;
    HeroId hero = HeroId::None;
    DNR_DESCRIBED(HeroDealt, "hero-dealt", player, hero);
};
struct QuestDealt
{
    PlayerId player = PlayerId::None;
    QuestId quest = QuestId::None;
    DNR_DESCRIBED(QuestDealt, "quest-dealt", player, quest);
};
struct GlobalQuestTurned
{
    QuestId quest = QuestId::None;
    DNR_DESCRIBED(GlobalQuestTurned, "global-quest-turned", quest);
};
struct HeroPlaced
{
    PlayerId player = PlayerId::None;
    SpaceId space = SpaceId::None;
    DNR_DESCRIBED(HeroPlaced, "hero-placed", player, space);
};

/// DNR-SETUP-14, DNR-HERO-12: turns a new Global Quest up, if there is one.
void turnGlobalQuest(Unfolding& unfolding, std::string_view rule);
/// A Quest of the deck: any that nobody knows, or else the first of those put under it. Of one kind only,
/// where that is asked for (DNR-OPT-12).
QuestId drawQuest(Unfolding& unfolding, PlayerId player, std::optional<MapKind> kind = {});
/// The Entrance of a map, or nothing.
SpaceId entranceOf(const Position& position, MapKind kind);

Refusal check(const Position& position, PlayerId actor, const Deal&);
Refusal check(const Position& position, PlayerId actor, const ChooseEntrance& action);
Refusal check(const Position& position, PlayerId actor, const PickEntrance& action);
void carryOut(Unfolding& unfolding, PlayerId actor, const Deal&);
void carryOut(Unfolding& unfolding, PlayerId actor, const ChooseEntrance& action);
void carryOut(Unfolding& unfolding, PlayerId actor, const PickEntrance& action);
void resume(Unfolding& unfolding, const LayMaps&);
void resume(Unfolding& unfolding, const FinishDeal&);
void evolve(const Game& game, GameState& state, const InitiativeTaken& event);
void evolve(const Game& game, GameState& state, const HeroDealt& event);
void evolve(const Game& game, GameState& state, const QuestDealt& event);
void evolve(const Game& game, GameState& state, const GlobalQuestTurned& event);
void evolve(const Game& game, GameState& state, const HeroPlaced& event);

} // namespace delve::dungeoneer::play
