// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/content/price.h"
#include "engine/mageknight/setup/rules/check_pack.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/test_registry.h"

#include <cmath>
#include <map>
#include <set>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

/// What the shipped pack promises.
class TestStarterPack : public QObject
{
    Q_OBJECT

private:
    static constexpr int priceTolerance = 3;

    static std::vector<const TileFace*> allFaces()
    {
        std::vector<const TileFace*> faces;
        for (const Tile& tile : starterPack().tiles)
            for (const TileFace& face : tile.faces)
                faces.push_back(&face);
        return faces;
    }

    static int countTiles(TileKind kind)
    {
        int count = 0;
        for (const Tile& tile : starterPack().tiles)
            count += tile.kind == kind;
        return count;
    }

    static double expectedPoints(const WanderingToken& token)
    {
        double sum = 0;
        for (int roll = 2; roll <= 12; ++roll)
            sum += token.row(roll).points * (6 - std::abs(roll - 7)) / 36.0;
        return sum;
    }

    static bool refreshesArtifacts(const ArtifactToken& token)
    {
        for (const ArtifactToken::Row& row : token.rows)
            for (const TokenEffect& effect : row.effects)
                if (std::holds_alternative<effect::Refresh>(effect))
                    return true;
        return false;
    }

    static bool hasEnglishAndItalian(const LocalizedText& text)
    {
        return text.byLanguage.contains("en") && text.byLanguage.contains("it");
    }

private slots:
    void hasTilesForFourPlayersAt300Points()
    {
        QVERIFY(countTiles(TileKind::Chamber) >= 16);
        QVERIFY(countTiles(TileKind::Hallway) >= 10);
        int stock = 0;
        for (const Tile& tile : starterPack().tiles) {
            QCOMPARE(tile.stock, 2);
            stock += tile.stock;
        }
        QVERIFY(stock >= 36); // LAY-06: 9 tiles for each of 4 players
    }

    void noTwoFacesAreEqualUnderRotationOrMirroring()
    {
        const auto faces = allFaces();
        for (std::size_t i = 0; i < faces.size(); ++i)
            for (std::size_t k = 0; k < i; ++k)
                for (const Rotation rotation : allRotations) {
                    const FaceLayout turnedFace = rotated(faces[i]->layout, rotation);
                    const std::string names = faces[i]->name.in("en") + " equals " + faces[k]->name.in("en");
                    QVERIFY2(turnedFace != faces[k]->layout, names.c_str());
                    QVERIFY2(mirrored(turnedFace) != faces[k]->layout, names.c_str());
                }
    }

    void everyTerrainAndEveryWidthOfEntrywayOccurs()
    {
        std::set<Terrain> terrains;
        std::set<int> widths;
        for (const TileFace* face : allFaces()) {
            const auto entryways = face->layout.entryways();
            QVERIFY2(!entryways.empty(), face->name.in("en").c_str());
            for (const Entryway& entryway : entryways)
                widths.insert(entryway.width);
            for (int y = 0; y < face->layout.size().height; ++y)
                for (int x = 0; x < face->layout.size().width; ++x)
                    terrains.insert(face->layout.terrain({x, y}));
        }
        QCOMPARE(terrains.size(), std::size_t(5));
        QCOMPARE(widths, (std::set<int>{1, 2, 3, 4, 5}));
    }

    void everyFaceHasANameAndAnIdeaOfItsOwn()
    {
        std::set<std::string> names, ideas;
        for (const TileFace* face : allFaces()) {
            QVERIFY(hasEnglishAndItalian(face->name) && hasEnglishAndItalian(face->idea));
            QVERIFY(names.insert(face->name.in("en")).second);
            QVERIFY(ideas.insert(face->idea.in("en")).second);
        }
    }

    void pricesFollowTheFormula()
    {
        for (const Figure& figure : starterPack().figures) {
            const int first = figure.hasLevels() ? 1 : 0;
            const int last = figure.hasLevels() ? 5 : 0;
            for (int level = first; level <= last; ++level) {
                const int difference = std::abs(figure.pointsAt(level) - suggestedPoints(figure, level));
                QVERIFY2(difference <= priceTolerance,
                         qPrintable(QStringLiteral("%1 at level %2 is off by %3")
                                        .arg(figure.id.text().c_str())
                                        .arg(level)
                                        .arg(difference)));
            }
        }
    }

