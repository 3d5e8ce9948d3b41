// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/text/play/event_icons.h"

namespace delve::dungeoneer {

namespace {

using namespace play;

template <typename T, typename... Others> constexpr bool isAmong = (std::is_same_v<T, Others> || ...);

template <typename T> constexpr const char* iconFor()
{
    if constexpr (isAmong<T, TaskAdded, TaskTaken, FrameAdded, FrameChanged, FrameTaken, PhaseBegan, PhaseCut,
                          UsesRefreshed, TurnEffectsEnded, LastingBegan, LastingEnded, BatchChanged>)
        return "hourglass";
    else if constexpr (isAmong<T, Rolled, DieReplaced, InitiativeTaken>)
        return "dice";
    else if constexpr (isAmong<T, TurnBegan>)
        return "flag";
    else if constexpr (isAmong<T, GameEnded>)
        return "trophy";
    else if constexpr (isAmong<T, HeroDealt, HeroPlaced>)
        return "figure";
    else if constexpr (isAmong<T, QuestDealt, GlobalQuestTurned, QuestTried, QuestFound, QuestDiscarded,
                               QuestTaken, ComponentTaken, ComponentPut>)
        return "bookmark";
    else if constexpr (isAmong<T, QuestCompleted>)
        return "crown";
    else if constexpr (isAmong<T, MapDrawn, MapLaid, MapPutAway, MapTurned, MapHeld>)
        return "tile";
    else if constexpr (isAmong<T, HeroMoved, MovementSet, MovementChanged, HeroUntipped>)
        return "walk";
    else if constexpr (isAmong<T, DoorOpened, DoorClosed, DoorsReset, CuspChanged>)
        return "door";
    else if constexpr (isAmong<T, HeroTipped>)
        return "lock";
    else if constexpr (isAmong<T, CardCancelled>)
        return "remove";
    else if constexpr (isAmong<T, EncounterLaid, EncounterLapsed, EncounterResolved>)
        return "monster";
    else if constexpr (isAmong<T, CombatBegan, CombatFought, AttackBegun>)
        return "sword";
    else if constexpr (isAmong<T, ThreatFaced>)
        return "trap";
    else if constexpr (isAmong<T, HeroWounded, MonsterWounded>)
        return "damage";
    else if constexpr (isAmong<T, LifeChanged, CardLifeChanged>)
        return "heart";
    else if constexpr (isAmong<T, GloryChanged, LevelGained>)
        return "star";
    else if constexpr (isAmong<T, PerilChanged, HeroDefeated, MonsterDefeated>)
        return "skull";
    else if constexpr (isAmong<T, AbilityUsed, ManualEffect>)
        return "magic";
    else
        return "token"; // cards on their way
}

} // namespace

QString iconOf(const EventBody& event)
{
    return std::visit([]<typename T>(const T&) { return QString::fromLatin1(iconFor<T>()); }, event);
}

} // namespace delve::dungeoneer
