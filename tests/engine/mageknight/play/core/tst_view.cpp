// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/core/state_json.h"
#include "engine/mageknight/play/core/traits.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/mageknight/setup_cases.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::play;
using namespace delve::mageknight::test;
using namespace delve::test;

/// What players may know.
class TestView : public QObject
{
    Q_OBJECT

private slots:
    void WAN_12_whatIsFixedInSecretIsNotInTheView()
    {
        Scenario scenario = sample("standard");
        const Game plain = *makeGame(scenario, shippedContent());
        QVERIFY(!scenario.chests.empty() && !scenario.tokens.empty());
        scenario.chests.front().treasure = 3;
        scenario.tokens.front().table = plain.parts().tables.front()->id;
        const Game fixed = *makeGame(scenario, shippedContent());
        QVERIFY(fixed.parts().chests.front().fixedTreasure);
        const GameState state = startGame(fixed);
        const PlayerView view = viewFor(fixed, state, PlayerId(0));
        QVERIFY(!view.game.parts().chests.front().fixedTreasure);
        QVERIFY(!view.game.parts().tokens.front().fixedTable);
        // The state itself holds nothing that nobody has seen: it is the same whatever is hidden.
        QVERIFY(state == startGame(plain));
        QCOMPARE(writeState(view.game, view.state), writeState(plain, state));
    }
};

DELVE_TEST(TestView)
#include "tst_view.moc"
