// SPDX-License-Identifier: GPL-3.0-or-later
// Layout, map, cut-outs and setup sheet of card maps.

#include "editor/dungeoneer/collection/owned_cards.h"
#include "editor/dungeoneer/print/plan_card_print.h"
#include "engine/dungeoneer/scenario/parse_scenario.h"
#include "tests/editor/dungeoneer/render/shipped_sets.h"
#include "tests/support/printed_file.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::dungeoneer;
using namespace delve::dungeoneer::test;
using namespace delve::test;

namespace {

std::shared_ptr<const Scenario> sample(const char* name)
{
    return std::make_shared<const Scenario>(*loadScenario(
        std::string(DELVE_SOURCE_DIR "/resources/scenarios/dungeoneer/") + name + ".scenario.json"));
}

CardPrintOptions asked(CardPrintKind kind)
{
    CardPrintOptions options;
    options.kind = kind;
    return options;
}

} // namespace

class TestCardPrint : public QObject
{
    Q_OBJECT

private slots:
    void theLayoutIsOnePageWithTheVerdict()
    {
        const PrintedFile file(
            planPrint(sample("closing-time"), shippedCards(), asked(CardPrintKind::Layout)));
        QCOMPARE(file.pageCount(), 1);
        const QByteArray text = file.text();
        QVERIFY(text.contains("Closing Time"));
        QVERIFY2(text.contains("Locked"), text);
        QVERIFY2(text.contains("keeps the rules"), text);
        // A card beside nothing: the sheet tells.
        Scenario broken = *sample("closing-time");
        broken.dungeon.front().cell.column = 1;
        const auto plan =
            planPrint(std::make_shared<const Scenario>(broken), shippedCards(), asked(CardPrintKind::Layout));
        QVERIFY(plan.has_value());
        QVERIFY(std::ranges::any_of(plan->notices, [](const Message& notice) {
            return inEnglish(notice).find("has errors") != std::string::npos;
        }));
        QVERIFY(PrintedFile(plan).text().contains("DNR-"));
    }

    /// Every card of the map is on exactly one page, as large as it is, and no page is empty.
    void theMapIsCutAlongCardEdges()
    {
        const auto scenario = sample("closing-time"); // five by four cards
        const PrintedFile file(planPrint(scenario, shippedCards(), asked(CardPrintKind::Map)));
        QVERIFY2(file.pageCount() <= 4, qPrintable(QString::number(file.pageCount())));
        double cards = 0;
        for (const PrintPage& page : file.plan().pages) {
            const double columns = page.trim.width() / 63, rows = page.trim.height() / 88;
            QVERIFY(std::abs(columns - std::round(columns)) < 1e-9);
            QVERIFY(std::abs(rows - std::round(rows)) < 1e-9);
            cards += columns * rows;
        }
        QVERIFY(cards >= double(scenario->dungeon.size()));
        // The north-west card of the first page begins where its trim does.
        constexpr int dots = 300;
        const QImage page = file.raster(1, dots);
        const QRectF trim = file.plan().pages.front().trim;
        const auto dark = [&](double x, double y) {
            return darkness(page, int(x / 25.4 * dots), int(y / 25.4 * dots));
        };
        bool found = false;
        for (double x = trim.left() + 20; x < trim.right(); x += 63)
            found = found || (dark(x, trim.top() - 0.4) < 10 && dark(x, trim.top() + 1.5) > 150);
        QVERIFY(found);
    }

    void bothMapsHaveTheirPages()
    {
        const auto plan = planPrint(sample("the-long-way"), shippedCards(), asked(CardPrintKind::Map));
        QVERIFY(plan.has_value());
        int dungeon = 0, wilderness = 0;
        for (const PrintPage& page : plan->pages) {
            dungeon += page.name.startsWith(QStringLiteral("Dungeon"));
            wilderness += page.name.startsWith(QStringLiteral("Wilderness"));
        }
        QVERIFY(dungeon > 0);
        QVERIFY(wilderness > 0);
        QCOMPARE(std::size_t(dungeon + wilderness), plan->pages.size());
    }

