// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/scenario/figures_on_board.h"

#include <algorithm>

namespace delve::mageknight {

BaseShape baseOf(const PlacedFigure& figure, const Content& content, const ScenarioOptions& options)
{
    const Figure* kind = content.figure(figure.figure);
    return kind ? baseOn(kind->base, options.largeSquares) : BaseShape::Round1x1;
}

std::vector<Square> squaresOf(const PlacedFigure& figure, const Content& content,
                              const ScenarioOptions& options)
{
    std::vector<Square> squares;
    for (const Offset offset : squaresOf(baseOf(figure, content, options), figure.facing))
        squares.push_back(figure.square + offset);
    return squares;
}

namespace {

/// Rather no Hero, who may be in a team only.
const Figure* riderFor(const Mount& mount, const Content& content)
{
    const Figure* hero = nullptr;
    for (const Pack& pack : content.packs())
        for (const Figure& figure : pack.figures) {
            if (!figure.rider ||
                std::ranges::find(figure.rider->mounts, mount.type) == figure.rider->mounts.end())
                continue;
            if (figure.role != FigureRole::Hero)
                return &figure;
            hero = hero ? hero : &figure;
        }
    return hero;
}

} // namespace

PlacedFigure placedFigure(const Figure& figure, const Content& content)
{
    PlacedFigure placed;
    placed.figure = figure.id;
    placed.facing = Direction::South;
    if (figure.hasValues())
        placed.value = figure.points;
    const Figure* rider = figure.mount ? riderFor(*figure.mount, content) : nullptr;
    if (rider)
        placed.rider = rider->id;
    placed.heroLevel = (rider ? *rider : figure).hasLevels() ? 1 : 0;
    if (figure.frontArc == 135)
        placed.arcSide = figure.arcSide; // FARC-03
    return placed;
}

void standTurned(PlacedFigure& figure, BaseShape base, int quarters, Square corner)
{
    figure.facing = turned(figure.facing, 2 * quarters);
    const Offset offset = boxOf(base, figure.facing).corner;
    figure.square = corner + Offset{-offset.dx, -offset.dy};
}

} // namespace delve::mageknight
