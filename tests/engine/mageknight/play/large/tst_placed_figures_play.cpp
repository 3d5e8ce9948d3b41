// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/dice.h"
#include "engine/mageknight/agents/random_agent.h"
#include "engine/mageknight/play/core/replay.h"
#include "engine/mageknight/play/core/state_json.h"
#include "engine/mageknight/play/core/state_writer.h"
#include "engine/mageknight/play/core/view.h"
#include "engine/mageknight/play/monsters/neutrals.h"
#include "engine/mageknight/scenario/figures_on_board.h"
#include "tests/engine/mageknight/play/large/large_bases.h"
#include "tests/support/mageknight/arena.h"
#include "tests/support/mageknight/cavalry.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/mageknight/setup_cases.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::play;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

/// A game on two tiles whose second player has a hero far away, on j.
struct TwoTiles
{
    TwoTiles() : game(lane)
    {
        watcher = game.hero(1);
        game.stand(watcher, 'j', W);
    }

    DrawnGame game;
    FigureId watcher{};
};

/// A figure with a dial of one click, of this base.
Figure plainFigure(const char* name, BaseShape base)
{
    Figure figure;
    figure.id = ContentId(std::string("test/") + name);
    figure.base = base;
    Click last;
    last.eliminated = true;
    figure.dials = {Dial{Section::Main, {}, {Click{}, last}}};
    return figure;
}

/// What is said against a game in a chamber of five by five squares where these stand.
QString faultOfPlacing(const std::vector<std::pair<const Figure*, GameParts::StartingPlace>>& placed)
{
    GameParts parts;
    parts.plan = BoardBuilder(largeChamber).plan();
    const Square corner = parts.plan.tiles.front().position;
    static const Figure hero = plainFigure("hero", BaseShape::Round1x1);
    parts.teams.push_back({"p1", "p1", Edge{corner, Side::North}, Edge{corner, Side::North}});
    parts.figures.push_back({"h1", &hero, PlayerId(0)});
    static const TrapDial trap;
    static const std::array<Treasure, 6> treasure;
    GameParts::ChestPiece chest;
    chest.id = "c1";
    chest.trap = &trap;
    chest.treasure = &treasure;
    chest.square = {0, 4, 4};
    parts.chests.push_back(chest);
    for (const auto& [figure, place] : placed) {
        parts.figures.push_back({"m" + std::to_string(parts.figures.size()), figure});
        parts.figures.back().place = place;
    }
    const auto game = Game::make(std::move(parts));
    return game ? QString() : QString::fromStdString(inEnglish(game.error()));
}

} // namespace

/// Figures that stand in the dungeon when the game begins.
class TestPlacedFiguresPlay : public QObject
{
    Q_OBJECT

private slots:
    void BASE_25_oneOfATeamIsAHeroInside()
    {
        TwoTiles scene;
        DrawnGame& game = scene.game;
        game.hero(0);
        game.hero(0);
        const FigureId guard = game.hero(0);
        game.stand(guard, 'd', W);
        const FigureId monster = game.monster();
        game.stand(monster, 'g', W);
        game.entrance(0, 'a', Side::West);
        game.start();
        QCOMPARE(game.squareOf(guard), 'd');
        QCOMPARE(game.state().figure(guard).facing, W);
        QCOMPARE(game.state().occupant(game['d']).figure(), guard);
        QCOMPARE(int(game.state().turn().activationsLeft), 3); // ACT-01: of three heroes
        QCOMPARE(game.verdict(Activate{guard}), QStringLiteral("allowed"));
        // START-07: the others are still outside.
        QCOMPARE(game.verdict(Activate{monster}), QStringLiteral("START-07"));
        game.activate(guard);
        QCOMPARE(game.play(Step{W}), QStringList({"MOV-14 speed-spent 1", "MOV-14 figure-moved h4 c"}));
    }

    void BASE_25_aMageSpawnActsFromTheFirstTurn()
    {
        for (const auto& [square, verdict] : {std::pair('g', "allowed"), std::pair('d', "SPAWN-02")}) {
            TwoTiles scene;
            scene.game.hero(0, 'a', E);
            const FigureId monster = scene.game.monster();
            scene.game.stand(monster, square, W);
            scene.game.start();
            QCOMPARE(scene.game.verdict(Activate{monster}), QString::fromUtf8(verdict));
            QVERIFY(!scene.game.state().figure(monster).has(mark::newcomer));
        }
    }

