// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/dice.h"
#include "engine/mageknight/play/core/event_log.h"
#include "engine/mageknight/play/core/state_json.h"
#include "engine/mageknight/play/core/view.h"
#include "tests/support/mageknight/drawn_game.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/mageknight/setup_cases.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::play;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

/// Two tiles with a door, room for chests and two teams.
const std::vector<std::string> board{
    "+-+-+-+-+-+-+-+-+-+-+", "|a . . . . . . . . b|", "+ + + + + + + + + + +",
    "|. . c . . . . d . .|", "+ + + + + + + + + + +", "|. . . . eDf . . . .|",
    "+ + + + + + + + + + +", "|g . : . . . . ~ . h|", "+-+-+-+-+-+-+-+-+-+-+"};

/// A game with a chest and a Changeling on c and d, or the other way round; all else is the same.
std::unique_ptr<DrawnGame> twin(bool swapped)
{
    auto game = std::make_unique<DrawnGame>(board, 2);
    game->options().roundLimit = 12;
    const char entrances[] = {'a', 'b'};
    for (int player = 0; player < 2; ++player) {
        game->hero(player, 0, Direction::North, {.speed = 9, .clicks = 8});
        game->hero(player, 0, Direction::North, {.speed = 8, .range = 6, .clicks = 8});
        game->entrance(player, entrances[player], Side::North);
        game->exit(player, entrances[player], Side::North);
    }
    for (int i = 0; i < 4; ++i)
        game->monster(0, Direction::North, {.points = 10 + 5 * i});
    Chest& chest = game->chestKind();
    chest.trap[1] = {8, std::nullopt, TrapAttack{TrapTarget::Opener, 9, 1, 0}};
    chest.trap[2] = {8, TrapSpawn{1, 25}, TrapAttack{TrapTarget::Tile, 8, 1, 0}};
    chest.trap[3] = {9, std::nullopt, TrapAttack{TrapTarget::Ranged, 9, 1, 6}};
    const Stats monster{.range = 6, .clicks = 5};
    if (swapped)
        game->chest('c');
    else
        game->changeling('c', Side::South, monster);
    if (swapped)
        game->changeling('d', Side::South, monster);
    else
        game->chest('d');
    game->token('e');
    game->token('f', Colour::Blue);
    game->table(Colour::Yellow, 1, 20);
    game->table(Colour::Blue, 2, 30);
    game->start();
    return game;
}

/// All that a player may know, as bytes: the state, what may be done, and the pieces of the game.
std::string knownTo(const Game& game, const GameState& state, PlayerId player)
{
    const PlayerView view = viewFor(game, state, player);
    std::string known = writeState(view.game, view.state);
    Actions actions;
    legalActions(view.game, view.state, actions);
    for (const Action& action : actions)
        known += writeAction(view.game, action) + '\n';
    for (const GameParts::ChestPiece& chest : view.game.parts().chests) {
        known += chest.id + (chest.changeling == FigureId::None ? " chest" : " changeling") +
                 (chest.fixedTreasure ? " fixed" : "");
        for (const Treasure& treasure : *chest.treasure)
            known += ' ' + std::to_string(treasure.gold);
        for (const Trap& trap : *chest.trap)
            known += ' ' + std::to_string(trap.disarm);
    }
    for (const GameParts::FigurePiece& figure : view.game.parts().figures)
        known += figure.id + ' ' + figure.kind->id.text() + '\n';
    return known;
}

bool opens(const Action& action)
{
    return std::holds_alternative<OpenChest>(action);
}

} // namespace

/// A Changeling and a chest with the same trap cannot be told apart until it is opened.
class TestChangelingSecret : public QObject
{
    Q_OBJECT

private slots:
    void DG_21_equalInEveryViewOverWholeGames()
    {
        const int asked = qEnvironmentVariableIntValue("DELVE_GAMES");
        const int games = asked > 0 ? asked / 4 : 30;
        const auto one = twin(false);
        const auto other = twin(true);
        int compared = 0;
        int opened = 0;
        for (int seed = 0; seed < games; ++seed) {
            Random choices(seedFor(std::uint64_t(seed), 1));
            GameState a = startGame(one->game());
            GameState b = startGame(other->game());
            SeededDice diceA(seedFor(std::uint64_t(seed), 2));
            SeededDice diceB(seedFor(std::uint64_t(seed), 2));
            Actions actions;
            Events eventsA;
            Events eventsB;
            while (!a.turn().isOver()) {
                for (const int player : {0, 1})
                    QCOMPARE(knownTo(one->game(), a, PlayerId(player)),
                             knownTo(other->game(), b, PlayerId(player)));
                // The list of the game itself says no more than that of a view.
                legalActions(one->game(), a, actions);
                Actions again;
                legalActions(other->game(), b, again);
                QVERIFY(actions == again);
                ++compared;
                std::erase_if(actions,
                              [](const Action& action) { return std::holds_alternative<GiveUp>(action); });
                if (actions.empty())
                    break;
                // Those who want to look into chests meet more of them.
                const auto wish = std::ranges::find_if(actions, [](const Action& action) {
                    return std::holds_alternative<ExposeTrap>(action) ||
                           std::holds_alternative<DisarmTrap>(action) || opens(action);
                });
                const Action chosen =
                    wish != actions.end() ? *wish : actions[choices.below(std::uint32_t(actions.size()))];
                if (opens(chosen)) {
                    ++opened; // what was hidden comes out: they part here
                    break;
                }
                eventsA.clear();
                eventsB.clear();
                perform(one->game(), a, chosen, diceA, eventsA);
                perform(other->game(), b, chosen, diceB, eventsB);
                QVERIFY(eventsA == eventsB);
            }
        }
        qInfo("%d games, %d moments compared, %d chests about to be opened", games, compared, opened);
        QVERIFY(compared > games);
        QVERIFY(opened > 0);
    }

    void DG_21_whatComesOutDiffers()
    {
        // So that the test above compares games that are not the same.
        const auto one = twin(false);
        const auto other = twin(true);
        QVERIFY(one->game().parts().chests[0].changeling != other->game().parts().chests[0].changeling);
    }

    void DG_21_theOrderOfChestsSaysNothing()
    {
        // Two Changelings of different kinds, exchanged: the pieces of the game are the same.
        Scenario scenario = sample("standard");
        QVERIFY(scenario.chests.size() >= 2);
        std::vector<std::string> kinds;
        for (const Pack& pack : shippedContent().packs())
            for (const Figure& figure : pack.figures)
                if (figure.changeling)
                    kinds.push_back(figure.id.text());
        QVERIFY(kinds.size() >= 2);
        const auto piecesWith = [&](const std::string& first, const std::string& second) {
            scenario.chests[0].chest = ContentId(first);
            scenario.chests[1].chest = ContentId(second);
            scenario.chests[0].treasure.reset();
            scenario.chests[1].treasure.reset();
            const Game game = *makeGame(scenario, shippedContent());
            std::string names;
            for (const GameParts::FigurePiece& figure : game.parts().figures)
                names += figure.id + ' ' + figure.kind->id.text() + '\n';
            return names;
        };
        QCOMPARE(piecesWith(kinds[0], kinds[1]), piecesWith(kinds[1], kinds[0]));
    }
};

DELVE_TEST(TestChangelingSecret)
#include "tst_changeling_secret.moc"
