// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/collection/collection_file.h"
#include "editor/document/recovery.h"
#include "editor/dungeoneer/document/user_sets.h"
#include "editor/mageknight/document/scenario_document.h"
#include "editor/mageknight/document/user_packs.h"
#include "editor/print/calibrations.h"
#include "engine/base/file.h"
#include "engine/dungeoneer/content/files/load_card_set.h"
#include "engine/dungeoneer/scenario/parse_scenario.h"
#include "engine/mageknight/content/files/load_pack.h"
#include "engine/mageknight/play/core/replay.h"
#include "engine/mageknight/scenario/parse_scenario.h"
#include "tests/durability/other_programs.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/mageknight/setup_cases.h"
#include "tests/support/test_registry.h"

#include <QTemporaryDir>

#include <cmath>
#include <csignal>
#include <random>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

/// A program that saves without a pause is killed by the signal that nothing can catch, at any moment. What
/// it said to be safe is there afterwards, and every file is whole.
class TestKills : public QObject
{
    Q_OBJECT

    static int numberIn(const std::string& title)
    {
        return QString::fromStdString(title).section(u' ', -1).toInt();
    }

    QString path(const char* name) const { return m_home.filePath(QString::fromLatin1(name)); }
    std::string text(const char* name) const
    {
        const auto read = readFile(path(name).toStdString(), mostFileBytes);
        return read ? *read : std::string();
    }

    /// The number that each file holds; -1 for one that is not whole.
    QMap<QString, int> numbers() const
    {
        const auto scenario = parseScenario(text("mine.scenario.json"));
        const auto copy = readRecovery(path("copy.1.recovery"), mostFileBytes);
        const auto copied = copy ? parseScenario(copy->text) : Result<Scenario>(copy.error());
        const auto pack = loadPack(path("packs/mine").toStdString());
        const auto collection = loadCollection(path("collection.json"));
        const auto game = play::parseReplay(text("mine.save.json"), shippedContent());
        const auto map = dungeoneer::parseScenario(text("cards.scenario.json"));
        const auto set = dungeoneer::loadCardSet(path("packs/cards").toStdString());
        const auto packCopy = readPackFile(path("copy.1.pack.recovery"));
        const auto gameCopy = play::parseReplay(text("copy.1.game.recovery"), shippedContent());
        const auto mapCopy = readRecovery(path("copy.2.recovery"), mostFileBytes);
        const auto copiedMap = mapCopy ? dungeoneer::parseScenario(mapCopy->text)
                                       : Result<dungeoneer::Scenario>(mapCopy.error());
        const auto setCopy = dungeoneer::readSetFile(path("copy.2.pack.recovery"));
        const auto printers = loadCalibrations(path("printers.json"));
        return {{QStringLiteral("scenario"), scenario ? numberIn(scenario->title) : -1},
                {QStringLiteral("copy"), copied ? numberIn(copied->title) - 1 : -1},
                {QStringLiteral("packcopy"), packCopy ? numberIn(packCopy->author) : -1},
                {QStringLiteral("gamecopy"), gameCopy ? int(gameCopy->table->seed) : -1},
                {QStringLiteral("mapcopy"), copiedMap ? numberIn(copiedMap->title) : -1},
                {QStringLiteral("setcopy"), setCopy ? numberIn(setCopy->author) : -1},
                {QStringLiteral("pack"), pack ? numberIn(pack->author) : -1},
                {QStringLiteral("collection"),
                 collection ? collection->pieces.at(ContentId("starter/number")) : -1},
                {QStringLiteral("game"), game ? int(game->table->seed) : -1},
                {QStringLiteral("map"), map ? numberIn(map->title) : -1},
                {QStringLiteral("set"), set ? numberIn(set->author) : -1},
                {QStringLiteral("printers"),
                 printers ? int(std::lround(shiftOf(*printers, {"Attic", "", "A4"}).right * 1000)) : -1}};
    }

    QTemporaryDir m_home;

private slots:
    void initTestCase()
    {
        QVERIFY(ScenarioDocument(shippedContent(), sample("standard")).saveAs(path("mine.scenario.json")));
        QVERIFY(createPack("Mine", "Number 0", shippedContent(), path("packs").toStdString()));
        QVERIFY(dungeoneer::createSet("Cards", "Number 0", {}, path("packs").toStdString()));
    }

    void everyFileIsTheOldOrTheNew()
    {
        const int kills = qEnvironmentVariableIntValue("DELVEWRIGHT_KILLS") > 0
                              ? qEnvironmentVariableIntValue("DELVEWRIGHT_KILLS")
                              : 40;
        std::mt19937 random(12);
        int number = 1, saves = 0;
        QMap<QString, int> interrupted;
        for (int kill = 0; kill < kills; ++kill) {
            QProcess program;
            program.start(QStringLiteral(ANOTHER_PROGRAM),
                          {QStringLiteral("save"), m_home.path(), QString::number(number)});
            // After a while of saving, which is long enough for all kinds, at a moment that nobody chose.
            QByteArray said;
            while (said.count('\n') < 12 + int(random() % 24) && program.waitForReadyRead(60'000))
                said += program.readAllStandardOutput();
            QThread::usleep(random() % 3000);
            QVERIFY2(sendSignal(program, SIGKILL), program.readAllStandardError());
            QVERIFY(program.waitForFinished(60'000));
            said += program.readAllStandardOutput();

            QMap<QString, int> safe;
            for (const QByteArray& line : said.split('\n'))
                if (line.contains(' '))
                    safe[QString::fromUtf8(line.split(' ')[0])] = line.split(' ')[1].toInt();
            QCOMPARE(safe.size(), 12);
            saves += int(said.count('\n'));
            const QMap<QString, int> there = numbers();
            for (auto one = there.cbegin(); one != there.cend(); ++one) {
                const int told = safe[one.key()];
                QVERIFY2(one.value() == told || one.value() == told + 1,
                         qPrintable(QStringLiteral("kill %1: %2 %3, said %4")
                                        .arg(QString::number(kill), one.key(), QString::number(one.value()),
                                             QString::number(told))));
                interrupted[one.key()] += one.value() != told;
            }
            // Numbers only grow, and stay small enough for a collection.
            number = *std::ranges::max_element(there) + 1;
            if (number > 800)
                number = 1;
        }
        QStringList late;
        for (auto one = interrupted.cbegin(); one != interrupted.cend(); ++one)
            late << QStringLiteral("%1 %2").arg(one.key()).arg(one.value());
        qInfo("%d kills in %d saves; new but not yet said: %s", kills, saves,
              qPrintable(late.join(QStringLiteral(", "))));
    }
};

DELVE_TEST(TestKills)
#include "tst_kills.moc"
