// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/tools/measure_tool.h"

#include "editor/mageknight/text/finding_text.h"
#include "editor/mageknight/text/measure_text.h"
#include "editor/mageknight/text/thing_names.h"
#include "editor/mageknight/viewmodels/document/scenario_view_model.h"

#include <QLocale>

#include <cmath>

namespace delve::mageknight {

namespace {

Square squareUnder(const CanvasPoint& point, int level)
{
    return {level, int(std::floor(point.at.x())), int(std::floor(point.at.y()))};
}

QPointF centreOf(Square square)
{
    return QPointF(square.x + 0.5, square.y + 0.5);
}

/// RANGE-17: chests and tokens give cover.
BitSet objectsOn(const Board& board, const Scenario& scenario)
{
    BitSet objects(board.squareCount());
    const auto add = [&](const auto& things) {
        for (const auto& thing : things)
            if (const SquareIndex square = board.squareAt(thing.square); square != noSquare)
                objects.set(square);
    };
    add(scenario.chests);
    add(scenario.tokens);
    return objects;
}

} // namespace

QString MeasureTool::hint() const
{
    if (!m_from)
        return tr("Click where to measure from · Enter measures from the board cursor · Esc leaves the tool");
    if (!m_measuring)
        return tr("There is no square of a tile to measure from");
    if (!m_to)
        return tr("From %1 · click where to measure to").arg(nameOf(*m_from));
    if (!m_measure)
        return tr("From %1 · there is no square of a tile here").arg(nameOf(*m_from));
    return tr("%1 → %2 · %3").arg(nameOf(*m_from), nameOf(*m_to), m_words);
}

/// The piece that lies there, if any, and the place.
QString MeasureTool::nameOf(Square square) const
{
    const ScenarioDocument& document = host().document().model();
    const std::string language = QLocale().name().toStdString();
    const QString place = placeInWords(square, document.scenario(), document.content(), language);
    const auto pieces = document.things().at(centreOf(square), square.level, [](ThingKind kind) {
        return kind != ThingKind::Tile && kind != ThingKind::Door && kind != ThingKind::Note;
    });
    if (pieces.empty())
        return place;
    const QString piece = nameInWords(pieces.front(), document.scenario(), document.content(), language);
    return QStringLiteral("%1 (%2)").arg(piece, place);
}

const BoardView& MeasureTool::boardView()
{
    if (const SetupView* followed = host().document().validation().view())
        return followed->full();
    if (!m_ownBoard) {
        const ScenarioDocument& document = host().document().model();
        m_ownBoard = std::make_unique<BoardView>(compileBoard(document.scenario(), document.content()));
    }
    return *m_ownBoard;
}

void MeasureTool::clear()
{
    const QRectF before = painted();
    m_from.reset();
    m_to.reset();
    m_measuring.reset();
    m_measure.reset();
    m_ownBoard.reset();
    m_isKept = false;
    changed(before);
}

void MeasureTool::begin(Square from)
{
    clear();
    m_from = from;
    const BoardView& view = boardView();
    const SquareIndex square = view.board.squareAt(from);
    if (square != noSquare)
        m_measuring.emplace(view.board, view.graph, square,
                            objectsOn(view.board, host().document().model().scenario()));
    changed({});
}

void MeasureTool::measureTo(Square to)
{
    if (!m_measuring || m_to == to)
        return;
    const QRectF before = painted();
    m_to = to;
    m_measure.reset();
    const ScenarioDocument& document = host().document().model();
    const Board& board = boardView().board;
    if (const SquareIndex square = board.squareAt(to); square != noSquare) {
        m_measure = m_measuring->to(square);
        m_words = measureInWords(*m_measure, board, document.scenario(), document.content(),
                                 QLocale().name().toStdString());
    }
    changed(before);
}

void MeasureTool::press(const CanvasPoint& point)
{
    const Square square = squareUnder(point, host().level());
    if (!m_measuring || m_isKept)
        return begin(square);
    measureTo(square);
    m_isKept = m_measure.has_value();
}

void MeasureTool::drag(const CanvasPoint& point)
{
    m_isKept = false;
    measureTo(squareUnder(point, host().level()));
}

/// A drag from one square to another measures too.
void MeasureTool::release(const CanvasPoint& point)
{
    if (m_measure && squareUnder(point, host().level()) != *m_from)
        m_isKept = true;
}

void MeasureTool::hover(const CanvasPoint& point)
{
    if (!m_isKept)
        measureTo(squareUnder(point, host().level()));
}

/// Walls may stand elsewhere now, so the same is measured again.
void MeasureTool::documentEdited()
{
    if (!m_from)
        return;
    const auto to = m_to;
    const bool wasKept = m_isKept;
    begin(*m_from);
    if (to)
        measureTo(*to);
    m_isKept = wasKept && m_measure;
}

bool MeasureTool::cancel()
{
    if (!m_from)
        return false;
    clear();
    return true;
}

QRectF MeasureTool::painted() const
{
    QRectF area;
    const auto add = [&](Square square) { area |= QRectF(square.x, square.y, 1, 1); };
    if (m_from)
        add(*m_from);
    if (m_to)
        add(*m_to);
    if (m_measure)
        for (const Square& square : m_measure->way)
            add(square);
    return area.adjusted(-0.5, -0.5, 0.5, 0.5);
}

void MeasureTool::changed(const QRectF& before)
{
    host().repaint(before | painted());
    host().refreshHint();
}

namespace {

QColor colourOf(const LineOfFire& line)
{
    return !line.isClear() ? QColor(0xff, 0x6a, 0x5a)
           : line.cover    ? QColor(0xff, 0xc4, 0x4d)
                           : QColor(0x6f, 0xe0, 0x93);
}

void paintEnd(const PaintGround& ground, Square square)
{
    ground.painter.setPen(ground.pen(QColor(20, 16, 12, 220), 5));
    ground.painter.setBrush(Qt::NoBrush);
    ground.painter.drawEllipse(centreOf(square), 0.36, 0.36);
    ground.painter.setPen(ground.pen(Qt::white, 2.5));
    ground.painter.drawEllipse(centreOf(square), 0.36, 0.36);
}

/// The way as a row of dots, so that it is not taken for the line of fire.
void paintWay(const PaintGround& ground, const std::vector<Square>& way)
{
    for (std::size_t i = 1; i + 1 < way.size(); ++i) {
        if (way[i].level != ground.scene.level)
            continue;
        ground.painter.setPen(ground.pen(QColor(20, 16, 12, 220), 1.5));
        ground.painter.setBrush(Qt::white);
        ground.painter.drawEllipse(centreOf(way[i]), 0.11, 0.11);
    }
}

/// Clear: one line. With cover: dashes. Blocked: dots from where it is stopped, and a cross there.
void paintLine(const PaintGround& ground, QPointF from, QPointF to, const Measure& measure)
{
    QPen pen = ground.pen(colourOf(measure.line), 3.5);
    pen.setCapStyle(Qt::RoundCap);
    if (!measure.line.isClear())
        pen.setDashPattern({0.1, 2.5});
    else if (measure.line.cover)
        pen.setDashPattern({4, 3});
    ground.painter.setPen(ground.pen(QColor(20, 16, 12, 200), 6));
    ground.painter.drawLine(from, to);
    ground.painter.setPen(pen);
    ground.painter.drawLine(from, to);
    if (measure.line.isClear() || measure.lineSquares.empty())
        return;
    const QPointF stop = centreOf(measure.lineSquares.back());
    const double arm = 0.24;
    for (const QPen& stroke :
         {ground.pen(QColor(20, 16, 12, 230), 7), ground.pen(colourOf(measure.line), 3.5)}) {
        ground.painter.setPen(stroke);
        ground.painter.drawLine(stop - QPointF(arm, arm), stop + QPointF(arm, arm));
        ground.painter.drawLine(stop - QPointF(arm, -arm), stop + QPointF(arm, -arm));
    }
}

} // namespace

void MeasureTool::paint(const PaintGround& ground) const
{
    const int level = ground.scene.level;
    if (m_measure) {
        paintWay(ground, m_measure->way);
        if (m_from->level == level && m_to->level == level)
            paintLine(ground, centreOf(*m_from), centreOf(*m_to), *m_measure);
    }
    for (const auto& end : {m_from, m_to})
        if (end && end->level == level)
            paintEnd(ground, *end);
}

} // namespace delve::mageknight
