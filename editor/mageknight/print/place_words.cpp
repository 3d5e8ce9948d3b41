// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/print/place_words.h"

#include "editor/mageknight/text/thing_names.h"
#include "engine/mageknight/scenario/edits/selection.h"

#include <QCoreApplication>

#include <algorithm>

namespace delve::mageknight {

namespace {

QString told(const char* text)
{
    return QCoreApplication::translate("Print", text);
}

QString besideInWords(Side side)
{
    switch (side) {
    case Side::North: return told(QT_TRANSLATE_NOOP("Print", "north of %1"));
    case Side::East: return told(QT_TRANSLATE_NOOP("Print", "east of %1"));
    case Side::South: return told(QT_TRANSLATE_NOOP("Print", "south of %1"));
    case Side::West: return told(QT_TRANSLATE_NOOP("Print", "west of %1"));
    }
    return {};
}

/// On which side of `there` an area lies, and along how many squares they touch; 0 if they do not.
std::pair<Side, int> contactOf(const QRect& area, const QRect& there)
{
    const int across = std::min(area.right(), there.right()) - std::max(area.left(), there.left()) + 1;
    const int down = std::min(area.bottom(), there.bottom()) - std::max(area.top(), there.top()) + 1;
    if (down > 0 && area.left() == there.right() + 1)
        return {Side::East, down};
    if (down > 0 && area.right() + 1 == there.left())
        return {Side::West, down};
    if (across > 0 && area.top() == there.bottom() + 1)
        return {Side::South, across};
    if (across > 0 && area.bottom() + 1 == there.top())
        return {Side::North, across};
    return {Side::North, 0};
}

} // namespace

QString sideOnPaper(Side side)
{
    switch (side) {
    case Side::North: return told(QT_TRANSLATE_NOOP("Print", "north"));
    case Side::East: return told(QT_TRANSLATE_NOOP("Print", "east"));
    case Side::South: return told(QT_TRANSLATE_NOOP("Print", "south"));
    case Side::West: return told(QT_TRANSLATE_NOOP("Print", "west"));
    }
    return {};
}

PlaceWords::PlaceWords(const Scenario& scenario, const Content& content, std::string language)
    : m_scenario(scenario), m_content(content), m_language(std::move(language)), m_squares(scenario)
{}

QString PlaceWords::nameOf(const PlacedTile& tile) const
{
    return nameInWords(tile.id, m_scenario, m_content, m_language);
}

int PlaceWords::numberOf(const PlacedTile& tile) const
{
    return int(&tile - m_scenario.tiles.data()) + 1;
}

QRect PlaceWords::areaOf(const PlacedTile& tile) const
{
    const Size size = sizeOnTable(tile, m_content);
    return {tile.position.x, tile.position.y, size.width, size.height};
}

const PlacedTile* PlaceWords::tileAt(const Square& square) const
{
    const auto found = std::ranges::find_if(m_scenario.tiles, [&](const PlacedTile& tile) {
        return tile.position.level == square.level && areaOf(tile).contains(square.x, square.y);
    });
    return found == m_scenario.tiles.end() ? nullptr : &*found;
}

QString PlaceWords::square(const Square& square) const
{
    return QString::fromStdString(m_squares.name(square));
}

QString PlaceWords::squaresOf(const PlacedTile& tile) const
{
    const QRect area = areaOf(tile);
    Square last = tile.position;
    last.x = area.right();
    last.y = area.bottom();
    return told(QT_TRANSLATE_NOOP("Print", "%1 to %2")).arg(square(tile.position), square(last));
}

QString PlaceWords::beside(const PlacedTile& tile) const
{
    const PlacedTile* neighbour = nullptr;
    std::pair<Side, int> best{Side::North, 0};
    for (const PlacedTile& before : m_scenario.tiles) {
        if (&before == &tile)
            break;
        if (before.position.level != tile.position.level)
            continue;
        if (const auto contact = contactOf(areaOf(tile), areaOf(before)); contact.second > best.second) {
            best = contact;
            neighbour = &before;
        }
    }
    if (!neighbour)
        return {};
    return besideInWords(best.first)
        .arg(QStringLiteral("%1 (%2)").arg(nameOf(*neighbour), QString::number(numberOf(*neighbour))));
}

QString PlaceWords::turnOf(const PlacedTile& tile) const
{
    switch (tile.rotation) {
    case Rotation::None: break;
    case Rotation::Quarter: return told(QT_TRANSLATE_NOOP("Print", "turned 90° clockwise"));
    case Rotation::Half: return told(QT_TRANSLATE_NOOP("Print", "turned 180°"));
    case Rotation::ThreeQuarters: return told(QT_TRANSLATE_NOOP("Print", "turned 90° counter-clockwise"));
    }
    return {};
}

QString PlaceWords::place(const Square& at) const
{
    const PlacedTile* tile = tileAt(at);
    if (!tile)
        return told(QT_TRANSLATE_NOOP("Print", "%1, outside of the tiles")).arg(square(at));
    QStringList words{QStringLiteral("%1 (%2)").arg(nameOf(*tile), QString::number(numberOf(*tile))),
                      square(at)};
    if (const QString where = beside(*tile); !where.isEmpty())
        words << where;
    return words.join(QStringLiteral(", "));
}

} // namespace delve::mageknight
