// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/content/stat_banner.h"
#include "engine/dungeoneer/content/threat_numbers.h"
#include "tests/support/dungeoneer/changed_set.h"
#include "tests/support/dungeoneer/small_set.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::dungeoneer;
using namespace delve::dungeoneer::test;

namespace {

const Json wound = {{"op", "wound"}, {"amount", 1}};
const Json speedThreat = {{"stat", "speed"}, {"value", 5}};

/// A Trap in place of the monster.
Json withTrap(const Json& threat)
{
    Json set = Json::parse(smallSetText());
    Json& card = set["adventures"][0];
    card["duration"] = "instant";
    card["form"] = "trap";
    card.erase("monster");
    card["threat"] = threat;
    return set;
}

std::vector<std::tuple<ThreatUse, Stat, int>> usesOf(const CardSet& set)
{
    std::vector<std::tuple<ThreatUse, Stat, int>> uses;
    for (const ThreatNumber& number : threatNumbers(set))
        uses.emplace_back(number.use, number.stat, number.value);
    return uses;
}

} // namespace

/// What a card can say, and what it cannot: rules that the reader of sets keeps.
class TestCardRules : public QObject
{
    Q_OBJECT

private slots:
    void DNR_SETUP_11_aHeroBeginsWithSixLife()
    {
        QCOMPARE(readSet(without("/heroes/0", "life"))->heroes[0].life, 6);
        QCOMPARE(readSet(with("/heroes/0/life", 7))->heroes[0].life,
                 7); // unless the card prints another number
        QCOMPARE(refusal(with("/heroes/0/life", 0)),
                 std::string("/heroes/0/life: expected a whole number from 1 to 12, found 0"));
    }

    void DNR_COMBAT_01_DNR_COMBAT_02_DNR_COMBAT_03_threeScores()
    {
        const Json level = {{"melee", {{"value", 3}, {"type", "standard"}}},
                            {"magic", {{"value", 2}, {"type", "counter"}}},
                            {"speed", {{"value", 1}, {"type", "counter"}}}};
        const Scores scores = readSet(with("/heroes/0/levels/0", level))->heroes[0].levels[0];
        QCOMPARE(scores[Form::Melee], (Score{3, AttackType::Standard}));
        QCOMPARE(scores[Form::Magic], (Score{2, AttackType::Counter}));
        QCOMPARE(scores[Form::Speed], (Score{1, AttackType::Counter}));
        QCOMPARE(refusal(with("/heroes/0/levels/0", {{"speeds", {{"value", 3}, {"type", "standard"}}}})),
                 std::string("/heroes/0/levels/0/speeds: expected no member of this name here; perhaps "
                             "\"speed\" is meant"));
    }

    void DNR_COMBAT_04_DNR_COMBAT_05_standardOrCounterattack()
    {
        const auto typed = [](const char* type) {
            return with("/adventures/0/monster/melee", {{"value", 2}, {"type", type}});
        };
        QCOMPARE(readSet(typed("standard"))->adventures[0].encounter.monster.scores[Form::Melee].type,
                 AttackType::Standard);
        // Whoever has counterattacks only can never begin: a monster like that is an error of the set.
        const CardSet meek = *readSet(typed("counter"));
        QCOMPARE(meek.adventures[0].encounter.monster.scores[Form::Melee].type, AttackType::Counter);
        QCOMPARE(findingsOf(meek, "DNR-LORD-10").size(), std::size_t(1));
        QCOMPARE(refusal(typed("circle")),
                 std::string("/adventures/0/monster/melee/type: expected one of counter, standard, found "
                             "\"circle\""));
    }

