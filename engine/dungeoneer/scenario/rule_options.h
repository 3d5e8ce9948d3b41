// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/board/laying_rules.h"

namespace delve::dungeoneer {

/// DNR-GLOSS-24 as a switch: how often "once per turn" is.
enum class PerTurnUnit : std::uint8_t
{
    AnyTurn, ///< once in every player's turn
    OwnTurn,
    Round
};

constexpr auto fileWords(PerTurnUnit)
{
    return std::to_array<EnumName<PerTurnUnit>>({{PerTurnUnit::AnyTurn, "any-turn"},
                                                 {PerTurnUnit::OwnTurn, "own-turn"},
                                                 {PerTurnUnit::Round, "round"}});
}

/// DNR-HERO-14 as a switch.
enum class FreeQuestAttempt : std::uint8_t
{
    OnePerTurn,
    OnePerQuest ///< one for each Quest per turn
};

constexpr auto fileWords(FreeQuestAttempt)
{
    return std::to_array<EnumName<FreeQuestAttempt>>(
        {{FreeQuestAttempt::OnePerTurn, "one-per-turn"}, {FreeQuestAttempt::OnePerQuest, "one-per-quest"}});
}

/// DNR-QUEST-20 as a switch: what a failed Threat Quest does to the others in the space.
enum class ThreatQuestOthers : std::uint8_t
{
    Roll,
    Suffer ///< the failure, without a roll
};

constexpr auto fileWords(ThreatQuestOthers)
{
    return std::to_array<EnumName<ThreatQuestOthers>>(
        {{ThreatQuestOthers::Roll, "roll"}, {ThreatQuestOthers::Suffer, "suffer"}});
}

/// DNR-QUEST-16 as a switch.
enum class QuestMonsterWounds : std::uint8_t
{
    Kept,
    Healed ///< at the end of the turn
};

constexpr auto fileWords(QuestMonsterWounds)
{
    return std::to_array<EnumName<QuestMonsterWounds>>(
        {{QuestMonsterWounds::Kept, "kept"}, {QuestMonsterWounds::Healed, "healed"}});
}

/// DNR-COMBAT-15 as a switch: when a monster that survived goes back.
enum class MonsterReturn : std::uint8_t
{
    EndOfPhase,
    AfterCombat
};

constexpr auto fileWords(MonsterReturn)
{
    return std::to_array<EnumName<MonsterReturn>>(
        {{MonsterReturn::EndOfPhase, "end-of-phase"}, {MonsterReturn::AfterCombat, "after-combat"}});
}

/// DNR-BUILD-02 as a switch: what becomes of a drawn card that fits nowhere.
enum class UnplaceableCard : std::uint8_t
{
    ToBottom, ///< and the next one is drawn
    Removed
};

constexpr auto fileWords(UnplaceableCard)
{
    return std::to_array<EnumName<UnplaceableCard>>(
        {{UnplaceableCard::ToBottom, "to-bottom"}, {UnplaceableCard::Removed, "removed"}});
}

/// What a group of players may agree on (DNR-OPT-01), with the rulings of the rules as defaults.
struct RuleOptions : LayingRules
{
    bool mapInView = false;         ///< DNR-OPT-02
    int roundLimit = 100;           ///< DNR-TURN-01; 0: none
    bool lockedFailureOpens = true; ///< DNR-DOOR-10
    bool doorOpensBothWays = false; ///< DNR-DOOR-12
    bool obstacleOnReentry = false; ///< DNR-HERO-06
    bool startSpaceIsNew = false;   ///< DNR-HERO-05
    PerTurnUnit perTurnUnit = PerTurnUnit::AnyTurn;
    FreeQuestAttempt freeQuestAttempt = FreeQuestAttempt::OnePerTurn;
    bool personalQuestRefill = false; ///< DNR-SETUP-14
    ThreatQuestOthers threatQuestOthers = ThreatQuestOthers::Roll;
    QuestMonsterWounds questMonsterWounds = QuestMonsterWounds::Kept;
    MonsterReturn monsterReturn = MonsterReturn::EndOfPhase;
    UnplaceableCard unplaceableCard = UnplaceableCard::ToBottom;
    bool challengeOwnMonster = false; ///< DNR-SPECIAL-10

    friend bool operator==(const RuleOptions&, const RuleOptions&) = default;
};

/// Calls `visit(key, member)` for every option, in the order of the file, with a pointer to the member.
/// Reader, writer and lists of properties go by it.
template <typename Visit> void visitOptions(Visit&& visit)
{
    visit("mapInView", &RuleOptions::mapInView);
    visit("roundLimit", &RuleOptions::roundLimit);
    visit("wallBlocks", &RuleOptions::wallBlocks);
    visit("lockedFailureOpens", &RuleOptions::lockedFailureOpens);
    visit("doorOpensBothWays", &RuleOptions::doorOpensBothWays);
    visit("obstacleOnReentry", &RuleOptions::obstacleOnReentry);
    visit("startSpaceIsNew", &RuleOptions::startSpaceIsNew);
    visit("lastCardMayClose", &RuleOptions::lastCardMayClose);
    visit("enclosedHoles", &RuleOptions::enclosedHoles);
    visit("perTurnUnit", &RuleOptions::perTurnUnit);
    visit("freeQuestAttempt", &RuleOptions::freeQuestAttempt);
    visit("personalQuestRefill", &RuleOptions::personalQuestRefill);
    visit("threatQuestOthers", &RuleOptions::threatQuestOthers);
    visit("questMonsterWounds", &RuleOptions::questMonsterWounds);
    visit("monsterReturn", &RuleOptions::monsterReturn);
    visit("unplaceableCard", &RuleOptions::unplaceableCard);
    visit("challengeOwnMonster", &RuleOptions::challengeOwnMonster);
}

} // namespace delve::dungeoneer
