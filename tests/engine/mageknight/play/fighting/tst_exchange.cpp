// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/dice.h"
#include "engine/mageknight/play/core/state_writer.h"
#include "engine/mageknight/play/fighting/exchange.h"
#include "engine/mageknight/play/fighting/forecast.h"
#include "tests/support/mageknight/drawn_boards.h"
#include "tests/support/mageknight/drawn_game.h"
#include "tests/support/test_registry.h"

#include <algorithm>
#include <array>
#include <cmath>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::play;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

bool isNear(double a, double b)
{
    return std::abs(a - b) < 1e-9;
}

/// Single dice that fall in all ways, one after the other.
class AllFaces final : public Dice
{
public:
    int roll(const RollPurpose&) override
    {
        if (m_next == m_faces.size())
            m_faces.push_back(1);
        return m_faces[m_next++];
    }
    double chance() const { return std::pow(6.0, -double(m_faces.size())); }
    bool goOn()
    {
        m_next = 0;
        while (!m_faces.empty() && m_faces.back() == 6)
            m_faces.pop_back();
        if (m_faces.empty())
            return false;
        ++m_faces.back();
        return true;
    }

private:
    std::vector<int> m_faces;
    std::size_t m_next = 0;
};

/// What is said to a question: those who have been aimed at are shot at, and whoever may strike strikes.
Action firstAnswer(const Game& game, const GameState& state)
{
    Actions options;
    legalActions(game, state, options);
    return pending<Aiming>({game, state}) ? Action(Fire{}) : options.front();
}

/// Plays the action with every fall of every single die until the activation ends.
Exchange everyCourse(const DrawnGame& game, const Action& action, FigureId striker)
{
    Exchange sum;
    AllFaces dice;
    Events events;
    const auto hasEnded = [&] {
        return std::ranges::any_of(
            events, [](const Event& event) { return std::holds_alternative<ActivationEnded>(event.what); });
    };
    do {
        GameState state = game.state();
        events.clear();
        perform(game.game(), state, action, dice, events);
        while (!hasEnded())
            perform(game.game(), state, firstAnswer(game.game(), state), dice, events);
        const double chance = dice.chance();
        bool doOthersFall = false, doesOwnFall = false;
        for (const Event& event : events)
            if (const auto* damaged = std::get_if<FigureDamaged>(&event.what))
                (damaged->figure == striker ? sum.taken : sum.dealt) += chance * damaged->clicks;
            else if (const auto* gone = std::get_if<FigureEliminated>(&event.what))
                (gone->figure == striker ? doesOwnFall : doOthersFall) = true;
        sum.othersFall += doOthersFall ? chance : 0;
        sum.ownFall += doesOwnFall ? chance : 0;
    } while (dice.goOn());
    return sum;
}

QString inNumbers(const Exchange& exchange)
{
    return QStringLiteral("%1 %2 %3 %4%5")
        .arg(exchange.dealt, 0, 'f', 6)
        .arg(exchange.taken, 0, 'f', 6)
        .arg(exchange.othersFall, 0, 'f', 6)
        .arg(exchange.ownFall, 0, 'f', 6)
        .arg(exchange.isWhole ? "" : " at least");
}

/// Empty, or how the exchange differs from the game itself.
QString faultOf(const DrawnGame& game, const Action& action, FigureId striker)
{
    const auto found = exchangeOf(game.game(), game.state(), action, {});
    const QString is = found ? inNumbers(*found) : QStringLiteral("none");
    const QString shouldBe = inNumbers(everyCourse(game, action, striker));
    return is == shouldBe ? QString() : QStringLiteral("%1 instead of %2").arg(is, shouldBe);
}

/// A striker on h with enemies around it who look at it.
struct Throng
{
    DrawnGame game{hall};
    FigureId hero;
    std::vector<FigureId> enemies;

    Throng(const Stats& striker, const Stats& enemy, int count) : hero(game.hero(0, 'h', N, striker))
    {
        const std::array<std::pair<char, Direction>, 6> places{
            {{'c', S}, {'b', SE}, {'d', SW}, {'g', E}, {'i', W}, {'l', NE}}};
        for (std::size_t i = 0; i < std::size_t(count); ++i)
            enemies.push_back(game.hero(1, places[i].first, places[i].second, enemy));
    }
    void begin()
    {
        game.start();
        game.activate(hero);
    }
    std::optional<Exchange> exchange(const Action& action) const
    {
        return exchangeOf(game.game(), game.state(), action, {});
    }
};

