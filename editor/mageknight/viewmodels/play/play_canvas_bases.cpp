// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/render/figure_painter.h"
#include "editor/mageknight/viewmodels/play/play_canvas.h"
#include "editor/mageknight/viewmodels/play/play_paint.h"

#include <algorithm>
#include <map>

// What only larger bases have: outlines of many squares, sections, and where they would come to lie.

namespace delve::mageknight {

using namespace play;

void PlayCanvas::paintOutlines(const PaintGround& ground, const std::vector<BoardTarget>& targets,
                               const QColor& colour, double pixels) const
{
    const Position position = moment().position();
    const Board& board = position.board();
    std::map<FigureId, Body> bodies;
    for (const BoardTarget& target : targets)
        if (isOnLargeBase(position, target) && board.levelOf(target.square) == m_level)
            bodies[position.state().occupant(target.square).figure()].add(target.square);
    ground.painter.setBrush(Qt::NoBrush);
    for (const auto& [figure, body] : bodies)
        for (const auto& [ink, width] :
             {std::pair(QColor(20, 16, 12, 200), pixels + 2.5), std::pair(colour, pixels)}) {
            ground.painter.setPen(ground.pen(ink, width));
            ground.painter.drawPath(areaOf(board, body));
        }
}

FigureId PlayCanvas::litSection() const
{
    if (const FigureId lit = m_play->figures()->litFigure(); lit != FigureId::None)
        return lit;
    const FigureId active = moment().view().state.turn().figure;
    return active != FigureId::None && isSection(moment().position(), active) ? active : FigureId::None;
}

void PlayCanvas::paintLitSection(const PaintGround& ground) const
{
    const Position position = moment().position();
    const FigureId section = litSection();
    if (section == FigureId::None || !position.figure(section).isInside() || m_motion.isRunning() ||
        position.board().levelOf(position.figure(section).square) != m_level)
        return;
    ground.painter.setBrush(withAlpha(QColor(Qt::white), 0.25));
    ground.painter.setPen(ground.pen(withAlpha(QColor(Qt::white), 0.9), 1.5));
    ground.painter.drawPath(areaOf(position.board(), squaresOfSection(position, section)));
}

void PlayCanvas::paintGhost(const PaintGround& ground) const
{
    const Position position = moment().position();
    const FigureId figure = position.turn().figure;
    if (!game()->doesPersonChoose() || m_motion.isRunning() || figure == FigureId::None ||
        position.kind(figure).isOneSquare())
        return;
    const DrivePlan* plan = m_play->plan();
    std::optional<Actions> way;
    if (plan)
        way = Actions{moment().legal()[std::size_t(plan->action)]};
    else if (moment().drives().isEmpty())
        way = moment().walks().wayTo(m_hovered.square);
    if (!way)
        return;
    const Board& board = position.board();
    std::vector<Body> bodies = moment().bodiesOn(*way);
    if (plan)
        bodies.push_back(bodyAt(board, position.kind(figure), plan->end));
    if (bodies.empty() || bodies.back().isEmpty() || board.levelOf(*bodies.back().begin()) != m_level)
        return;
    QPainterPath path;
    for (const Body& body : bodies)
        path = path.united(areaOf(board, body));
    ground.painter.setPen(Qt::NoPen);
    ground.painter.setBrush(withAlpha(accent(), 0.16));
    ground.painter.drawPath(path);
    const auto seen = std::ranges::find(moment().figures(), figure, &SeenFigure::id);
    // A base that trails lies as it came, and may be turned at the end.
    if (seen != moment().figures().end() && position.kind(figure).tread() != Tread::Trails) {
        FigureLook look = seen->look;
        look.facing = plan ? plan->end.facing : look.facing;
        ground.painter.setOpacity(0.55);
        delve::mageknight::paintFigure(sketchOn(ground), middleOf(board, bodies.back()), look);
        ground.painter.setOpacity(1);
    }
    ground.painter.setBrush(Qt::NoBrush);
    for (const auto& [ink, width] : {std::pair(QColor(20, 16, 12, 200), 5.5), std::pair(accent(), 3.0)}) {
        ground.painter.setPen(ground.pen(ink, width));
        ground.painter.drawPath(areaOf(board, bodies.back()));
    }
}

} // namespace delve::mageknight
