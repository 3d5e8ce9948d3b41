// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/scenario/check_references.h"
#include "engine/mageknight/setup/added_errors.h"
#include "engine/mageknight/setup/placements/place_thing.h"
#include "engine/mageknight/setup/placements/placement_field.h"
#include "tests/support/mageknight/carried_piece.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/mageknight/random_edit.h"
#include "tests/support/mageknight/setup_cases.h"
#include "tests/support/mageknight/told_entrances.h"
#include "tests/support/test_registry.h"

#include <algorithm>
#include <map>
#include <set>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

constexpr std::array placeableKinds{ThingKind::Tile,     ThingKind::Door,  ThingKind::Marker,
                                    ThingKind::Artifact, ThingKind::Chest, ThingKind::Token,
                                    ThingKind::Entrance, ThingKind::Exit};

/// The rules of the errors that validateSetup finds once the piece lies there.
std::set<std::string> addedRules(const Scenario& scenario, const Findings& before, const CarriedPiece& piece,
                                 const Spot& spot)
{
    Scenario after = scenario;
    apply(after, placeThing(scenario, shippedContent(), piece, spot));
    std::set<std::string> rules;
    for (const Finding& finding : validateSetup(after, shippedContent()))
        if (KnownFindings(before).isAddedBy(idOf(piece.thing), finding) && !isNoMatterOfASpot(finding, after))
            rules.insert(finding.rule);
    return rules;
}

std::set<std::string> rulesOf(const Findings& findings)
{
    std::set<std::string> rules;
    for (const Finding& finding : findings)
        rules.insert(finding.rule);
    return rules;
}

QString text(const std::set<std::string>& rules)
{
    QStringList list;
    for (const std::string& rule : rules)
        list << QString::fromStdString(rule);
    return list.isEmpty() ? QStringLiteral("legal") : list.join(u' ');
}

QString text(const CarriedPiece& piece, const Spot& spot)
{
    return QStringLiteral("%1 kind %2 at (%3, %4, %5) side %6 rotation %7 face %8/%9")
        .arg(QString::fromStdString(idOf(piece.thing).text()))
        .arg(int(piece.kind))
        .arg(spot.square.level)
        .arg(spot.square.x)
        .arg(spot.square.y)
        .arg(int(spot.side))
        .arg(int(spot.rotation))
        .arg(int(spot.tileSide))
        .arg(int(spot.face));
}

/// Draws scenarios, pieces and spots.
class Maker
{
public:
    explicit Maker(std::uint64_t seed) : m_random(seed) {}

    int below(std::size_t bound) { return int(m_random.below(std::uint32_t(bound))); }
    template <typename T> const T& oneOf(const std::vector<T>& list)
    {
        return list[std::size_t(below(list.size()))];
    }

    /// A sample with some random edits.
    Scenario scenario()
    {
        static const std::vector<std::string> names{"standard",      "lone-wolf",   "six-tiles",
                                                    "three-players", "two-hundred", "two-levels"};
        Scenario made = sample(oneOf(names));
        made.options.freeBuild = below(3) == 0;
        if (below(4) == 0) // as if nobody had kept a record
            for (PlacedTile& tile : made.tiles)
                tile.player = {};
        for (int edits = below(5); edits > 0; --edits) {
            Scenario after = made;
            apply(after, randomEdit(made, shippedContent(), m_random));
            after.map.reset();
            if (checkReferences(after, shippedContent()).empty())
                made = after;
        }
        return made;
    }

    std::optional<CarriedPiece> newPiece(const Scenario& scenario, ThingKind kind)
    {
        const Pack& pack = starterPack();
        const ThingId player =
            scenario.players.empty() || below(3) == 0 ? ThingId() : oneOf(scenario.players).id;
        switch (kind) {
        case ThingKind::Tile: {
            CarriedPiece piece = carriedPiece(kind, oneOf(pack.tiles).id, player);
            if (below(6) == 0)
                std::get<PlacedTile>(piece.thing).role = TileRole(below(3));
            return piece;
        }
        case ThingKind::Door: return carriedPiece(kind, oneOf(pack.doors).id, player);
        case ThingKind::Marker: return carriedPiece(kind, oneOf(pack.markers).id, player);
        case ThingKind::Artifact: return carriedPiece(kind, oneOf(pack.artifacts).id, player);
        case ThingKind::Chest: return carriedPiece(kind, oneOf(pack.chests).id, player);
        case ThingKind::Token: {
            CarriedPiece piece = carriedPiece(kind, {}, player);
            std::get<PlacedToken>(piece.thing).colour = Colour(below(3));
            return piece;
        }
        default:
            if (scenario.players.empty())
                return {};
            return carriedPiece(kind, {}, oneOf(scenario.players).id);
        }
    }

    std::optional<CarriedPiece> placedPiece(const Scenario& scenario, ThingKind kind)
    {
        const std::size_t count = visitList(scenario, kind, [](const auto& list) { return list.size(); });
        if (count == 0)
            return {};
        return CarriedPiece{kind, thingAt(scenario, {kind, std::size_t(below(count))})};
    }

    /// Mostly on or beside a tile.
    Spot spot(const Scenario& scenario, ThingKind kind)
    {
        Spot spot;
        spot.square = scenario.tiles.empty() ? Square{} : oneOf(scenario.tiles).position;
        spot.square = spot.square + Offset{below(9) - 2, below(9) - 2};
        if (kind == ThingKind::Door || kind == ThingKind::Chest || kind == ThingKind::Entrance ||
            kind == ThingKind::Exit)
            spot.side = Side(below(4));
        if (kind == ThingKind::Tile) {
            spot.rotation = Rotation(below(4));
            spot.tileSide = TileSide(below(2));
        }
        if (kind == ThingKind::Artifact)
            spot.rotation = Rotation(below(2));
        if (kind == ThingKind::Marker)
            spot.face = MarkerFace(below(2));
        return spot;
    }

private:
    Random m_random;
};

