// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/viewmodels/games/game_registry.h"

#include "engine/base/file_head.h"

#include <QLocale>

namespace delve {

QQmlListProperty<WindowGame> GameRegistry::games()
{
    using List = QQmlListProperty<WindowGame>;
    static constexpr auto registry = [](List* list) { return static_cast<GameRegistry*>(list->object); };
    return {this,
            nullptr,
            [](List* list, WindowGame* game) { registry(list)->add(game); },
            [](List* list) { return registry(list)->m_games.size(); },
            [](List* list, qsizetype index) { return registry(list)->m_games.at(index); },
            nullptr};
}

void GameRegistry::add(WindowGame* game)
{
    beginInsertRows({}, int(m_games.size()), int(m_games.size()));
    m_games << game;
    endInsertRows();
    emit gamesChanged();
}

QString GameRegistry::names() const
{
    QStringList names;
    for (const WindowGame* game : m_games)
        names << game->name();
    return QLocale().createSeparatedList(names);
}

int GameRegistry::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_games.size());
}

QVariant GameRegistry::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || role != GameRole)
        return {};
    return QVariant::fromValue(m_games[index.row()]);
}

QHash<int, QByteArray> GameRegistry::roleNames() const
{
    return {{GameRole, "game"}};
}

WindowGame& GameRegistry::gameOf(std::string_view text) const
{
    return firstThat([named = headOf(text).game](const WindowGame* game) { return game->id() == named; });
}

WindowGame& GameRegistry::gameOf(const FileDocumentViewModel& document) const
{
    return firstThat([&](const WindowGame* game) { return game->owns(document); });
}

} // namespace delve
