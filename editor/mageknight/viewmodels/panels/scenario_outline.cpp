// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/panels/scenario_outline.h"

#include "editor/mageknight/text/edit_labels.h"
#include "editor/mageknight/text/thing_names.h"
#include "editor/viewmodels/document/follow_document.h"

#include <QLocale>

#include <algorithm>

namespace delve::mageknight {

void ScenarioOutline::setDocument(ScenarioViewModel* document)
{
    if (!followDocument(
            m_document, document, *this, [this] { updateSoon(); }, [this] { selectionChanged(); }))
        return;
    begin();
    emit documentChanged();
}

namespace {

/// Each thing below the tile that it belongs to or that its middle lies on; arrows and stray pieces below
/// their level.
struct Arrangement
{
    std::map<ThingId, std::vector<ThingId>> onTiles;
    std::map<int, std::vector<ThingId>> beside;
};

Arrangement arrange(const ThingMap& things)
{
    Arrangement arrangement;
    for (const PlacedTile& tile : things.scenario().tiles)
        arrangement.onTiles[tile.id];
    visitAllLists(things.scenario(), [&]<typename Thing>(ThingKind kind, const std::vector<Thing>& list) {
        if (kind == ThingKind::Player || kind == ThingKind::Tile)
            return;
        for (std::size_t number = 0; number < list.size(); ++number) {
            const ThingId& id = list[number].id;
            if constexpr (std::is_same_v<Thing, PlacedDoor>) {
                const auto tile = arrangement.onTiles.find(list[number].tile);
                (tile != arrangement.onTiles.end() ? tile->second : arrangement.beside[0]).push_back(id);
            } else {
                const auto& bounds = things.boundsOf(ThingPlace{kind, number});
                const PlacedTile* tile =
                    bounds ? things.tileAt(bounds->area.center(), bounds->level) : nullptr;
                (tile ? arrangement.onTiles[tile->id] : arrangement.beside[bounds ? bounds->level : 0])
                    .push_back(id);
            }
        }
    });
    return arrangement;
}

} // namespace

std::vector<OutlineModel::Row> ScenarioOutline::rows() const
{
    if (!m_document)
        return {};
    const Scenario& scenario = m_document->model().scenario();
    std::vector<Row> rows;
    const auto heading = [&](const QString& key, const QString& title) {
        rows.push_back({key, title, {}, 0, true, {}});
        return isOpen(key);
    };
    const auto branch = [&](const ThingId& id, bool isBranch, const ThingId& selects) {
        const QString key = QString::fromStdString(id.text());
        rows.push_back({key, {}, id, 1, isBranch, selects});
        return isOpen(key);
    };
    const auto leaf = [&](const ThingId& id, int depth, const ThingId& selects) {
        rows.push_back({{}, {}, id, depth, false, selects});
    };
    if (heading(QStringLiteral("players"), tr("Players")))
        for (const Player& player : scenario.players)
            if (branch(player.id, !player.team.empty(), {}))
                for (const TeamMember& member : player.team)
                    leaf(member.id, 2, {});

    Arrangement arrangement = arrange(m_document->model().things());
    const QStringList levels = m_document->levelNames();
    for (int level = 0; level < levels.size(); ++level) {
        if (!heading(QStringLiteral("level %1").arg(level), levels[level]))
            continue;
        for (const PlacedTile& tile : scenario.tiles) {
            if (tile.position.level != level)
                continue;
            const auto& pieces = arrangement.onTiles[tile.id];
            if (branch(tile.id, !pieces.empty(), tile.id))
                for (const ThingId& id : pieces)
                    leaf(id, 2, id);
        }
        for (const ThingId& id : arrangement.beside[level])
            leaf(id, 1, id);
    }
    return rows;
}

QString ScenarioOutline::titleOf(const ThingId& thing) const
{
    return titleOnItsLevel(thing, m_document->model().scenario(), m_document->model().content(),
                           QLocale().name().toStdString());
}

bool ScenarioOutline::isSelected(const ThingId& thing) const
{
    return m_document->selection()->contains(thing);
}

void ScenarioOutline::choose(const ThingId& thing)
{
    m_document->selection()->set({thing});
}

std::optional<OutlineModel::Spot> ScenarioOutline::spotOf(const ThingId& thing) const
{
    const auto bounds = m_document->model().things().boundsOf(thing);
    if (!bounds)
        return std::nullopt;
    return Spot{bounds->level, bounds->area};
}

} // namespace delve::mageknight
