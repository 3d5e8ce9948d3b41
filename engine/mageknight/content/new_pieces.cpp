// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/content/new_pieces.h"

#include "engine/mageknight/content/footprint.h"
#include "engine/mageknight/content/price.h"

#include <algorithm>

namespace delve::mageknight {

namespace {

LocalizedText inEnglishOnly(const std::string& text)
{
    return {{{"en", text}}};
}

/// Walled all around but for the middle of each side, as most tiles are.
FaceLayout plainLayout(TileKind kind)
{
    const Size size = sizeOf(kind);
    FaceLayout layout(size);
    for (int y = 0; y < size.height; ++y)
        for (int x = 0; x < size.width; ++x) {
            const bool isMiddleColumn = x == size.width / 2;
            const bool isMiddleRow = y == size.height / 2;
            if (y == 0)
                layout.setWall({{x, y}, Side::North}, !isMiddleColumn);
            if (y == size.height - 1)
                layout.setWall({{x, y}, Side::South}, !isMiddleColumn);
            // A hallway leads from end to end.
            const bool sideOpens = kind == TileKind::Chamber && isMiddleRow;
            if (x == 0)
                layout.setWall({{x, y}, Side::West}, !sideOpens);
            if (x == size.width - 1)
                layout.setWall({{x, y}, Side::East}, !sideOpens);
        }
    return layout;
}

Tile newTile(TileKind kind, const std::string& name)
{
    Tile tile;
    tile.kind = kind;
    tile.stock = 1;
    for (std::size_t i = 0; i < tile.faces.size(); ++i) {
        tile.faces[i].name = inEnglishOnly(name + (i == 0 ? " A" : " B"));
        tile.faces[i].layout = plainLayout(kind);
    }
    return tile;
}

Figure newFigure(const Pack& pack, FigureRole role)
{
    constexpr int liveClicks = 6;
    Figure figure;
    figure.set = pack.id;
    figure.factions = {"unaligned"};
    Dial dial;
    for (int i = 0; i < liveClicks; ++i)
        dial.clicks.push_back({.values = {8, 9 - i / 2, 15 - i / 2, i < liveClicks / 2 ? 2 : 1}});
    dial.clicks.push_back({.eliminated = true});
    figure.dials.push_back(std::move(dial));
    return withRole(std::move(figure), role);
}

Chest newChest()
{
    Chest chest;
    chest.stock = 1;
    for (std::size_t i = 1; i < chest.trap.size(); ++i) // CHEST-13: the first is blank
        chest.trap[i] = {.disarm = 7, .spawn = {}, .attack = TrapAttack{TrapTarget::Opener, 7, 1, 0}};
    for (std::size_t i = 0; i < chest.treasure.size(); ++i)
        chest.treasure[i].gold = 10 * int(i + 1);
    chest.treasure.back() = {.trap = true, .gold = 0, .item = {}};
    return chest;
}

WanderingToken newWanderingToken()
{
    WanderingToken token;
    token.stock = 1;
    for (std::size_t i = 0; i < token.rows.size(); ++i)
        token.rows[i] = {1 + int(i) / 4, 15 + 2 * int(i)};
    return token;
}

ArtifactKind newArtifact(const std::string& name)
{
    ArtifactKind artifact;
    artifact.text = inEnglishOnly(name);
    artifact.tokens = {2, 1, 0};
    artifact.stock = 1;
    return artifact;
}

ArtifactToken newArtifactToken(const std::string& name)
{
    ArtifactToken token;
    token.stock = 1;
    token.rows = {{2, 6, inEnglishOnly(name), {effect::Harm{1}}},
                  {7, 12, inEnglishOnly(name), {effect::Heal{1}}}};
    return token;
}

PackPiece plainPiece(const Pack& pack, NewPiece kind, const std::string& name)
{
    switch (kind) {
    case NewPiece::Chamber: return newTile(TileKind::Chamber, name);
    case NewPiece::Hallway: return newTile(TileKind::Hallway, name);
    case NewPiece::Hero: return newFigure(pack, FigureRole::Hero);
    case NewPiece::MageSpawn: return newFigure(pack, FigureRole::MageSpawn);
    case NewPiece::Warrior: return newFigure(pack, FigureRole::Warrior);
    case NewPiece::Chest: return newChest();
    case NewPiece::WanderingToken: return newWanderingToken();
    case NewPiece::Artifact: return newArtifact(name);
    case NewPiece::ArtifactToken: break;
    }
    return newArtifactToken(name);
}

} // namespace

PackPiece newPiece(const Pack& pack, NewPiece kind, const std::string& englishName)
{
    PackPiece piece = plainPiece(pack, kind, englishName);
    std::visit([&](auto& one) { one.name = inEnglishOnly(englishName); }, piece);
    return copiedInto(pack, std::move(piece), freeId(pack, englishName));
}

Pack newPack(const std::string& id, const std::string& englishName, const std::string& author)
{
    Pack pack;
    pack.id = id;
    pack.version = "1.0.0";
    pack.name = inEnglishOnly(englishName);
    pack.author = author;
    pack.license = "CC-BY-SA-4.0";
    return pack;
}

Figure withRole(Figure figure, FigureRole role)
{
    constexpr int levels = 5;
    figure.role = role;
    if (role == FigureRole::Hero) {
        const int live = figure.dials.empty() ? 1 : figure.dials.front().liveClicks();
        // DIAL-09: level 1 starts furthest down the dial, level 5 at its top.
        for (int level = 1; figure.levels.size() < levels; ++level)
            figure.levels.push_back({1, std::min(levels - level, live - 1)});
        for (int level = 1; level <= levels; ++level)
            if (auto& entry = figure.levels[std::size_t(level - 1)]; entry.points == 1)
                entry.points = suggestedPoints(figure, level);
        figure.points = 0;
        figure.startClick = 0;
    } else {
        figure.levels.clear();
        if (figure.points == 0)
            figure.points = suggestedPoints(figure);
    }
    if (role == FigureRole::MageSpawn)
        return withVersion(std::move(figure), figure.version.value_or(Version::Standard));
    figure.version.reset();
    figure.stars = 0;
    figure.highlight.reset();
    figure.changeling.reset(); // DG-18
    return figure;
}

Figure withVersion(Figure figure, Version version)
{
    figure.version = version;
    const bool isUnique = version == Version::Unique;
    figure.stars = isUnique ? 0 : 1 + int(version);
    figure.highlight = isUnique ? std::nullopt : std::optional(Colour(version));
    return figure;
}

Figure withBase(Figure figure, BaseShape base)
{
    figure.base = base;
    const bool hasSections = isMultiDialBase(base);
    if (hasSections == figure.isMultiDial() || figure.dials.empty())
        return figure;
    Dial first = figure.dials.front();
    figure.dials.clear();
    figure.pointValues.clear(); // their turns were of other dials
    if (!hasSections) {
        first.section = Section::Main;
        first.range.reset();
        for (Click& click : first.clicks)
            click.skulls = 0;
        figure.dials.push_back(std::move(first));
        return figure;
    }
    for (const Section section : {Section::Front, Section::Left, Section::Right, Section::Back}) {
        figure.dials.push_back(first);
        figure.dials.back().section = section;
    }
    return figure;
}

} // namespace delve::mageknight
