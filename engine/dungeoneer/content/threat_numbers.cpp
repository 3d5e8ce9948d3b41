// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/content/threat_numbers.h"

#include "engine/dungeoneer/content/checks/check_set.h"
#include "engine/dungeoneer/content/walk_effects.h"

#include <algorithm>

namespace delve::dungeoneer {

std::vector<ThreatNumber> threatNumbers(const CardSet& set)
{
    std::vector<ThreatNumber> numbers;
    const auto add = [&](const CardHead& card, ThreatUse use, Stat stat, int value) {
        numbers.push_back({card.id, use, stat, value, card.copies});
    };
    for (const MapCard& card : set.maps) {
        for (const Door& door : card.doors)
            if (door.hasThreat())
                add(card, ThreatUse::Door, door.stat, door.value);
        for (const Obstacle& obstacle : card.obstacles)
            if (obstacle.kind == ObstacleKind::Pit || obstacle.kind == ObstacleKind::Spikes)
                add(card, ThreatUse::Obstacle, obstacle.stat, obstacle.value);
    }
    for (const AdventureCard& card : set.adventures)
        if (card.isTrap())
            add(card, ThreatUse::Trap, card.encounter.threat.stat, card.encounter.threat.value);
    for (const QuestCard& card : set.quests) {
        if (card.threat)
            add(card, ThreatUse::Quest, card.threat->stat, card.threat->value);
        if (card.search)
            add(card, ThreatUse::Search, card.search->stat, card.search->value);
    }
    walkEffects(set, [&](const CardHead& card, const EffectList& list) {
        for (const Effect& effect : *list.effects)
            if (effect.unless)
                add(card, ThreatUse::Escape, effect.unless->stat, effect.unless->value);
    });
    return numbers;
}

int scoreOf(const HeroCard& hero, Stat stat, std::size_t level)
{
    switch (stat) {
    case Stat::Life: return hero.life;
    case Stat::Level: return int(level) + 1;
    case Stat::Melee: return hero.levels[level][Form::Melee].value;
    case Stat::Magic: return hero.levels[level][Form::Magic].value;
    case Stat::Speed: break;
    }
    return hero.levels[level][Form::Speed].value;
}

int facesThatPass(int value, int score)
{
    return value <= 0 ? 6 : std::clamp(7 + score - value, 0, 6); // DNR-UNI-04: no total is below 0
}

// DNR-THREAT-02: somebody must be able to overcome a Threat.
void checkThreatNumbers(const CardSet& set, SetFindings& out)
{
    if (set.heroes.empty())
        return;
    for (const ThreatNumber& number : threatNumbers(set)) {
        int best = 0;
        for (const HeroCard& hero : set.heroes)
            for (std::size_t level = 0; level < hero.levels.size(); ++level)
                best = std::max(best, scoreOf(hero, number.stat, level));
        if (facesThatPass(number.value, best) == 0)
            out.push_back({"DNR-THREAT-02",
                           Severity::Warning,
                           number.card,
                           {QT_TRANSLATE_NOOP("Engine", "no Hero of the set can overcome the Threat %1+; the "
                                                        "best score is %2"),
                            {std::to_string(number.value), std::to_string(best)}}});
    }
}

} // namespace delve::dungeoneer
