// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/play/game_moment.h"
#include "editor/mageknight/play/refused_wish.h"
#include "editor/mageknight/text/play/play_words.h"
#include "engine/base/rule_reference.h"
#include "engine/mageknight/play/figures/figures.h"
#include "engine/mageknight/scenario/parse_scenario.h"
#include "tests/support/mageknight/ability_game.h"
#include "tests/support/mageknight/drawn_boards.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/mageknight/random_play.h"
#include "tests/support/mageknight/random_player.h"
#include "tests/support/mageknight/treasure_pieces.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::play;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

/// What is refused of this kind, for somebody who says no more than what to do.
template <typename Kind> std::optional<RefusedWish> refused(const PlayerView& view)
{
    return likeliestRefused(view, [](const Action& action) -> std::optional<int> {
        return std::holds_alternative<Kind>(action) ? std::optional(0) : std::nullopt;
    });
}

QString text(std::string_view rule)
{
    return QString::fromUtf8(rule.data(), qsizetype(rule.size()));
}

template <typename Kind> QString ruleOf(const DrawnGame& game)
{
    const auto wish = refused<Kind>(viewFor(game.game(), game.state(), game.toAct()));
    return wish ? text(wish->refusal.rule) : QString();
}

} // namespace

/// Every refusal names the rule that refuses the action that was meant.
class TestRefusedWish : public QObject
{
    Q_OBJECT

private:
    static const RuleReference& rules()
    {
        static const RuleReference loaded = *loadRuleReference(sourceFolder() / "resources" / "rules");
        return loaded;
    }

    /// What is wrong with the refusals of one kind of action, or nothing.
    template <typename Kind> static QString faultOfKind(const PlayerView& view, int& refusals)
    {
        const auto wish = refused<Kind>(view);
        if (!wish)
            return {};
        ++refusals;
        const QString name = text(Kind::name) + u' ' + text(wish->refusal.rule);
        if (check(view.game, view.state, wish->action) != wish->refusal)
            return name + QStringLiteral(": not the rule of its own check");
        if (const QString fault = unaskedAnswerFault(view.game, view.state, wish->action); !fault.isEmpty())
            return fault + name;
        // Nothing that makes sense and is nearer was passed over.
        const Position position(view.game, view.state);
        for (const Action& other : imaginableActions(view)) {
            if (!std::holds_alternative<Kind>(other) || isFarFetched(position, other) ||
                check(view.game, view.state, other).isAllowed())
                continue;
            if (isFarFetched(position, wish->action))
                return name + QStringLiteral(": about what nobody meant");
            if (distanceTo(position, other) < distanceTo(position, wish->action))
                return name + QStringLiteral(": about what is further away");
        }
        return {};
    }

    /// For somebody who says what to do, and with what: others of that kind are worse.
    static auto fitFor(const Position& position, const Action& meant)
    {
        return [&position, meant, targets = targetsOf(position, meant)](const Action& action) {
            return action.index() == meant.index()
                       ? std::optional(targetsOf(position, action) == targets ? 0 : 1)
                       : std::nullopt;
        };
    }

    /// What is possible is never answered with a refusal, and what is not with that of another target.
    static QString faultOfMeaning(const PlayerView& view)
    {
        const Position position(view.game, view.state);
        Actions legal;
        legalActions(view.game, view.state, legal);
        for (const Action& action : legal)
            if (const Wish wish = wishFor(view, legal, fitFor(position, action)); wish.refused)
                return QStringLiteral("%1: what is listed is refused by %2")
                    .arg(action.index())
                    .arg(text(wish.refused->refusal.rule));
        const Actions imagined = imaginableActions(view);
        for (std::size_t i = 0; i < imagined.size(); i += 1 + imagined.size() / 40) {
            if (check(view.game, view.state, imagined[i]).isAllowed())
                continue;
            const Wish wish = wishFor(view, legal, fitFor(position, imagined[i]));
            const Action& answered = wish.refused ? wish.refused->action : legal.at(wish.possible.at(0));
            if (targetsOf(position, answered) != targetsOf(position, imagined[i]))
                return QStringLiteral("%1: answered for another target").arg(imagined[i].index());
        }
        return {};
    }