Stats sweeper(int clicks)
{
    return {.clicks = clicks, .frontArc = 270, .abilities = {Ability::Sweep}};
}

/// A hero on g that is next to somebody on h.
struct Duel
{
    DrawnGame game{hall};
    FigureId hero;
    FigureId enemy;

    explicit Duel(const Stats& striker = {}, const Stats& target = {}, Direction facing = W)
        : hero(game.hero(0, 'g', E, striker)), enemy(game.hero(1, 'h', facing, target))
    {
        game.start();
        game.activate(hero);
    }
    std::optional<Exchange> exchange(const Action& action, std::span<const FigureId> turning = {}) const
    {
        return exchangeOf(game.game(), game.state(), action, turning);
    }
};

} // namespace

/// What an attack comes to on both sides, played with every fall of the dice.
class TestExchange : public QObject
{
    Q_OBJECT

private slots:
    void whatIsDealtIsWhatTheOddsSay()
    {
        const Duel duel;
        const auto exchange = duel.exchange(Attack{duel.enemy});
        QVERIFY(exchange);
        const auto forecast = forecastOf(duel.game.game(), duel.game.state(), Attack{duel.enemy});
        // The answer may roll two ones, which costs the one who answers a click (DMG-05).
        const double ownMiss = 1.0 / 36;
        QVERIFY2(isNear(exchange->dealt, expectedClicks(*forecast->unturned.odds) + ownMiss),
                 qPrintable(QString::number(exchange->dealt)));
    }

    void CLOSE_06_theAnswerIsCountedIn()
    {
        const Duel duel;
        const auto answered = duel.exchange(Attack{duel.enemy});
        // By hand: two ones cost the striker a click; the answer has the odds of an equal dial in front, as
        // no blow of these turns it to other numbers.
        const auto back = oddsOf(duel.game.game(), duel.game.state(), Attack{duel.enemy});
        QVERIFY(isNear(answered->taken, expectedClicks(*back) + 1.0 / 36));

        // Who stands with its back to the striker does not answer.
        const Duel behind({}, {}, E);
        const auto alone = behind.exchange(Attack{behind.enemy});
        QVERIFY(isNear(alone->taken, 1.0 / 36));
    }

    void DMG_03_whoFallsDoesNotAnswer()
    {
        Stats weak;
        weak.clicks = 1;
        const Duel duel({}, weak);
        const auto exchange = duel.exchange(Attack{duel.enemy});
        const auto odds = oddsOf(duel.game.game(), duel.game.state(), Attack{duel.enemy});
        const double hits = double(odds->successes) / odds->of;
        QVERIFY(exchange->othersFall > hits - 1e-9);
        const Duel strong;
        QVERIFY(strong.exchange(Attack{strong.enemy})->taken > exchange->taken);
        QCOMPARE(strong.exchange(Attack{strong.enemy})->othersFall, 0.0);
    }

    void SPIN_02_whoTurnsAnswers()
    {
        DrawnGame game{hall};
        const FigureId hero = game.hero(0, 'f', E);
        const FigureId enemy = game.hero(1, 'h', E);
        game.start();
        game.activate(hero);
        game.play(Step{E});
        const auto stays = exchangeOf(game.game(), game.state(), Attack{enemy}, {});
        const auto turns = exchangeOf(game.game(), game.state(), Attack{enemy}, std::array{enemy});
        QVERIFY(isNear(stays->taken, 1.0 / 36));
        QVERIFY(turns->taken > stays->taken);
        QVERIFY(turns->dealt < stays->dealt + 1.0 / 36); // no longer from behind (ARC-09)
    }

