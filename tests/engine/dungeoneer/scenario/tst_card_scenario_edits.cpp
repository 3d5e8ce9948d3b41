// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/scenario/edits/map_edits.h"
#include "engine/dungeoneer/scenario/edits/thing_edits.h"
#include "engine/dungeoneer/scenario/thing_ids.h"
#include "engine/dungeoneer/scenario/write_scenario.h"
#include "tests/support/dungeoneer/drawn_scenario.h"
#include "tests/support/dungeoneer/random_scenario.h"
#include "tests/support/property.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::dungeoneer;
using namespace delve::dungeoneer::test;
using namespace delve::test;

namespace {

/// Makes a random edit of this name; the registry of names is walked, so that none is forgotten.
class RandomEdit
{
public:
    RandomEdit(const Scenario& scenario, Random& random) : m_scenario(scenario), m_random(random) {}

    Edit make(EditName name)
    {
        const Cards cards;
        switch (name) {
        case EditName::LayCard:
            return layCard(m_scenario, cards, MapKind(below(2)),
                           {newId(), ContentId("one/new"), {1, below(9)}, false, false});
        case EditName::MoveCards: return moveCards(m_scenario, some(), {below(5) - 2, below(5) - 2});
        case EditName::TurnCards: return turnCards(m_scenario, some());
        case EditName::SwapCard: return swapCard(m_scenario, cards, any(), ContentId("one/other"));
        case EditName::RemoveThings: return removeThings(m_scenario, some());
        case EditName::LinkPortal: return linkPortal(m_scenario, newId(), any(), any());
        case EditName::AddThing: return addThing(m_scenario, player());
        case EditName::ChangeThing: return changeOne();
        case EditName::ReorderThing: return reorderOne();
        case EditName::ChangeFacts: {
            ScenarioFacts facts = m_scenario;
            facts.title += "!";
            facts.stage = Stage(below(3));
            return changeFacts(m_scenario, facts);
        }
        case EditName::FixFinding: {
            const std::array edits{turnCards(m_scenario, some())};
            return combined(EditName::FixFinding, m_scenario, edits);
        }
        }
        return {};
    }

private:
    int below(int bound) { return int(m_random.below(std::uint32_t(bound))); }
    ThingId newId() { return ThingIds(m_scenario).draw(m_random); }
    Player player()
    {
        Player made;
        made.id = newId();
        made.name = "new";
        return made;
    }
    std::vector<ThingId> some()
    {
        std::vector<ThingId> ids;
        for (const MapKind kind : allMapKinds)
            for (const PlacedCard& card : m_scenario.cards(kind))
                if (below(2) == 0)
                    ids.push_back(card.id);
        for (const Player& player : m_scenario.players)
            if (below(3) == 0)
                ids.push_back(player.id);
        return ids;
    }
    ThingId any()
    {
        const auto ids = some();
        return ids.empty() ? ThingId("nobody") : ids[std::size_t(below(int(ids.size())))];
    }
    Edit changeOne()
    {
        const auto place = findThing(m_scenario, any());
        if (!place)
            return {};
        Thing thing = thingAt(m_scenario, *place);
        if (auto* card = std::get_if<PlacedCard>(&thing))
            card->isExempt = !card->isExempt;
        return changeThing(m_scenario, *place, thing);
    }
    Edit reorderOne()
    {
        if (m_scenario.dungeon.size() < 2)
            return {};
        return reorderThing(m_scenario, {ThingKind::DungeonCard, 0}, m_scenario.dungeon.size() - 1);
    }

    const Scenario& m_scenario;
    Random& m_random;
};

} // namespace

class TestCardScenarioEdits : public QObject
{
    Q_OBJECT

private slots:
    /// Every edit of the registry: done and undone gives the same file, and doing it again the same result.
    void undoneIsAsBefore()
    {
        for (const auto& [name, word] : enumNames<EditName>) {
            int made = 0;
            for (std::uint64_t seed = 1; seed <= 60; ++seed) {
                Random random(seed);
                const Scenario before = randomScenario(seed);
                const Edit edit = RandomEdit(before, random).make(name);
                Scenario scenario = before;
                apply(scenario, edit);
                const Scenario after = scenario;
                QCOMPARE(after == before, edit.isEmpty());
                apply(scenario, inverted(edit));
                QCOMPARE(writeScenario(scenario), writeScenario(before));
                apply(scenario, edit);
                QVERIFY(scenario == after);
                QCOMPARE(edit.isEmpty() || edit.name == name, true);
                made += !edit.isEmpty();
            }
            QVERIFY2(made > 20, std::string(word).c_str());
        }
    }

