// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/play/abilities/confusion.h"
#include "engine/mageknight/play/abilities/end_of_movement.h"
#include "engine/mageknight/play/abilities/flight.h"
#include "engine/mageknight/play/abilities/healing.h"
#include "engine/mageknight/play/abilities/placing.h"
#include "engine/mageknight/play/abilities/start_of_turn.h"
#include "engine/mageknight/play/artifacts/artifact_use.h"
#include "engine/mageknight/play/artifacts/furniture.h"
#include "engine/mageknight/play/artifacts/gift_choice.h"
#include "engine/mageknight/play/core/agenda.h"
#include "engine/mageknight/play/fighting/after_damage.h"
#include "engine/mageknight/play/fighting/answers.h"
#include "engine/mageknight/play/fighting/close_combat.h"
#include "engine/mageknight/play/fighting/damage.h"
#include "engine/mageknight/play/fighting/ranged_combat.h"
#include "engine/mageknight/play/fighting/strikes.h"
#include "engine/mageknight/play/monsters/spawn.h"
#include "engine/mageknight/play/moving/after_step.h"
#include "engine/mageknight/play/moving/large_steps.h"
#include "engine/mageknight/play/moving/pass_through.h"
#include "engine/mageknight/play/moving/spin.h"
#include "engine/mageknight/play/moving/transfer.h"
#include "engine/mageknight/play/riding/dismounting.h"
#include "engine/mageknight/play/sections/driving.h"
#include "engine/mageknight/play/sections/passengers.h"
#include "engine/mageknight/play/sections/section_choice.h"
#include "engine/mageknight/play/sections/section_turns.h"
#include "engine/mageknight/play/treasure/items.h"
#include "engine/mageknight/play/treasure/lost_treasure.h"
#include "engine/mageknight/play/treasure/sprung_trap.h"
#include "engine/mageknight/play/treasure/store.h"
#include "engine/mageknight/play/treasure/theft.h"
#include "engine/mageknight/play/turns/activations.h"
#include "engine/mageknight/play/turns/ending.h"
#include "engine/mageknight/play/turns/experience.h"
#include "engine/mageknight/play/turns/levels.h"
#include "engine/mageknight/play/turns/starting_player.h"
#include "engine/mageknight/play/turns/turns.h"

#include <optional>
#include <variant>

namespace delve::mageknight::play {

// In agenda.cpp.

/// What is still to be done, kept in the state so that a game can be saved and taken up between any two
/// actions. Tasks with `isDecision` wait for a player, one that lets the active figure act for the end of
/// that; the others are resumed by the engine.
using Task = std::variant<DeclaredAction,                                        // agenda
                          CloseActivation,                                       // activations
                          AfterStep,                                             // movement
                          FreeSpins,                                             // spin
                          TransferChoice,                                        // transfer
                          GoOut,                                                 // pass_through
                          BlowOffer,                                             // strikes
                          Freezing, Draining, Retaliation,                       // after_damage
                          Answers, AnswerChoice,                                 // answers
                          Aiming,                                                // ranged_combat
                          HealingChoice,                                         // abilities/healing
                          PlaceChoice, FacingChoice,                             // abilities/placing
                          RamBlows, PoleArmBlows,                                // abilities/end_of_movement
                          StartOfTurn, VenomChoice,                              // abilities/start_of_turn
                          EndConfusion, ConfusedMove,                            // abilities/confusion
                          Eliminations,                                          // damage
                          CheckEnd,                                              // ending
                          Reward,                                                // experience
                          BeginTurn, GivingUp,                                   // turns
                          Arrivals, MonsterChoice, MonsterPlacing, GreetGroup,   // spawn
                          TrapAttacks, CaughtTokens, TrapMeetsGroup, SettleTrap, // sprung_trap
                          Assigning,                                             // items
                          LoseTreasure, ChestPlacing,                            // lost_treasure
                          LootChoice, TheftAftermath, TheftAnswer, DropLoot,     // theft
                          Storing,                                               // store
                          Levels, LevelChoice,                                   // levels
                          PutDownChoice,                                         // furniture
                          TokenEffects, ArtifactSpawn, GuestFacing,              // artifact_use
                          StartRoll,                                             // starting_player
                          FlyOn,                                                 // abilities/flight
                          GiftChoice, FreeGifts,                                 // gift_choice
                          StraightenChoice,                                      // large_steps
                          Explosion,                                             // after_damage
                          Dismounting, AfterSpecialAction,                       // riding/dismounting
                          DriveOn,                                               // sections/driving
                          SectionChoice, SectionTakes,                           // sections/section_choice
                          NextSection,                                           // sections/section_turns
                          ThrownOut, GoesThrough                                 // sections/passengers
                          >;

/// The task on top, which comes next.
std::optional<Task> nextTask(const GameState& state);

/// Nobody is asked for anything and nothing is left to be done before the next action of the active figure,
/// or of the player who activates.
bool isFreeToAct(const GameState& state);

/// The task on top if it is of this kind: what a player is asked, for the actions that answer it.
template <typename T> std::optional<T> pending(const Position& position)
{
    const auto tasks = position.state().tasks();
    if (tasks.empty() || tasks.back().kind != kindIn<T, Task>())
        return std::nullopt;
    return unpackAs<T>(tasks.back());
}

/// What a player is asked.
struct PendingDecision
{
    Task task;
    PlayerId player = PlayerId::None;
};

/// The decision that has to be made before anything else, if there is one.
std::optional<PendingDecision> pendingDecision(const Position& position);

} // namespace delve::mageknight::play
