// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/file.h"
#include "engine/dungeoneer/agents/agent.h"
#include "engine/dungeoneer/play/kept/kept_game.h"
#include "tests/support/dungeoneer/played_game.h"
#include "tests/support/test_registry.h"

#include <QDirIterator>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace delve;
using namespace delve::dungeoneer;
using namespace delve::dungeoneer::play;
using namespace delve::dungeoneer::test;

namespace {

std::shared_ptr<const Cards> shipped()
{
    static const auto cards = shippedCards({"overdraft", "bad-road", "night-shift"});
    return cards;
}

/// All files of a folder of kept games, by their names.
QStringList keptFiles(const QString& folder)
{
    const QString root = QStringLiteral(DELVE_SOURCE_DIR "/tests/data/kept-card-games/") + folder;
    QStringList files;
    QDirIterator found(root, {QStringLiteral("*.kept.json")}, QDir::Files);
    while (found.hasNext())
        files << found.next();
    files.sort();
    return files;
}

std::string textOf(const QString& file)
{
    return readFile(file.toStdString(), table::mostReplayBytes).value();
}

std::string told(const KeptGame& kept, const std::optional<KeptFault>& fault)
{
    if (!fault)
        return {};
    const KeptStep& step = kept.steps[fault->step];
    return kept.about + ", step " + std::to_string(fault->step + 1) + " (" + step.note +
           "): " + inEnglish(fault->what);
}

QByteArray asText(const QJsonObject& object)
{
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

/// Another value in the place of one.
QJsonValue otherThan(const QJsonValue& value)
{
    if (value.isBool())
        return !value.toBool();
    if (value.isDouble())
        return value.toInt() + 1;
    return QStringLiteral("something-else");
}

/// Expectations that say something else than one, as many as it has parts that can be wrong.
std::vector<std::string> contradictionsOf(const std::string& expectation)
{
    const QJsonObject object = QJsonDocument::fromJson(QByteArray::fromStdString(expectation)).object();
    std::vector<std::string> others;
    const auto add = [&](const char* key, const QJsonValue& value) {
        QJsonObject other = object;
        other[QLatin1String(key)] = value;
        others.push_back(asText(other).toStdString());
    };
    for (const char* members : {"has", "turn"})
        if (const QJsonObject all = object[QLatin1String(members)].toObject(); !all.isEmpty())
            for (auto each = all.begin(); each != all.end(); ++each) {
                QJsonObject wrong = all;
                wrong[each.key()] = otherThan(each.value());
                add(members, wrong);
            }
    if (object.contains(QLatin1String("asked")))
        add("asked", QStringLiteral("nobody-of-this-name"));
    if (const QJsonArray events = object[QLatin1String("tells")].toArray(); !events.isEmpty())
        for (int i = 0; i < events.size(); ++i) {
            const QJsonObject event = events[i].toObject();
            for (auto each = event.begin(); each != event.end(); ++each) {
                QJsonObject wrong = event;
                wrong[each.key()] = otherThan(each.value());
                QJsonArray all = events;
                all[i] = wrong;
                add("tells", all);
            }
        }
    // What can be done is said not to be, and the other way round.
    const auto turn = [&](const char* from, const char* to) {
        if (!object.contains(QLatin1String(from)))
            return;
        QJsonObject other{{QLatin1String(to), object[QLatin1String(from)]}};
        if (QLatin1String(to) == QLatin1String("cannot"))
            other[QLatin1String("by")] = QStringLiteral("DNR-TURN-01");
        others.push_back(asText(other).toStdString());
    };
    turn("can", "cannot");
    turn("cannot", "can");
    turn("offers", "offersNo");
    turn("offersNo", "offers");
    if (object.contains(QLatin1String("tellsNot")))
        others.push_back(
            asText({{QStringLiteral("tells"), QJsonArray{object[QLatin1String("tellsNot")]}}}).toStdString());
    if (object.contains(QLatin1String("by")))
        add("by", QStringLiteral("DNR-NONE-01"));
    return others;
}

/// Whoever plays like this, with so many slips in a hundred choices, and stops after so many actions.
Replay steadyGame(const Scenario& scenario, std::uint64_t seed, std::size_t actions, int slips = 0)
{
    Replay replay = beginReplay(scenario, *shipped());
    const Game game = *gameOf(replay, shipped());
    GameState state = startGame(game);
    SeededDice dice(seed);
    SteadyAgent steady(seed, slips);
    Actions legal;
    Events events;
    while (!isOver(state) && replay.steps.size() < actions)
        table::record(game, state, table::choiceOf(steady, game, state, replay.steps.size(), legal), dice,
                      replay.steps, events);
    return replay;
}

Replay steadyGame(std::uint64_t seed, std::size_t actions)
{
    Scenario scenario = freshScenario(*shippedCards({"overdraft"}), 2);
    scenario.title = "A game";
    return steadyGame(scenario, seed, actions);
}

/// Plays the kept games anew, each with its scenario, and writes down what comes of it now; every fifth is
/// played by somebody who does not always do what is best. Positions are laid out by hand and stay as they
/// are.
void renewGames()
{
    constexpr std::size_t most = 5000; // actions; the round limit of the scenarios ends them sooner
    const QStringList files = keptFiles(QStringLiteral("games"));
    for (int i = 0; i < files.size(); ++i) {
        const KeptGame before = parseKept(textOf(files[i]), shipped()).value();
        const Replay replay =
            steadyGame(before.scenario, seedFor(2026, std::uint64_t(i)), most, i % 5 == 0 ? 20 : 0);
        const std::size_t count = replay.steps.size();
        const std::string about = before.scenario.title + ", " + std::to_string(count) + " actions";
        const Game game = gameOf(before.scenario, shipped());
        QFile file(files[i]);
        if (file.open(QIODevice::WriteOnly))
            file.write(QByteArray::fromStdString(writeKept(game, keepAsTest(game, replay, count, about))));
    }
}

} // namespace

/// Recorded games and positions with what is to come of them, found in their folders. The games are played
/// anew with DELVEWRIGHT_RENEW_KEPT=1 where rules or sets have changed what comes of them.
class TestKeptGames : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        if (qEnvironmentVariableIsSet("DELVEWRIGHT_RENEW_KEPT"))
            renewGames();
    }

    void everyKeptGameIsTrue_data()
    {
        QTest::addColumn<QString>("file");
        for (const char* folder : {"games", "positions"})
            for (const QString& file : keptFiles(QLatin1String(folder)))
                QTest::newRow(
                    qPrintable(QLatin1String(folder) + QLatin1Char('/') + QFileInfo(file).baseName()))
                    << file;
    }
    void everyKeptGameIsTrue()
    {
        QFETCH(QString, file);
        const auto kept = parseKept(textOf(file), shipped());
        QVERIFY2(kept, kept ? "" : inEnglish(kept.error()).c_str());
        const Game game = gameOf(kept->scenario, shipped());
        const auto fault = faultIn(game, *kept);
        QVERIFY2(!fault, told(*kept, fault).c_str());
        const auto again = parseKept(writeKept(game, *kept), shipped());
        QVERIFY2(again, again ? "" : inEnglish(again.error()).c_str());
        QVERIFY(*again == *kept);
    }

    void thereAreEnough()
    {
        QVERIFY(keptFiles(QStringLiteral("games")).size() >= 60);
        QVERIFY(keptFiles(QStringLiteral("positions")).size() >= 30);
    }

    /// Nothing is expected that could not be otherwise: each expectation of each position, turned round, is
    /// not met, at its step.
    void everyExpectationCanFail()
    {
        int expectations = 0;
        for (const QString& file : keptFiles(QStringLiteral("positions"))) {
            const KeptGame kept = parseKept(textOf(file), shipped()).value();
            const Game game = gameOf(kept.scenario, shipped());
            int here = 0;
            for (std::size_t i = 0; i < kept.steps.size(); ++i)
                for (std::size_t e = 0; e < kept.steps[i].expect.size(); ++e) {
                    const auto others = contradictionsOf(kept.steps[i].expect[e]);
                    QVERIFY2(!others.empty(), kept.steps[i].expect[e].c_str());
                    for (const std::string& other : others) {
                        KeptGame wrong = kept;
                        wrong.steps[i].expect[e] = other;
                        const auto fault = faultIn(game, wrong);
                        QVERIFY2(fault && fault->step == i, (file.toStdString() + ": " + other).c_str());
                    }
                    ++here;
                }
            QVERIFY2(here >= 2, qPrintable(file));
            expectations += here;
        }
        qInfo("%d expectations", expectations);
    }

    /// A position says what rules it is about.
    void positionsNameTheirRules()
    {
        for (const QString& file : keptFiles(QStringLiteral("positions"))) {
            const KeptGame kept = parseKept(textOf(file), shipped()).value();
            QVERIFY2(!kept.rules.empty(), qPrintable(file));
            for (const std::string& rule : kept.rules)
                QVERIFY2(rule.rfind("DNR-", 0) == 0, qPrintable(file));
        }
    }

    void aRecordedGameIsKept()
    {
        const Replay replay = steadyGame(3, 5000);
        const Game game = gameOf(replay.scenario, shipped());
        const KeptGame kept = keepAsTest(game, replay, replay.steps.size(), "A whole game.");
        QCOMPARE(kept.steps.size(), replay.steps.size());
        QVERIFY(!faultIn(game, kept));
        const auto read = parseKept(writeKept(game, kept), shipped());
        QVERIFY2(read, read ? "" : inEnglish(read.error()).c_str());
        QVERIFY(*read == kept);
        int expectations = 0;
        for (const KeptStep& step : kept.steps)
            expectations += int(step.expect.size());
        QVERIFY(expectations > 20); // after each turn
        // The beginning of it alone is one, too.
        QVERIFY(!faultIn(game, keepAsTest(game, replay, 40, "Forty actions.")));
        QCOMPARE(keepAsTest(game, replay, 40, "Forty actions.").steps.size(), std::size_t(40));
    }

    void whatIsNotTrueIsNamed()
    {
        const Replay replay = steadyGame(3, 60);
        const Game game = gameOf(replay.scenario, shipped());
        const KeptGame kept = keepAsTest(game, replay, 60, "Sixty actions.");
        const auto faultOf = [&](auto change) {
            KeptGame wrong = kept;
            change(wrong);
            const auto fault = faultIn(game, wrong);
            return fault ? std::to_string(fault->step) + ": " + inEnglish(fault->what) : std::string();
        };
        QCOMPARE(faultOf([](KeptGame&) {}), std::string());
        QCOMPARE(faultOf([](KeptGame& wrong) { wrong.steps[5].what = Deal{}; }),
                 std::string("5: the action is refused by DNR-SETUP-06"));
        QCOMPARE(faultOf([](KeptGame& wrong) { wrong.steps[0].dice.pop_back(); }),
                 std::string("0: other dice are rolled than were recorded"));
        QCOMPARE(
            faultOf([](KeptGame& wrong) { wrong.steps[59].expect = {R"({"asked": null})"}; }).substr(0, 26),
            std::string("59: expected null, found \""));
        QCOMPARE(faultOf([](KeptGame& wrong) { wrong.steps[59].expect = {R"({"hopes": 1})"}; }),
                 std::string("59: expected no member of this name here"));
        QCOMPARE(faultOf([](KeptGame& wrong) { wrong.steps[59].expect = {"{}"}; }).substr(0, 26),
                 std::string("59: expected player, card,"));
        QVERIFY(!faultOf([](KeptGame& wrong) {
                     wrong.steps[59].expect = {R"({"asked": null, "more": 1})"};
                 }).empty());
        QVERIFY(faultOf([](KeptGame& wrong) {
                    wrong.steps[59].what.reset();
                    wrong.steps[59].dice.clear();
                    wrong.steps[59].change = R"({"players": [{"id": "p9", "glory": 1}]})";
                }).find("this game has no p9") != std::string::npos);
        QVERIFY(faultOf([](KeptGame& wrong) {
                    wrong.steps[59].what.reset();
                    wrong.steps[59].dice.clear();
                    wrong.steps[59].change = R"({"players": [{"id": "p0", "glory": -1}]})";
                }).find("the state of p0 is impossible") != std::string::npos);
    }

    void faultyFilesAreRefused_data()
    {
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::addColumn<QString>("where");
        QTest::newRow("format") << "delvewright-kept-game"
                                << "delvewright-replay"
                                << "/format";
        QTest::newRow("version") << "\"version\": 1,"
                                 << "\"version\": 7,"
                                 << "/version";
        QTest::newRow("about") << "\"about\": \"Sixty actions.\""
                               << "\"about\": \"\""
                               << "/about";
        QTest::newRow("unknown member") << "\"rules\""
                                        << "\"laws\""
                                        << "/laws";
        QTest::newRow("scenario") << "\"stage\": \"growing\""
                                  << "\"stage\": \"shrinking\""
                                  << "/scenario/stage";
        QTest::newRow("action") << "\"action\": \"deal\""
                                << "\"action\": \"steal\""
                                << "/steps/0/do";
        QTest::newRow("die") << "\"dice\": ["
                             << "\"dice\": [7, "
                             << "/steps/0/dice/0";
        QTest::newRow("nothing") << "{\"do\": {\"action\": \"deal\"}, "
                                 << "{"
                                 << "/steps/0";
        QTest::newRow("two things") << "{\"do\": {\"action\": \"deal\"}, "
                                    << "{\"change\": {}, \"do\": {\"action\": \"deal\"}, "
                                    << "/steps/0";
        QTest::newRow("phase") << "{\"do\": {\"action\": \"deal\"}, "
                               << "{\"goTo\": {\"phase\": \"draw\", \"player\": \"p0\"}, "
                               << "/steps/0/goTo";
    }
    void faultyFilesAreRefused()
    {
        QFETCH(QString, from);
        QFETCH(QString, to);
        QFETCH(QString, where);
        const Replay replay = steadyGame(3, 60);
        const Game game = gameOf(replay.scenario, shipped());
        QString text =
            QString::fromStdString(writeKept(game, keepAsTest(game, replay, 60, "Sixty actions.")));
        QVERIFY2(text.contains(from), qPrintable(text.left(3000)));
        text.replace(text.indexOf(from), from.size(), to);
        const auto read = parseKept(text.toStdString(), shipped());
        QVERIFY(!read);
        QCOMPARE(QString::fromStdString(read.error().where), where);
    }
};

DELVE_TEST(TestKeptGames)
#include "tst_kept_games.moc"
