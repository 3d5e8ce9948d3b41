// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/content/files/load_pack.h"
#include "engine/mageknight/content/files/write_pack.h"
#include "engine/mageknight/content/price.h"
#include "engine/mageknight/scenario/offered_packs.h"
#include "engine/mageknight/setup/rules/check_pack.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/test_registry.h"

#include <map>
#include <set>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;

/// What the pack of large figures promises.
class TestMenageriePack : public QObject
{
    Q_OBJECT

private:
    static constexpr int priceTolerance = 3; ///< points, for every figure that we ship

    static const Pack& menagerie() { return *shippedContent().pack("menagerie"); }

    template <typename IsWanted> static int count(IsWanted isWanted)
    {
        return int(std::ranges::count_if(menagerie().figures, isWanted));
    }

    static bool hasEnglishAndItalian(const LocalizedText& text)
    {
        return text.byLanguage.contains("en") && text.byLanguage.contains("it");
    }

    static int widestEntryway(const FaceLayout& layout)
    {
        int widest = 0;
        for (const Entryway& entryway : layout.entryways())
            widest = std::max(widest, entryway.width);
        return widest;
    }

private slots:
    void everyKindOfFigureIsThere()
    {
        QCOMPARE(count([](const Figure& f) { return f.isTitan(); }), 3);
        QCOMPARE(count([](const Figure& f) { return f.mount.has_value(); }), 4);
        QCOMPARE(count([](const Figure& f) { return f.rider.has_value(); }), 6);
        QCOMPARE(count([](const Figure& f) { return f.base == BaseShape::Peanut1x2; }), 2);
        QCOMPARE(count([](const Figure& f) { return f.base == BaseShape::LargeMulti3x5; }), 2);
        QCOMPARE(count([](const Figure& f) { return f.dragon; }), 1);
        QCOMPARE(count([](const Figure& f) { return f.isChariot(); }), 2);
        QCOMPARE(count([](const Figure& f) { return f.isMultiDial() && !f.isChariot(); }), 3);
        QVERIFY(count([](const Figure& f) { return f.explosive; }) >= 2);
        QVERIFY(count([](const Figure& f) { return f.firesIndirectly(); }) >= 1);
        std::set<int> arcs;
        std::set<SpeedType> types;
        std::set<MountType> mounts;
        std::set<Intelligence> levels;
        std::set<Proficiency> proficiencies;
        for (const Figure& figure : menagerie().figures) {
            arcs.insert(figure.frontArc);
            types.insert(figure.speedType);
            if (figure.mount) {
                mounts.insert(figure.mount->type);
                levels.insert(figure.mount->intelligence);
                proficiencies.insert(figure.mount->proficiencies.begin(), figure.mount->proficiencies.end());
            }
        }
        QCOMPARE(arcs, (std::set<int>{90, 135, 180, 270, 360}));
        QCOMPARE(types.size(), std::size_t(5));
        QCOMPARE(mounts.size(), std::size_t(4));
        QCOMPARE(levels.size(), std::size_t(3));
        QCOMPARE(proficiencies.size(), std::size_t(4));
    }

    void CAV_01_everyMountHasARider()
    {
        for (const Figure& mount : menagerie().figures) {
            if (!mount.mount)
                continue;
            QVERIFY2(count([&](const Figure& f) {
                         return f.rider && std::ranges::find(f.rider->mounts, mount.mount->type) !=
                                               f.rider->mounts.end();
                     }) > 0,
                     mount.id.text().c_str());
        }
    }

