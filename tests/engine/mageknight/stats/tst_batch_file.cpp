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
        QCOMPARE(faultOfReading(text, "[[0, 1]]", "[[0, 0], [0, 1]]"), std::string("/done/1"));
        QCOMPARE(faultOfReading(text, "[[0, 1]]", "[[1, 0]]"), std::string("/done/0"));
        QCOMPARE(faultOfReading(text, "[[0, 1]]", "7"), std::string("/done"));
        std::string without = text;
        without.replace(without.find("\"done\""), 6, "\"fone\"");
        QCOMPARE(inEnglish(readBatch(without).error()), std::string("expected a member \"done\""));
        QVERIFY(!readBatch("{").has_value());
    }

    /// Lists that are longer than any game makes them fill memory with nothing.
    void listsAreAsLongAsGamesMakeThem()
    {
        const std::string text = writeBatch(freshBatch(smallGame(), twoBlocks()));
        std::string zeros = "0";
        for (std::size_t i = 0; i < table::mostCounts; ++i)
            zeros += ",0";
        QCOMPARE(faultOfReading(text, "\"byRounds\": [", "\"byRounds\": [" + zeros),
                 std::string("/tally/byRounds"));
        const auto first = [&](const char* member) {
            const auto at = text.find(member);
            return text.substr(at, text.find('[', at) - at + 1);
        };
        // One more or one less than the file names things.
        for (const char* member : {"\"visits\"", "\"tokensMet\"", "\"keptBy\"", "\"entrances\": [\"",
                                   "\"chests\": [\"", "\"tokens\": [\"", "\"squares\""}) {
            const bool isWord = std::string_view(member).ends_with("[\"");
            const std::string from = isWord ? std::string(member) : first(member);
            const std::string to = isWord                         ? from + "x\", \""
                                   : from == first("\"squares\"") ? from + "[0, 0, 0], "
                                                                  : from + "0, ";
            QVERIFY2(text.find(from) != std::string::npos, member);
            QCOMPARE(faultOfReading(text, from, to), std::string("/tally"));
        }
    }

    void nobodyFellWhereThereIsNoSquare()
    {
        BatchFile file = fileOf(smallGame(), twoBlocks());
        file.state.tally.deaths[{SquareIndex(file.squares.size()), DeathCause::Trap}] = 1;
        QCOMPARE(readBatch(writeBatch(file)).error().where, std::string("/tally/deaths"));
        const std::string text = writeBatch(fileOf(smallGame(), twoBlocks()));
        const auto at = text.find("\"deaths\": [");
        QVERIFY(at != std::string::npos && text[text.find_first_not_of("\n ", at + 11)] == '{');
        const std::string death = R"({"cause": "other", "count": 1}, )";
        const std::string twice = "\"deaths\": [" + death + death;
        QVERIFY(faultOfReading(text, "\"deaths\": [", twice).starts_with("/tally/deaths/"));
    }

    /// So many of the highest counts come round to a number of games if sums begin again at 0.
    void sumsDoNotBeginAgainAtNothing()
    {
        const BatchFile file = fileOf(smallGame(), twoBlocks());
        for (const auto member : {&Tally::byRounds, &Tally::byChoices, &Tally::byLeadChanges}) {
            BatchFile other = file;
            Tally::Histogram& histogram = other.state.tally.*member;
            histogram.resize(histogram.size() + 2'048, std::uint64_t(table::mostCount));
            const auto read = readBatch(writeBatch(other));
            QVERIFY(!read);
            QCOMPARE(read.error().where, std::string("/tally"));
        }
    }

    void theLeadChangesByAChoice()
    {
        BatchFile file = fileOf(smallGame(), twoBlocks());
        Tally& tally = file.state.tally;
        const auto changes = std::size_t(tally.choices / tally.games) + 1; // in each game
        tally.byLeadChanges.assign(changes, 0);
        tally.byLeadChanges.push_back(tally.games);
        tally.leadChanges = changes * tally.games;
        const auto read = readBatch(writeBatch(file));
        QVERIFY(!read);
        QCOMPARE(read.error().where, std::string("/tally"));
    }

    /// A file may name what it counts and yet count what the game does not have.
    void whatIsNotInTheGameIsNoticed()
    {
        const Game game = smallGame();
        const BatchFile file = fileOf(game, twoBlocks());
        QVERIFY(isOfGame(file, game));
        const auto forged = [&](auto change) {
            BatchFile other = file;
            change(other);
            const auto read = readBatch(writeBatch(other));
            return read && !isOfGame(*read, game);
        };
        QVERIFY(forged([](BatchFile& other) {
            other.chests.emplace_back("more");
            other.state.tally.chests.push_back(other.state.tally.chests.front());
        }));
        QVERIFY(forged([](BatchFile& other) {
            other.tokens.emplace_back("more");
            other.state.tally.tokensMet.push_back(0);
        }));
        QVERIFY(forged([](BatchFile& other) {
            other.squares.push_back({0, 900, 900});
            other.state.tally.visits.push_back(7);
        }));
        QVERIFY(forged([](BatchFile& other) { std::swap(other.players[0], other.players[1]); }));
        QVERIFY(forged([](BatchFile& other) { std::swap(other.squares[0], other.squares[1]); }));
        QVERIFY(forged([](BatchFile& other) { other.entrances[0] = "nowhere"; }));
    }

    void theSchemaKnowsAllWords()
    {
        QFile file(QStringLiteral(DELVE_SOURCE_DIR "/schemas/v1/playtest.schema.json"));
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
