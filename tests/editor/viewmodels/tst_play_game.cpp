// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/viewmodels/play/play_game.h"
#include "tests/editor/viewmodels/guessing_table.h"
#include "tests/support/test_registry.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace delve;
using namespace delve::test;

/// What the window shows of a game asks its table alone: here a game of guessing.
class TestPlayGame : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    GuessingGame m_guessing;
    GameRegistry m_games;

    QUrl file(const char* name) const
    {
        return QUrl::fromLocalFile(m_folder.filePath(QString::fromLatin1(name)));
    }

    QUrl written(const char* name, const QByteArray& text) const
    {
        QFile out(file(name).toLocalFile());
        if (!out.open(QIODevice::WriteOnly) || out.write(text) != text.size())
            qFatal("cannot write");
        return file(name);
    }

    /// Goes on with a game.
    void open(PlayGame& game, const QByteArray& text)
    {
        game.setGames(&m_games);
        QVERIFY2(game.open(written("table.save", text)), qPrintable(game.failure()));
    }

    template <typename Model> static QString at(const Model& model, int row, int role)
    {
        return model.data(model.index(row), role).toString();
    }

private slots:
    void initTestCase() { m_games.add(&m_guessing); }

    void rowsSayWhatCanBeDone()
    {
        PlayGame game;
        QVERIFY(!game.isRunning());
        open(game, "guessing human human |");
        QCOMPARE(game.kind(), &m_guessing);
        QCOMPARE(game.title(), QStringLiteral("Guessing"));
        QCOMPARE(game.playerName(), QStringLiteral("Ada"));
        PlayActionsModel& actions = *game.actions();
        QCOMPARE(actions.count(), 2);
        QCOMPARE(at(actions, 0, PlayActionsModel::TextRole), QStringLiteral("Guess"));
        QCOMPARE(at(actions, 0, PlayActionsModel::ActionRole), QStringLiteral("-1")); // there are choices
        QCOMPARE(at(actions, 1, PlayActionsModel::ActionRole), QStringLiteral("6"));
        QCOMPARE(actions.choicesOf(3).size(), 6);
        QCOMPARE(actions.choicesOf(3)[2].toMap()["label"].toString(), QStringLiteral("3"));
        QCOMPARE(actions.rowOf(5), 0);
        actions.setCurrent(0);
        QCOMPARE(actions.odds(), QStringList{QStringLiteral("one in six")});
        QVERIFY(!actions.take(0));
        QVERIFY(actions.take(1));
        QCOMPARE(game.playerName(), QStringLiteral("Bea"));
        QCOMPARE(at(*game.players(), 0, PlayPlayersModel::StandingRole), QStringLiteral("passed 1"));
    }

    void actionsAreToldAndTakenBack()
    {
        PlayGame game;
        open(game, "guessing human human |");
        QSignalSpy performed(&game, &PlayGame::performed);
        game.act(6);
        game.act(0);
        game.act(7); // there is no such action
        QCOMPARE(performed.count(), 2);
        QCOMPARE(game.timeline()->moment(), 2);
        QCOMPARE(game.log()->count(), 2);
        QCOMPARE(at(*game.log(), 1, PlayLogModel::TextRole), QStringLiteral("Guess 1"));
        game.log()->setDetailed(true);
        QCOMPARE(game.log()->count(), 4);
        QCOMPARE(game.dice().size(), 1);
        QCOMPARE(game.undoText(), QStringLiteral("Guess 1"));
        game.undo();
        QCOMPARE(game.timeline()->moment(), 1);
        QVERIFY(game.timeline()->isLookingBack());
        QCOMPARE(game.redoText(), QStringLiteral("Guess 1"));
        QCOMPARE(at(*game.log(), 2, PlayLogModel::DoneRole), QStringLiteral("false"));
        game.redo();
        QCOMPARE(game.timeline()->moment(), 2);
    }

    void anotherActionBeginsAnotherLine()
    {
        PlayGame game;
        open(game, "guessing human human |");
        game.act(6);
        game.act(6);
        game.timeline()->goTo(1);
        game.act(1);
        const QVariantList lines = game.timeline()->otherLines();
        QCOMPARE(lines.size(), 1);
        QCOMPARE(lines[0].toMap()["from"].toInt(), 1);
        QCOMPARE(lines[0].toMap()["text"].toString(), QStringLiteral("Pass"));
        game.timeline()->takeUp(0);
        QCOMPARE(game.timeline()->length(), 2);
        game.timeline()->goTo(2);
        QCOMPARE(at(*game.log(), 1, PlayLogModel::TextRole), QStringLiteral("Pass"));
        QCOMPARE(game.timeline()->otherLines().size(), 1);
    }

    void whatIsRefusedNamesItsRule()
    {
        PlayGame game;
        open(game, "guessing human human |");
        game.end();
        QCOMPARE(game.refusal(), QStringLiteral("Nobody ends before it is guessed."));
        QCOMPARE(game.refusalRule(), QStringLiteral("GUESS-01"));
        game.act(6);
        QCOMPARE(game.refusal(), QString());
    }

    void gamesAreSavedAndReplaced()
    {
        PlayGame game;
        open(game, "guessing human human |");
        game.act(6);
        QVERIFY(game.save(file("kept.save")));
        QVERIFY(!game.hasReplaced());
        QVERIFY(game.open(written("other.save", "guessing human human | 0:0 0:0")));
        QCOMPARE(game.timeline()->length(), 2);
        QVERIFY(game.hasReplaced());
        QVERIFY(game.returnToReplaced());
        QCOMPARE(game.timeline()->length(), 1);
        QVERIFY(game.open(file("kept.save")));
        QCOMPARE(game.timeline()->length(), 1);
        QVERIFY(!game.open(written("broken.save", "chess")));
        QVERIFY(game.failure().startsWith(QStringLiteral("broken.save: ")));
        QCOMPARE(game.timeline()->length(), 1);
    }

    void replacedGamesAreKeptUntilTheyAreSaved()
    {
        QTemporaryDir data;
        qputenv("XDG_DATA_HOME", data.path().toLocal8Bit());
        const auto copies = [] {
            return QDir(RecoveryFolder::defaultFolder())
                .entryList({QStringLiteral("*.game.recovery")})
                .size();
        };
        Workspace workspace;
        auto game = std::make_unique<PlayGame>();
        game->setProperty("workspace", QVariant::fromValue(&workspace));
        open(*game, "guessing human human |");
        game->act(6);
        QVERIFY(game->open(written("second.save", "guessing human human |")));
        QVERIFY(!game->isUnsaved());
        QCOMPARE(game->unsavedTitles().size(), 1); // of the first
        QCOMPARE(copies(), 1);
        game->act(6);
        game->act(6);
        QVERIFY(game->open(written("third.save", "guessing human human | 0:0 0:0 0:0")));
        QCOMPARE(game->unsavedTitles().size(), 2);
        QCOMPARE(copies(), 2);

        // One after the other comes to the front, with all its moves, and is saved.
        QVERIFY(game->returnToUnsaved());
        QCOMPARE(game->timeline()->length(), 2);
        QVERIFY(game->isUnsaved());
        QCOMPARE(copies(), 2);
        QVERIFY(game->save(file("two.save")));
        QVERIFY(game->returnToUnsaved());
        QCOMPARE(game->timeline()->length(), 1);
        QCOMPARE(copies(), 1);
        QVERIFY(game->save(file("one.save")));
        QCOMPARE(game->unsavedTitles(), QStringList());
        QCOMPARE(copies(), 0);
        QVERIFY(game->hasReplaced());

        // Whoever gives them up leaves no copy behind.
        game->act(6);
        QVERIFY(game->open(file("two.save")));
        QCOMPARE(copies(), 1);
        game.reset();
        QCOMPARE(copies(), 0);
    }

    void opponentsThinkBesideTheWindow()
    {
        PlayGame game;
        game.opponents()->setPace(3);
        open(game, "guessing human echo |");
        QVERIFY(game.opponents()->arePresent() && !game.opponents()->areChoosing());
        game.act(6);
        QVERIFY(game.opponents()->areChoosing());
        QTRY_VERIFY(game.timeline()->length() == 2);
        QCOMPARE(game.opponents()->lastChoice(), QStringLiteral("Bea: Guess 3"));
        QCOMPARE(game.opponents()->weighing().size(), 1);
        // What it chose goes back with the choice of the person.
        if (!game.isOver())
            QVERIFY(game.doesPersonChoose());
        game.undo();
        QCOMPARE(game.timeline()->moment(), 0);
    }

    void diceOfPeopleAreAskedFor()
    {
        m_guessing.typedDice = true;
        PlayGame game;
        open(game, "guessing human human |");
        m_guessing.typedDice = false;
        game.act(3);
        QVERIFY(game.roll()->isPending());
        QCOMPARE(game.roll()->text(), QStringLiteral("Ada rolls 1 die(s) for the guess."));
        QCOMPARE(game.timeline()->length(), 0);
        game.roll()->give(4);
        QVERIFY(!game.roll()->isPending());
        QVERIFY(game.isOver());
        QCOMPARE(game.outcome(), QStringLiteral("That was it."));
    }
};

DELVE_TEST(TestPlayGame)
#include "tst_play_game.moc"
