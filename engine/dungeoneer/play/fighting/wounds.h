// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/play/effects/in_force.h"

namespace delve::dungeoneer::play {

class Unfolding;

// Wounds and what follows: rewards (DNR-COMBAT-21 to DNR-COMBAT-23), defeat (DNR-TURN-06, DNR-TURN-07), and
// the resources of a player.

struct HeroWounded
{
    PlayerId player = PlayerId::None;
    std::int16_t wounds = 0;
    WoundSource source = WoundSource::Card;
    TargetId by = TargetId::None; ///< the Hero or monster that dealt them in combat
    DNR_DESCRIBED(HeroWounded, "hero-wounded", player, wounds, source, by);
};
struct MonsterWounded
{
    MonsterId monster = MonsterId::None;
    std::int16_t wounds = 0;
    DNR_DESCRIBED(MonsterWounded, "monster-wounded", monster, wounds);
};
struct LifeChanged
{
    PlayerId player = PlayerId::None;
    std::int16_t by = 0;
    bool withScore = false; ///< DNR-HERO-20: gained, not recovered
    DNR_DESCRIBED(LifeChanged, "life-changed", player, by, withScore);
};
/// DNR-HERO-20: cards in play give more, or less, to the Life score than before; Life goes with it.
struct CardLifeChanged
{
    PlayerId player = PlayerId::None;
    std::int16_t score = 0;
    std::int16_t by = 0; ///< of Life
    DNR_DESCRIBED(CardLifeChanged, "card-life-changed", player, score, by);
};
struct GloryChanged
{
    PlayerId player = PlayerId::None;
    std::int16_t by = 0;
    DNR_DESCRIBED(GloryChanged, "glory-changed", player, by);
};
struct PerilChanged
{
    PlayerId player = PlayerId::None;
    std::int16_t by = 0;
    DNR_DESCRIBED(PerilChanged, "peril-changed", player, by);
};
struct LevelGained
{
    PlayerId player = PlayerId::None;
    DNR_DESCRIBED(LevelGained, "level-gained", player);
};
struct HeroDefeated
{
    PlayerId player = PlayerId::None;
    DNR_DESCRIBED(HeroDefeated, "hero-defeated", player);
};
struct MonsterDefeated
{
    MonsterId monster = MonsterId::None;
    DNR_DESCRIBED(MonsterDefeated, "monster-defeated", monster);
};

/// Wounds from somewhere, before anything changes them.
struct Blow
{
    Subject dealer{}; ///< nobody: a door, a card
    Subject taker{};
    WoundSource source = WoundSource::Card;
    RollScene scene{};
    int wounds = 1;
};
void wound(Unfolding& unfolding, std::string_view rule, const Blow& blow);

/// Never below 0 (DNR-UNI-04); nothing happens for 0. `issue` is the card that brings Peril: a Response may
/// have answered it (DNR-SPECIAL-03).
void changeGlory(Unfolding& unfolding, std::string_view rule, PlayerId player, int by);
void changePeril(Unfolding& unfolding, std::string_view rule, PlayerId player, int by,
                 CardId issue = CardId::None);

void evolve(const Game& game, GameState& state, const HeroWounded& event);
void evolve(const Game& game, GameState& state, const MonsterWounded& event);
void evolve(const Game& game, GameState& state, const LifeChanged& event);
void evolve(const Game& game, GameState& state, const CardLifeChanged& event);
void evolve(const Game& game, GameState& state, const GloryChanged& event);
void evolve(const Game& game, GameState& state, const PerilChanged& event);
void evolve(const Game& game, GameState& state, const LevelGained& event);
void evolve(const Game& game, GameState& state, const HeroDefeated& event);
inline void evolve(const Game&, GameState&, const MonsterDefeated&)
{}

} // namespace delve::dungeoneer::play