    void everyAbilityOccurs()
    {
        std::set<Ability> seen;
        for (const Figure& figure : starterPack().figures)
            for (const Dial& dial : figure.dials)
                for (const Click& click : dial.clicks)
                    for (const auto& ability : click.abilities)
                        if (ability)
                            seen.insert(*ability);
        for (const auto& [ability, name] : enumNames<Ability>)
            QVERIFY2(seen.contains(ability), std::string(name).c_str());
    }

    void hasHeroesFamiliesUniquesAndChangelings()
    {
        std::map<FigureRole, int> roles;
        std::map<Version, int> versions;
        int changelings = 0;
        for (const Figure& figure : starterPack().figures) {
            ++roles[figure.role];
            changelings += figure.changeling.has_value();
            if (figure.version && !figure.changeling)
                ++versions[*figure.version];
        }
        QVERIFY(roles[FigureRole::Hero] >= 8);
        QVERIFY(versions[Version::Weak] >= 8 && versions[Version::Standard] >= 8 &&
                versions[Version::Tough] >= 8);
        QVERIFY(versions[Version::Unique] >= 4);
        QVERIFY(changelings >= 2);
    }

    void changelingsCarryTheTrapsOfRealChests()
    {
        // Otherwise exposing the trap would give them away (DG-21).
        for (const Figure& figure : starterPack().figures) {
            if (!figure.changeling)
                continue;
            const bool shared =
                std::any_of(starterPack().chests.begin(), starterPack().chests.end(),
                            [&](const Chest& chest) { return chest.trap == *figure.changeling; });
            QVERIFY2(shared, figure.id.text().c_str());
        }
    }

    void hasChestsAndTokensOfAllColours()
    {
        std::map<Colour, int> tables, tokens;
        for (const WanderingToken& token : starterPack().wanderingTokens) {
            ++tables[token.colour];
            tokens[token.colour] += token.stock;
            const double points = expectedPoints(token);
            const auto [least, most] = token.colour == Colour::Yellow ? std::pair(20.0, 27.0)
                                       : token.colour == Colour::Blue ? std::pair(30.0, 37.0)
                                                                      : std::pair(60.0, 75.0);
            QVERIFY2(points >= least && points <= most, token.id.text().c_str());
        }
        for (const Colour colour : {Colour::Yellow, Colour::Blue, Colour::Red})
            QVERIFY(tables[colour] >= 6);
        QVERIFY(tokens[Colour::Yellow] >= 16 && tokens[Colour::Blue] >= 8 && tokens[Colour::Red] >= 4);
        QVERIFY(starterPack().chests.size() >= 10);
        for (const Chest& chest : starterPack().chests) {
            const auto traps = std::count_if(chest.treasure.begin(), chest.treasure.end(),
                                             [](const Treasure& treasure) { return treasure.trap; });
            QCOMPARE(traps, 1);
        }
    }

    void artifactTokensSufficeForAllArtifacts()
    {
        QVERIFY(starterPack().artifacts.size() >= 8);
        for (const Colour colour : {Colour::Yellow, Colour::Blue, Colour::Red}) {
            int needed = 0, there = 0, refresh = 0;
            for (const ArtifactKind& artifact : starterPack().artifacts)
                needed += artifact.stock * artifact.tokensOf(colour);
            for (const ArtifactToken& token : starterPack().artifactTokens)
                if (token.colour == colour) {
                    there += token.stock;
                    refresh += refreshesArtifacts(token);
                }
            QVERIFY(there >= needed);
            QCOMPARE(refresh, 1); // EXO-25: one special token for each colour
        }
    }

    void hasEveryDoorAndMarker()
    {
        std::set<DoorMaterial> doors;
        std::set<UniqueSide> markers;
        for (const DoorKind& door : starterPack().doors)
            doors.insert(door.material);
        for (const MarkerKind& marker : starterPack().markers)
            markers.insert(marker.uniqueSide);
        QCOMPARE(doors.size(), std::size_t(2));
        QCOMPARE(markers.size(), std::size_t(4));
    }

    void givesNoWarningsButForItsFordsAndChasms()
    {
        std::set<std::string> rules;
        for (const PackFinding& warning : checkPack(starterPack()))
            rules.insert(warning.rule);
        QCOMPARE(rules, (std::set<std::string>{"MAP-17", "TER-08"}));
    }
};

DELVE_TEST(TestStarterPack)
#include "tst_starter_pack.moc"
