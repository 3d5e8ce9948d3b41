// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/viewmodels/document/card_commands.h"

#include "engine/dungeoneer/scenario/edits/map_edits.h"
#include "engine/dungeoneer/scenario/edits/thing_edits.h"
#include "engine/dungeoneer/scenario/parse_scenario.h"
#include "engine/dungeoneer/scenario/thing_ids.h"
#include "engine/dungeoneer/scenario/write_scenario.h"
#include "engine/dungeoneer/setup/hidden_ways.h"
#include "engine/dungeoneer/setup/portals.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QRandomGenerator>
#include <climits>

#include <algorithm>

namespace delve::dungeoneer {

namespace {

/// The column farthest west, the row farthest north, and how many columns there are.
struct Corner
{
    int column = INT_MAX;
    int row = INT_MAX;
    int last = INT_MIN;
};

Corner cornerOf(const Scenario& things)
{
    Corner corner;
    const auto include = [&](Cell cell) {
        corner.column = std::min(corner.column, cell.column);
        corner.row = std::min(corner.row, cell.row);
        corner.last = std::max(corner.last, cell.column);
    };
    for (const MapKind kind : allMapKinds)
        for (const PlacedCard& card : things.cards(kind))
            include(card.cell);
    for (const Note& note : things.pinnedNotes)
        include(note.cell);
    return corner;
}

} // namespace

CardCommands::CardCommands(CardMapDocument& document, CardSelection& selection, QObject* parent)
    : MapCommands(parent), m_document(document), m_selection(selection)
{
    connect(&document, &CardMapDocument::edited, this, &CardCommands::waysChanged);
    connect(&document, &CardMapDocument::contentChanged, this, &CardCommands::waysChanged);
    connect(&selection, &CardSelection::changed, this, &CardCommands::waysChanged);
}

void CardCommands::turn()
{
    m_document.push(turnCards(m_document.scenario(), m_selection.ids()));
}

void CardCommands::remove()
{
    m_document.push(removeThings(m_document.scenario(), m_selection.ids()));
}

void CardCommands::nudge(int dx, int dy)
{
    m_document.push(moveCards(m_document.scenario(), m_selection.ids(), {dx, dy}));
}

Scenario CardCommands::selected() const
{
    const Scenario& scenario = m_document.scenario();
    Scenario things;
    things.packs = scenario.packs;
    const auto take = [this](const auto& from, auto& to) {
        std::ranges::copy_if(from, std::back_inserter(to),
                             [this](const auto& thing) { return m_selection.contains(thing.id); });
    };
    for (const MapKind kind : allMapKinds) {
        take(scenario.cards(kind), things.cards(kind));
        if (!things.cards(kind).empty())
            things.maps.push_back(kind);
    }
    take(scenario.pinnedNotes, things.pinnedNotes);
    for (const Note& note : things.pinnedNotes)
        if (std::ranges::find(things.maps, note.map) == things.maps.end())
            things.maps.push_back(note.map);
    std::ranges::sort(things.maps);
    return things;
}

void CardCommands::copy() const
{
    if (m_selection.count() > 0)
        QGuiApplication::clipboard()->setText(QString::fromStdString(writeScenario(selected())));
}

void CardCommands::cut()
{
    copy();
    if (m_selection.count() > 0)
        m_document.push(removeThings(m_document.scenario(), m_selection.ids()), tr("Cut"));
}

bool CardCommands::place(const Scenario& things, Offset by, std::optional<MapKind> map)
{
    Random random(QRandomGenerator::global()->generate64());
    Scenario after = m_document.scenario();
    std::vector<ThingId> placed;
    const auto moved = [&by](Cell cell) { return Cell{cell.column + by.dx, cell.row + by.dy}; };
    for (const MapKind kind : allMapKinds)
        for (PlacedCard card : things.cards(kind)) {
            card.id = ThingIds(after).draw(random);
            card.cell = moved(card.cell);
            card.isExempt = false; // that was about the place where it lay
            placed.push_back(card.id);
            apply(after, layCard(after, m_document.cards(), map.value_or(kind), std::move(card)));
        }
    for (Note note : things.pinnedNotes) {
        note.id = ThingIds(after).draw(random);
        note.cell = moved(note.cell);
        note.map = map.value_or(note.map);
        if (!isOnTable(note.cell))
            continue;
        placed.push_back(note.id);
        apply(after, addThing(after, std::move(note)));
    }
    if (!m_document.push(difference(EditName::AddThing, m_document.scenario(), after), tr("Paste")))
        return false;
    m_selection.set(std::move(placed));
    return true;
}

bool CardCommands::paste(int level, int x, int y)
{
    const auto things = parseScenario(QGuiApplication::clipboard()->text().toStdString());
    if (!things)
        return false;
    const Corner corner = cornerOf(*things);
    if (corner.column == INT_MAX)
        return false;
    // What comes from one map goes to the one that is shown; what comes from both stays where it was.
    const bool isOfOne = things->maps.size() < 2;
    return place(*things, {x - corner.column, y - corner.row},
                 isOfOne ? std::optional(MapKind(level)) : std::nullopt);
}

void CardCommands::duplicate()
{
    if (m_selection.count() == 0)
        return;
    const Scenario things = selected();
    const Corner corner = cornerOf(things);
    place(things, {corner.last - corner.column + 1, 0}, std::nullopt);
}

void CardCommands::selectAll(int level)
{
    std::vector<ThingId> all;
    for (const PlacedCard& card : m_document.scenario().cards(MapKind(level)))
        all.push_back(card.id);
    for (const Note& note : m_document.scenario().pinnedNotes)
        if (int(note.map) == level)
            all.push_back(note.id);
    m_selection.set(std::move(all));
}

void CardCommands::addNote(int map, int column, int row, const QString& text)
{
    Note note{m_document.newId(), MapKind(map), {column, row}, text.toStdString()};
    const ThingId id = note.id;
    if (m_document.push(addThing(m_document.scenario(), std::move(note)), tr("Add Note")))
        m_selection.set({id});
}

ThingId CardCommands::selectedCard() const
{
    const bool isOne = m_selection.count() == 1 && findCard(m_document.scenario(), m_selection.ids().front());
    return isOne ? m_selection.ids().front() : ThingId();
}

const PortalLink* CardCommands::selectedLink() const
{
    const ThingId card = selectedCard();
    return card.empty() ? nullptr : linkOf(m_document.scenario(), card);
}

bool CardCommands::canLinkPortal() const
{
    const Scenario& scenario = m_document.scenario();
    const FoundCard found = findCard(scenario, selectedCard());
    return found && found.map == MapKind::Wilderness && !m_document.isReadOnly() &&
           isPortal(*found.card, m_document.cards()) && !portalEnds(scenario, m_document.cards()).empty();
}

void CardCommands::linkPortal()
{
    if (!canLinkPortal())
        return;
    const Scenario& scenario = m_document.scenario();
    const auto ends = portalEnds(scenario, m_document.cards());
    const PortalLink* link = selectedLink();
    auto next = link ? std::ranges::find(ends, link->entrance) : ends.end();
    next = next == ends.end() || std::next(next) == ends.end() ? ends.begin() : std::next(next);
    m_document.push(delve::dungeoneer::linkPortal(scenario, m_document.newId(), selectedCard(), *next));
}

void CardCommands::unlinkPortal()
{
    if (!canUnlinkPortal())
        return;
    const ThingId link = selectedLink()->id;
    m_document.push(removeThings(m_document.scenario(), std::span(&link, 1)), tr("Remove Portal Link"));
}

bool CardCommands::canGoThrough() const
{
    return !hiddenWaysFrom(m_document.scenario(), m_document.cards(), selectedCard()).empty();
}

void CardCommands::goThrough()
{
    const ThingId from = selectedCard();
    const auto ways = hiddenWaysFrom(m_document.scenario(), m_document.cards(), from);
    if (ways.empty())
        return;
    // Not back at once, where there is another way to see.
    auto next = std::ranges::find(ways, m_cameFrom, &HiddenWay::to);
    next = next == ways.end() || std::next(next) == ways.end() ? ways.begin() : std::next(next);
    m_cameFrom = from;
    m_selection.set({next->to});
}

} // namespace delve::dungeoneer
