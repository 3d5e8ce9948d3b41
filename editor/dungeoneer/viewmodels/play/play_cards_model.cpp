// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/viewmodels/play/play_cards_model.h"

#include <algorithm>

namespace delve::dungeoneer {

void PlayCardsModel::show(std::vector<Row> rows)
{
    if (rows == m_rows)
        return;
    const bool areSame = std::ranges::equal(rows, m_rows, {}, &Row::key, &Row::key);
    if (areSame) {
        m_rows = std::move(rows);
        emit dataChanged(index(0), index(int(m_rows.size()) - 1));
    } else {
        beginResetModel();
        m_rows = std::move(rows);
        endResetModel();
    }
    emit changed();
}

QString PlayCardsModel::keyAt(int row) const
{
    return row >= 0 && row < count() ? m_rows[std::size_t(row)].key : QString();
}

int PlayCardsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : count();
}

QVariant PlayCardsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row& row = m_rows[std::size_t(index.row())];
    switch (role) {
    case KeyRole: return row.key;
    case PieceRole: return row.piece;
    case Qt::DisplayRole:
    case NameRole: return row.name;
    case SectionRole: return row.section;
    case PriceRole: return row.price;
    case SignRole: return row.sign;
    case CostRole: return row.cost;
    case NoteRole: return row.note;
    case DescriptionRole: return row.description;
    case PlayableRole: return row.playable;
    case NumberRole: return row.number;
    default: return {};
    }
}

QHash<int, QByteArray> PlayCardsModel::roleNames() const
{
    return {{KeyRole, "key"},           {PieceRole, "piece"},  {NameRole, "name"},
            {SectionRole, "section"},   {PriceRole, "price"},  {SignRole, "sign"},
            {CostRole, "cost"},         {NoteRole, "note"},    {DescriptionRole, "description"},
            {PlayableRole, "playable"}, {NumberRole, "number"}};
}

} // namespace delve::dungeoneer
