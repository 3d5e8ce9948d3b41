// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/play/abilities/cancel.h"
#include "engine/mageknight/play/abilities/confusion.h"
#include "engine/mageknight/play/abilities/magic.h"
#include "engine/mageknight/play/abilities/placing.h"
#include "engine/mageknight/play/abilities/start_of_turn.h"
#include "engine/mageknight/play/abilities/terrify.h"
#include "engine/mageknight/play/artifacts/artifact_items.h"
#include "engine/mageknight/play/artifacts/artifact_piles.h"
#include "engine/mageknight/play/artifacts/artifact_use.h"
#include "engine/mageknight/play/artifacts/furniture.h"
#include "engine/mageknight/play/artifacts/furniture_shots.h"
#include "engine/mageknight/play/artifacts/gift_choice.h"
#include "engine/mageknight/play/core/agenda.h"
#include "engine/mageknight/play/core/rolls.h"
#include "engine/mageknight/play/fighting/answers.h"
#include "engine/mageknight/play/fighting/close_combat.h"
#include "engine/mageknight/play/fighting/damage.h"
#include "engine/mageknight/play/fighting/strikes.h"
#include "engine/mageknight/play/monsters/neutrals.h"
#include "engine/mageknight/play/monsters/spawn.h"
#include "engine/mageknight/play/monsters/tokens.h"
#include "engine/mageknight/play/moving/breakaway.h"
#include "engine/mageknight/play/moving/doors.h"
#include "engine/mageknight/play/moving/movement.h"
#include "engine/mageknight/play/moving/spin.h"
#include "engine/mageknight/play/moving/transfer.h"
#include "engine/mageknight/play/riding/acting.h"
#include "engine/mageknight/play/riding/dismounting.h"
#include "engine/mageknight/play/riding/riderless.h"
#include "engine/mageknight/play/sections/passengers.h"
#include "engine/mageknight/play/sections/section_choice.h"
#include "engine/mageknight/play/sections/section_turns.h"
#include "engine/mageknight/play/treasure/items.h"
#include "engine/mageknight/play/treasure/lost_treasure.h"
#include "engine/mageknight/play/treasure/sprung_trap.h"
#include "engine/mageknight/play/treasure/store.h"
#include "engine/mageknight/play/treasure/theft.h"
#include "engine/mageknight/play/treasure/traps.h"
#include "engine/mageknight/play/treasure/treasure.h"
#include "engine/mageknight/play/turns/activations.h"
#include "engine/mageknight/play/turns/ending.h"
#include "engine/mageknight/play/turns/entering.h"
#include "engine/mageknight/play/turns/experience.h"
#include "engine/mageknight/play/turns/levels.h"
#include "engine/mageknight/play/turns/starting_player.h"
#include "engine/mageknight/play/turns/turns.h"

#include <variant>
#include <vector>

namespace delve::mageknight::play {

// evolve() for any event is in evolve.cpp; each of its own lies with the event of its area.

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
                 GiftPicked, GiftsFreed,                                           // gift_choice
                 ArcLeaned,                                                        // movement
                 ActivationBound,                                                  // activations
                 StandsUnopposed,                                                  // turns
                 ActivationUsed,                                                   // activations
                 ActorChosen,                                                      // riding/acting
                 RiderDismounted, RiderMounted,                                    // riding/dismounting
                 MountFled, MountSided,                                            // riding/riderless
                 SectionNamed, SectionsForgotten,                                  // sections/section_choice
                 SectionStruck,                                                    // sections/section_turns
                 PassengerBoarded, PassengerLeft,                                  // sections/passengers
                 GiftCancelled,                                                    // abilities/cancel
                 FigureRoused                                                      // monsters/neutrals
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

} // namespace delve::mageknight::play
