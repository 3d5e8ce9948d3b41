// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/play/abilities/activation_uses.h"
#include "engine/mageknight/play/abilities/cancel.h"
#include "engine/mageknight/play/abilities/flight.h"
#include "engine/mageknight/play/abilities/healing.h"
#include "engine/mageknight/play/abilities/nimble.h"
#include "engine/mageknight/play/abilities/placing.h"
#include "engine/mageknight/play/abilities/start_of_turn.h"
#include "engine/mageknight/play/artifacts/artifact_items.h"
#include "engine/mageknight/play/artifacts/artifact_use.h"
#include "engine/mageknight/play/artifacts/furniture.h"
#include "engine/mageknight/play/artifacts/furniture_shots.h"
#include "engine/mageknight/play/artifacts/gift_choice.h"
#include "engine/mageknight/play/fighting/answers.h"
#include "engine/mageknight/play/fighting/close_combat.h"
#include "engine/mageknight/play/fighting/ranged_combat.h"
#include "engine/mageknight/play/fighting/strikes.h"
#include "engine/mageknight/play/monsters/changelings.h"
#include "engine/mageknight/play/monsters/spawn.h"
#include "engine/mageknight/play/moving/breakaway.h"
#include "engine/mageknight/play/moving/doors.h"
#include "engine/mageknight/play/moving/large_steps.h"
#include "engine/mageknight/play/moving/movement.h"
#include "engine/mageknight/play/moving/pass_through.h"
#include "engine/mageknight/play/moving/spin.h"
#include "engine/mageknight/play/moving/transfer.h"
#include "engine/mageknight/play/riding/acting.h"
#include "engine/mageknight/play/riding/dismounting.h"
#include "engine/mageknight/play/sections/driving.h"
#include "engine/mageknight/play/sections/passengers.h"
#include "engine/mageknight/play/sections/section_choice.h"
#include "engine/mageknight/play/sections/section_turns.h"
#include "engine/mageknight/play/treasure/items.h"
#include "engine/mageknight/play/treasure/lost_treasure.h"
#include "engine/mageknight/play/treasure/store.h"
#include "engine/mageknight/play/treasure/theft.h"
#include "engine/mageknight/play/treasure/traps.h"
#include "engine/mageknight/play/treasure/treasure.h"
#include "engine/mageknight/play/turns/activations.h"
#include "engine/mageknight/play/turns/entering.h"
#include "engine/mageknight/play/turns/levels.h"
#include "engine/mageknight/play/turns/starting_player.h"
#include "engine/mageknight/play/turns/turns.h"

#include <variant>
#include <vector>

