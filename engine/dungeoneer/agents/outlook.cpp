// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/agents/outlook.h"

#include "engine/dungeoneer/content/threat_numbers.h"

#include <algorithm>

namespace delve::dungeoneer::play {

namespace {

constexpr int stepCost = 100;
constexpr int woundCost = 260; ///< in hundredths of Movement
constexpr int missingGlory = 60;
constexpr int tooDangerous = 1'500; ///< what would be the end of the Hero is done when all else is

/// Where a player has to go for a Quest next: to its place, or to the component of an Escort.
bool isGoal(const Position& position, QuestId id, PlayerId player, SpaceId space)
{
    const QuestState& quest = position.quest(id);
    const QuestCard& card = position.game().quest(id);
    if (card.criterion != Criterion::Escort || quest.carrier == player)
        return isAtPlace(position, card.place, space);
    if (quest.lies != SpaceId::None)
        return quest.lies == space;
    return quest.carrier == PlayerId::None && card.from && isAtPlace(position, *card.from, space);
}

int stepsBetween(const SpaceState& a, const SpaceState& b)
{
    return std::abs(a.column - b.column) + std::abs(a.row - b.row);
}

/// Wounds that a list deals to whom it concerns.
int woundsIn(const Effects& effects)
{
    int wounds = 0;
    for (const Effect& effect : effects)
        if (effect.kind == EffectKind::Wound)
            wounds += std::max(1, effect.amount.number);
    return wounds;
}

bool healsOnEntry(const MapCard& card)
{
    return std::ranges::any_of(card.onEntry, [](const Effect& effect) {
        return effect.kind == EffectKind::RecoverLife && !effect.cost;
    });
}

int facesOf(const Position& position, const Frame& threat)
{
    return facesThatPass(threatNumber(position, threat), threatScore(position, threat));
}

} // namespace

int Outlook::scoreOf(Form form)
{
    std::int8_t& score = m_scores[std::size_t(form)];
    if (score < 0)
        score = std::int8_t(play::scoreOf(m_position, {m_player, MonsterId::None}, form, {}).value);
    return score;
}

Bout Outlook::boutOf(const Subject& attacker, const Subject& defender, Form form)
{
    const Frame combat = combatOf(m_position, attacker, defender, form);
    const int attack = combatScore(m_position, combat, true);
    const int defence = combatScore(m_position, combat, false);
    return {throwsWon(attack, defence), throwsWon(defence, attack)};
}

int Outlook::careFor(PlayerId player) const
{
    switch (m_position.player(player).life) {
    case 1: return 700;
    case 2: return 350;
    case 3: return 200;
    case 4: return 140;
    default: return 105;
    }
}

int Outlook::hostilityTo(PlayerId other)
{
    const PlayerState& them = m_position.player(other);
    int most = 0;
    m_position.forEachPlayer([&](PlayerId each) {
        if (each != m_player)
            most = std::max(most, int(m_position.player(each).completed));
    });
    const int lead = them.completed == most ? 30 : 0;
    return 70 + lead + 35 * them.completed + (them.completed == 2 ? 40 : 0) + careFor(other) / 4;
}

int Outlook::dangerOf(SpaceId space)
{
    const MapCard& card = game().space(space);
    if (card.obstacles.empty() && card.onEntry.empty() && !card.monster)
        return 0;
    int danger = 0;
    for (const Obstacle& obstacle : card.obstacles)
        if (obstacle.kind == ObstacleKind::Spikes)
            danger += 100 - facesOf(m_position, obstacleThreat(m_player, space, obstacle)) * 100 / 6;
    danger += woundsIn(card.onEntry) * 60;
    if (!card.monster || m_position.space(space).hasAttacked)
        return danger;
    int worst = 0;
    for (const Form form : allForms)
        if (canAttackWith(m_position, {PlayerId::None, monsterOf(space)}, form))
            worst = std::max(
                worst, boutOf({PlayerId::None, monsterOf(space)}, {m_player, MonsterId::None}, form).hit);
    return danger + worst * 100 / 36;
}

int Outlook::costOfStep(SpaceId from, Side side, SpaceId to)
{
    int cost = stepCost;
    if (const Door door = doorNow(m_position, from, side); door.hasThreat()) {
        const int score =
            door.stat == Stat::Speed ? scoreOf(Form::Speed) : statOf(m_position, m_player, door.stat, {});
        const int failing = 6 - facesThatPass(door.value, score);
        cost +=
            failing * (door.kind == DoorKind::Locked ? stepCost : woundCost * careFor(m_player) / 100) / 6;
    }
    const MapCard& card = game().space(to);
    if (card.obstacles.empty() && card.onEntry.empty() && !card.monster)
        return cost;
    for (const Obstacle& obstacle : card.obstacles)
        if (obstacle.kind == ObstacleKind::Pit)
            cost += (6 - facesThatPass(obstacle.value, scoreOf(Form::Speed))) * stepCost / 6;
    for (const Effect& effect : card.onEntry)
        if (effect.kind == EffectKind::Movement)
            cost -= effect.amount.number * stepCost / 2;
    return std::max(10, cost + dangerOf(to) * woundCost / 100 * careFor(m_player) / 100);
}

Prospect Outlook::prospectOf(QuestId id)
{
    const QuestCard& card = game().quest(id);
    const int movement = std::max(1, scoreOf(Form::Speed));
    Prospect prospect{100, 0, 1};
    switch (card.criterion) {
    case Criterion::Chance: {
        const int boosts = card.chance.bonus > 0 && card.chance.boost.resource == Resource::Glory
                               ? std::min<int>(own().glory / std::max(1, card.chance.boost.value), 3)
                               : 1;
        const int faces = facesOf(m_position, chanceRoll(m_position, id, m_player, boosts));
        prospect.percent = std::min(95, faces * 100 / 6 * (movement > 1 ? 3 : 2) / 2);
        break;
    }
    case Criterion::Slay: {
        const Subject monster{PlayerId::None, monsterOf(id)}, hero{m_player, MonsterId::None};
        Bout worst{-1, 0}, best{0, 0};
        for (const Form form : allForms) {
            if (canAttackWith(m_position, monster, form))
                if (const Bout bout = boutOf(monster, hero, form); bout.hit > worst.hit)
                    worst = bout;
            if (canAttackWith(m_position, hero, form))
                if (const Bout bout = boutOf(hero, monster, form); bout.hit > best.hit)
                    best = bout;
        }
        const int hits = std::max(1, worst.taken + best.hit);
        const int life = std::max(1, lifeOf(m_position, monster.monster));
        prospect.percent = std::min(95, hits * 100 / 36 / life);
        prospect.turns = std::clamp((life * 36 + hits / 2) / hits, 1, 9);
        prospect.wounds = (std::max(0, worst.hit) + best.taken) * 100 / 36;
        break;
    }
    case Criterion::Threat: {
        const int faces =
            facesOf(m_position, questThreat(m_position, ThreatFor::Quest, id, m_player, *card.threat));
        prospect.percent = std::min(95, faces * 100 / 6);
        prospect.wounds = (6 - faces) * 100 / 6 * woundsIn(card.threat->failure);
        prospect.turns = faces > 0 ? std::clamp(6 / faces, 1, 9) : 9;
        break;
    }
    case Criterion::Sacrifice:
        for (const Cost& cost : card.price)
            prospect.wounds += cost.resource == Resource::Life ? cost.value * 100 : 0;
        prospect.percent = meansOfPaying(card) == 0 ? 100 : 0;
        break;
    case Criterion::Escort:
    case Criterion::Manual: break;
    }
    if (card.search && !m_position.quest(id).isFound) {
        const int faces =
            facesOf(m_position, questThreat(m_position, ThreatFor::Search, id, m_player, *card.search));
        prospect.percent = prospect.percent * faces / 6;
        prospect.turns = faces > 0 ? std::min(9, prospect.turns * 6 / faces) : 9;
    }
    return prospect;
}

/// What is missing of the price of a Sacrifice, in hundredths of Movement that getting it may cost.
int Outlook::meansOfPaying(const QuestCard& card) const
{
    int missing = 0;
    for (const Cost& cost : card.price) {
        if (cost.resource == Resource::Glory)
            missing += std::max(0, cost.value - own().glory) * missingGlory;
        if (cost.resource == Resource::Life && own().life <= cost.value + 1)
            missing += tooDangerous;
        if (cost.resource == Resource::DiscardCard && own().hand < cost.value)
            missing += stepCost;
    }
    return missing;
}

void Outlook::findGoals()
{
    if (m_hasGoals)
        return;
    m_hasGoals = true;
    if (m_aim != QuestId::None && isOpenTo(m_position, m_aim, m_player)) {
        m_goals[std::size_t(m_goalCount++)] = std::int16_t(m_aim);
        return;
    }
    for (int q = 0; q < game().questCount() && m_goalCount < int(m_goals.size()); ++q)
        if (isOpenTo(m_position, QuestId(q), m_player))
            m_goals[std::size_t(m_goalCount++)] = std::int16_t(q);
}

bool Outlook::isWanted(SpaceId space)
{
    findGoals();
    for (int i = 0; i < m_goalCount; ++i) {
        const QuestCard& card = game().quest(QuestId(m_goals[std::size_t(i)]));
        if (isAtPlace(m_position, card.place, space) ||
            (card.from && isAtPlace(m_position, *card.from, space)))
            return true;
    }
    return false;
}

int Outlook::placesMissing()
{
    if (!m_hasWays)
        findWays();
    return m_missing;
}

int Outlook::gloryToSave()
{
    if (m_save >= 0)
        return m_save;
    m_save = 0;
    findGoals();
    for (int i = 0; i < m_goalCount; ++i)
        for (const Cost& cost : game().quest(QuestId(m_goals[std::size_t(i)])).price)
            if (cost.resource == Resource::Glory)
                m_save = std::max(m_save, cost.value);
    return m_save;
}

/// Puts the places of a Quest down, with what still has to be done there.
void Outlook::addGoal(QuestId id)
{
    const QuestCard& card = game().quest(id);
    const QuestState& quest = m_position.quest(id);
    const Prospect prospect = prospectOf(id);
    const int turn = stepCost * std::max(1, scoreOf(Form::Speed));
    int offset = (prospect.turns - 1) * turn + prospect.turns * prospect.wounds * woundCost / 100;
    // What is likely to take most of the Life that is left waits until it can be survived.
    if (prospect.turns * prospect.wounds * 3 >= (own().life - 1) * 200)
        offset += tooDangerous;
    if (card.criterion == Criterion::Sacrifice)
        offset += meansOfPaying(card);
    const bool isToBeFetched = card.criterion == Criterion::Escort && quest.carrier != m_player;
    bool isThere = false;
    SpaceId place = SpaceId::None;
    for (int s = 0; isToBeFetched && s < game().spaceCount(); ++s)
        if (m_position.space(SpaceId(s)).place == SpacePlace::Laid &&
            isAtPlace(m_position, card.place, SpaceId(s)))
            place = SpaceId(s);
    for (int s = 0; s < game().spaceCount(); ++s) {
        const SpaceState& space = m_position.space(SpaceId(s));
        if (space.place != SpacePlace::Laid || !isGoal(m_position, id, m_player, SpaceId(s)))
            continue;
        isThere = true;
        const int further = !isToBeFetched ? 0
                            : place == SpaceId::None
                                ? 4 * stepCost
                                : stepsBetween(space, m_position.space(place)) * stepCost;
        m_ways[std::size_t(s)] = std::min(m_ways[std::size_t(s)], offset + further);
    }
    m_missing += !isThere || (isToBeFetched && place == SpaceId::None);
}

int Outlook::wayFrom(SpaceId space)
{
    if (!m_hasWays)
        findWays();
    return m_ways[indexOf(space)];
}

/// From the goals outwards, a space again whenever it has become nearer.
void Outlook::findWays()
{
    m_hasWays = true;
    m_ways.fill(noWay);
    findGoals();
    for (int i = 0; i < m_goalCount; ++i)
        addGoal(QuestId(m_goals[std::size_t(i)]));
    const int missing = own().lifeScore - own().life;
    std::array<std::int16_t, 1024> queue{};
    std::array<bool, mostSpaces> isQueued{};
    std::size_t first = 0, last = 0;
    const auto put = [&](int s) {
        if (isQueued[std::size_t(s)])
            return;
        isQueued[std::size_t(s)] = true;
        queue[last++ % queue.size()] = std::int16_t(s);
    };
    for (int s = 0; s < game().spaceCount(); ++s) {
        int& way = m_ways[std::size_t(s)];
        if (missing >= 3 && m_position.space(SpaceId(s)).place == SpacePlace::Laid &&
            !m_position.turn().hasBeen(SpaceId(s)) && healsOnEntry(game().space(SpaceId(s))))
            way = std::min(way, own().life <= 2 ? 0 : 3 * stepCost);
        if (way < noWay)
            put(s);
    }
    while (first != last) {
        const SpaceId to = SpaceId(queue[first++ % queue.size()]);
        isQueued[indexOf(to)] = false;
        const SpaceState& space = m_position.space(to);
        for (const Side side : allSides) {
            const SpaceId from = space.beside[std::size_t(side)];
            if (from == SpaceId::None || m_ways[indexOf(from)] <= m_ways[indexOf(to)] + 10 ||
                !isPassable(m_position, from, opposite(side)))
                continue;
            const int way = m_ways[indexOf(to)] + costOfStep(from, opposite(side), to);
            if (way >= m_ways[indexOf(from)])
                continue;
            m_ways[indexOf(from)] = way;
            put(int(from));
        }
        const MapCard& card = game().space(to);
        if (card.obstacles.empty() && card.type != MapCardType::Entrance)
            continue; // neither Sewer nor Portal leads here
        for (int s = 0; s < game().spaceCount(); ++s)
            if (m_ways[std::size_t(s)] > m_ways[indexOf(to)] + stepCost &&
                m_position.space(SpaceId(s)).place == SpacePlace::Laid &&
                isTravelWay(m_position, SpaceId(s), to)) {
                m_ways[std::size_t(s)] = m_ways[indexOf(to)] + stepCost;
                put(s);
            }
    }
}

} // namespace delve::dungeoneer::play