    template <std::size_t I = 0> static QString faultOfAll(const PlayerView& view, int& refusals)
    {
        if constexpr (I == std::variant_size_v<Action>) {
            return {};
        } else {
            const QString fault = faultOfKind<std::variant_alternative_t<I, Action>>(view, refusals);
            return fault.isEmpty() ? faultOfAll<I + 1>(view, refusals) : fault;
        }
    }

private slots:
    void TREAS_07_theLimitIsTheReasonBesideAChest()
    {
        DrawnGame game(chamber);
        const FigureId hero = game.hero(0, 'h');
        const ChestId first = game.chest('a');
        const ChestId second = game.chest('b');
        game.chest('e');
        game.chest('c');
        game.start();
        give(game, first, 0, 0);
        game.activate(hero);
        // A chest is free to be exposed; the held one is not what anybody means.
        QCOMPARE(ruleOf<ExposeTrap>(game), QStringLiteral("TRAP-03")); // the one on c is too far away
        give(game, second, 0, 0);
        QCOMPARE(ruleOf<ExposeTrap>(game), QStringLiteral("TREAS-07"));
        QCOMPARE(ruleOf<DisarmTrap>(game), QStringLiteral("TREAS-07"));
        QCOMPARE(ruleOf<OpenChest>(game), QStringLiteral("TREAS-07"));
    }

    void CLOSE_02_CMB_11_nobodyMeansToStrikeHimself()
    {
        DrawnGame game(hall);
        const FigureId hero = game.hero(0, 'f', E);
        game.hero(0, 'k', E);
        game.hero(1, 'j', W);
        game.start();
        game.activate(hero);
        QCOMPARE(ruleOf<Attack>(game), QStringLiteral("CLOSE-02"));
        QCOMPARE(ruleOf<Shoot>(game), QStringLiteral("RANGE-05"));
        QCOMPARE(ruleOf<HealFigure>(game), QStringLiteral("ABIL-01")); // not a form that heals nobody
    }

    void RANGE_02_nobodyMeansToShootLikeAChangeling()
    {
        DrawnGame game(hall);
        const FigureId hero = game.hero(0, 'f', E, {.range = 8});
        game.hero(1, 'g', W);
        game.start();
        game.activate(hero);
        const PlayerView view = viewFor(game.game(), game.state(), game.toAct());
        const auto wish = likeliestRefused(view, [](const Action& action) -> std::optional<int> {
            const bool isShot =
                std::holds_alternative<Shoot>(action) || std::holds_alternative<ShootAhead>(action);
            return isShot ? std::optional(0) : std::nullopt;
        });
        QVERIFY(wish.has_value());
        QCOMPARE(text(wish->refusal.rule), QStringLiteral("RANGE-02"));
    }

    void DG_14_SPAWN_03_flightsAndPassagesAreImagined()
    {
        DrawnGame game(lane);
        const FigureId hero = game.hero(0, 'a', E);
        game.hero(0, 'b', W);
        game.hero(1, 'e', W);
        game.start();
        game.activate(hero);
        QCOMPARE(ruleOf<FlyTo>(game), text(check(game.game(), game.state(), FlyTo{game['a']}).rule));
        const PlayerView view = viewFor(game.game(), game.state(), game.toAct());
        const Actions imagined = imaginableActions(view);
        const Action pass = PassThrough{pathOf({E, E})};
        QVERIFY(std::ranges::find(imagined, pass) != imagined.end());
    }

    void ACT_03_theOwnHeroesAreMeant()
    {
        DrawnGame game(hall);
        game.hero(1, 'j', W);
        const FigureId hero = game.hero(0, 'f', E);
        game.hero(0, 'k', E);
        game.start();
        game.activate(hero);
        game.play(EndActivation{});
        QCOMPARE(ruleOf<Activate>(game), QStringLiteral("ACT-03"));
    }

