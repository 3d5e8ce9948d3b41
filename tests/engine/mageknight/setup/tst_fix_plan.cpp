// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/scenario/check_references.h"
#include "engine/mageknight/scenario/edits/table_edits.h"
#include "engine/mageknight/scenario/edits/thing_edits.h"
#include "engine/mageknight/setup/added_errors.h"
#include "engine/mageknight/setup/fixes/fix_plan.h"
#include "tests/support/mageknight/broken_scenario.h"
#include "tests/support/mageknight/crowded_scenario.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/mageknight/setup_cases.h"
#include "tests/support/test_registry.h"

#include <algorithm>
#include <ctime>
#include <set>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

bool isError(const Finding& finding)
{
    return finding.severity == Severity::Error;
}

bool isAny(const Finding&)
{
    return true;
}

int piecesOf(const Scenario& scenario)
{
    int pieces = 0;
    visitAllLists(scenario, [&](ThingKind, const auto& list) { pieces += int(list.size()); });
    for (const Player& player : scenario.players)
        pieces += int(player.team.size());
    return pieces;
}

/// Pieces, players and figures that are there no longer, neither here nor elsewhere.
int piecesLost(const Scenario& before, const Scenario& after)
{
    int lost = 0;
    for (const ThingChange& change : difference(EditName::FixFinding, before, after).changes)
        lost += !change.after;
    for (const Player& player : before.players) {
        const auto now = std::ranges::find(after.players, player.id, &Player::id);
        for (const TeamMember& member : player.team)
            lost += now == after.players.end() ||
                    std::ranges::find(now->team, member.id, &TeamMember::id) == now->team.end();
    }
    return lost;
}

QString told(const FixPlan& plan)
{
    QStringList steps;
    for (const PlanStep& step : plan.steps)
        steps << QString::fromStdString(step.finding.rule + " " + std::string(nameOf(step.fix.kind)) + " " +
                                        std::to_string(step.fix.price));
    for (const Finding& finding : plan.left)
        steps << QString::fromStdString("left " + finding.rule + " " + finding.about.variant);
    return steps.join(QStringLiteral(", "));
}

FixPlan planFor(const Scenario& scenario, bool (*isWanted)(const Finding&) = isAny, Concessions may = {})
{
    return planFixes(scenario, contentForFaults(), {isWanted, may});
}

/// The price of what `change` does to a sample.
template <typename Change> int priceIn(const char* name, Change change)
{
    Scenario after = sample(name);
    change(after);
    return priceOf(difference(EditName::ChangeThing, sample(name), after), shippedContent());
}

int priceOfNothingElse(const Edit& edit)
{
    return edit.isEmpty() ? -1 : priceOf(edit, shippedContent());
}

Scenario withFault(const char* name, const char* fault, std::uint64_t seed)
{
    Random random(seed);
    Scenario scenario = sample(name);
    scenario.packs.push_back({"small", "1.0.0", ""});
    std::ranges::find(faults(), std::string_view(fault), &Fault::name)->make(scenario, random);
    return scenario;
}

int milliseconds(std::clock_t since)
{
    return int((std::clock() - since) * 1000 / CLOCKS_PER_SEC); // not what others make of the machine
}

/// The cheapest scenario without errors that up to three fixes lead to: all that can be done is tried.
class Oracle
{
public:
    std::optional<int> cheapest(const Scenario& scenario)
    {
        m_start = &scenario;
        m_best.reset();
        m_seen.clear();
        look(scenario, 3);
        return m_best;
    }

private:
    void look(const Scenario& scenario, int fixesLeft)
    {
        const Content& content = contentForFaults();
        const int price = priceOf(difference(EditName::FixFinding, *m_start, scenario), content);
        if (m_best && price >= *m_best)
            return;
        const Findings findings = validateSetup(scenario, content);
        if (countOf(findings, Severity::Error) == 0) {
            m_best = price;
            return;
        }
        const bool isKnown = std::ranges::any_of(
            m_seen, [&](const auto& seen) { return seen.second >= fixesLeft && seen.first == scenario; });
        if (fixesLeft == 0 || isKnown)
            return;
        m_seen.emplace_back(scenario, fixesLeft);
        for (const Finding& finding : findings) {
            if (finding.severity != Severity::Error)
                continue;
            for (const Fix& fix : fixesFor(scenario, content, finding, findings)) {
                if (!concessionsIn(fix.edit).isEmpty())
                    continue;
                Scenario after = scenario;
                apply(after, fix.edit);
                look(after, fixesLeft - 1);
            }
        }
    }

