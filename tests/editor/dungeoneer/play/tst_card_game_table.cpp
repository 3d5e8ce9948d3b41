// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/play/card_game_table.h"
#include "editor/play/choices_of_people.h"
#include "tests/support/dungeoneer/played_game.h"
#include "tests/support/test_registry.h"

#include <QRegularExpression>

#include <set>

using namespace delve;
using namespace delve::dungeoneer;
using namespace delve::dungeoneer::play;
using namespace delve::dungeoneer::test;

namespace {

std::shared_ptr<const Cards> overdraft()
{
    static const auto cards = shippedCards({"overdraft"});
    return cards;
}

std::unique_ptr<CardGameTable> tableWith(std::vector<std::string> seats, std::uint64_t seed = 7)
{
    TableSetup setup;
    setup.seats = std::move(seats);
    setup.seed = seed;
    auto opened =
        CardGameTable::start(freshScenario(*overdraft(), int(setup.seats.size())), overdraft(), setup);
    if (!opened)
        qFatal("%s", inEnglish(opened.error()).c_str());
    return std::unique_ptr<CardGameTable>(dynamic_cast<CardGameTable*>(opened->release()));
}

/// Takes one action: what an opponent thinks best, of people any.
void goOn(CardGameTable& table, Random& random)
{
    int action = int(random.below(std::uint32_t(table.actionCount())));
    if (!table.isPerson(int(table.toAct())))
        action = table.thinking()(std::atomic<bool>(false)).action;
    table.perform(action, table.seededDice());
}

void playTo(CardGameTable& table, std::size_t moment)
{
    Random random(11);
    while (table.moment() < moment && !table.isOver())
        goOn(table, random);
}

QString allWords(const CardGameTable& table)
{
    QStringList words{table.prompt(), table.left(), table.common(), table.outcome()};
    for (int i = 0; i < table.playerCount(); ++i)
        words << table.player(i).details << table.player(i).standing;
    for (const auto& row : table.actionRows()) {
        words << row.text;
        for (const auto& choice : row.choices)
            words << choice.label;
    }
    for (std::size_t moment = 0; moment < table.recordedCount(); ++moment)
        for (const auto& line : table.told(moment))
            words << line.text;
    return words.join(u'\n');
}

} // namespace

/// A game of cards as windows and terminals show it.
class TestCardGameTable : public QObject
{
    Q_OBJECT

private slots:
    void aGameIsBegunAndPlayed()
    {
        auto table = tableWith({"human", "steady"});
        QCOMPARE(table->playerCount(), 2);
        QCOMPARE(table->actionCount(), 1);
        QCOMPARE(table->actionText(0), QStringLiteral("Deal the cards"));
        playTo(*table, 60);
        QCOMPARE(table->recordedCount(), std::size_t(60));
        QVERIFY(table->turns().size() > 1);
        QVERIFY(table->round() >= 1);
        for (std::size_t moment = 0; moment < 60; ++moment) {
            QVERIFY(!table->recordedText(moment).isEmpty());
            for (const auto& line : table->told(moment))
                QVERIFY(!line.text.isEmpty() && !line.icon.isEmpty());
        }
    }

    /// Every row leads to a legal action, and no action is out of reach of the rows but one that says the
    /// same.
    void rowsOfferWhatIsLegal()
    {
        auto table = tableWith({"human", "human"});
        Random random(2);
        for (int i = 0; i < 250 && !table->isOver(); ++i) {
            std::set<QString> texts;
            const auto rows = table->actionRows();
            QVERIFY(!rows.empty());
            for (const auto& row : rows) {
                QVERIFY(row.action >= 0 && row.action < table->actionCount());
                QVERIFY2(texts.insert(row.text).second, qPrintable(row.text));
                for (const auto& choice : row.choices)
                    QCOMPARE(table->actionGroup(choice.action), table->actionGroup(row.action));
            }
            goOn(*table, random);
        }
    }

    void whatWasDoneIsTakenBackAndKept()
    {
        auto table = tableWith({"human", "random"});
        playTo(*table, 40);
        const std::uint64_t mark = table->markOf(39);
        table->goTo(momentBeforeChoice(*table));
        const std::size_t back = table->moment();
        QVERIFY(back < 40 && table->isPerson(table->chooserAt(back)));
        QCOMPARE(table->recordedCount(), std::size_t(40));
        table->goTo(40);
        QCOMPARE(table->markOf(39), mark);
        table->goTo(back);
        // Something else is done there: what was is another line.
        int other = -1;
        for (int i = 0; i < table->actionCount() && other < 0; ++i)
            if (table->actionText(i) != table->recordedText(back))
                other = i;
        if (other >= 0) {
            table->perform(other, table->seededDice());
            QCOMPARE(table->otherLines().size(), std::size_t(1));
            QCOMPARE(table->otherLines().front().from, back);
            table->takeUp(0);
            table->goTo(40);
            QCOMPARE(table->markOf(39), mark);
        }
    }

    void aSaveIsGoneOnWith()
    {
        auto table = tableWith({"human", "steady"});
        playTo(*table, 50);
        const std::string text = table->saved();
        auto replay = parseReplay(text, overdraft());
        QVERIFY(replay);
        auto again = CardGameTable::resume(*std::move(replay), overdraft());
        QVERIFY(again);
        QCOMPARE((*again)->moment(), std::size_t(50));
        QCOMPARE((*again)->saved(), text);
        QCOMPARE((*again)->prompt(), table->prompt());
        QVERIFY((*again)->warning().isEmpty());
        QCOMPARE((*again)->seed(), table->seed());
    }

