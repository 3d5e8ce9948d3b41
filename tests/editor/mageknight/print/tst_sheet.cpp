// SPDX-License-Identifier: GPL-3.0-or-later
// Scenario sheet and overview, read back from the file.

#include "editor/mageknight/print/place_words.h"
#include "engine/mageknight/scenario/square_names.h"
#include "tests/editor/mageknight/print/printed_pages.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

PrintOptions sheetOn(const char* paper)
{
    PrintOptions options;
    options.kind = PrintKind::Sheet;
    options.paper = *parsePaper(paper);
    return options;
}

QString flat(const QByteArray& text)
{
    return QString::fromUtf8(text).simplified();
}

std::shared_ptr<const Scenario> withLongStory(int words)
{
    Scenario scenario = *sampleScenario("standard");
    scenario.notes.clear();
    for (int i = 0; i < words; ++i)
        scenario.notes += "story" + std::to_string(i) + (i % 17 == 16 ? "\n" : " ");
    return std::make_shared<const Scenario>(std::move(scenario));
}

/// Nothing leaves the printable part of the page, and no word lies on another.
void checkWords(const PrintedPages& printed, double margin)
{
    const auto words = printed.words();
    QVERIFY(words.size() > 20);
    const QSizeF paper = printed.paperPoints();
    const double border = margin / 25.4 * 72 - 0.5;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const QRectF& box = words[i].box;
        QVERIFY2(box.left() >= border && box.right() <= paper.width() - border, qPrintable(words[i].text));
        // Boxes have the height of the font, of which capitals and descenders take less.
        QVERIFY2(box.top() >= border - 2 && box.bottom() <= paper.height() - border + 2,
                 qPrintable(words[i].text));
        for (std::size_t j = 0; j < i; ++j)
            if (words[j].page == words[i].page) {
                const QRectF common = words[j].box & box;
                const double smaller =
                    std::min(box.width() * box.height(), words[j].box.width() * words[j].box.height());
                QVERIFY2(common.isEmpty() || common.width() * common.height() < 0.3 * smaller,
                         qPrintable(words[i].text + QStringLiteral(" on ") + words[j].text));
            }
    }
}

} // namespace

class TestSheet : public QObject
{
    Q_OBJECT

private slots:
    /// A page that lies is filled: the map stands beside the text and not above it.
    void aLyingSheetHasItsMapBesideTheText()
    {
        PrintOptions options = sheetOn("A4");
        options.orientation = PageOrientation::Landscape;
        options.ruler = false;
        const PrintedPages printed(sampleScenario("standard"), options);
        const double page = printed.paperPoints().width();
        const double heading = 70; // points
        const double footer = printed.paperPoints().height() - 30;
        for (const auto& word : printed.words())
            if (word.page == 1 && word.box.top() > heading && word.box.bottom() < footer &&
                word.text.size() > 2) // the numbers of tiles stand on the map
                QVERIFY2(word.box.left() > page / 2, qPrintable(word.text));
        const QImage raster = printed.raster(1, 50);
        int inked = 0;
        for (int y = 0; y < raster.height(); ++y)
            for (int x = 0; x < raster.width() / 2; ++x)
                inked += darkness(raster, x, y) > 20;
        QVERIFY(inked > raster.width() / 2 * raster.height() / 4);
        checkWords(printed, options.margin);
    }

    void everythingIsSaidOnTheSheet()
    {
        const auto scenario = sampleScenario("standard");
        const PrintedPages printed(scenario, sheetOn("A4"));
        // Columns are read apart.
        QString text;
        for (const auto& word : printed.words())
            text += word.text + u' ';
        for (const char* said :
             {"Story", "When the spring under the convent", "Setup, in this order", "Cistern, side A up",
              "Gorge, side A up (Rope Bridge), turned 90°", "Iron Door, on its south edge",
              "Pilgrim's Trunk, facing south", "entrance of The Lamp Guild", "exit of The Borrowed Company",
              "Teams", "Hedda Stonelatch, level 2", "Pools of Mage Spawn and chests", "3 × Gloom Rat",
              "Special rules and options", "rulebook", "Notes of the author", "the purser's chest lies",
              "starter 1.0.0"})
            QVERIFY2(text.contains(QString::fromUtf8(said), Qt::CaseInsensitive), said);
        const std::string chest = SquareNames(*scenario).name(scenario->chests.front().square);
        QVERIFY(text.contains(QString::fromStdString(chest + " Pilgrim's Trunk, facing")));
        for (const PlacedTile& tile : scenario->tiles)
            QVERIFY(text.contains(QString::fromStdString(shippedContent().tile(tile.tile)->name.in("en"))));
    }