    /// With two maps, or a place to begin for each player, there is not one Entrance for all.
    void pawnsBeginWhereTheSheetSays()
    {
        const auto said = [](const char* name) {
            const PrintedFile file(planPrint(sample(name), shippedCards(), asked(CardPrintKind::Sheet)));
            QString text;
            for (const auto& word : file.words())
                text += word.text + u' ';
            return text;
        };
        QVERIFY(said("closing-time").contains(QStringLiteral("Put all Heroes' pawns on the Entrance.")));
        const QString two = said("the-long-way");
        QVERIFY(two.contains(QStringLiteral("Put each Hero's pawn on the Entrance named above.")));
        QVERIFY(!two.contains(QStringLiteral("all Heroes' pawns")));
    }

    /// Who has nothing but the pages is told the turn, the signs of the cards and who wins; of laying cards
    /// only where some are left.
    void whoHasOnlyThePagesIsToldHowToPlay()
    {
        const auto said = [](const char* name) {
            const PrintedFile file(planPrint(sample(name), shippedCards(), asked(CardPrintKind::Sheet)));
            QString text;
            for (const auto& word : file.words())
                text += word.text.normalized(QString::NormalizationForm_KC) + u' ';
            return text;
        };
        const QString growing = said("closing-time");
        for (const char* sentence :
             {"two dice for each player.",
              "A turn has five phases:", "Their Peril pays for it, never your own.",
              "then draw until you hold 5.", "gains its Glory and its Peril", "Three completed Quests win",
              "A circle may attack, a diamond only answers.", "roll a die and add the score",
              "tokens of Glory count its charges", "Take out the cards that this sheet names",
              "draw a Map card and lay it", "1 Movement also draws and lays another Map card."})
            QVERIFY2(growing.contains(QLatin1String(sentence)), sentence);
        const QString finished = said("the-long-way");
        QVERIFY(finished.contains(QStringLiteral("Three completed Quests win")));
        QVERIFY(finished.contains(QStringLiteral("Building: nothing, since all Map cards are laid.")));
        QVERIFY(!finished.contains(QStringLiteral("lays another Map card")));
    }

    void pagesOfTheMapSayHowLargeACardIs()
    {
        const PrintedFile file(planPrint(sample("closing-time"), shippedCards(), asked(CardPrintKind::Map)));
        const QString text =
            QString::fromUtf8(file.text()).normalized(QString::NormalizationForm_KC).simplified();
        QCOMPARE(int(text.count(QStringLiteral("a card measures 63 mm × 88 mm"))), file.pageCount());
    }

