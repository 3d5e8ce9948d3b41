// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/insight/dungeon_playtest_settings.h"

#include "editor/text/seat_words.h"

#include <algorithm>

namespace delve::mageknight {

DungeonPlaytestSettings::DungeonPlaytestSettings(QObject* parent)
    : PlaytestSettings(int(BatchOptions().games), int(BatchOptions().seed), int(play::AgentKind::Steady),
                       parent)
{}

QStringList DungeonPlaytestSettings::agentNames() const
{
    QStringList names;
    for (const auto& [kind, word] : enumNames<play::AgentKind>)
        names << seatInWords(std::string(word));
    return names;
}

QStringList DungeonPlaytestSettings::ownWords() const
{
    return m_rotateEntrances ? QStringList{tr("entrances change")} : QStringList();
}

BatchOptions DungeonPlaytestSettings::options() const
{
    BatchOptions options;
    options.games = std::uint64_t(std::max(1, games()));
    options.seed = std::uint64_t(std::max(0, seed()));
    options.agents.clear();
    for (const int agent : agents())
        options.agents.emplace_back(nameOf(play::AgentKind(agent)));
    options.rotateEntrances = m_rotateEntrances;
    options.untilClear = isUntilClear();
    return options;
}

} // namespace delve::mageknight
