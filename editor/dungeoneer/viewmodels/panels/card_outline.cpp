// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/viewmodels/panels/card_outline.h"

#include "editor/dungeoneer/text/map_names.h"
#include "editor/dungeoneer/viewmodels/canvas/map_geometry.h"
#include "editor/viewmodels/document/follow_document.h"

#include <QLocale>

namespace delve::dungeoneer {

void CardOutline::setDocument(CardMapViewModel* document)
{
    if (!followDocument(
            m_document, document, *this, [this] { updateSoon(); }, [this] { selectionChanged(); }))
        return;
    begin();
    emit documentChanged();
}

std::vector<OutlineModel::Row> CardOutline::rows() const
{
    if (!m_document)
        return {};
    const Scenario& scenario = m_document->model().scenario();
    std::vector<Row> rows;
    const auto heading = [&](const QString& key, const QString& title) {
        rows.push_back({key, title, {}, 0, true, {}});
        return isOpen(key);
    };
    const auto leaf = [&](const ThingId& id, const ThingId& selects) {
        rows.push_back({{}, {}, id, 1, false, selects});
    };
    if (heading(QStringLiteral("players"), tr("Players")))
        for (const Player& player : scenario.players)
            leaf(player.id, {});
    for (const MapKind kind : allMapKinds) {
        if (scenario.cards(kind).empty())
            continue;
        if (heading(QStringLiteral("map %1").arg(int(kind)), wordFor(kind)))
            for (const PlacedCard& card : scenario.cards(kind))
                leaf(card.id, card.id);
    }
    if (!scenario.pinnedNotes.empty() && heading(QStringLiteral("notes"), tr("Notes")))
        for (const Note& note : scenario.pinnedNotes)
            leaf(note.id, note.id);
    return rows;
}

QString CardOutline::titleOf(const ThingId& thing) const
{
    const Scenario& scenario = m_document->model().scenario();
    for (const Note& note : scenario.pinnedNotes)
        if (note.id == thing)
            return QString::fromStdString(note.text).section(u'\n', 0, 0);
    return ScenarioNames(scenario, m_document->model().cards(), QLocale().name().toStdString()).thing(thing);
}

bool CardOutline::isSelected(const ThingId& thing) const
{
    return m_document->selection()->contains(thing);
}

void CardOutline::choose(const ThingId& thing)
{
    m_document->selection()->set({thing});
}

std::optional<OutlineModel::Spot> CardOutline::spotOf(const ThingId& thing) const
{
    const auto spot = dungeoneer::spotOf(m_document->model().scenario(), thing);
    if (!spot)
        return std::nullopt;
    return Spot{int(spot->map), spot->area};
}

} // namespace delve::dungeoneer
