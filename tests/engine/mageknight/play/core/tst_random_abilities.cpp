// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/mageknight/ability_game.h"
#include "tests/support/mageknight/random_play.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::play;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

template <typename... Kinds> std::set<std::string_view> namesOf(const std::variant<Kinds...>*)
{
    return {Kinds::name...};
}

} // namespace

/// Random games with every ability there is, on a board that has everything.
class TestRandomAbilities : public QObject
{
    Q_OBJECT

private slots:
    void gamesWithAnyAbilities()
    {
        const int asked = qEnvironmentVariableIntValue("DELVE_GAMES");
        const int games = asked > 0 ? asked / 10 : 120;
        PlayTally tally;
        for (int i = 0; i < games; ++i) {
            const auto game = makeAbilityGame(std::uint64_t(i));
            const QString fault = playAtRandom(game->game(), std::uint64_t(i), i % 10 == 0, tally);
            QVERIFY2(fault.isEmpty(), qPrintable(QStringLiteral("game %1: %2").arg(i).arg(fault)));
        }
        qInfo("any abilities: %s", qPrintable(summary(tally)));
        reportReached(tally);
        std::set<std::string_view> missing = namesOf(static_cast<const EventBody*>(nullptr));
        for (const std::string_view name : tally.events)
            missing.erase(name);
        // What so few games seldom come to has tests of its own: CMB-13, LOSE-02, TRAP-30, SA-MAGIC-FREEZE,
        // LEVEL-03, MOV-08, LEVEL-07, LEVEL-05, CONV-10, THEFT-04, TRAP-25, TRAP-12, STORE-01, EXO-12,
        // EXO-13, EXO-16, START-02. FARC-03, TITAN-20 and TITAN-21 come up with larger bases.
        for (const char* rare :
             {"action-fell-away", "activation-bound", "arc-leaned", "stands-unopposed", "artifact-struck",
              "chest-put-back", "guest-joined", "chest-removed", "gifts-freed", "figure-frozen",
              "hero-improved", "hero-left", "levels-deferred", "levels-given", "no-room-for-monsters",
              "starting-player-found", "theft-tried", "token-caught", "trap-disarmed", "treasure-stored",
              // Nobody rides there; gamesWithCavalry comes to them.
              "activation-used", "actor-chosen", "rider-dismounted", "rider-mounted", "mount-fled",
              "mount-sided",
              // Nobody stands there from the start; gamesWithPlacedFigures comes to it.
              "figure-roused",
              // Nobody has sections or a chariot there; gamesWithSections comes to them.
              "passenger-boarded", "passenger-left", "section-named", "section-struck", "sections-forgotten"})
            missing.erase(rare);
        QStringList names;
        for (const std::string_view name : missing)
            names << QString::fromUtf8(name.data(), qsizetype(name.size()));
        QCOMPARE(names.join(u' '), QString());
    }
};

DELVE_TEST(TestRandomAbilities)
#include "tst_random_abilities.moc"