    void BASE_25_aFallenMageSpawnIsInThePool()
    {
        TwoTiles scene;
        DrawnGame& game = scene.game;
        const FigureId hero = game.hero(0, 'd', E);
        const FigureId monster = game.monster(0, N, {.defense = 10, .clicks = 2});
        game.stand(monster, 'e', W);
        game.start();
        game.activate(hero);
        const QStringList events = game.play(Attack{monster}, {3, 4});
        QVERIFY2(events.contains("DMG-03 figure-eliminated m1"), qPrintable(events.join(u'\n')));
        QVERIFY(events.contains("XP-03 experience-gained p1 20"));
        QCOMPARE(game.state().figure(monster).where, Whereabouts::Pool);
        QVERIFY(game.state().occupant(game['e']).isNone());
    }

    void BASE_25_onlyWhereTheBaseHasRoom()
    {
        const Figure one = plainFigure("one", BaseShape::Round1x1);
        const Figure titan = plainFigure("titan", BaseShape::Titan2x2);
        QCOMPARE(faultOfPlacing({{&one, {{0, 0, 0}, NE}}, {&titan, {{0, 2, 2}, N}}}), QString());
        QCOMPARE(faultOfPlacing({{&titan, {{0, 0, 0}, N}}}),
                 QStringLiteral("m1 cannot stand where it was placed")); // over the rim
        QCOMPARE(faultOfPlacing({{&titan, {{0, 2, 2}, NE}}}),
                 QStringLiteral("m1 cannot stand where it was placed")); // BASE-04
        QCOMPARE(faultOfPlacing({{&one, {{0, 1, 1}, N}}, {&titan, {{0, 2, 2}, N}}}),
                 QStringLiteral("m2 stands on the square of m1"));
        QCOMPARE(faultOfPlacing({{&one, {{0, 4, 4}, N}}}), QStringLiteral("m1 stands on the square of c1"));
        QCOMPARE(faultOfPlacing({{&one, {{0, 9, 9}, N}}}),
                 QStringLiteral("m1 cannot stand where it was placed"));
    }

    void BASE_25_TITAN_20_itMayActTwiceInTheFirstTurn()
    {
        for (const bool isOpposed : {false, true}) {
            DrawnGame game(largeChamber);
            const FigureId titan = game.hero(0, 0, N, {.base = BaseShape::Titan2x2});
            game.stand(titan, 'm', N);
            const FigureId foe = game.hero(1);
            game.stand(foe, isOpposed ? 'r' : 'w', N);
            game.start();
            QCOMPARE(game.state().figure(titan).has(mark::unopposed), !isOpposed);
            game.activate(titan);
            game.play(EndActivation{});
            QCOMPARE(game.verdict(Activate{titan}),
                     isOpposed ? QStringLiteral("ACT-03") : QStringLiteral("allowed"));
        }
    }

    void BASE_25_whoIsCarriedStandsThereToo()
    {
        DrawnGame game(largeChamber);
        const FigureId mount = game.hero(0, 0, N, horse());
        const FigureId rider = game.rider(mount);
        game.stand(mount, 'm', S);
        const FigureId wagon = game.monster(0, N, chariot());
        const FigureId passenger = game.passenger(wagon);
        game.stand(wagon, 'o', N, true);
        game.start();
        QCOMPARE(game.bodyOf(mount), QStringLiteral("c h m"));
        QCOMPARE(game.state().figure(rider).carrier, mount);
        QCOMPARE(game.state().figure(rider).square, game['m']);
        QCOMPARE(game.bodyOf(wagon), QStringLiteral("d e i j n o s t"));
        QCOMPARE(game.state().figure(passenger).square, game['o']);
        // They met at once.
        for (const FigureId each : {wagon, sectionOf(wagon, Section::Left), passenger})
            QVERIFY(!game.state().figure(each).has(mark::neutral));
        const std::string text = writeState(game.game(), game.state());
        QVERIFY(*parseState(game.game(), text) == game.state());
    }

