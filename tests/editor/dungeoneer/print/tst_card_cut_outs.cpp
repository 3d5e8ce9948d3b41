// SPDX-License-Identifier: GPL-3.0-or-later
// Pawns, markers and tokens as they come out of the file: found on the page, measured, folded and compared.

#include "editor/dungeoneer/print/plan_card_print.h"
#include "engine/dungeoneer/scenario/parse_scenario.h"
#include "tests/editor/dungeoneer/render/shipped_sets.h"
#include "tests/support/pictures.h"
#include "tests/support/printed_file.h"
#include "tests/support/test_registry.h"

#include <cmath>

using namespace delve;
using namespace delve::dungeoneer;
using namespace delve::dungeoneer::test;
using namespace delve::test;

namespace {

constexpr int dots = 300;
constexpr double mm = 25.4 / dots;

bool isPaper(QRgb pixel)
{
    return std::min({qRed(pixel), qGreen(pixel), qBlue(pixel)}) > 247;
}

bool isRed(QRgb pixel)
{
    return qRed(pixel) > 150 && qGreen(pixel) < 110 && qBlue(pixel) < 110;
}

/// What is connected on a page, as boxes of pixels.
std::vector<QRect> shapesOn(const QImage& page)
{
    std::vector<QRect> shapes;
    std::vector<char> seen(std::size_t(page.width()) * std::size_t(page.height()));
    const auto index = [&](const QPoint& at) {
        return std::size_t(at.y()) * std::size_t(page.width()) + std::size_t(at.x());
    };
    std::vector<QPoint> open;
    const auto reach = [&](const QPoint& at) {
        if (!page.rect().contains(at) || seen[index(at)] || isPaper(page.pixel(at)))
            return;
        seen[index(at)] = 1;
        open.push_back(at);
    };
    for (int y = 0; y < page.height(); ++y)
        for (int x = 0; x < page.width(); ++x) {
            reach({x, y});
            QRect box;
            while (!open.empty()) {
                const QPoint at = open.back();
                open.pop_back();
                box |= QRect(at, QSize(1, 1));
                for (const QPoint& step : {QPoint(1, 0), QPoint(-1, 0), QPoint(0, 1), QPoint(0, -1)})
                    reach(at + step);
            }
            if (!box.isEmpty())
                shapes.push_back(box);
        }
    return shapes;
}

/// Pictures of all shapes of a size, upright.
std::vector<QImage> piecesOf(const QImage& page, const QSizeF& millimetres)
{
    const auto has = [](const QRect& box, const QSizeF& size) {
        // Lines on the edge stand out by half of their width on either side.
        constexpr double inexact = 0.45;
        return std::abs(box.width() * mm - size.width()) < inexact &&
               std::abs(box.height() * mm - size.height()) < inexact;
    };
    std::vector<QImage> pieces;
    for (const QRect& box : shapesOn(page)) {
        const bool lies = millimetres.width() != millimetres.height() && has(box, millimetres.transposed());
        if (!lies && !has(box, millimetres))
            continue;
        QImage piece = page.copy(box);
        if (lies)
            piece = piece.transformed(QTransform().rotate(-90));
        pieces.push_back(
            piece.scaled((millimetres / mm).toSize(), Qt::IgnoreAspectRatio, Qt::SmoothTransformation));
    }
    return pieces;
}

PrintedFile cutOuts(const char* name)
{
    const auto scenario = std::make_shared<const Scenario>(*loadScenario(
        std::string(DELVE_SOURCE_DIR "/resources/scenarios/dungeoneer/") + name + ".scenario.json"));
    CardPrintOptions options;
    options.kind = CardPrintKind::Cutouts;
    options.ruler = false;
    return PrintedFile(planPrint(scenario, shippedCards(), options));
}

/// Whether a line to fold along lies at this height.
bool isFoldedAt(const QImage& pawn, double millimetres)
{
    for (int y = int((millimetres - 0.3) / mm); y <= int((millimetres + 0.3) / mm); ++y) {
        int red = 0;
        for (int x = 0; x < pawn.width(); ++x)
            red += isRed(pawn.pixel(x, y));
        if (red > pawn.width() * 9 / 10)
            return true;
    }
    return false;
}

} // namespace

