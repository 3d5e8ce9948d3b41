// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/dungeoneer/play/card_boxes.h"

#include "editor/dungeoneer/text/card_words.h"

namespace delve::dungeoneer {

namespace {

constexpr int doorAt = CardBoxes::width / 2 - 1; ///< where the three signs of a door begin

struct Signs
{
    QChar across, down, topLeft, topRight, bottomLeft, bottomRight;
};
constexpr Signs drawn{u'─', u'│', u'┌', u'┐', u'└', u'┘'};
constexpr Signs plain{u'-', u'|', u'+', u'+', u'+', u'+'};

/// "#5" locked, "!5" trapped; empty for others.
QString doorSign(const Door& door)
{
    if (!door.hasThreat())
        return {};
    return QStringLiteral("%1%2").arg(QChar(door.kind == DoorKind::Locked ? u'#' : u'!')).arg(door.value);
}

/// What is printed on a card: what it gives and what is in the way.
QString featuresOf(const MapCard& card)
{
    QStringList parts;
    if (card.glory > 0)
        parts << QStringLiteral("G%1").arg(card.glory);
    if (card.peril > 0)
        parts << QStringLiteral("P%1").arg(card.peril);
    for (const Obstacle& obstacle : card.obstacles)
        switch (obstacle.kind) {
        case ObstacleKind::Pit: parts << QStringLiteral("v%1").arg(obstacle.value); break;
        case ObstacleKind::Spikes: parts << QStringLiteral("^%1").arg(obstacle.value); break;
        case ObstacleKind::Risk: parts << QStringLiteral("r%1").arg(obstacle.value); break;
        case ObstacleKind::Sewer: parts << QStringLiteral("~%1").arg(QLatin1Char(obstacle.letter)); break;
        case ObstacleKind::Portal: parts << QStringLiteral("O"); break;
        }
    if (card.monster)
        parts << QStringLiteral("M");
    return parts.join(u' ');
}

} // namespace

CardBoxes::CardBoxes(int columns, int rows, bool ascii) : m_ascii(ascii)
{
    m_lines.fill(QString(columns * width, u' '), rows * height);
}

void CardBoxes::draw(const BoxedCard& boxed)
{
    const Signs& signs = m_ascii ? plain : drawn;
    const int x = boxed.column * width, y = boxed.row * height;
    const QString edge(width - 2, signs.across);
    put(x, y, signs.topLeft + edge + signs.topRight);
    put(x, y + height - 1, signs.bottomLeft + edge + signs.bottomRight);
    for (int row = 1; row < height - 1; ++row) {
        put(x, y + row, signs.down);
        put(x + width - 1, y + row, signs.down);
    }
    drawDoor(boxed.doors[0], Side::North, x + doorAt, y);
    drawDoor(boxed.doors[2], Side::South, x + doorAt, y + height - 1);
    drawDoor(boxed.doors[3], Side::West, x, y + 2);
    drawDoor(boxed.doors[1], Side::East, x + width - 1, y + 2);
    put(x + 2, y + 1, in(boxed.card->name).left(width - 4));
    put(x + 4, y + 2, featuresOf(*boxed.card).left(width - 8));
    put(x + 2, y + 3, boxed.below.left(width - 4));
}

void CardBoxes::drawDoor(const Door& door, Side side, int x, int y)
{
    if (door.isWall())
        return;
    const QString sign = doorSign(door);
    if (side == Side::North || side == Side::South)
        put(x, y, sign.isEmpty() ? QStringLiteral("   ") : sign.leftJustified(3));
    else if (side == Side::West)
        put(x, y, sign.isEmpty() ? QStringLiteral(" ") : sign);
    else
        put(sign.isEmpty() ? x : x - 1, y, sign.isEmpty() ? QStringLiteral(" ") : sign);
}

} // namespace delve::dungeoneer