    void BASE_26_aNeutralOneIsNobodysUntilItIsMet()
    {
        TwoTiles scene;
        DrawnGame& game = scene.game;
        const FigureId hero = game.hero(0, 'b', E, {.speed = 12, .range = 8});
        const FigureId guard = game.monster();
        game.stand(guard, 'g', W, true);
        const FigureId spawn = game.monster('h', W);
        game.start();
        // The watcher of the second player is on its tile.
        QVERIFY(!game.state().figure(guard).has(mark::neutral));
        QVERIFY(!areOpposing(game.position(), guard, spawn));
        QVERIFY(areOpposing(game.position(), guard, hero));
    }

    void BASE_26_itIsRousedByWhoeverComesOntoItsTile()
    {
        DrawnGame game(lane);
        const FigureId hero = game.hero(0, 'c', E, {.speed = 12, .range = 8});
        const FigureId guard = game.monster();
        game.stand(guard, 'i', W, true);
        const FigureId spawn = game.monster('j', W);
        game.start();
        QVERIFY(!areOpposing(game.position(), guard, hero));
        QVERIFY(!areOpposing(game.position(), guard, spawn));
        QCOMPARE(game.verdict(Activate{guard}), QStringLiteral("BASE-26"));
        QCOMPARE(game.verdict(Activate{spawn}), QStringLiteral("allowed"));
        game.activate(hero);
        QCOMPARE(game.verdict(Shoot{{guard}}), QStringLiteral("BASE-26"));
        game.play(Step{E});
        QCOMPARE(game.play(Step{E}), QStringList({"MOV-14 speed-spent 1",
                                                  "MOV-14 figure-moved h1 e"})); // the last of its own tile
        QCOMPARE(game.play(Step{E}), QStringList({"MOV-14 speed-spent 1", "MOV-14 figure-moved h1 f",
                                                  "BASE-26 figure-roused m1"}));
        QVERIFY(areOpposing(game.position(), guard, hero));
        QCOMPARE(game.verdict(Shoot{{guard}}), QStringLiteral("allowed"));
    }

    void BASE_26_itIsRousedByWhoeverComesNextToIt()
    {
        DrawnGame game(lane);
        const FigureId hero = game.hero(0, 'd', E, {.speed = 12});
        const FigureId guard = game.monster();
        game.stand(guard, 'f', W, true);
        game.start();
        game.activate(hero);
        QCOMPARE(game.play(Step{E}), QStringList({"MOV-14 speed-spent 1", "MOV-14 figure-moved h1 e",
                                                  "BASE-26 figure-roused m1"}));
        QCOMPARE(game.verdict(Step{W}), QStringLiteral("BRK-01")); // and holds him
        // A wall between them: the hero is on another tile and not next to it.
        DrawnGame walled(walledLane);
        const FigureId other = walled.hero(0, 'd', E, {.speed = 12});
        const FigureId hidden = walled.monster();
        walled.stand(hidden, 'f', W, true);
        walled.start();
        walled.activate(other);
        QCOMPARE(walled.play(Step{E}), QStringList({"MOV-14 speed-spent 1", "MOV-14 figure-moved h1 e"}));
        QVERIFY(walled.state().figure(hidden).has(mark::neutral));
    }

    void BASE_26_noMageSpawnRousesIt()
    {
        DrawnGame game(lane);
        game.hero(0, 'a', E);
        const FigureId spawn = game.monster('h', E);
        const FigureId guard = game.monster();
        game.stand(guard, 'j', W, true);
        game.start();
        game.activate(spawn);
        QCOMPARE(game.play(Step{E}), QStringList({"MOV-14 speed-spent 1", "MOV-14 figure-moved m1 i"}));
        QVERIFY(game.state().figure(guard).has(mark::neutral));
        QCOMPARE(game.verdict(Attack{guard}), QStringLiteral("BASE-26"));
    }