    void CLOSE_11_theAnswersOfSixAddUp()
    {
        Throng throng(sweeper(60), {.clicks = 60}, 6);
        throng.begin();
        const auto odds = oddsOf(throng.game.game(), throng.game.state(), SweepAround{});
        QCOMPARE(int(odds->others.size()), 5); // all six are in its front arc
        const double each = expectedClicks(*odds);
        const auto exchange = throng.exchange(SweepAround{});
        QVERIFY(exchange->isWhole);
        // By hand: everybody is as good as everybody, and two ones cost whoever rolls them a click. The one
        // on l comes from behind, so that a 5 is enough for its two clicks.
        const double behind = 2 * 4.0 / 36;
        QVERIFY2(isNear(exchange->dealt, 6 * each + 6.0 / 36), qPrintable(inNumbers(*exchange)));
        QVERIFY2(isNear(exchange->taken, 6 * each + behind + 1.0 / 36), qPrintable(inNumbers(*exchange)));
        QCOMPARE(exchange->othersFall, 0.0);
        // The answers add up. Every way by itself would be 11 to the power of 7.
        QVERIFY2(exchange->steps < 6'000, qPrintable(QString::number(exchange->steps)));
    }

    void SA_DODGE_theDiceOfSixAreCountedIn()
    {
        Throng throng(sweeper(60), {.clicks = 60, .abilities = {Ability::Dodge}}, 6);
        throng.begin();
        const double each = expectedClicks(*oddsOf(throng.game.game(), throng.game.state(), SweepAround{}));
        const double back = each * 6 / 4; // the striker does not dodge
        const double behind = 2 * 4.0 / 36;
        const auto exchange = throng.exchange(SweepAround{});
        QVERIFY(exchange->isWhole);
        QVERIFY2(isNear(exchange->dealt, 6 * each + 6.0 / 36), qPrintable(inNumbers(*exchange)));
        QVERIFY2(isNear(exchange->taken, 6 * back + behind + 1.0 / 36), qPrintable(inNumbers(*exchange)));
        QVERIFY2(exchange->steps < 15'000, qPrintable(QString::number(exchange->steps)));
    }

    void CLOSE_11_whoFallsIsAnsweredNoMore()
    {
        Throng throng(sweeper(2), {.clicks = 2}, 2);
        throng.begin();
        QCOMPARE(faultOf(throng.game, SweepAround{}, throng.hero), QString());
        QVERIFY(throng.exchange(SweepAround{})->ownFall > 0);
    }

    /// Whoever takes no part stays as wounded as it is, and shields no better.
    void SA_DEFEND_theWoundsOfOthersStay()
    {
        Throng throng(sweeper(20), {.clicks = 20}, 2);
        const FigureId friendly =
            throng.game.hero(0, 'm', N, {.defense = 19, .abilities = {Ability::Defend}, .abilityClicks = 1});
        throng.game.start();
        throng.game.happen(FigureDamaged{friendly, 2, 0});
        throng.game.activate(throng.hero);
        QCOMPARE(faultOf(throng.game, SweepAround{}, throng.hero), QString());
    }

    void DMG_13_answersComeAfterTheLevels()
    {
        Stats striker = sweeper(5);
        striker.levels = 5;
        Throng throng(striker, {.clicks = 6, .points = 0}, 1);
        throng.game.hero(0, 'f', N, {.levels = 5}); // so that there is a choice
        throng.game.monster('g', E, {.defense = 12, .clicks = 1, .points = 25});
        throng.game.start();
        StateWriter(throng.game.game(), throng.game.state()).player(PlayerId(0)).experience = 40;
        throng.game.activate(throng.hero);
        GameState after = throng.game.state();
        ScriptedDice dice{3, 3};
        Events events;
        perform(throng.game.game(), after, SweepAround{}, dice, events);
        QVERIFY(pending<LevelChoice>({throng.game.game(), after}));
        QVERIFY(!after.isEmpty(FigureSet::Answering)); // it still has to strike back
        QCOMPARE(faultOf(throng.game, SweepAround{}, throng.hero), QString());
    }

    void RANGE_24_aShotIsAnswered()
    {
        for (const auto& [form, ability] : {std::pair(AttackForm::Plain, Ability::Toughness),
                                            std::pair(AttackForm::FlameLightning, Ability::FlameLightning),
                                            std::pair(AttackForm::MagicBlast, Ability::MagicBlast)}) {
            DrawnGame game(hall);
            const FigureId shooter = game.hero(0, 'f', E, {.range = 8, .abilities = {ability}});
            const FigureId target = game.hero(1, 'i', W, {.range = 8, .clicks = 2});
            game.hero(1, 'j', W, {.range = 8, .clicks = 1}); // caught by the area
            game.start();
            game.activate(shooter);
            const Shoot shot{target, form};
            QCOMPARE(game.verdict(shot), QStringLiteral("allowed"));
            QCOMPARE(faultOf(game, shot, shooter), QString());
            QVERIFY(exchangeOf(game.game(), game.state(), shot, {})->taken > 1.0 / 36);
        }
    }

    void RANGE_20_threeOfMoreTargets()
    {
        DrawnGame game({"+-+-+-+-+-+", "|a b c d e|", "+ + + + + +", "|f g h i j|", "+ + + + + +",
                        "|k l m n o|", "+ + + + + +", "|p q r s t|", "+-+-+-+-+-+"});
        const FigureId shooter = game.hero(0, 'm', N, {.range = 8, .frontArc = 270, .targets = 5});
        std::vector<FigureId> targets;
        for (const char square : {'a', 'c', 'e', 'o'}) // none in the way of another
            targets.push_back(game.hero(1, square, N, {.clicks = 1}));
        game.start();
        game.activate(shooter);
        const Shoot shot{targets[0], AttackForm::Plain, targets[1], targets[2]};
        QCOMPARE(game.verdict(shot), QStringLiteral("allowed"));
        QCOMPARE(faultOf(game, shot, shooter), QString());
        QVERIFY(exchangeOf(game.game(), game.state(), shot, {})->dealt > 0);
    }

    void DRESS_18_whoCarriesPutsItDownFirst()
    {
        DrawnGame game(hall);
        const FigureId hero = game.hero(0, 'g', E);
        const FigureId enemy = game.hero(1, 'h', W);
        const ArtifactId chair = game.artifact('f', ArtifactClass::Chair);
        game.start();
        game.activate(hero);
        const auto without = exchangeOf(game.game(), game.state(), Attack{enemy}, {});
        game.play(PickUp{chair});
        GameState after = game.state();
        ScriptedDice dice{};
        Events events;
        perform(game.game(), after, Attack{enemy}, dice, events);
        QVERIFY(pending<PutDownChoice>({game.game(), after})); // there is a choice of places
        const auto carrying = exchangeOf(game.game(), game.state(), Attack{enemy}, {});
        QCOMPARE(inNumbers(*carrying), inNumbers(*without));
        QVERIFY(carrying->dealt > 0.5);
        QCOMPARE(faultOf(game, Attack{enemy}, hero), QString());
    }

    void CLOSE_06_anAnswerIsOneBlow()
    {
        // Of two who strike back one is chosen: what the other one will do is no part of it.
        Throng throng(sweeper(20), {.clicks = 20}, 2);
        throng.begin();
        throng.game.play(SweepAround{}, {3, 3});
        const Answer answer{throng.enemies[0]};
        QCOMPARE(throng.game.verdict(answer), QStringLiteral("allowed"));
        const auto exchange = throng.exchange(answer);
        const auto odds = oddsOf(throng.game.game(), throng.game.state(), answer);
        QVERIFY2(isNear(exchange->dealt, expectedClicks(*odds)), qPrintable(inNumbers(*exchange)));
        QVERIFY2(isNear(exchange->taken, 1.0 / 36), qPrintable(inNumbers(*exchange)));
    }

    void SA_VAMPIRISM_SA_MAGIC_RETALIATION_whatFollowsIsCountedIn()
    {
        Throng throng(
            {.clicks = 4, .frontArc = 270, .abilities = {Ability::Vampirism, Ability::WeaponMaster}},
            {.clicks = 4, .abilities = {Ability::MagicRetaliation}}, 1);
        throng.begin();
        for (const AttackForm form : {AttackForm::Plain, AttackForm::WeaponMaster})
            QCOMPARE(faultOf(throng.game, Attack{throng.enemies[0], form}, throng.hero), QString());
    }

    void whatIsNoAttackHasNoExchange()
    {
        const Duel duel;
        QVERIFY(!duel.exchange(EndActivation{}));
        QVERIFY(!duel.exchange(play::Turn{N}));
    }
};

DELVE_TEST(TestExchange)
#include "tst_exchange.moc"
