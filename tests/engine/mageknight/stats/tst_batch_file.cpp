// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/stats/batch_file.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/mageknight/setup_cases.h"
#include "tests/support/test_registry.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::play;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

Scenario smallScenario()
{
    Scenario scenario = sample("six-tiles");
    scenario.title = "Six \"tiles\"";
    scenario.options.roundLimit = 60;
    return scenario;
}

Game smallGame()
{
    return *makeGame(smallScenario(), shippedContent());
}

BatchFile freshBatch(const Game& game, const BatchPlan& plan, const std::string& identity = "rules 1")
{
    return newBatch(game, smallScenario(), "six.scenario.json", identity, plan);
}

BatchPlan twoBlocks()
{
    BatchPlan plan{{AgentKind::Steady, AgentKind::Easy}};
    plan.games = 32;
    return plan;
}

BatchFile fileOf(const Game& game, const BatchPlan& plan)
{
    BatchFile file = freshBatch(game, plan);
    runBatch(game, plan, file.state, {});
    return file;
}

std::string faultOfReading(std::string text, std::string_view from, std::string_view to)
{
    const auto place = text.find(from);
    if (place == std::string::npos)
        return "not there";
    text.replace(place, from.size(), to);
    const auto read = readBatch(text);
    return read ? std::string() : read.error().where;
}

} // namespace

/// Playtests as files, and what may be said of them.
class TestBatchFile : public QObject
{
    Q_OBJECT

private slots:
    void whatIsWrittenIsReadAgain()
    {
        const Game game = smallGame();
        const BatchFile file = fileOf(game, twoBlocks());
        QVERIFY(isComplete(file));
        const std::string text = writeBatch(file);
        const auto read = readBatch(text);
        QVERIFY(read.has_value());
        QVERIFY(*read == file);
        QCOMPARE(writeBatch(*read), text);
    }

    void faultsSayWhereTheyAre()
    {
        const std::string text = writeBatch(fileOf(smallGame(), twoBlocks()));
        QCOMPARE(faultOfReading(text, "\"steady\"", "\"oracle\""), std::string("/agents/0"));
        QCOMPARE(faultOfReading(text, "\"games\": 32", "\"games\": 0"), std::string("/games"));
        QCOMPARE(faultOfReading(text, "[[0, 1]]", "[[0, 2]]"), std::string("/done/0/1"));
        QCOMPARE(faultOfReading(text, "\"choices\": ", "\"choices\": -"), std::string("/tally/choices"));
        QCOMPARE(faultOfReading(text, "\"players\": [", "\"players\": [\"x\", "), std::string("/tally"));
        QVERIFY(!readBatch("{").has_value());
    }

    void theSchemaKnowsAllWords()
    {
        QFile file(QStringLiteral(DELVE_SOURCE_DIR "/schemas/playtest.schema.json"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QJsonObject schema = QJsonDocument::fromJson(file.readAll()).object();
        const auto words = [](const QJsonValue& list) {
            QStringList names;
            for (const QJsonValue& name : list.toArray())
                names << name.toString();
            return names.join(QStringLiteral(", ")).toStdString();
        };
        const QRegularExpression agents(schema["properties"]["agents"]["items"]["pattern"].toString());
        for (const auto& [kind, name] : enumNames<AgentKind>)
            QVERIFY(agents.match(QString::fromStdString(wordOf(kind))).hasMatch());
        QVERIFY(agents.match(QString::fromStdString(wordOf({AgentKind::Cunning, 200}))).hasMatch());
        QVERIFY(!agents.match(QStringLiteral("oracle")).hasMatch());
        QCOMPARE(words(schema["definitions"]["death"]["properties"]["cause"]["enum"]),
                 allNames<DeathCause>());
    }

    void theCommandPlaysTheSameGames()
    {
        BatchPlan plan = twoBlocks();
        plan.rotatesEntrances = true;
        std::string line;
        for (const std::string& word : commandOf(freshBatch(smallGame(), plan)))
            line += word + ' ';
        QCOMPARE(line,
                 std::string("delve playtest six.scenario.json --games 32 --agents steady,easy --seed 1 "
                             "--rounds 60 --rotate-entrances "));
    }

    void shardsGiveTheSameBytes()
    {
        const Game game = smallGame();
        BatchPlan plan = twoBlocks();
        plan.games = 70;
        BatchPlan part = plan;
        part.shards = 2;
        BatchFile sum = fileOf(game, part);
        QVERIFY(isComplete(sum)); // its own part
        part.shard = 1;
        QVERIFY(addBatch(sum, fileOf(game, part)).has_value());
        QVERIFY(isComplete(sum));
        QCOMPARE(writeBatch(sum), writeBatch(fileOf(game, plan)));
    }

    void whatDoesNotBelongTogetherIsRefused()
    {
        const Game game = smallGame();
        const BatchFile file = fileOf(game, twoBlocks());
        BatchFile sum = file;
        QCOMPARE(std::string(addBatch(sum, file).error().what.text),
                 std::string("games %1 to %2 were counted already"));
        QVERIFY(sum == file);
        BatchPlan otherSeed = twoBlocks();
        otherSeed.seed = 2;
        BatchFile fresh = freshBatch(game, otherSeed);
        QVERIFY(!addBatch(fresh, file).has_value());
        BatchFile otherRules = freshBatch(game, twoBlocks(), "rules 2");
        QVERIFY(!addBatch(otherRules, file).has_value());
        // The rules are named before anything else: nobody has to guess why the numbers changed.
        BatchFile now = freshBatch(game, otherSeed, "rules 4, ab");
        const BatchFile then = freshBatch(game, twoBlocks(), "rules 3, ab");
        const BatchFile before = now;
        QCOMPARE(inEnglish(addBatch(now, then).error()),
                 std::string("was played by version 3 of the rules, the others by version 4: their games do "
                             "not add up"));
        QVERIFY(now == before);
        BatchFile resumed = freshBatch(game, twoBlocks(), "rules 4, ab");
        QCOMPARE(inEnglish(resumeBatch(resumed, then).error()), inEnglish(addBatch(now, then).error()));
        BatchPlan shard = twoBlocks();
        shard.shards = 2;
        BatchFile onlyPart = freshBatch(game, shard);
        QVERIFY(!resumeBatch(onlyPart, file).has_value());
        QVERIFY(onlyPart == freshBatch(game, shard));
    }
};

DELVE_TEST(TestBatchFile)
#include "tst_batch_file.moc"
