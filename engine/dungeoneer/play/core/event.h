// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/play/core/action.h"
#include "engine/dungeoneer/play/core/agenda.h"
#include "engine/dungeoneer/play/core/rolls.h"
#include "engine/dungeoneer/play/fighting/threats.h"
#include "engine/dungeoneer/play/fighting/wounds.h"

namespace delve::dungeoneer::play {

// isBookkeeping() is in agenda.cpp; each evolve() lies with the event of its area.

/// What can happen.
using EventBody =
    std::variant<TaskAdded, TaskTaken, FrameAdded, FrameChanged, FrameTaken,               // core/agenda
                 Rolled,                                                                   // core/rolls
                 InitiativeTaken, HeroDealt, QuestDealt, GlobalQuestTurned, HeroPlaced,    // setup/deal
                 TurnBegan, PhaseBegan, DoorsReset, UsesRefreshed, TurnEffectsEnded,       // turns/phases
                 MovementSet, PhaseCut, GameEnded,                                         //
                 MapDrawn, MapLaid, MapPutAway, MapTurned, MapHeld,                        // map/building
                 HeroMoved, DoorOpened, DoorClosed, CuspChanged, HeroTipped, HeroUntipped, // map/moving
                 MovementChanged,                                                          //
                 CardMoved, CardDrawn, DiscardsShuffled,                                   // cards/piles
                 CardPlayed, CardAttached, AbilityUsed, CardCancelled, ChargesChanged,
                 UpkeepPaid,                                                      // cards/playing
                 EncounterLaid, BatchChanged, EncounterLapsed, EncounterResolved, // fighting/encounters
                 CombatBegan, CombatFought, AttackBegun,                          // fighting/combat
                 ThreatFaced,                                                     // fighting/threats
                 HeroWounded, MonsterWounded, LifeChanged, CardLifeChanged, GloryChanged, // fighting/wounds
                 PerilChanged, LevelGained, HeroDefeated, MonsterDefeated,                //
                 QuestTried, QuestFound, QuestCompleted, QuestDiscarded, QuestTaken,      // quests/quests
                 ComponentTaken, ComponentPut,                                            //
                 ManualEffect, MarkerPut, DieReplaced,                                    // effects/resolve
                 LastingBegan, LastingEnded                                               // effects/in_force
                 >;

/// Something that happened, with the rule it comes from.
struct Event
{
    std::string_view rule;
    EventBody what;

    friend bool operator==(const Event&, const Event&) = default;
};
using Events = std::vector<Event>;

/// Only the books of the engine: tasks, frames, and dice that fell for nothing more.
bool isBookkeeping(const Event& event);

inline void evolve(const Game&, GameState&, const Rolled&)
{}

} // namespace delve::dungeoneer::play
