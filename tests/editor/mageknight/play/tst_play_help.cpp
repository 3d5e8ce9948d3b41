// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/play/dungeon_table.h"
#include "engine/mageknight/play/moving/well_faced.h"
#include "engine/mageknight/scenario/parse_scenario.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/test_registry.h"

#include <QRegularExpression>

#include <algorithm>
#include <map>
#include <set>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::play;
using namespace delve::mageknight::test;
using namespace delve::test;

/// What leads a person through a game: a short list, digits that keep their meaning, standing answers,
/// recaps, where one stands, the story at the end.
class TestPlayHelp : public QObject
{
    Q_OBJECT

private:
    static const RuleReference& rules()
    {
        static const RuleReference loaded = *loadRuleReference(sourceFolder() / "resources" / "rules");
        return loaded;
    }

    static std::unique_ptr<DungeonTable> table(const char* name, std::vector<std::string> seats = {},
                                               std::uint64_t seed = 1)
    {
        const auto scenario = loadScenario(sourceFolder() / name);
        auto opened =
            DungeonTable::start(*scenario, shippedContent(), rules(), {std::move(seats), false, seed});
        return std::unique_ptr<DungeonTable>(static_cast<DungeonTable*>(opened->release()));
    }
    static std::unique_ptr<DungeonTable> skirmish(std::vector<std::string> seats = {})
    {
        return table("tests/data/scenarios/skirmish.scenario.json", std::move(seats));
    }

    static void take(DungeonTable& game, const Action& action)
    {
        const int number = game.find(action);
        QVERIFY2(number >= 0, "not legal");
        game.perform(number, game.seededDice());
    }

    static QStringList textsOf(const DungeonTable& game)
    {
        QStringList texts;
        for (const PlayedTable::ActionRow& row : game.actionRows())
            texts << row.text;
        return texts;
    }

    static constexpr FigureId kettil = FigureId(0), hedda = FigureId(1);

private slots:
    void fightsComeFirstAndWhatIsSeldomWantedLast()
    {
        const auto game = table("resources/scenarios/standard.scenario.json", {"steady", "steady"}, 7);
        const std::atomic<bool> stop = false;
        int fights = 0, foldedRows = 0;
        for (int i = 0; i < 400 && !game->isOver(); ++i) {
            const auto rows = game->actionRows();
            bool isPastFights = false;
            for (const PlayedTable::ActionRow& row : rows) {
                const bool isFight = game->actionGroup(row.action) == QStringLiteral("Fight");
                fights += isFight;
                foldedRows += row.isFolded;
                QVERIFY(!isFight || !isPastFights);
                isPastFights = isPastFights || (!isFight && game->actionGroup(row.action) != u"Choose");
                QVERIFY(!row.isFolded || &row == &rows.back()); // one line, the last
            }
            game->perform(game->thinking()(stop).action, game->seededDice());
        }
        QVERIFY(fights > 0 && foldedRows > 0);
    }

    void digitsKeepTheirMeaningForTheWholeGame()
    {
        // Whatever a digit did once is of one kind: this hero, a fight, a move, a deed, an answer.
        const auto game = table("resources/scenarios/standard.scenario.json", {"steady", "steady"}, 7);
        std::map<int, std::set<QString>> meanings;
        for (int i = 0; i < 400 && !game->isOver(); ++i) {
            for (int action = 0; action < game->actionCount(); ++action)
                if (const int digit = game->digitOf(action); digit >= 6)
                    meanings[digit].insert(game->actionGroup(action));
            const std::atomic<bool> stop = false;
            game->perform(game->thinking()(stop).action, game->seededDice());
        }
        QVERIFY(meanings.size() >= 3);
        for (const auto& [digit, groups] : meanings)
            QCOMPARE(groups.size(), std::size_t(1));
        const auto skirmishes = skirmish();
        QCOMPARE(skirmishes->digitOf(skirmishes->find(Activate{kettil})), 1);
        QCOMPARE(skirmishes->digitOf(skirmishes->find(Activate{hedda})), 2);
        take(*skirmishes, Activate{kettil});
        take(*skirmishes, Enter{});
        take(*skirmishes, EndActivation{});
        QCOMPARE(skirmishes->digitOf(skirmishes->find(Activate{hedda})), 2); // though it is the only one left
        QCOMPARE(skirmishes->digitOf(skirmishes->find(EndTurn{})), -1);
    }

