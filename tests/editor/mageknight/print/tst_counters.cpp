// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/rule_reference.h"
#include "tests/editor/mageknight/print/printed_pages.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/test_registry.h"

#include <QProcess>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

PrintOptions counters()
{
    PrintOptions options;
    options.kind = PrintKind::Counters;
    return options;
}

} // namespace

class TestCounters : public QObject
{
    Q_OBJECT

private slots:
    void everyFigureAndChestHasACard()
    {
        const auto scenario = sampleScenario("standard");
        const PrintedPages printed(scenario, counters());
        QString text; // cards lie turned as well: words are read one by one
        for (const auto& word : printed.words())
            text += word.text.normalized(QString::NormalizationForm_KC) + u' '; // fl may be one letter
        const auto isSaid = [&](const std::string& name) {
            for (const QString& word : QString::fromStdString(name).split(u' '))
                if (!text.contains(word))
                    return false;
            return true;
        };
        for (const Player& player : scenario->players) {
            for (const TeamMember& member : player.team)
                QVERIFY(isSaid(shippedContent().figure(member.figure)->name.in("en")));
            for (const PoolEntry& entry : player.mageSpawn)
                QVERIFY(isSaid(shippedContent().figure(entry.kind)->name.in("en")));
        }
        for (const PlacedChest& chest : scenario->chests)
            QVERIFY(isSaid(shippedContent().chest(chest.chest)->name.in("en")));
        QVERIFY(isSaid("Trap dial"));
        QVERIFY(isSaid("Force March")); // named without a rule book as well
    }

    void abilitiesAreCalledAsTheRulesCallThem()
    {
        const auto rules = loadRuleReference(sourceFolder() / "resources/rules");
        QVERIFY(rules.has_value());
        PrintOptions options = counters();
        options.language = "it";
        const auto plan = planPrint(sampleScenario("standard"), shippedContent(), options, &*rules);
        QVERIFY(plan.has_value());
        QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("it.pdf"));
        QVERIFY(writePdf(*plan, file).has_value());
        QProcess reader;
        reader.start(QStringLiteral("pdftotext"), {file, QStringLiteral("-")});
        QVERIFY(reader.waitForFinished());
        QVERIFY(QString::fromUtf8(reader.readAllStandardOutput()).contains(QStringLiteral("Marcia forzata")));
    }

    void whatIsOwnedIsNotPrinted()
    {
        const auto plan = planPrint(sampleScenario("three-players"), shippedContent(), counters());
        PrintOptions options = counters();
        options.owned = OwnedPieces{};
        for (const Pack& pack : shippedContent().packs()) {
            for (const Figure& figure : pack.figures)
                (*options.owned)[figure.id] = 9;
            for (const DoorKind& door : pack.doors)
                (*options.owned)[door.id] = 9;
        }
        const auto less = planPrint(sampleScenario("three-players"), shippedContent(), options);
        QVERIFY(plan.has_value() && less.has_value());
        QVERIFY(less->pages.size() < plan->pages.size());
    }

    void cardsFitOnSmallPaper_data()
    {
        QTest::addColumn<QString>("paper");
        for (const char* paper : {"A6", "A5", "Letter"})
            QTest::newRow(paper) << QString::fromLatin1(paper);
    }

    void cardsFitOnSmallPaper()
    {
        QFETCH(QString, paper);
        PrintOptions options = counters();
        options.paper = *parsePaper(paper.toStdString());
        const PrintedPages printed(sampleScenario("three-players"), options);
        const QSizeF points = printed.paperPoints();
        const double border = options.margin / 25.4 * 72 - 0.5;
        for (const auto& word : printed.words())
            QVERIFY2(QRectF(border, border, points.width() - 2 * border, points.height() - 2 * border)
                         .adjusted(-2, -2, 2, 2)
                         .contains(word.box),
                     qPrintable(word.text));
    }
};

DELVE_TEST(TestCounters)
#include "tst_counters.moc"