    void layingUsesTheMapAndNamesTheSet()
    {
        DrawnScenario drawn(plainCards());
        drawn.scenario.packs.clear();
        drawn.scenario.maps.clear();
        apply(drawn.scenario, layCard(drawn.scenario, drawn.cards(), MapKind::Dungeon,
                                      {ThingId("new"), ContentId("test/ent"), {0, 0}, false, false}));
        QCOMPARE(drawn.scenario.maps, (std::vector{MapKind::Dungeon}));
        QCOMPARE(drawn.scenario.packs, (std::vector<PackReference>{{"test", "1.0.0", std::string(32, 'a')}}));
        QVERIFY(layCard(drawn.scenario, drawn.cards(), MapKind::Dungeon,
                        {ThingId("far"), ContentId("test/ent"), {1001, 0}, false, false})
                    .isEmpty());
    }

    void whatHangsOnACardGoesWithIt()
    {
        DrawnScenario drawn(plainCards());
        drawn.layStart();
        drawn.scenario.portals = {{ThingId("l1"), ThingId("w1"), ThingId("ent-1"), 'A'}};
        drawn.scenario.assertions = {
            {AssertedMeasure::SpaceEntered, 5, AssertedBound::AtLeast, 40, ThingId("cross-1")}};
        const std::array gone{ThingId("ent-1"), ThingId("cross-1")};
        apply(drawn.scenario, removeThings(drawn.scenario, gone));
        QCOMPARE(drawn.scenario.dungeon.size(), std::size_t(3));
        QVERIFY(drawn.scenario.portals.empty());
        QVERIFY(drawn.scenario.assertions.empty());
    }

    void movingStaysWithinBounds()
    {
        DrawnScenario drawn(plainCards());
        drawn.layStart();
        const std::array cards{ThingId("ent-1"), ThingId("cross-2")};
        QVERIFY(moveCards(drawn.scenario, cards, {1000, 0}).isEmpty()); // the second would leave the table
        apply(drawn.scenario, moveCards(drawn.scenario, cards, {3, -2}));
        QCOMPARE(drawn.scenario.dungeon[0].cell, (Cell{3, -2}));
        QCOMPARE(drawn.scenario.dungeon[2].cell, (Cell{4, -2}));
    }
    /// DNR-MAP-07 excuses a Room in the place where it was laid, and no other card in that place.
    void DNR_MAP_07_theExceptionEndsWhereACardIsMoved()
    {
        DrawnScenario drawn(plainCards());
        drawn.layStart();
        drawn.scenario.dungeon.pop_back();
        drawn.lay("vault", -1, 0);
        drawn.scenario.dungeon.back().isExempt = true;
        const std::array vault{drawn.scenario.dungeon.back().id};
        const auto isExempt = [](const Scenario& scenario) { return scenario.dungeon.back().isExempt; };
        const Scenario away = applied(drawn.scenario, moveCards(drawn.scenario, vault, {-1, 0}));
        QVERIFY(!isExempt(away));
        QVERIFY(!isExempt(applied(away, moveCards(away, vault, {1, 0})))); // laid there once more
        QVERIFY(moveCards(drawn.scenario, vault, {0, 0}).isEmpty());
        QVERIFY(!isExempt(applied(
            drawn.scenario, swapCard(drawn.scenario, drawn.cards(), vault[0], ContentId("test/crypt")))));
        QVERIFY(swapCard(drawn.scenario, drawn.cards(), vault[0], ContentId("test/vault")).isEmpty());
        // A Room that had no other place has none the other way round; and who moves all moves nothing apart.
        QVERIFY(isExempt(applied(drawn.scenario, turnCards(drawn.scenario, vault))));
        std::vector<ThingId> all;
        for (const PlacedCard& card : drawn.scenario.dungeon)
            all.push_back(card.id);
        QVERIFY(isExempt(applied(drawn.scenario, moveCards(drawn.scenario, all, {2, 3}))));
        // Another card that is moved changes nothing for it.
        const std::array other{drawn.scenario.dungeon[1].id};
        QVERIFY(isExempt(applied(drawn.scenario, moveCards(drawn.scenario, other, {0, -1}))));
    }
};

DELVE_TEST(TestCardScenarioEdits)
#include "tst_card_scenario_edits.moc"
