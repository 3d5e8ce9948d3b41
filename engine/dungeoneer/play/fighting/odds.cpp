// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/play/fighting/odds.h"

#include "engine/dungeoneer/content/threat_numbers.h"
#include "engine/dungeoneer/play/core/task.h"
#include "engine/dungeoneer/play/effects/in_force.h"

#include <algorithm>
#include <cassert>
#include <numeric>

namespace delve::dungeoneer::play {

namespace {

int sumOfTerms(const RollTerms& terms)
{
    return std::accumulate(terms.begin(), terms.end(), 0,
                           [](int sum, const RollTerm& term) { return sum + term.amount; });
}

/// DNR-UNI-04: nothing falls below 0.
void liftToNought(RollTerms& terms)
{
    if (const int sum = sumOfTerms(terms); sum < 0)
        terms.push_back({RollTermKind::Floor, -sum, SourceId::None});
}

void addScore(const Position& position, const Subject& side, Form form, const RollScene& scene,
              RollTerms& terms)
{
    terms.push_back({RollTermKind::Printed, printedScore(position, side, form).value, SourceId::None});
    forEachInForce(position, EffectKind::ModifyScore, side, scene, [&](const EffectInForce& found) {
        if (!found.effect.form || *found.effect.form == form)
            terms.push_back({RollTermKind::Score, found.amount, found.source});
    });
    liftToNought(terms);
}

void addEffects(const Position& position, EffectKind kind, RollTermKind term, const Subject& side,
                const RollScene& scene, RollTerms& terms)
{
    forEachInForce(position, kind, side, scene, [&](const EffectInForce& found) {
        if (isKindOf(found.effect.roll, scene.roll))
            terms.push_back({term, found.amount, found.source});
    });
}

RollTerms sideTerms(const Position& position, const Frame& combat, bool ofAttacker)
{
    const Subject side = ofAttacker ? attackerOf(combat) : defenderOf(combat);
    const RollScene scene = sceneOf(position, combat, ofAttacker);
    RollTerms terms;
    addScore(position, side, combat.form, scene, terms);
    addEffects(position, EffectKind::ModifyRoll, RollTermKind::Bonus, side, scene, terms);
    return terms;
}

/// What rolls an action brings, in their order.
class ActionOdds
{
public:
    ActionOdds(const Position& position, PlayerId player) : m_position(position), m_player(player) {}

    std::vector<RollOdds> take() { return std::move(m_odds); }

    void add(const Step& action)
    {
        const SpaceId here = m_position.player(m_player).space;
        const SpaceId to = m_position.space(here).beside[std::size_t(action.side)];
        if (to == SpaceId::None)
            return;
        if (doorNow(m_position, here, action.side).hasThreat())
            face(doorThreat(m_position, m_player, action.side));
        else
            enter(m_player, to);
    }
    void add(const Travel& action) { enter(m_player, action.to); }
    /// DNR-DOOR-18: only whoever is moved in the own turn faces doors and what is printed on spaces.
    void add(const ChooseSide& action)
    {
        const auto move = pending<MoveChoice>(m_position);
        if (!move || !m_position.isActive(move->moved))
            return;
        const SpaceId here = m_position.player(move->moved).space;
        if (doorNow(m_position, here, action.side).hasThreat())
            face(doorThreat(m_position, move->moved, action.side));
        else if (const SpaceId to = m_position.space(here).beside[std::size_t(action.side)];
                 to != SpaceId::None)
            enter(move->moved, to);
    }
    void add(const Untip&)
    {
        if (m_position.player(m_player).tipped == Tipped::HeldFast)
            face(untipThreat(m_position, m_player));
    }
    void add(const Challenge& action)
    {
        fight(m_position, {m_player, MonsterId::None}, {playerAt(action.target), monsterAt(action.target)},
              action.form);
    }
    void add(const ChooseForm& action)
    {
        if (const auto choice = pending<FormChoice>(m_position))
            fight(m_position, {PlayerId::None, choice->monster}, {choice->target, MonsterId::None},
                  action.form);
    }
    void add(const LayEncounter& action)
    {
        const AdventureCard& card = m_position.game().card(action.card);
        const SpaceId space = m_position.player(action.target).space;
        if (!card.isTrap()) {
            GameState laid = m_position.state();
            laid.card(action.card).space = space; // where it will stand, for effects that ask for the place
            const Position then(m_position.game(), laid);
            return fight(then, {PlayerId::None, monsterOf(action.card)}, {action.target, MonsterId::None},
                         action.form);
        }
        m_position.forEachPlayer([&](PlayerId each) {
            const bool isStruck = card.encounter.scope == Scope::Space
                                      ? m_position.player(each).space == space
                                      : each == action.target;
            if (isStruck)
                face(trapThreat(m_position, action.card, m_player, each, space));
        });
    }
    void add(const AttemptQuest& action)
    {
        const QuestCard& card = m_position.game().quest(action.quest);
        const bool isSearch = isSearchNext(m_position, action.quest);
        if (isSearch)
            face(questThreat(m_position, ThreatFor::Search, action.quest, m_player, *card.search));
        if (card.criterion == Criterion::Chance && !isSearch)
            face(chanceRoll(m_position, action.quest, m_player, action.boosts));
        if (card.criterion == Criterion::Threat)
            face(questThreat(m_position, ThreatFor::Quest, action.quest, m_player, *card.threat));
        if (card.criterion == Criterion::Slay)
            fightPrinted(m_position, monsterOf(action.quest), m_player);
    }
    void add(const PickUp& action)
    {
        const QuestCard& card = m_position.game().quest(action.quest);
        const QuestState& quest = m_position.quest(action.quest);
        if (card.search && !quest.isFound && quest.lies == SpaceId::None)
            face(questThreat(m_position, ThreatFor::PickUp, action.quest, m_player, *card.search));
    }
    template <typename Other> void add(const Other&) {}

private:
    void face(const Position& then, const Frame& threat) { m_odds.emplace_back(threatOdds(then, threat)); }
    void face(const Frame& threat) { face(m_position, threat); }
    void fight(const Position& then, const Subject& attacker, const Subject& defender, Form form)
    {
        m_odds.emplace_back(combatOdds(then, combatOf(then, attacker, defender, form)));
    }
    void fightPrinted(const Position& then, MonsterId monster, PlayerId hero)
    {
        for (const Form form : allForms)
            if (canAttackWith(then, {PlayerId::None, monster}, form))
                fight(then, {PlayerId::None, monster}, {hero, MonsterId::None}, form);
    }
    /// DNR-HERO-06: what is printed on a space that is new. The Hero stands there when the dice fall, so that
    /// effects that ask for the place ask for this one.
    void enter(PlayerId hero, SpaceId to)
    {
        const bool isNew = !m_position.turn().hasBeen(to);
        if (!isNew && !m_position.options().obstacleOnReentry)
            return;
        GameState arrived = m_position.state();
        evolve(m_position.game(), arrived, HeroMoved{hero, to});
        const Position there(m_position.game(), arrived);
        const MapCard& card = m_position.game().space(to);
        for (const Obstacle& obstacle : card.obstacles)
            if (obstacle.kind == ObstacleKind::Pit || obstacle.kind == ObstacleKind::Spikes)
                face(there, obstacleThreat(hero, to, obstacle));
        if (!isNew || !staysThrough(there, hero, card.onEntry))
            return;
        if (card.monster && !there.space(to).hasAttacked && lifeOf(there, monsterOf(to)) > 0)
            fightPrinted(there, monsterOf(to), hero);
    }
    /// Adds the rolls against effects of entering. Whether the Hero is sure to be there after them.
    bool staysThrough(const Position& there, PlayerId hero, const Effects& effects)
    {
        const Subject subject{hero, MonsterId::None};
        for (const Effect& effect : effects) {
            if (!holds(there, effect.when, hero, subject, SpaceId::None, {}))
                continue;
            if (effect.kind == EffectKind::Move || effect.kind == EffectKind::Relocate)
                return false;
            if (effect.unless && !effect.cost && effect.duration == Duration::Now)
                face(there, escapeThreat(there, hero, hero, effect));
        }
        return true;
    }

