// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/content/files/write_pack.h"
#include "engine/mageknight/content/new_pieces.h"
#include "engine/mageknight/content/pack_edits.h"
#include "engine/mageknight/content/tile_strokes.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/property.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

PackEdit anyEdit(const Pack& pack)
{
    switch (*rc::gen::inRange(0, 5)) {
    case 0: return addPiece(pack, newPiece(pack, NewPiece(*rc::gen::inRange(0, 9)), "piece"));
    case 1: {
        const auto pieces = piecesOf(pack, PieceKind(*rc::gen::inRange(0, 9)));
        return pieces.empty() ? PackEdit() : removePiece(pack, idOf(*rc::gen::elementOf(pieces)));
    }
    case 2: {
        PackFacts facts = factsOf(pack);
        facts.author += "x";
        return changePackFacts(pack, facts);
    }
    default: {
        if (pack.tiles.empty())
            return {};
        Tile tile = *rc::gen::elementOf(pack.tiles);
        paintTerrain(tile.faces[0].layout, {*rc::gen::inRange(0, 3), *rc::gen::inRange(0, 5)},
                     Terrain(*rc::gen::inRange(0, 5)));
        return changePiece(pack, tile);
    }
    }
}

} // namespace

class TestPackEdits : public QObject
{
    Q_OBJECT

private slots:
    void anyVersionBecomesAnyOther()
    {
        QVERIFY(holds("a version becomes another, and is taken back", 100, [] {
            Pack pack = newPack("mine", "Mine", "Somebody");
            apply(pack, addPiece(pack, newPiece(pack, NewPiece::Chamber, "room")));
            const Pack first = pack;
            for (int i = *rc::gen::inRange(0, 12); i > 0; --i)
                apply(pack, anyEdit(pack));
            const PackEdit edit = becomeVersion(first, pack);
            RC_ASSERT(edit.isEmpty() == (writePack(first) == writePack(pack)));
            Pack other = first;
            apply(other, edit);
            RC_ASSERT(writePack(other) == writePack(pack));
            apply(other, inverted(edit));
            RC_ASSERT(writePack(other) == writePack(first));
        }));
    }

    void everythingCanBeTakenBackAndDoneAgain()
    {
        QVERIFY(holds("edits are taken back byte for byte", 100, [] {
            Pack pack = newPack("mine", "Mine", "Somebody");
            apply(pack, addPiece(pack, newPiece(pack, NewPiece::Chamber, "room")));
            const std::string start = writePack(pack);
            std::vector<PackEdit> done;
            for (int i = *rc::gen::inRange(1, 25); i > 0; --i) {
                done.push_back(anyEdit(pack));
                apply(pack, done.back());
            }
            const std::string end = writePack(pack);
            for (auto edit = done.rbegin(); edit != done.rend(); ++edit)
                apply(pack, inverted(*edit));
            RC_ASSERT(writePack(pack) == start);
            for (const PackEdit& edit : done)
                apply(pack, edit);
            RC_ASSERT(writePack(pack) == end);
        }));
    }

    void aChangeThatChangesNothingIsEmpty()
    {
        const Pack& pack = starterPack();
        QVERIFY(changePiece(pack, pack.tiles.front()).isEmpty());
        QVERIFY(changePackFacts(pack, factsOf(pack)).isEmpty());
        QVERIFY(removePiece(pack, ContentId("starter/nothing")).isEmpty());
    }

    void idsAreMadeOfNamesAndNeverTaken()
    {
        Pack pack = newPack("mine", "Mine", "Somebody");
        QCOMPARE(freeId(pack, "Hall of Échoes"), ContentId("mine/hall-of-echoes"));
        QCOMPARE(freeId(pack, "???"), ContentId("mine/piece"));
        apply(pack, addPiece(pack, newPiece(pack, NewPiece::Chest, "Box")));
        QCOMPARE(freeId(pack, "Box"), ContentId("mine/box-2"));
        pack.aliases.emplace(ContentId("mine/box-2"), ContentId("mine/box"));
        QCOMPARE(freeId(pack, "Box"), ContentId("mine/box-3"));
    }