    const Scenario* m_start = nullptr;
    std::optional<int> m_best;
    std::vector<std::pair<Scenario, int>> m_seen;
};

} // namespace

/// The cheapest way to mend a whole scenario.
class TestFixPlan : public QObject
{
    Q_OBJECT

    static int broken(int usually)
    {
        const int count = qEnvironmentVariableIntValue("DELVEWRIGHT_BROKEN_SCENARIOS");
        return count > 0 ? count * usually / 20 : usually;
    }

    struct Totals
    {
        int files = 0, clean = 0, whole = 0, cheapest = 0, findings = 0, left = 0, pieces = 0, lost = 0;
        int price = 0, time = 0, slowest = 0;
    };

    /// Of some files that differ in one thing from a legal one: nothing is lost, and few stay unmended.
    class Mended
    {
    public:
        void add(const Scenario& scenario, const QString& what)
        {
            if (validateSetup(scenario, contentForFaults()).empty())
                return;
            const FixPlan plan = planFor(scenario);
            ++files;
            clean += plan.left.empty();
            price += plan.price;
            int sum = 0;
            for (const PlanStep& step : plan.steps)
                sum += step.fix.price;
            QVERIFY2(piecesLost(scenario, plan.scenario) == 0, qPrintable(what + ": " + told(plan)));
            QVERIFY2(sum == plan.price, qPrintable(what + ": " + told(plan)));
            QVERIFY2(plan.price == priceOf(difference(EditName::FixFinding, scenario, plan.scenario),
                                           contentForFaults()),
                     qPrintable(what + ": " + told(plan)));
        }
        int files = 0, clean = 0, price = 0;
    };

    static void add(const Scenario& scenario, bool (*isWanted)(const Finding&), Totals& totals)
    {
        const std::clock_t begin = std::clock();
        const FixPlan plan = planFor(scenario, isWanted);
        const int time = milliseconds(begin);
        const int lost = piecesLost(scenario, plan.scenario);
        ++totals.files;
        totals.clean += plan.left.empty();
        totals.whole += lost == 0;
        totals.cheapest += plan.isCheapest;
        totals.findings += plan.mended + int(plan.left.size());
        totals.left += int(plan.left.size());
        totals.pieces += piecesOf(scenario);
        totals.lost += lost;
        totals.price += plan.price;
        totals.time += time;
        totals.slowest = std::max(totals.slowest, time);
        QVERIFY(checkReferences(plan.scenario, contentForFaults()).empty());
        // What the steps do one after the other is what the plan says.
        const Findings after = validateSetup(plan.scenario, contentForFaults());
        QCOMPARE(std::ranges::count_if(after, isWanted), std::ptrdiff_t(plan.left.size()));
        // Nobody asked for what would hide errors.
        Edit all = difference(EditName::FixFinding, scenario, plan.scenario);
        QVERIFY(concessionsIn(all).isEmpty());
        // Asked again, it plans the same.
        if (totals.files == 1)
            QCOMPARE(planFor(scenario, isWanted).scenario, plan.scenario);
    }

private slots:
    void everyKindOfChangeHasItsPrice();
    void staircasesAreJoinedBeforeARoomIsRemoved();
    void theBuildTotalAndTheStockStay();
    void surplusChestsGoAndTheOthersStay();
    void orderOwnersOptionsAndFacingCostNoPiece_data();
    void orderOwnersOptionsAndFacingCostNoPiece();
    void LAY_02_tilesSwappedInTheRecordAreOnlyPutInOrder();
    void LAY_03_aTileOfTheWrongPlayerIsGivenBack();
    void LAY_04_LAY_10_exchangedTilesAreGivenBack();
    void aMissingTileIsLaidThoughOnlyErrorsAreAskedFor();
    void LAY_03_LAY_19_aMissingTileIsLaidWhereItWas();
    void LAY_06_theBuildTotalFollowsTheTilesWhereAllowed();
    void LAY_09_aTurnedTileIsTurnedBack();
    void theCollectionIsMended();
    void plansAreAsCheapAsExhaustiveSearch();
    void hostileFilesTakeBoundedWork();
};