    const Position& m_position;
    PlayerId m_player;
    std::vector<RollOdds> m_odds;
};

} // namespace

int throwsWon(int added, int addedByOther)
{
    int throws = 0;
    for (int own = 1; own <= 6; ++own)
        if (const int total = own + added; total > 0) // DNR-UNI-04: nothing is below 0
            throws += std::clamp(total - addedByOther - 1, 0, 6);
    return throws;
}

ThreatOdds threatOdds(const Position& position, const Frame& threat)
{
    const Subject roller{threat.roller, MonsterId::None};
    const RollScene scene = sceneOf(position, threat);
    ThreatOdds odds;
    odds.roller = threat.roller;
    odds.why = threat.why;
    odds.stat = threat.stat;
    const bool isChance = threat.why == ThreatFor::Chance;
    if (isChance && threat.paid != 0)
        odds.score.push_back({RollTermKind::Boost, threat.paid, sourceOf(QuestId(threat.source))});
    if (!isChance && (threat.stat == Stat::Life || threat.stat == Stat::Level))
        odds.score.push_back(
            {RollTermKind::Printed, statOf(position, threat.roller, threat.stat, scene), SourceId::None});
    else if (!isChance)
        addScore(position, roller, Form(int(threat.stat)), scene, odds.score);
    addEffects(position, EffectKind::ModifyRoll, RollTermKind::Bonus, roller, scene, odds.score);
    odds.number.push_back({RollTermKind::Number, threat.value, SourceId::None});
    if (!isChance)
        addEffects(position, EffectKind::ModifyThreat, RollTermKind::Change, roller, scene, odds.number);
    if (const int risk = threat.why == ThreatFor::Trap ? riskOf(position, threat.space) : 0; risk != 0)
        odds.number.push_back({RollTermKind::Risk, risk, SourceId::None});
    liftToNought(odds.number);
    odds.added = sumOfTerms(odds.score);
    odds.needed = sumOfTerms(odds.number);
    odds.passing = facesThatPass(odds.needed, odds.added);
    assert(odds.added == threatScore(position, threat) && odds.needed == threatNumber(position, threat));
    return odds;
}

CombatOdds combatOdds(const Position& position, const Frame& combat)
{
    CombatOdds odds;
    odds.attacker = targetOf(attackerOf(combat));
    odds.defender = targetOf(defenderOf(combat));
    odds.form = combat.form;
    odds.attack = sideTerms(position, combat, true);
    odds.defence = sideTerms(position, combat, false);
    odds.attackAdded = sumOfTerms(odds.attack);
    odds.defenceAdded = sumOfTerms(odds.defence);
    assert(odds.attackAdded == combatScore(position, combat, true));
    assert(odds.defenceAdded == combatScore(position, combat, false));
    odds.attackerHits = throwsWon(odds.attackAdded, odds.defenceAdded);
    odds.defenderHits = throwsWon(odds.defenceAdded, odds.attackAdded);
    odds.ties = 36 - odds.attackerHits - odds.defenderHits;
    return odds;
}

std::vector<RollOdds> oddsOf(const Position& position, PlayerId player, const Action& action)
{
    ActionOdds odds(position, player);
    std::visit([&](const auto& what) { odds.add(what); }, action);
    return odds.take();
}

} // namespace delve::dungeoneer::play
