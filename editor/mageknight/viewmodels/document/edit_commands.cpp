// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/document/edit_commands.h"

#include "editor/mageknight/document/thing_bounds.h"
#include "editor/mageknight/document/thing_groups.h"
#include "engine/mageknight/scenario/edits/paste_edits.h"
#include "engine/mageknight/scenario/edits/table_edits.h"
#include "engine/mageknight/scenario/edits/thing_edits.h"
#include "engine/mageknight/scenario/parse_scenario.h"
#include "engine/mageknight/scenario/write_scenario.h"

#include <QClipboard>
#include <QGuiApplication>

#include <algorithm>
#include <cmath>

namespace delve::mageknight {

namespace {

bool isAnything(ThingKind kind)
{
    return kind != ThingKind::Player;
}

} // namespace

Edit movedBy(const ScenarioDocument& document, std::span<const ThingId> ids, Offset by)
{
    const Scenario& scenario = document.scenario();
    if (ids.size() == 1)
        if (const auto place = document.things().find(ids.front()); place && place->kind == ThingKind::Door)
            if (auto edge = edgeOnTable(scenario, document.content(), scenario.doors[place->index])) {
                edge->square = edge->square + by;
                return moveDoor(scenario, document.content(), place->index, *edge);
            }
    return moveThings(scenario, document.content(), ids, by);
}

EditCommands::EditCommands(ScenarioDocument& document, ThingSelection& selection, QObject* parent)
    : MapCommands(parent), m_document(document), m_selection(selection)
{}

void EditCommands::turn(int quarters)
{
    m_document.push(turnThings(m_document.scenario(), m_document.content(), m_selection.ids(), quarters));
}

void EditCommands::flip()
{
    m_document.push(flipTiles(m_document.scenario(), m_selection.ids()));
}

void EditCommands::remove()
{
    m_document.push(removeThings(m_document.scenario(), m_document.content(), m_selection.ids()));
}

void EditCommands::nudge(int dx, int dy)
{
    m_document.push(movedBy(m_document, m_selection.ids(), {dx, dy}));
}

Scenario EditCommands::copied() const
{
    return copyThings(m_document.scenario(), m_document.content(), m_selection.ids());
}

std::optional<Scenario> EditCommands::pasted() const
{
    auto things = parseScenario(QGuiApplication::clipboard()->text().toStdString());
    return things ? std::optional(std::move(*things)) : std::nullopt;
}

void EditCommands::copy() const
{
    if (m_selection.count() == 0)
        return;
    const Scenario things = copied();
    QGuiApplication::clipboard()->setText(QString::fromStdString(writeScenario(things)));
}

void EditCommands::cut()
{
    copy();
    if (m_selection.count() > 0)
        m_document.push(removeThings(m_document.scenario(), m_document.content(), m_selection.ids()),
                        tr("Cut"));
}

bool EditCommands::place(const Scenario& things, Offset by, int level)
{
    Edit edit = pasteThings(m_document.scenario(), things, by, level, m_document.random());
    std::vector<ThingId> placed = addedThings(edit);
    if (!m_document.push(std::move(edit)))
        return false;
    m_selection.set(std::move(placed));
    return true;
}

bool EditCommands::paste(int level, int x, int y)
{
    const auto things = pasted();
    if (!things)
        return false;
    const QRect squares = squaresOf(*things, m_document.content());
    return place(*things, {x - squares.x(), y - squares.y()}, level);
}

void EditCommands::duplicate()
{
    if (m_selection.count() == 0)
        return;
    const Scenario things = copied();
    int level = 0;
    for (const ThingId& id : m_selection.ids())
        if (const auto bounds = m_document.things().boundsOf(id))
            level = bounds->level;
    place(things, {squaresOf(things, m_document.content()).width(), 0}, level);
}

void EditCommands::makeCentral()
{
    Scenario after = m_document.scenario();
    const auto chosen = m_selection.ids();
    const auto isChosen = [&](const PlacedTile& tile) {
        return chosen.size() == 1 && tile.id == chosen.front();
    };
    if (std::ranges::none_of(after.tiles, isChosen))
        return;
    for (PlacedTile& tile : after.tiles)
        if (isChosen(tile))
            tile.role = TileRole::Central;
        else if (tile.role == TileRole::Central)
            tile.role = TileRole::None;
    m_document.push(difference(EditName::ChangeThing, m_document.scenario(), after),
                    tr("Make It the Central Chamber"));
}

void EditCommands::selectAll(int level)
{
    constexpr double everywhere = 1e6;
    const QRectF area(-everywhere, -everywhere, 2 * everywhere, 2 * everywhere);
    m_selection.set(m_document.things().within(area, level, isAnything));
}

} // namespace delve::mageknight
