// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/text/finding_text.h"
#include "editor/mageknight/text/fix_text.h"
#include "engine/mageknight/scenario/check_references.h"
#include "engine/mageknight/setup/fixes/fixes_for.h"
#include "tests/support/mageknight/broken_scenario.h"
#include "tests/support/mageknight/setup_cases.h"
#include "tests/support/test_registry.h"

#include <QRegularExpression>
#include <QSet>
#include <QTranslator>

#include <ranges>
#include <set>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

/// Fixes as sentences.
class TestFixText : public QObject
{
    Q_OBJECT

private:
    /// All ways to mend the first finding of a rule that can be mended, the cheapest first.
    static QStringList fixTexts(const Scenario& scenario, const std::string& rule)
    {
        for (const Finding& finding : validateSetup(scenario, contentForFaults()))
            if (finding.rule == rule)
                if (const auto fixes = fixesFor(scenario, contentForFaults(), finding); !fixes.empty()) {
                    QStringList texts;
                    for (const Fix& fix : fixes)
                        texts << sentence(fix, scenario, contentForFaults(), "en");
                    return texts;
                }
        return {};
    }

    static QString firstFix(const Scenario& scenario, const std::string& rule)
    {
        return fixTexts(scenario, rule).value(0);
    }

private slots:
    void severalThatAreMovedTellWhereTo()
    {
        const Scenario scenario = sample("standard");
        Scenario after = scenario;
        std::vector<ThingId> moved;
        for (PlacedToken& token : after.tokens | std::views::take(2)) {
            token.square.x += 1;
            moved.push_back(token.id);
        }
        const Fix fix{FixKind::Move,
                      difference(EditName::FixFinding, scenario, after),
                      {.things = moved, .variant = "several"}};
        const SquareNames squares(scenario);
        const QString text = sentence(fix, scenario, contentForFaults(), "en");
        for (std::size_t i = 0; i < 2; ++i) {
            const std::string from = squares.name(scenario.tokens[i].square);
            const std::string to = squares.name(after.tokens[i].square);
            QVERIFY2(text.contains(QString::fromStdString(" at " + from + " to " + to)), qPrintable(text));
        }
    }

    void namesThingsAndPlaces()
    {
        Scenario scenario = sample("standard");
        scenario.chests[3].facing = Side::East;
        QCOMPARE(firstFix(scenario, "CHEST-10"), QStringLiteral("Turn Miner's Strongbox on the spot."));
        scenario = sample("standard");
        scenario.exits.pop_back();
        QVERIFY(firstFix(scenario, "ENT-10")
                    .startsWith(QStringLiteral("Add the exit of The Borrowed Company at ")));
        scenario = sample("standard");
        const auto token = std::ranges::find(scenario.tokens, Square{0, 6, 2}, &PlacedToken::square);
        QVERIFY(token != scenario.tokens.end());
        token->square = {0, -3, 2}; // one of several Weak tokens is told by its square
        QVERIFY2(firstFix(scenario, "TOK-12").startsWith(QStringLiteral("Move a Weak token at C8 to ")),
                 qPrintable(firstFix(scenario, "TOK-12")));
        scenario = sample("standard");
        scenario.tiles[0].role = TileRole::None;
        QCOMPARE(firstFix(scenario, "LAY-07"), QStringLiteral("Make Cistern the central chamber."));
    }

    void aTileMovesToASquareAndNotToItself()
    {
        const QRegularExpression moves(QStringLiteral("^Move .* to (\\d:)?-?[A-Z]+-?\\d+\\.$"));
        int seen = 0;
        const Scenario whole = sample("standard");
        for (std::size_t i = 1; i < whole.tiles.size(); ++i) {
            Scenario scenario = whole;
            scenario.tiles[i].position = scenario.tiles.front().position;
            const QString name =
                QString::fromStdString(contentForFaults().tile(scenario.tiles[i].tile)->name.in("en"));
            const QString text = firstFix(scenario, "MAP-07");
            if (!text.startsWith(QStringLiteral("Move")))
                continue; // there are other ways to mend it
            ++seen;
            QVERIFY2(moves.match(text).hasMatch(), qPrintable(text));
            QVERIFY2(text.count(name) <= 1, qPrintable(text));
        }
        QVERIFY(seen > 0);
    }

