// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/play/cards/piles.h"
#include "engine/dungeoneer/play/cards/playing.h"
#include "engine/dungeoneer/play/effects/resolve.h"
#include "engine/dungeoneer/play/fighting/combat.h"
#include "engine/dungeoneer/play/fighting/encounters.h"
#include "engine/dungeoneer/play/map/building.h"
#include "engine/dungeoneer/play/map/moving.h"
#include "engine/dungeoneer/play/quests/quests.h"
#include "engine/dungeoneer/play/setup/deal.h"
#include "engine/dungeoneer/play/turns/phases.h"
#include "engine/dungeoneer/play/turns/windows.h"

#include <variant>
#include <vector>

namespace delve::dungeoneer::play {

/// What a player can do: an intent, which may be refused.
using Action =
    std::variant<Deal, PickEntrance, ChooseEntrance,                            // setup/deal
                 EndPhase, PayUpkeep, DeclineUpkeep,                            // turns/phases
                 Pass,                                                          // turns/windows
                 PlaceMap, Explore,                                             // map/building
                 Step, Travel, Untip,                                           // map/moving
                 SaveMovement, DiscardOne, DropSurplus,                         // cards/piles
                 PlayCard, UseAbility, RollAgain, PayWithCard,                  // cards/playing
                 LayEncounter, LayAttachment, ResolveEncounters, ReturnMonster, // fighting/encounters
                 Challenge, ChooseForm, ChooseHit, GivePeril,                   // fighting/combat
                 AttemptQuest, PickUp, PutDown,                                 // quests/quests
                 ChooseCard, PayOrNot, ChooseSide, StopMoving                   // effects/resolve
                 >;
using Actions = std::vector<Action>;

/// Collects the candidates that the rules allow, no more than `most`.
class ActionList
{
public:
    ActionList(const Position& position, PlayerId actor, Actions& out, std::size_t most)
        : m_position(position), m_actor(actor), m_out(out), m_left(most)
    {}

    template <typename Candidate> void offer(const Candidate& action)
    {
        if (m_left > 0 && check(m_position, m_actor, action).isAllowed())
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
    bool isFull() const { return m_left == 0; }

private:
    const Position& m_position;
    PlayerId m_actor;
    Actions& m_out;
    std::size_t m_left;
};

} // namespace delve::dungeoneer::play
