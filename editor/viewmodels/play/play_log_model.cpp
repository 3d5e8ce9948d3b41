// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/viewmodels/play/play_log_model.h"

#include "editor/viewmodels/play/play_game.h"

#include <algorithm>

namespace delve {

PlayLogModel::PlayLogModel(PlayGame& game) : QAbstractListModel(&game), m_game(game)
{}

std::vector<PlayLogModel::Row> PlayLogModel::rowsOf(std::size_t action,
                                                    std::vector<PlayedTable::LogLine> lines) const
{
    std::vector<Row> rows;
    for (PlayedTable::LogLine& line : lines)
        if (m_detailed || !line.isDetail)
            rows.push_back({action, std::move(line)});
    return rows;
}

void PlayLogModel::tellAll()
{
    beginResetModel();
    m_rows.clear();
    m_told.clear();
    m_rest = m_game.table() ? rowsOf(0, m_game.table()->toldBeyond()) : std::vector<Row>();
    endResetModel();
    update();
}

void PlayLogModel::update()
{
    if (!m_game.table())
        return;
    const PlayedTable& table = *m_game.table();
    std::size_t same = 0;
    while (same < m_told.size() && same < table.recordedCount() && m_told[same] == table.markOf(same))
        ++same;
    m_told.resize(same);
    const auto first = std::ranges::lower_bound(m_rows, same, {}, &Row::action);
    if (first != m_rows.end()) {
        beginRemoveRows({}, int(first - m_rows.begin()), int(m_rows.size()) - 1);
        m_rows.erase(first, m_rows.end());
        endRemoveRows();
    }
    std::vector<Row> added;
    for (std::size_t i = same; i < table.recordedCount(); ++i) {
        m_told.push_back(table.markOf(i));
        for (Row& row : rowsOf(i, table.told(i)))
            added.push_back(std::move(row));
    }
    if (!added.empty()) {
        beginInsertRows({}, int(m_rows.size()), int(m_rows.size() + added.size()) - 1);
        m_rows.insert(m_rows.end(), std::make_move_iterator(added.begin()),
                      std::make_move_iterator(added.end()));
        endInsertRows();
    }
    if (count() > 0)
        emit dataChanged(index(0), index(count() - 1), {DoneRole});
    emit countChanged();
    emit momentChanged();
}

void PlayLogModel::setDetailed(bool detailed)
{
    if (m_detailed == detailed)
        return;
    m_detailed = detailed;
    emit detailedChanged();
    if (m_game.isRunning())
        tellAll();
}

int PlayLogModel::current() const
{
    if (!m_game.table())
        return -1;
    const auto behind = std::ranges::lower_bound(m_rows, m_game.table()->moment(), {}, &Row::action);
    return int(behind - m_rows.begin()) - 1;
}

int PlayLogModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : count();
}

QVariant PlayLogModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const std::size_t number = std::size_t(index.row());
    const bool isReached = number < m_rows.size();
    const Row& row = isReached ? m_rows[number] : m_rest[number - m_rows.size()];
    switch (role) {
    case Qt::DisplayRole:
    case TextRole: return row.line.text;
    case RuleRole: return row.line.rule;
    case IconRole: return row.line.icon;
    case MomentRole: return isReached ? int(row.action) + 1 : -1;
    case DoneRole: return isReached && row.action < m_game.table()->moment();
    case HeadingRole: return row.line.isHeading;
    case UnreachedRole: return !isReached;
    default: return {};
    }
}

QHash<int, QByteArray> PlayLogModel::roleNames() const
{
    return {{TextRole, "label"},         {RuleRole, "rule"}, {IconRole, "drawing"},
            {MomentRole, "moment"},      {DoneRole, "done"}, {HeadingRole, "heading"},
            {UnreachedRole, "unreached"}};
}

} // namespace delve
