// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/content/checks/check_set.h"
#include "engine/dungeoneer/content/terrains.h"

#include <algorithm>

namespace delve::dungeoneer {

namespace {

bool isInSet(const CardSet& set, const Place& place)
{
    return std::any_of(set.maps.begin(), set.maps.end(), [&](const MapCard& card) {
        switch (place.by) {
        case PlaceKind::Card: return card.id == place.card;
        case PlaceKind::Type: return card.type == place.type;
        case PlaceKind::Terrain:
            return std::find(card.terrain.begin(), card.terrain.end(), place.terrain) != card.terrain.end();
        }
        return false;
    });
}

std::string wordFor(const Place& place)
{
    switch (place.by) {
    case PlaceKind::Card: return place.card.text();
    case PlaceKind::Type: return std::string(nameOf(place.type));
    case PlaceKind::Terrain: break;
    }
    return place.terrain;
}

// DNR-QUEST-28: a Quest whose place the set lacks could never be completed.
void checkPlace(const CardSet& set, const QuestCard& quest, const Place& place, SetFindings& out)
{
    if (!isInSet(set, place))
        out.push_back({"DNR-QUEST-28",
                       Severity::Error,
                       quest.id,
                       {QT_TRANSLATE_NOOP("Engine", "the set has no Map card %1"), {wordFor(place)}}});
}

// DNR-MAP-04: a Room that no Quest names and that does nothing is only a longer way.
void checkRooms(const CardSet& set, SetFindings& out)
{
    for (const MapCard& card : set.maps) {
        const bool doesSomething = !card.onEntry.empty() || !card.obstacles.empty() || card.monster;
        const bool isNamed = std::any_of(set.quests.begin(), set.quests.end(), [&](const QuestCard& quest) {
            const auto names = [&](const Place& place) {
                return place.by == PlaceKind::Card && place.card == card.id;
            };
            return names(quest.place) || (quest.from && names(*quest.from));
        });
        if (card.type == MapCardType::Room && !doesSomething && !isNamed)
            out.push_back({"DNR-MAP-04",
                           Severity::Hint,
                           card.id,
                           {QT_TRANSLATE_NOOP("Engine", "no Quest names it and it has no effect"), {}}});
    }
}

} // namespace

void checkQuests(const CardSet& set, SetFindings& out)
{
    for (const QuestCard& quest : set.quests) {
        checkPlace(set, quest, quest.place, out);
        if (quest.from)
            checkPlace(set, quest, *quest.from, out);
        // DNR-QUEST-02: the card states what completing it brings.
        if (quest.reward.empty() && !quest.artifact)
            out.push_back(
                {"DNR-QUEST-02",
                 Severity::Warning,
                 quest.id,
                 {QT_TRANSLATE_NOOP("Engine", "the Quest has neither a reward nor an Artifact"), {}}});
        const bool attacks =
            quest.slay &&
            std::any_of(quest.slay->stats.scores.byForm.begin(), quest.slay->stats.scores.byForm.end(),
                        [](const Score& score) { return score.type == AttackType::Standard; });
        // DNR-LORD-10: the monster of a Slay Quest makes the first attack (DNR-QUEST-14).
        if (quest.slay && !attacks)
            out.push_back({"DNR-LORD-10",
                           Severity::Error,
                           quest.id,
                           {QT_TRANSLATE_NOOP("Engine", "the monster has no standard attack"), {}}});
    }
    checkRooms(set, out);
}

} // namespace delve::dungeoneer
