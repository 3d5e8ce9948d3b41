// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/render/card_frame.h"
#include "editor/dungeoneer/render/card_fronts.h"
#include "editor/dungeoneer/render/card_measures.h"
#include "editor/dungeoneer/render/card_painter.h"
#include "editor/dungeoneer/render/card_signs.h"
#include "editor/dungeoneer/render/emblems/emblem.h"
#include "editor/dungeoneer/render/maps/map_art.h"
#include "editor/dungeoneer/render/maps/map_signs.h"
#include "engine/dungeoneer/board/laid_card.h"

namespace delve::dungeoneer {

namespace {

QTransform upsideDown()
{
    return QTransform(-1, 0, 0, -1, cardWidth, cardHeight);
}

/// What lies in the middle, in printed order: DNR-OBST-11.
void paintObstacles(const CardSketch& on, const MapCard& card, bool isArtTurned)
{
    const double count = double(card.obstacles.size());
    const double radius = count > 1 ? 6 : 7;
    const double step = 2 * radius + 2.4;
    // Beside a landmark, where the country has one.
    const bool isBeside = card.kind == MapKind::Wilderness && card.type == MapCardType::Room && count == 1;
    double x = cardWidth / 2 - step * (count - 1) / 2 + (!isBeside ? 0 : isArtTurned ? -8.4 : 8.4);
    for (const Obstacle& obstacle : card.obstacles) {
        paintObstacle(on.sketch, {x, cardHeight / 2 - (card.monster ? 6 : 0)}, radius, obstacle);
        x += step;
    }
}

/// DNR-COMBAT-24: the monster that waits here, with its numbers.
void paintMonster(const CardSketch& on, const PrintedMonster& monster)
{
    const auto items = bannerOf(monster);
    constexpr double width = 12.4, height = 8;
    const QPointF centre(cardWidth / 2, 37.8);
    on.sketch.drawEllipse(centre, 9.4, 9.4, on.sketch.lineArt() ? on.colours.paper : QColor(0xf2, 0xd8, 0xb8),
                          0.4);
    paintEmblem(on.sketch, emblemOf(monster), around(centre, 14.4, 14.4));
    const double left = cardWidth / 2 - width * double(items.size()) / 2;
    const QRectF strip(left - 0.6, 46, width * double(items.size()) + 1.2, height);
    on.sketch.draw(roundedRect(strip, 2), on.colours.paper, 0.28);
    for (std::size_t i = 0; i < items.size(); ++i)
        paintBannerItem(on.sketch, on.colours, QRectF(left + width * double(i), 46.4, width, height - 0.8),
                        items[i]);
}

void paintMapTexts(const CardSketch& on, const LaidText& text, bool showsText)
{
    const QRectF plate = mapNamePlate();
    on.sketch.draw(roundedRect(plate, 1.6), on.colours.plate, 0.34);
    on.sketch.stroke(roundedRect(plate.adjusted(0.6, 0.6, -0.6, -0.6), 1.2),
                     on.sketch.lineArt() ? on.sketch.palette().joint
                                         : mixed(on.colours.plate, on.colours.title, 0.35),
                     0.16);
    on.sketch.fill(text.name.shapes, on.colours.title);
    on.sketch.fill(text.type.shapes,
                   on.sketch.lineArt() ? on.colours.title : mixed(on.colours.title, on.colours.glory, 0.55));
    if (!showsText || !on.hasSentences || text.areas.rules.isEmpty())
        return;
    QRectF paper = text.areas.rules.adjusted(-1.8, -1, 1.8, 1);
    QColor colour = on.colours.paper;
    if (!on.sketch.lineArt())
        colour.setAlpha(240);
    on.sketch.draw(roundedRect(paper, 1.6), colour, 0.3);
    on.sketch.fill(text.rules.rules, on.colours.ink);
    on.sketch.fill(text.rules.flavour, on.colours.faint);
}

/// Two arrows in a ring: this card lies upside down, though it can be read.
void paintTurnedSign(const CardSketch& on)
{
    const QPointF centre(cardWidth - 7.3, 80.9);
    on.sketch.drawEllipse(centre, 2.2, 2.2, on.colours.plate, 0.26);
    for (const double degrees : {0.0, 180.0}) {
        const QTransform turn = QTransform().rotate(degrees);
        QPainterPath bow;
        bow.moveTo(-1.2, 0.1);
        bow.cubicTo(-1.2, -1.6, 1.0, -1.6, 1.2, -0.2);
        on.sketch.stroke(turn.map(bow).translated(centre), on.colours.title, 0.34);
        QPolygonF head{{QPointF(0.55, -0.5), QPointF(1.85, -0.5), QPointF(1.2, 0.45)}};
        on.sketch.fill(turn.map(head).translated(centre), on.colours.title);
    }
}

void paintUprightParts(const CardSketch& on, const MapCard& card, const LaidText& text, bool showsText,
                       bool isArtTurned)
{
    paintObstacles(on, card, isArtTurned);
    if (card.monster)
        paintMonster(on, *card.monster);
    paintMapTexts(on, text, showsText);
    paintGlory(on.sketch, on.colours, {9.2, 9.2}, 6, QString::number(card.glory));
    paintPeril(on.sketch, on.colours, {cardWidth - 9.2, 9.6}, 5.9, QString::number(card.peril));
    paintSetSign(on.sketch, on.colours, {7.3, 80.9}, 2.2, QString::fromStdString(on.set.symbol));
}

} // namespace

void paintMapCard(QPainter& painter, const CardSet& set, const MapCard& card, const MapCardPose& pose,
                  const CardPaint& paint)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const bool keepsUpright = pose.isTurned && pose.keepsUpright;
    if (pose.isTurned && !pose.keepsUpright)
        painter.setTransform(upsideDown(), true);
    const Sketch sketch{painter, paint.style, paint.pixelsPerMm, Noise(card.id.text())};
    const CardLook look = lookOf(card);
    const CardSketch on{sketch, set, coloursOf(look, paint.style), paint.pixelsPerMm >= pixelsForSentences,
                        paint.bleed};
    const LaidText text = layOut(set, card);
    const bool hasRoomBelow = text.areas.rules.isEmpty() || !pose.showsText;

    painter.save();
    if (keepsUpright)
        painter.setTransform(upsideDown(), true);
    card.kind == MapKind::Dungeon ? paintDungeonArt(sketch, card, hasRoomBelow)
                                  : paintWildArt(sketch, card, hasRoomBelow);
    painter.restore();
    paintBorder(sketch, look, on.colours, paint.bleed);
    const QColor ground =
        card.kind == MapKind::Dungeon ? floorColour(card, paint.style) : roadColour(card, paint.style);
    for (const Side side : allSides)
        paintDoor(sketch, side, doorShown(card, side, keepsUpright), ground, paint.bleed);
    paintUprightParts(on, card, text, pose.showsText, keepsUpright);
    if (keepsUpright)
        paintTurnedSign(on);
    painter.restore();
}

} // namespace delve::dungeoneer