void TestFixPlan::everyKindOfChangeHasItsPrice()
{
    const Scenario& standard = sample("standard");
    const int turned =
        priceIn("standard", [](Scenario& s) { s.chests[0].facing = opposite(s.chests[0].facing); });
    const int moved = priceIn("standard", [](Scenario& s) { s.chests[0].square.x += 1; });
    const int swapped = priceIn("standard", [](Scenario& s) { s.tokens[0].colour = Colour::Red; });
    const int given = priceIn("standard", [](Scenario& s) { s.chests[0].player = s.players[1].id; });
    const int agreed =
        priceIn("standard", [](Scenario& s) { s.options.toughTokens = !s.options.toughTokens; });
    const int added = priceIn("standard", [](Scenario& s) {
        s.tokens.push_back(s.tokens[0]);
        s.tokens.back().id = ThingId("more");
    });
    const int removed = priceIn("standard", [](Scenario& s) { s.tokens.pop_back(); });
    const std::vector prices{0, turned, moved, swapped, given, agreed, added, removed};
    QVERIFY(std::ranges::adjacent_find(prices, std::greater_equal()) == prices.end());
    QVERIFY(removed > 10 * added);
    // A piece that is moved and turned is moved; two changes cost what both do.
    QCOMPARE(priceIn("standard",
                     [](Scenario& s) {
                         s.chests[0].facing = opposite(s.chests[0].facing);
                         s.chests[0].square.x += 1;
                         s.chests[1].square.x += 1;
                     }),
             2 * moved);
    // What a tile carries is free, however the tile is turned; the piece that lies elsewhere on it is not.
    const auto loaded = std::ranges::find_if(standard.tiles, [&](const PlacedTile& tile) {
        return moveThings(standard, shippedContent(), std::array{tile.id}, {100, 0}).changes.size() > 2;
    });
    QVERIFY(loaded != standard.tiles.end());
    const std::array tile{loaded->id};
    QCOMPARE(priceOfNothingElse(moveThings(standard, shippedContent(), tile, {100, 0})), moved);
    for (const int quarters : {1, 2, 3}) {
        const Edit edit = turnThings(standard, shippedContent(), tile, quarters);
        Scenario after = standard;
        apply(after, edit);
        const bool isOnTheSpot =
            after.tiles[std::size_t(loaded - standard.tiles.begin())].position == loaded->position;
        QCOMPARE(priceOfNothingElse(edit), isOnTheSpot ? turned : moved);
    }
    // A tile that goes takes what lies on it along, and each of that counts.
    QVERIFY(priceOfNothingElse(removeThings(standard, shippedContent(), tile)) >= 3 * removed);
    // A list is put into order at once, and who placed its things costs no more than ten of them.
    QCOMPARE(priceIn("standard", [](Scenario& s) { std::ranges::reverse(s.tokens); }), given);
    QCOMPARE(priceOfNothingElse(reorderThing(standard, {ThingKind::Tile, 1}, 5)), given);
    QVERIFY(priceIn("three-players", [](Scenario& s) {
                for (PlacedTile& one : s.tiles)
                    one.player = {};
            }) < removed);
    // Two staircases that are joined are one change.
    QCOMPARE(priceIn("two-levels",
                     [](Scenario& s) {
                         for (PlacedMarker& marker : s.markers)
                             marker.partner = {};
                     }),
             given *
                 int(std::ranges::count_if(sample("two-levels").markers,
                                           [](const PlacedMarker& m) { return !m.partner.empty(); })) /
                 2);
    QCOMPARE(priceIn("standard", [](Scenario& s) { s.players[0].team.pop_back(); }), removed);
}

