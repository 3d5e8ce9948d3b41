// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/fighting/after_damage.h"

#include "engine/mageknight/play/abilities/magic.h"
#include "engine/mageknight/play/core/unfolding.h"
#include "engine/mageknight/play/fighting/damage.h"
#include "engine/mageknight/play/fighting/lines.h"
#include "engine/mageknight/play/fighting/strikes.h"
#include "engine/mageknight/play/figures/figures.h"
#include "engine/mageknight/play/figures/values.h"
#include "engine/mageknight/play/sections/passengers.h"
#include "engine/mageknight/play/sections/section_choice.h"

#include <algorithm>
#include <ranges>

namespace delve::mageknight::play {

namespace {

constexpr int explosionReach = 2; // EXPL-02

/// EXPL-01, INDIR-05: a ranged attack of the explosive type; abilities have effects of their own.
bool explodes(const Position& position, const Stroke& stroke)
{
    return isRanged(stroke.blow) && !abilityOf(stroke.form) &&
           position.kind(stroke.striker).figure().explosive;
}

/// EXPL-02, EXPL-04: the square of the middle from which the area reaches the figure; none if it does not, or
/// if blocking terrain is between.
SquareIndex centreTowards(const Position& position, const Explosion& explosion, FigureId figure)
{
    const Board& board = position.board();
    const FigureState& target = position.figure(explosion.target);
    const Square anchor = board.squareOf(explosion.anchor);
    SquareIndex from = noSquare;
    SquareIndex to = noSquare;
    int nearest = explosionReach + 1;
    for (const Offset offset : measuringSquaresOf(position.kind(explosion.target).base(), target.facing)) {
        const SquareIndex centre = board.squareAt(anchor + offset);
        if (centre == noSquare)
            continue;
        const SquareIndex square = measuringSquare(position, figure, centre);
        if (board.levelOf(square) != board.levelOf(centre) || rangeBetween(board, centre, square) >= nearest)
            continue;
        nearest = rangeBetween(board, centre, square);
        from = centre;
        to = square;
    }
    if (from == noSquare)
        return noSquare;
    LineQuery query;
    query.doors = position.state().doors();
    query.throughShadow = true;
    return hasLineOfFire(board, from, to, query) ? from : noSquare;
}

} // namespace

void expectAfterDamage(Unfolding& unfolding, const Stroke& stroke, std::span<const Hit> hits,
                       std::span<const FigureId> retaliators)
{
    for (const FigureId figure : std::views::reverse(retaliators))
        unfolding.later(Retaliation{stroke.striker, figure});
    // SA-VAMPIRISM: once per close combat attack that did a click.
    const bool didClicks = std::ranges::any_of(hits, [](const Hit& hit) { return hit.clicks > 0; });
    if (didClicks && !isRanged(stroke.blow) &&
        hasAbility(unfolding.position(), stroke.striker, Ability::Vampirism))
        unfolding.later(Draining{stroke.striker});
    if (explodes(unfolding.position(), stroke))
        for (const Hit& hit : std::views::reverse(hits)) {
            const FigureId piece = pieceOf(unfolding.position(), hit.figure);
            const FigureState& target = unfolding.position().figure(piece);
            unfolding.later(Explosion{stroke.striker, piece, target.square, target.load});
        }
    if (stroke.form == AttackForm::MagicFreeze)
        for (const Hit& hit : std::views::reverse(hits))
            unfolding.later(Freezing{stroke.striker, hit.figure});
}

void resume(Unfolding& unfolding, const Explosion& task)
{
    const Position position = unfolding.position();
    std::vector<Hit> hits;
    for (std::size_t i = 0; i < position.state().figures().size(); ++i) {
        const FigureId figure = FigureId(i);
        // EXPL-06: a cavalry unit or multi-dial figure that was the target takes no more.
        if (figure == task.target || figure == task.rider || !position.figure(figure).isInside() ||
            isSection(position, figure) || isPassenger(position, figure))
            continue;
        const SquareIndex centre = centreTowards(position, task, figure);
        if (centre == noSquare)
            continue;
        if (isHull(position, figure)) // MD-43
            dealToHull(unfolding, "EXPL-01", {figure, 1}, exposureTo(position, figure, centre), task.striker);
        else
            hits.push_back({figure, 1}); // EXPL-03: whatever was rolled
    }
    dealAbilityDamage(unfolding, "EXPL-01", hits, task.striker);
}

void resume(Unfolding& unfolding, const Freezing& task)
{
    tryToFreeze(unfolding, task.target, task.striker);
}

void resume(Unfolding& unfolding, const Draining& task)
{
    if (unfolding.position().figure(task.striker).isInside())
        heal(unfolding, "SA-VAMPIRISM", task.striker, 1);
}

void resume(Unfolding& unfolding, const Retaliation& task)
{
    if (!unfolding.position().figure(task.striker).isInside() ||
        hasAbility(unfolding.position(), task.striker, Ability::MagicImmunity))
        return;
    noteMagic(unfolding, task.striker, task.by);
    dealAbilityDamage(unfolding, "SA-MAGIC-RETALIATION", std::array{Hit{task.striker, 1}}, task.by);
}

} // namespace delve::mageknight::play