    void passagesThatNobodyWantsAreNotListed()
    {
        const auto game = table("resources/scenarios/standard.scenario.json", {"steady", "steady"}, 3);
        int passages = 0, dominated = 0;
        for (int i = 0; i < 600 && !game->isOver(); ++i) {
            const GameMoment& moment = game->shown();
            for (std::size_t action = 0; action < moment.legal().size(); ++action) {
                const auto* passage = std::get_if<PassThrough>(&moment.legal()[action]);
                if (passage == nullptr || passage->use)
                    continue;
                ++passages;
                const SquareIndex to = targetsOf(moment.position(), moment.legal()[action]).back().square;
                const auto walks = moment.reached();
                const bool isCheaperOnFoot = std::ranges::any_of(walks, [&](const Walks::Reached& walk) {
                    return walk.square == to && !walk.isEventful && walk.cost <= game->priceOf(int(action));
                });
                dominated += isCheaperOnFoot;
                if (isCheaperOnFoot)
                    QVERIFY(moment.isDominated(action));
                if (!moment.isDominated(action)) {
                    const auto rows = game->actionRows();
                    QVERIFY(std::ranges::any_of(rows, [&](const PlayedTable::ActionRow& row) {
                        return row.action == int(action) ||
                               std::ranges::count(row.choices, int(action), &PlayedTable::Choice::action) > 0;
                    }));
                }
            }
            const std::atomic<bool> stop = false;
            game->perform(game->thinking()(stop).action, game->seededDice());
        }
        QVERIFY(passages > 0 && dominated > 0 && dominated < passages);
    }

    void ACT_04_aFriendThatIsClickedIsNotStruck()
    {
        const auto game = skirmish();
        take(*game, Activate{kettil});
        take(*game, Enter{});
        const auto refused = game->shown().refusalAt({.outside = hedda});
        QCOMPARE(QString::fromUtf8(refused.refusal.rule.data(), qsizetype(refused.refusal.rule.size())),
                 QStringLiteral("ACT-04"));
        QVERIFY(refused.action == Action(Activate{hedda}));
    }

    void SPIN_02_whoeverComesIsFacedWithoutAQuestion()
    {
        const auto game = table("resources/scenarios/standard.scenario.json", {}, 7);
        const std::atomic<bool> stop = false;
        int turns = 0;
        for (int i = 0; i < 700 && !game->isOver(); ++i) {
            if (game->standingQuestionNow() == int(Repeated::FreeSpins)) {
                const int player = game->chooserAt(game->moment());
                QCOMPARE(game->unaskedAction(), -1);
                game->setStandingAnswer(player, 0, StandingAnswers::Never);
                QVERIFY(game->legal()[std::size_t(game->unaskedAction())] == Action(DeclineSpins{}));
                game->setStandingAnswer(player, 0, StandingAnswers::Always);
                QCOMPARE(game->standingAnswer(1 - player, 0), int(StandingAnswers::AskMe));
                const Action action = game->legal()[std::size_t(game->unaskedAction())];
                if (const auto* spin = std::get_if<Spin>(&action)) {
                    ++turns;
                    bool isToArrival = false;
                    game->shown().position().state().forEachFigure(
                        FigureSet::SpinArrivals, [&](FigureId arrived) {
                            isToArrival |= turnsTo(game->shown().position(), *spin, arrived);
                        });
                    QVERIFY(isToArrival);
                }
                game->setStandingAnswer(player, 0, StandingAnswers::AskMe);
            }
            game->perform(game->hinting()(stop).action, game->seededDice());
        }
        QVERIFY(turns > 0);
    }

    void blowsAreToldWithWhatWasRolled()
    {
        const auto game = table("resources/scenarios/standard.scenario.json", {"steady", "steady"}, 7);
        const std::atomic<bool> stop = false;
        for (int i = 0; i < 500 && !game->isOver(); ++i)
            game->perform(game->thinking()(stop).action, game->seededDice());
        const QRegularExpression blow(
            QStringLiteral(R"(: (\d+) \+ (\d+) = (\d+) against (\d+): (hit|missed))"));
        int told = 0, steps = 0, ways = 0;
        for (std::size_t i = 0; i < game->recordedCount(); ++i)
            for (const auto& line : game->told(i))
                steps += line.text.contains(QStringLiteral(" moves to "));
        for (const auto& line : game->toldInShort(0, game->recordedCount())) {
            QVERIFY2(!line.text.contains(QStringLiteral(" rolls ")) ||
                         !line.text.contains(QStringLiteral("for the attack:")),
                     qPrintable(line.text));
            ways += line.text.contains(QStringLiteral(" goes to "));
            const auto match = blow.match(line.text);
            if (!match.hasMatch())
                continue;
            ++told;
            const int attack = match.captured(1).toInt(), dice = match.captured(2).toInt();
            const int total = match.captured(3).toInt(), defense = match.captured(4).toInt();
            QCOMPARE(attack + dice, total);
            const bool isHit = dice == 12 || (dice != 2 && total >= defense);
            QVERIFY2((match.captured(5) == u"hit") == isHit, qPrintable(line.text));
        }
        QVERIFY(told > 10);
        QVERIFY(ways > 0 && ways < steps);
    }

