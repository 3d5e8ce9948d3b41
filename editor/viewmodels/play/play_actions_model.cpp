// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/viewmodels/play/play_actions_model.h"

#include "editor/viewmodels/play/play_game.h"

namespace delve {

PlayActionsModel::PlayActionsModel(PlayGame& game) : QAbstractListModel(&game), m_game(game)
{}

bool PlayActionsModel::isAction(int action) const
{
    return m_game.table() && action >= 0 && action < m_game.table()->actionCount();
}

void PlayActionsModel::refresh()
{
    beginResetModel();
    m_rows = m_game.doesPersonChoose() ? m_game.table()->actionRows() : std::vector<PlayedTable::ActionRow>();
    m_hasDigits = m_game.table() && m_game.table()->hasDigits();
    endResetModel();
    m_current = -1;
    emit refreshed();
    emit currentChanged();
}

void PlayActionsModel::setCurrent(int row)
{
    const int wanted = row >= 0 && row < count() ? row : -1;
    if (m_current == wanted)
        return;
    m_current = wanted;
    emit currentChanged();
}

void PlayActionsModel::walk(int step)
{
    if (m_rows.empty())
        return;
    const int from = m_current < 0 && step < 0 ? 0 : m_current;
    setCurrent((from + step + count()) % count());
}

bool PlayActionsModel::take(int row)
{
    if (row < 0 || row >= count() || !m_rows[std::size_t(row)].choices.empty())
        return false;
    m_game.act(m_rows[std::size_t(row)].action);
    return true;
}

int PlayActionsModel::digitOf(int row) const
{
    constexpr int lastDigit = 9;
    if (!m_hasDigits)
        return row < lastDigit ? row + 1 : -1;
    return m_game.table()->digitOf(m_rows[std::size_t(row)].action);
}

QVariantList PlayActionsModel::meantBy(int digit) const
{
    QVariantList actions;
    for (int row = 0; row < count(); ++row)
        if (digitOf(row) == digit)
            actions << m_rows[std::size_t(row)].action;
    return actions;
}

int PlayActionsModel::rowOf(int action) const
{
    for (int row = 0; row < count(); ++row) {
        const PlayedTable::ActionRow& entry = m_rows[std::size_t(row)];
        if (entry.action == action)
            return row;
        for (const PlayedTable::Choice& choice : entry.choices)
            if (choice.action == action)
                return row;
    }
    return -1;
}

int PlayActionsModel::currentAction() const
{
    return m_current < 0 ? -1 : m_rows[std::size_t(m_current)].action;
}

QString PlayActionsModel::textOf(int action) const
{
    return isAction(action) ? m_game.table()->actionText(action) : QString();
}

QString PlayActionsModel::chanceOf(int action) const
{
    return isAction(action) ? m_game.table()->chanceOf(action) : QString();
}

int PlayActionsModel::priceOf(int action) const
{
    return isAction(action) ? m_game.table()->priceOf(action) : 0;
}

QVariantList PlayActionsModel::choicesOf(int action) const
{
    const int row = rowOf(action);
    return row < 0 ? QVariantList() : listOf(m_rows[std::size_t(row)].choices);
}

QVariantList PlayActionsModel::listOf(const std::vector<PlayedTable::Choice>& choices)
{
    QVariantList list;
    for (const PlayedTable::Choice& choice : choices)
        list << QVariantMap{{QStringLiteral("direction"), choice.direction},
                            {QStringLiteral("label"), choice.label},
                            {QStringLiteral("action"), choice.action}};
    return list;
}

QString PlayActionsModel::currentText() const
{
    return m_current < 0 ? QString() : m_rows[std::size_t(m_current)].text;
}

QStringList PlayActionsModel::odds() const
{
    return isAction(currentAction()) ? m_game.table()->oddsOf(currentAction()) : QStringList();
}

int PlayActionsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : count();
}

QVariant PlayActionsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const PlayedTable::ActionRow& row = m_rows[std::size_t(index.row())];
    switch (role) {
    case Qt::DisplayRole:
    case TextRole: return row.text;
    case GroupRole: return isAction(row.action) ? m_game.table()->actionGroup(row.action) : QString();
    case ChanceRole: return row.choices.empty() ? chanceOf(row.action) : QString();
    case PriceRole: return priceOf(row.action);
    case ActionRole: return row.choices.empty() ? row.action : -1;
    case ChoicesRole: return listOf(row.choices);
    case FoldedRole: return row.isFolded;
    case DigitRole: return digitOf(index.row());
    default: return {};
    }
}

QHash<int, QByteArray> PlayActionsModel::roleNames() const
{
    return {{TextRole, "label"},    {GroupRole, "group"},     {ChanceRole, "chance"}, {PriceRole, "price"},
            {ActionRole, "action"}, {ChoicesRole, "choices"}, {FoldedRole, "folded"}, {DigitRole, "digit"}};
}

} // namespace delve
