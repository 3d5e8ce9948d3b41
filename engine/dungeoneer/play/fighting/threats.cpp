// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/play/fighting/threats.h"

#include "engine/dungeoneer/play/core/unfolding.h"

namespace delve::dungeoneer::play {

namespace {

RollKind rollKindOf(ThreatFor why)
{
    switch (why) {
    case ThreatFor::Door: return RollKind::Door; // DNR-DOOR-09: no Trap
    case ThreatFor::Pit:
    case ThreatFor::Spikes: return RollKind::Obstacle;
    case ThreatFor::Trap: return RollKind::Trap;
    case ThreatFor::Quest:
    case ThreatFor::QuestOthers:
    case ThreatFor::Search:
    case ThreatFor::PickUp: return RollKind::Quest;
    case ThreatFor::Chance: return RollKind::Chance;
    case ThreatFor::Escape:
    case ThreatFor::Untip: break;
    }
    return RollKind::Threat;
}

std::string_view ruleOf(ThreatFor why)
{
    switch (why) {
    case ThreatFor::Door: return "DNR-DOOR-05";
    case ThreatFor::Pit: return "DNR-OBST-04";
    case ThreatFor::Spikes: return "DNR-OBST-05";
    case ThreatFor::Quest: return "DNR-QUEST-18";
    case ThreatFor::QuestOthers: return "DNR-QUEST-20";
    case ThreatFor::Search:
    case ThreatFor::PickUp: return "DNR-QUEST-10";
    case ThreatFor::Untip: return "DNR-GLOSS-16";
    case ThreatFor::Chance: return "DNR-QUEST-12";
    case ThreatFor::Trap:
    case ThreatFor::Escape: break;
    }
    return "DNR-THREAT-02";
}

void settleOutcome(Unfolding& unfolding, const Frame& threat, bool isPassed)
{
    switch (threat.why) {
    case ThreatFor::Door: return afterDoor(unfolding, threat, isPassed);
    case ThreatFor::Pit:
    case ThreatFor::Spikes: return afterObstacle(unfolding, threat, isPassed);
    case ThreatFor::Trap: return afterTrap(unfolding, threat, isPassed);
    case ThreatFor::Escape: return afterEscape(unfolding, isPassed);
    case ThreatFor::Untip:
        if (isPassed)
            unfolding.emit("DNR-GLOSS-16", HeroUntipped{threat.roller});
        return;
    default: return afterQuestThreat(unfolding, threat, isPassed);
    }
}

} // namespace

int riskOf(const Position& position, SpaceId space)
{
    int risk = 0;
    for (const Obstacle& obstacle : position.game().space(space).obstacles)
        if (obstacle.kind == ObstacleKind::Risk)
            risk += obstacle.value;
    return risk;
}

RollScene sceneOf(const Position& position, const Frame& threat)
{
    RollScene scene{.roll = rollKindOf(threat.why)};
    if (threat.why == ThreatFor::Trap) {
        scene.issue = CardId(threat.source);
        scene.categories = &position.game().card(scene.issue).categories;
    }
    return scene;
}

// DNR-THREAT-03: the score named by the Threat; a Chance Quest has none.
int threatScore(const Position& position, const Frame& threat)
{
    const RollScene scene = sceneOf(position, threat);
    const int score =
        threat.why == ThreatFor::Chance ? threat.paid : statOf(position, threat.roller, threat.stat, scene);
    return score + rollBonus(position, {threat.roller, MonsterId::None}, scene);
}

int threatNumber(const Position& position, const Frame& threat)
{
    int number = threat.value;
    if (threat.why != ThreatFor::Chance)
        number += threatChange(position, threat.roller, sceneOf(position, threat));
    if (threat.why == ThreatFor::Trap)
        number += riskOf(position, threat.space);
    return std::max(0, number);
}

void faceThreat(Unfolding& unfolding, Frame threat)
{
    threat.kind = FrameKind::Threat;
    unfolding.push(threat);
    unfolding.later(RollThreat{});
    openWindow(unfolding, WindowKind::Dice); // DNR-UNI-02: modifiers come before the roll
}

void resume(Unfolding& unfolding, const RollThreat&)
{
    Frame threat = unfolding.frame();
    if (!unfolding.player(threat.roller).isAlive) {
        unfolding.pop();
        return;
    }
    const RollFor what = threat.why == ThreatFor::Chance ? RollFor::Chance : RollFor::Threat;
    threat.attackDie = std::int8_t(unfolding.roll(ruleOf(threat.why), what, threat.roller));
    unfolding.change(threat);
    unfolding.later(SettleThreat{});
    openWindow(unfolding, WindowKind::Fallen);
}

// DNR-THREAT-02: the total must reach the number; no face succeeds or fails by itself. DNR-UNI-04: it is 0 at
// least.
void resume(Unfolding& unfolding, const SettleThreat&)
{
    const Frame threat = unfolding.frame();
    if (!unfolding.player(threat.roller).isAlive) {
        unfolding.pop();
        return;
    }
    const int total = std::max(0, threat.attackDie + threatScore(unfolding.position(), threat));
    const int number = threatNumber(unfolding.position(), threat);
    const bool isPassed = total >= number;
    unfolding.emit(ruleOf(threat.why), ThreatFaced{threat.roller, threat.why, std::int16_t(total),
                                                   std::int16_t(number), isPassed});
    spendRollEffects(unfolding, {threat.roller, MonsterId::None}, sceneOf(unfolding.position(), threat));
    unfolding.pop();
    settleOutcome(unfolding, threat, isPassed);
}

} // namespace delve::dungeoneer::play
