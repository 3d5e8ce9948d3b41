// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/report/assertion_text.h"
#include "editor/mageknight/report/report_page.h"
#include "tests/editor/mageknight/report/played_batch.h"
#include "tests/support/test_registry.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QXmlStreamReader>

#include <algorithm>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

/// What a page is made of, as a parser of XML sees it.
struct PageParts
{
    QString fault;
    QStringList cells; ///< texts of headings and cells of tables, in order
    QStringList elements;
    int pictures = 0;
    int withoutAlternative = 0;
    int headingsWithoutScope = 0;
    QString words;
};

PageParts partsOf(const QByteArray& page)
{
    PageParts parts;
    QXmlStreamReader reader(page);
    bool isInStyle = false;
    while (!reader.atEnd()) {
        reader.readNext();
        if (reader.isStartElement()) {
            const QString name = reader.name().toString();
            parts.elements << name;
            isInStyle = name == QStringLiteral("style");
            if (name == QStringLiteral("img")) {
                ++parts.pictures;
                parts.withoutAlternative += reader.attributes().value(QStringLiteral("alt")).isEmpty();
            }
            if (name == QStringLiteral("th"))
                parts.headingsWithoutScope += reader.attributes().value(QStringLiteral("scope")).isEmpty();
            if (name == QStringLiteral("th") || name == QStringLiteral("td"))
                parts.cells << QString();
        } else if (reader.isCharacters() && !isInStyle) {
            parts.words += reader.text();
            if (!parts.cells.isEmpty())
                parts.cells.back() += reader.text();
        }
    }
    if (reader.hasError())
        parts.fault = reader.errorString();
    return parts;
}

} // namespace