    /// Who has nothing but the pages is told who begins, how clicks are kept, how to read dials and tokens,
    /// and who wins; and nothing of what is not there.
    void whatTheTableNeedsToKnowIsTold()
    {
        const auto said = [](const Scenario& scenario) {
            const PrintedPages printed(std::make_shared<const Scenario>(scenario), sheetOn("A4"));
            QString text;
            for (const auto& word : printed.words())
                text += word.text.normalized(QString::NormalizationForm_KC) + u' ';
            return text;
        };
        Scenario scenario = *sampleScenario("standard");
        const QString text = said(scenario);
        for (const char* sentence :
             {"two dice and a small marker", "The Lamp Guild begins.",
              "A click of damage moves it a row down.",
              "rolls a die: one less is the row of its treasure dial.", "how many Mage Spawn appear",
              "it names the row of its trap dial, and 6 is row 0.", "as many as the team began with Heroes",
              "enter in its first turn.", "over once it was activated", "the most gold carried out wins."})
            QVERIFY2(text.contains(QLatin1String(sentence)), sentence);
        QVERIFY(!text.contains(QStringLiteral("Monster Master"))); // there are two players
        const QString three = said(*sampleScenario("three-players"));
        for (const char* sentence : {"holds the Monster Master token", "gets a movement marker"})
            QVERIFY2(three.contains(QLatin1String(sentence)), sentence);
        scenario.options.rollForStart = true;
        scenario.chests.clear();
        scenario.tokens.clear();
        const QString less = said(scenario);
        QVERIFY(less.contains(QStringLiteral("the highest total begins.")));
        QVERIFY(!less.contains(QStringLiteral("The Lamp Guild begins.")));
        QVERIFY(!less.contains(QStringLiteral("rolls a die")) && !less.contains(QStringLiteral("A dash")));
    }

    /// Where a tile lies is said so that nobody needs the map to find it.
    void placesAreSaidInWords()
    {
        Scenario scenario;
        scenario.title = "Places";
        scenario.levels.push_back({"Ground"});
        const auto lay = [&](const char* id, const char* tile, Square at, Rotation rotation) {
            PlacedTile placed;
            placed.id = ThingId(id);
            placed.tile = ContentId(std::string("starter/") + tile);
            placed.position = at;
            placed.rotation = rotation;
            scenario.tiles.push_back(placed);
        };
        lay("t1", "cistern", {0, 0, 0}, Rotation::None);
        lay("t2", "shrine", {0, 5, 0}, Rotation::Quarter);
        lay("t3", "library", {0, 0, 5}, Rotation::ThreeQuarters);
        lay("t4", "gorge", {0, 20, 20}, Rotation::Half);
        scenario.pinnedNotes.push_back({ThingId("n1"), {0, 5, 2}, "mind the step"});
        const PlaceWords places(scenario, shippedContent(), "en");
        const auto nameOf = [&](int tile) {
            return QString::fromStdString(
                shippedContent().tile(scenario.tiles[std::size_t(tile)].tile)->name.in("en"));
        };
        QCOMPARE(places.squaresOf(scenario.tiles[1]), QStringLiteral("F1 to J5"));
        QCOMPARE(places.beside(scenario.tiles[0]), QString());
        QCOMPARE(places.beside(scenario.tiles[1]), QStringLiteral("east of %1 (1)").arg(nameOf(0)));
        QCOMPARE(places.beside(scenario.tiles[2]), QStringLiteral("south of %1 (1)").arg(nameOf(0)));
        QCOMPARE(places.beside(scenario.tiles[3]), QString());
        QCOMPARE(places.turnOf(scenario.tiles[0]), QString());
        QCOMPARE(places.turnOf(scenario.tiles[1]), QStringLiteral("turned 90° clockwise"));
        QCOMPARE(places.turnOf(scenario.tiles[2]), QStringLiteral("turned 90° counter-clockwise"));
        QCOMPARE(places.turnOf(scenario.tiles[3]), QStringLiteral("turned 180°"));
        QCOMPARE(places.place({0, 5, 2}),
                 QStringLiteral("%1 (2), F3, east of %2 (1)").arg(nameOf(1), nameOf(0)));
        const PrintedPages printed(std::make_shared<const Scenario>(scenario), sheetOn("A4"));
        QString text;
        for (const auto& word : printed.words())
            text += word.text + u' ';
        QVERIFY2(text.contains(QStringLiteral("F3, east of")), qPrintable(text));
    }

    /// A title of any length is there as a whole, and on nothing else.
    void longTitlesAreThereAsAWhole_data()
    {
        QTest::addColumn<QString>("kind");
        for (const char* kind : {"sheet", "overview", "poster"})
            QTest::newRow(kind) << QString::fromLatin1(kind);
    }

