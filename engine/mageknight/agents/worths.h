// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/agents/prospect.h"

namespace delve::mageknight::play {

// The worth of actions to a player, in hundredths of a click of damage to somebody else. Doing nothing is
// worth 0.

inline constexpr int unknownWorth = 5;
inline constexpr int never = -100'000;

/// An action being weighed. `tell` notes a fact for those who ask why.
class Weighed
{
public:
    Weighed(Prospect& seen, std::vector<Fact>* facts) : prospect(seen), m_facts(facts) {}

    Prospect& prospect;

    const Position& position() const { return prospect.position(); }
    /// Somebody wants the facts behind the worth, so they are collected.
    bool isExplained() const { return m_facts != nullptr; }
    void tell(FactKind kind, int number = 1)
    {
        if (m_facts != nullptr)
            m_facts->push_back({kind, number});
    }

private:
    std::vector<Fact>* m_facts;
};

// worth_moving.cpp
int worthOf(Weighed& weighed, const Step& action);
int worthOf(Weighed& weighed, const TakeStairs& action);
int worthOf(Weighed& weighed, const Turn& action);
int worthOf(Weighed& weighed, const Enter& action);
int worthOf(Weighed& weighed, const Leave& action);
int worthOf(Weighed& weighed, const LeaveThrough& action);
int worthOf(Weighed& weighed, const PassThrough& action);
int worthOf(Weighed& weighed, const FlyTo& action);
int worthOf(Weighed& weighed, const BreakAway& action);
int worthOf(Weighed& weighed, const OpenDoor& action);
int worthOf(Weighed& weighed, const CloseDoor& action);
int worthOf(Weighed& weighed, const Teleport& action);
int worthOf(Weighed& weighed, const TurnTile& action);
int worthOf(Weighed& weighed, const DeclineTransfer& action);
int worthOf(Weighed& weighed, const Spin& action);
int worthOf(Weighed& weighed, const DeclineSpins& action);
int worthOf(Weighed& weighed, const TurnNimble& action);
int worthOf(Weighed& weighed, const Drive& action);

// worth_activating.cpp
int worthOf(Weighed& weighed, const Activate& action);
int worthOf(Weighed& weighed, const ActivateWith& action);
int worthOf(Weighed& weighed, const ActivateToken& action);
int worthOf(Weighed& weighed, const Pass& action);
int worthOf(Weighed& weighed, const EndActivation& action);
int worthOf(Weighed& weighed, const EndTurn& action);
int worthOf(Weighed& weighed, const GiveUp& action);
int worthOf(Weighed& weighed, const CancelAbility& action);
int worthOf(Weighed& weighed, const CancelGift& action);

// worth_fighting.cpp
int worthOf(Weighed& weighed, const Attack& action);
int worthOf(Weighed& weighed, const SweepAround& action);
int worthOf(Weighed& weighed, const Shoot& action);
int worthOf(Weighed& weighed, const AimAlso& action);
int worthOf(Weighed& weighed, const Fire& action);
int worthOf(Weighed& weighed, const SendShockwave& action);
int worthOf(Weighed& weighed, const BashDoor& action);
int worthOf(Weighed& weighed, const ShootDoor& action);
int worthOf(Weighed& weighed, const StrikeBlow& action);
int worthOf(Weighed& weighed, const HoldBack& action);
int worthOf(Weighed& weighed, const Answer& action);
int worthOf(Weighed& weighed, const DeclineAnswers& action);
int worthOf(Weighed& weighed, const AnswerTheft& action);
int worthOf(Weighed& weighed, const HealFigure& action);
int worthOf(Weighed& weighed, const PickGift& action);

// worth_placing.cpp
int worthOf(Weighed& weighed, const ChooseMonster& action);
int worthOf(Weighed& weighed, const PlaceMonster& action);
int worthOf(Weighed& weighed, const PlaceAt& action);
int worthOf(Weighed& weighed, const FaceTo& action);

// worth_riding.cpp
int worthOf(Weighed& weighed, const ActAs& action);
int worthOf(Weighed& weighed, const Dismount& action);
int worthOf(Weighed& weighed, const MountUp& action);
int worthOf(Weighed& weighed, const StandOn& action);
int worthOf(Weighed& weighed, const BoardChariot& action);
int worthOf(Weighed& weighed, const Disembark& action);
int worthOf(Weighed& weighed, const NameSection& action);

/// What an attack promises in a state, which may be one that is only thought of.
int worthOfAttack(Weighed& weighed, const GameState& state, const Action& action);

// worth_treasure.cpp
int worthOf(Weighed& weighed, const ExposeTrap& action);
int worthOf(Weighed& weighed, const DisarmTrap& action);
int worthOf(Weighed& weighed, const OpenChest& action);
int worthOf(Weighed& weighed, const Steal& action);
int worthOf(Weighed& weighed, const TakeTreasure& action);
int worthOf(Weighed& weighed, const AssignTreasure& action);
int worthOf(Weighed& weighed, const FinishAssigning& action);
int worthOf(Weighed& weighed, const StoreTreasure& action);
int worthOf(Weighed& weighed, const FinishStoring& action);
int worthOf(Weighed& weighed, const PutChest& action);
int worthOf(Weighed& weighed, const ImproveHero& action);

/// Whatever steady knows nothing about.
template <typename Other> int worthOf(Weighed& weighed, const Other&)
{
    weighed.tell(FactKind::AnyOther);
    return unknownWorth;
}

} // namespace delve::mageknight::play
