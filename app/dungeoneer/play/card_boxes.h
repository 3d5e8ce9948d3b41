// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/content/map_card.h"

#include <QStringList>

namespace delve::dungeoneer {

/// A Map card as text draws it.
struct BoxedCard
{
    const MapCard* card = nullptr;
    int column = 0; ///< of the drawing, from 0
    int row = 0;
    std::array<Door, 4> doors; ///< as they are seen: north, east, south, west
    QString below;             ///< who is there
};

/// Draws Map cards side by side into lines of equal length: a box for each, with its doors and what it gives.
class CardBoxes
{
public:
    static constexpr int width = 19;
    static constexpr int height = 5;

    CardBoxes(int columns, int rows, bool ascii);

    void draw(const BoxedCard& card);
    const QStringList& lines() const { return m_lines; }

private:
    void put(int x, int y, const QString& text) { m_lines[y].replace(x, text.size(), text); }
    void drawDoor(const Door& door, Side side, int x, int y);

    bool m_ascii;
    QStringList m_lines;
};

} // namespace delve::dungeoneer
