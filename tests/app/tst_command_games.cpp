// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/command_games.h"
#include "tests/support/test_registry.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

using namespace delve;

namespace {

/// A game with some commands that only notes what it was asked to do.
class NotedGame : public CommandGame
{
public:
    NotedGame(std::string id, std::vector<std::string> commands, QStringList& notes)
        : m_id(std::move(id)), m_commands(std::move(commands)), m_notes(notes)
    {}

    std::string_view id() const override { return m_id; }
    QString name() const override { return QString::fromStdString("Game " + m_id); }
    bool addCommand(std::string_view name, CLI::App& app) override
    {
        if (std::ranges::count(m_commands, name) == 0)
            return false;
        CLI::App& command = commandIn(app, std::string(name), "A command");
        if (command.get_options([](const CLI::Option* option) { return option->get_positional(); }).empty())
            command.add_option("files", m_files, "Files")->required(name != "make");
        return true;
    }
    int run(const CLI::App& command) override
    {
        m_notes << QString::fromStdString(m_id + " " + command.get_name());
        return Legal;
    }
    bool hasContent() override { return true; }
    std::vector<PackHead> packs() override
    {
        PackHead pack;
        pack.id = m_id + "-pack";
        return {pack};
    }
    CheckedFile check(const std::string&, const CheckWishes&) override { return {}; }
    Result<std::string> canonical(const std::string& text) const override { return text; }

private:
    std::string m_id;
    std::vector<std::string> m_commands;
    QStringList& m_notes;
    std::vector<std::string> m_files;
};

} // namespace

class TestCommandGames : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    QStringList m_notes;

    std::string written(const char* name, const QByteArray& text)
    {
        QFile file(m_folder.filePath(QString::fromLatin1(name)));
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
            qFatal("cannot write %s", name);
        return file.fileName().toStdString();
    }

    /// What comes of a command line; the first of two games lacks nothing, the other has "show" and "make".
    int run(std::vector<std::string> line)
    {
        m_notes.clear();
        Program program;
        CommandGames games(program);
        games.add(
            std::make_unique<NotedGame>("first", std::vector<std::string>{"show", "make", "draw"}, m_notes));
        games.add(std::make_unique<NotedGame>("second", std::vector<std::string>{"show", "make"}, m_notes));
        CLI::App app;
        for (const char* name : {"show", "make", "draw"})
            games.addCommand(name, app);
        games.addGameOptions(app);
        std::ranges::reverse(line);
        app.parse(line);
        return games.run(*app.get_subcommands().front());
    }

private slots:
    void aFileGoesToTheGameThatItNames_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("done");
        QTest::newRow("the first") << QByteArray(R"({"game": "first"})") << "first show";
        QTest::newRow("the second") << QByteArray(R"({"game": "second"})") << "second show";
        QTest::newRow("a game at the table")
            << QByteArray(R"({"scenario": {"game": "second"}})") << "second show";
        QTest::newRow("none named") << QByteArray("{}") << "first show";
        QTest::newRow("one that nobody knows") << QByteArray(R"({"game": "third"})") << "first show";
        QTest::newRow("no file of ours") << QByteArray("%PDF") << "first show";
    }
    void aFileGoesToTheGameThatItNames()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, done);
        QCOMPARE(run({"show", written("a.json", text)}), int(Legal));
        QCOMPARE(m_notes, QStringList{done});
    }

    void packsGoToTheirGameByFolderAndById()
    {
        QVERIFY(QDir(m_folder.path()).mkpath("pack"));
        written("pack/pack.json", R"({"format": "delvewright-pack", "game": "second"})");
        QCOMPARE(run({"show", m_folder.filePath("pack").toStdString()}), int(Legal));
        QCOMPARE(m_notes, QStringList{"second show"});
        QCOMPARE(run({"show", "second-pack"}), int(Legal));
        QCOMPARE(m_notes, QStringList{"second show"});
        QCOMPARE(run({"show", "second-pack", "A new name"}), int(Legal)); // which says nothing about the game
        QCOMPARE(m_notes, QStringList{"second show"});
        QCOMPARE(run({"show", "unknown-pack"}), int(Legal));
        QCOMPARE(m_notes, QStringList{"first show"});
    }

    void whatAGameDoesNotHaveIsRefused()
    {
        QCOMPARE(run({"draw", written("a.json", R"({"game": "first"})")}), int(Legal));
        QCOMPARE(m_notes, QStringList{"first draw"});
        QCOMPARE(run({"draw", written("a.json", R"({"game": "second"})")}), int(Unreadable));
        QCOMPARE(m_notes, QStringList());
    }

    void filesOfTwoGamesAreRefused()
    {
        const std::string first = written("a.json", "{}");
        const std::string second = written("b.json", R"({"game": "second"})");
        QCOMPARE(run({"show", first, second}), int(Unreadable));
        QCOMPARE(m_notes, QStringList());
        QCOMPARE(run({"show", second, second}), int(Legal));
        QCOMPARE(m_notes, QStringList{"second show"});
    }

    void theGameIsNamedWhereNoFileSaysIt()
    {
        QCOMPARE(run({"make"}), int(Legal));
        QCOMPARE(m_notes, QStringList{"first make"});
        QCOMPARE(run({"make", "--game", "second"}), int(Legal));
        QCOMPARE(m_notes, QStringList{"second make"});
        QVERIFY_THROWS_EXCEPTION(CLI::ValidationError, run({"make", "--game", "third"}));
        // A file always says it, and one game alone need not be named.
        QVERIFY_THROWS_EXCEPTION(CLI::ExtrasError, run({"show", "a", "--game", "second"}));
        QVERIFY_THROWS_EXCEPTION(CLI::ExtrasError, run({"draw", "a", "--game", "first"}));
    }

    void optionsOfAnotherGameAreRefused()
    {
        QStringList notes;
        const NotedGame game("second", {}, notes);
        const Program program;
        CLI::App app;
        bool isFlagged = false;
        std::string file;
        app.add_flag("-g,--grid", isFlagged);
        app.add_option("file", file);
        app.parse(std::vector<std::string>{"--grid", "a"});
        QVERIFY(takesOnly(app, {"file", "--grid"}, game, program));
        QVERIFY(!takesOnly(app, {"file"}, game, program));
        app.clear();
        app.parse(std::vector<std::string>{"a"});
        QVERIFY(takesOnly(app, {"file"}, game, program));
    }
};

DELVE_TEST(TestCommandGames)
#include "tst_command_games.moc"