    void COMP_04_aCopiedFigureGetsANumberOfItsOwn()
    {
        Pack pack = newPack("mine", "Mine", "Somebody");
        const Figure& hero = starterPack().figures.front();
        for (int i = 0; i < 2; ++i)
            apply(pack, addPiece(pack, copiedInto(pack, hero, freeId(pack, "Hedda"))));
        QCOMPARE(pack.figures[0].collectorNumber, 1);
        QCOMPARE(pack.figures[1].collectorNumber, 2);
        QVERIFY(Content::combine({pack}));
        pack.figures[1].collectorNumber = 1; // breaks
        QVERIFY(!Content::combine({pack}));
    }

    void changedPiecesAreNamed()
    {
        Pack before = newPack("mine", "Mine", "Somebody");
        for (const char* name : {"one", "two", "three"})
            apply(before, addPiece(before, newPiece(before, NewPiece::Chamber, name)));
        Pack after = before;
        apply(after, removePiece(after, ContentId("mine/one")));
        Tile two = after.tiles.front();
        two.stock = 7;
        apply(after, changePiece(after, two));
        apply(after, addPiece(after, newPiece(after, NewPiece::Chest, "four")));
        QCOMPARE(changedPieces(before, after),
                 (std::vector{ContentId("mine/one"), ContentId("mine/two"), ContentId("mine/four")}));
    }

    void theReaderSaysWhereAPieceIsWrong()
    {
        const Pack pack = newPack("mine", "Mine", "Somebody");
        Figure figure = std::get<Figure>(newPiece(pack, NewPiece::Hero, "Hero"));
        figure.dials[0].clicks[3].values[0] = 31;
        const auto read = readBack(figure, "mine");
        QVERIFY(!read);
        QCOMPARE(inEnglish(read.error()),
                 std::string("/dials/0/clicks/3/speed: expected a whole number from 0 to 30, found 31"));
    }

    void rolesBringWhatTheyAskFor()
    {
        const Pack pack = newPack("mine", "Mine", "Somebody");
        const Figure hero = std::get<Figure>(newPiece(pack, NewPiece::Hero, "Hero"));
        for (const FigureRole role : {FigureRole::MageSpawn, FigureRole::Warrior, FigureRole::Hero})
            QVERIFY(readBack(withRole(hero, role), "mine"));
        for (const auto& [version, name] : enumNames<Version>)
            QVERIFY(readBack(withVersion(withRole(hero, FigureRole::MageSpawn), version), "mine"));
    }

    void MAP_11_blockingSquaresWallTheBorder()
    {
        FaceLayout layout;
        paintTerrain(layout, {0, 2}, Terrain::Blocking);
        QVERIFY(layout.hasWall({{0, 2}, Side::West}));
        QVERIFY(!layout.hasWall({{0, 2}, Side::East}));
        buildWall(layout, {{0, 2}, Side::West}, false); // breaks, so nothing happens
        QVERIFY(layout.hasWall({{0, 2}, Side::West}));
        paintTerrain(layout, {0, 2}, Terrain::Clear);
        buildWall(layout, {{0, 2}, Side::West}, false);
        QVERIFY(!layout.hasWall({{0, 2}, Side::West}));
    }

    void MAP_04_bothFacesTakeTheSizeOfTheTile()
    {
        const Pack pack = newPack("mine", "Mine", "Somebody");
        Tile tile = std::get<Tile>(newPiece(pack, NewPiece::Hallway, "Passage"));
        tile = withKind(tile, TileKind::Chamber);
        for (const TileFace& face : tile.faces) {
            QCOMPARE(face.layout.size(), (Size{5, 5}));
            QVERIFY(!face.layout.hasWall({{2, 1}, Side::East})); // the old border is open now
        }
        QVERIFY(readBack(tile, "mine"));
        tile = withKind(tile, TileKind::Hallway);
        QVERIFY(readBack(tile, "mine"));
    }
};

DELVE_TEST(TestPackEdits)
#include "tst_pack_edits.moc"