void TestFixPlan::staircasesAreJoinedBeforeARoomIsRemoved()
{
    // holds: the stairs are there and need only be joined
    Scenario scenario = sample("two-levels");
    for (PlacedMarker& marker : scenario.markers)
        marker.partner = {};
    QVERIFY(countOf(validateSetup(scenario, contentForFaults()), Severity::Error) > 0);
    FixPlan plan = planFor(scenario, isError);
    QVERIFY2(plan.left.empty() && piecesLost(scenario, plan.scenario) == 0, qPrintable(told(plan)));
    QVERIFY2(plan.price <= price::reassign * 2, qPrintable(told(plan)));
    // One of the two is missing and is added.
    scenario = sample("two-levels");
    const auto stair = std::ranges::find_if(
        scenario.markers, [](const PlacedMarker& marker) { return marker.square.level == 1; });
    QVERIFY(stair != scenario.markers.end());
    apply(scenario, removeThings(scenario, contentForFaults(), std::array{stair->id}));
    plan = planFor(scenario, isError);
    QVERIFY2(plan.left.empty() && piecesLost(scenario, plan.scenario) == 0, qPrintable(told(plan)));
}

void TestFixPlan::theBuildTotalAndTheStockStay()
{
    // A dungeon of 200 points played for 100: tiles are surplus and teams too dear.
    Scenario scenario = sample("two-hundred");
    scenario.options.buildTotal = 100;
    FixPlan plan = planFor(scenario, isError);
    QCOMPARE(plan.scenario.options, scenario.options);
    Concessions may;
    may.add(Concession::BuildTotal);
    plan = planFor(scenario, isError, may);
    QVERIFY2(plan.left.empty() && plan.scenario.options.buildTotal > 100, qPrintable(told(plan)));
    QVERIFY2(plan.price <= 2 * price::option && piecesLost(scenario, plan.scenario) == 0,
             qPrintable(told(plan)));
    // More tiles of a kind than there are: others are taken; the stock is left alone unless asked for.
    scenario = withFault("standard", "tile doubled", 3);
    plan = planFor(scenario, isError);
    QCOMPARE(plan.scenario.options, scenario.options);
    QVERIFY2(plan.left.empty() && piecesLost(scenario, plan.scenario) == 0, qPrintable(told(plan)));
}

void TestFixPlan::surplusChestsGoAndTheOthersStay()
{
    const Scenario scenario = withFault("standard", "too many chests", 1);
    const FixPlan plan = planFor(scenario);
    QVERIFY2(plan.left.empty(), qPrintable(told(plan)));
    const std::size_t chests = sample("standard").chests.size();
    QVERIFY2(plan.scenario.chests.size() >= chests, qPrintable(told(plan)));
    QVERIFY2(piecesLost(scenario, plan.scenario) <= 3, qPrintable(told(plan)));
}

void TestFixPlan::orderOwnersOptionsAndFacingCostNoPiece_data()
{
    QTest::addColumn<QString>("fault");
    for (const char* fault : {"tiles out of turn",
                              "second tile out of turn",
                              "third tile out of turn",
                              "last hallway laid early",
                              "no record of tiles",
                              "central forgotten",
                              "two centres",
                              "chest turned",
                              "chests of one player",
                              "chests out of turn",
                              "tokens of one player",
                              "tokens out of turn",
                              "tough tokens",
                              "blue tokens",
                              "two entrance arrows",
                              "two exit arrows",
                              "exits swapped",
                              "one colour",
                              "Lone Wolf with a team",
                              "tile turned",
                              "tile flipped",
                              "entrance turned",
                              "entrance flipped"})
        QTest::newRow(fault) << QString::fromLatin1(fault);
}

