// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/viewmodels/document/dungeoneer_game.h"
#include "editor/dungeoneer/viewmodels/play/card_play.h"
#include "editor/dungeoneer/viewmodels/play/card_rows.h"
#include "engine/base/file.h"
#include "tests/support/test_registry.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

#include <set>

using namespace delve;
using namespace delve::dungeoneer;
using namespace delve::dungeoneer::play;

namespace {

std::string textOf(const std::string& sample)
{
    return *readFile(std::string(DELVE_SOURCE_DIR "/resources/scenarios/dungeoneer/") + sample +
                         ".scenario.json",
                     1 << 20);
}

} // namespace

/// The second game in the window: a card map is played, hands are shown to those who may see them, and cards
/// and maps say what can be done.
class TestCardPlay : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    CardLibrary m_library;
    DungeoneerGame m_dungeoneer;
    GameRegistry m_games;

    std::unique_ptr<FileDocumentViewModel> document(const std::string& text = textOf("closing-time"))
    {
        auto document = m_dungeoneer.read(text);
        if (!document)
            qFatal("the sample cannot be read");
        return *std::move(document);
    }

    int playersOf(FileDocumentViewModel& document) { return int(m_dungeoneer.playersOf(document).size()); }

    /// Seats by their places in the list of those who can sit there, people being 0.
    void seat(PlayGame& game, FileDocumentViewModel& document, const std::vector<int>& choices)
    {
        game.setGames(&m_games);
        game.setup()->prepare(&document);
        for (std::size_t i = 0; i < choices.size(); ++i)
            game.setup()->setSeat(int(i), choices[i]);
        game.setup()->setSeed(QStringLiteral("5"));
    }

    void begin(PlayGame& game, FileDocumentViewModel& document, const std::vector<int>& choices)
    {
        seat(game, document, choices);
        if (!game.start(&document))
            qFatal("%s", qPrintable(game.failure()));
    }

    const CardGameTable& tableOf(const PlayGame& game) const
    {
        return dynamic_cast<const CardGameTable&>(*game.table());
    }

    /// People take any action until something is so; at most so often.
    template <typename IsReached> bool playUntil(PlayGame& game, IsReached&& isReached, int most = 600)
    {
        Random random(3);
        for (int i = 0; i < most && !game.isOver(); ++i) {
            if (isReached())
                return true;
            game.act(int(random.below(std::uint32_t(game.table()->actionCount()))));
        }
        return isReached();
    }