/// The page that tells of a playtest.
class TestReportPage : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_page = reportPage(m_batch.source(), shippedContent()); }

    void itIsWellFormedAndNeedsNothingElse()
    {
        const PageParts parts = partsOf(m_page);
        QVERIFY2(parts.fault.isEmpty(), qPrintable(parts.fault));
        QVERIFY(m_page.startsWith("<!DOCTYPE html>"));
        for (const char* word : {"script", "link", "iframe", "object", "form"})
            QVERIFY2(!parts.elements.contains(QLatin1String(word)), word);
        // The name of the language of pages is the only address.
        QByteArray rest = m_page;
        rest.replace("http://www.w3.org/1999/xhtml", "");
        QVERIFY(!rest.contains("http:") && !rest.contains("https:") && !rest.contains("url("));
        QVERIFY(rest.contains("prefers-color-scheme: dark"));
        // Nothing that HTML would leave open.
        for (const char* element : {"<td/>", "<th/>", "<div/>", "<p/>", "<span/>", "<li/>"})
            QVERIFY2(!rest.contains(element), element);
        QVERIFY(!rest.mid(rest.indexOf("<style>"), rest.indexOf("</style>") - rest.indexOf("<style>"))
                     .contains('&'));
    }

    void everyoneCanReadIt()
    {
        const PageParts parts = partsOf(m_page);
        // Wins, length, causes, two levels with two maps and their scales each.
        QVERIFY2(parts.pictures >= 7, qPrintable(QString::number(parts.pictures)));
        QCOMPARE(parts.withoutAlternative, 0);
        QCOMPARE(parts.headingsWithoutScope, 0);
        QCOMPARE(parts.elements.count(QStringLiteral("table")),
                 parts.elements.count(QStringLiteral("caption")));
        QCOMPARE(parts.elements.count(QStringLiteral("h1")), 1);
        QVERIFY(m_page.contains("lang=\"en\""));
    }

    void itsNumbersAreThoseOfTheFile()
    {
        const QJsonObject json =
            QJsonDocument::fromJson(QByteArray::fromStdString(play::writeBatch(m_batch.file))).object();
        const QJsonObject tally = json["tally"].toObject();
        const double games = tally["games"].toDouble();
        const QStringList cells = partsOf(m_page).cells;
        const QLocale locale(QStringLiteral("en"));
        const auto rowOf = [&](const QString& heading, qsizetype from = 0) {
            return cells.indexOf(heading, from);
        };
        for (qsizetype i = 0; i < json["players"].toArray().size(); ++i) {
            const QJsonObject seat = tally["seats"].toArray()[i].toObject();
            const qsizetype row = rowOf(json["players"].toArray()[i].toString());
            QVERIFY(row >= 0);
            QCOMPARE(cells[row + 1], QString::number(seat["wins"].toInt()));
            const QString won = locale.toString(100 * seat["wins"].toDouble() / games, 'f', 1);
            QVERIFY2(cells[row + 2].startsWith(won + QStringLiteral(" % (")), qPrintable(cells[row + 2]));
            const QString gold = locale.toString(seat["gold"].toDouble() / games, 'f', 1);
            QVERIFY2(cells[row + 4].startsWith(gold + QStringLiteral(" (")), qPrintable(cells[row + 4]));
        }
        for (qsizetype i = 0; i < tally["chests"].toArray().size(); ++i) {
            const double taken = tally["chests"].toArray()[i].toObject()["taken"].toDouble();
            const qsizetype row = rowOf(m_batch.words.of(play::ChestId(i)));
            QVERIFY(row >= 0);
            const QString expected =
                taken > 0 ? locale.toString(100 * taken / games, 'f', 1) + QStringLiteral(" % (")
                          : QStringLiteral("never");
            QVERIFY2(cells[row + 2].startsWith(expected), qPrintable(cells[row + 2]));
        }
        const qsizetype decisions = rowOf(QStringLiteral("Decisions"));
        QCOMPARE(cells[decisions + 1], locale.toString(tally["choices"].toDouble() / games, 'f', 1));
        QVERIFY(partsOf(m_page).words.contains(commandText(m_batch.file)));
    }

    void verdictsSayWhatTheNumbersAllow()
    {
        PlayedBatch batch("six-tiles", 16);
        const auto firstOf = [&](std::uint64_t one, std::uint64_t other) {
            batch.file.state.tally.seats[0].wins = one;
            batch.file.state.tally.seats[1].wins = other;
            batch.file.state.tally.games = one + other;
            batch.report = play::reportOf(batch.file, batch.game);
            return verdictsOf(batch.source()).front();
        };
        QVERIFY(firstOf(10, 6).tone == Tone::Open);
        QCOMPARE(firstOf(10, 6).title, QStringLiteral("Fairness: not shown with 16 decided game(s)"));
        QVERIFY(firstOf(5000, 5000).tone == Tone::Good);
        QCOMPARE(firstOf(5000, 5000).title, QStringLiteral("Fair within 1 point(s) at 95 %"));
        QVERIFY(firstOf(100, 300).tone == Tone::Bad);
        QVERIFY(firstOf(100, 300).sentence.startsWith(
            QStringLiteral("The Towpath wins 25.0\u00a0% of the decided")));
    }

    /// 55.4 % (52.3 to 58.5): not unfair by more than 5 points for certain, but somebody is favoured.
    void whoIsFavouredIsNamed()
    {
        PlayedBatch batch("six-tiles", 16);
        const auto firstOf = [&](std::uint64_t one, std::uint64_t other) {
            batch.file.state.tally.seats[0].wins = one;
            batch.file.state.tally.seats[1].wins = other;
            batch.file.state.tally.games = one + other;
            batch.report = play::reportOf(batch.file, batch.game);
            return verdictsOf(batch.source()).front();
        };
        for (const std::size_t who : {0, 1}) {
            const ReportVerdict verdict = who == 0 ? firstOf(554, 446) : firstOf(446, 554);
            const QString name = QString::fromStdString(batch.file.players[who]);
            QVERIFY(verdict.tone == Tone::Open);
            QCOMPARE(verdict.title, QStringLiteral("Favoured: ") + name);
            QVERIFY2(verdict.sentence.startsWith(
                         name + QStringLiteral(" wins 55.4 % (52.3 to 58.5 %) of the decided games")),
                     qPrintable(verdict.sentence));
            QVERIFY(verdict.sentence.contains(QStringLiteral("at least 2.3 points more")));
        }
        // Too few games to say even that.
        QVERIFY(firstOf(9, 7).title.startsWith(QStringLiteral("Fairness: not shown")));
    }

    void drawsAndFreezesAreToldWithTheirCause()
    {
        PlayedBatch batch("six-tiles", 16);
        play::Tally& tally = batch.file.state.tally;
        tally.seats[0].wins = 8;
        tally.seats[1].wins = 4;
        tally.draws = 4;
        tally.emptyDraws = 3;
        tally.limitDraws = 1;
        const auto said = [&](const QString& title) {
            batch.report = play::reportOf(batch.file, batch.game);
            for (const ReportVerdict& verdict : verdictsOf(batch.source()))
                if (verdict.title == title)
                    return verdict.sentence;
            return QString();
        };
        const QString draws = said(QStringLiteral("Draws"));
        QVERIFY2(draws.startsWith(QStringLiteral("25.0 % (")), qPrintable(draws));
        for (const char* part : {"In 2 of them nobody", "In 1 of them the limit", "In 1 of them the best"})
            QVERIFY2(draws.contains(QLatin1String(part)), qPrintable(draws));
        tally.draws = tally.emptyDraws = tally.limitDraws = 0; // as in files of before
        QVERIFY(!said(QStringLiteral("Draws")).contains(QStringLiteral("In ")));
        tally.frozen = 0;
        QVERIFY(said(QStringLiteral("Standing still")).isEmpty());
        tally.frozen = 2;
        tally.frozenByRounds = tally.byRounds;
        QVERIFY(said(QStringLiteral("Standing still")).contains(QStringLiteral("12.5 % (")));
        // They say nothing about length.
        QCOMPARE(batch.report.rounds.middle, 0);
        tally.frozenByRounds.clear();
        QVERIFY(said(QStringLiteral("Length")).contains(QStringLiteral("Half of the games")));
        QVERIFY(batch.report.rounds.middle > 0);
    }

    void roomsAreCountedAndNotCorners()
    {
        PlayedBatch batch("six-tiles", 16);
        const Board& board = batch.game.board(std::uint32_t(0));
        play::Tally& tally = batch.file.state.tally;
        std::ranges::fill(tally.visits, 1u);
        const auto titles = [&] {
            batch.report = play::reportOf(batch.file, batch.game);
            QStringList all;
            for (const ReportVerdict& verdict : verdictsOf(batch.source()))
                all << verdict.title;
            return all;
        };
        QVERIFY(!titles().contains(QStringLiteral("Never entered")));
        QVERIFY(batch.report.rooms > 3 && batch.report.ways >= batch.report.rooms - 1);
        QCOMPARE(batch.report.unusedWays, 0u);
        tally.visits[0] = 0; // a corner
        QVERIFY(!titles().contains(QStringLiteral("Never entered")));
        const BoardTile& tile = board.tile(0);
        for (int i = 0; i < tile.squareCount(); ++i)
            tally.visits[std::size_t(tile.first + i)] = 0;
        QVERIFY(titles().contains(QStringLiteral("Never entered")));
        QCOMPARE(batch.report.unenteredRooms.size(), 1u);
        QVERIFY(batch.report.unusedWays > 0);
    }

    /// Nothing on the page is wider than a phone but what scrolls by itself.
    void thePageFitsAPhone()
    {
        const QByteArray style = m_page.mid(m_page.indexOf("<style>"), m_page.indexOf("</style>"));
        QVERIFY(m_page.contains("width=device-width"));
        QVERIFY(!style.contains("minmax(24rem") && !style.contains("minmax(17rem"));
        QVERIFY(style.contains("minmax(min(24rem, 100%), 1fr)"));
        QVERIFY(style.contains("@media (max-width: 40rem)"));
        QVERIFY(style.contains(".wide { overflow-x: auto;"));
    }

    void assertionsAreSentences()
    {
        const Scenario& scenario = m_batch.scenario;
        const ThingId second = scenario.players[1].id;
        QCOMPARE(assertionText({AssertedMeasure::Wins, {}, AssertedBound::AtMost, 55, {}}, scenario),
                 QStringLiteral("Each player wins in at most 55 % of the games."));
        QCOMPARE(assertionText({AssertedMeasure::Wins, {}, AssertedBound::AtLeast, 40, second}, scenario),
                 m_batch.words.of(play::PlayerId(1)) +
                     QStringLiteral(" wins in at least 40 % of the games."));
        for (const auto& [measure, name] : enumNames<AssertedMeasure>) {
            const QString text = assertionText({measure, 8, AssertedBound::AtLeast, 5, {}}, scenario);
            QVERIFY2(text.endsWith(QStringLiteral("in at least 5 % of the games.")), qPrintable(text));
            QVERIFY2(!text.contains(QStringLiteral("%1")), qPrintable(text));
        }
    }

    void aPageOfNoGamesSaysSo()
    {
        const PlayedBatch empty("six-tiles", 1);
        play::BatchFile file = empty.file;
        file.state = play::startBatch(empty.game, file.plan);
        const play::BatchReport report = play::reportOf(file, empty.game);
        const PageParts parts = partsOf(reportPage({file, report, empty.words}, shippedContent()));
        QVERIFY2(parts.fault.isEmpty(), qPrintable(parts.fault));
        QVERIFY(parts.words.contains(QStringLiteral("No game was played.")));
    }

private:
    PlayedBatch m_batch{"two-levels", 32};
    QByteArray m_page;
};

DELVE_TEST(TestReportPage)
#include "tst_report_page.moc"
