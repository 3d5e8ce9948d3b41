// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/scenario/check_references.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/mageknight/setup_cases.h"
#include "tests/support/mageknight/small_pack.h"
#include "tests/support/test_registry.h"

#include <map>
#include <set>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

/// Doors, chests, tokens, artifacts and monsters as content packs have them.
class TestPieces : public QObject
{
    Q_OBJECT

private:
    static inline const std::string blank = R"({"blank": true})";
    static inline const std::string trap =
        R"({"disarm": 8, "attack": {"type": "H", "attack": 8, "damage": 1}})";
    static inline const std::string clicks =
        R"([{"speed": 8, "attack": 7, "defense": 15, "damage": 2}, {"eliminated": true}])";

    /// A list of this many times the same.
    static std::string times(int count, const std::string& text)
    {
        std::string list;
        for (int i = 0; i < count; ++i)
            list += (i == 0 ? "" : ", ") + text;
        return list;
    }

    static std::string trapDial() { return "[" + blank + ", " + times(5, trap) + "]"; }
    static std::string treasureDial() { return "[" + times(6, R"({"gold": 10})") + "]"; }

    /// What reading a chest with these members says.
    static std::string chestError(const std::string& members)
    {
        return packError(R"("chests": [{"id": "box", "name": {"en": "n"}, "colour": "yellow", "stock": 1)" +
                         members + "}]");
    }

    static std::string chestError(const std::string& trapPositions, const std::string& treasurePositions)
    {
        return chestError(", \"trap\": " + trapPositions + ", \"treasure\": " + treasurePositions);
    }

    static std::string artifactError(const std::string& artifactClass, const std::string& more)
    {
        return packError(
            R"("artifacts": [{"id": "thing", "name": {"en": "n"}, "text": {"en": "t"}, "class": ")" +
            artifactClass + R"(", "footprint": {"width": 1, "height": 1}, "stock": 1)" + more + "}]");
    }

    static std::string artifactTokenError(const std::string& colour, const std::string& rows)
    {
        return packError(R"("artifactTokens": [{"id": "t", "name": {"en": "n"}, "colour": ")" + colour +
                         R"(", "stock": 1, "rows": [)" + rows + "]}]");
    }

    static bool contains(const std::string& text, const std::string& part)
    {
        return text.find(part) != std::string::npos;
    }

