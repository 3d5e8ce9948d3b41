// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/viewmodels/play/board_painter.h"

#include "editor/dungeoneer/render/card_look.h"
#include "editor/dungeoneer/render/card_measures.h"
#include "editor/dungeoneer/render/card_signs.h"
#include "editor/dungeoneer/render/emblems/emblem.h"
#include "editor/dungeoneer/render/emblems/hero_portrait.h"
#include "editor/dungeoneer/render/letters.h"
#include "editor/dungeoneer/text/card_words.h"

#include <algorithm>

namespace delve::dungeoneer {

using namespace play;

namespace {

const QColor openColour(0x2e, 0xa0, 0x5a);
const QColor dangerColour(0xa3, 0x26, 0x1b);
const QColor goldColour(0xc9, 0x97, 0x1c);
const QColor dark(20, 16, 12, 200);

QPointF cornerOfCell(const SpaceState& space)
{
    return {space.column * cardWidth, space.row * cardHeight};
}

/// The middle of a side of a card, so far inside.
QPointF middleOf(Side side, double inside)
{
    switch (side) {
    case Side::North: return {cardWidth / 2, inside};
    case Side::East: return {cardWidth - inside, cardHeight / 2};
    case Side::South: return {cardWidth / 2, cardHeight - inside};
    case Side::West: break;
    }
    return {inside, cardHeight / 2};
}

/// Where the feet of those are who stand on a door.
QPointF onThreshold(Side side)
{
    constexpr double reach = 11;
    switch (side) {
    case Side::North: return {cardWidth / 2, 23};
    case Side::East: return {cardWidth - reach, cardHeight / 2 + 8};
    case Side::South: return {cardWidth / 2, cardHeight - 3};
    case Side::West: break;
    }
    return {reach, cardHeight / 2 + 8};
}

} // namespace

QPointF placeOf(const Position& position, const SeenPawn& pawn)
{
    constexpr double apart = 16, floor = 66;
    const double aside = (pawn.place - (pawn.count - 1) / 2.0) * apart;
    const QPointF foot = pawn.cusp >= 0 ? onThreshold(Side(pawn.cusp)) : QPointF(cardWidth / 2, floor);
    return cornerOfCell(position.space(pawn.space)) + foot + QPointF(aside, 0);
}

std::optional<QPointF> BoardPainter::cornerOf(SpaceId space) const
{
    const SpaceState& laid = m_position.space(space);
    if (laid.place != SpacePlace::Laid || m_position.game().space(space).kind != m_look.map)
        return std::nullopt;
    const QPointF corner = cornerOfCell(laid);
    return m_look.visible.intersects(cardArea().translated(corner)) ? std::optional(corner) : std::nullopt;
}

void BoardPainter::badge(const QPointF& centre, const QString& text, const QColor& colour) const
{
    m_sketch.drawEllipse(centre, 3.1, 3.1, m_sketch.lineArt() ? m_sketch.palette().paper : colour, 0.35);
    m_sketch.fill(lettersAt(text, centre, 3),
                  m_sketch.lineArt() ? m_sketch.palette().ink : QColor(Qt::white));
}

/// A name on a strip of paper; left out where it could not be read.
void BoardPainter::label(const QString& text, const QPointF& centre) const
{
    if (m_look.pixelsPerMm < 1.4)
        return;
    const QPainterPath letters = lettersAt(text, centre, 2.7);
    QColor paper = m_sketch.palette().paper;
    paper.setAlpha(230);
    m_sketch.draw(roundedRect(letters.boundingRect().adjusted(-1.4, -0.9, 1.4, 0.9), 1), paper, 0.15);
    m_sketch.fill(letters, m_sketch.palette().ink);
}

void BoardPainter::door(SpaceId space, Side side) const
{
    const QPointF centre = cornerOfCell(m_position.space(space)) + middleOf(side, 5.6);
    const Door now = doorNow(m_position, space, side);
    if (now.hasThreat()) {
        m_sketch.drawEllipse(centre, 6, 6, m_sketch.palette().paper, 0.6);
        paintThreat(m_sketch, coloursOf(CardLook::Dungeon, m_look.style), centre, 4.2, now.value);
        return;
    }
    // A frame with its leaf swung open.
    m_sketch.drawEllipse(centre, 4.6, 4.6, m_sketch.lineArt() ? m_sketch.palette().paper : openColour, 0.45);
    const QColor white = m_sketch.lineArt() ? m_sketch.palette().line : QColor(Qt::white);
    m_sketch.line(centre + QPointF(-2, 2.4), centre + QPointF(-2, -2.6), white, 0.7);
    m_sketch.line(centre + QPointF(-2, -2.6), centre + QPointF(1.9, -2.6), white, 0.7);
    m_sketch.line(centre + QPointF(1.9, -2.6), centre + QPointF(1.9, 2.4), white, 0.7);
    m_sketch.fill(QPolygonF{{centre + QPointF(-2, -2.6), centre + QPointF(0.4, -1.2),
                             centre + QPointF(0.4, 3.3), centre + QPointF(-2, 2.4)}},
                  white);
}

void BoardPainter::doors() const
{
    for (int i = 0; i < m_position.game().spaceCount(); ++i)
        if (const auto corner = cornerOf(SpaceId(i)))
            for (const Side side : allSides)
                if (m_position.space(SpaceId(i)).doors[std::size_t(side)] != DoorChange::Printed)
                    door(SpaceId(i), side);
    // DNR-DOOR-14: on the cusp.
    for (const SeenPawn& pawn : pawnsOn(m_position)) {
        const auto corner = pawn.cusp >= 0 ? cornerOf(pawn.space) : std::nullopt;
        if (!corner)
            continue;
        const QPointF middle = *corner + middleOf(Side(pawn.cusp), 0);
        const bool isLevel = Side(pawn.cusp) == Side::North || Side(pawn.cusp) == Side::South;
        const QPointF along = isLevel ? QPointF(12, 0) : QPointF(0, 12);
        m_sketch.line(middle - along, middle + along, dark, 3.4);
        m_sketch.line(middle - along, middle + along, m_look.accent, 2.2);
    }
}

void BoardPainter::questPlaces(const std::vector<std::pair<int, QuestId>>& quests, PlayerId player) const
{
    std::map<SpaceId, int> flags;
    for (const auto& [number, quest] : quests)
        for (const SpaceId space : placesOf(m_position, quest, player)) {
            const auto corner = cornerOf(space);
            if (!corner)
                continue;
            const QPointF top = *corner + QPointF(7 + 10.5 * flags[space]++, 5);
            m_sketch.line(top, top + QPointF(0, 14), dark, 1.5);
            m_sketch.line(top, top + QPointF(0, 14), m_sketch.palette().paper, 0.7);
            m_sketch.draw(QPolygonF{{top, top + QPointF(9, 0.8), top + QPointF(7.2, 4), top + QPointF(9, 7.2),
                                     top + QPointF(0, 8)}},
                          m_sketch.lineArt() ? m_sketch.palette().paper : goldColour, 0.35);
            m_sketch.fill(lettersAt(QString::number(number), top + QPointF(3.6, 4), 3.6),
                          m_sketch.palette().ink);
        }
}

void BoardPainter::things() const
{
    for (const SeenThing& thing : thingsOn(m_position)) {
        const auto corner = cornerOf(thing.space);
        if (!corner)
            continue;
        const QPointF centre = *corner + QPointF(11 + 12 * thing.place, cardHeight - 14);
        m_sketch.drawEllipse(centre, 5.2, 5.2, m_sketch.palette().paper, 0.9);
        const QRectF inside = around(centre, 7.6, 7.6);
        if (thing.component != QuestId::None)
            paintEmblem(m_sketch, emblemOf(m_position.game().quest(thing.component)), inside);
        else if (thing.artifact != QuestId::None)
            paintEmblem(m_sketch, emblemOf(m_position.game().quest(thing.artifact)), inside);
        else
            paintEmblem(m_sketch, emblemOf(m_position.game().card(thing.marker)), inside);
    }
}

void BoardPainter::encounter(const SeenEncounter& seen, const QPointF& centre) const
{
    const CardState& state = m_position.card(seen.card);
    const AdventureCard& card = m_position.game().card(seen.card);
    const CardColours colours = coloursOf(CardLook::Encounter, m_look.style);
    const Sketch own = m_sketch.with(Noise(card.id.text()));
    const QRectF box = around(centre, 15, 20);
    own.painter.save();
    if (state.isResolved)
        own.painter.setOpacity(0.55);
    own.fill(roundedRect(box.translated(0.8, 1), 1.6), QColor(20, 16, 12, 110));
    own.draw(roundedRect(box, 1.6), colours.border, 0.4);
    own.fill(roundedRect(box.adjusted(1.2, 1.2, -1.2, -1.2), 0.8), colours.scene);
    paintEmblem(own, emblemOf(card), around(centre - QPointF(0, 1), 11, 11));
    // Against whom it is, in that player's colour.
    if (state.target != PlayerId::None)
        own.draw(roundedRect(QRectF(box.left(), box.bottom() - 3, box.width(), 3), 1),
                 m_look.colourOf(state.target), 0.3);
    if (state.order > 0)
        badge(box.topLeft(), QString::number(state.order), colours.ink);
    if (state.wounds > 0)
        badge(box.topRight(), QStringLiteral("−%1").arg(state.wounds), dangerColour);
    if (seen.attachments > 0)
        badge(box.bottomRight() - QPointF(0, 3), QStringLiteral("+%1").arg(seen.attachments), goldColour);
    own.painter.restore();
    label(in(card.name), centre + QPointF(0, 12.6));
}

void BoardPainter::encounters() const
{
    constexpr double apart = 18;
    for (const SeenEncounter& seen : encountersOn(m_position))
        if (const auto corner = cornerOf(seen.space))
            encounter(seen,
                      *corner + QPointF(cardWidth / 2 + (seen.place - (seen.count - 1) / 2.0) * apart, 27));
    // DNR-COMBAT-24: monsters that are printed on Map cards, where they are wounded.
    for (int i = 0; i < m_position.game().spaceCount(); ++i)
        if (const int wounds = m_position.space(SpaceId(i)).wounds; wounds > 0)
            if (const auto corner = cornerOf(SpaceId(i)))
                badge(*corner + QPointF(cardWidth - 10, cardHeight / 2 - 12),
                      QStringLiteral("−%1").arg(wounds), dangerColour);
}

void BoardPainter::pawn(const SeenPawn& pawn, const QPointF& foot) const
{
    const PlayerState& player = m_position.player(pawn.player);
    const HeroCard& hero = m_position.heroOf(pawn.player);
    const CardColours colours = coloursOf(CardLook::Hero, m_look.style);
    const QColor colour = m_look.colourOf(pawn.player);
    const Sketch own = m_sketch.with(Noise(hero.id.text()));
    const bool isActive = m_position.isActive(pawn.player);
    // On a small map a Hero is still to be found: it grows over its card.
    constexpr double leastPixels = 30, height = 23, mostGrowth = 2.2;
    const double growth = std::clamp(leastPixels / (height * m_look.pixelsPerMm), 1.0, mostGrowth);
    own.painter.save();
    own.painter.translate(foot);
    own.painter.scale(growth, growth);
    if (isActive)
        own.drawEllipse({0, 0}, 10.4, 4.4, m_look.accent, 0.5);
    if (player.tipped != Tipped::No) // DNR-GLOSS-16
        own.painter.rotate(-78);
    own.drawEllipse({0, 0}, 7.8, 3, colour, 0.5);
    QPainterPath arch;
    arch.moveTo(-7, -0.6);
    arch.lineTo(-7, -14);
    arch.cubicTo(-7, -23.4, 7, -23.4, 7, -14);
    arch.lineTo(7, -0.6);
    arch.closeSubpath();
    own.stroke(arch, dark, 2.6);
    own.fill(arch, m_sketch.lineArt() ? m_sketch.palette().paper : colours.scene);
    paintPortrait(own, hero, QRectF(-5.6, -18.4, 11.2, 16.6));
    own.stroke(arch, colour, 1.5);
    own.painter.restore();
    paintHeart(m_sketch, colours, foot + QPointF(7.4, -18) * growth, 3.4 * growth,
               QString::number(player.life));
    for (int i = 0; i < m_position.game().questCount(); ++i)
        if (m_position.quest(QuestId(i)).carrier == pawn.player) {
            const QPointF at = foot + QPointF(-7.4, -18);
            m_sketch.drawEllipse(at, 3.8, 3.8, m_sketch.palette().paper, 0.6);
            paintEmblem(m_sketch, emblemOf(m_position.game().quest(QuestId(i))), around(at, 5.4, 5.4));
        }
    label(in(hero.name), foot + QPointF(0, 5.4));
}

void BoardPainter::pawns() const
{
    for (const SeenPawn& seen : pawnsOn(m_position)) {
        const QPointF foot = placeOf(m_position, seen) + m_look.offsetOf(seen.player);
        const bool isSeen = m_position.game().space(seen.space).kind == m_look.map &&
                            m_look.visible.intersects(around(foot, 40, 60));
        if (isSeen)
            pawn(seen, foot);
    }
}

} // namespace delve::dungeoneer
