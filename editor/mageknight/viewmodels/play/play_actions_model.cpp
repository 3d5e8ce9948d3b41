// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/play/play_actions_model.h"

#include "editor/mageknight/text/play/action_groups.h"
#include "editor/mageknight/text/play/play_sentences.h"
#include "editor/mageknight/viewmodels/play/play_game.h"

namespace delve::mageknight {

using namespace play;

namespace {

template <typename T, typename... Others> constexpr bool isOneOf = (std::is_same_v<T, Others> || ...);

/// A step or turn of the active figure: the board and the compass are better for it.
bool isOfCompass(const Action& action)
{
    if (const auto* step = std::get_if<Step>(&action))
        return !step->use;
    return std::holds_alternative<play::Turn>(action);
}

/// What is said of actions that differ only in a direction, and the direction.
struct Directed
{
    QString text;
    Direction direction;
};

std::optional<Directed> directed(const Action& action, const PlayWords& words)
{
    return std::visit(
        [&]<typename T>(const T& what) -> std::optional<Directed> {
            if constexpr (isOneOf<T, Spin, TurnNimble>)
                return Directed{PlayActionsModel::tr("Turn %1").arg(words.of(what.figure)), what.facing};
            else if constexpr (std::is_same_v<T, FaceTo>)
                return Directed{PlayActionsModel::tr("Choose the facing"), what.facing};
            else if constexpr (std::is_same_v<T, PlaceMonster>)
                return Directed{PlayActionsModel::tr("On %1, facing").arg(words.square(what.to)),
                                what.facing};
            else if constexpr (std::is_same_v<T, PutChest>)
                return Directed{PlayActionsModel::tr("On %1, facing").arg(words.square(what.to)),
                                directionOf(what.facing)};
            else
                return std::nullopt;
        },
        action);
}

} // namespace

PlayActionsModel::PlayActionsModel(PlayGame& game) : QAbstractListModel(&game), m_game(game)
{}

const Action& PlayActionsModel::actionOf(const Row& row) const
{
    return m_game.moment().legal()[std::size_t(row.action)];
}

void PlayActionsModel::refresh()
{
    beginResetModel();
    m_rows.clear();
    if (m_game.isRunning() && m_game.doesPersonChoose()) {
        const Actions& legal = m_game.moment().legal();
        const GameState& state = m_game.moment().view().state;
        for (int i = 0; i < int(legal.size()); ++i) {
            const Action& action = legal[std::size_t(i)];
            if (isOfCompass(action))
                continue;
            const auto facing = directed(action, m_game.words());
            if (!facing) {
                m_rows.push_back({sentence(action, state, m_game.words()), i, {}});
                continue;
            }
            if (m_rows.empty() || m_rows.back().choices.empty() || m_rows.back().text != facing->text)
                m_rows.push_back({facing->text, i, {}});
            m_rows.back().choices.push_back({facing->direction, i});
        }
    }
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

int PlayActionsModel::rowOf(int action) const
{
    for (int row = 0; row < count(); ++row) {
        const Row& entry = m_rows[std::size_t(row)];
        if (entry.action == action)
            return row;
        for (const Choice& choice : entry.choices)
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
    const Actions& legal = m_game.moment().legal();
    return action < 0 || std::size_t(action) >= legal.size()
               ? QString()
               : sentence(legal[std::size_t(action)], m_game.moment().view().state, m_game.words());
}

QString PlayActionsModel::chanceOf(int action) const
{
    const Actions& legal = m_game.moment().legal();
    if (action < 0 || std::size_t(action) >= legal.size())
        return {};
    const auto& view = m_game.moment().view();
    const auto forecasts = forecastOf(view.game, view.state, legal[std::size_t(action)]);
    return forecasts ? chanceInWords(*forecasts, m_game.words()) : QString();
}

int PlayActionsModel::priceOf(int action) const
{
    const Actions& legal = m_game.moment().legal();
    if (action < 0 || std::size_t(action) >= legal.size())
        return 0;
    const auto& view = m_game.moment().view();
    return play::priceOf(view.game, view.state, legal[std::size_t(action)]);
}

QVariantList PlayActionsModel::choicesOf(int action) const
{
    const int row = rowOf(action);
    return row < 0 ? QVariantList() : listOf(m_rows[std::size_t(row)].choices);
}

QVariantList PlayActionsModel::listOf(const std::vector<Choice>& choices)
{
    QVariantList list;
    for (const Choice& choice : choices)
        list << QVariantMap{{QStringLiteral("direction"), int(choice.direction)},
                            {QStringLiteral("action"), choice.action}};
    return list;
}

QString PlayActionsModel::currentText() const
{
    return m_current < 0 ? QString() : m_rows[std::size_t(m_current)].text;
}

QStringList PlayActionsModel::odds() const
{
    if (m_current < 0)
        return {};
    const auto& view = m_game.moment().view();
    const Action& action = actionOf(m_rows[std::size_t(m_current)]);
    const auto forecasts = forecastOf(view.game, view.state, action);
    return forecasts ? oddsInWords(*forecasts, priceOf(m_rows[std::size_t(m_current)].action), m_game.words())
                     : QStringList();
}

int PlayActionsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : count();
}

QVariant PlayActionsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row& row = m_rows[std::size_t(index.row())];
    switch (role) {
    case Qt::DisplayRole:
    case TextRole: return row.text;
    case GroupRole: return inWords(groupOf(actionOf(row)));
    case ChanceRole: return row.choices.empty() ? chanceOf(row.action) : QString();
    case PriceRole: return row.choices.empty() ? priceOf(row.action) : 0;
    case ActionRole: return row.choices.empty() ? row.action : -1;
    case ChoicesRole: return listOf(row.choices);
    default: return {};
    }
}

QHash<int, QByteArray> PlayActionsModel::roleNames() const
{
    return {{TextRole, "label"},  {GroupRole, "group"},   {ChanceRole, "chance"},
            {PriceRole, "price"}, {ActionRole, "action"}, {ChoicesRole, "choices"}};
}

} // namespace delve::mageknight