    /// Counter 2 + standard 1 = standard 3; two counterattacks stay one.
    void DNR_COMBAT_07_theBetterTypeCounts()
    {
        const auto summed = [](AttackType second) {
            Effect effect;
            effect.kind = EffectKind::ModifyScore;
            effect.duration = Duration::WhileInPlay;
            effect.form = Form::Melee;
            effect.amount.number = 2;
            effect.type = AttackType::Counter;
            AdventureCard card = boonCard("card", effect);
            effect.amount.number = 1;
            effect.type = second;
            card.effects.push_back(effect);
            return statBanner(card);
        };
        QCOMPARE(summed(AttackType::Standard),
                 (std::vector<BannerItem>{{BannerIcon::Melee, 3, true, AttackType::Standard, false}}));
        QCOMPARE(summed(AttackType::Counter),
                 (std::vector<BannerItem>{{BannerIcon::Melee, 3, true, AttackType::Counter, false}}));
    }

    void DNR_COMBAT_08_DNR_GLOSS_21_whatIsNotPrintedIsACounterattackOfZero()
    {
        const CardSet set = *readSet(
            with("/adventures/0/monster", {{"melee", {{"value", 2}, {"type", "standard"}}}, {"life", 1}}));
        const Scores& scores = set.adventures[0].encounter.monster.scores;
        QCOMPARE(scores[Form::Magic], (Score{0, AttackType::Counter}));
        QCOMPARE(scores[Form::Speed], (Score{0, AttackType::Counter}));
        QVERIFY(scores[Form::Melee] != (Score{0, AttackType::Counter}));
    }

    void DNR_COMBAT_13_DNR_CARD_13_aHitEffectBelongsToItsForm()
    {
        const CardSet set = *readSet(with("/adventures/0/hitEffects", {{"magic", Json::array({wound})}}));
        QCOMPARE(set.adventures[0].hitEffects[Form::Magic].size(), std::size_t(1));
        QVERIFY(set.adventures[0].hitEffects[Form::Melee].empty()); // the usual wound
        QVERIFY(set.adventures[0].effects.empty());                 // it is no effect of the card
        QCOMPARE(refusal(with("/adventures/0/hitEffects", Json::object())),
                 std::string("/adventures/0/hitEffects: expected the effect of a hit in one form at least"));
        QCOMPARE(refusal(with("/adventures/0/hitEffects", {{"life", Json::array({wound})}})),
                 std::string("/adventures/0/hitEffects/life: expected no member of this name here"));
    }

    void DNR_THREAT_01_aThreatIsANumberAndNoAttack()
    {
        const CardSet set = *readSet(withTrap(speedThreat));
        QCOMPARE(set.adventures[0].encounter.threat.value, 5);
        QCOMPARE(findingsOf(set, "DNR-LORD-10"), SetFindings{}); // nobody asks for its standard attack
        Json fighting = withTrap(speedThreat);
        fighting["adventures"][0]["monster"] = {{"life", 1}};
        QCOMPARE(refusal(fighting),
                 std::string("/adventures/0/monster: expected no member of this name here"));
        Json typed = speedThreat;
        typed["type"] = "standard";
        QCOMPARE(refusal(withTrap(typed)),
                 std::string("/adventures/0/threat/type: expected no member of this name here"));
    }

    void DNR_THREAT_03_anyScoreMayBeAsked()
    {
        for (const auto& [stat, word] : enumNames<Stat>)
            QCOMPARE(readSet(withTrap({{"stat", word}, {"value", 5}}))->adventures[0].encounter.threat.stat,
                     stat);
        QCOMPARE(enumNames<Stat>.size(), std::size_t(5));
        QCOMPARE(refusal(withTrap({{"stat", "glory"}, {"value", 5}})),
                 std::string("/adventures/0/threat/stat: expected one of melee, magic, speed, life, level, "
                             "found \"glory\""));
    }

