// SPDX-License-Identifier: GPL-3.0-or-later
// What stands for figures on the table: bases to lay down, and standees to fold.

#include "editor/mageknight/print/counter_parts.h"
#include "editor/mageknight/render/figure_painter.h"
#include "engine/mageknight/content/footprint.h"

#include <QCoreApplication>

#include <algorithm>

namespace delve::mageknight {

namespace {

constexpr double foot = 12;      ///< of a standee, in millimetres: glued onto something heavy
constexpr double narrowest = 24; ///< so that its name can be read

FigureLook lookOf(const CountedFigure& counted)
{
    FigureLook look;
    look.initials = initialsOf(QString::fromStdString(counted.figure->name.in("en")));
    look.player = counted.player;
    look.grade = counted.player ? std::nullopt : counted.figure->highlight;
    look.base = counted.figure->base;
    look.facing = Direction::North;
    look.frontArc = counted.figure->frontArc;
    look.arcSide = counted.figure->arcSide;
    look.isNeutral = counted.isNeutral;
    return look;
}

QString nameOf(const CountedFigure& counted, const PrintSubject& subject)
{
    const QString name = subject.words(counted.figure->name);
    return counted.number > 0 ? QStringLiteral("%1 %2").arg(name, QString::number(counted.number)) : name;
}

/// The figure seen from above in the middle of a box of squares, with its name across its rear.
void paintBase(QPainter& painter, const QSizeF& squares, double square, const FigureLook& look,
               const QString& name, RenderStyle style)
{
    painter.save();
    painter.scale(square, square);
    paintFigure(Sketch{painter, style, detailPixels(square), Noise(1)},
                QPointF(squares.width(), squares.height()) / 2, look);
    painter.restore();
    const QSizeF size = squares * square;
    const double width = std::min(size.width() * 0.62, square * 1.2), height = square * 0.17;
    const QRectF band(size.width() / 2 - width / 2, size.height() / 2 + square * 0.19, width, height);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(255, 255, 255, 225));
    painter.drawRoundedRect(band, height / 4, height / 4);
    paintTextLines(painter, band.adjusted(0.4, 0, -0.4, 0), Qt::AlignHCenter, name,
                   {square * 0.15, true, pageInk, true}, 0.45);
}

QColor colourOf(const CountedFigure& counted, RenderStyle style)
{
    if (counted.player)
        return playerColour(*counted.player, style);
    return counted.figure->highlight ? gradeColour(*counted.figure->highlight, style)
                                     : QColor(0x4a, 0x42, 0x52);
}

/// One side of a standee, upright from its head to its feet.
void paintStandeeSide(QPainter& painter, const QRectF& side, const CountedFigure& counted, bool isFront,
                      const PrintSubject& subject)
{
    const RenderStyle style = subject.options.style;
    const bool lineArt = paletteOf(style).lineArt;
    const QColor colour = colourOf(counted, style);
    painter.save();
    painter.translate(side.topLeft());
    painter.setPen(Qt::NoPen);
    painter.setBrush(lineArt ? QColor(Qt::white) : isFront ? colour.lighter(150) : colour.darker(170));
    painter.drawRect(QRectF(-10, 0, side.width() + 20, side.height()));
    const double square = std::min(side.width(), side.height() * 0.6) * 0.94;
    const Size squares = footprintOf(counted.figure->base);
    const double scale = square / std::max(squares.width, squares.height);
    painter.save();
    painter.translate(side.width() / 2, side.height() * 0.36);
    painter.scale(scale, scale);
    FigureLook look = lookOf(counted);
    look.spent = !isFront;
    paintFigure(Sketch{painter, style, detailPixels(scale), Noise(1)}, {0, 0}, look);
    painter.restore();
    const QColor ink = lineArt || isFront ? pageInk : QColor(Qt::white);
    paintTextLines(painter, QRectF(1.5, side.height() * 0.7, side.width() - 3, side.height() * 0.16),
                   Qt::AlignHCenter, nameOf(counted, subject), {9, true, ink, true}, 0.5);
    paintText(painter, QRectF(1.5, side.height() * 0.88, side.width() - 3, side.height() * 0.1),
              Qt::AlignHCenter,
              isFront ? QCoreApplication::translate("Print", "▲ front")
                      : QCoreApplication::translate("Print", "back"),
              {7, false, ink});
    painter.restore();
}

} // namespace

CutOut figureDisc(const CountedFigure& counted, const PrintSubject& subject)
{
    const double square = subject.options.squareMillimetres;
    const Size box = boxOf(counted.figure->base, Direction::North).size;
    const QSizeF squares(box.width - 0.06, box.height - 0.06);
    const auto side = [=, name = nameOf(counted, subject), style = subject.options.style,
                       look = lookOf(counted)](bool acted) {
        FigureLook shown = look;
        shown.spent = acted;
        return onGround(subject, squares, [=](const Sketch& sketch) {
            sketch.painter.save();
            sketch.painter.scale(1 / square, 1 / square);
            paintBase(sketch.painter, squares, square, shown, name, style);
            sketch.painter.restore();
        });
    };
    CutOut piece;
    piece.name = nameOf(counted, subject);
    piece.size = squares * square;
    piece.front = side(false);
    piece.back = side(true);
    piece.round = box == Size{1, 1};
    return piece;
}

CutOut figureStandee(const CountedFigure& counted, const PrintSubject& subject)
{
    const Size box = boxOf(counted.figure->base, Direction::North).size;
    const double bleed = 2 * subject.options.bleed;
    const QSizeF room = roomForCutOuts(subject.options);
    const double width = std::clamp(box.width * subject.options.squareMillimetres * 0.86, narrowest,
                                    std::min(room.width(), room.height()) - bleed);
    const double most = (std::max(room.width(), room.height()) - bleed) / 2 - foot;
    const double height = std::min(std::max(width, 32.0) * 1.35, most);
    CutOut piece;
    piece.name = nameOf(counted, subject);
    piece.size = {width, 2 * (height + foot)};
    piece.folds = {foot, foot + height, foot + 2 * height};
    piece.front = [=](QPainter& painter) {
        // From the top: a foot, the back head down, the front, the other foot.
        painter.save();
        painter.translate(width, foot + height);
        painter.rotate(180);
        paintStandeeSide(painter, QRectF(0, 0, width, height), counted, false, subject);
        painter.restore();
        paintStandeeSide(painter, QRectF(0, foot + height, width, height), counted, true, subject);
        painter.setPen(QPen(ruleInk, 0.15));
        for (const double top : {0.0, foot + 2 * height})
            for (double x = 0; x < width; x += 3)
                painter.drawLine(
                    QPointF(x, top + foot),
                    QPointF(std::min(x + 6, width), top + foot - foot * std::min(6.0, width - x) / 6));
    };
    return piece;
}

} // namespace delve::mageknight
