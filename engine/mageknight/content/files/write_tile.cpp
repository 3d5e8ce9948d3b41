// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/pack_writing.h"
#include "engine/mageknight/content/files/parse_tile.h"
#include "engine/mageknight/content/files/write_pieces.h"

namespace delve::mageknight {

namespace {

struct PrintedCost
{
    LocalSquare square;
    int cost = 0;
};

/// TER-08: the numbers that the terrain alone does not tell.
std::vector<PrintedCost> printedCosts(const FaceLayout& layout)
{
    std::vector<PrintedCost> costs;
    for (int y = 0; y < layout.size().height; ++y)
        for (int x = 0; x < layout.size().width; ++x)
            if (layout.cost({x, y}) != usualCost(layout.terrain({x, y})))
                costs.push_back({{x, y}, layout.cost({x, y})});
    return costs;
}

void appendCost(std::string& out, const PrintedCost& cost)
{
    JsonObjectText object(out);
    object.number("x", cost.square.x);
    object.number("y", cost.square.y);
    object.number("cost", cost.cost);
    object.close();
}

void appendArt(std::string& out, const Art& art)
{
    JsonObjectText object(out);
    object.name("kind", art.kind);
    object.number("x", art.square.x);
    object.number("y", art.square.y);
    writeNumberUnless(object, "turn", degreesOf(art.turn), 0);
    object.close();
}

void appendFace(std::string& out, const TileFace& face)
{
    JsonObjectText object(out, 10);
    writeTexts(object, "name", face.name);
    writeTextsIfAny(object, "idea", face.idea);
    if (face.floor != Floor::Flagstone)
        object.name("floor", face.floor);
    object.list("map", drawFaceMap(face.layout), appendJsonString);
    if (const auto costs = printedCosts(face.layout); !costs.empty())
        object.list("costs", costs, appendCost);
    if (!face.art.empty())
        object.list("art", face.art, appendArt);
    object.close();
}

} // namespace

void appendTile(std::string& out, const Tile& tile)
{
    JsonObjectText object(out, 6);
    writeOwnId(object, tile.id);
    object.name("kind", tile.kind);
    writeTexts(object, "name", tile.name);
    object.number("stock", tile.stock);
    object.list("faces", tile.faces, appendFace);
    object.close();
}

} // namespace delve::mageknight
