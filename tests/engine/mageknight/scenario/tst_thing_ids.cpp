// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/scenario/thing_ids.h"
#include "tests/engine/mageknight/scenario/complete_scenario.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

class TestThingIds : public QObject
{
    Q_OBJECT

private slots:
    void knowsTheIdsOfAllThings()
    {
        const ThingIds ids(completeScenario());
        for (const char* id :
             {"ann", "p2", "hero-1", "h2", "t1", "d2", "m1", "a2", "c1", "w2", "in1", "out2", "n1"})
            QVERIFY2(ids.contains(ThingId(id)), id);
        QVERIFY(!ids.contains(ThingId("nobody")));
    }

    void drawsShortIdsThatAreNotTaken()
    {
        Random random(1);
        ThingIds ids(completeScenario());
        std::unordered_set<ThingId> drawn;
        for (int i = 0; i < 50'000; ++i) {
            const ThingId id = ids.draw(random);
            QCOMPARE(id.text().size(), std::size_t(6));
            QVERIFY(isKebabCase(id.text()));
            QCOMPARE(id.text().find_first_of("01ilo"), std::string::npos);
            QVERIFY(drawn.insert(id).second);
        }
    }

    void drawsAgainWhenAnIdIsTaken()
    {
        Scenario scenario;
        Random first(5);
        const ThingId taken = drawThingId(first, scenario);
        scenario.pinnedNotes.push_back({taken, {}, ""});
        Random second(5);
        QVERIFY(drawThingId(second, scenario) != taken);
    }

    void sameSeedSameIds()
    {
        Random one(9);
        Random two(9);
        QVERIFY(drawThingId(one, completeScenario()) == drawThingId(two, completeScenario()));
    }
};

DELVE_TEST(TestThingIds)
#include "tst_thing_ids.moc"
