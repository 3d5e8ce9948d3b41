// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/plain_text.h"
#include "engine/mageknight/content/files/load_pack.h"
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

Result<Pack> readAgain(const Pack& pack)
{
    return parsePack(writePack(pack), [](const std::string& name) -> Result<std::string> {
        return Error{name, {"a written pack has no parts", {}}};
    });
}

/// The packs are the same but for the files they came from.
bool areAlike(const Pack& a, const Pack& b)
{
    for (int kind = 0; kind <= int(PieceKind::Map); ++kind)
        if (piecesOf(a, PieceKind(kind)) != piecesOf(b, PieceKind(kind)))
            return false;
    return a.id == b.id && a.aliases == b.aliases && factsOf(a) == factsOf(b);
}

LocalizedText anyText()
{
    const auto word = rc::gen::element<std::string>("Hall", "\"quoted\"", "back\\slash", "tab\there",
                                                    "Sala è là", "two\nlines");
    LocalizedText text{{{"en", *word}}};
    if (*rc::gen::arbitrary<bool>())
        text.byLanguage["it"] = *word;
    return text;
}

LocalizedText anyName()
{
    LocalizedText name = anyText();
    for (auto& [language, text] : name.byLanguage)
        text = withoutSteering(text, TextLines::One);
    return name;
}

/// A tile after a random number of random strokes.
Tile anyTile(Tile tile)
{
    tile.name = anyName();
    tile.stock = *rc::gen::inRange(0, 100);
    if (*rc::gen::arbitrary<bool>())
        tile = withKind(tile, TileKind::Hallway);
    for (TileFace& face : tile.faces) {
        face.floor = Floor(*rc::gen::inRange(0, 8));
        if (*rc::gen::arbitrary<bool>())
            face.idea = anyText();
        const auto [width, height] = face.layout.size();
        for (int stroke = *rc::gen::inRange(0, 40); stroke > 0; --stroke) {
            const LocalSquare square{*rc::gen::inRange(0, width), *rc::gen::inRange(0, height)};
            switch (*rc::gen::inRange(0, 5)) {
            case 0: paintTerrain(face.layout, square, Terrain(*rc::gen::inRange(0, 5))); break;
            case 1: face.layout.setCost(square, *rc::gen::inRange(1, 10)); break;
            case 2: face.layout.setLinked(square, *rc::gen::arbitrary<bool>()); break;
            case 3:
                face.art.push_back(
                    {ArtKind(*rc::gen::inRange(0, 36)), square, Rotation(*rc::gen::inRange(0, 4))});
                break;
            default:
                buildWall(face.layout, {square, Side(*rc::gen::inRange(0, 4))}, *rc::gen::arbitrary<bool>());
            }
        }
    }
    return tile;
}

Figure anyFigure(Figure figure)
{
    figure.text = *rc::gen::arbitrary<bool>() ? anyText() : LocalizedText();
    figure.range = *rc::gen::inRange(0, 31);
    figure.speedType = SpeedType(*rc::gen::inRange(0, 5));
    figure.base = BaseShape(*rc::gen::inRange(0, 6));
    figure.dragon = *rc::gen::arbitrary<bool>();
    for (Click& click : figure.dials.front().clicks) {
        if (click.eliminated)
            continue;
        for (int& value : click.values)
            value = *rc::gen::inRange(0, 21);
        const Ability ability = Ability(*rc::gen::inRange(0, int(enumNames<Ability>.size())));
        click.abilities[std::size_t(slotOf(ability))] = ability;
    }
    return figure;
}

} // namespace

class TestWritePack : public QObject
{
    Q_OBJECT

private slots:
    void theStarterPackIsReadAgainAsItWas()
    {
        const auto again = readAgain(starterPack());
        QVERIFY2(again, again ? "" : inEnglish(again.error()).c_str());
        QVERIFY(areAlike(*again, starterPack()));
        // Byte-stable: what is read again is written again in the same bytes.
        QCOMPARE(writePack(*again), writePack(starterPack()));
    }

    void everyNewPieceCanBeRead()
    {
        Pack pack = newPack("mine", "My \"own\" pack", "Somebody");
        for (const auto& [kind, name] : enumNames<NewPiece>) {
            const PackPiece piece = newPiece(pack, kind, "A new " + std::string(name));
            const auto read = readBack(piece, pack.id);
            QVERIFY2(read, read ? "" : inEnglish(read.error()).c_str());
            QVERIFY(*read == piece);
            apply(pack, addPiece(pack, piece));
        }
        const auto again = readAgain(pack);
        QVERIFY2(again, again ? "" : inEnglish(again.error()).c_str());
        QVERIFY(areAlike(*again, pack));
        QVERIFY(Content::combine({*again}));
    }

    void whateverIsDrawnIsReadAgainAsItWas()
    {
        QVERIFY(holds("packs are read as they were written", 150, [] {
            Pack pack = newPack("mine", "Mine", "Somebody");
            pack.description = anyText();
            for (int i = 0; i < 3; ++i) {
                Tile tile = std::get<Tile>(newPiece(pack, NewPiece::Chamber, "room"));
                apply(pack, addPiece(pack, anyTile(std::move(tile))));
                Figure figure = std::get<Figure>(newPiece(pack, NewPiece(2 + i), "figure"));
                apply(pack, addPiece(pack, anyFigure(std::move(figure))));
            }
            const auto again = readAgain(pack);
            RC_ASSERT(again.has_value());
            RC_ASSERT(areAlike(*again, pack));
            RC_ASSERT(writePack(*again) == writePack(pack));
        }));
    }

    void referencesToOtherPacksKeepTheirPack()
    {
        Pack pack = newPack("mine", "Mine", "Somebody");
        Figure figure = std::get<Figure>(newPiece(pack, NewPiece::Hero, "Rider"));
        figure.passenger = ContentId("other/mule");
        apply(pack, addPiece(pack, figure));
        figure.id = ContentId("mine/second");
        figure.collectorNumber = 2;
        figure.passenger = ContentId("mine/rider");
        apply(pack, addPiece(pack, figure));
        const std::string text = writePack(pack);
        QVERIFY((std::string::npos != text.find("\"passenger\": \"other/mule\"")));
        QVERIFY((std::string::npos != text.find("\"passenger\": \"rider\"")));
        // Under another name its own references follow, those to others stay.
        const Pack other = renamed(pack, "yours");
        QCOMPARE(other.figures[0].passenger, ContentId("other/mule"));
        QCOMPARE(other.figures[1].passenger, ContentId("yours/rider"));
        QCOMPARE(other.figures[0].id, ContentId("yours/rider"));
    }
};

DELVE_TEST(TestWritePack)
#include "tst_write_pack.moc"