class TestCardCutOuts : public QObject
{
    Q_OBJECT

private slots:
    void samples_data()
    {
        QTest::addColumn<QString>("sample");
        QTest::addColumn<int>("heroes");
        QTest::addColumn<Renderer>("renderer");
        QTest::newRow("three Heroes") << "closing-time" << 3 << Renderer::Poppler;
        QTest::newRow("three Heroes, seen by mupdf") << "closing-time" << 3 << Renderer::Mupdf;
        QTest::newRow("four Heroes") << "the-long-way" << 4 << Renderer::Poppler;
    }

    void DNR_SETUP_07_pawnsStandOnceTheyAreFolded_data() { samples_data(); }

    /// Folded in the middle, both sides show the Hero upright; the feet are folded outwards.
    void DNR_SETUP_07_pawnsStandOnceTheyAreFolded()
    {
        QFETCH(QString, sample);
        QFETCH(int, heroes);
        QFETCH(Renderer, renderer);
        const PrintedFile file = cutOuts(qPrintable(sample));
        QCOMPARE(file.pageCount(), 1);
        const auto pawns = piecesOf(file.raster(1, dots, renderer), {22, 66});
        QCOMPARE(int(pawns.size()), heroes);
        for (std::size_t i = 0; i < pawns.size(); ++i) {
            const QImage& pawn = pawns[i];
            for (const double fold : {4.2, 33.0, 61.8})
                QVERIFY2(isFoldedAt(pawn, fold), qPrintable(QString::number(fold)));
            for (const double none : {15.0, 24.0, 42.0})
                QVERIFY2(!isFoldedAt(pawn, none), qPrintable(QString::number(none)));
            const double turned = difference(pawn, pawn.mirrored(true, true));
            QVERIFY2(turned < 0.03, qPrintable(QString::number(turned)));
            // The head is at the fold: nearest to it is less than at the shoulders.
            const auto inkOf = [&](double from, double to) {
                int ink = 0;
                for (int y = int(from / mm); y < int(to / mm); ++y)
                    for (int x = 0; x < pawn.width(); ++x)
                        ink += darkness(pawn, x, y) > 40;
                return ink;
            };
            QVERIFY(inkOf(34, 38) < inkOf(55, 59));
            for (std::size_t other = 0; other < i; ++other)
                QVERIFY(difference(pawn, pawns[other]) > 0.03);
        }
    }

    void DNR_GLOSS_18_everyMarkerHasItsTwin_data() { samples_data(); }

    void DNR_GLOSS_18_everyMarkerHasItsTwin()
    {
        QFETCH(QString, sample);
        QFETCH(Renderer, renderer);
        const PrintedFile file = cutOuts(qPrintable(sample));
        const auto markers = piecesOf(file.raster(1, dots, renderer), {16, 16});
        QCOMPARE(markers.size(), std::size_t(16)); // A to H
        for (std::size_t i = 0; i < markers.size(); ++i) {
            std::vector<double> off;
            for (std::size_t j = 0; j < markers.size(); ++j)
                if (j != i)
                    off.push_back(difference(markers[i], markers[j]));
            std::ranges::sort(off);
            QVERIFY2(off[0] * 1.25 < off[1], qPrintable(QStringLiteral("%1 and %2").arg(off[0]).arg(off[1])));
        }
    }

    void DNR_SETUP_04_thereAreTokensOfBothSorts_data() { samples_data(); }

    /// One of each for the Tracker of each player, and spare ones for charges and wounds.
    void DNR_SETUP_04_thereAreTokensOfBothSorts()
    {
        QFETCH(QString, sample);
        QFETCH(int, heroes);
        QFETCH(Renderer, renderer);
        const PrintedFile file = cutOuts(qPrintable(sample));
        const auto tokens = piecesOf(file.raster(1, dots, renderer), {9, 9});
        const auto sortOf = [](const QImage& token) {
            // Round ones show paper in their corners.
            return isPaper(token.pixel(3, 3)) ? 0 : 1;
        };
        int sorts[2] = {};
        for (const QImage& token : tokens)
            ++sorts[sortOf(token)];
        QVERIFY2(sorts[0] >= 2 * heroes && sorts[0] == sorts[1],
                 qPrintable(QStringLiteral("%1 round, %2 square").arg(sorts[0]).arg(sorts[1])));
    }
};

DELVE_TEST(TestCardCutOuts)
#include "tst_card_cut_outs.moc"
