// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/content/set_report.h"

#include "engine/dungeoneer/content/price.h"
#include "engine/dungeoneer/content/walk_effects.h"

#include <algorithm>
#include <set>
#include <tuple>

namespace delve::dungeoneer {

namespace {

void countAdventures(const CardSet& set, SetReport& report)
{
    for (const AdventureCard& card : set.adventures) {
        report.kinds[card.kind] += card.copies;
        report.durations[card.duration] += card.copies;
        for (const std::string& category : card.categories)
            report.categories[category] += card.copies;
        const bool isForHeroes = card.kind == AdventureKind::Boon || card.kind == AdventureKind::Treasure;
        (isForHeroes ? report.gloryValues : report.perilValues)[card.cost.value] += card.copies;
        if (!isBalanced(card))
            report.unbalanced.push_back(card.id);
    }
}

void countEffects(const CardSet& set, SetReport& report)
{
    for (const auto& entry : enumNames<EffectKind>)
        report.effects[entry.first] = 0;
    std::set<std::pair<EffectKind, ContentId>> seen;
    walkEffects(set, [&](const CardHead& card, const EffectList& list) {
        for (const Effect& effect : *list.effects)
            if (seen.emplace(effect.kind, card.id).second)
                report.effects[effect.kind] += card.copies;
    });
}

int passingFaces(const CardSet& set, const ThreatNumber& number, bool atLast)
{
    int faces = 0;
    for (const HeroCard& hero : set.heroes)
        if (!hero.levels.empty())
            faces += hero.copies * facesThatPass(number.value, scoreOf(hero, number.stat,
                                                                       atLast ? hero.levels.size() - 1 : 0));
    return faces;
}

void countThreats(const CardSet& set, SetReport& report)
{
    std::map<std::tuple<ThreatUse, Stat, int>, ThreatRow> rows;
    for (const ThreatNumber& number : threatNumbers(set)) {
        ThreatRow& row = rows[{number.use, number.stat, number.value}];
        row = {number.use,
               number.stat,
               number.value,
               row.count + number.copies,
               passingFaces(set, number, false),
               passingFaces(set, number, true),
               6 * countsOf(set).heroes};
    }
    for (const auto& entry : rows)
        report.threats.push_back(entry.second);
}

void collectPlaces(const CardSet& set, SetReport& report)
{
    const auto add = [&](const Place& place, const ContentId& quest) {
        auto found = std::find_if(report.places.begin(), report.places.end(),
                                  [&](const QuestPlace& entry) { return entry.place == place; });
        if (found == report.places.end())
            found = report.places.insert(found, {place, {}});
        found->quests.push_back(quest);
    };
    for (const QuestCard& quest : set.quests) {
        report.criteria[quest.criterion] += quest.copies;
        if (quest.from)
            add(*quest.from, quest.id);
        add(quest.place, quest.id);
    }
}

} // namespace

SetReport reportOn(const CardSet& set)
{
    SetReport report;
    report.counts = countsOf(set);
    report.players = playersSupported(set);
    report.openingDraws = openingDraws(set.maps);
    for (const MapCard& card : set.maps) {
        report.mapGlory[card.glory] += card.copies;
        report.mapPeril[card.peril] += card.copies;
    }
    countAdventures(set, report);
    countEffects(set, report);
    countThreats(set, report);
    collectPlaces(set, report);
    return report;
}

} // namespace delve::dungeoneer
