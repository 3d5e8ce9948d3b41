// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/play/abilities/confusion.h"
#include "engine/play/abilities/end_of_movement.h"
#include "engine/play/abilities/flight.h"
#include "engine/play/abilities/healing.h"
#include "engine/play/abilities/placing.h"
#include "engine/play/abilities/start_of_turn.h"
#include "engine/play/activations.h"
#include "engine/play/after_damage.h"
#include "engine/play/after_step.h"
#include "engine/play/agenda.h"
#include "engine/play/answers.h"
#include "engine/play/artifact_use.h"
#include "engine/play/close_combat.h"
#include "engine/play/damage.h"
#include "engine/play/ending.h"
#include "engine/play/experience.h"
#include "engine/play/furniture.h"
#include "engine/play/gift_choice.h"
#include "engine/play/items.h"
#include "engine/play/levels.h"
#include "engine/play/lost_treasure.h"
#include "engine/play/pass_through.h"
#include "engine/play/ranged_combat.h"
#include "engine/play/spawn.h"
#include "engine/play/spin.h"
#include "engine/play/sprung_trap.h"
#include "engine/play/starting_player.h"
#include "engine/play/store.h"
#include "engine/play/strikes.h"
#include "engine/play/theft.h"
#include "engine/play/transfer.h"
#include "engine/play/turns.h"

#include <optional>
#include <variant>

namespace delve::play {

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
                          GiftChoice, FreeGifts                                  // gift_choice
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

} // namespace delve::play
