// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/mageknight/drawn_boards.h"
#include "tests/support/mageknight/drawn_game.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::play;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

/// Two tiles side by side; a wall runs along the third column of the second one.
const std::vector<std::string> yard{"+-+-+-+-+-+-+-+-+-+-+", "|a b c d e f g|h i j|", "+ + + + + + + + + + +",
                                    "|k l m n o p q|r s t|", "+ + + + + + + + + + +", "|u . . . . v w . . .|",
                                    "+-+-+-+-+-+-+-+-+-+-+"};

Stats bomber(bool isExplosive = true)
{
    return {.attack = 12, .damage = 2, .range = 9, .explosive = isExplosive};
}

/// Everybody whom the explosion hurt, in order.
QStringList hurt(const QStringList& events)
{
    QStringList figures;
    for (const QString& event : events)
        if (event.startsWith(u"EXPL-01 figure-damaged"))
            figures << event.section(u' ', 2, 3);
    return figures;
}

} // namespace

/// Explosive attacks.
class TestExplosions : public QObject
{
    Q_OBJECT

private slots:
    void EXPL_01_EXPL_02_everybodyWithinTwoSquaresOfTheTarget()
    {
        DrawnGame game(yard);
        const FigureId shooter = game.hero(0, 'a', E, bomber());
        const FigureId target = game.hero(1, 'e', W);
        game.hero(1, 'g', W); // two away
        game.hero(0, 'u', W); // a friend, four away
        game.hero(0, 'v', W); // a friend, two away
        game.start();
        game.activate(shooter);
        const QStringList events = game.play(Shoot{target}, {3, 4});
        QVERIFY(events.contains(QStringLiteral("DMG-01 figure-damaged h2 2 0")));
        QCOMPARE(hurt(events), QStringList({"h3 1", "h5 1"})); // not the target itself
    }

    void EXPL_01_theAttackerIsNotSpared()
    {
        DrawnGame game(yard);
        const FigureId shooter = game.hero(0, 'c', E, bomber());
        const FigureId target = game.hero(1, 'e', W);
        game.start();
        game.activate(shooter);
        const QStringList events = game.play(Shoot{target}, {3, 4});
        QCOMPARE(hurt(events), QStringList({"h1 1"}));
    }

    void EXPL_01_itIsNoAttack()
    {
        DrawnGame game(yard);
        const FigureId shooter = game.hero(0, 'a', E, bomber());
        const FigureId target = game.hero(1, 'e', W, {.clicks = 1});
        game.hero(1, 'g', W, {.range = 9});
        game.start();
        game.activate(shooter);
        const QStringList events = game.play(Shoot{target}, {3, 4});
        QCOMPARE(hurt(events), QStringList({"h3 1"})); // also when the target is gone
        QVERIFY(!events.join(u' ').contains(u"counterattack"));
        QVERIFY(!pending<AnswerChoice>(game.position()));
    }

    void EXPL_01_onlyThoseOfTheExplosiveType()
    {
        DrawnGame game(yard);
        const FigureId shooter = game.hero(0, 'a', E, bomber(false));
        const FigureId target = game.hero(1, 'e', W);
        game.hero(1, 'g', W);
        game.start();
        game.activate(shooter);
        QCOMPARE(hurt(game.play(Shoot{target}, {3, 4})), QStringList());
    }

    void EXPL_03_oneClickAlsoAfterATwelveAndArmourTakesItOff()
    {
        DrawnGame game(yard);
        const FigureId shooter = game.hero(0, 'a', E, bomber());
        const FigureId target = game.hero(1, 'e', W);
        game.hero(1, 'g', W);
        game.hero(1, 'q', W, {.abilities = {Ability::Toughness}});
        game.start();
        game.activate(shooter);
        const QStringList events = game.play(Shoot{target}, {6, 6});
        QVERIFY(events.contains(QStringLiteral("DMG-01 figure-damaged h2 3 0")));
        QCOMPARE(hurt(events), QStringList({"h3 1"}));
    }

    void EXPL_04_wallsShelter()
    {
        DrawnGame game(yard);
        const FigureId shooter = game.hero(0, 'a', E, bomber());
        const FigureId target = game.hero(1, 'f', W);
        game.hero(1, 'h', W); // two away, behind the wall
        game.hero(1, 'q', W);
        game.start();
        game.activate(shooter);
        QCOMPARE(hurt(game.play(Shoot{target}, {3, 4})), QStringList({"h4 1"}));
    }

    void EXPL_04_shadowAndFiguresDoNot()
    {
        DrawnGame game({"+-+-+-+-+-+-+-+-+-+-+", "|a b c d e S g h i j|", "+-+-+-+-+-+-+-+-+-+-+"});
        const FigureId shooter = game.hero(0, 'a', E, bomber());
        const FigureId target = game.hero(1, 'e', W);
        game.hero(1, 'g', W);
        game.start();
        game.activate(shooter);
        QCOMPARE(hurt(game.play(Shoot{target}, {3, 4})), QStringList({"h3 1"}));
    }

    void EXPL_05_aMissDoesNothing()
    {
        DrawnGame game(yard);
        const FigureId shooter = game.hero(0, 'a', E, bomber());
        const FigureId target = game.hero(1, 'e', W, {.defense = 30});
        game.hero(1, 'g', W);
        game.start();
        game.activate(shooter);
        QCOMPARE(hurt(game.play(Shoot{target}, {3, 4})), QStringList());
    }

    void EXPL_06_aLargeVictimTakesOneClick()
    {
        DrawnGame game(yard);
        const FigureId shooter = game.hero(0, 'a', E, bomber());
        const FigureId target = game.hero(1, 'd', W);
        game.hero(1, 'q', W, {.base = BaseShape::Titan2x2}); // f g p q: measured at f or p, two away
        game.start();
        game.activate(shooter);
        QCOMPARE(hurt(game.play(Shoot{target}, {3, 4})), QStringList({"h3 1"}));
    }

    void EXPL_07_objectsStay()
    {
        DrawnGame game(yard);
        const FigureId shooter = game.hero(0, 'a', E, bomber());
        const FigureId target = game.hero(1, 'e', W);
        const ChestId chest = game.chest('o');
        const ArtifactId chair = game.artifact('n', ArtifactClass::Chair);
        game.start();
        game.activate(shooter);
        game.play(Shoot{target}, {3, 4});
        QCOMPARE(game.state().chest(chest).place, ChestPlace::Board);
        QCOMPARE(game.state().artifact(chair).place, ArtifactPlace::Board);
    }
};

DELVE_TEST(TestExplosions)
#include "tst_explosions.moc"
