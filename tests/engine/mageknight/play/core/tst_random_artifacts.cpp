// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/setup/generate/generate_dungeons.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/mageknight/random_play.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::play;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

ContentId firstChangeling(const Content& content)
{
    for (const Pack& pack : content.packs())
        for (const Figure& figure : pack.figures)
            if (figure.changeling)
                return figure.id;
    return {};
}

/// EXO-04: how many tokens there are of each kind, wherever they are.
std::map<ContentId, int> multisetOf(const Game& game)
{
    std::map<ContentId, int> counts;
    for (const GameParts::ArtifactTokenPiece& piece : game.parts().artifactTokens)
        ++counts[piece.kind->id];
    return counts;
}

} // namespace

/// Whole games at random in dungeons that have artifacts, furniture, pillars and a Changeling.
class TestRandomArtifacts : public QObject
{
    Q_OBJECT

private slots:
    void everyGeneratedDungeonHasThem()
    {
        const int asked = qEnvironmentVariableIntValue("DELVE_GAMES");
        const int dungeons = asked > 0 ? std::min(asked / 20, 500) : 4;
        const int gamesEach = asked > 0 ? asked / dungeons : 2;
        DungeonWishes wishes;
        wishes.players = 2;
        wishes.artifacts = 9;
        const Content& content = shippedContent();
        const GeneratedDungeons made = generateDungeons(content, wishes, 77, dungeons, {});
        QCOMPARE(int(made.proposals.size()), dungeons);
        PlayTally tally;
        for (std::size_t i = 0; i < made.proposals.size(); ++i) {
            Scenario scenario = made.proposals[i].scenario;
            scenario.options.roundLimit = 25;
            QVERIFY(!scenario.artifacts.empty() && !scenario.chests.empty());
            scenario.chests.front().chest = firstChangeling(content);
            scenario.chests.front().treasure.reset();
            const auto game = makeGame(scenario, content);
            QVERIFY2(game, game ? "" : inEnglish(game.error()).c_str());
            // Every copy of the set is in the game, and playAtRandom looks that each stays in one place.
            std::map<ContentId, int> stock;
            for (const Pack& pack : content.packs())
                for (const ArtifactToken& token : pack.artifactTokens)
                    stock[token.id] = token.stock;
            const bool hasExotic = std::ranges::any_of(game->parts().artifacts, [](const auto& piece) {
                return piece.kind->artifactClass == ArtifactClass::Exotic;
            });
            if (hasExotic)
                QVERIFY(multisetOf(*game) == stock);
            for (int seed = 0; seed < gamesEach; ++seed) {
                const QString fault = playAtRandom(*game, std::uint64_t(seed), seed == 0 && i < 20, tally);
                QVERIFY2(fault.isEmpty(),
                         qPrintable(QStringLiteral("dungeon %1, seed %2: %3").arg(i).arg(seed).arg(fault)));
            }
        }
        qInfo("%s", qPrintable(summary(tally)));
        QVERIFY(tally.events.contains("artifact-token-drawn") || asked == 0);
        QVERIFY(tally.events.contains("furniture-taken") || asked == 0);
    }
};

DELVE_TEST(TestRandomArtifacts)
#include "tst_random_artifacts.moc"
