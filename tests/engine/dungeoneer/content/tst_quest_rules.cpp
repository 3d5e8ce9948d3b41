// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/content/set_report.h"
#include "tests/support/dungeoneer/changed_set.h"
#include "tests/support/dungeoneer/small_set.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::dungeoneer;
using namespace delve::dungeoneer::test;

namespace {

const Json speedThreat = {{"stat", "speed"}, {"value", 5}};

/// A Quest of another criterion in place of the first.
Json withQuest(const char* criterion, const Json& members)
{
    Json set = Json::parse(smallSetText());
    Json& quest = set["quests"][0];
    quest["criterion"] = criterion;
    quest.erase("monster");
    quest.update(members);
    return set;
}

} // namespace

/// What Adventure cards and Quests can say, and what they cannot.
class TestQuestRules : public QObject
{
    Q_OBJECT

private slots:
    void DNR_CARD_01_DNR_CARD_14_partsOfAnAdventureCard()
    {
        for (const char* member : {"kind", "cost", "use", "duration", "categories"})
            QCOMPARE(refusal(without("/adventures/0", member)),
                     "/adventures/0: expected a member \"" + std::string(member) + "\"");
        QCOMPARE(allNames<AdventureKind>(), std::string("boon, treasure, bane, encounter"));
        QCOMPARE(refusal(with("/adventures/0/kind", "event")),
                 std::string("/adventures/0/kind: expected one of boon, treasure, bane, encounter, found "
                             "\"event\""));
    }

    void DNR_GLOSS_25_theValueIsTheCost()
    {
        const auto valueOf = [](int points) {
            CardSet set = smallSet();
            set.adventures[0].cost.value = points;
            return reportOn(set).perilValues;
        };
        QCOMPARE(valueOf(3), (Curve{{3, 10}}));
        QCOMPARE(valueOf(5), (Curve{{5, 10}}));
    }

    void DNR_TREAS_07_placesOfAStorageItem()
    {
        Json set = Json::parse(smallSetText());
        Json& card = set["adventures"][0];
        card.erase("form");
        card.erase("monster");
        card.update({{"kind", "treasure"},
                     {"cost", {{"resource", "glory"}, {"value", 1}}},
                     {"use", "hero"},
                     {"duration", "permanent"},
                     {"storage", 2}});
        QCOMPARE(readSet(set)->adventures[0].treasure.storage, 2);
        card["kind"] = "boon"; // only Treasures hold others
        QCOMPARE(refusal(set), std::string("/adventures/0/storage: expected no member of this name here"));
        card["kind"] = "treasure";
        card["storage"] = 0;
        QCOMPARE(refusal(set),
                 std::string("/adventures/0/storage: expected a whole number from 1 to 9, found 0"));
    }

    void DNR_QUEST_11_DNR_HERO_10_theCriterionSaysWhatIsNeeded_data()
    {
        QTest::addColumn<std::string>("criterion");
        QTest::addColumn<std::string>("member");
        QTest::newRow("chance") << std::string("chance") << std::string("chance");
        QTest::newRow("slay") << std::string("slay") << std::string("monster");
        QTest::newRow("threat") << std::string("threat") << std::string("threat");
        QTest::newRow("sacrifice") << std::string("sacrifice") << std::string("price");
        QTest::newRow("escort") << std::string("escort") << std::string("from");
        QTest::newRow("manual") << std::string("manual") << std::string("manual");
    }
    void DNR_QUEST_11_DNR_HERO_10_theCriterionSaysWhatIsNeeded()
    {
        QFETCH(std::string, criterion);
        QFETCH(std::string, member);
        QCOMPARE(refusal(withQuest(criterion.c_str(), Json::object())),
                 "/quests/0: expected a member \"" + member + "\"");
    }

    void DNR_QUEST_11_otherCriteriaAreRefused()
    {
        QCOMPARE(readSet(withQuest("threat", {{"threat", speedThreat}}))->quests[0].criterion,
                 Criterion::Threat);
        QCOMPARE(refusal(withQuest("fetch", Json::object())),
                 std::string("/quests/0/criterion: expected one of chance, slay, threat, sacrifice, escort, "
                             "manual, found \"fetch\""));
    }