    void theStandingNamesGoalGoldAndHeroes()
    {
        const auto game = skirmish();
        const auto parts = game->standingOf(0);
        QVERIFY(parts.size() >= 5);
        QString all;
        for (const auto& part : parts)
            all += part.heading + u'\n' + part.lines.join(u'\n') + u'\n';
        QVERIFY2(all.contains(QStringLiteral("Way out: ")), qPrintable(all));
        QVERIFY2(all.contains(QStringLiteral("END-02")), qPrintable(all));
        QVERIFY2(all.contains(QRegularExpression(QStringLiteral("chest 1 on [A-Z]\\d+: \\d+ to \\d+ gold"))),
                 qPrintable(all));
        QVERIFY2(all.contains(QStringLiteral("50 more for the next level")), qPrintable(all));
        QVERIFY(all.contains(QStringLiteral("Hedda Stonelatch")));
        QVERIFY(!all.contains(QStringLiteral("Wren"))); // of the other team
    }

    void theStoryCountsTheWholeGame()
    {
        const auto game = table("resources/scenarios/standard.scenario.json", {"steady", "steady"}, 7);
        const std::atomic<bool> stop = false;
        while (!game->isOver())
            game->perform(game->thinking()(stop).action, game->seededDice());
        const auto story = game->story();
        QCOMPARE(story.rows.size(), std::size_t(game->playerCount()));
        for (const auto& row : story.rows)
            QCOMPARE(row.size(), story.headings.size());
        for (const auto& course : story.courses)
            QCOMPARE(course.values.size(), std::size_t(game->round()));
        // The clicks that both dealt are in what the log says.
        int damage = 0;
        for (std::size_t i = 0; i < game->recordedCount(); ++i)
            for (const Event& event : game->session().eventsOf(i))
                if (const auto* damaged = std::get_if<FigureDamaged>(&event.what))
                    damage += damaged->clicks;
        int dealt = 0;
        for (const auto& row : story.rows)
            dealt += row[4].toInt();
        QVERIFY(dealt > 0 && dealt <= damage);
        QCOMPARE(story.rows[0][0].toInt(),
                 outcomeOf(game->session().game(), game->session().state()).gold[0]);
    }

    void whyIsToldOfAnyMomentInOneSentenceFirst()
    {
        const auto game = skirmish({"steady", "steady"});
        const std::atomic<bool> stop = false;
        for (int i = 0; i < 60 && !game->isOver(); ++i)
            game->perform(game->thinking()(stop).action, game->seededDice());
        const std::size_t now = game->moment();
        for (std::size_t i = 0; i < now; ++i) {
            const auto thought = game->thinkingAgain(i)(stop);
            const auto reasons = thought.reasons(8);
            QVERIFY(!reasons.empty());
            QVERIFY(reasons.front().isChosen);
            QCOMPARE(reasons.front().text, game->recordedText(i)); // of that very moment
            QVERIFY2(!reasons.front().gist.isEmpty(), qPrintable(reasons.front().text));
            QCOMPARE(game->moment(), now);
        }
    }

    void hintsAreLegalAndNameTheirReason()
    {
        const auto game = skirmish();
        const std::atomic<bool> stop = false;
        for (int i = 0; i < 40 && !game->isOver(); ++i) {
            const auto hint = game->hinting()(stop);
            QVERIFY(hint.action >= 0 && hint.action < game->actionCount());
            const auto reasons = hint.reasons(4);
            QCOMPARE(reasons.front().text, game->actionText(hint.action));
            QVERIFY(!reasons.front().gist.isEmpty());
            game->perform(hint.action, game->seededDice());
        }
    }

    void endingAwayActivationsIsSaid()
    {
        const auto game = skirmish();
        take(*game, Activate{kettil});
        QCOMPARE(game->lossByEnding(), QString()); // it ends the activation, no more
        take(*game, Enter{});
        take(*game, EndActivation{});
        QVERIFY2(game->lossByEnding().startsWith(u'1'), qPrintable(game->lossByEnding()));
    }
};

DELVE_TEST(TestPlayHelp)
#include "tst_play_help.moc"