struct Tally
{
    int legal = 0, refused = 0;
    std::map<std::string, int> rules;
};

} // namespace

/// Where pieces may lie, and why not elsewhere.
class TestPlacements : public QObject
{
    Q_OBJECT

    /// Compares the field with validateSetup in this spot.
    bool agrees(PlacementField& field, const Scenario& scenario, const Findings& before,
                const CarriedPiece& piece, const Spot& spot, Tally& tally)
    {
        const auto index = indexOf(scenario, piece);
        const bool canBePlaced = !placeThing(scenario, shippedContent(), piece, spot).isEmpty() ||
                                 (index && spot == spotOf(scenario, shippedContent(), {piece.kind, *index}));
        const auto expected = addedRules(scenario, before, piece, spot);
        const Findings said = field.whyNot(spot);
        for (const std::string& rule : rulesOf(said))
            ++tally.rules[rule];
        ++(field.isLegal(spot) ? tally.legal : tally.refused);
        if (!canBePlaced)
            return !field.isLegal(spot);
        if (rulesOf(said) == expected && field.isLegal(spot) == expected.empty())
            return true;
        qWarning("%s: %s, refused for %s, found %s", qPrintable(text(piece, spot)),
                 field.isLegal(spot) ? "legal" : "illegal", qPrintable(text(rulesOf(said))),
                 qPrintable(text(expected)));
        return false;
    }

private slots:
    void agreesWithTheSetupRules_data()
    {
        QTest::addColumn<int>("kind");
        for (const ThingKind kind : placeableKinds)
            QTest::newRow(qPrintable(QString::number(int(kind)))) << int(kind);
    }

    void agreesWithTheSetupRules()
    {
        QFETCH(int, kind);
        const auto of = ThingKind(kind);
        Tally tally;
        for (std::uint64_t seed = 1; seed <= 40; ++seed) {
            Maker maker(seed * 8 + std::uint64_t(kind));
            const Scenario scenario = maker.scenario();
            const auto piece = seed % 2 == 0 ? maker.newPiece(scenario, of) : maker.placedPiece(scenario, of);
            if (!piece)
                continue;
            const Findings before = validateSetup(scenario, shippedContent());
            const auto field = placementField(scenario, shippedContent(), *piece);
            const std::vector<Spot> legal = field->legalSpots();
            QVERIFY(std::ranges::is_sorted(legal));
            for (std::size_t i = 0; i < legal.size(); i += 1 + legal.size() / 8)
                QVERIFY2(field->isLegal(legal[i]) &&
                             agrees(*field, scenario, before, *piece, legal[i], tally),
                         qPrintable(QStringLiteral("seed %1").arg(seed)));
            for (int probe = 0; probe < 24; ++probe) {
                const Spot spot = maker.spot(scenario, of);
                QVERIFY2(agrees(*field, scenario, before, *piece, spot, tally),
                         qPrintable(QStringLiteral("seed %1").arg(seed)));
                // Every legal spot is listed, but for tiles that touch nothing, the other name of an edge and
                // turns that change nothing.
                if (of != ThingKind::Tile && of != ThingKind::Door && spot.rotation == Rotation::None &&
                    field->isLegal(spot))
                    QVERIFY(std::ranges::binary_search(legal, spot));
            }
        }
        QStringList rules;
        for (const auto& [rule, count] : tally.rules)
            rules << QStringLiteral("%1 %2").arg(QString::fromStdString(rule)).arg(count);
        qInfo("%d legal, %d refused: %s", tally.legal, tally.refused, qPrintable(rules.join(", ")));
        QVERIFY(tally.legal > 40 && tally.refused > 300);
    }

    void thePlaceWhereALegalPieceLiesIsLegal()
    {
        for (const char* name :
             {"standard", "lone-wolf", "six-tiles", "three-players", "two-hundred", "two-levels"}) {
            const Scenario& scenario = sample(name);
            for (const ThingKind kind : placeableKinds)
                visitList(scenario, kind, [&](const auto& list) {
                    for (std::size_t index = 0; index < list.size(); index += 3) {
                        const CarriedPiece piece{kind, thingAt(scenario, {kind, index})};
                        const auto field = placementField(scenario, shippedContent(), piece);
                        const Spot spot = spotOf(scenario, shippedContent(), {kind, index});
                        QVERIFY2(field->isLegal(spot), qPrintable(text(piece, spot)));
                        QVERIFY(field->scenarioAt(spot) == scenario);
                    }
                });
        }
    }

    void reasonsCarryWhatTheirSentencesNeed()
    {
        const Scenario& scenario = sample("standard");
        const CarriedPiece piece = carriedPiece(ThingKind::Chest, starterPack().chests.front().id);
        const auto field = placementField(scenario, shippedContent(), piece);
        const Spot spot{.square = scenario.chests.front().square, .side = Side::South};
        const Findings why = field->whyNot(spot);
        QVERIFY(rulesOf(why).contains("MAP-26"));
        for (const Finding& finding : why)
            QVERIFY(finding.severity == Severity::Error);
        QCOMPARE(field->scenarioAt(spot).chests.back().id, ThingId("carried"));
    }
};

DELVE_TEST(TestPlacements)
#include "tst_placements.moc"
