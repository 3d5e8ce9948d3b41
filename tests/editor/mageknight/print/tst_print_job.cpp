// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/mageknight/print/printed_pages.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/test_registry.h"

#include <QDir>
#include <QFile>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

class TestPrintJob : public QObject
{
    Q_OBJECT

    static PrintPlan plan()
    {
        PrintOptions options;
        options.style = RenderStyle::InkSaver;
        return *planPrint(sampleScenario("six-tiles"), shippedContent(), options);
    }

    static QStringList filesIn(const QTemporaryDir& folder)
    {
        return QDir(folder.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
    }

private slots:
    void progressIsToldPageByPage()
    {
        QTemporaryDir folder;
        std::vector<std::size_t> told;
        const PrintPlan pages = plan();
        QVERIFY(writePdf(pages, folder.filePath(QStringLiteral("x.pdf")),
                         [&](std::size_t done, std::size_t total) {
                             told.push_back(done);
                             return total == pages.pages.size();
                         })
                    .has_value());
        QCOMPARE(told.size(), pages.pages.size());
        QCOMPARE(told.back(), pages.pages.size());
        QCOMPARE(filesIn(folder), QStringList{QStringLiteral("x.pdf")});
    }

    void aCancelledJobLeavesNothing()
    {
        QTemporaryDir folder;
        const auto result = writePdf(plan(), folder.filePath(QStringLiteral("x.pdf")),
                                     [](std::size_t done, std::size_t) { return done < 2; });
        QVERIFY(!result.has_value());
        QVERIFY(inEnglish(result.error()).find("cancelled") != std::string::npos);
        QCOMPARE(filesIn(folder), QStringList());
    }

    void aCancelledJobLeavesTheOldFile()
    {
        QTemporaryDir folder;
        QFile old(folder.filePath(QStringLiteral("x.pdf")));
        QVERIFY(old.open(QIODevice::WriteOnly));
        old.write("old");
        old.close();
        QVERIFY(
            !writePdf(plan(), old.fileName(), [](std::size_t, std::size_t) { return false; }).has_value());
        QVERIFY(old.open(QIODevice::ReadOnly));
        QCOMPARE(old.readAll(), QByteArray("old"));
        QCOMPARE(filesIn(folder).size(), 1);
    }

    void aTargetThatCannotBeWrittenIsNamed()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("no/such/folder/x.pdf"));
        const auto result = writePdf(plan(), path);
        QVERIFY(!result.has_value());
        QCOMPARE(result.error().where, path.toStdString());
        QCOMPARE(filesIn(folder), QStringList());
    }

    void nothingToPrintIsAnError_data()
    {
        QTest::addColumn<int>("kind");
        for (const PrintKind kind :
             {PrintKind::Poster, PrintKind::Tiles, PrintKind::Overview, PrintKind::Counters})
            QTest::newRow(std::string(nameOf(kind)).c_str()) << int(kind);
    }

    void nothingToPrintIsAnError()
    {
        QFETCH(int, kind);
        Scenario empty;
        empty.levels.push_back({});
        PrintOptions options;
        options.kind = PrintKind(kind);
        const auto result = planPrint(std::make_shared<const Scenario>(empty), shippedContent(), options);
        QVERIFY(!result.has_value());
        QVERIFY(inEnglish(result.error()).find("nothing to print") != std::string::npos);
    }

    void everyKindPrintsEverySampleInEveryStyle()
    {
        for (const char* sample : {"lone-wolf", "two-levels"})
            for (const auto& [kind, name] : enumNames<PrintKind>)
                for (const RenderStyle style : allRenderStyles) {
                    PrintOptions options;
                    options.kind = kind;
                    options.style = style;
                    const auto pages = planPrint(sampleScenario(sample), shippedContent(), options);
                    QVERIFY(pages.has_value());
                    QVERIFY(!pages->pages.empty());
                    // The last page is not empty paper.
                    const QImage picture = pictureOfPage(*pages, pages->pages.size() - 1, 30);
                    QImage white(picture.size(), picture.format());
                    white.fill(Qt::white);
                    QVERIFY(picture != white);
                }
    }
};

DELVE_TEST(TestPrintJob)
#include "tst_print_job.moc"