    void whatGoesUnnamedIsTold()
    {
        const Scenario scenario = sample("two-hundred");
        Scenario after = scenario;
        const ThingId tile = after.tiles.back().id, door = after.doors.back().id;
        after.tiles.pop_back();
        after.doors.pop_back();
        Fix fix{FixKind::Remove, difference(EditName::FixFinding, scenario, after), {.things = {tile}}};
        QVERIFY(sentence(fix, scenario, contentForFaults(), "en").endsWith(". This also removes Iron Door."));
        fix.about.things.push_back(door); // breaks: it is named already
        QVERIFY(!sentence(fix, scenario, contentForFaults(), "en").contains("also"));
    }

    void staircasesThatAreJoinedAreToldApart()
    {
        Scenario scenario = sample("two-levels");
        for (PlacedMarker& marker : scenario.markers)
            marker.partner = {};
        const QStringList texts = fixTexts(scenario, "MRK-23");
        const QRegularExpression joins(QStringLiteral("^Join (.*) at (1:\\w+) and (.*) at (2:\\w+)\\.$"));
        QVERIFY2(texts.indexOf(joins) >= 0, qPrintable(texts.join(u'\n')));
    }

    /// Neither the id of a piece of content, "starter/pillared-hall", nor that of a thing is a word for
    /// people.
    void noSentenceHasAnId()
    {
        const QRegularExpression contentId(QStringLiteral("\\b(starter|small)/[a-z]"));
        const QRegularExpression between(QStringLiteral("[^\\w/-]+"));
        int sentences = 0;
        for (const char* language : {"en", "it"}) {
            QTranslator translator;
            QVERIFY(translator.load(QStringLiteral(":/i18n/delvewright_%1").arg(QLatin1String(language))));
            QCoreApplication::installTranslator(&translator);
            for (int seed = 1; seed <= 24; ++seed) {
                Scenario scenario = brokenScenario(std::uint64_t(seed));
                if (seed % 3 == 0)
                    for (Player& player : scenario.players)
                        player.name.clear();
                QSet<QString> ids;
                const auto collect = [&](const Scenario& from) {
                    visitAllLists(from, [&](ThingKind, const auto& list) {
                        for (const auto& thing : list)
                            ids.insert(QString::fromStdString(thing.id.text()));
                    });
                    for (const Player& player : from.players)
                        for (const TeamMember& member : player.team)
                            ids.insert(QString::fromStdString(member.id.text()));
                };
                const auto check = [&](const QString& text) {
                    ++sentences;
                    QVERIFY2(!contentId.match(text).hasMatch(), qPrintable(text));
                    for (const QString& word : text.split(between, Qt::SkipEmptyParts))
                        QVERIFY2(!ids.contains(word), qPrintable(text));
                };
                collect(scenario);
                const Findings findings = validateSetup(scenario, contentForFaults());
                for (const Finding& finding : findings) {
                    check(sentence(finding, scenario, contentForFaults(), language));
                    FixEffort effort{effortOfOneFinding / 4};
                    for (const Fix& fix : fixesFor(scenario, contentForFaults(), finding, findings, effort)) {
                        Scenario after = scenario;
                        apply(after, fix.edit);
                        collect(after);
                        check(sentence(fix, scenario, contentForFaults(), language));
                    }
                }
            }
            QCoreApplication::removeTranslator(&translator);
        }
        QVERIFY(sentences > 200);
    }

    void everyFixHasASentence()
    {
        std::set<std::string> asked;
        for (const Fault& fault : faults()) {
            Random random(7);
            Scenario scenario = sample("standard");
            scenario.packs.push_back({"small", "1.0.0", ""});
            fault.make(scenario, random);
            if (!checkReferences(scenario, contentForFaults()).empty())
                continue;
            const Findings findings = validateSetup(scenario, contentForFaults());
            for (const Finding& finding : findings) {
                if (!asked.insert(finding.rule + finding.about.variant).second)
                    continue;
                for (const Fix& fix : fixesFor(scenario, contentForFaults(), finding, findings)) {
                    const QString text = sentence(fix, scenario, contentForFaults(), "en");
                    QVERIFY2(text.toStdString() != nameOf(fix.kind), qPrintable(text)); // said without one
                    QVERIFY2(!text.contains(u'{') && !text.contains(u'%'), qPrintable(text));
                }
            }
        }
        QVERIFY(asked.size() > 50);
    }
};

DELVE_TEST(TestFixText)
#include "tst_fix_text.moc"
