// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/viewmodels/play/play_game.h"
#include "tests/editor/mageknight/viewmodels/known_games.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/mageknight/saved_games.h"
#include "tests/support/test_registry.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::play;
using namespace delve::mageknight::test;
using namespace delve::test;

/// Games of older rules in the window.
class TestOlderGame : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    QString path(const char* name) const { return m_folder.filePath(QString::fromLatin1(name)); }

    void write(const QString& file, const std::string& text) const
    {
        QFile out(file);
        QVERIFY(out.open(QIODevice::WriteOnly));
        QCOMPARE(out.write(QByteArray::fromStdString(text)), qint64(text.size()));
    }

    /// A game of people whose seventh action is refused now.
    std::string forged() const
    {
        const auto replay =
            parseReplay(savedText(QStringLiteral("rules-3-standard.save.json")), shippedContent());
        const Game game = *gameOf(*replay, shippedContent());
        QJsonObject json =
            QJsonDocument::fromJson(QByteArray::fromStdString(writeReplay(game, *replay))).object();
        json["rulesVersion"] = rulesVersion - 1;
        QJsonArray actions = json["actions"].toArray();
        QJsonObject step = actions[6].toObject();
        step["do"] = QJsonObject{{"action", "decline-answers"}};
        actions[6] = step;
        json["actions"] = actions;
        QJsonObject table = json["table"].toObject();
        table["seats"] = QJsonArray{"human", "human"};
        json["table"] = table;
        return QJsonDocument(json).toJson().toStdString();
    }

    static QVariant at(const PlayLogModel& log, int row, int role) { return log.data(log.index(row), role); }

private slots:
    void aGameOpensAtTheLastActionThatHolds()
    {
        write(path("old.save.json"), forged());
        Library library;
        KnownGames games(library);
        PlayGame game;
        game.setGames(&games.registry);
        QVERIFY2(game.open(QUrl::fromLocalFile(path("old.save.json"))), qPrintable(game.failure()));
        QVERIFY2(
            game.warning().contains(QStringLiteral("The rules have changed since this game was recorded, "
                                                   "from version %1 to version %2.")
                                        .arg(rulesVersion - 1)
                                        .arg(rulesVersion)),
            qPrintable(game.warning()));
        QVERIFY(game.warning().contains(QStringLiteral("Action 7 is refused by TURN-01 now.")));
        QVERIFY(game.opponents()->arePaused()); // nobody goes on before that is read
        QCOMPARE(game.timeline()->moment(), 6);
        QCOMPARE(game.timeline()->length(), 6);
        QVERIFY(game.timeline()->verified().startsWith(QStringLiteral("6 action")));

        // What followed is in the log, as what nobody can go to.
        const PlayLogModel& log = *game.log();
        int first = -1;
        for (int row = 0; row < log.count() && first < 0; ++row)
            if (at(log, row, PlayLogModel::UnreachedRole).toBool())
                first = row;
        QVERIFY(first > 0);
        QCOMPARE(log.current(), first - 1);
        QCOMPARE(at(log, first, PlayLogModel::TextRole).toString(),
                 QStringLiteral("What followed by the rules of then (version %1). It cannot be gone to.")
                     .arg(rulesVersion - 1));
        QVERIFY(log.count() > first + 50);
        for (int row = first; row < log.count(); ++row) {
            QVERIFY(at(log, row, PlayLogModel::UnreachedRole).toBool());
            QVERIFY(!at(log, row, PlayLogModel::DoneRole).toBool());
            QCOMPARE(at(log, row, PlayLogModel::MomentRole).toInt(), -1);
            QVERIFY(!at(log, row, PlayLogModel::TextRole).toString().isEmpty());
        }

        // Play goes on above it.
        const int rest = log.count() - first;
        QVERIFY(game.doesPersonChoose());
        game.act(0);
        QCOMPARE(game.timeline()->length(), 7);
        QVERIFY(log.count() - rest > first);
        QVERIFY(!at(log, first, PlayLogModel::UnreachedRole).toBool());
        QCOMPARE(log.current(), log.count() - rest - 1);
        game.undo();
        QCOMPARE(game.timeline()->moment(), 6);
    }

    void savingAsksForANewName()
    {
        const std::string text = forged();
        write(path("kept.save.json"), text);
        Library library;
        KnownGames games(library);
        PlayGame game;
        game.setGames(&games.registry);
        const QUrl old = QUrl::fromLocalFile(path("kept.save.json"));
        QVERIFY(game.open(old));
        QCOMPARE(game.proposedFile(), QUrl::fromLocalFile(path("kept-2.save.json")));
        QVERIFY(!game.save(old));
        QCOMPARE(game.failure(), QStringLiteral("kept.save.json was recorded by older rules and stays as it "
                                                "is. Choose another name."));
        QFile file(path("kept.save.json"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll().toStdString(), text);
        QVERIFY2(game.save(game.proposedFile()), qPrintable(game.failure()));
        // From now on that is its file, and the old one is still not written to.
        QCOMPARE(game.proposedFile(), QUrl::fromLocalFile(path("kept-2.save.json")));
        QVERIFY(game.save(game.proposedFile()));
        QVERIFY(!game.save(old));
        // What was kept is a game of today.
        PlayGame again;
        again.setGames(&games.registry);
        QVERIFY(again.open(QUrl::fromLocalFile(path("kept-2.save.json"))));
        QCOMPARE(again.warning(), QString());
        QCOMPARE(again.timeline()->length(), 6);
    }

    void aGameThatTookItsPlaceLeadsBackToIt()
    {
        write(path("first.save.json"), forged());
        Library library;
        KnownGames games(library);
        PlayGame game;
        game.setGames(&games.registry);
        const QUrl first = QUrl::fromLocalFile(path("first.save.json"));
        QVERIFY(game.open(first));
        const int rows = game.log()->count();
        write(path("second.save.json"), savedText(QStringLiteral("rules-1-lone-wolf.save.json")));
        QVERIFY(game.open(QUrl::fromLocalFile(path("second.save.json"))));
        QVERIFY(game.returnToReplaced());
        QCOMPARE(game.log()->count(), rows);
        QVERIFY(game.warning().contains(QStringLiteral("from version %1 to").arg(rulesVersion - 1)));
        QVERIFY(!game.save(first));
    }

    void everyFileOfEarlierVersionsOpens()
    {
        const auto folder = sourceFolder() / "tests/data/saves";
        Library library;
        KnownGames games(library);
        PlayGame game;
        game.setGames(&games.registry);
        game.opponents()->setPaused(true);
        int files = 0;
        for (const auto& entry : std::filesystem::directory_iterator(folder)) {
            const QString file = QString::fromStdString(entry.path().string());
            if (!file.endsWith(QStringLiteral(".save.json")))
                continue;
            ++files;
            QVERIFY2(game.open(QUrl::fromLocalFile(file)), qPrintable(game.failure()));
            QVERIFY(game.warning().contains(QStringLiteral("The rules have changed since")));
            QVERIFY(!game.save(QUrl::fromLocalFile(file)));
            game.log()->setDetailed(true);
            for (int row = 0; row < game.log()->count(); ++row)
                QVERIFY(!at(*game.log(), row, PlayLogModel::TextRole).toString().isEmpty());
            game.log()->setDetailed(false);
        }
        QVERIFY(files >= 11);
    }
};

DELVE_TEST(TestOlderGame)
#include "tst_older_game.moc"