void TestFixPlan::orderOwnersOptionsAndFacingCostNoPiece()
{
    QFETCH(QString, fault);
    const QByteArray name = fault.toLatin1();
    for (const char* base : {"standard", "three-players", "two-levels"}) {
        const Scenario scenario = withFault(base, name.constData(), 7);
        const FixPlan plan = planFor(scenario);
        QVERIFY2(piecesLost(scenario, plan.scenario) == 0, qPrintable(base + (": " + told(plan))));
        QVERIFY2(std::ranges::none_of(plan.left, isError), qPrintable(base + (": " + told(plan))));
    }
}

void TestFixPlan::LAY_02_tilesSwappedInTheRecordAreOnlyPutInOrder()
{
    Mended mended;
    const std::size_t tiles = sample("standard").tiles.size();
    for (std::size_t i = 0; i < tiles; ++i)
        for (std::size_t j = i + 1; j < tiles; ++j) {
            Scenario scenario = sample("standard");
            std::swap(scenario.tiles[i], scenario.tiles[j]);
            mended.add(scenario, QStringLiteral("%1 and %2").arg(i).arg(j));
            if (QTest::currentTestFailed())
                return;
        }
    qInfo("%d of %d mended, price %d", mended.clean, mended.files, mended.price);
    QVERIFY(mended.clean * 100 >= mended.files * 95);
    QVERIFY(mended.price <= mended.files * price::reassign);
}

void TestFixPlan::LAY_04_LAY_10_exchangedTilesAreGivenBack()
{
    int files = 0, clean = 0;
    for (const char* name : {"standard", "lone-wolf", "small-bargains", "two-levels"})
        for (std::size_t a = 1; a < sample(name).tiles.size(); a += 2)
            for (std::size_t b = a + 1; b < sample(name).tiles.size(); b += 2) {
                Scenario scenario = sample(name);
                if (scenario.tiles[a].player == scenario.tiles[b].player)
                    continue;
                std::swap(scenario.tiles[a].player, scenario.tiles[b].player);
                for (const auto isWanted : {isError, isAny}) {
                    const FixPlan plan = planFor(scenario, isWanted);
                    ++files;
                    clean += plan.left.empty();
                    QVERIFY2(piecesLost(scenario, plan.scenario) == 0,
                             qPrintable(QStringLiteral("%1, tiles %2 and %3: ").arg(name).arg(a).arg(b) +
                                        told(plan)));
                }
            }
    qInfo("%d of %d mended", clean, files);
    QVERIFY(clean * 100 >= files * 95);
}

void TestFixPlan::aMissingTileIsLaidThoughOnlyErrorsAreAskedFor()
{
    for (const char* name : {"two-coffers", "standard"})
        for (std::size_t tile = 1; tile < sample(name).tiles.size(); ++tile) {
            Scenario scenario = sample(name);
            scenario.tiles.erase(scenario.tiles.begin() + std::ptrdiff_t(tile));
            if (countOf(validateSetup(scenario, shippedContent()), Severity::Error) == 0)
                continue;
            const FixPlan plan = planFor(scenario, isError);
            QVERIFY2(piecesLost(scenario, plan.scenario) == 0,
                     qPrintable(QStringLiteral("%1 without tile %2: ").arg(name).arg(tile) + told(plan)));
        }
}

void TestFixPlan::LAY_03_aTileOfTheWrongPlayerIsGivenBack()
{
    Mended mended;
    for (const char* name : {"standard", "six-tiles", "three-players"})
        for (std::size_t tile = 1; tile <= 4; ++tile) {
            Scenario scenario = sample(name);
            const auto other = std::ranges::find_if(scenario.players, [&](const Player& player) {
                return player.id != scenario.tiles[tile].player;
            });
            scenario.tiles[tile].player = other->id;
            mended.add(scenario, QStringLiteral("%1, tile %2").arg(QLatin1String(name)).arg(tile));
            if (QTest::currentTestFailed())
                return;
        }
    qInfo("%d of %d mended, price %d", mended.clean, mended.files, mended.price);
    QVERIFY(mended.clean * 100 >= mended.files * 95);
    QVERIFY(mended.price <= mended.files * price::reassign);
}

