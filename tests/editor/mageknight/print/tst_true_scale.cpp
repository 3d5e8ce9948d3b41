// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/mageknight/print/printed_pages.h"
#include "tests/editor/mageknight/print/printed_ruler.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

/// The ruler and the paper that comes out of the file: as long as they say.
class TestTrueScale : public QObject
{
    Q_OBJECT

private slots:
    void theRulerIsTrue()
    {
        const PrintedPages printed(sampleScenario("standard"), {});
        for (const Renderer renderer : bothRenderers)
            checkRuler(printed.raster(1, 500, renderer), 500, 100, 101.6);
    }

    /// On narrow paper there is room for one of 50 mm, which says so.
    void theRulerSaysFromWhereToWhereToMeasure_data()
    {
        QTest::addColumn<QString>("paper");
        QTest::addColumn<int>("millimetres");
        QTest::newRow("A4") << "A4" << 100;
        QTest::newRow("A6") << "A6" << 50;
    }

    void theRulerSaysFromWhereToWhereToMeasure()
    {
        QFETCH(QString, paper);
        QFETCH(int, millimetres);
        int printedKinds = 0;
        for (const auto& [kind, name] : enumNames<PrintKind>) {
            PrintOptions options;
            options.kind = kind;
            options.paper = *parsePaper(paper.toStdString());
            options.orientation = PageOrientation::Portrait;
            options.style = RenderStyle::InkSaver; // drawn faster
            auto plan = planPrint(sampleScenario("lone-wolf"), shippedContent(), options);
            if (!plan)
                continue; // paper that is too small for this kind
            ++printedKinds;
            QString said;
            for (const auto& word : PrintedPages(std::move(plan)).words())
                if (word.page == 1)
                    said += word.text + u' ';
            const QString wanted =
                QStringLiteral(
                    "from the middle of the mark 0 to the middle of the mark %1: it is exactly %1 mm.")
                    .arg(millimetres);
            QVERIFY2(said.contains(wanted), std::string(name).c_str());
        }
        QVERIFY(printedKinds > 0);
    }

    void theCorrectionStretchesTheRuler()
    {
        PrintOptions options;
        options.correction = {1.02, 0.99};
        const PrintedPages printed(sampleScenario("standard"), options);
        const QImage cover = printed.raster(1, 500);
        checkRuler(cover, 500, 102, 101.6 * 1.02);
        // The ruler down the page, near its right edge, seen as if it lay.
        checkRuler(cover.transformed(QTransform().rotate(-90)), 500, 99, 101.6 * 0.99, false);
    }

    void theRulerStandsOnTheFirstPageOfEveryKindAndPaper_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QString>("paper");
        for (const auto& [kind, name] : enumNames<PrintKind>)
            for (const char* paper : {"A5", "A4"})
                QTest::addRow("%s on %s", std::string(name).c_str(), paper)
                    << QString::fromUtf8(name.data(), qsizetype(name.size())) << QString::fromLatin1(paper);
    }

    void theRulerStandsOnTheFirstPageOfEveryKindAndPaper()
    {
        QFETCH(QString, kind);
        QFETCH(QString, paper);
        PrintOptions options;
        options.kind = *fromName<PrintKind>(kind.toStdString());
        options.paper = *parsePaper(paper.toStdString());
        options.style = RenderStyle::InkSaver; // drawn faster
        const PrintedPages printed(sampleScenario("lone-wolf"), options);
        for (const Renderer renderer : bothRenderers)
            checkRuler(printed.raster(1, 300, renderer), 300, 100, 101.6);
    }

    void thePaperIsAsLargeAsItShouldBe()
    {
        PrintOptions options;
        options.paper = *parsePaper("A3");
        options.orientation = PageOrientation::Landscape;
        QCOMPARE(PrintedPages(sampleScenario("six-tiles"), options).paperPoints(), QSizeF(1190.55, 841.89));
        options.paper = *parsePaper("Letter");
        options.orientation = PageOrientation::Portrait;
        QCOMPARE(PrintedPages(sampleScenario("six-tiles"), options).paperPoints(), QSizeF(612, 792));
    }
};

DELVE_TEST(TestTrueScale)
#include "tst_true_scale.moc"
