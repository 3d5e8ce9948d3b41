// SPDX-License-Identifier: GPL-3.0-or-later
// Which rules have a fix, on one setup that breaks each of them.

#include "engine/dungeoneer/content/new_set.h"
#include "engine/dungeoneer/setup/fixes/fixes_for.h"
#include "engine/dungeoneer/setup/validate_setup.h"
#include "tests/support/dungeoneer/cards.h"
#include "tests/support/dungeoneer/drawn_scenario.h"
#include "tests/support/test_registry.h"

#include <QDir>
#include <QRegularExpression>

#include <functional>
#include <set>

using namespace delve;
using namespace delve::dungeoneer;
using namespace delve::dungeoneer::test;

namespace {

using Words = std::vector<std::string>;

struct Broken
{
    Scenario scenario;
    Cards cards;
};

/// A setup that breaks a rule, and the kinds of fixes that are known for it, the cheapest first.
struct Case
{
    std::string rule; ///< and a variant behind a blank, if it has some
    std::function<Broken()> make;
    Words fixes;
};

Broken taken(const DrawnScenario& drawn)
{
    return {drawn.scenario, drawn.cards()};
}

/// Plain cards on both maps, with Sewers and Portals.
std::vector<MapCard> twoWorlds()
{
    std::vector<MapCard> cards = plainCards();
    cards.push_back(wild(card("EntWild[O,O,O,O]")));
    cards.push_back(copies(wild(card("Road[O,O,O,O]")), 8));
    MapCard grate = wild(room("Grate[O,O,O,O]"));
    grate.obstacles.push_back({ObstacleKind::Sewer, Stat::Speed, 0, 'A'});
    MapCard gate = copies(wild(room("Gate[O,O,O,O]")), 2);
    gate.obstacles.push_back({ObstacleKind::Portal, Stat::Speed, 0, 0});
    cards.insert(cards.end(), {grate, gate});
    return cards;
}

/// The starting maps of both, two Portals apart from the Entrance.
DrawnScenario portals()
{
    DrawnScenario drawn(twoWorlds());
    drawn.layStart().lay("ent-wild", 0, 0);
    drawn.lay("road", 0, -1).lay("road", 1, 0).lay("road", 0, 1).lay("road", -1, 0);
    drawn.lay("gate", 0, -2).lay("gate", 0, 2);
    return drawn;
}

PortalLink link(const char* id, const char* portal, char marker)
{
    return {ThingId(id), ThingId(portal), ThingId("ent-1"), marker};
}

DrawnScenario started()
{
    DrawnScenario drawn(plainCards(), {questAt("loot", "vault")});
    drawn.layStart();
    return drawn;
}

template <typename Change> std::function<Broken()> with(DrawnScenario (*begin)(), Change change)
{
    return [begin, change] {
        DrawnScenario drawn = begin();
        change(drawn);
        return taken(drawn);
    };
}

void morePlayers(Scenario& scenario, std::size_t count)
{
    while (scenario.players.size() < count) {
        Player player;
        player.id = ThingId("p" + std::to_string(scenario.players.size() + 1));
        scenario.players.push_back(player);
    }
}

/// Every card lies round the cell (1, 1), so that none is left for it.
DrawnScenario hole()
{
    DrawnScenario drawn({card("Ent[O,O,O,O]"), copies(card("Cross[O,O,O,O]"), 11)});
    drawn.layStart().lay("cross", 1, -1).lay("cross", 2, -1).lay("cross", 2, 0).lay("cross", 2, 1);
    drawn.lay("cross", 1, 2).lay("cross", 0, 2).lay("cross", 2, 2);
    return drawn;
}

/// One player has two Quests of the Dungeon, and none of the Wilderness.
Broken twoOfOneKind()
{
    const DrawnScenario drawn = portals();
    CardSet above = renamedSet(drawn.cards().sets().front(), "above");
    above.mapKind = MapKind::Wilderness;
    Broken broken{drawn.scenario, *Cards::combine({drawn.cards().sets().front(), above})};
    broken.scenario.packs.push_back({"above", above.version, ""});
    broken.scenario.players[0].quests.assign(2, ContentId("test/anywhere"));
    return broken;
}

std::vector<Case> cases()
{
    const auto edge = [](const char* entrance, Words cards, std::function<void(DrawnScenario&)> lay) {
        return [=] {
            std::vector<MapCard> all{card(entrance)};
            for (const std::string& text : cards)
                all.push_back(card(text));
            DrawnScenario drawn(all);
            drawn.scenario.options.mapInView = true; // no Passages in advance
            lay(drawn);
            return taken(drawn);
        };
    };
    return {
        {"DNR-BUILD-02",
         edge("Ent[O,W,W,W]", {"Hall[O,W,O,W]", "Walk[W,O,W,O]"},
              [](DrawnScenario& drawn) { drawn.lay("ent", 0, 0).lay("hall", 0, -1); }),
         {"remove"}},
        {"DNR-MAP-10",
         edge("Ent[W,O,W,W]", {"Shut[W,W,W,O]", "Cross[O,O,O,O]"},
              [](DrawnScenario& drawn) { drawn.lay("ent", 0, 0).lay("shut", 1, 0); }),
         {"swap", "remove"}},
        {"DNR-MAP-03",
         with(started,
              [](DrawnScenario& drawn) {
                  drawn.scenario.maps = {MapKind::Dungeon, MapKind::Wilderness};
                  drawn.layOn(MapKind::Wilderness, "vault", 0, -1);
              }),
         {"remove"}},
        {"DNR-MAP-07",
         with(started,
              [](DrawnScenario& drawn) {
                  drawn.scenario.dungeon.pop_back();
                  drawn.lay("vault", -1, 0);
              }),
         {"move", "swap", "remove"}},
        {"DNR-MAP-08",
         with(started, [](DrawnScenario& drawn) { drawn.lay("vault", 9, 9); }),
         {"move", "remove"}},
        {"DNR-MAP-09",
         with(started, [](DrawnScenario& drawn) { drawn.lay("crypt", 0, -2, true); }),
         {"turn", "move", "swap", "remove"}},
        {"DNR-MAP-13",
         with(started, [](DrawnScenario& drawn) { drawn.lay("hall", 0, -2).lay("vault", 0, -2); }),
         {"move", "remove"}},
        {"DNR-MAP-13 copies",
         with(started,
              [](DrawnScenario& drawn) {
                  drawn.scenario.leftOut = {{ContentId("test/hall"), 4}};
                  drawn.lay("hall", 0, -2);
              }),
         {"swap", "remove"}},
        {"DNR-GLOSS-18",
         with(portals,
              [](DrawnScenario& drawn) {
                  drawn.scenario.portals = {link("l1", "gate-1", 'Q'), link("l2", "gate-2", 'B')};
              }),
         {"relabel", "unlink", "remove"}},
        {"DNR-SETUP-07",
         with(portals,
              [](DrawnScenario& drawn) {
                  drawn.scenario.portals = {link("l1", "gate-1", 'A'), link("l2", "gate-2", 'A')};
              }),
         {"relabel", "unlink", "remove"}},
        {"DNR-MAP-09 hole",
         with(hole,
              [](DrawnScenario& drawn) { drawn.scenario.options.enclosedHoles = EnclosedHoles::Error; }),
         {"move", "remove"}},
        {"DNR-MAP-18", with(hole, [](DrawnScenario&) {}), {"move", "remove"}},
        {"DNR-OPT-12", twoOfOneKind, {"return"}},
        {"DNR-OBST-07",
         with(portals, [](DrawnScenario& drawn) { drawn.lay("grate", 2, 0); }),
         {"swap", "remove"}},
        {"DNR-OBST-09", with(portals, [](DrawnScenario&) {}), {"swap", "link", "remove"}},
        {"DNR-OPT-11",
         with(started, [](DrawnScenario& drawn) { drawn.scenario.players[0].start = MapKind::Wilderness; }),
         {"reassign"}},
        {"DNR-OPT-13",
         with(started,
              [](DrawnScenario& drawn) {
                  drawn.scenario.leftOut = {{ContentId("test/vault"), 4}};
              }),
         {"restore"}},
        {"DNR-QUEST-28",
         with(started,
              [](DrawnScenario& drawn) {
                  drawn.scenario.globalQuest = ContentId("test/loot");
                  drawn.scenario.stage = Stage::Finished;
              }),
         {"add", "return"}},
        {"DNR-SETUP-01 few",
         with(started, [](DrawnScenario& drawn) { drawn.scenario.players.pop_back(); }),
         {"add"}},
        {"DNR-SETUP-01 many",
         with(started, [](DrawnScenario& drawn) { morePlayers(drawn.scenario, 6); }),
         {"remove"}},
        {"DNR-SETUP-05 passages",
         with(started,
              [](DrawnScenario& drawn) {
                  drawn.scenario.dungeon.clear();
                  drawn.scenario.leftOut = {{ContentId("test/cross"), 11}, {ContentId("test/hall"), 4}};
              }),
         {"restore"}},
        {"DNR-SETUP-05 heroes",
         with(started, [](DrawnScenario& drawn) { morePlayers(drawn.scenario, 5); }),
         {"remove"}},
        {"DNR-SETUP-08",
         with(started,
              [](DrawnScenario& drawn) {
                  for (Player& player : drawn.scenario.players)
                      player.hero = ContentId("test/ada");
              }),
         {"return"}},
        {"DNR-SETUP-12",
         with(started,
              [](DrawnScenario& drawn) {
                  drawn.scenario.players[0].quests.assign(3, ContentId("test/anywhere"));
              }),
         {"return"}},
        {"DNR-SETUP-20",
         with(
             started,
             [](DrawnScenario& drawn) { drawn.scenario.players[0].hand.assign(6, ContentId("test/trick")); }),
         {"return"}},
        {"DNR-SETUP-15 missing",
         with(started, [](DrawnScenario& drawn) { drawn.scenario.dungeon.clear(); }),
         {"add"}},
        {"DNR-SETUP-16 missing",
         with(started, [](DrawnScenario& drawn) { drawn.scenario.dungeon.pop_back(); }),
         {"add"}},
        {"DNR-SETUP-16 surplus",
         with(started,
              [](DrawnScenario& drawn) {
                  drawn.lay("cross", 0, -2);
                  drawn.scenario.stage = Stage::Starting;
              }),
         {"set-stage", "remove"}},
    };
}

const Words& withoutFix()
{
    static const Words rules{
        "DNR-DOOR-10", // a hint about a place that is hard to reach, as its author may want it
        "DNR-OPT-07",  // a hint about what is left of a finished map
        "DNR-OPT-10",  // the symbols of sets are changed in the sets
    };
    return rules;
}

std::string ruleOf(const std::string& text)
{
    return text.substr(0, text.find(' '));
}

bool isMeant(const Finding& finding, const std::string& text)
{
    const std::size_t blank = text.find(' ');
    return finding.rule == ruleOf(text) &&
           finding.about.variant == (blank == std::string::npos ? "" : text.substr(blank + 1));
}

} // namespace

