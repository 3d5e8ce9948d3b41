// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/play/abilities/cancel.h"
#include "engine/play/abilities/confusion.h"
#include "engine/play/abilities/magic.h"
#include "engine/play/abilities/placing.h"
#include "engine/play/abilities/start_of_turn.h"
#include "engine/play/abilities/terrify.h"
#include "engine/play/activations.h"
#include "engine/play/agenda.h"
#include "engine/play/answers.h"
#include "engine/play/artifact_items.h"
#include "engine/play/artifact_piles.h"
#include "engine/play/artifact_use.h"
#include "engine/play/breakaway.h"
#include "engine/play/close_combat.h"
#include "engine/play/damage.h"
#include "engine/play/doors.h"
#include "engine/play/ending.h"
#include "engine/play/entering.h"
#include "engine/play/experience.h"
#include "engine/play/furniture.h"
#include "engine/play/furniture_shots.h"
#include "engine/play/gift_choice.h"
#include "engine/play/items.h"
#include "engine/play/levels.h"
#include "engine/play/lost_treasure.h"
#include "engine/play/movement.h"
#include "engine/play/rolls.h"
#include "engine/play/spawn.h"
#include "engine/play/spin.h"
#include "engine/play/sprung_trap.h"
#include "engine/play/starting_player.h"
#include "engine/play/store.h"
#include "engine/play/strikes.h"
#include "engine/play/theft.h"
#include "engine/play/tokens.h"
#include "engine/play/transfer.h"
#include "engine/play/traps.h"
#include "engine/play/treasure.h"
#include "engine/play/turns.h"

#include <variant>
#include <vector>

namespace delve::play {

/// What can happen. Add new ones at the end of their area's line.
using EventBody =
    std::variant<TaskAdded, TaskTaken, ChoiceForced, ActionFellAway,                 // agenda
                 Rolled, Drawn,                                                      // rolls
                 TurnBegan, TurnEnded, MonsterMasterPassed,                          // turns
                 FigureActivated, TokenActivated, FigurePassed, SpeedSpent,          // activations
                 ActivationMarked, ActivationEnded,                                  //
                 FigureMoved, FigurePlaced, TokenMoved, FigureTurned, MovementEnded, // movement
                 HeroLeft,                                                           // entering
                 FreedFrom, BreakAwayFailed,                                         // breakaway
                 DoorOpened, DoorClosed, DoorBroken,                                 // doors
                 SpinArrival, SpinOffered, SpinSettled, SpinsClosed,                 // spin
                 TransferDeclared, TransferLapsed, TileTurned,                       // transfer
                 BlowStruck, DoorStruck, AttackDodged,                               // strikes
                 AnswerDue, AnswerSettled,                                           // answers
                 FigureDamaged, FigureHealed, FigureEliminated,                      // damage
                 GameEnded,                                                          // ending
                 MagicTouched, FigureFrozen,                                         // abilities/magic
                 FigureSummoned, FigureRaised, FigureHeldBack,                       // abilities/placing
                 AbilityCancelled,                                                   // abilities/cancel
                 FearRolled,                                                         // abilities/terrify
                 ActivationGained, SpawnCommanded, VenomSpread,                    // abilities/start_of_turn
                 ConfusionBegan, ConfusionEnded,                                   // abilities/confusion
                 TokenFlipped, TokenRemoved,                                       // tokens
                 MonstersCalled, MonsterPlaced, NoRoomForMonsters, GroupComplete,  // spawn
                 TrapExposed, TrapDisarmed,                                        // traps
                 TrapSprung, TrapStruck, TokenCaught, TrapSettled, ChestRemoved,   // sprung_trap
                 ChestOpened, ChestTaken,                                          // treasure
                 TreasureAssigned, AssignmentsEnded,                               // items
                 ChestPutBack,                                                     // lost_treasure
                 TheftTried,                                                       // theft
                 TreasureStored,                                                   // store
                 ExperienceGained,                                                 // experience
                 HeroImproved, LevelsDeferred, LevelsGiven,                        // levels
                 FurnitureTaken, FurniturePut,                                     // furniture
                 FurnitureStruck, FurnitureDestroyed,                              // furniture_shots
                 ArtifactTokenReturned, ArtifactPilesMixed, ArtifactFilled,        // artifact_piles
                 ArtifactTokenDrawn, ArtifactRowRead, AbilityGranted, GoldChanged, // artifact_use
                 ArtifactStruck, GuestJoined, ExtraMoveBegan,                      //
                 ItemAssigned, ItemGranted, ItemPlaced,                            // artifact_items
                 StartingPlayerFound,                                              // starting_player
                 GiftPicked, GiftsFreed                                            // gift_choice
                 >;

/// A fact, with the rule it comes from. It is never refused.
struct Event
{
    std::string_view rule; ///< a literal: DOOR-07
    EventBody what;

    friend bool operator==(const Event&, const Event&) = default;
};

using Events = std::vector<Event>;

/// Records an event: the only way in which a state changes.
void evolve(const Game& game, GameState& state, const Event& event);

} // namespace delve::play
