// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/file_lock.h"
#include "editor/viewmodels/play/play_game.h"
#include "tests/editor/viewmodels/guessing_table.h"
#include "tests/support/test_registry.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

using namespace delve;
using namespace delve::test;

/// Games of the window in files: their own, those of others, and copies.
class TestSavedGames : public QObject
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

    QByteArray held(const char* name) const
    {
        QFile in(file(name).toLocalFile());
        return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
    }

    /// Goes on with a game.
    void open(PlayGame& game, const QByteArray& text)
    {
        game.setGames(&m_games);
        QVERIFY2(game.open(written("table.save", text)), qPrintable(game.failure()));
    }

private slots:
    void initTestCase() { m_games.add(&m_guessing); }

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

    void whatAnotherProgramPlayedIsNotOverwritten()
    {
        PlayGame game;
        game.setGames(&m_games);
        QVERIFY(game.open(written("shared.save", "guessing human human |")));
        game.act(6);
        QVERIFY(game.save(file("shared.save")));
        QCOMPARE(held("shared.save"), QByteArray("guessing human human | 0:0"));

        // A terminal goes on with it; here they go on, too.
        const QByteArray theirs = "guessing human human | 0:0 0:0 0:0";
        written("shared.save", theirs);
        game.act(6);
        QVERIFY(!game.save(file("shared.save")));
        QVERIFY2(game.failure().startsWith(QStringLiteral("shared.save was changed by another program")),
                 qPrintable(game.failure()));
        QCOMPARE(held("shared.save"), theirs);

        // Elsewhere both are kept, and that is its file from then on.
        QVERIFY(game.proposedFile() != file("shared.save"));
        QVERIFY(game.save(game.proposedFile()));
        QCOMPARE(held("shared.save"), theirs);
        QCOMPARE(game.failure(), QString());
        game.act(6);
        QVERIFY(game.save(game.proposedFile()));

        // Who was told may replace it; who was not told of what came after that may not.
        QVERIFY(game.open(file("shared.save")));
        written("shared.save", "guessing human human | 0:0");
        QVERIFY(!game.save(file("shared.save")));
        QVERIFY(game.save(file("shared.save")));
        QCOMPARE(held("shared.save"), theirs);
        QCOMPARE(game.proposedFile(), file("shared.save"));
        written("shared.save", "guessing human human | 0:0");
        QVERIFY(!game.save(file("shared.save")));
        written("shared.save", "guessing human human | 0:0 0:0");
        QVERIFY(!game.save(file("shared.save")));
        // What somebody took away is written anew.
        QVERIFY(QFile::remove(file("shared.save").toLocalFile()));
        QVERIFY(game.save(file("shared.save")));
        QCOMPARE(held("shared.save"), theirs);
    }

    void whileAnotherProgramPlaysIntoItNobodyElseWrites()
    {
        PlayGame game;
        game.setGames(&m_games);
        QVERIFY(game.open(written("held.save", "guessing human human |")));
        game.act(6);
        {
            const auto lock = lockFile(file("held.save").toLocalFile()); // as delve play does
            QVERIFY(lock);
            QVERIFY(!game.save(file("held.save")));
            QVERIFY2(game.failure().contains(QStringLiteral("another program is writing it")),
                     qPrintable(game.failure()));
            QVERIFY(game.save(file("aside.save")));
        }
        QVERIFY(game.save(file("held.save")));
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
};

DELVE_TEST(TestSavedGames)
#include "tst_saved_games.moc"
