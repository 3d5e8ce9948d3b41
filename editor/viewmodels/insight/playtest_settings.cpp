// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/viewmodels/insight/playtest_settings.h"

#include <algorithm>

namespace delve {

PlaytestSettings::PlaytestSettings(int games, int seed, int agent, QObject* parent)
    : QObject(parent), m_games(games), m_seed(seed), m_agent(agent)
{}

QStringList PlaytestSettings::rivalNames() const
{
    return QStringList{tr("The same")} + agentNames();
}

std::vector<int> PlaytestSettings::agents() const
{
    const int last = int(agentNames().size()) - 1;
    std::vector<int> numbers{std::clamp(m_agent, 0, last)};
    if (m_rival > 0)
        numbers.push_back(std::clamp(m_rival - 1, 0, last));
    return numbers;
}

QString PlaytestSettings::summary() const
{
    const QStringList names = agentNames();
    const std::vector<int> numbers = agents();
    QStringList parts{tr("%n game(s)", nullptr, m_games), names.at(numbers.front())};
    if (numbers.size() > 1)
        parts.back() = tr("%1 and %2").arg(names.at(numbers.front()), names.at(numbers.back()));
    parts << ownWords();
    if (m_untilClear)
        parts << tr("until it is clear");
    parts << tr("seed %1").arg(m_seed);
    return parts.join(QStringLiteral(" \u00b7 "));
}

} // namespace delve
