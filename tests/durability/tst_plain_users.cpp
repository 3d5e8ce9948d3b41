// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/durability/other_programs.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/test_registry.h"

#include <QDir>
#include <QTemporaryDir>

#include <unistd.h>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

/// What a user may not read or write. Root may do everything, so the program runs as somebody else then.
class TestPlainUsers : public QObject
{
    Q_OBJECT

    ProgramRun run(const QStringList& arguments, const QByteArray& input = {}) const
    {
        QStringList words;
        if (geteuid() == 0)
            words << QStringLiteral("setpriv") << QStringLiteral("--reuid=65534")
                  << QStringLiteral("--regid=65534") << QStringLiteral("--clear-groups");
        words << QStringLiteral(DELVE_BIN_DIR "/delve") << arguments;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("HOME"), home());
        environment.insert(QStringLiteral("XDG_DATA_HOME"), home());
        environment.insert(QStringLiteral("TMPDIR"), home());
        QProcess process;
        process.setProcessEnvironment(environment);
        process.setWorkingDirectory(home());
        process.start(words.takeFirst(), words);
        process.write(input);
        process.closeWriteChannel();
        if (!process.waitForFinished(60'000) || process.exitStatus() != QProcess::NormalExit)
            return {-1, {}, process.errorString().toUtf8()};
        return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
    }

    QString home() const { return m_home->filePath(QStringLiteral("home")); }
    QString closed(const char* name) const
    {
        return m_home->filePath(QStringLiteral("closed/") + QString::fromLatin1(name));
    }
    QString scenario() const { return home() + QStringLiteral("/mine.scenario.json"); }
    QString cards() const { return home() + QStringLiteral("/cards.scenario.json"); }

    std::unique_ptr<QTemporaryDir> m_home;

private slots:
    void init()
    {
        m_home = std::make_unique<QTemporaryDir>();
        QVERIFY(QDir().mkpath(home()) && QDir().mkpath(closed("packs")));
        QVERIFY(QFile::copy(
            QString::fromStdString((sourceFolder() / "resources/scenarios/standard.scenario.json").string()),
            scenario()));
        QVERIFY(QFile::copy(scenario(), closed("mine.scenario.json")));
        QVERIFY(QFile::copy(
            QString::fromStdString(
                (sourceFolder() / "resources/scenarios/dungeoneer/closing-time.scenario.json").string()),
            cards()));
        QVERIFY(QDir().mkpath(closed("set")));
        QVERIFY(QFile::copy(
            QString::fromStdString((sourceFolder() / "resources/packs/overdraft/pack.json").string()),
            closed("set/pack.json")));
        QVERIFY(writeEmptyMap(home() + QStringLiteral("/empty.scenario.json")));
        QFile loose(closed("loose.scenario.json"));
        QVERIFY(loose.open(QIODevice::WriteOnly));
        loose.write(bytesOf(scenario()) + '\n');
        loose.close();
        QVERIFY(writeFigures(home() + QStringLiteral("/list.csv"), QStringLiteral("Rat"), 1));
        // Both are open to look into, one alone to write.
        QFile::setPermissions(m_home->path(), QFile::Permissions(0x7755));
        QFile::setPermissions(home(), QFile::Permissions(0x7777));
        QFile::setPermissions(scenario(), QFile::Permissions(0x6666));
        QFile::setPermissions(closed(""), QFile::Permissions(0x5555));
        for (const char* folder : {"packs", "set"})
            QFile::setPermissions(closed(folder), QFile::Permissions(0x5555));
        if (run({"--version"}).exitCode != 0)
            QSKIP("the program cannot be run as another user from where it was built");
    }
    void cleanup()
    {
        if (m_home)
            for (const char* folder : {"", "packs", "set"})
                QFile::setPermissions(closed(folder), QFile::Permissions(0x7777));
    }

    void aFolderThatMayNotBeWritten_data()
    {
        QTest::addColumn<QStringList>("command");
        const auto row = [](const char* name, const QStringList& words) { QTest::newRow(name) << words; };
        row("generate", {"generate", "-o", "@a.scenario.json"});
        row("complete", {"complete", "$", "-o", "@a.scenario.json"});
        row("fix", {"fix", "$", "-o", "@a.scenario.json"});
        row("fix in place", {"fix", "@mine.scenario.json"});
        row("render", {"render", "$", "-o", "@map.png"});
        row("print", {"print", "$", "-o", "@map.pdf"});
        row("preview", {"print", "$", "--kind", "sheet", "--preview", "@pages"});
        row("export", {"export", "$", "-o", "@a.bundle.json"});
        row("play", {"play", "$", "--seat", "1=random", "--seat", "2=random", "--save", "@a.save.json"});
        row("playtest", {"playtest", "$", "--games", "1", "-o", "@a.json"});
        row("report", {"playtest", "$", "--games", "1", "-o", "@a.html"});
        row("import",
            {"import",
             QString::fromStdString((sourceFolder() / "tests/data/bundles/tiny.bundle.json").string()), "-o",
             "@a.scenario.json"});
        row("import packs",
            {"import",
             QString::fromStdString((sourceFolder() / "tests/data/bundles/tiny.bundle.json").string()),
             "--pack-folder", "@packs", "-o", "mine-too.scenario.json"});
        row("figures", {"import", "list.csv", "--pack", "@packs/mine"});
        row("lay", {"lay", "empty.scenario.json", "--program", "all", "-o", "@a.scenario.json"});
        row("merge",
            {"merge", QString::fromStdString((sourceFolder() / "tests/data/results/skirmish.json").string()),
             "-o", "@sum.json"});
        row("branch",
            {"replay",
             QString::fromStdString((sourceFolder() / "tests/data/replays/lone-wolf.save.json").string()),
             "--branch", "2", "-o", "@a.save.json"});
        row("keep as test",
            {"replay",
             QString::fromStdString((sourceFolder() / "tests/data/card-replays/begun.save.json").string()),
             "--keep-as-test", "@a.kept.json"});
        row("format in place", {"format", "@loose.scenario.json"});
        for (const char* format : {"a.tmj", "a.dd2vtt", "a.uvtt", "a.foundry.json"})
            QTest::addRow("dungeon as %s", format)
                << QStringList{"export", "$", "-o", QLatin1Char('@') + QLatin1String(format)};
        row("pieces", {"export", "$", "--kind", "pieces", "-o", "@pieces"});
        row("tour", {"tour", "--out", "@tour"});
        row("sheet of tiles", {"pack", "sheet", "starter", "-o", "@a.png"});
        row("table as csv", {"pack", "export", "overdraft", "-o", "@a.csv"});
        row("play cards", {"play", "#", "--seat", "1=random", "--save", "@a.save.json"});
        row("playtest cards", {"playtest", "#", "--games", "1", "-o", "@a.json"});
        row("report of cards", {"playtest", "#", "--games", "1", "-o", "@a.html"});
        row("generate cards",
            {"generate", "--game", "dungeoneer", "--set", "overdraft", "-o", "@a.scenario.json"});
        row("complete cards", {"complete", "#", "-o", "@a.scenario.json"});
        row("fix cards", {"fix", "#", "-o", "@a.scenario.json"});
        row("render cards", {"render", "#", "-o", "@map.png"});
        row("print cards", {"print", "#", "-o", "@map.pdf"});
        row("preview of cards", {"print", "#", "--kind", "sheet", "--preview", "@pages"});
        for (const char* format : {"a.bundle.json", "a.tmj", "a.dd2vtt", "a.uvtt"})
            row(format, {"export", "#", "-o", QLatin1Char('@') + QLatin1String(format)});
        row("send set", {"pack", "export", "overdraft", "-o", "@a.pack.json"});
        row("format set", {"pack", "format", "@set"});
        row("sheet of cards", {"pack", "sheet", "overdraft", "-o", "@a.png"});
        row("table of cards", {"pack", "table", "overdraft", "-o", "@a.png"});
        row("pictures of cards", {"pack", "cards", "overdraft", "-o", "@pictures"});
        row("calibration sheet", {"calibrate", "sheet", "-o", "@sheet.pdf"});
        row("import cards",
            {"import",
             QString::fromStdString((sourceFolder() / "tests/data/card-bundles/tiny.bundle.json").string()),
             "-o", "@a.scenario.json"});
    }
    void aFolderThatMayNotBeWritten()
    {
        QFETCH(QStringList, command);
        for (QString& word : command)
            word = word == u"$"            ? scenario()
                   : word == u"#"          ? cards()
                   : word.startsWith(u'@') ? closed(word.mid(1).toLatin1())
                                           : word;
        const auto before = treeOf(m_home->path());
        const ProgramRun done = run(command);
        QVERIFY2(done.exitCode == 2, done.out + done.err);
        QVERIFY2(done.err.contains("written") || done.err.contains("made") || done.err.contains("denied"),
                 done.err);
        QCOMPARE(treeOf(m_home->path()), before);
    }

    /// Packs that the user keeps in a folder which may not be written, or whose packs may not be read.
    void packsThatMayNotBeTouched_data()
    {
        QTest::addColumn<QStringList>("command");
        const auto row = [](const char* name, const QStringList& words) { QTest::newRow(name) << words; };
        row("new", {"pack", "new", "Mine"});
        row("new set", {"pack", "new", "Mine", "--game", "dungeoneer"});
        row("copy", {"pack", "copy", "starter", "Mine"});
        row("copy set", {"pack", "copy", "overdraft", "Mine"});
        row("csv in",
            {"pack", "import",
             QString::fromStdString((sourceFolder() / "tests/data/card-tables/some-of-each.csv").string()),
             "--into", "set"});
        row("calibrate", {"calibrate", "set", "--across1", "1", "1", "--down1", "0", "0", "--across2", "1",
                          "1", "--down2", "0", "0"});
    }
    void packsThatMayNotBeTouched()
    {
        QFETCH(QStringList, command);
        qputenv("DELVEWRIGHT_PACKS", closed("").toLocal8Bit());
        qputenv("DELVEWRIGHT_PRINTERS", closed("printers.json").toLocal8Bit());
        const auto forget = qScopeGuard([] {
            qunsetenv("DELVEWRIGHT_PACKS");
            qunsetenv("DELVEWRIGHT_PRINTERS");
        });
        const auto before = treeOf(m_home->path());
        const ProgramRun done = run(command);
        QVERIFY2(done.exitCode == 2, done.out + done.err);
        QVERIFY2(!done.err.isEmpty(), done.out);
        QCOMPARE(treeOf(m_home->path()), before);
    }

    /// One folder among the packs that may not be looked into costs that pack alone.
    void aPackThatMayNotBeReadIsLeftOut()
    {
        const QString packs = home() + QStringLiteral("/packs");
        QVERIFY(QDir().mkpath(packs + QStringLiteral("/secret")));
        qputenv("DELVEWRIGHT_PACKS", packs.toLocal8Bit());
        const auto forget = qScopeGuard([] { qunsetenv("DELVEWRIGHT_PACKS"); });
        QFile::setPermissions(packs, QFile::Permissions(0x7777));
        for (const char* id : {"mine", "secret"}) {
            QVERIFY(QDir().mkpath(packs + u'/' + QLatin1String(id)));
            QFile out(packs + u'/' + QLatin1String(id) + QStringLiteral("/pack.json"));
            QVERIFY(out.open(QIODevice::WriteOnly));
            out.write(bytesOf(closed("set/pack.json"))
                          .replace("\"id\": \"overdraft\"", "\"id\": \"" + QByteArray(id) + '"'));
            out.close();
            QFile::setPermissions(out.fileName(), QFile::Permissions(0x6666));
            QFile::setPermissions(packs + u'/' + QLatin1String(id), QFile::Permissions(0x7777));
        }
        QFile::setPermissions(packs + QStringLiteral("/secret"), QFile::Permissions(0));
        if (geteuid() != 0)
            QSKIP("only root can make a folder that is somebody else's");
        const ProgramRun list = run({"pack", "list"});
        QFile::setPermissions(packs + QStringLiteral("/secret"), QFile::Permissions(0x7777));
        QCOMPARE(list.exitCode, 0);
        QVERIFY2(list.out.contains("mine") && !list.out.contains("secret"), list.out);
        QVERIFY2(list.err.contains("a pack is left out") && list.err.contains("secret"), list.err);
        QFile::setPermissions(packs + QStringLiteral("/secret"), QFile::Permissions(0));
        const ProgramRun checked = run({"validate", scenario()});
        QFile::setPermissions(packs + QStringLiteral("/secret"), QFile::Permissions(0x7777));
        QVERIFY2(checked.exitCode == 0, checked.err);
    }

    void filesOfOthersStay()
    {
        // In a folder of ours, but somebody's own: it may neither be read nor replaced.
        const QString secret = home() + QStringLiteral("/secret.scenario.json");
        QVERIFY(QFile::copy(scenario(), secret));
        QFile::setPermissions(secret, QFile::Permissions(0));
        if (geteuid() != 0)
            QSKIP("only root can make a file that is somebody else's");
        const ProgramRun read = run({"validate", secret});
        QCOMPARE(read.exitCode, 2);
        QVERIFY2(read.err.contains("opened for reading"), read.err);
        for (const QStringList& command :
             {QStringList{"generate", "-o", secret}, QStringList{"fix", scenario(), "-o", secret},
              QStringList{"export", scenario(), "-o", secret}}) {
            const ProgramRun written = run(command);
            QVERIFY2(written.exitCode == 2, qPrintable(command.join(u' ')));
            QVERIFY2(!written.err.isEmpty(), written.out);
        }
        QCOMPARE(bytesOf(secret), bytesOf(scenario()));
    }

    /// The folder of the save is taken away while the game is played: it is kept elsewhere, and that is told.
    void aGameWhosePlaceIsGoneIsNotLost()
    {
        const QString folder = home() + QStringLiteral("/games");
        QVERIFY(QDir().mkpath(folder));
        QFile::setPermissions(folder, QFile::Permissions(0x7777));
        QStringList words;
        if (geteuid() == 0)
            words << QStringLiteral("--reuid=65534") << QStringLiteral("--regid=65534")
                  << QStringLiteral("--clear-groups");
        else
            QSKIP("rights are taken from somebody else's program by root alone");
        words << QStringLiteral(DELVE_BIN_DIR "/delve") << QStringLiteral("play") << scenario()
              << QStringLiteral("--seed") << QStringLiteral("3") << QStringLiteral("--save")
              << folder + QStringLiteral("/friday.save.json");
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("HOME"), home());
        QProcess game;
        game.setProcessEnvironment(environment);
        game.start(QStringLiteral("setpriv"), words);
        QByteArray said;
        while (!said.contains("> ") && game.waitForReadyRead(60'000))
            said += game.readAllStandardOutput();
        QFile::setPermissions(folder, QFile::Permissions(0x5555));
        game.write("1\n1\nquit\n");
        game.closeWriteChannel();
        QVERIFY(game.waitForFinished(60'000));
        QFile::setPermissions(folder, QFile::Permissions(0x7777));
        said += game.readAllStandardOutput();
        QCOMPARE(game.exitCode(), 2);
        QVERIFY2(game.readAllStandardError().contains("friday.save.json"), said);
        const QString rescued = home() + QStringLiteral("/friday.save.json");
        QVERIFY2(said.contains(rescued.toUtf8()), said);
        QCOMPARE(run({"replay", rescued}).exitCode, 0);
    }

    void aNameGivenInTheGameReplacesNoScenario()
    {
        const QByteArray original = bytesOf(scenario());
        const ProgramRun played =
            run({"play", scenario(), "--seed", "3", "--save", home() + QStringLiteral("/a.save.json")},
                "1\nsave " + scenario().toUtf8() + "\nquit\n");
        QCOMPARE(played.exitCode, 0);
        QVERIFY2(played.err.contains("would be lost"), played.err);
        QCOMPARE(bytesOf(scenario()), original);
    }
};

DELVE_TEST(TestPlainUsers)
#include "tst_plain_users.moc"
