// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/dungeoneer/random_scenario.h"

#include "engine/dungeoneer/scenario/thing_ids.h"

namespace delve::dungeoneer::test {

namespace {

class Maker
{
public:
    explicit Maker(std::uint64_t seed) : m_random(seed), m_ids(Scenario()) {}

    Scenario make()
    {
        m_scenario.title = text();
        m_scenario.author = sometimes() ? text() : "";
        m_scenario.notes = sometimes() ? text() + "\n" + text() : "";
        m_scenario.packs = {{"one", "1.0.0", std::string(32, 'b')}, {"two", "2.1.0", ""}};
        m_scenario.stage = Stage(below(3));
        visitOptions([this](std::string_view, auto member) { vary(m_scenario.options.*member); });
        if (sometimes())
            m_scenario.leftOut = {{card(), 1}, {ContentId("two/left-out"), 1 + below(3)}};
        if (sometimes())
            m_scenario.globalQuest = card();
        addPlayers();
        addMaps();
        addAssertions();
        return std::move(m_scenario);
    }

private:
    int below(int bound) { return int(m_random.below(std::uint32_t(bound))); }
    bool sometimes() { return below(2) == 0; }
    std::string text()
    {
        const char* const words[] = {"Old Gate",     "it's \"dark\"", "caff\u00e8",
                                     "\u65e5\u672c", "tab\\slash",    ""};
        return words[below(6)];
    }
    ContentId card() { return ContentId("one/card-" + std::to_string(below(30))); }
    Cell cell() { return {below(2001) - 1000, below(2001) - 1000}; }

    void vary(bool& option) { option = sometimes(); }
    void vary(int& option) { option = below(200); }
    template <typename Enum> void vary(Enum& option)
    {
        option = enumNames<Enum>[std::size_t(below(int(enumNames<Enum>.size())))].first;
    }

    void addPlayers()
    {
        for (int count = below(5); count > 0; --count) {
            Player player;
            player.id = m_ids.draw(m_random);
            player.name = text();
            if (sometimes())
                player.hero = card();
            player.quests.assign(std::size_t(below(3)), card());
            player.hand.assign(std::size_t(below(6)), card());
            if (sometimes())
                player.start = MapKind(below(2));
            m_scenario.players.push_back(std::move(player));
        }
    }

    void addMaps()
    {
        for (const MapKind kind : allMapKinds) {
            if (below(4) == 0)
                continue;
            m_scenario.maps.push_back(kind);
            for (int count = below(12); count > 0; --count)
                m_scenario.cards(kind).push_back(
                    {m_ids.draw(m_random), card(), cell(), sometimes(), sometimes()});
        }
        if (!m_scenario.dungeon.empty() && !m_scenario.wilderness.empty())
            m_scenario.portals.push_back({m_ids.draw(m_random), m_scenario.wilderness[0].id,
                                          m_scenario.dungeon[0].id, char('A' + below(26))});
        if (sometimes())
            m_scenario.pinnedNotes.push_back({m_ids.draw(m_random), MapKind(below(2)), cell(), text()});
    }

    void addAssertions()
    {
        Assertion assertion{AssertedMeasure(below(5)), {}, AssertedBound(below(2)), below(101), {}};
        if (hasRounds(assertion.measure))
            assertion.within = 1 + below(50);
        if (isAboutPlayer(assertion.measure) && !m_scenario.players.empty())
            assertion.about = m_scenario.players[0].id;
        if (assertion.measure == AssertedMeasure::SpaceEntered && !m_scenario.dungeon.empty())
            assertion.about = m_scenario.dungeon[0].id;
        m_scenario.assertions.push_back(assertion);
    }

    Random m_random;
    ThingIds m_ids;
    Scenario m_scenario;
};

} // namespace

Scenario randomScenario(std::uint64_t seed)
{
    return Maker(seed).make();
}

} // namespace delve::dungeoneer::test
