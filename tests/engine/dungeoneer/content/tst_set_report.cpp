// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/content/price.h"
#include "engine/dungeoneer/content/set_report.h"
#include "tests/support/dungeoneer/small_set.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::dungeoneer;
using namespace delve::dungeoneer::test;

class TestSetReport : public QObject
{
    Q_OBJECT

private slots:
    void countsCardsCurvesAndPlaces()
    {
        CardSet set = smallSet();
        set.maps[1].glory = 3;
        const SetReport report = reportOn(set);
        QCOMPARE(report.counts, (CardCounts{10, 7, 5, 2, 2, 1}));
        QCOMPARE(report.players, 2);
        QCOMPARE(report.kinds, (std::map<AdventureKind, int>{{AdventureKind::Encounter, 10}}));
        QCOMPARE(report.categories, (std::map<std::string, int>{{"beast", 10}}));
        QCOMPARE(report.criteria, (std::map<Criterion, int>{{Criterion::Slay, 5}}));
        QCOMPARE(report.perilValues, (Curve{{2, 10}}));
        QCOMPARE(report.gloryValues, Curve{});
        QCOMPARE(report.mapGlory, (Curve{{1, 6}, {3, 1}}));
        QCOMPARE(report.openingDraws, (OpeningDraws{0, 5}));
        QCOMPARE(report.places.size(), std::size_t(1));
        QCOMPARE(report.places[0].quests.size(), std::size_t(5));
        QCOMPARE(report.effects.at(EffectKind::Level), 5);
        QCOMPARE(report.effects.at(EffectKind::Steal), 0);
    }

    void threatsStandAgainstTheScoresOfTheHeroes()
    {
        CardSet set = smallSet(); // two Heroes with Speed 3; doors L6 and T5
        set.heroes[0].levels[3][Form::Speed].value = 5;
        const SetReport report = reportOn(set);
        QCOMPARE(report.threats, (std::vector<ThreatRow>{{ThreatUse::Door, Stat::Speed, 5, 1, 10, 11, 12},
                                                         {ThreatUse::Door, Stat::Speed, 6, 1, 8, 10, 12}}));
    }

    void pricesGrowWithWhatACardDoes()
    {
        Effect effect;
        effect.kind = EffectKind::Wound;
        const int one = priceOf(effect);
        effect.amount.number = 2;
        QCOMPARE(priceOf(effect), 2 * one);
        effect.unless = Escape{Stat::Speed, 5}; // score 2 escapes with 3 to 6
        QCOMPARE(priceOf(effect), 2 * one * 2 / 6);
        AdventureCard weak = monsterCard("weak");
        AdventureCard strong = weak;
        strong.encounter.monster.life = 3;
        QVERIFY(priceOf(strong) > priceOf(weak));
        weak.cost.value = (priceOf(weak) + 5) / 10;
        QVERIFY(isBalanced(weak));
        weak.cost.value += 3;
        QVERIFY(!isBalanced(weak));
    }
};

DELVE_TEST(TestSetReport)
#include "tst_set_report.moc"