    void DNR_QUEST_03_DNR_QUEST_04_rewardsAreOfTheQuest()
    {
        const Json rewards = {{{"op", "level"}, {"amount", 1}},
                              {{"op", "recoverLife"}, {"amount", 1}},
                              {{"op", "gainLife"}, {"amount", 1}},
                              {{"op", "glory"}, {"amount", 2}},
                              {{"op", "peril"}, {"amount", 1}}};
        const CardSet set = *readSet(with("/quests/0/reward", rewards));
        QCOMPARE(set.quests[0].reward.size(), std::size_t(5));
        QCOMPARE(set.quests[1].reward.size(), std::size_t(1)); // particular to each Quest
        Json unknown = rewards;
        unknown[0]["op"] = "fame";
        QVERIFY(refusal(with("/quests/0/reward", unknown))
                    .starts_with("/quests/0/reward/0/op: expected one of "));
    }

    void DNR_QUEST_05_DNR_QUEST_06_modifiersOfAQuest()
    {
        const CardSet plain = *readSet(Json::parse(smallSetText()));
        QVERIFY(plain.quests[0].ongoing.empty() && !plain.quests[0].artifact && !plain.quests[0].search);
        Json set = with("/quests/0/search", speedThreat);
        set["quests"][0]["ongoing"] = {
            {{"op", "modifyScore"}, {"form", "speed"}, {"amount", -1}, {"duration", "whileInPlay"}}};
        const auto both = readSet(set); // none, one or several
        QVERIFY2(both.has_value(), both ? "" : inEnglish(both.error()).c_str());
        QVERIFY(both->quests[0].search && both->quests[0].ongoing.size() == 1);
        QCOMPARE(refusal(with("/quests/0/modifiers", {"search"})),
                 std::string("/quests/0/modifiers: expected no member of this name here"));
    }

    void DNR_QUEST_08_anArtifactHasANameAndAnAbility()
    {
        const Json artifact = {{"name", {{"en", "Lamp"}}}, {"effects", {{{"op", "untip"}}}}};
        const auto read_ = readSet(with("/quests/0/artifact", artifact));
        QVERIFY2(read_.has_value(), read_ ? "" : inEnglish(read_.error()).c_str());
        QCOMPARE(read_->quests[0].artifact->name.in("en"), std::string("Lamp"));
        Json nameless = artifact;
        nameless.erase("name");
        QCOMPARE(refusal(with("/quests/0/artifact", nameless)),
                 std::string("/quests/0/artifact: expected a member \"name\""));
    }

    void DNR_QUEST_10_aSearchIsAThreat()
    {
        QCOMPARE(readSet(with("/quests/0/search", speedThreat))->quests[0].search->value, 5);
        QCOMPARE(refusal(with("/quests/0/search", {{"stat", "speed"}})),
                 std::string("/quests/0/search: expected a member \"value\""));
    }

    void DNR_QUEST_22_aSacrificeHasAPrice()
    {
        const Json price = {{{"resource", "life"}, {"value", 2}}};
        QCOMPARE(readSet(withQuest("sacrifice", {{"price", price}}))->quests[0].price[0].resource,
                 Resource::Life);
        QCOMPARE(refusal(withQuest("sacrifice", {{"price", Json::array()}})),
                 std::string("/quests/0/price: expected a list of 1 to 4 entries, found 0"));
    }

    void DNR_QUEST_23_anEscortGoesFromPlaceToPlace()
    {
        const Json members = {{"from", {{"by", "card"}, {"card", "entrance"}}},
                              {"component", {{"en", "a goat"}}}};
        const QuestCard quest = readSet(withQuest("escort", members))->quests[0];
        QCOMPARE(quest.from->card, ContentId("small/entrance"));
        QCOMPARE(quest.place.card, ContentId("small/room"));
        Json nothing = members;
        nothing.erase("component");
        QCOMPARE(refusal(withQuest("escort", nothing)),
                 std::string("/quests/0: expected a member \"component\""));
        // Only an Escort begins somewhere.
        QCOMPARE(refusal(with("/quests/0/from", members["from"])),
                 std::string("/quests/0/from: expected no member of this name here"));
    }
};

DELVE_TEST(TestQuestRules)
#include "tst_quest_rules.moc"