    /// DNR-SETUP-20: whoever sits at the screen reads no name of a card that only another hand holds.
    void otherHandsStayHidden()
    {
        for (std::uint64_t seed = 1; seed <= 4; ++seed) {
            auto table = tableWith({"human", "steady"}, seed);
            Random random(seed);
            for (int i = 0; i < 120 && !table->isOver(); ++i) {
                goOn(*table, random);
                QCOMPARE(int(table->viewer()), 0);
                const QString words = allWords(*table);
                const GameState& state = table->session().state();
                state.hands[1].forEach([&](CardId card) {
                    // It may have been seen before, on the table or in the own hand; of a card that was not,
                    // nobody has read the name.
                    const AdventureCard& own = table->session().game().card(card);
                    if (own.copies > 1 || wasSeen(*table, card))
                        return;
                    const QString name = table->words().of(state, card);
                    QVERIFY2(!words.contains(name + u'.') && !words.contains(name + u',') &&
                                 !words.contains(u' ' + name + u'\n'),
                             qPrintable(name));
                });
            }
        }
    }

    void handsAreOpenToWhoeverIsAsked()
    {
        auto table = tableWith({"human", "human"});
        playTo(*table, 30);
        const PlayerId acting = table->toAct();
        QCOMPARE(int(table->viewer()), int(acting));
        const QString own = table->player(int(acting)).details.join(u'\n');
        const QString other = table->player(1 - int(acting)).details.join(u'\n');
        QVERIFY(!QRegularExpression("Hand: [0-9]+ card").match(own).hasMatch());
        QVERIFY(QRegularExpression("Hand: [0-9]+ card").match(other).hasMatch());
        // While an opponent thinks, nobody is shown what it could do.
        auto against = tableWith({"human", "human", "steady"}, 3);
        Random random(1);
        while (!against->isOver() && against->isPerson(int(against->toAct())))
            goOn(*against, random);
        QVERIFY(against->actionRows().empty());
        QVERIFY(against->actionCount() > 0);
    }

    /// "Not unless …": whoever has said so is asked for nothing until that happens, and passes by itself.
    void passesStand()
    {
        auto table = tableWith({"human", "human"});
        QCOMPARE(table->waysToBeAsked().size(), 3);
        Random random(5);
        int passed = 0, askedWhenAttacked = 0;
        for (int i = 0; i < 900 && !table->isOver(); ++i) {
            for (int player = 0; player < 2; ++player)
                if (table->wayToBeAsked(player) == 0)
                    table->setWayToBeAsked(player, int(player == 0 ? AskMe::WhenAttacked : AskMe::InMyTurn));
            const PlayerId asked = table->toAct();
            const Position now(table->session().game(), table->session().state());
            const int unasked = table->unaskedAction();
            if (unasked >= 0) {
                QCOMPARE(table->actionText(unasked), QStringLiteral("Pass"));
                QVERIFY(pending<Window>(now));
                if (asked == PlayerId(0))
                    QVERIFY(!concerns(now, asked));
                else
                    QVERIFY(!now.isActive(asked));
                ++passed;
                table->perform(unasked, table->seededDice());
                continue;
            }
            askedWhenAttacked += asked == PlayerId(0) && pending<Window>(now) && concerns(now, asked);
            goOn(*table, random);
        }
        QVERIFY(passed > 5);
        QVERIFY(askedWhenAttacked > 0);
    }

    void opponentsSayWhy()
    {
        auto table = tableWith({"steady", "steady"});
        playTo(*table, 25);
        while (table->actionCount() < 3)
            table->perform(table->thinking()(std::atomic<bool>(false)).action, table->seededDice());
        const auto thought = table->thinking()(std::atomic<bool>(false));
        const auto reasons = thought.reasons(3);
        QVERIFY(!reasons.empty());
        QVERIFY(reasons.front().isChosen && !reasons.front().facts.isEmpty());
        QCOMPARE(reasons.front().text, table->actionText(thought.action));
        QVERIFY(reasons.front().gist.startsWith(reasons.front().text)); // for the turn in one sentence
    }

    /// "Where do I stand?": how the game is won, and what everybody has, the one who asks first.
    void whereEverybodyStands()
    {
        auto table = tableWith({"human", "steady", "steady"});
        QCOMPARE(table->standingOf(0).size(), std::size_t(1)); // nothing is dealt yet
        playTo(*table, 60);
        for (int player = 0; player < 3; ++player) {
            const auto parts = table->standingOf(player);
            QCOMPARE(parts.size(), std::size_t(4));
            QVERIFY(parts.front().lines.size() >= 2); // the Global Quest
            for (int i = 0; i < 3; ++i) {
                QCOMPARE(parts[std::size_t(i) + 1].heading, table->nameOf((player + i) % 3));
                QCOMPARE(parts[std::size_t(i) + 1].lines, table->player((player + i) % 3).details);
            }
        }
    }

    void diceOfPeopleAreAskedFor()
    {
        auto table = tableWith({"human", "human"});
        QCOMPARE(table->rollerNamed("p1"), 1);
        QCOMPARE(table->rollerNamed("nobody"), -1);
        QCOMPARE(table->purposeNamed("attack"), QStringLiteral("the attack"));
        SeededDice dice(1);
        table->tryOut(0, dice);
        QCOMPARE(table->moment(), std::size_t(0));
    }

private:
    /// Whether a card has lain open, or in the hand of the first player, at some moment.
    static bool wasSeen(const CardGameTable& table, CardId card)
    {
        for (std::size_t moment = 0; moment <= table.recordedCount(); ++moment) {
            const CardState& state = table.session().stateBefore(moment).card(card);
            const bool isHidden = state.place == play::Place::Deck ||
                                  (state.place == play::Place::Hand && state.owner == PlayerId(1));
            if (!isHidden)
                return true;
        }
        return false;
    }
};

DELVE_TEST(TestCardGameTable)
#include "tst_card_game_table.moc"