private slots:
    void initTestCase()
    {
        m_dungeoneer.setLibrary(&m_library);
        m_games.add(&m_dungeoneer);
    }

    void onePersonAgainstTheProgramIsUsual()
    {
        auto map = document();
        PlayGame game;
        game.setGames(&m_games);
        game.setup()->prepare(map.get());
        const QVariantList players = game.setup()->players();
        QCOMPARE(int(players.size()), playersOf(*map));
        QCOMPARE(players[0].toMap()["seat"].toInt(), 0);
        const std::vector<std::string> seats = game.setup()->table().seats;
        QCOMPARE(seats[0], std::string("human"));
        QCOMPARE(seats[1], std::string("steady"));
        QCOMPARE(players[1].toMap()["seat"].toInt(),
                 int(game.setup()->seatNames().indexOf(QStringLiteral("Steady"))));
    }

    void aMapIsPlayedOnACopy()
    {
        auto map = document();
        PlayGame game;
        begin(game, *map, {0, 0, 0, 0});
        QCOMPARE(game.kind(), &m_dungeoneer);
        QVERIFY(game.isOf(map.get()));
        QVERIFY(playUntil(game, [&] { return game.timeline()->length() > 30; }));
        QVERIFY(!map->isModified());
        QVERIFY(game.isOf(map.get()));
        const auto other = document(textOf("the-long-way"));
        QVERIFY(!m_dungeoneer.isOf(*game.table(), *other));
    }

    void whatCannotBePlayedSaysWhy()
    {
        std::string text = textOf("closing-time");
        // Of the players only the first stays.
        const auto players = text.find("\"players\": [");
        const std::string_view endOfOne = "\n    }";
        const auto rest = text.find(endOfOne, players) + endOfOne.size();
        const auto end = text.find("\n  ]", players);
        QVERIFY(players != std::string::npos && rest < end);
        text.erase(rest, end - rest);
        auto map = m_dungeoneer.read(text);
        QVERIFY(map);
        PlayGame game;
        game.setGames(&m_games);
        QVERIFY(!game.start(map->get()));
        QVERIFY2(game.failure().contains(QStringLiteral("DNR-SETUP-01")), qPrintable(game.failure()));
        QVERIFY2(!game.failure().contains(QStringLiteral("/players")), qPrintable(game.failure()));
        QVERIFY(!game.isRunning());
    }

    void aSaveIsOpenedAsWhatItIs()
    {
        auto map = document();
        PlayGame game;
        begin(game, *map, {0, 0, 0, 0});
        QVERIFY(playUntil(game, [&] { return game.timeline()->length() >= 25; }));
        const QUrl file = QUrl::fromLocalFile(m_folder.filePath(QStringLiteral("game.replay.json")));
        QVERIFY2(game.save(file), qPrintable(game.failure()));
        const auto text = readFile(file.toLocalFile().toStdString(), 1 << 24);
        QCOMPARE(*m_dungeoneer.titleOfTable(*text), map->title());
        PlayGame again;
        again.setGames(&m_games);
        QVERIFY2(again.open(file), qPrintable(again.failure()));
        QCOMPARE(again.kind(), &m_dungeoneer);
        QCOMPARE(again.timeline()->length(), game.timeline()->length());
        QCOMPARE(again.prompt(), game.prompt());
        QVERIFY(!again.isUnsaved());
        QVERIFY(!m_dungeoneer.readTable("{}"));
    }

    /// DNR-SETUP-20: while the mouse is handed over, and while opponents choose, there is no hand to see.
    void handsAreHiddenBetweenPeople()
    {
        auto map = document();
        PlayGame game;
        CardPlay play;
        play.setGame(&game);
        begin(game, *map, {0, 0, 0, 0});
        QVERIFY(game.hasSecrets());
        QVERIFY(playUntil(game, [&] { return play.hand()->count() > 0; }));
        const int asked = game.player();
        QVERIFY(play.handTitle().startsWith(game.playerName()));
        std::set<QString> own;
        for (const auto& row : play.hand()->rows())
            own.insert(row.key);
        tableOf(game).session().state().hands[std::size_t(asked)].forEach(
            [&](CardId card) { QVERIFY(own.contains(QStringLiteral("card %1").arg(int(card)))); });
        play.setCovered(true);
        QCOMPARE(play.hand()->count(), 0);
        QCOMPARE(play.handTitle(), QString());
        QVERIFY(play.onBoard().all().empty());
        for (const auto& row : play.belongings()->rows())
            QVERIFY(!row.playable);
        play.setCovered(false);
        QCOMPARE(play.hand()->count(), int(own.size()));
        // The other person sees other cards.
        QVERIFY(playUntil(game, [&] { return game.player() != asked && play.hand()->count() > 0; }));
        QVERIFY(play.handTitle().startsWith(game.playerName()));
    }

    /// Every legal action about a card is offered by the card, and every one about the map by its cell.
    void cardsAndCellsOfferWhatIsLegal()
    {
        auto map = document();
        PlayGame game;
        CardPlay play;
        play.setGame(&game);
        begin(game, *map, {0, 0, 0, 0});
        Random random(9);
        int onMap = 0, ofCards = 0;
        for (int i = 0; i < 250 && !game.isOver(); ++i) {
            const Actions& legal = tableOf(game).legal();
            const CardRows rows(tableOf(game), true);
            std::set<int> offered;
            for (const PlayCardsModel* model : {play.hand(), play.belongings()})
                for (const auto& row : model->rows()) {
                    const auto actions = rows.actionsAbout(row.key);
                    QCOMPARE(row.playable, !actions.empty());
                    offered.insert(actions.begin(), actions.end());
                }
            for (std::size_t a = 0; a < legal.size(); ++a) {
                const auto& targets = play.onBoard().of(int(a));
                for (const BoardTarget& target : targets) {
                    const auto there = play.onBoard().at(target);
                    QVERIFY(std::ranges::find(there, int(a)) != there.end());
                }
                onMap += !targets.empty();
                if (std::holds_alternative<PlayCard>(legal[a]) ||
                    std::holds_alternative<LayEncounter>(legal[a]) ||
                    std::holds_alternative<DiscardOne>(legal[a])) {
                    const bool isNone = legal[a] == Action(DiscardOne{});
                    QVERIFY2(isNone || offered.contains(int(a)),
                             qPrintable(game.table()->actionText(int(a))));
                    ++ofCards;
                }
            }
            game.act(int(random.below(std::uint32_t(legal.size()))));
        }
        QVERIFY(onMap > 100);
        QVERIFY(ofCards > 50);
    }

    void pricesAreThoseThatArePaid()
    {
        auto map = document();
        PlayGame game;
        CardPlay play;
        play.setGame(&game);
        begin(game, *map, {0, 0, 0, 0});
        const PlayCardsModel::Row* dear = nullptr;
        QVERIFY(playUntil(game, [&] {
            for (const auto& row : play.hand()->rows())
                if (row.sign == QStringLiteral("star") && row.cost > 0)
                    dear = &row;
            return dear != nullptr;
        }));
        const CardId card = CardId(dear->key.section(u' ', 1).toInt());
        QCOMPARE(dear->cost, costOf(tableOf(game).position(), tableOf(game).viewer(), card));
        QVERIFY2(dear->price.contains(QString::number(dear->cost)), qPrintable(dear->price));
        QVERIFY(dear->description.startsWith(dear->name));
    }

    /// A click on a card that nothing can be done with names the rule; one on a far space, too.
    void whatIsRefusedNamesItsRule()
    {
        auto map = document();
        PlayGame game;
        CardPlay play;
        play.setGame(&game);
        begin(game, *map, {0, 0, 0, 0});
        QString useless;
        QVERIFY(playUntil(game, [&] {
            useless.clear();
            for (const auto& row : play.hand()->rows())
                if (!row.playable && pending<HeroPhase>(tableOf(game).position()))
                    useless = row.key;
            return !useless.isEmpty();
        }));
        const int before = game.timeline()->length();
        QVERIFY(play.take(useless).isEmpty());
        QCOMPARE(game.timeline()->length(), before);
        const QString name = tableOf(game).words().of(tableOf(game).position().state(),
                                                      CardId(useless.section(u' ', 1).toInt()));
        QVERIFY2(game.refusalRule().startsWith(QStringLiteral("DNR-")), qPrintable(name));
        QVERIFY(!game.refusal().isEmpty());
        // A click beside the cards does nothing, whatever it could be taken for.
        QVERIFY(play.pointAt({MapKind::Dungeon, {400, 400}}).isEmpty());
        QCOMPARE(game.timeline()->length(), before);
    }

    /// "Not unless …": whoever has said so is not asked, and the game goes on by itself.
    void aStandingPassIsTakenByItself()
    {
        auto map = document();
        PlayGame game;
        begin(game, *map, {0, 0, 0, 0});
        QCOMPARE(int(game.waysToBeAsked().size()), 3);
        QVERIFY(playUntil(game, [&] { return bool(pending<Window>(tableOf(game).position())); }));
        const int asked = game.player();
        const int before = game.timeline()->length();
        QCOMPARE(game.wayToBeAsked(), 0);
        const bool isActive = tableOf(game).position().isActive(PlayerId(asked));
        game.setWayToBeAsked(isActive ? 1 : 2);
        const bool wasPassed = game.timeline()->length() > before;
        if (wasPassed)
            QCOMPARE(game.table()->recordedText(std::size_t(before)), QStringLiteral("Pass"));
        // From now on nobody asks this person anything that could be passed.
        Random random(4);
        int others = 0;
        for (int i = 0; i < 200 && !game.isOver(); ++i) {
            const Position now = tableOf(game).position();
            if (game.player() == asked && game.wayToBeAsked() > 0)
                QVERIFY(!pending<Window>(now) || game.wayToBeAsked() == 1);
            others += game.player() != asked;
            game.act(int(random.below(std::uint32_t(game.table()->actionCount()))));
        }
        QVERIFY(others > 0);
    }

    /// Real dice are asked for, but nobody rolls which card is drawn.
    void drawnCardsAreNotRolled()
    {
        auto map = document();
        PlayGame game;
        seat(game, *map, {0, 0, 0, 0});
        game.setup()->setProperty("typedDice", true);
        QVERIFY(game.start(map.get()));
        QCOMPARE(game.table()->actionText(0), QStringLiteral("Deal the cards"));
        game.act(0);
        // What is asked for is who begins, if anything, and never a card.
        for (int i = 0; i < 60 && game.roll()->isPending(); ++i) {
            QVERIFY2(!game.roll()->text().contains(QStringLiteral("random")),
                     qPrintable(game.roll()->text()));
            game.roll()->give(1 + i % 6);
        }
        QVERIFY(!game.roll()->isPending());
        QVERIFY(game.timeline()->length() > 0);
        const std::string saved = game.table()->saved();
        // Given up and begun again, the same cards are drawn.
        game.undo();
        game.act(0);
        for (int i = 0; i < 60 && game.roll()->isPending(); ++i)
            game.roll()->give(1 + i % 6);
        QCOMPARE(game.table()->saved(), saved);
    }

    void anotherGameLeavesNothingBehind()
    {
        CardPlay play;
        PlayGame game;
        play.setGame(&game);
        QCOMPARE(play.hand()->count(), 0);
        QVERIFY(play.phases().isEmpty());
        QVERIFY(play.seats().isEmpty());
        QCOMPARE(play.looked(), -1);
        QVERIFY(play.take(QStringLiteral("card 1")).isEmpty());
        QVERIFY(play.pointAt({}).isEmpty());
        QCOMPARE(play.phaseText(), QString());
    }

    void othersAreLookedAt()
    {
        auto map = document();
        PlayGame game;
        CardPlay play;
        play.setGame(&game);
        begin(game, *map, {0, 0, 0, 0});
        QVERIFY(playUntil(game, [&] { return tableOf(game).position().turn().phase == Phase::Hero; }));
        QCOMPARE(play.looked(), game.player());
        const int other = (game.player() + 1) % game.table()->playerCount();
        play.look(other);
        QCOMPARE(play.looked(), other);
        const Position now = tableOf(game).position();
        QCOMPARE(play.trackers()[0].toMap()["value"].toString(),
                 QString::number(now.player(PlayerId(other)).glory));
        // The Hero of the other, and its Quests with what is missing.
        bool hasHero = false;
        for (const auto& row : play.belongings()->rows()) {
            hasHero = hasHero || row.key == QStringLiteral("hero %1").arg(other);
            if (row.number > 0)
                QVERIFY2(!row.note.isEmpty(), qPrintable(row.name));
        }
        QVERIFY(hasHero);
        int current = 0;
        for (const QVariant& phase : play.phases())
            current += phase.toMap()["current"].toBool();
        QCOMPARE(current, 1);
    }
};

DELVE_TEST(TestCardPlay)
#include "tst_card_play.moc"