void TestFixPlan::LAY_03_LAY_19_aMissingTileIsLaidWhereItWas()
{
    for (const char* name : {"standard", "six-tiles"})
        for (std::size_t tile = 1; tile < sample(name).tiles.size(); ++tile) {
            Scenario scenario = sample(name);
            const ThingId gone = scenario.tiles[tile].id;
            // What stands on it stays, but for doors, which are a part of it.
            std::erase_if(scenario.doors, [&](const PlacedDoor& door) { return door.tile == gone; });
            scenario.tiles.erase(scenario.tiles.begin() + std::ptrdiff_t(tile));
            const FixPlan plan = planFor(scenario);
            QVERIFY2(plan.left.empty() && piecesLost(scenario, plan.scenario) == 0, qPrintable(told(plan)));
            QCOMPARE(plan.scenario.tiles.size(), scenario.tiles.size() + 1);
            QVERIFY2(plan.price <= price::add + price::reassign, qPrintable(told(plan)));
        }
}

void TestFixPlan::LAY_06_theBuildTotalFollowsTheTilesWhereAllowed()
{
    // Seven tiles each are those of 200 points.
    Concessions may;
    may.add(Concession::BuildTotal);
    for (const int total : {150, 250}) {
        Scenario scenario = sample("two-hundred");
        QCOMPARE(scenario.options.buildTotal, 200);
        for (Player& player : scenario.players)
            player.team.clear();
        scenario.options.buildTotal = total;
        const auto isOfTiles = [](const Finding& finding) { return finding.rule == "LAY-06"; };
        QVERIFY(std::ranges::any_of(validateSetup(scenario, contentForFaults()), isOfTiles));
        const FixPlan asked = planFor(scenario, isOfTiles, may);
        QCOMPARE(told(asked), QStringLiteral("LAY-06 agree 5"));
        QCOMPARE(asked.scenario.options.buildTotal, 200);
        QCOMPARE(planFor(scenario, isOfTiles).scenario.options.buildTotal, total);
    }
}

void TestFixPlan::LAY_09_aTurnedTileIsTurnedBack()
{
    Mended mended;
    for (const char* name : {"standard", "six-tiles"})
        for (std::size_t tile = 0; tile < 6; ++tile)
            for (const bool isFlipped : {false, true}) {
                Scenario scenario = sample(name);
                PlacedTile& turnedOne = scenario.tiles[tile];
                if (isFlipped)
                    turnedOne.side = turnedOne.side == TileSide::A ? TileSide::B : TileSide::A;
                else
                    turnedOne.rotation = turned(turnedOne.rotation, 2);
                mended.add(scenario, QStringLiteral("%1, tile %2%3")
                                         .arg(QLatin1String(name))
                                         .arg(tile)
                                         .arg(isFlipped ? QStringLiteral(" flipped") : QString()));
                if (QTest::currentTestFailed())
                    return;
            }
    qInfo("%d of %d mended, price %d", mended.clean, mended.files, mended.price);
    QVERIFY(mended.clean * 100 >= mended.files * 95);
}