    void RANGE_10_SA_MAGIC_HEALING_aBlockedLineIsNamedByWhatBlocksIt()
    {
        const auto verdictOver = [](const std::vector<std::string>& rows, bool isBlockedByFigure) {
            DrawnGame game(rows);
            const FigureId healer = game.hero(0, 'a', E, {.range = 8, .abilities = {Ability::MagicHealing}});
            const FigureId hurt = game.hero(0, 'e', W);
            if (isBlockedByFigure)
                game.hero(0, 'c', W);
            game.start();
            game.activate(healer);
            return game.verdict(HealFigure{hurt, AttackForm::MagicHealing});
        };
        QCOMPARE(verdictOver(lane, false), QStringLiteral("allowed"));
        QCOMPARE(verdictOver(lane, true), QStringLiteral("RANGE-09"));
        const std::vector<std::string> walled{"+-+-+-+-+-+", "|a b|c d e|", "+-+-+-+-+-+"};
        QCOMPARE(verdictOver(walled, false), QStringLiteral("RANGE-10"));
        const std::vector<std::string> doored{"+-+-+-+-+-+", "|a bDc d e|", "+-+-+-+-+-+"};
        QCOMPARE(verdictOver(doored, false), QStringLiteral("RANGE-11"));
    }

    void everyRefusalIsThatOfItsOwnCheck()
    {
        int refusals = 0;
        for (std::uint64_t seed = 0; seed < 6; ++seed) {
            const auto drawn = makeAbilityGame(seed);
            const Game& game = drawn->game();
            Random random(seedFor(seed, 51));
            RandomPlayer player(seedFor(seed, 52), 80);
            SeededDice dice(seedFor(seed, 53));
            GameState state = livelyStart(game, random);
            Actions actions;
            Events events;
            for (int i = 0; i < 400 && !state.turn().isOver(); ++i) {
                if (i % 8 == 0) {
                    const PlayerView view = viewFor(game, state, playerToAct(game, state));
                    QString fault = faultOfAll(view, refusals);
                    if (fault.isEmpty() && i % 40 == 0)
                        fault = faultOfMeaning(view);
                    QVERIFY2(fault.isEmpty(),
                             qPrintable(QStringLiteral("seed %1, %2: %3").arg(seed).arg(i).arg(fault)));
                }
                legalActions(game, state, actions);
                events.clear();
                perform(game, state, player.choose({game, state}, actions), dice, events);
            }
        }
        qInfo("%d refusals", refusals);
        QVERIFY(refusals > 5'000);
    }

    void aClickIsRefusedByTheRuleOfWhatItMeans()
    {
        const Scenario scenario =
            *loadScenario(sourceFolder() / "tests/data/scenarios/skirmish.scenario.json");
        int refusals = 0;
        for (std::uint64_t seed = 0; seed < 4; ++seed) {
            Replay replay = beginReplay(scenario, optionsOf(scenario), shippedContent());
            replay.table = PlayTable{false, seed, {}};
            GameSession session = *GameSession::resume(std::move(replay), shippedContent());
            const PlayWords words(session.game().openGame(), rules(), "en");
            RandomPlayer player(seedFor(seed, 61), 70);
            for (int i = 0; i < 60 && !session.state().turn().isOver(); ++i) {
                const GameMoment moment(session, shippedContent(), words);
                const PlayerView& view = moment.view();
                for (SquareIndex square = 0; square < view.game.board(view.state).squareCount(); ++square) {
                    const BoardTarget target{.square = square};
                    if (!moment.actionsAt(target).empty() || moment.walks().wayTo(square))
                        continue;
                    const GameMoment::Refused refused = moment.refusalAt(target);
                    const bool isFarStep = std::holds_alternative<Step>(refused.action) &&
                                           !isAbout(moment.position(), refused.action, target);
                    if (isFarStep)
                        continue; // no single step is meant
                    ++refusals;
                    QCOMPARE(text(refused.refusal.rule),
                             text(check(view.game, view.state, refused.action).rule));
                    // A chest is asked for what is next to be done with it.
                    if (const ChestId chest = view.state.occupant(square).chest();
                        chest != ChestId::None && view.state.turn().isActivation() &&
                        view.state.tasks().empty() && view.state.turn().figure != FigureId::None) {
                        const TrapStage stage = view.state.chest(chest).trap;
                        const std::size_t wanted =
                            stage == TrapStage::Untouched ? Action(ExposeTrap{}).index()
                            : stage == TrapStage::Exposed ? Action(DisarmTrap{}).index()
                                                          : Action(OpenChest{}).index();
                        QCOMPARE(refused.action.index(), wanted);
                    }
                }
                session.perform(player.choose(moment.position(), moment.legal()), session.seededDice());
            }
        }
        qInfo("%d refused clicks", refusals);
        QVERIFY(refusals > 500);
    }
};

DELVE_TEST(TestRefusedWish)
#include "tst_refused_wish.moc"
