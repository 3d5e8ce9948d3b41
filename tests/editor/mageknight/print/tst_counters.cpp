// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/print/card.h"
#include "editor/mageknight/print/counter_parts.h"
#include "editor/mageknight/render/exotic_painter.h"
#include "editor/print/packing.h"
#include "engine/base/rule_reference.h"
#include "tests/editor/mageknight/print/printed_pages.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/test_registry.h"

#include <QHash>
#include <QProcess>

#include <algorithm>
#include <array>
#include <map>

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

    /// EXO-04: named on their counters, with whole piles of the colours that they draw from.
    void artifactsCanBePlayedFromPaper()
    {
        const auto scenario = sampleScenario("small-bargains");
        const PrintedPages printed(scenario, counters());
        QHash<QString, int> said;
        for (const auto& word : printed.words())
            ++said[word.text.normalized(QString::NormalizationForm_KC)];
        std::array<bool, 3> drawn{};
        for (const PlacedArtifact& placed : scenario->artifacts) {
            const ArtifactKind& kind = *shippedContent().artifact(placed.artifact);
            for (const QString& word : QString::fromStdString(kind.name.in("en")).split(u' '))
                QVERIFY2(said[word] >= 1, qPrintable(word));
            for (const Colour colour : {Colour::Yellow, Colour::Blue, Colour::Red})
                drawn[std::size_t(colour)] |= kind.tokensOf(colour) > 0;
        }
        int tokens = 0;
        for (const ArtifactToken& token : shippedContent().pack("starter")->artifactTokens)
            if (drawn[std::size_t(token.colour)]) {
                tokens += token.stock;
                const QString word = QString::fromStdString(token.name.in("en")).split(u' ').last();
                QVERIFY2(said[word] >= token.stock, qPrintable(word));
            }
        QVERIFY(tokens > 20);
        QVERIFY(said[QStringLiteral("Artifact")] >= tokens); // their backs
    }

    /// People tell artifacts by their drawings: no two are the same, in any style and without the noise of
    /// their stones.
    void everyExoticArtifactHasADrawingOfItsOwn()
    {
        constexpr int pixels = 96;
        for (const RenderStyle style : {RenderStyle::FullColour, RenderStyle::InkSaver}) {
            std::map<std::string, QImage> drawn;
            for (const Pack& pack : shippedContent().packs())
                for (const ArtifactKind& kind : pack.artifacts) {
                    if (kind.artifactClass != ArtifactClass::Exotic)
                        continue;
                    QImage image(pixels, pixels, QImage::Format_RGB32);
                    image.fill(Qt::white);
                    QPainter painter(&image);
                    painter.scale(pixels, pixels);
                    paintExotic(Sketch{painter, style, pixels, Noise(1)}, QRectF(0, 0, 1, 1), kind.id.text());
                    painter.end();
                    QImage blank(image.size(), image.format());
                    blank.fill(Qt::white);
                    QVERIFY2(meanDifference(image, blank) > 2, kind.id.text().c_str());
                    for (const auto& [other, seen] : drawn)
                        QVERIFY2(meanDifference(image, seen) > 2, (kind.id.text() + " and " + other).c_str());
                    drawn[kind.id.text()] = image;
                }
            QVERIFY(drawn.size() >= 8);
        }
    }

    void artifactsAreNamedInTheLegend()
    {
        const auto scenario = sampleScenario("small-bargains");
        PrintOptions options;
        options.kind = PrintKind::Overview;
        QString said;
        for (const auto& word : PrintedPages(scenario, options).words())
            said += word.text.normalized(QString::NormalizationForm_KC) + u' ';
        int named = 0;
        for (const PlacedArtifact& placed : scenario->artifacts) {
            const QString name =
                QString::fromStdString(shippedContent().artifact(placed.artifact)->name.in("en"));
            QVERIFY2(said.contains(name), qPrintable(name));
            ++named;
        }
        QVERIFY(named > 5);
    }

    void withoutExoticArtifactsThereAreNoTokens()
    {
        const PrintedPages printed(sampleScenario("standard"), counters());
        QVERIFY(!printed.text().contains("Artifact token"));
    }

    void MULTI_03_threePlayersGetAMonsterMaster()
    {
        const auto count = [](const char* sample, const char* name, const PrintOptions& options) {
            const auto pieces = counterPieces({sampleScenario(sample), &shippedContent(), options, nullptr});
            return int(std::ranges::count(pieces, QLatin1String(name), &CutOut::name));
        };
        QCOMPARE(count("standard", "Monster Master", counters()), 0);
        QCOMPARE(count("standard", "Movement marker", counters()), 0);
        QCOMPARE(count("three-players", "Monster Master", counters()), 1);
        const int tokens = int(sampleScenario("three-players")->tokens.size());
        QCOMPARE(count("three-players", "Movement marker", counters()), tokens);
        // Standees cannot be turned over.
        PrintOptions options = counters();
        options.figures = FigurePieces::Standees;
        QVERIFY(count("three-players", "Movement marker", options) > tokens);
        options.owned = OwnedPieces{{ContentId("starter/iron-door"), 1}};
        QCOMPARE(count("three-players", "Monster Master", options), 0);
    }

    /// Rolls stand clear of the words beside them, also the longest.
    void rollsOfArtifactTokensTouchNoWords()
    {
        const PrintedPages printed(sampleScenario("three-players"), counters());
        const auto words = printed.words();
        int rolls = 0;
        for (const auto& word : words) {
            const QString text = word.text.normalized(QString::NormalizationForm_KC);
            if (!text.contains(u'–') || !text.front().isDigit())
                continue;
            ++rolls;
            QVERIFY2(text.back().isDigit(), qPrintable(text)); // no word is read together with it
            for (const auto& other : words)
                QVERIFY2(&other == &word || other.page != word.page ||
                             (other.box & word.box.adjusted(0, 3, 1, -3)).isEmpty(),
                         qPrintable(text + QStringLiteral(" and ") + other.text));
        }
        QVERIFY2(rolls > 20, qPrintable(QString::number(rolls)));
    }

    void chestCardsKeepTheSizeOfPlayingCards()
    {
        Chest chest = *shippedContent().chest(sampleScenario("standard")->chests.front().chest);
        for (Treasure& treasure : chest.treasure) {
            treasure.trap = false;
            treasure.item = Item{};
            treasure.item->name.byLanguage["en"] = std::string(80, 'w') + " and " + std::string(80, 'v');
        }
        const auto scenario = sampleScenario("standard");
        const PrintSubject subject{scenario, &shippedContent(), counters(), nullptr};
        const CutOut piece = cutOutOf(chestCard(chest, subject), subject, {200, 280});
        QCOMPARE(piece.size, QSizeF(63, 88));
    }

    void figuresHaveBasesOrStandees()
    {
        const auto scenario = sampleScenario("standard");
        int figures = 0;
        for (const Player& player : scenario->players) {
            figures += int(player.team.size());
            for (const PoolEntry& entry : player.mageSpawn)
                figures += entry.count;
        }
        PrintOptions options = counters();
        const auto count = [&](FigurePieces pieces) {
            options.figures = pieces;
            return counterPieces({scenario, &shippedContent(), options, nullptr});
        };
        const std::size_t none = count(FigurePieces::None).size();
        const auto discs = count(FigurePieces::Discs), standees = count(FigurePieces::Standees);
        QCOMPARE(discs.size(), none + std::size_t(figures));
        QCOMPARE(standees.size(), discs.size());
        QCOMPARE(std::ranges::count_if(standees, [](const CutOut& piece) { return piece.folds.size() == 3; }),
                 figures);
        for (const CutOut& piece : discs)
            QVERIFY(piece.group == 0); // all share sheets
    }

    void largeFiguresHaveLargeBases_data()
    {
        QTest::addColumn<int>("base");
        for (const BaseShape base : {BaseShape::Round1x1, BaseShape::Peanut1x2, BaseShape::Mount1x3,
                                     BaseShape::Titan2x2, BaseShape::SmallMulti2x4})
            QTest::addRow("%d", int(base)) << int(base);
    }

    void largeFiguresHaveLargeBases()
    {
        QFETCH(int, base);
        Figure figure =
            *shippedContent().figure(sampleScenario("standard")->players.front().team.front().figure);
        figure.base = BaseShape(base);
        const PrintSubject subject{sampleScenario("standard"), &shippedContent(), counters(), nullptr};
        const Size squares = footprintOf(figure.base);
        const CutOut disc = figureDisc({&figure, PlayerColour::Red, false, 0}, subject);
        QVERIFY(std::abs(disc.size.width() - (squares.width - 0.06) * 38.1) < 1e-9);
        QVERIFY(std::abs(disc.size.height() - (squares.height - 0.06) * 38.1) < 1e-9);
        QVERIFY(disc.front && disc.back);
        const CutOut standee = figureStandee({&figure, std::nullopt, false, 2}, subject);
        QVERIFY(fits(standee.size + QSizeF(4, 4), roomForCutOuts(subject.options)));
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