    void BASE_26_damageRousesItToo()
    {
        DrawnGame game(lane);
        game.hero(0, 'a', E);
        const FigureId guard = game.monster(0, N, horse());
        const FigureId rider = game.rider(guard);
        game.stand(guard, 'j', E, true); // on h, i and j
        game.start();
        QVERIFY(game.state().figure(rider).has(mark::neutral));
        game.happen(FigureDamaged{rider, 1, 0});
        QVERIFY(isRoused(game.position(), guard));
        game.happen(FigureRoused{guard});
        for (const FigureId each : {guard, rider})
            QVERIFY(!game.state().figure(each).has(mark::neutral));
    }

    void BASE_26_aStateSaysNothingOddOfIt()
    {
        DrawnGame game(lane);
        game.hero(0, 'a', E);
        const FigureId guard = game.monster();
        game.stand(guard, 'j', W, true);
        game.start();
        const std::string text = writeState(game.game(), game.state());
        QVERIFY(*parseState(game.game(), text) == game.state());
        // A hero that would be nobody's.
        game.state() = *parseState(game.game(), text);
        StateWriter(game.game(), game.state()).figure(FigureId(0)).marks |= mark::neutral;
        QVERIFY(!parseState(game.game(), writeState(game.game(), game.state())));
    }

    void BASE_25_aScenarioIsPlayedWithItsFigures()
    {
        Scenario scenario = sample("standard");
        scenario.packs = sample("wain-race").packs; // both
        const Content& content = shippedContent();
        const auto place = [&](const char* id, const char* kind, FigureSide side, std::optional<int> value) {
            PlacedFigure placed = placedFigure(*content.figure(ContentId(kind)), content);
            placed.id = ThingId(id);
            placed.side = side;
            placed.value = value;
            if (side == FigureSide::Team)
                placed.player = scenario.players.back().id;
            scenario.figures.push_back(placed);
            const auto plain = makeGame(sample("standard"), content);
            const Board& board = plain->board(0);
            // Those of a team as far away as can be, so that nobody is met yet.
            for (SquareIndex i = 0; i < board.squareCount(); ++i) {
                const SquareIndex square = side == FigureSide::Team ? board.squareCount() - 1 - i : i;
                scenario.figures.back().square = board.squareOf(square);
                if (makeGame(scenario, content))
                    return;
            }
            QFAIL("there is no room");
        };
        const int before = makeGame(scenario, content)->player(PlayerId(1)).activations;
        place("guard", "menagerie/drowned-bishop", FigureSide::Neutral, 60);
        place("raider", "menagerie/cinderhoof-charger", FigureSide::MageSpawn, {});
        place("scout", "starter/maelis-frostglass", FigureSide::Team, {});
        const auto game = makeGame(scenario, content);
        QVERIFY(game.has_value());
        const GameState state = startGame(*game);
        const auto at = [&](const char* name) { return state.figure(*game->find<FigureId>(name)); };
        QVERIFY(at("guard").isInside() && at("guard").has(mark::neutral));
        QCOMPARE(at("guard").clicks[0], std::uint8_t(2)); // TITAN-13
        QCOMPARE(at("raider-rider").carrier, *game->find<FigureId>("raider"));
        QVERIFY(at("raider").isMageSpawn());
        QCOMPARE(at("scout").team, PlayerId(1));
        QCOMPARE(int(game->player(PlayerId(1)).activations), before + 1);
        // Recorded, written, read and gone over again.
        Replay replay = beginReplay(scenario, optionsOf(scenario), content);
        GameState played = state;
        SeededDice dice(7);
        RandomAgent player(7);
        Actions legal;
        Events events;
        for (std::uint64_t moment = 0; moment < 200 && !played.turn().isOver(); ++moment) {
            legalActions(*game, played, legal);
            const PlayerView view = viewFor(*game, played, playerToAct(*game, played));
            record(*game, played, legal[player.choose(view, legal, moment, nullptr)], dice, replay, events);
        }
        const auto again = parseReplay(writeReplay(*game, replay), content);
        QVERIFY2(again.has_value(), again ? "" : inEnglish(again.error()).c_str());
        GameState end = startGame(*game);
        QVERIFY(!replayTo(*game, *again, again->steps.size(), end).has_value());
        QVERIFY(end == played);
    }
};

DELVE_TEST(TestPlacedFiguresPlay)
#include "tst_placed_figures_play.moc"
