// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/report/assertion_text.h"
#include "editor/mageknight/report/report_page.h"
#include "tests/editor/mageknight/report/played_batch.h"
#include "tests/support/test_registry.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QXmlStreamReader>

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
