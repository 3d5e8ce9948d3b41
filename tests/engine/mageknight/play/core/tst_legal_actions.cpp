// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/mageknight/ability_game.h"
#include "tests/support/mageknight/random_play.h"
#include "tests/support/test_registry.h"

#include <algorithm>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::play;
using namespace delve::mageknight::test;
using namespace delve::test;

/// The list of legal actions as such; what is in it is looked at where the rules are.
class TestLegalActions : public QObject
{
    Q_OBJECT

private slots:
    void theFirstOnesAreThoseThatComeFirst()
    {
        int shortened = 0;
        for (std::uint64_t seed = 0; seed < 10; ++seed) {
            const auto drawn = makeAbilityGame(seed);
            const Game& game = drawn->game();
            Random choices(seedFor(seed, 1));
            SeededDice dice(seedFor(seed, 2));
            GameState state = livelyStart(game, choices);
            Actions all;
            Actions some;
            Events events;
            for (int i = 0; i < 300 && !state.turn().isOver(); ++i) {
                legalActions(game, state, all);
                for (const std::size_t most : {1, 2, 5}) {
                    legalActions(game, state, some, most);
                    QCOMPARE(some.size(), std::min(most, all.size()));
                    QVERIFY(std::ranges::equal(some, std::span(all).first(some.size())));
                    shortened += some.size() < all.size();
                }
                events.clear();
                perform(game, state, all[choices.below(std::uint32_t(all.size()))], dice, events);
            }
        }
        QVERIFY(shortened > 1000);
    }
};

DELVE_TEST(TestLegalActions)
#include "tst_legal_actions.moc"