    void longTitlesAreThereAsAWhole()
    {
        QFETCH(QString, kind);
        Scenario scenario = *sampleScenario("six-tiles");
        scenario.title.clear();
        for (int i = 0; i < 30; ++i)
            scenario.title += "word" + std::to_string(i) + ' ';
        PrintOptions options = sheetOn("A5");
        options.kind = *fromName<PrintKind>(kind.toStdString());
        const PrintedPages printed(std::make_shared<const Scenario>(scenario), options);
        QStringList onFirstPage;
        for (const auto& word : printed.words())
            if (word.page == 1)
                onFirstPage << word.text;
        for (int i = 0; i < 30; ++i)
            QVERIFY2(onFirstPage.contains(QStringLiteral("word%1").arg(i)), qPrintable(QString::number(i)));
        checkWords(printed, options.margin);
    }

    void paperThatIsTooSmallIsRefusedWithTheReason()
    {
        PrintOptions options = sheetOn("80x80");
        for (const PrintKind kind : {PrintKind::Sheet, PrintKind::Overview}) {
            options.kind = kind;
            const auto plan = planPrint(sampleScenario("six-tiles"), shippedContent(), options);
            QVERIFY(!plan.has_value());
            QCOMPARE(
                inEnglish(plan.error().what),
                std::string("80x80 paper is too small for pages of text: its margins leave 70 mm x 70 mm, "
                            "and 70 mm x 90 mm are needed"));
        }
        options = sheetOn("80x100");
        QVERIFY(planPrint(sampleScenario("six-tiles"), shippedContent(), options).has_value());
    }

    void notesAreNumberedOnMapAndList()
    {
        PrintOptions options = sheetOn("A4");
        options.notes = true;
        const auto scenario = sampleScenario("standard");
        const PrintedPages printed(scenario, options);
        options.notes = false;
        const PrintedPages without(scenario, options);
        const auto countOf = [](const PrintedPages& pages, const QString& number) {
            const auto words = pages.words();
            return std::ranges::count(words, number, &PrintedPages::Word::text);
        };
        for (std::size_t i = 1; i <= scenario->pinnedNotes.size(); ++i) {
            const QString number = QString::number(i);
            QCOMPARE(countOf(printed, number), countOf(without, number) + 1); // on the map as well
        }
        QVERIFY(flat(printed.text()).contains(QStringLiteral("Their numbers stand on the map.")));
    }

    void optionsThatDifferAreNamed()
    {
        Scenario scenario = *sampleScenario("standard");
        scenario.options.buildTotal = 250;
        scenario.options.toughTokens = true;
        scenario.options.roundLimit = 12;
        const PrintedPages printed(std::make_shared<const Scenario>(scenario), sheetOn("A4"));
        const QString text = flat(printed.text());
        QVERIFY(text.contains(QStringLiteral("Teams of up to 250 points.")));
        QVERIFY(text.contains(QStringLiteral("Tough wandering tokens are used.")));
        QVERIFY(text.contains(QStringLiteral("The game ends after round 12.")));
        QVERIFY(!text.contains(QStringLiteral("Everything as the rulebook has it.")));
    }

    void textIsNeverClipped_data()
    {
        QTest::addColumn<QString>("paper");
        QTest::addColumn<QString>("orientation");
        for (const char* paper : {"A6", "A4", "A3"})
            for (const char* orientation : {"portrait", "landscape"})
                QTest::addRow("%s %s", paper, orientation)
                    << QString::fromLatin1(paper) << QString::fromLatin1(orientation);
    }

    void textIsNeverClipped()
    {
        QFETCH(QString, paper);
        QFETCH(QString, orientation);
        PrintOptions options = sheetOn(qPrintable(paper));
        options.orientation = *fromName<PageOrientation>(orientation.toStdString());
        const PrintedPages printed(withLongStory(800), options);
        checkWords(printed, options.margin);
        QSet<QString> words;
        for (const auto& word : printed.words())
            words << word.text;
        for (int i = 0; i < 800; ++i)
            QVERIFY2(words.contains(QStringLiteral("story%1").arg(i)), qPrintable(QString::number(i)));
    }

    void theOverviewIsOnePageWithItsLegend_data()
    {
        QTest::addColumn<QString>("sample");
        QTest::addColumn<QString>("paper");
        for (const char* sample : {"standard", "two-levels", "three-players"})
            for (const char* paper : {"A6", "A5", "A4"})
                QTest::addRow("%s on %s", sample, paper)
                    << QString::fromLatin1(sample) << QString::fromLatin1(paper);
    }

    void theOverviewIsOnePageWithItsLegend()
    {
        QFETCH(QString, sample);
        QFETCH(QString, paper);
        PrintOptions options = sheetOn(qPrintable(paper));
        options.kind = PrintKind::Overview;
        const PrintedPages printed(sampleScenario(sample.toStdString()), options);
        QCOMPARE(printed.pageCount(), 1);
        checkWords(printed, options.margin);
        const QString text = flat(printed.text());
        for (const char* said : {"Hindering terrain", "Iron Door", "Weak wandering token", "Entrance of"})
            QVERIFY2(text.contains(QString::fromLatin1(said)), said);
    }
};

DELVE_TEST(TestSheet)
#include "tst_sheet.moc"
