// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/text/play/exchange_text.h"
#include "editor/mageknight/text/play/play_sentences.h"
#include "tests/editor/mageknight/text/told_game.h"
#include "tests/support/test_registry.h"

#include <QTranslator>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::play;
using namespace delve::mageknight::test;
using namespace delve::test;

/// Chances in words.
class TestOddsText : public QObject
{
    Q_OBJECT

private slots:
    void whatIsNotFollowedToItsEndIsAtLeastThat()
    {
        Exchange exchange{.dealt = 1.26, .taken = 0.74, .othersFall = 0, .ownFall = 0.002};
        QCOMPARE(answerInWords(exchange), QStringLiteral("0.7 clicks back"));
        QCOMPARE(exchangeInWords(exchange), QStringList({"All in all: 1.3 clicks dealt, 0.7 clicks taken",
                                                         "Eliminated in return: under 1%"}));
        exchange.isWhole = false;
        QCOMPARE(answerInWords(exchange), QStringLiteral("at least 0.7 clicks back"));
        QCOMPARE(exchangeInWords(exchange).first(),
                 QStringLiteral("All in all at least: 1.3 clicks dealt, 0.7 clicks taken"));
    }

    void SA_POLE_ARM_BRK_01_whatRollsNothingIsWarnedOf()
    {
        const PlayWords words(game(), rules(), "en");
        Forecasts forecasts;
        forecasts.turned = Forecast{std::nullopt, "SA-POLE-ARM"};
        forecasts.turning = {FigureId(0)};
        QCOMPARE(chanceInWords(forecasts, words),
                 "falls away (SA-POLE-ARM) if " + words.of(FigureId(0)) + " turns");
        QCOMPARE(oddsInWords(forecasts, 4, words).size(), 3); // the price, the heading and what happens
        Forecasts flight;
        flight.breakAway.emplace();
        flight.breakAway->successes = 5;
        flight.breakAway->of = 6;
        QCOMPARE(chanceInWords(flight, words), QStringLiteral("breaking away on the way: 83%"));
        QVERIFY(oddsInWords(flight, 6, words).at(1).contains("BRK-01"));
    }

    void smallAndLargeChancesAreNotRounded()
    {
        Odds odds;
        odds.of = 216;
        odds.successes = 1;
        QCOMPARE(chanceInWords(odds), QStringLiteral("under 1%"));
        odds.successes = 215;
        QCOMPARE(chanceInWords(odds), QStringLiteral("over 99%"));
        odds.successes = 216;
        QCOMPARE(chanceInWords(odds), QStringLiteral("100%"));
        odds.successes = 0;
        QCOMPARE(chanceInWords(odds), QStringLiteral("0%"));
        const PlayWords words(game(), rules(), "en");
        odds.attack = 9;
        odds.defense = 15;
        odds.needed = 6;
        QVERIFY(oddsInWords(odds, words).contains(QStringLiteral("  attack 9 against 15: needs 6")));
    }

    void SPIN_01_bothCasesAreTold_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QStringList>("told");
        QTest::newRow("English")
            << QStringLiteral("en")
            << QStringList{"97% (1.9 clicks) if it does not turn, 92% (1.8 clicks) if it does, and "
                           "it will strike back",
                           "97% (1.9 clicks) if it does not turn, falls away (SA-POLE-ARM) if it does",
                           "97% (1.9 clicks) if nobody turns, falls away (SA-POLE-ARM) if they do",
                           "97%, 1.9 clicks on average, and it may strike back", "falls away (SA-POLE-ARM)"};
        QTest::newRow("Italian")
            << QStringLiteral("it")
            << QStringList{"97% (1.9 scatti) se non si gira, 92% (1.8 scatti) se si gira, e "
                           "contrattaccherà",
                           "97% (1.9 scatti) se non si gira, decade (SA-POLE-ARM) se si gira",
                           "97% (1.9 scatti) se nessuno si gira, decade (SA-POLE-ARM) se si girano",
                           "97%, in media 1.9 scatti, e potrà contrattaccare", "decade (SA-POLE-ARM)"};
    }

    void SPIN_01_bothCasesAreTold()
    {
        QFETCH(QString, language);
        QFETCH(QStringList, told);
        QTranslator translator;
        QVERIFY(translator.load(QStringLiteral(":/i18n/delvewright_%1").arg(language)));
        QCoreApplication::installTranslator(&translator);
        const PlayWords words(game(), rules(), language.toStdString());
        const auto odds = [](int successes) {
            Odds made;
            made.target = FigureId(0);
            made.successes = successes;
            made.damage = {{0, 36 - successes}, {2, successes}};
            return made;
        };
        Forecasts forecasts;
        forecasts.unturned.odds = odds(35);
        forecasts.turned = Forecast{odds(33), {}, Reply::Must};
        forecasts.turning = {FigureId(0)};
        QCOMPARE(chanceInWords(forecasts, words), told[0]);
        // In full: the price first, then one case after the other.
        const QStringList lines = oddsInWords(forecasts, 4, words);
        QCOMPARE(lines.front(), priceInWords(4));
        QCOMPARE(lines.filter(words.of(FigureId(0))).size(), 4); // two headings, two chances
        QVERIFY(lines.back().contains("CLOSE-06"));
        // Each case adds up by itself, also where it says the same as the other.
        forecasts.turned->odds->modifiers = forecasts.unturned.odds->modifiers = {{"SA-DODGE", 0}};
        QCOMPARE(oddsInWords(forecasts, 4, words).filter("SA-DODGE").size(), 2);
        forecasts.turned->odds->modifiers = forecasts.unturned.odds->modifiers = {};
        forecasts.turned = Forecast{std::nullopt, "SA-POLE-ARM"};
        QCOMPARE(chanceInWords(forecasts, words), told[1]);
        forecasts.turning = {FigureId(0), FigureId(1)};
        QCOMPARE(chanceInWords(forecasts, words), told[2]);
        forecasts.turned.reset();
        forecasts.unturned.reply = Reply::May;
        QCOMPARE(chanceInWords(forecasts, words), told[3]);
        forecasts.unturned = Forecast{std::nullopt, "SA-POLE-ARM"};
        QCOMPARE(chanceInWords(forecasts, words), told[4]);
        QVERIFY(oddsInWords(forecasts, 0, words).front().contains("SA-POLE-ARM"));
    }
};

DELVE_TEST(TestOddsText)
#include "tst_odds_text.moc"