class TestFixesByRule : public QObject
{
    Q_OBJECT

private slots:
    void eachRuleHasItsFixes_data()
    {
        QTest::addColumn<int>("number");
        int number = 0;
        for (const Case& each : cases())
            QTest::newRow(each.rule.c_str()) << number++;
    }

    /// The kinds are those that are listed, and each mends: the finding is gone, no error is new, and undo
    /// brings the setup back.
    void eachRuleHasItsFixes()
    {
        QFETCH(int, number);
        const Case each = cases()[std::size_t(number)];
        const Broken broken = each.make();
        const Findings before = validateSetup(broken.scenario, broken.cards);
        const auto meant =
            std::ranges::find_if(before, [&](const Finding& finding) { return isMeant(finding, each.rule); });
        QVERIFY2(meant != before.end(), "the setup does not break the rule");
        Words kinds;
        for (const Fix& fix : fixesFor(broken.scenario, broken.cards, *meant)) {
            kinds.emplace_back(nameOf(fix.kind));
            const Scenario mended = applied(broken.scenario, fix.edit);
            const Findings after = validateSetup(mended, broken.cards);
            QVERIFY2(std::ranges::find(after, *meant) == after.end(), kinds.back().c_str());
            QVERIFY(countOf(after, Severity::Error) <=
                    countOf(before, Severity::Error) - (meant->severity == Severity::Error));
            QVERIFY(fix.price >= priceOf(fix.kind));
            QCOMPARE(applied(mended, inverted(fix.edit)), broken.scenario);
        }
        std::string told;
        for (const std::string& kind : kinds)
            told += kind + " ";
        QVERIFY2(kinds == each.fixes, told.c_str());
    }

    /// Every rule that a setup can break is listed here.
    void noRuleIsForgotten()
    {
        std::set<std::string> listed(withoutFix().begin(), withoutFix().end());
        for (const Case& each : cases())
            listed.insert(ruleOf(each.rule));
        const QDir folder(QStringLiteral(DELVE_SOURCE_DIR "/engine/dungeoneer/setup/rules"));
        static const QRegularExpression rule(QStringLiteral("\"(DNR-[A-Z]+-[0-9]+)\""));
        std::set<std::string> told;
        for (const QString& name : folder.entryList({QStringLiteral("*.cpp")})) {
            QFile file(folder.filePath(name));
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QString text = QString::fromUtf8(file.readAll());
            for (auto match = rule.globalMatch(text); match.hasNext();)
                told.insert(match.next().captured(1).toStdString());
        }
        QVERIFY(told.size() > 20);
        std::vector<std::string> forgotten;
        std::ranges::set_difference(told, listed, std::back_inserter(forgotten));
        QVERIFY2(forgotten.empty(), forgotten.empty() ? "" : forgotten.front().c_str());
    }
};

DELVE_TEST(TestFixesByRule)
#include "tst_fixes_by_rule.moc"
