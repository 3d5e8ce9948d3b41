#include "editor/viewmodels/outline_model.h"

#include "editor/document/thing_bounds.h"
#include "editor/text/edit_labels.h"
#include "editor/text/thing_names.h"

#include <QLocale>

#include <algorithm>

namespace delve {

OutlineModel::OutlineModel(QObject* parent) : QAbstractListModel(parent)
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(0);
    connect(&m_soon, &QTimer::timeout, this, &OutlineModel::update);
}

void OutlineModel::setDocument(DocumentViewModel* document)
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
        connect(m_document, &DocumentViewModel::edited, this, soon);
        connect(m_document, &DocumentViewModel::contentChanged, this, soon);
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

std::vector<OutlineModel::Row> OutlineModel::rows() const
{
    const Scenario& scenario = m_document->document().scenario();
    const Content& content = m_document->document().content();
    const std::string language = QLocale().name().toStdString();
    std::vector<Row> rows;
    const auto add = [&](const QString& key, const QString& text, int depth, bool isBranch,
                         const ThingId& thing) {
        rows.push_back({key, text, depth, isBranch, thing});
        return !m_closed.contains(key);
    };
    const auto nameOf = [&](const ThingId& id) { return nameInWords(id, scenario, content, language); };
    if (add(QStringLiteral("players"), tr("Players"), 0, true, {}))
        for (const Player& player : scenario.players)
            if (add(QString::fromStdString(player.id.text()), nameOf(player.id), 1, !player.team.empty(), {}))
                for (const TeamMember& member : player.team)
                    add({}, nameOf(member.id), 2, false, {});

    // Each thing below the tile that its middle lies on; arrows and stray pieces below their level.
    const auto onTile = [&](const QPointF& point, int level) -> const PlacedTile* {
        const auto hits =
            thingsAt(point, level, scenario, content, [](ThingKind kind) { return kind == ThingKind::Tile; });
        const auto found = hits.empty() ? scenario.tiles.end()
                                        : std::ranges::find(scenario.tiles, hits.front(), &PlacedTile::id);
        return found == scenario.tiles.end() ? nullptr : &*found;
    };
    std::map<ThingId, std::vector<ThingId>> onTiles;
    std::map<int, std::vector<ThingId>> beside;
    visitAllLists(scenario, [&](ThingKind kind, const auto& list) {
        if (kind == ThingKind::Player || kind == ThingKind::Tile)
            return;
        for (const auto& thing : list) {
            const auto bounds = boundsOf(kind, thing, scenario, content);
            const QPointF middle = bounds ? bounds->area.center() : QPointF();
            const PlacedTile* tile = bounds ? onTile(middle, bounds->level) : nullptr;
            if (tile)
                onTiles[tile->id].push_back(thing.id);
            else
                beside[bounds ? bounds->level : 0].push_back(thing.id);
        }
    });
    const QStringList levels = m_document->levelNames();
    for (int level = 0; level < levels.size(); ++level) {
        if (!add(QStringLiteral("level %1").arg(level), levels[level], 0, true, {}))
            continue;
        for (const PlacedTile& tile : scenario.tiles) {
            if (tile.position.level != level)
                continue;
            const auto& pieces = onTiles[tile.id];
            if (add(QString::fromStdString(tile.id.text()), nameOf(tile.id), 1, !pieces.empty(), tile.id))
                for (const ThingId& id : pieces)
                    add({}, nameOf(id), 2, false, id);
        }
        for (const ThingId& id : beside[level])
            add({}, nameOf(id), 1, false, id);
    }
    return rows;
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
    const auto bounds = boundsOf(id, m_document->document().scenario(), m_document->document().content());
    return bounds ? bounds->level : -1;
}

QVariantList OutlineModel::areasOf(int row) const
{
    if (row < 0 || row >= rowCount())
        return {};
    const auto bounds = boundsOf(m_rows[std::size_t(row)].thing, m_document->document().scenario(),
                                 m_document->document().content());
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
    case TextRole: return row.text;
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

} // namespace delve
