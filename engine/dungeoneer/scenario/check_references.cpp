// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/scenario/check_references.h"

#include "engine/scenario/reference_check.h"

namespace delve::dungeoneer {

namespace {

InstalledPack installedIn(const Cards& cards)
{
    return [&cards](const std::string& id) { return cards.set(id); };
}

// What is expected where. Literals, so that they can be translated.
constexpr const char* expectedMapCard =
    QT_TRANSLATE_NOOP("Engine", "expected a Map card of the packs named, found %1");
constexpr const char* expectedHero =
    QT_TRANSLATE_NOOP("Engine", "expected a Hero card of the packs named, found %1");
constexpr const char* expectedQuest =
    QT_TRANSLATE_NOOP("Engine", "expected a Quest card of the packs named, found %1");
constexpr const char* expectedAdventure =
    QT_TRANSLATE_NOOP("Engine", "expected an Adventure card of the packs named, found %1");

/// Walks through a scenario in the order of its file.
class MapCheck : ReferenceCheck<Cards>
{
public:
    MapCheck(const Scenario& scenario, const Cards& cards)
        : ReferenceCheck(scenario.packs, installedIn(cards), cards), m_scenario(scenario)
    {}

    std::vector<Error> run()
    {
        checkEach("/leftOut", m_scenario.leftOut, [this](const PlaceInFile& at, const LeftOutCard& leftOut) {
            find(at, "card", leftOut.card, &Cards::map, expectedMapCard);
        });
        checkEach("/players", m_scenario.players,
                  [this](const PlaceInFile& at, const Player& player) { checkPlayer(at, player); });
        if (m_scenario.globalQuest)
            find(PlaceInFile{"/globalQuest"}, {}, *m_scenario.globalQuest, &Cards::quest, expectedQuest);
        for (std::size_t i = 0; i < m_scenario.maps.size(); ++i)
            checkEach(PlaceInFile{"/maps", i} / "cells", m_scenario.cards(m_scenario.maps[i]),
                      [this](const PlaceInFile& at, const PlacedCard& placed) {
                          find(at, "card", placed.card, &Cards::map, expectedMapCard);
                      });
        return takeErrors();
    }

private:
    void checkPlayer(const PlaceInFile& at, const Player& player)
    {
        if (player.hero)
            find(at, "hero", *player.hero, &Cards::hero, expectedHero);
        checkEach(at / "quests", player.quests, [this](const PlaceInFile& place, const ContentId& quest) {
            find(place, {}, quest, &Cards::quest, expectedQuest);
        });
        checkEach(at / "hand", player.hand, [this](const PlaceInFile& place, const ContentId& card) {
            find(place, {}, card, &Cards::adventure, expectedAdventure);
        });
    }

    const Scenario& m_scenario;
};

} // namespace

std::vector<Error> checkReferences(const Scenario& scenario, const Cards& cards)
{
    return MapCheck(scenario, cards).run();
}

std::vector<Error> packWarnings(const Scenario& scenario, const Cards& cards)
{
    return packWarnings(scenario.packs, installedIn(cards));
}

} // namespace delve::dungeoneer