    void DNR_THREAT_04_DNR_DOOR_09_trapsAreTrapsAndDoorsAreNot()
    {
        // The Room of the small set has a Locked door 6+ and a Trapped one 5+.
        const CardSet plain = *readSet(Json::parse(smallSetText()));
        QCOMPARE(usesOf(plain), (std::vector<std::tuple<ThreatUse, Stat, int>>{
                                    {ThreatUse::Door, Stat::Speed, 6}, {ThreatUse::Door, Stat::Speed, 5}}));
        Json set = withTrap(speedThreat);
        set["maps"][2]["obstacles"] = {{{"kind", "pit"}, {"value", 4}}};
        set["quests"][0]["search"] = {{"stat", "magic"}, {"value", 7}};
        QCOMPARE(usesOf(*readSet(set)),
                 (std::vector<std::tuple<ThreatUse, Stat, int>>{{ThreatUse::Door, Stat::Speed, 6},
                                                                {ThreatUse::Door, Stat::Speed, 5},
                                                                {ThreatUse::Obstacle, Stat::Speed, 4},
                                                                {ThreatUse::Trap, Stat::Speed, 5},
                                                                {ThreatUse::Search, Stat::Magic, 7}}));
    }

    void DNR_THREAT_08_outcomesMayBeMissing()
    {
        const Threat threat = readSet(withTrap(speedThreat))->adventures[0].encounter.threat;
        QVERIFY(threat.success.empty() && threat.failure.empty());
        Json harmful = speedThreat;
        harmful["failure"] = Json::array({wound});
        QCOMPARE(readSet(withTrap(harmful))->adventures[0].encounter.threat.failure.size(), std::size_t(1));
        QCOMPARE(refusal(withTrap({{"stat", "speed"}})),
                 std::string("/adventures/0/threat: expected a member \"value\""));
    }

    void DNR_HERO_17_DNR_HERO_18_DNR_HERO_19_whatAHeroCardSays()
    {
        Json set = with("/heroes/0/boonLimit", 2);
        set["heroes"][0]["treasureLimit"] = 3;
        const CardSet read_ = *readSet(set);
        QCOMPARE(read_.heroes[0].boonLimit, 2);
        QCOMPARE(read_.heroes[0].treasureLimit, 3);
        QVERIFY(read_.heroes[0].ability.cost.isFree() && !read_.heroes[0].ability.oncePerTurn);
        for (const char* member : {"levels", "boonLimit", "treasureLimit", "ability"})
            QCOMPARE(refusal(without("/heroes/0", member)),
                     "/heroes/0: expected a member \"" + std::string(member) + "\"");
        QCOMPARE(refusal(without("/heroes/0/ability", "effects")),
                 std::string("/heroes/0/ability: expected a member \"effects\""));
    }

    void DNR_MAP_01_aSpaceGivesGloryAndPerilAndMayDoMore()
    {
        Json set = with("/maps/1/glory", 2);
        set["maps"][1]["peril"] = 3;
        set["maps"][1]["onEntry"] = Json::array({wound});
        const MapCard card = readSet(set)->maps[1];
        QCOMPARE(card.glory, 2);
        QCOMPARE(card.peril, 3);
        QCOMPARE(card.onEntry.size(), std::size_t(1));
        QCOMPARE(refusal(with("/maps/1/glory", -1)),
                 std::string("/maps/1/glory: expected a whole number from 0 to 9, found -1"));
        QCOMPARE(refusal(without("/maps/1", "peril")), std::string("/maps/1: expected a member \"peril\""));
    }

    void DNR_OBST_01_DNR_OBST_03_whatIsPrintedInTheMiddle()
    {
        const Json all = {{{"kind", "pit"}, {"value", 5}},
                          {{"kind", "spikes"}, {"value", 6}},
                          {{"kind", "risk"}, {"value", 1}},
                          {{"kind", "sewer"}, {"letter", "A"}},
                          {{"kind", "portal"}}};
        const CardSet set = *readSet(with("/maps/1/obstacles", all));
        QCOMPARE(set.maps[1].obstacles.size(), std::size_t(5));
        QVERIFY(set.maps[0].obstacles.empty()); // the tower of an Entrance is its type
        QCOMPARE(
            refusal(with("/maps/1/obstacles", {{{"kind", "lava"}, {"value", 5}}})),
            std::string("/maps/1/obstacles/0/kind: expected one of pit, spikes, risk, sewer, portal, found "
                        "\"lava\""));
    }

