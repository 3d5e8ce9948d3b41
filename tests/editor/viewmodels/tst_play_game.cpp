// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/viewmodels/play/play_game.h"
#include "tests/editor/viewmodels/guessing_table.h"
#include "tests/support/test_registry.h"

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

    void aClickIsTakenBackAsAWhole()
    {
        PlayGame game;
        open(game, "guessing human human |");
        game.act(6);
        game.take(6);
        game.take(6, true); // goes on with the one before
        game.take(6, true);
        QCOMPARE(game.timeline()->moment(), 4);
        game.undo();
        QCOMPARE(game.timeline()->moment(), 1);
        game.redo();
        QCOMPARE(game.timeline()->moment(), 4);
        game.undoAction();
        QCOMPARE(game.timeline()->moment(), 3);
        game.undo();
        QCOMPARE(game.timeline()->moment(), 1);
        game.undo();
        QCOMPARE(game.timeline()->moment(), 0);
        // What is done there instead goes on with nothing.
        game.act(6);
        game.timeline()->goTo(2);
        game.act(0);
        QVERIFY(!game.goesOn(2) && !game.goesOn(3));
    }

    void aKeyThatGivesSomethingAwayAsksOnce()
    {
        m_guessing.endsAtOnce = true;
        PlayGame game;
        open(game, "guessing human human |");
        m_guessing.endsAtOnce = false;
        game.end();
        QCOMPARE(game.timeline()->moment(), 0);
        QVERIFY(game.notice().startsWith(QStringLiteral("A guess is left.")));
        game.forgetRefusal(); // the pointer moved on
        QCOMPARE(game.notice(), QString());
        game.end();
        game.end();
        QCOMPARE(game.timeline()->moment(), 1);
        QCOMPARE(game.notice(), QString());
        game.setProperty("asksBeforeEnding", false);
        game.end();
        QCOMPARE(game.timeline()->moment(), 2);
    }

    void whatIsSaidOnceForAllIsNotAskedAgain()
    {
        PlayGame game;
        open(game, "guessing human human |");
        StandingAnswersModel& answers = *game.standingAnswers();
        QCOMPARE(answers.count(), 2);
        QCOMPARE(answers.asked(), 0);
        answers.answer(1, 1); // Bea passes from now on
        answers.answer(1, 7); // there is no such answer
        QCOMPARE(game.timeline()->moment(), 0);
        game.act(6);
        QTRY_COMPARE(game.timeline()->moment(), 2);
        QCOMPARE(game.playerName(), QStringLiteral("Ada"));
        // It went with the click that led to it, and is not done again in the past.
        game.undo();
        QCOMPARE(game.timeline()->moment(), 0);
        game.timeline()->goTo(1);
        QTest::qWait(20);
        QCOMPARE(game.timeline()->moment(), 1);
        answers.answer(1, 0);
        game.timeline()->goTo(2);
        game.act(6);
        QTest::qWait(20);
        QCOMPARE(game.timeline()->moment(), 3);
    }

    void bookmarksBelongToTheirLine()
    {
        PlayGame game;
        open(game, "guessing human human |");
        Timeline& timeline = *game.timeline();
        game.act(6);
        game.act(6);
        timeline.toggleBookmark();
        timeline.setBookmarkName(QStringLiteral("  The turning point "));
        QCOMPARE(timeline.bookmarkName(), QStringLiteral("The turning point"));
        timeline.goTo(1);
        game.act(1); // another line
        QVERIFY(timeline.bookmarks().isEmpty());
        QVERIFY(!timeline.isBookmarked());
        QCOMPARE(timeline.otherLines()[0].toMap()["name"].toString(), QString());
        timeline.nameLine(0, QStringLiteral("Careful"));
        timeline.nameLine(5, QStringLiteral("nothing"));
        QCOMPARE(timeline.otherLines()[0].toMap()["name"].toString(), QStringLiteral("Careful"));
        timeline.takeUp(0);
        timeline.goTo(2);
        QVERIFY(timeline.isBookmarked());
        QCOMPARE(timeline.bookmarks().size(), 1);
        QCOMPARE(timeline.bookmarkName(), QStringLiteral("The turning point"));
    }

    void whatOpponentsDidIsToldAndShownAgain()
    {
        PlayGame game;
        game.opponents()->setPace(3);
        open(game, "guessing human echo | 6:1");
        QTRY_COMPARE(game.timeline()->length(), 2);
        Recap& recap = *game.recap();
        if (game.isOver())
            return;
        QVERIFY(recap.isShown());
        QCOMPARE(recap.lines().size(), 1);
        QCOMPARE(recap.lines()[0].toMap()["text"].toString(), QStringLiteral("Guess 3"));
        QSignalSpy shown(&game, &PlayGame::shownAgain);
        recap.replay();
        QCOMPARE(game.timeline()->moment(), 1);
        QVERIFY(!game.mayAct());
        game.act(6); // nobody acts in the past by mistake
        QCOMPARE(game.timeline()->length(), 2);
        QTRY_VERIFY(!recap.isReplaying());
        QCOMPARE(game.timeline()->moment(), 2);
        QVERIFY(recap.isShown());
        QVERIFY(game.mayAct());
        recap.dismiss();
        QVERIFY(!recap.isShown());
        game.act(6);
        QVERIFY(game.advice()->canExplain());
    }

    void anyLineIsExplained()
    {
        PlayGame game;
        open(game, "guessing human human | 6:1 0:0 5:2");
        Advice& advice = *game.advice();
        QVERIFY(!advice.canExplain()); // only people
        QVERIFY(!advice.explain(3));
        QVERIFY(!advice.explain(-1));
        QVERIFY(advice.explain(2));
        QCOMPARE(advice.title(), QStringLiteral("Ada: Guess 5"));
        QTRY_VERIFY(!advice.isBusy());
        QCOMPARE(advice.gist(), QStringLiteral("Guess 5"));
        QCOMPARE(advice.reasons().size(), 1);
        QVERIFY(advice.explainTurn(1));
        QTRY_VERIFY(!advice.isBusy());
        QCOMPARE(advice.title(), QStringLiteral("The turn of Bea"));
        QVERIFY(!advice.gist().isEmpty());
        QCOMPARE(advice.reasons().size(), 1);
        game.timeline()->goTo(3);
        QVERIFY(advice.hint());
        QTRY_VERIFY(!advice.isBusy());
        QVERIFY(advice.isHint());
        advice.followHint();
        QCOMPARE(game.timeline()->length(), 4);
        QVERIFY(!advice.isHint()); // it was for that moment
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
        QCOMPARE(game.roll()->text(), QStringLiteral("Ada: roll 1 die(s) for the guess."));
        QCOMPARE(game.timeline()->length(), 0);
        game.roll()->give(4);
        QVERIFY(!game.roll()->isPending());
        QVERIFY(game.isOver());
        QCOMPARE(game.outcome(), QStringLiteral("That was it."));
    }
};

DELVE_TEST(TestPlayGame)
#include "tst_play_game.moc"
