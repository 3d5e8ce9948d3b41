// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/play/play_log_model.h"

#include "editor/mageknight/text/play/event_icons.h"
#include "editor/mageknight/text/play/play_sentences.h"
#include "editor/mageknight/viewmodels/play/play_game.h"

#include <algorithm>

namespace delve::mageknight {

using namespace play;

PlayLogModel::PlayLogModel(PlayGame& game) : QAbstractListModel(&game), m_game(game)
{}

std::vector<PlayLogModel::Row> PlayLogModel::rowsOf(std::size_t action) const
{
    const GameSession& session = m_game.session();
    const Events events = session.eventsOf(action);
    const std::vector<Told> lines = told(events, session.stateBefore(action), m_game.words());
    std::vector<Row> rows;
    for (std::size_t i = 0; i < lines.size(); ++i)
        if (m_detailed || !lines[i].isDetail)
            rows.push_back({action, lines[i].text,
                            QString::fromUtf8(lines[i].rule.data(), qsizetype(lines[i].rule.size())),
                            iconOf(events[i]), std::holds_alternative<TurnBegan>(events[i].what)});
    return rows;
}

std::vector<PlayLogModel::Row> PlayLogModel::rowsOfRest() const
{
    const GameSession& session = m_game.session();
    const auto& older = session.record().older;
    if (!older || older->rest.empty())
        return {};
    std::vector<Row> rows{{0, restInWords(*older), {}, QStringLiteral("history"), true}};
    GameState state = session.stateBefore(std::min(older->reached, session.recordedCount()));
    for (const ToldStep& step : older->rest) {
        const std::vector<Told> lines = told(step, state, m_game.words());
        for (std::size_t i = 0; i < lines.size(); ++i) {
            if (lines[i].isDetail && !m_detailed)
                continue;
            const auto* what =
                i < step.events.size() && step.events[i].what ? &*step.events[i].what : nullptr;
            rows.push_back({0, lines[i].text,
                            QString::fromUtf8(lines[i].rule.data(), qsizetype(lines[i].rule.size())),
                            what ? iconOf(Event{{}, *what}) : QStringLiteral("question"),
                            what && std::holds_alternative<TurnBegan>(*what)});
        }
    }
    return rows;
}

void PlayLogModel::tellAll()
{
    beginResetModel();
    m_rows.clear();
    m_told.clear();
    m_rest = m_game.isRunning() ? rowsOfRest() : std::vector<Row>();
    endResetModel();
    update();
}

void PlayLogModel::update()
{
    if (!m_game.isRunning())
        return;
    const auto& steps = m_game.session().record().steps;
    std::size_t same = 0;
    while (same < m_told.size() && same < steps.size() && m_told[same] == steps[same].hash)
        ++same;
    m_told.resize(same);
    const auto first = std::ranges::lower_bound(m_rows, same, {}, &Row::action);
    if (first != m_rows.end()) {
        beginRemoveRows({}, int(first - m_rows.begin()), int(m_rows.size()) - 1);
        m_rows.erase(first, m_rows.end());
        endRemoveRows();
    }
    std::vector<Row> added;
    for (std::size_t i = same; i < steps.size(); ++i) {
        m_told.push_back(steps[i].hash);
        for (Row& row : rowsOf(i))
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
    if (!m_game.isRunning())
        return -1;
    const auto behind = std::ranges::lower_bound(m_rows, m_game.session().actionCount(), {}, &Row::action);
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
    case TextRole: return row.text;
    case RuleRole: return row.rule;
    case IconRole: return row.icon;
    case MomentRole: return isReached ? int(row.action) + 1 : -1;
    case DoneRole: return isReached && row.action < m_game.session().actionCount();
    case HeadingRole: return row.isHeading;
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

} // namespace delve::mageknight
