// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/render/card_signs.h"

#include "editor/dungeoneer/render/drawn_path.h"
#include "editor/dungeoneer/render/letters.h"

namespace delve::dungeoneer {

namespace {

/// A shape of the box of 100 by 100, put around a point.
QPainterPath shapeAt(const char* words, const QPointF& centre, double radius)
{
    const double scale = radius / 50;
    return QTransform(scale, 0, 0, scale, centre.x() - radius, centre.y() - radius).map(drawnPath(words));
}

void number(const Sketch& sketch, const QString& text, const QPointF& centre, double height,
            const QColor& colour)
{
    // Two characters are a little smaller, so that they keep to their sign.
    sketch.fill(lettersAt(text, centre, text.size() > 1 ? height * 0.8 : height), colour);
}

QColor onSign(const Sketch& sketch)
{
    return sketch.lineArt() ? sketch.palette().line : QColor(0x2a, 0x1c, 0x10);
}

QColor lightOnSign(const Sketch& sketch)
{
    return sketch.lineArt() ? sketch.palette().line : QColor(0xff, 0xf8, 0xe8);
}

} // namespace

void paintGlory(const Sketch& sketch, const CardColours& colours, const QPointF& centre, double radius,
                const QString& text)
{
    const double line = radius * 0.06;
    sketch.draw(star(centre, radius, radius * 0.83, 16), sketch.shade(colours.glory, -0.25), line);
    sketch.drawEllipse(centre, radius * 0.74, radius * 0.74, sketch.shade(colours.glory, 0.25), line);
    if (!text.isEmpty())
        number(sketch, text, centre, radius * 0.92, onSign(sketch));
}

void paintPeril(const Sketch& sketch, const CardColours& colours, const QPointF& centre, double radius,
                const QString& text)
{
    static constexpr const char* outline =
        "M4 4 C14 16 30 19 50 19 C70 19 86 16 96 4 C102 34 96 66 50 100 C4 66 -2 34 4 4 Z";
    const double line = radius * 0.06;
    sketch.draw(shapeAt(outline, centre, radius), sketch.shade(colours.peril, -0.3), line);
    sketch.fill(shapeAt(outline, centre + QPointF(0, radius * 0.02), radius * 0.84),
                sketch.shade(colours.peril, 0.03));
    if (sketch.lineArt())
        sketch.stroke(shapeAt(outline, centre + QPointF(0, radius * 0.02), radius * 0.84),
                      sketch.palette().line, line * 0.7);
    if (!text.isEmpty())
        number(sketch, text, centre + QPointF(0, -radius * 0.02), radius * 0.88, lightOnSign(sketch));
}

void paintHeart(const Sketch& sketch, const CardColours& colours, const QPointF& centre, double radius,
                const QString& text)
{
    static constexpr const char* heart =
        "M50 94 C-14 50 2 4 30 6 C42 7 48 16 50 24 C52 16 58 7 70 6 C98 4 114 50 50 94 Z";
    sketch.draw(shapeAt(heart, centre, radius), colours.life, radius * 0.07);
    if (!text.isEmpty())
        number(sketch, text, centre + QPointF(0, -radius * 0.08), radius * 0.86, lightOnSign(sketch));
}

void paintScore(const Sketch& sketch, const CardColours& colours, const QPointF& centre, double radius,
                AttackType type, bool hasHitEffect, const QString& text)
{
    const double line = radius * 0.09;
    const QColor inside = sketch.lineArt() ? colours.paper : QColor(0xfd, 0xf8, 0xec);
    if (hasHitEffect)
        sketch.draw(star(centre, radius * 1.24, radius * 0.92, 12), colours.glory, line * 0.6);
    if (type == AttackType::Standard)
        sketch.drawEllipse(centre, radius * 0.86, radius * 0.86, inside, line * 1.4);
    else
        sketch.draw(regularPolygon(centre, radius * 1.08, 4), inside, line);
    number(sketch, text, centre, radius * (type == AttackType::Standard ? 0.92 : 0.86), onSign(sketch));
}

void paintForm(const Sketch& sketch, const QPointF& centre, double radius, Form form, const QColor& colour)
{
    static constexpr std::array<const char*, 3> shapes{
        "M88 4 L96 12 L50 62 L58 72 L50 80 L40 70 L18 94 L6 82 L30 60 L20 50 L28 42 L38 50 Z",
        "M50 0 L60 36 L98 36 L68 58 L80 96 L50 73 L20 96 L32 58 L2 36 L40 36 Z",
        "M4 84 C6 40 34 8 96 6 C92 22 80 30 70 33 L84 36 C78 48 66 54 56 55 L68 60 C58 72 44 74 36 73 "
        "C24 74 12 78 4 84 Z"};
    sketch.fill(shapeAt(shapes[std::size_t(form)], centre, radius), colour);
}

void paintStat(const Sketch& sketch, const QPointF& centre, double radius, Stat stat, const QColor& colour)
{
    if (stat <= Stat::Speed)
        return paintForm(sketch, centre, radius, Form(std::size_t(stat)), colour);
    if (stat == Stat::Life)
        return sketch.fill(shapeAt("M50 94 C-14 50 2 4 30 6 C42 7 48 16 50 24 C52 16 58 7 70 6 C98 4 114 50 "
                                   "50 94 Z",
                                   centre, radius),
                           colour);
    // Level: steps.
    sketch.fill(shapeAt("M2 96 L2 70 L34 70 L34 44 L66 44 L66 16 L98 16 L98 96 Z", centre, radius), colour);
}

void paintThreat(const Sketch& sketch, const CardColours& colours, const QPointF& centre, double radius,
                 int value)
{
    const QRectF box = around(centre, radius * 2.1, radius * 1.8);
    const QColor inside = sketch.lineArt() ? colours.paper : QColor(0xfd, 0xf8, 0xec);
    sketch.draw(roundedRect(box, radius * 0.4), inside, radius * 0.1);
    number(sketch, QStringLiteral("%1+").arg(value), centre, radius * 1.2, onSign(sketch));
}

void paintLimit(const Sketch& sketch, const QPointF& centre, double radius, BannerIcon icon,
                const CardColours& colours)
{
    const double line = radius * 0.1;
    const QColor paper = sketch.lineArt() ? colours.paper : sketch.palette().paper;
    switch (icon) {
    case BannerIcon::BoonLimit:
        sketch.draw(shapeAt("M14 14 L76 14 L76 86 L14 86 Z", centre, radius), paper, line);
        sketch.draw(shapeAt("M70 4 C92 4 92 26 76 26 L76 14 Z", centre, radius), paper, line);
        for (const char* words : {"M26 34 L64 34", "M26 50 L64 50", "M26 66 L52 66"})
            sketch.stroke(shapeAt(words, centre, radius), sketch.palette().line, line);
        break;
    case BannerIcon::TreasureLimit:
    case BannerIcon::Storage:
        sketch.draw(shapeAt("M8 40 C8 8 92 8 92 40 L92 90 L8 90 Z", centre, radius),
                    sketch.lineArt() ? paper : sketch.palette().wood, line);
        sketch.stroke(shapeAt("M8 46 L92 46", centre, radius), sketch.palette().line, line);
        sketch.draw(shapeAt("R42 38 16 22", centre, radius), sketch.lineArt() ? paper : sketch.palette().gold,
                    line);
        break;
    default:
        sketch.draw(shapeAt("M56 2 L18 58 L46 58 L40 98 L82 38 L54 38 Z", centre, radius),
                    sketch.lineArt() ? paper : sketch.palette().flameCore, line);
    }
}

void paintBannerItem(const Sketch& sketch, const CardColours& colours, const QRectF& box,
                     const BannerItem& item)
{
    const double r = std::min(box.height() * 0.4, box.width() * 0.25);
    const QPointF left(box.left() + r * 0.75, box.center().y());
    const QPointF right(box.right() - r * 1.3, box.center().y());
    const QString text = item.isChange && item.value >= 0 ? QStringLiteral("+%1").arg(item.value)
                                                          : QString::number(item.value).replace('-', u'−');
    switch (item.icon) {
    case BannerIcon::Melee:
    case BannerIcon::Magic:
    case BannerIcon::Speed:
        paintForm(sketch, left, r * 0.72, Form(std::size_t(item.icon)), onSign(sketch));
        return paintScore(sketch, colours, right, r, item.type, item.hasHitEffect, text);
    case BannerIcon::Life: return paintHeart(sketch, colours, box.center(), r * 1.12, text);
    case BannerIcon::Threat:
        if (!item.stat)
            return paintThreat(sketch, colours, box.center(), r * 1.1, item.value);
        paintStat(sketch, left, r * 0.72, *item.stat, onSign(sketch));
        return paintThreat(sketch, colours, right, r * 0.95, item.value);
    default:
        paintLimit(sketch, left, r * 0.72, item.icon, colours);
        sketch.fill(lettersAt(text, right, r * 1.0), onSign(sketch));
    }
}

void paintSetSign(const Sketch& sketch, const CardColours& colours, const QPointF& centre, double radius,
                  const QString& symbol)
{
    sketch.drawEllipse(centre, radius, radius, colours.plate, radius * 0.12);
    sketch.fill(lettersAt(symbol, centre, symbol.size() > 1 ? radius * 0.8 : radius * 1.05), colours.title);
}

} // namespace delve::dungeoneer
