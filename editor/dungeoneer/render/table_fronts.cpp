// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/render/card_frame.h"
#include "editor/dungeoneer/render/card_fronts.h"
#include "editor/dungeoneer/render/card_measures.h"
#include "editor/dungeoneer/render/card_signs.h"
#include "editor/dungeoneer/render/emblems/hero_portrait.h"

#include <QCoreApplication>

namespace delve::dungeoneer {

namespace {

/// Numbered boxes for a token, from 0 at the bottom to `highest`.
void paintTrack(const CardSketch& on, const QRectF& area, int highest, bool isPeril)
{
    constexpr int columns = 3;
    const int rows = highest / columns + 1;
    const QSizeF box(area.width() / columns, area.height() / rows);
    for (int i = 0; i <= highest; ++i) {
        const int row = i / columns;
        // Each row goes on above the end of the one below it, so that the token never jumps.
        const int column = row % 2 == 0 ? i % columns : columns - 1 - i % columns;
        const QRectF place = QRectF(area.left() + column * box.width(),
                                    area.bottom() - (row + 1) * box.height(), box.width(), box.height())
                                 .adjusted(0.35, 0.35, -0.35, -0.35);
        const bool isStart = i == 1; // DNR-SETUP-19
        const QColor base = isPeril ? on.colours.peril : on.colours.glory;
        const QColor fill =
            on.sketch.lineArt() ? on.colours.paper : mixed(on.colours.paper, base, i % 5 == 0 ? 0.5 : 0.2);
        if (isPeril)
            on.sketch.draw(place, fill, isStart ? 0.7 : 0.26);
        else
            on.sketch.draw(roundedRect(place, std::min(place.width(), place.height()) * 0.45), fill,
                           isStart ? 0.7 : 0.26);
        on.sketch.fill(lettersAt(QString::number(i), place.center(), std::min(3.2, place.height() * 0.46)),
                       on.colours.ink);
    }
}

void dashes(const CardSketch& on, const QPointF& from, const QPointF& to, const QColor& colour)
{
    const QPointF way = to - from;
    const double length = std::hypot(way.x(), way.y());
    const int count = std::max(1, int(length / 2.2));
    for (int i = 0; i < count; ++i)
        on.sketch.line(from + way * (i / double(count)), from + way * ((i + 0.55) / count), colour, 0.2);
}

void dashedBox(const CardSketch& on, const QRectF& box)
{
    dashes(on, box.topLeft(), box.topRight(), on.colours.ink);
    dashes(on, box.topRight(), box.bottomRight(), on.colours.ink);
    dashes(on, box.bottomRight(), box.bottomLeft(), on.colours.ink);
    dashes(on, box.bottomLeft(), box.topLeft(), on.colours.ink);
}

const HeroCard* heroIn(const CardSet& set, const ContentId& id)
{
    for (const HeroCard& hero : set.heroes)
        if (hero.id == id)
            return &hero;
    return nullptr;
}

} // namespace

void paintPawn(const CardSketch& on, const HeroCard& hero, const QRectF& box)
{
    const Sketch own = on.sketch.with(Noise(hero.id.text()));
    constexpr double foot = 4.2;
    const double half = box.height() / 2 - foot;
    on.sketch.fill(box, on.sketch.lineArt() ? on.colours.paper : on.colours.scene);
    // Shoulders and what is in the hand reach over a portrait, and lie a little to the left of its middle.
    constexpr double aside = 0.04, beyond = 0.07;
    const double width = box.width() * (1 - 2 * beyond);
    const QRectF front(box.center().x() - width * (0.5 - aside), box.center().y() + 0.6, width, half - 0.8);
    paintPortrait(own, hero, front);
    own.painter.save();
    own.painter.translate(0, 2 * box.center().y());
    own.painter.scale(1, -1);
    own.painter.translate(2 * box.center().x(), 0);
    own.painter.scale(-1, 1);
    paintPortrait(own, hero, front);
    own.painter.restore();
    const QColor grey = mixed(on.colours.ink, on.colours.paper, 0.7);
    for (const double y : {box.top(), box.bottom() - foot}) {
        on.sketch.fill(QRectF(box.left(), y, box.width(), foot), on.colours.paper);
        on.sketch.hatch(QRectF(box.left(), y, box.width(), foot), 2.2, grey, 0.16);
    }
    const QColor fold = on.sketch.lineArt() ? on.colours.ink : QColor(0xd0, 0x20, 0x20);
    on.sketch.line({box.left(), box.center().y()}, {box.right(), box.center().y()}, fold, 0.3);
    for (const double y : {box.top() + foot, box.bottom() - foot})
        on.sketch.line({box.left(), y}, {box.right(), y}, fold, 0.3);
    dashedBox(on, box);
}

void paintMarker(const CardSketch& on, char letter, const QPointF& centre, double radius)
{
    on.sketch.drawEllipse(centre, radius, radius, on.sketch.lineArt() ? on.colours.paper : on.colours.scene,
                          0.2);
    on.sketch.fill(lettersAt(QString(QLatin1Char(letter)), centre, radius * 0.95), on.colours.ink);
}

void paintFront(const CardSketch& on, const TrackerCard& card)
{
    on.sketch.fill(cardInside(), on.colours.paper);
    const QRectF inside = cardInside().adjusted(1.4, 0, -1.4, 0);
    const double middle = inside.center().x();
    constexpr double top = 25, bottom = 79.4;
    paintGlory(on.sketch, on.colours, {(inside.left() + middle) / 2, 19.4}, 4.8, {});
    paintPeril(on.sketch, on.colours, {(inside.right() + middle) / 2, 19.4}, 4.8, {});
    paintTrack(on, QRectF(QPointF(inside.left(), top), QPointF(middle - 0.7, bottom)), card.gloryTrack,
               false);
    paintTrack(on, QRectF(QPointF(middle + 0.7, top), QPointF(inside.right(), bottom)), card.perilTrack,
               true);
    on.sketch.line({middle, 15.4}, {middle, bottom}, on.colours.faint, 0.2);
    LaidText text = layOut(on.set, card);
    text.areas.rules = {}; // the back has them
    paintTexts(on, CardLook::Tracker, text);
    paintBorder(on.sketch, CardLook::Tracker, on.colours, on.bleed);
    paintFoot(on, card);
}

void paintFront(const CardSketch& on, const CutoutCard& card)
{
    on.sketch.fill(cardInside(), on.colours.paper);
    paintTexts(on, CardLook::Cutout, layOut(on.set, card));
    const QRectF inside = cardInside().adjusted(1, 0, -1, 0);
    constexpr double pawnTop = 13, pawnBottom = 64, markerTop = 65.6;
    const double each = std::min(18.4, inside.width() / double(std::max<std::size_t>(1, card.pawns.size())));
    const double left = inside.center().x() - each * double(card.pawns.size()) / 2;
    for (std::size_t i = 0; i < card.pawns.size(); ++i)
        if (const HeroCard* hero = heroIn(on.set, card.pawns[i]))
            paintPawn(on, *hero,
                      QRectF(left + each * double(i), pawnTop, each, pawnBottom - pawnTop)
                          .adjusted(0.6, 0, -0.6, 0));
    // DNR-GLOSS-18: each letter twice, one above the other.
    const double size =
        std::min(8.4, (inside.width() - 8) / double(std::max<std::size_t>(1, card.markers.size())));
    const double markersLeft = inside.center().x() + 3 - size * double(card.markers.size()) / 2;
    for (std::size_t i = 0; i < card.markers.size(); ++i)
        for (int copy = 0; copy < 2; ++copy)
            paintMarker(on, card.markers[i],
                        {markersLeft + size * (double(i) + 0.5), markerTop + size * (copy + 0.5)},
                        size * 0.44);
    paintBorder(on.sketch, CardLook::Cutout, on.colours, on.bleed);
    paintFoot(on, card);
}

} // namespace delve::dungeoneer
