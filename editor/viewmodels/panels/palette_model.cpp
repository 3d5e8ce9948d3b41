// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/viewmodels/panels/palette_model.h"

#include "editor/text/word_search.h"

#include <algorithm>

namespace delve {

void PaletteModel::setSearch(const QString& search)
{
    if (m_search == search)
        return;
    m_search = search;
    emit searchChanged();
    refresh();
}

QStringList PaletteModel::filterNames() const
{
    return QStringList(tr("All pieces")) + m_groups;
}

void PaletteModel::setFilter(int filter)
{
    if (m_filter == filter || filter < 0 || filter > m_groups.size())
        return;
    m_filter = filter;
    emit filterChanged();
    refresh();
}

bool PaletteModel::isWanted(const Entry& piece) const
{
    return (m_filter == 0 || piece.group == m_groups[m_filter - 1]) &&
           hasWords(piece.name + u' ' + piece.group + u' ' + piece.detail, m_search);
}

void PaletteModel::refresh()
{
    std::vector<Entry> all = pieces();
    QStringList groups;
    for (const Entry& piece : all)
        if (!groups.contains(piece.group))
            groups << piece.group;
    beginResetModel();
    if (groups.size() != m_groups.size())
        m_filter = 0;
    const bool isOther = groups != m_groups;
    m_groups = groups;
    std::erase_if(all, [this](const Entry& piece) { return !isWanted(piece); });
    m_shown = std::move(all);
    endResetModel();
    emit countChanged();
    if (isOther)
        emit filterNamesChanged();
    emit filterChanged();
}

QVariantList PaletteModel::offers() const
{
    QVariantList offers;
    for (const Entry& piece : pieces())
        offers << QVariantMap{{QStringLiteral("key"), piece.key},
                              {QStringLiteral("name"), piece.name},
                              {QStringLiteral("group"), piece.group}};
    return offers;
}

void PaletteModel::updateStock(const QString& key)
{
    const auto piece = std::ranges::find(m_shown, key, &Entry::key);
    if (piece == m_shown.end())
        return;
    const QModelIndex at = index(int(piece - m_shown.begin()));
    emit dataChanged(at, at, {LeftRole});
}

void PaletteModel::updateAllStock()
{
    if (count() > 0)
        emit dataChanged(index(0), index(count() - 1), {LeftRole});
}

int PaletteModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : count();
}

QVariant PaletteModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Entry& piece = m_shown[std::size_t(index.row())];
    switch (role) {
    case PieceRole: return piece.key;
    case Qt::DisplayRole:
    case NameRole: return piece.name;
    case GroupRole: return piece.group;
    case DetailRole: return piece.detail;
    case LeftRole: return leftOf(piece.key);
    case TwoSidedRole: return piece.isTwoSided;
    default: return {};
    }
}

QHash<int, QByteArray> PaletteModel::roleNames() const
{
    return {{PieceRole, "piece"},   {NameRole, "name"},      {GroupRole, "group"},
            {DetailRole, "detail"}, {LeftRole, "stockLeft"}, {TwoSidedRole, "twoSided"}};
}

} // namespace delve
