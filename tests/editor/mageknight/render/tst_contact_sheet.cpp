// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/render/contact_sheet.h"
#include "editor/render/text_block.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/test_registry.h"

#include <QFontMetricsF>

using namespace delve;
using namespace delve::mageknight;

class TestContactSheet : public QObject
{
    Q_OBJECT

private slots:
    void everyFaceHasACard();
    void pagesStayReasonable();
    void textNeverLeavesItsRectangle_data();
    void textNeverLeavesItsRectangle();
};

namespace {

/// Counts the tile pictures of a page by the corners of their cards: runs of card colour between page colour
/// along a line near the top of each row would do, but the number of faces follows from the page itself.
int cardsOn(const QImage& page, const QColor& pageColour)
{
    // A card is a connected block of anything but the page's colour, at least 100 pixels wide and high.
    int cards = 0;
    std::vector<std::pair<int, int>> above; // runs of the line above that belong to cards
    for (int y = page.height() / 12; y < page.height(); ++y) {
        std::vector<std::pair<int, int>> runs;
        for (int x = 0; x < page.width(); ++x) {
            if (page.pixelColor(x, y) == pageColour)
                continue;
            const int from = x;
            while (x < page.width() && page.pixelColor(x, y) != pageColour)
                ++x;
            if (x - from > 150)
                runs.push_back({from, x});
        }
        for (const auto& run : runs)
            cards += std::none_of(above.begin(), above.end(), [&](const auto& other) {
                return run.first < other.second && other.first < run.second;
            });
        above = runs;
    }
    return cards;
}

} // namespace

void TestContactSheet::everyFaceHasACard()
{
    int cards = 0;
    const std::vector<QImage> pages = contactSheet(mageknight::test::starterPack());
    for (const QImage& page : pages)
        cards += cardsOn(page, page.pixelColor(0, 0));
    QCOMPARE(cards, int(mageknight::test::starterPack().tiles.size()) * 2);
}

void TestContactSheet::pagesStayReasonable()
{
    for (const QImage& page : contactSheet(mageknight::test::starterPack())) {
        QVERIFY(page.width() <= ContactSheetOptions{}.pageWidth);
        QVERIFY(page.height() <= 2000);
    }
    QVERIFY(contactSheet(Pack{}).empty());
}

void TestContactSheet::textNeverLeavesItsRectangle_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("long") << QStringLiteral("many words that need very many lines ").repeated(20);
    QTest::newRow("one word") << QString(200, u'm');
    QTest::newRow("exactly one line") << QStringLiteral("short");
    QTest::newRow("nothing") << QString();
}

void TestContactSheet::textNeverLeavesItsRectangle()
{
    QFETCH(QString, text);
    const QRect area(20, 20, 120, 50);
    QImage image(160, 90, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    const double used = paintTextBlock(painter, area, text, sheetFont(12), Qt::black);
    painter.end();
    QVERIFY(used <= area.height());
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (!area.adjusted(-1, -1, 1, 1).contains(x, y))
                QCOMPARE(image.pixelColor(x, y), QColor(Qt::white));
}

DELVE_TEST(TestContactSheet)
#include "tst_contact_sheet.moc"
