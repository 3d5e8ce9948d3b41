// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/render/card_frame.h"
#include "editor/dungeoneer/render/card_fronts.h"
#include "editor/dungeoneer/render/card_measures.h"
#include "editor/dungeoneer/render/card_signs.h"
#include "editor/dungeoneer/render/emblems/hero_portrait.h"
#include "editor/dungeoneer/render/emblems/scene.h"

namespace delve::dungeoneer {

namespace {

constexpr double tableLeft = 32.6;

/// Scores by Level, the forms side by side: DNR-HERO-21.
void paintLevels(const CardSketch& on, const HeroCard& card, const QRectF& area)
{
    const double head = 5.2, column = (area.width() - 6.4) / 3;
    const double row =
        std::min(7.2, (area.height() - head) / double(std::max<std::size_t>(1, card.levels.size())));
    QColor paper = on.colours.paper;
    on.sketch.draw(
        roundedRect(QRectF(area.left(), area.top(), area.width(), head + row * double(card.levels.size())),
                    1.4),
        paper, 0.28);
    for (const Form form : allForms)
        paintForm(on.sketch, {area.left() + 6 + column * (double(form) + 0.5), area.top() + head / 2}, 1.8,
                  form, on.colours.ink);
    paintStat(on.sketch, {area.left() + 3, area.top() + head / 2}, 1.6, Stat::Level, on.colours.faint);
    for (std::size_t i = 0; i < card.levels.size(); ++i) {
        const double y = area.top() + head + row * (double(i) + 0.5);
        on.sketch.line({area.left() + 0.4, y - row / 2}, {area.right() - 0.4, y - row / 2}, on.colours.faint,
                       0.14);
        on.sketch.fill(lettersAt(QString::number(i + 1), {area.left() + 3, y}, 2.5, Letters::Plain),
                       on.colours.faint);
        for (const Form form : allForms) {
            const Score& score = card.levels[i][form];
            const QPointF at(area.left() + 6 + column * (double(form) + 0.5), y);
            if (score == Score{})
                on.sketch.line(at - QPointF(0.9, 0), at + QPointF(0.9, 0), on.colours.faint, 0.3);
            else
                paintScore(on.sketch, on.colours, at, std::min(row * 0.45, column * 0.42), score.type, false,
                           QString::number(score.value));
        }
    }
}

/// Life, and how many Boons and Treasures may be readied: DNR-HERO-19.
void paintLimits(const CardSketch& on, const HeroCard& card, double bottom)
{
    const QRectF strip(cardInside().left() - 2, bottom - 8.4, tableLeft - cardInside().left() + 0.6, 8);
    QColor paper = on.colours.paper;
    if (!on.sketch.lineArt())
        paper.setAlpha(235);
    on.sketch.draw(roundedRect(strip, 2), paper, 0.26);
    const double y = strip.center().y();
    paintHeart(on.sketch, on.colours, {strip.left() + 6.2, y}, 3.5, QString::number(card.life));
    const auto limit = [&](double x, BannerIcon icon, int value) {
        paintLimit(on.sketch, {x, y}, 2.1, icon, on.colours);
        on.sketch.fill(lettersAt(QString::number(value), {x + 4.2, y}, 3), on.colours.ink);
    };
    limit(strip.left() + 12.4, BannerIcon::BoonLimit, card.boonLimit);
    limit(strip.left() + 21.4, BannerIcon::TreasureLimit, card.treasureLimit);
}

} // namespace

void paintFront(const CardSketch& on, const HeroCard& card)
{
    const QRectF scene = sceneOf(&card);
    on.sketch.fill(cardInside(), on.colours.paper);
    const QRectF portrait(scene.left(), 14, tableLeft - scene.left() - 0.4, 25.4);
    paintScene(on.sketch, SceneKind::Rays, on.colours, scene, portrait.center());
    paintPortrait(on.sketch, card, portrait.adjusted(0.6, 0.4, -0.2, 0));
    paintLevels(on, card, QRectF(tableLeft, 14.8, scene.right() - tableLeft - 0.9, scene.bottom() - 15.2));
    paintLimits(on, card, scene.bottom());
    paintTexts(on, CardLook::Hero, layOut(on.set, card));
    paintBorder(on.sketch, CardLook::Hero, on.colours, on.bleed);
    paintFoot(on, card);
}

} // namespace delve::dungeoneer