    void pricesFollowTheFormula()
    {
        for (const Pack& pack : shippedContent().packs())
            for (const Figure& figure : pack.figures) {
                const auto isNear = [&](int points, int suggested) {
                    return std::abs(points - suggested) <= priceTolerance;
                };
                for (std::size_t level = 1; level <= figure.levels.size(); ++level)
                    QVERIFY2(isNear(figure.pointsAt(int(level)), suggestedPoints(figure, int(level))),
                             figure.id.text().c_str());
                if (!figure.hasLevels())
                    QVERIFY2(isNear(figure.points, suggestedPoints(figure)), figure.id.text().c_str());
                for (const PointValue& value : figure.pointValues)
                    QVERIFY2(isNear(value.points, suggestedPoints(figure, value.turns)),
                             figure.id.text().c_str());
            }
    }

    void TITAN_13_valuesFallWithTheTurns()
    {
        for (const Figure& figure : menagerie().figures) {
            QCOMPARE(figure.hasValues(), figure.isTitan() || figure.isMultiDial());
            int last = figure.points;
            for (const PointValue& value : figure.pointValues) {
                QVERIFY(value.points < last);
                last = value.points;
                QCOMPARE(value.turns.size(), figure.dials.size());
                for (std::size_t dial = 0; dial < figure.dials.size(); ++dial)
                    QVERIFY(figure.turnsFor(value.points, dial) < figure.dials[dial].liveClicks());
            }
            QVERIFY(figure.hasValue(figure.points));
            QVERIFY(!figure.hasValue(last - 1)); // breaks: none of its values
        }
    }

    void MD_23_everySectionEndsInSkulls()
    {
        for (const Figure& figure : menagerie().figures)
            for (const Dial& dial : figure.dials) {
                int skulls = 0;
                for (const Click& click : dial.clicks)
                    if (!click.eliminated) {
                        QVERIFY(click.skulls >= skulls);
                        skulls = click.skulls;
                    }
                QCOMPARE(skulls, figure.isMultiDial() ? 2 : 0);
            }
    }

    void everythingIsNamedInBothLanguages()
    {
        std::set<int> numbers;
        for (const Figure& figure : menagerie().figures) {
            QVERIFY(checkFigure(figure).empty());
            QVERIFY(hasEnglishAndItalian(figure.name) && hasEnglishAndItalian(figure.text));
            QVERIFY(numbers.insert(figure.collectorNumber).second);
        }
        for (const Tile& tile : menagerie().tiles)
            for (const TileFace& face : tile.faces)
                QVERIFY(hasEnglishAndItalian(face.name) && hasEnglishAndItalian(face.idea));
    }

    void tilesHaveWaysForTheLargestBase()
    {
        for (const Tile& tile : menagerie().tiles) {
            QVERIFY(checkTile(tile).empty());
            for (const TileFace& face : tile.faces)
                QVERIFY2(widestEntryway(face.layout) >= 3, face.name.in("en").c_str());
        }
    }

    void nothingOfItComesByChance()
    {
        const Pack& pack = menagerie();
        QVERIFY(pack.onRequest);
        QVERIFY(pack.wanderingTokens.empty() && pack.chests.empty() && pack.artifactTokens.empty());
        QCOMPARE(shippedContent().packs().front().id, std::string("starter"));
        // The program takes from it only where a scenario names it.
        const auto ids = [](const auto& packs) {
            std::vector<std::string> names;
            for (const Pack& each : packs)
                names.push_back(each.id);
            return names;
        };
        QCOMPARE(ids(offeredPacks(shippedContent())), (std::vector<std::string>{"starter"}));
        QCOMPARE(ids(offeredPacks(shippedContent(), {{"menagerie", "1.0.0", ""}})),
                 (std::vector<std::string>{"starter", "menagerie"}));
    }

    void isReadBackAsItIsWritten()
    {
        const Pack& pack = menagerie();
        const auto again = parsePack(writePack(pack), [](const std::string& name) -> Result<std::string> {
            return Error{name, {"no parts", {}}};
        });
        QVERIFY(again.has_value());
        QVERIFY(again->figures == pack.figures);
        QVERIFY(again->onRequest);
    }
};

DELVE_TEST(TestMenageriePack)
#include "tst_menagerie_pack.moc"