void TestFixPlan::theCollectionIsMended()
{
    for (const bool errorsOnly : {true, false}) {
        Totals totals;
        for (int seed = 1; seed <= broken(errorsOnly ? 20 : 10); ++seed) {
            add(brokenScenario(std::uint64_t(seed)), errorsOnly ? isError : isAny, totals);
            if (QTest::currentTestFailed())
                return;
        }
        qInfo("%s: %d files, %d mended completely, %d of %d findings left, %.2f %% of pieces kept, %d lose "
              "none, price %.1f, %d cheapest, %.0f ms each, slowest %d ms",
              errorsOnly ? "errors" : "everything", totals.files, totals.clean, totals.left, totals.findings,
              100.0 - 100.0 * totals.lost / totals.pieces, totals.whole, double(totals.price) / totals.files,
              totals.cheapest, double(totals.time) / totals.files, totals.slowest);
        QVERIFY(totals.clean * 100 >= totals.files * 90);
        QVERIFY(totals.left * 100 <= totals.findings * (errorsOnly ? 5 : 10));
        QVERIFY(totals.lost * 100 <= totals.pieces * 3);
        QVERIFY(totals.whole * 100 >= totals.files * 80);
    }
}

void TestFixPlan::plansAreAsCheapAsExhaustiveSearch()
{
    int cases = 0, optimal = 0, planned = 0, best = 0, cheaper = 0;
    Oracle oracle;
    for (std::uint64_t seed = 1; cases < broken(6); ++seed) {
        Random random(seed);
        Scenario scenario = sample("six-tiles");
        scenario.packs.push_back({"small", "1.0.0", ""});
        for (int count = 2; count > 0; --count) {
            Scenario after = scenario;
            faults()[random.below(std::uint32_t(faults().size()))].make(after, random);
            if (!after.players.empty() && checkReferences(after, contentForFaults()).empty())
                scenario = std::move(after);
        }
        const int errors = countOf(validateSetup(scenario, contentForFaults()), Severity::Error);
        if (errors == 0 || errors > 3)
            continue;
        const auto optimum = oracle.cheapest(scenario);
        if (!optimum)
            continue;
        const FixPlan plan = planFor(scenario, isError);
        QVERIFY2(plan.left.empty(), qPrintable(QStringLiteral("seed %1: %2").arg(seed).arg(told(plan))));
        ++cases;
        optimal += plan.price <= *optimum;
        cheaper += plan.price < *optimum;
        planned += plan.price;
        best += *optimum;
    }
    qInfo("%d cases: %d as cheap as the cheapest of up to three fixes (%d with more fixes cheaper), price "
          "%.3f of "
          "the optimum",
          cases, optimal, cheaper, double(planned) / best);
    QVERIFY(optimal * 100 >= cases * 95);
    QVERIFY(planned * 100 <= best * 105);
}

void TestFixPlan::hostileFilesTakeBoundedWork()
{
    const auto check = [](const char* what, const Scenario& scenario) {
        const PlanWishes wishes{isError};
        const int errors = countOf(validateSetup(scenario, shippedContent()), Severity::Error);
        const std::clock_t begin = std::clock();
        const FixPlan plan = planFixes(scenario, shippedContent(), wishes);
        qInfo("%s (%zu tiles): %d errors, %d mended, %zu left, effort %lld, %d ms", what,
              scenario.tiles.size(), errors, plan.mended, plan.left.size(),
              static_cast<long long>(plan.effort), milliseconds(begin));
        QVERIFY(plan.mended * 10 > errors * 9);
        QVERIFY(plan.effort <= 5 * wishes.effort);
    };
    Scenario stacked = sample("standard");
    for (int i = 0; i < 200; ++i) {
        stacked.chests.push_back(stacked.chests.front());
        stacked.chests.back().id = ThingId("stacked" + std::to_string(i));
    }
    check("200 chests on one square", stacked);
    if (QTest::currentTestFailed())
        return;
    const int tiles = broken(20) > 20 ? 2'000 : 200;
    Scenario crowded = crowdedScenario(tiles, delve::mageknight::test::piecesOf(shippedContent()));
    for (std::size_t i = 0; i + 1 < crowded.tokens.size() && i < 40; i += 2)
        crowded.tokens[i].square = crowded.tokens[i + 1].square;
    check("many tiles", crowded);
}

DELVE_TEST(TestFixPlan)
#include "tst_fix_plan.moc"
