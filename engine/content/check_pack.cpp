#include "engine/content/check_pack.h"

namespace delve {

namespace {

void checkFace(const Tile& tile, TileSide side, std::vector<PackWarning>& warnings)
{
    const FaceLayout& layout = tile.face(side).layout;
    const std::string sideName(nameOf(side));
    // MAP-11: a face that cannot be entered connects to nothing.
    if (layout.entryways().empty())
        warnings.push_back(
            {"MAP-11", tile.id, {QT_TRANSLATE_NOOP("Engine", "face %1 has no entryway"), {sideName}}});
    for (int y = 0; y < layout.size().height; ++y)
        for (int x = 0; x < layout.size().width; ++x) {
            const Terrain terrain = layout.terrain({x, y});
            // TER-08: the printed number is the cost, but one that differs from its terrain may be a slip.
            if (layout.cost({x, y}) != usualCost(terrain))
                warnings.push_back(
                    {"TER-08",
                     tile.id,
                     {QT_TRANSLATE_NOOP("Engine",
                                        "face %1, column %2, row %3: a printed %4 on %5 terrain, which "
                                        "usually costs %6"),
                      {sideName, std::to_string(x + 1), std::to_string(y + 1),
                       std::to_string(layout.cost({x, y})), std::string(nameOf(terrain)),
                       std::to_string(usualCost(terrain))}}});
        }
}

void checkLevels(const Figure& figure, std::vector<PackWarning>& warnings)
{
    // DIAL-09: a level starts at a lower index than the level below it, or damage would lead to better
    // values.
    for (std::size_t i = 1; i < figure.levels.size(); ++i)
        if (figure.levels[i].startClick >= figure.levels[i - 1].startClick)
            warnings.push_back(
                {"DIAL-09",
                 figure.id,
                 {QT_TRANSLATE_NOOP("Engine", "level %1 does not start before level %2 on the dial"),
                  {std::to_string(i + 1), std::to_string(i)}}});
}

} // namespace

std::vector<PackWarning> checkPack(const Pack& pack)
{
    std::vector<PackWarning> warnings;
    for (const Tile& tile : pack.tiles)
        for (const TileSide side : {TileSide::A, TileSide::B})
            checkFace(tile, side, warnings);
    for (const Figure& figure : pack.figures)
        checkLevels(figure, warnings);
    return warnings;
}

} // namespace delve