    void DNR_OBST_04_DNR_OBST_05_pitsAndSpikesAreThreatsOfSpeed()
    {
        for (const char* kind : {"pit", "spikes"}) {
            const CardSet set = *readSet(with("/maps/1/obstacles", {{{"kind", kind}, {"value", 5}}}));
            QCOMPARE(set.maps[1].obstacles[0].stat, Stat::Speed);
            QCOMPARE(set.maps[1].obstacles[0].value, 5);
            const Json printed = {{{"kind", kind}, {"value", 5}, {"stat", "magic"}}};
            QCOMPARE(readSet(with("/maps/1/obstacles", printed))->maps[1].obstacles[0].stat, Stat::Magic);
            QCOMPARE(refusal(with("/maps/1/obstacles", {{{"kind", kind}}})),
                     std::string("/maps/1/obstacles/0: expected a member \"value\""));
        }
    }

    void DNR_OBST_06_riskIsAModifierAndNoThreat()
    {
        const CardSet set = *readSet(with("/maps/1/obstacles", {{{"kind", "risk"}, {"value", 2}}}));
        QCOMPARE(set.maps[1].obstacles[0].value, 2);
        QCOMPARE(usesOf(set), usesOf(smallSet())); // nobody rolls against Risk itself
        QCOMPARE(refusal(with("/maps/1/obstacles", {{{"kind", "risk"}, {"value", 2}, {"stat", "speed"}}})),
                 std::string("/maps/1/obstacles/0/stat: expected no member of this name here"));
        QCOMPARE(refusal(with("/maps/1/obstacles", {{{"kind", "risk"}, {"value", 6}}})),
                 std::string("/maps/1/obstacles/0/value: expected a whole number from -5 to 5, found 6"));
    }

    void DNR_OBST_11_obstaclesKeepTheirPrintedOrder()
    {
        const Json spikes = {{"kind", "spikes"}, {"value", 5}};
        const Json pit = {{"kind", "pit"}, {"value", 4}};
        const auto kinds = [](const Json& obstacles) {
            const CardSet set = *readSet(with("/maps/1/obstacles", obstacles));
            std::vector<ObstacleKind> found;
            for (const Obstacle& obstacle : set.maps[1].obstacles)
                found.push_back(obstacle.kind);
            return found;
        };
        QCOMPARE(kinds(Json::array({spikes, pit})), (std::vector{ObstacleKind::Spikes, ObstacleKind::Pit}));
        QCOMPARE(kinds(Json::array({pit, spikes})), (std::vector{ObstacleKind::Pit, ObstacleKind::Spikes}));
    }

    void DNR_UNI_04_nothingIsPrintedBelowZero()
    {
        QVERIFY(readSet(with("/heroes/0/levels/0/melee/value", 0)).has_value());
        QCOMPARE(
            refusal(with("/heroes/0/levels/0/melee/value", -1)),
            std::string("/heroes/0/levels/0/melee/value: expected a whole number from 0 to 9, found -1"));
        QCOMPARE(refusal(with("/adventures/0/cost/value", -1)),
                 std::string("/adventures/0/cost/value: expected a whole number from 1 to 20, found -1"));
    }

    void DNR_OPT_10_everySetHasASymbol()
    {
        QCOMPARE(readSet(Json::parse(smallSetText()))->symbol, std::string("*"));
        QCOMPARE(refusal(without("", "symbol")), std::string("expected a member \"symbol\""));
        QVERIFY(!readSet(with("/symbol", "abc"))); // it must fit into a corner
        QVERIFY(!readSet(with("/symbol", "")));
    }

    void DNR_GLOSS_18_markersAreLetteredPairs()
    {
        QCOMPARE(readSet(with("/cutouts/0/markers", "ACX"))->cutouts[0].markers, std::string("ACX"));
        for (const char* wrong : {"AA", "BA", "a", "A1"})
            QCOMPARE(refusal(with("/cutouts/0/markers", wrong)),
                     "/cutouts/0/markers: expected letters from A to Z, each once and in order, found " +
                         std::string(wrong));
    }
};

DELVE_TEST(TestCardRules)
#include "tst_card_rules.moc"