    void theSheetTellsTheSetupInBothLanguages_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QStringList>("says");
        QTest::newRow("en") << "en"
                            << QStringList{"Laying the map: Dungeon", "turned upside down", "Bruno",
                                           "Global Quest", "set them aside"};
        QTest::newRow("it") << "it" << QStringList{"capovolta", "Bruno", "Missione Globale", "Mescolate"};
    }

    void theSheetTellsTheSetupInBothLanguages()
    {
        QFETCH(QString, language);
        QFETCH(QStringList, says);
        const Speaking speaking(language);
        CardPrintOptions options = asked(CardPrintKind::Sheet);
        options.language = language.toStdString();
        const PrintedFile file(planPrint(sample("closing-time"), shippedCards(), options));
        // Letters that are set as one, such as ff, count as what they are.
        const QString text =
            QString::fromUtf8(file.text()).normalized(QString::NormalizationForm_KC).simplified();
        for (const QString& words : says)
            QVERIFY2(text.contains(words), qPrintable(words + QStringLiteral(" is not in ") + text));
        // Every card that is laid is told.
        const auto scenario = sample("closing-time");
        for (const PlacedCard& placed : scenario->dungeon) {
            const QString name =
                QString::fromStdString(shippedCards().map(placed.card)->name.in(options.language));
            QVERIFY2(text.contains(name), qPrintable(name));
        }
    }

    void pawnsAndMarkersAreCutOut()
    {
        const auto plan = planPrint(sample("closing-time"), shippedCards(), asked(CardPrintKind::Cutouts));
        QVERIFY(plan.has_value());
        QVERIFY2(inEnglish(plan->notices.front()).find("Pawns: 3") == 0,
                 inEnglish(plan->notices.front()).c_str());
        QCOMPARE(PrintedFile(plan).pageCount(), 1);
        CardPrintOptions small = asked(CardPrintKind::Cutouts);
        small.paper = *parsePaper("60x60");
        const auto refused = planPrint(sample("closing-time"), shippedCards(), small);
        QVERIFY(!refused.has_value());
        QVERIFY(inEnglish(refused.error()).find("too small for a pawn") != std::string::npos);
    }

    void onlyWhatIsMissingIsPrinted()
    {
        CardPrintOptions options = asked(CardPrintKind::Cards);
        Collection collection;
        options.owned = ownedCards(collection, shippedCards());
        const auto nothing = planPrint(sample("closing-time"), shippedCards(), options);
        QVERIFY(!nothing);
        QVERIFY2(inEnglish(nothing.error()).find("the collection has it all") != std::string::npos,
                 inEnglish(nothing.error()).c_str());
        collection.setOwned(ContentId("overdraft/debt-collector"), 2, 1);
        collection.setOwned(ContentId("overdraft/ledger-worm"), 2, 0);
        options.owned = ownedCards(collection, shippedCards());
        const auto three = planPrint(sample("closing-time"), shippedCards(), options);
        QVERIFY(three);
        QVERIFY2(inEnglish(three->notices.front()).find("Cards: 3") == 0,
                 inEnglish(three->notices.front()).c_str());
        const auto set = planPrint(shippedSet("overdraft"), options);
        QVERIFY(set);
        QCOMPARE(set->notices, three->notices);
    }

    void cardsThatAreLeftOutAreNotPrinted()
    {
        Scenario scenario = *sample("closing-time");
        CardPrintOptions options = asked(CardPrintKind::Cards);
        options.decks = {Deck::Hero};
        const auto pages = [&] {
            const auto plan = planPrint(std::make_shared<const Scenario>(scenario), shippedCards(), options);
            return plan ? inEnglish(plan->notices.front()) : inEnglish(plan.error());
        };
        const std::string heroes = pages();
        QVERIFY2(heroes.find("Cards: ") == 0, heroes.c_str());
        options.decks = {Deck::Map};
        const std::string all = pages();
        scenario.leftOut.push_back({scenario.dungeon.front().card, 1});
        QVERIFY(pages() != all);
    }

    /// A card may be left out under an id that it had before.
    void DNR_OPT_13_leftOutByAnOlderId()
    {
        CardSet set = shippedSet("overdraft");
        set.aliases.emplace(ContentId("overdraft/old-room"), ContentId("overdraft/boardroom"));
        const Cards cards = *Cards::combine({set});
        Scenario scenario = *sample("closing-time");
        scenario.leftOut.clear();
        CardPrintOptions options = asked(CardPrintKind::Cards);
        options.decks = {Deck::Map};
        const auto told = [&] {
            const auto plan = planPrint(std::make_shared<const Scenario>(scenario), cards, options);
            return plan ? inEnglish(plan->notices.front()) : inEnglish(plan.error());
        };
        QVERIFY2(told().starts_with("Cards: 20"), told().c_str());
        scenario.leftOut.push_back({ContentId("overdraft/old-room"), 1});
        QVERIFY2(told().starts_with("Cards: 19"), told().c_str());
    }

    void nothingLaidIsSaid()
    {
        for (const CardPrintKind kind : {CardPrintKind::Layout, CardPrintKind::Map}) {
            const auto plan = planPrint(std::make_shared<const Scenario>(), shippedCards(), asked(kind));
            QVERIFY(!plan.has_value());
            QVERIFY(inEnglish(plan.error()).find("no card is laid") != std::string::npos);
        }
    }
};

DELVE_TEST(TestCardPrint)
#include "tst_card_print.moc"