private slots:
    void DOOR_01_doorsAreOfWoodOrIron()
    {
        const auto error = [](const std::string& kind) {
            return packError(R"("doors": [{"id": "d", "name": {"en": "n"}, "stock": 1, "kind": ")" + kind +
                             R"("}])");
        };
        QCOMPARE(error("wood"), std::string("no error"));
        QCOMPARE(error("iron"), std::string("no error"));
        QVERIFY(contains(error("glass"), "/doors/0/kind: expected one of wood, iron"));
        std::set<DoorMaterial> shipped;
        for (const DoorKind& door : starterPack().doors)
            shipped.insert(door.material);
        QCOMPARE(shipped.size(), std::size_t(2));
    }

    void CHEST_01_theTrapDialStartsBlank()
    {
        QCOMPARE(chestError(trapDial(), treasureDial()), std::string("no error"));
        // Breaks: the first position, where a dial stands before the game, is a trap.
        QVERIFY(contains(chestError("[" + trap + ", " + blank + ", " + times(4, trap) + "]", treasureDial()),
                         "expected the first position blank and five traps"));
        for (const Chest& chest : starterPack().chests)
            QVERIFY(chest.trap.front().isBlank());
    }

    void CHEST_12_aChestIsATrapAndATreasure()
    {
        QCOMPARE(chestError(trapDial(), treasureDial()), std::string("no error"));
        QVERIFY(contains(chestError(", \"trap\": " + trapDial()), "treasure"));
        QVERIFY(contains(chestError(", \"treasure\": " + treasureDial()), "trap"));
    }

    void CHEST_13_aTrapDialHasFiveTrapsAndABlank()
    {
        QCOMPARE(chestError(trapDial(), treasureDial()), std::string("no error"));
        for (const std::string& wrong :
             {"[" + blank + ", " + times(4, trap) + "]", "[" + blank + ", " + times(6, trap) + "]",
              "[" + blank + ", " + blank + ", " + times(4, trap) + "]", "[" + times(6, trap) + "]"})
            QVERIFY2(chestError(wrong, treasureDial()) != "no error", wrong.c_str());
    }

    void CHEST_14_aTreasureDialHasSixPositions()
    {
        const std::string item = R"({"item": {"type": "sword", "name": {"en": "n"}, "attackBonus": 1}})";
        const std::string both =
            R"({"gold": 5, "item": {"type": "sword", "name": {"en": "n"}, "attackBonus": 1}})";
        // Magic items, gold, or both; and the position that is a trap.
        QCOMPARE(chestError(trapDial(), "[" + item + ", " + both + R"(, {"gold": 1}, {"trap": true}, )" +
                                            times(2, item) + "]"),
                 std::string("no error"));
        QVERIFY(chestError(trapDial(), "[" + times(5, item) + "]") != "no error");
        QVERIFY(chestError(trapDial(), "[" + times(7, item) + "]") != "no error");
    }

    void TOK_01_tokensAreWeakStandardOrTough()
    {
        std::string rows;
        for (int roll = 2; roll <= 12; ++roll)
            rows += std::string(roll == 2 ? "" : ", ") + R"({"roll": )" + std::to_string(roll) +
                    R"(, "count": 1, "points": 10})";
        const auto error = [&](const std::string& colour) {
            return packError(R"("wanderingTokens": [{"id": "t", "name": {"en": "n"}, "colour": ")" + colour +
                             R"(", "variant": 1, "stock": 1, "rows": [)" + rows + "]}]");
        };
        for (const char* colour : {"yellow", "blue", "red"})
            QCOMPARE(error(colour), std::string("no error"));
        QVERIFY(contains(error("green"), "/wanderingTokens/0/colour: expected one of yellow, blue, red"));
    }

    void TOK_02_everyColourHasTwoTables()
    {
        std::map<Colour, std::set<int>> variants;
        for (const WanderingToken& token : starterPack().wanderingTokens)
            variants[token.colour].insert(token.variant);
        for (const Colour colour : {Colour::Yellow, Colour::Blue, Colour::Red})
            QVERIFY(variants[colour].size() >= 2);
        // A scenario may fix the table of a token, but only to one of its colour.
        const auto& tokens = starterPack().wanderingTokens;
        Scenario scenario = sample("standard");
        scenario.tokens[0].colour = tokens[0].colour;
        scenario.tokens[0].table = tokens[0].id;
        QVERIFY(checkReferences(scenario, shippedContent()).empty());
        const auto other = std::ranges::find_if(
            tokens, [&](const WanderingToken& token) { return token.colour != tokens[0].colour; });
        scenario.tokens[0].table = other->id;
        const auto errors = checkReferences(scenario, shippedContent());
        QCOMPARE(errors.size(), std::size_t(1));
        QCOMPARE(errors[0].where, std::string("/tokens/0/table"));
    }

    void POOL_06_monstersComeInVersions()
    {
        const auto error = [](const std::string& version, const std::string& marks) {
            std::string rat = figureText("x", clicks, marks);
            rat.replace(rat.find("\"unique\""), 8, "\"" + version + "\"");
            return packError("\"figures\": [" + rat + "]");
        };
        QCOMPARE(error("weak", R"("stars": 1, "highlight": "yellow")"), std::string("no error"));
        QCOMPARE(error("standard", R"("stars": 2, "highlight": "blue")"), std::string("no error"));
        QCOMPARE(error("tough", R"("stars": 3, "highlight": "red")"), std::string("no error"));
        QVERIFY(contains(error("huge", R"("stars": 3, "highlight": "red")"),
                         "/figures/0/version: expected one of weak, standard, tough, unique"));
    }

    void POOL_09_everyVersionHasItsOwnNumber()
    {
        const auto rat = [](const std::string& id, const std::string& number, const std::string& version,
                            const std::string& marks) {
            std::string text = figureText(id, clicks, marks);
            text.replace(text.find("\"unique\""), 8, "\"" + version + "\"");
            return text.replace(text.find("\"collectorNumber\": 1"), 20, "\"collectorNumber\": " + number);
        };
        const std::string weak = rat("rat-weak", "1", "weak", R"("stars": 1, "highlight": "yellow")");
        const std::string tough = R"("stars": 3, "highlight": "red")";
        QCOMPARE(packError("\"figures\": [" + weak + ", " + rat("rat-tough", "2", "tough", tough) + "]"),
                 std::string("no error"));
        QVERIFY(
            contains(packError("\"figures\": [" + weak + ", " + rat("rat-tough", "1", "tough", tough) + "]"),
                     "expected a collector's number of its own"));
    }

    void TEAM_09_aHeroStartsAtTheClickOfItsLevel()
    {
        Scenario scenario = sample("standard");
        TeamMember& member = scenario.players[0].team[0];
        const Figure& hero = *shippedContent().figure(member.figure);
        for (int level = 1; level <= 5; ++level) {
            member.level = level;
            QVERIFY(checkReferences(scenario, shippedContent()).empty());
            QCOMPARE(hero.startClickAt(level), hero.levels[std::size_t(level - 1)].startClick);
            QVERIFY(level == 1 || hero.startClickAt(level) != hero.startClickAt(level - 1));
        }
        for (const int level : {0, 6}) { // the dial has no such mark, the counter no such level
            member.level = level;
            QCOMPARE(checkReferences(scenario, shippedContent()).size(), std::size_t(1));
        }
    }

    void ART_17_exoticArtifactsAndDressing()
    {
        const std::string tokens = R"(, "tokens": {"yellow": 1, "blue": 1, "red": 0})";
        QCOMPARE(artifactError("exotic", tokens), std::string("no error"));
        QVERIFY(contains(artifactError("exotic", ""), "tokens")); // they carry tokens
        for (const char* dressing : {"ancient-pillar", "all-seeing-pillar", "chair"}) {
            QCOMPARE(artifactError(dressing, ""), std::string("no error"));
            QVERIFY(contains(artifactError(dressing, tokens), "tokens")); // it never does
        }
    }

    void EXO_01_exoticKindsAreContent()
    {
        // A kind nobody heard of, with a footprint and a recipe, is as good as any.
        QCOMPARE(artifactError("exotic", R"(, "tokens": {"yellow": 0, "blue": 0, "red": 9})"),
                 std::string("no error"));
        QVERIFY(contains(artifactError("altar", R"(, "tokens": {"yellow": 0, "blue": 0, "red": 9})"),
                         "/artifacts/0/class: expected one of"));
        QVERIFY(std::ranges::any_of(starterPack().artifacts, [](const ArtifactKind& kind) {
            return kind.artifactClass == ArtifactClass::Exotic && kind.tokens != std::array<int, 3>{};
        }));
    }

    void EXO_02_theFaceOfATokenIsATable()
    {
        const std::string effect = R"("text": {"en": "t"}, "effects": [{"kind": "heal", "clicks": 1}]})";
        QCOMPARE(artifactTokenError("yellow", R"({"from": 2, "to": 12, )" + effect), std::string("no error"));
        QCOMPARE(artifactTokenError("yellow", R"({"from": 2, "to": 6, )" + effect +
                                                  R"(, {"from": 7, "to": 12, )" + effect),
                 std::string("no error"));
        for (const std::string& rows :
             {std::string(), R"({"from": 2, "to": 11, )" + effect,
              R"({"from": 2, "to": 6, )" + effect + R"(, {"from": 8, "to": 12, )" + effect})
            QVERIFY2(artifactTokenError("yellow", rows) != "no error", rows.c_str());
    }

    void EXO_03_artifactTokensHaveThreeLevels()
    {
        const std::string row =
            R"({"from": 2, "to": 12, "text": {"en": "t"}, "effects": [{"kind": "heal", "clicks": 1}]})";
        for (const char* colour : {"yellow", "blue", "red"})
            QCOMPARE(artifactTokenError(colour, row), std::string("no error"));
        QVERIFY(artifactTokenError("green", row) != "no error");
        std::set<Colour> shipped;
        for (const ArtifactToken& token : starterPack().artifactTokens)
            shipped.insert(token.colour);
        QCOMPARE(shipped.size(), std::size_t(3));
    }

    void DG_18_aChangelingIsAMageSpawnWithATrap()
    {
        const std::string disguise = "\"changeling\": {\"trap\": " + trapDial() + "}";
        const auto error = [](const std::string& figure) {
            return packError("\"figures\": [" + figure + "]");
        };
        QCOMPARE(error(figureText("x", clicks, disguise)), std::string("no error"));
        QVERIFY(contains(error(figureText("x", clicks, R"("changeling": {})")), "trap"));
        std::string warrior = figureText("x", clicks, disguise);
        warrior.replace(warrior.find("\"mage-spawn\", \"version\": \"unique\""), 33, "\"warrior\"");
        QVERIFY(contains(error(warrior), "expected \"changeling\" on Mage Spawn only"));
    }
};

DELVE_TEST(TestPieces)
#include "tst_pieces.moc"
