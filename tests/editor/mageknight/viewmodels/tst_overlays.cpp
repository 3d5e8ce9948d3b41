// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/canvas/editor_canvas.h"
#include "editor/mageknight/viewmodels/overlays/danger_overlay.h"
#include "editor/mageknight/viewmodels/overlays/fit_overlay.h"
#include "editor/mageknight/viewmodels/overlays/reach_overlay.h"
#include "engine/mageknight/scenario/edits/table_edits.h"
#include "engine/mageknight/scenario/edits/thing_edits.h"
#include "engine/mageknight/scenario/parse_scenario.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/mageknight/random_scenario.h"
#include "tests/support/test_registry.h"

#include <QImage>
#include <QPainter>
#include <QSignalSpy>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

/// The two crossings with a door and a chest between them.
Scenario skirmish()
{
    return *loadScenario(sourceFolder() / "tests/data/scenarios/skirmish.scenario.json");
}

struct Opened
{
    explicit Opened(Scenario scenario)
        : document(std::make_unique<ScenarioDocument>(shippedContent(), std::move(scenario)))
    {}
    ScenarioViewModel document;
};

void showAndWait(SurveyOverlay& overlay)
{
    overlay.setShown(true);
    QTRY_VERIFY(!overlay.isBusy());
}

/// How many pixels an overlay paints on an empty ground of 12 x 12 squares.
int pixelsPainted(const MapOverlay& overlay, const QRectF& visible)
{
    QImage image(240, 240, QImage::Format_ARGB32);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.scale(20, 20);
    overlay.paint(painter, 0, visible, 20);
    painter.end();
    int painted = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            painted += qAlpha(image.pixel(x, y)) > 0;
    return painted;
}

} // namespace

class TestOverlays : public QObject
{
    Q_OBJECT

private slots:
    void BASE_08_whoFitsWhere()
    {
        Opened opened(skirmish());
        FitOverlay fit;
        fit.setDocument(&opened.document);
        showAndWait(fit);
        QCOMPARE(fit.baseNames().size(), 6);
        QCOMPARE(fit.baseNames()[fit.base()], QStringLiteral("Titan, 2 × 2"));
        // A peanut base gets wherever a single square does, a titan not through openings of one square.
        int reached = 0;
        int told = 0;
        const auto count = [&] {
            reached = told = 0;
            for (int y = -2; y < 14; ++y)
                for (int x = -2; x < 14; ++x) {
                    const QString words = fit.describe({0, x, y});
                    reached +=
                        words.endsWith(QStringLiteral("gets here")) && !words.contains(QStringLiteral("not"));
                    told += words.contains(QStringLiteral("BASE-0"));
                }
        };
        count();
        const int ofTitan = reached;
        fit.setBase(0);
        count();
        QVERIFY(reached > ofTitan);
        QVERIFY(pixelsPainted(fit, {0, 0, 12, 12}) > 0);
        fit.setBase(99); // there is none
        QCOMPARE(fit.base(), 0);
    }

    void whatIsHiddenIsNotReckoned()
    {
        Opened opened(skirmish());
        ReachOverlay reach;
        QSignalSpy answers(&reach, &SurveyOverlay::surveyed);
        reach.setDocument(&opened.document);
        const Square square{0, 0, 2};
        QVERIFY(!reach.isBusy());
        QCOMPARE(reach.describe(square), QString());
        showAndWait(reach);
        QCOMPARE(reach.describe(square), QStringLiteral("Anna: turn 1 · Bruno: turn 1"));
        QCOMPARE(reach.describe({1, 0, 2}), QString());
        reach.setShown(false);
        QCOMPARE(reach.describe(square), QString());
        QVERIFY(!reach.isBusy());
        QCOMPARE(pixelsPainted(reach, QRectF(0, 0, 12, 12)), 0);
    }

    void theMapTellsWhatItsOverlaysKnow()
    {
        Opened opened(skirmish());
        ReachOverlay reach;
        reach.setDocument(&opened.document);
        EditorCanvas canvas;
        canvas.setDocument(&opened.document);
        QQmlListProperty<MapOverlay> overlays = canvas.overlays();
        overlays.append(&overlays, &reach);
        const QString plain = canvas.describe({0, 2});
        QVERIFY(!plain.isEmpty());
        QSignalSpy changes(&canvas, &EditorCanvas::squareChanged);
        showAndWait(reach);
        QVERIFY(!changes.isEmpty());
        QCOMPARE(canvas.describe({0, 2}), plain + QStringLiteral(" · Anna: turn 1 · Bruno: turn 1"));
        reach.setShown(false);
        QCOMPARE(canvas.describe({0, 2}), plain);
        canvas.setDocument(nullptr);
    }

    void theTurnAndThePlayerChooseWhatIsShown()
    {
        Opened opened(skirmish());
        ReachOverlay reach;
        reach.setDocument(&opened.document);
        showAndWait(reach);
        reach.setTurn(1);
        const int soon = pixelsPainted(reach, QRectF(0, 0, 12, 12));
        reach.setTurn(20); // no more than there are
        QCOMPARE(reach.turn(), 9);
        QVERIFY(pixelsPainted(reach, QRectF(0, 0, 12, 12)) > soon);
        QVERIFY(pixelsPainted(reach, QRectF(0, 0, 2, 2)) < soon); // only what is visible
        QCOMPARE(reach.playerNames(), (QStringList{"All players", "Anna", "Bruno"}));
        reach.setPlayer(1);
        QCOMPARE(reach.describe({0, 2, 2}), QStringLiteral("Bruno: turn 1"));
    }

    void dangerFollowsEdits()
    {
        Opened opened(skirmish());
        DangerOverlay danger;
        danger.setDocument(&opened.document);
        const Square beside{0, 1, 5};
        showAndWait(danger);
        QVERIFY2(danger.describe(beside).contains(QStringLiteral("TRAP-")),
                 qPrintable(danger.describe(beside)));
        QVERIFY(pixelsPainted(danger, QRectF(0, 0, 12, 12)) > 0);
        const ThingId chest("c1aa");
        QVERIFY(opened.document.model().push(
            removeThings(opened.document.model().scenario(), shippedContent(), std::span(&chest, 1))));
        QVERIFY(danger.isBusy());
        QTRY_VERIFY(!danger.isBusy());
        QCOMPARE(danger.describe(beside), QStringLiteral("No danger known here"));
        QCOMPARE(pixelsPainted(danger, QRectF(0, 0, 12, 12)), 0);
    }

    void anEditOfALargeDungeonDoesNotWaitForIt()
    {
        Opened opened(largeScenario(10000, piecesOf(shippedContent())));
        ReachOverlay reach;
        reach.setDocument(&opened.document);
        reach.setShown(true);
        // The answer comes with the events, never within the edit.
        const ThingId id = opened.document.model().scenario().tiles[5].id;
        QVERIFY(opened.document.model().push(
            moveThings(opened.document.model().scenario(), shippedContent(), std::span(&id, 1), {1, 0})));
        QVERIFY(reach.isBusy());
        reach.setShown(false); // and nobody has to wait for what nobody wants
        QVERIFY(!reach.isBusy());
    }
};

DELVE_TEST(TestOverlays)

#include "tst_overlays.moc"
