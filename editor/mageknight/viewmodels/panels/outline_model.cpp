// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/panels/outline_model.h"

#include "editor/mageknight/text/edit_labels.h"
#include "editor/mageknight/text/thing_names.h"

#include <QLocale>

#include <algorithm>

namespace delve::mageknight {

OutlineModel::OutlineModel(QObject* parent) : QAbstractListModel(parent)
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(0);
    connect(&m_soon, &QTimer::timeout, this, &OutlineModel::update);
}

void OutlineModel::setDocument(ScenarioViewModel* document)
{
    if (m_document == document)
        return;
    if (m_document) {
        disconnect(m_document, nullptr, this, nullptr);
        disconnect(m_document->selection(), nullptr, this, nullptr);
    }
    m_document = document;
    if (m_document) {
        const auto soon = [this] {
            if (m_isActive)
                m_soon.start();
        };
        connect(m_document, &ScenarioViewModel::edited, this, soon);
        connect(m_document, &ScenarioViewModel::contentChanged, this, soon);
        connect(m_document->selection(), &ThingSelection::changed, this, [this] {
            if (!m_rows.empty())
                emit dataChanged(index(0), index(rowCount() - 1), {SelectedRole});
        });
    }
    m_closed.clear();
    update();
    emit documentChanged();
}

void OutlineModel::setActive(bool active)
{
    if (m_isActive == active)
        return;
    m_isActive = active;
    update();
    emit activeChanged();
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

std::vector<OutlineModel::Row> OutlineModel::rows() const
{
    const Scenario& scenario = m_document->model().scenario();
    std::vector<Row> rows;
    const auto isOpen = [&](const QString& key) { return !m_closed.contains(key); };
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

QString OutlineModel::textOf(const Row& row) const
{
    if (row.named.empty())
        return row.title;
    return titleOnItsLevel(row.named, m_document->model().scenario(), m_document->model().content(),
                           QLocale().name().toStdString());
}

void OutlineModel::update()
{
    beginResetModel();
    m_rows = m_document && m_isActive ? rows() : std::vector<Row>();
    endResetModel();
}

void OutlineModel::setOpen(int row, bool open)
{
    if (row < 0 || row >= rowCount() || !m_rows[std::size_t(row)].isBranch)
        return;
    const QString key = m_rows[std::size_t(row)].key;
    if (open ? !m_closed.remove(key) : m_closed.contains(key))
        return;
    if (!open)
        m_closed.insert(key);
    update();
}

int OutlineModel::select(int row)
{
    if (row < 0 || row >= rowCount() || m_rows[std::size_t(row)].thing.empty())
        return -1;
    const ThingId id = m_rows[std::size_t(row)].thing;
    m_document->selection()->set({id});
    const auto bounds = m_document->model().things().boundsOf(id);
    return bounds ? bounds->level : -1;
}

QVariantList OutlineModel::areasOf(int row) const
{
    if (row < 0 || row >= rowCount())
        return {};
    const auto bounds = m_document->model().things().boundsOf(m_rows[std::size_t(row)].thing);
    return bounds ? QVariantList{bounds->area} : QVariantList();
}

int OutlineModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

QVariant OutlineModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row& row = m_rows[std::size_t(index.row())];
    switch (role) {
    case Qt::DisplayRole:
    case TextRole: return textOf(row);
    case DepthRole: return row.depth;
    case BranchRole: return row.isBranch;
    case OpenRole: return row.isBranch && !m_closed.contains(row.key);
    case SelectedRole: return !row.thing.empty() && m_document->selection()->contains(row.thing);
    default: return {};
    }
}

QHash<int, QByteArray> OutlineModel::roleNames() const
{
    return {{TextRole, "text"},
            {DepthRole, "depth"},
            {BranchRole, "branch"},
            {OpenRole, "open"},
            {SelectedRole, "selected"}};
}

} // namespace delve::mageknight
