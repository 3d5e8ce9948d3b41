// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/scenario/check_references.h"

#include "engine/scenario/used_packs.h"

namespace delve::dungeoneer {

namespace {

InstalledPack installedIn(const Cards& cards)
{
    return [&cards](const std::string& id) -> std::optional<PackReference> {
        const CardSet* set = cards.set(id);
        return set ? std::optional(PackReference{set->id, set->version, set->hash}) : std::nullopt;
    };
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

/// Walks through a scenario in the order of its file and collects what is wrong.
class ReferenceCheck
{
public:
    ReferenceCheck(const Scenario& scenario, const Cards& cards)
        : m_scenario(scenario), m_cards(cards), m_packs(scenario.packs, installedIn(cards), m_errors)
    {}

    std::vector<Error> run()
    {
        checkEach("/leftOut", m_scenario.leftOut, [this](const std::string& at, const LeftOutCard& leftOut) {
            find(at + "/card", leftOut.card, &Cards::map, expectedMapCard);
        });
        checkEach("/players", m_scenario.players,
                  [this](const std::string& at, const Player& player) { checkPlayer(at, player); });
        if (m_scenario.globalQuest)
            find("/globalQuest", *m_scenario.globalQuest, &Cards::quest, expectedQuest);
        for (std::size_t i = 0; i < m_scenario.maps.size(); ++i)
            checkEach("/maps/" + std::to_string(i) + "/cells", m_scenario.cards(m_scenario.maps[i]),
                      [this](const std::string& at, const PlacedCard& placed) {
                          find(at + "/card", placed.card, &Cards::map, expectedMapCard);
                      });
        return std::move(m_errors);
    }

private:
    template <typename Things, typename Check>
    void checkEach(const std::string& list, const Things& things, Check check)
    {
        for (std::size_t i = 0; i < things.size(); ++i)
            check(list + "/" + std::to_string(i), things[i]);
    }

    template <typename Card>
    void find(const std::string& at, const ContentId& id,
              const Card* (Cards::*lookUp)(const ContentId&) const, const char* expected)
    {
        if (m_packs.isUsable(id, [&] { return at; }) && !(m_cards.*lookUp)(id))
            m_errors.push_back({at, {expected, {inQuotes(id.text())}}});
    }

    void checkPlayer(const std::string& at, const Player& player)
    {
        if (player.hero)
            find(at + "/hero", *player.hero, &Cards::hero, expectedHero);
        checkEach(at + "/quests", player.quests, [this](const std::string& place, const ContentId& quest) {
            find(place, quest, &Cards::quest, expectedQuest);
        });
        checkEach(at + "/hand", player.hand, [this](const std::string& place, const ContentId& card) {
            find(place, card, &Cards::adventure, expectedAdventure);
        });
    }

    const Scenario& m_scenario;
    const Cards& m_cards;
    std::vector<Error> m_errors;
    UsedPacks m_packs;
};

} // namespace

std::vector<Error> checkReferences(const Scenario& scenario, const Cards& cards)
{
    return ReferenceCheck(scenario, cards).run();
}

std::vector<Error> packWarnings(const Scenario& scenario, const Cards& cards)
{
    return packWarnings(scenario.packs, installedIn(cards));
}

} // namespace delve::dungeoneer
