// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/render/card_frame.h"
#include "editor/dungeoneer/render/card_fronts.h"
#include "editor/dungeoneer/render/card_measures.h"
#include "editor/dungeoneer/render/card_signs.h"
#include "editor/dungeoneer/render/emblems/emblem.h"
#include "editor/dungeoneer/render/emblems/scene.h"
#include "editor/dungeoneer/text/card_words.h"

namespace delve::dungeoneer {

namespace {

QString costText(const Cost& cost)
{
    return QString::number(cost.value) + (cost.isVariable ? QStringLiteral("+") : QString());
}

void paintCost(const CardSketch& on, const Cost& cost)
{
    constexpr QPointF place(10.3, 9.4);
    constexpr double radius = 6.3;
    if (cost.resource == Resource::Peril)
        paintPeril(on.sketch, on.colours, place + QPointF(0, 0.6), radius, costText(cost));
    else
        paintGlory(on.sketch, on.colours, place, radius, costText(cost));
}

/// DNR-CARD-03: when the card may be played, on a tag at the lower rim of the picture.
void paintUse(const CardSketch& on, CardUse use, const QRectF& scene)
{
    const QString word = wordFor(use);
    const QPainterPath letters = lettersAt(word, {}, 1.75);
    const double width = letters.boundingRect().width() + 4;
    const QRectF tag(scene.right() - width - 1.4, scene.bottom() - 5, width, 3.8);
    on.sketch.draw(roundedRect(tag, 1.9), on.colours.paper, 0.24);
    on.sketch.fill(letters.translated(tag.center()), on.colours.ink);
}

void paintEmblemIn(const CardSketch& on, const QRectF& room, const EmblemDrawing& drawing)
{
    const double side = std::min(room.width(), room.height());
    const QRectF area = around(room.center(), side, side);
    on.sketch.fillEllipse({area.center().x(), area.bottom() + side * 0.01}, side * 0.42, side * 0.05,
                          QColor(20, 10, 10, on.sketch.lineArt() ? 0 : 60));
    // Half of the drawings look the other way.
    if (on.sketch.noise.at(90) < 0.5)
        return paintEmblem(on.sketch, drawing, area);
    on.sketch.painter.save();
    on.sketch.painter.translate(2 * area.center().x(), 0);
    on.sketch.painter.scale(-1, 1);
    paintEmblem(on.sketch, drawing, area);
    on.sketch.painter.restore();
}

std::vector<BannerItem> bannerOf(const QuestCard& card)
{
    if (card.slay)
        return bannerOf(*card.slay);
    if (card.threat)
        return {{.icon = BannerIcon::Threat, .value = card.threat->value, .stat = card.threat->stat}};
    if (card.criterion == Criterion::Chance)
        return {{BannerIcon::Threat, card.chance.target}};
    return {};
}

SceneKind sceneKindOf(const AdventureCard& card)
{
    switch (card.kind) {
    case AdventureKind::Boon:
        return card.duration == CardDuration::Permanent ? SceneKind::Rays : SceneKind::Rings;
    case AdventureKind::Treasure: return SceneKind::Alcove;
    case AdventureKind::Bane: return SceneKind::Storm;
    case AdventureKind::Encounter: break;
    }
    return card.isMonster() ? SceneKind::Vault : card.isTrap() ? SceneKind::Storm : SceneKind::Rings;
}

/// Picture and banner, which shares the room with it.
void paintPicture(const CardSketch& on, SceneKind kind, const QRectF& scene, double top, double bottom,
                  const std::vector<BannerItem>& banner, const EmblemDrawing& drawing)
{
    const double left = banner.empty() ? scene.left() : scene.left() + 15;
    const QRectF room(left, top, scene.right() - left, bottom - top);
    paintScene(on.sketch, kind, on.colours, scene, room.center());
    paintEmblemIn(on, room.adjusted(1, 0, -1, -0.6), drawing);
    paintBanner(on, banner, top, scene.bottom() - 0.8);
}

} // namespace

std::vector<BannerItem> bannerOf(const PrintedMonster& monster)
{
    AdventureCard card; // its banner is that of a monster of the Adventure deck
    card.kind = AdventureKind::Encounter;
    card.encounter.form = EncounterForm::Monster;
    card.encounter.monster = monster.stats;
    card.hitEffects = monster.hitEffects;
    return statBanner(card);
}

double paintBanner(const CardSketch& on, const std::vector<BannerItem>& items, double top, double bottom)
{
    if (items.empty())
        return 0;
    constexpr double width = 15;
    const double each = std::min(9.0, (bottom - top) / double(items.size()));
    const QRectF strip(cardBorder, top, width, each * double(items.size()));
    QPainterPath ribbon = roundedRect(strip.adjusted(-2, 0, 0, 0), 2);
    QColor paper = on.colours.paper;
    if (!on.sketch.lineArt())
        paper.setAlpha(232);
    on.sketch.draw(ribbon, paper, 0.26);
    for (std::size_t i = 0; i < items.size(); ++i)
        paintBannerItem(
            on.sketch, on.colours,
            QRectF(strip.left(), top + each * double(i), width, each).adjusted(0.8, 0.4, -0.6, -0.4),
            items[i]);
    return width;
}

void paintTexts(const CardSketch& on, CardLook look, const LaidText& text)
{
    if (!text.areas.type.isEmpty()) {
        const double middle = text.areas.type.center().y();
        paintTypeStrip(on.sketch, on.colours,
                       QRectF(cardInside().left(), middle - 2.6, cardInside().width(), 5.2));
        on.sketch.fill(text.type.shapes, on.colours.title);
    }
    // As wide on either side, whatever the sign of a cost covers.
    const double end = std::max(text.areas.name.right() + 4.2, cardWidth - text.areas.name.left() + 4.2);
    QRectF plate = text.areas.name.adjusted(0, -0.6, 0, 0.6);
    plate.setRight(std::min(end, cardWidth - 4.6));
    plate.setLeft(cardWidth - plate.right());
    paintPlate(on.sketch, look, on.colours, plate);
    on.sketch.fill(text.name.shapes, on.colours.title);
    if (!on.hasSentences || text.areas.rules.isEmpty())
        return;
    on.sketch.fill(text.rules.rules, on.colours.ink);
    on.sketch.fill(text.rules.flavour, on.colours.faint);
    if (text.rules.rules.isEmpty() && text.rules.flavour.isEmpty())
        paintOrnament(on.sketch, on.colours, text.areas.rules.center(), 30);
    const bool hasBoth = !text.rules.rules.isEmpty() && !text.rules.flavour.isEmpty();
    if (hasBoth && text.rules.flavourTop - text.rules.ruleBottom > 1.5)
        paintOrnament(on.sketch, on.colours,
                      {cardWidth / 2, (text.rules.flavourTop + text.rules.ruleBottom) / 2}, 30);
}

void paintFoot(const CardSketch& on, const CardHead& card)
{
    constexpr double y = 81.7;
    paintSetSign(on.sketch, on.colours, {7.3, y}, 2.2, QString::fromStdString(on.set.symbol));
    if (card.copies > 1)
        on.sketch.fill(lettersAt(QStringLiteral("×%1").arg(card.copies), {55.4, y}, 2), on.colours.faint);
    if (!card.artist.empty() && on.hasSentences)
        on.sketch.fill(
            lettersAt(QString::fromStdString(card.artist), {cardWidth / 2, y}, 1.3, Letters::Plain),
            on.colours.faint);
}

void paintFront(const CardSketch& on, const AdventureCard& card)
{
    const CardLook look = lookOf(card);
    const QRectF scene = sceneOf(&card);
    on.sketch.fill(cardInside(), on.colours.paper);
    // Above the tag.
    paintPicture(on, sceneKindOf(card), scene, 15, scene.bottom() - 5.6, statBanner(card), emblemOf(card));
    paintUse(on, card.use, scene);
    paintTexts(on, look, layOut(on.set, card));
    paintBorder(on.sketch, look, on.colours, on.bleed);
    paintCost(on, card.cost);
    paintFoot(on, card);
}

void paintFront(const CardSketch& on, const QuestCard& card)
{
    const LaidText text = layOut(on.set, card);
    on.sketch.fill(cardInside(), on.colours.paper);
    const QRectF scene = sceneOf(&card);
    paintPicture(on, SceneKind::Chart, scene, 14.6, scene.bottom() - 1.8, bannerOf(card), emblemOf(card));
    paintTexts(on, CardLook::Quest, text);
    if (!text.areas.turned.isEmpty()) {
        // DNR-QUEST-08: read when the card is turned.
        const QRectF box = text.areas.turned.adjusted(-1.2, -0.8, 1.2, 0.8);
        on.sketch.draw(roundedRect(box, 1.2), on.sketch.lineArt() ? on.colours.paper : on.colours.scene,
                       0.28);
        const QPointF middle = text.areas.turned.center();
        if (on.hasSentences)
            on.sketch.fill(QTransform(-1, 0, 0, -1, 2 * middle.x(), 2 * middle.y()).map(text.turned.rules),
                           on.colours.ink);
    }
    paintBorder(on.sketch, CardLook::Quest, on.colours, on.bleed);
    paintFoot(on, card);
}

} // namespace delve::dungeoneer
