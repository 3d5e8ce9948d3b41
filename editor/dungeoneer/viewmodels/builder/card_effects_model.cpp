// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/viewmodels/builder/card_effects_model.h"

#include "editor/dungeoneer/viewmodels/builder/card_labels.h"
#include "editor/text/messages.h"
#include "editor/viewmodels/exchange_watched.h"

#include <algorithm>

namespace delve::dungeoneer {

void CardEffectsModel::setDraft(SetDraft* draft)
{
    if (!exchangeWatched(m_draft, draft, *this))
        return;
    if (m_draft)
        connect(m_draft, &SetDraft::pieceEdited, this, &CardEffectsModel::refresh);
    emit draftChanged();
    refresh();
}

QStringList CardEffectsModel::kinds() const
{
    QStringList labels;
    for (const auto& [kind, label] : labelsOf<EffectKind>())
        labels << label;
    return labels;
}

const EffectListPlace* CardEffectsModel::listCalled(const QString& name) const
{
    const auto found = std::ranges::find(m_lists, name, &EffectListPlace::name);
    return found == m_lists.end() ? nullptr : &*found;
}

std::optional<SetCard> CardEffectsModel::changed(const QString& list,
                                                 const std::function<void(Effects&)>& change) const
{
    auto card = m_draft ? m_draft->current() : std::nullopt;
    const EffectListPlace* place = listCalled(list);
    if (!card || !place)
        return std::nullopt;
    change(place->find(*card));
    return card;
}

bool CardEffectsModel::commit(const QString& list, const std::function<void(Effects&)>& change,
                              const QString& label)
{
    const auto card = changed(list, change);
    return card && m_draft->change(*card, label);
}

EffectModel* CardEffectsModel::newEffectModel(const QString& list, int place)
{
    const auto replacing = [place](const Effect& effect) {
        return [place, effect](Effects& effects) {
            if (std::size_t(place) < effects.size())
                effects[std::size_t(place)] = effect;
        };
    };
    return new EffectModel({.fault =
                                [this, list, replacing](const Effect& effect) {
                                    const auto card = changed(list, replacing(effect));
                                    const auto read = card ? readBack(*card, m_draft->id().toStdString())
                                                           : Result<SetCard>(Error{});
                                    return read ? QString() : sentence(read.error().what);
                                },
                            .commit =
                                [this, list, replacing](const Effect& effect, const QString& label) {
                                    return commit(list, replacing(effect), tr("Change %1").arg(label));
                                }},
                           this);
}

/// Rows stay as long as the lists keep their lengths, so that one can go on choosing.
void CardEffectsModel::refresh()
{
    auto card = m_draft ? m_draft->current() : std::nullopt;
    m_lists = card ? effectListsOf(*card) : std::vector<EffectListPlace>();
    std::vector<Row> now;
    std::vector<Effect> effects; // of those rows that have one
    for (const EffectListPlace& list : m_lists) {
        const Effects& there = list.find(*card);
        now.push_back({.list = list.name, .title = list.title});
        effects.emplace_back();
        for (std::size_t i = 0; i < there.size(); ++i) {
            now.push_back({.list = list.name,
                           .title = list.title,
                           .place = int(i),
                           .isLast = i + 1 == there.size(),
                           .isRemovable = !list.isNeeded || there.size() > 1});
            effects.push_back(there[i]);
        }
    }
    const QString shown = m_draft ? m_draft->piece() : QString();
    const bool areSame =
        shown == m_shownCard &&
        std::ranges::equal(now, m_rows, [](const Row& a, const Row& b) { return a.isLike(b); });
    m_shownCard = shown;
    std::vector<EffectModel*> before;
    if (areSame) {
        for (std::size_t i = 0; i < now.size(); ++i)
            now[i].effect = m_rows[i].effect;
    } else {
        beginResetModel();
        for (const Row& row : m_rows)
            before.push_back(row.effect);
        for (Row& row : now)
            row.effect = row.place < 0 ? nullptr : newEffectModel(row.list, row.place);
    }
    m_rows = std::move(now);
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        if (m_rows[i].effect)
            m_rows[i].effect->show(effects[i], m_draft->model().set());
    if (areSame) {
        if (count() > 0)
            emit dataChanged(index(0), index(count() - 1), {TitleRole, LastRole, RemovableRole});
        return;
    }
    endResetModel();
    emit countChanged();
    for (EffectModel* gone : before)
        if (gone)
            gone->deleteLater();
}

bool CardEffectsModel::add(int row, int kind)
{
    if (row < 0 || row >= count() || kind < 0 || kind >= int(enumNames<EffectKind>.size()))
        return false;
    const Effect effect = newEffect(enumNames<EffectKind>[std::size_t(kind)].first);
    return commit(
        m_rows[std::size_t(row)].list, [&](Effects& effects) { effects.push_back(effect); },
        tr("Add Effect"));
}

bool CardEffectsModel::remove(int row)
{
    if (row < 0 || row >= count() || m_rows[std::size_t(row)].place < 0 ||
        !m_rows[std::size_t(row)].isRemovable)
        return false;
    const int place = m_rows[std::size_t(row)].place;
    return commit(
        m_rows[std::size_t(row)].list, [place](Effects& effects) { effects.erase(effects.begin() + place); },
        tr("Remove Effect"));
}

bool CardEffectsModel::move(int row, bool down)
{
    if (row < 0 || row >= count() || m_rows[std::size_t(row)].place < 0)
        return false;
    const int place = m_rows[std::size_t(row)].place;
    const int other = down ? place + 1 : place - 1;
    return commit(
        m_rows[std::size_t(row)].list,
        [place, other](Effects& effects) {
            if (other >= 0 && other < int(effects.size()))
                std::swap(effects[std::size_t(place)], effects[std::size_t(other)]);
        },
        tr("Move Effect"));
}

int CardEffectsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : count();
}

QVariant CardEffectsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row& row = m_rows[std::size_t(index.row())];
    switch (role) {
    case Qt::DisplayRole:
    case TitleRole: return row.title;
    case ListRole: return row.list;
    case EffectRole: return QVariant::fromValue(row.effect);
    case PlaceRole: return row.place;
    case LastRole: return row.isLast;
    case RemovableRole: return row.isRemovable;
    default: return {};
    }
}

QHash<int, QByteArray> CardEffectsModel::roleNames() const
{
    return {{TitleRole, "title"}, {ListRole, "list"}, {EffectRole, "effect"},
            {PlaceRole, "place"}, {LastRole, "last"}, {RemovableRole, "removable"}};
}

} // namespace delve::dungeoneer