namespace delve::mageknight::play {

/// What a player can do: an intent, which may be refused. Add new ones at the end of their area's line.
using Action = std::variant<EndTurn, GiveUp,                              // turns
                            Activate, ActivateToken, Pass, EndActivation, // activations
                            Step, TakeStairs, Turn,                       // movement
                            Enter, Leave,                                 // entering
                            BreakAway,                                    // breakaway
                            PassThrough, LeaveThrough,                    // pass_through
                            OpenDoor, CloseDoor,                          // doors
                            Spin, DeclineSpins,                           // spin
                            Teleport, TurnTile, DeclineTransfer,          // transfer
                            StrikeBlow, HoldBack,                         // strikes
                            Answer, DeclineAnswers,                       // answers
                            Attack, BashDoor, SweepAround,                // close_combat
                            Shoot, ShootDoor, SendShockwave,              // ranged_combat
                            AimAlso, Fire,                                //
                            HealFigure, TakeHealing,                      // abilities/healing
                            ActivateWith,                                 // abilities/activation_uses
                            PlaceAt, FaceTo,                              // abilities/placing
                            FlyTo,                                        // abilities/flight
                            TurnNimble,                                   // abilities/nimble
                            CancelAbility,                                // abilities/cancel
                            SpreadVenom,                                  // abilities/start_of_turn
                            ChooseMonster, PlaceMonster,                  // spawn
                            ExposeTrap, DisarmTrap,                       // traps
                            OpenChest,                                    // treasure
                            AssignTreasure, FinishAssigning,              // items
                            PutChest,                                     // lost_treasure
                            Steal, TakeTreasure, AnswerTheft,             // theft
                            StoreTreasure, FinishStoring,                 // store
                            ImproveHero,                                  // levels
                            PickUp, PutDown,                              // furniture
                            ShootFurniture,                               // furniture_shots
                            UseArtifact,                                  // artifact_use
                            AssignItem, TakeItem,                         // artifact_items
                            ShootAhead,                                   // changelings
                            RollForStart,                                 // starting_player
                            PickGift,                                     // gift_choice
                            Straighten,                                   // large_steps
                            ActAs,                                        // riding/acting
                            Dismount, MountUp, StandOn,                   // riding/dismounting
                            Drive,                                        // sections/driving
                            NameSection,                                  // sections/section_choice
                            BoardChariot, Disembark,                      // sections/passengers
                            CancelGift                                    // abilities/cancel
                            >;

using Actions = std::vector<Action>;

/// Actions with which the active figure moves or turns.
template <typename T>
constexpr bool movesActive =
    std::is_same_v<T, Step> || std::is_same_v<T, TakeStairs> || std::is_same_v<T, Turn> ||
    std::is_same_v<T, Enter> || std::is_same_v<T, Leave> || std::is_same_v<T, BreakAway> ||
    std::is_same_v<T, PassThrough> || std::is_same_v<T, LeaveThrough> || std::is_same_v<T, FlyTo> ||
    std::is_same_v<T, Drive>;

/// Why this action may not be taken at a moment that is right for it: what holds for all actions, then what
/// its area says.
template <typename T> Refusal checkOnTime(const Position& position, const T& action)
{
    if constexpr (T::timing == Timing::Act && !EvenWhenFinishing<T>)
        if (position.turn().has(activation::onlyTurning))
            return {position.turn().has(activation::used) ? "SA-G7" : "MRK-09"};
    // CAV-13, MD-26, PSGR-06: who is carried does not move, and sections and passengers do what dials are
    // for.
    if constexpr (T::timing == Timing::Act && (movesActive<T> || !ByDial<T>))
        if (isRiderActing(position))
            if (const Refusal refusal = refusalOfCarried(position, movesActive<T>); !refusal.isAllowed())
                return refusal;
    // SA-MAGIC-CONFUSION: a confused figure is moved and does nothing else.
    if constexpr (T::timing == Timing::Act && !KeepsMoving<T>)
        if (position.turn().has(activation::confused))
            return {"SA-MAGIC-CONFUSION"};
    // EXO-12: a figure that a token moves does nothing else.
    if constexpr (T::timing == Timing::Act && !KeepsMoving<T>)
        if (position.turn().has(activation::swept))
            return {"EXO-12"};
    // DRESS-18: what ends the movement is possible only where a load can be put down.
    if constexpr (T::timing == Timing::Act && !KeepsMoving<T>)
        if (hasNoPlaceForLoad(position))
            return {"DRESS-18"};
    // ART-10, SA-FLIGHT: where it may not stop a figure does nothing but move on.
    if constexpr (T::timing == Timing::Act && !KeepsMoving<T>)
        if (const Refusal refusal = checkStopping(position); !refusal.isAllowed())
            return refusal;
    return check(position, action);
}

/// Collects the candidates that the rules allow.
class ActionList
{
public:
    /// Takes no more than `most`.
    ActionList(const Position& position, Actions& out, std::size_t most)
        : m_position(position), m_out(out), m_left(most)
    {}

    /// Adds the action if nothing forbids it.
    template <typename Candidate> void offer(const Candidate& action)
    {
        if (m_left > 0 && checkOnTime(m_position, action).isAllowed())
            add(action);
    }
    /// Adds an action that was checked already.
    template <typename Candidate> void add(const Candidate& action)
    {
        if (m_left == 0)
            return;
        --m_left;
        m_out.emplace_back(action);
    }

private:
    const Position& m_position;
    Actions& m_out;
    std::size_t m_left; ///< how many more are taken
};

} // namespace delve::mageknight::play
