// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/insight/playtest_settings.h"

#include "editor/mageknight/text/play/seat_words.h"

#include <QLocale>

#include <algorithm>

namespace delve::mageknight {

namespace {

std::string wordAt(int agent)
{
    const int last = int(enumNames<play::AgentKind>.size()) - 1;
    return std::string(nameOf(play::AgentKind(std::clamp(agent, 0, last))));
}

QString inWords(int agent)
{
    return seatInWords(wordAt(agent));
}

} // namespace

QStringList PlaytestSettings::agentNames()
{
    QStringList names;
    for (const auto& [kind, word] : enumNames<play::AgentKind>)
        names << inWords(int(kind));
    return names;
}

QStringList PlaytestSettings::rivalNames()
{
    return QStringList{tr("The same")} + agentNames();
}

QString PlaytestSettings::summary() const
{
    QStringList parts{tr("%n game(s)", nullptr, m_games), inWords(m_agent)};
    if (m_rival > 0)
        parts.back() = tr("%1 and %2").arg(inWords(m_agent), inWords(m_rival - 1));
    if (m_rotateEntrances)
        parts << tr("entrances change");
    if (m_untilClear)
        parts << tr("until it is clear");
    parts << tr("seed %1").arg(m_seed);
    return parts.join(QStringLiteral(" \u00b7 "));
}

BatchOptions PlaytestSettings::options() const
{
    BatchOptions options;
    options.games = std::uint64_t(std::max(1, m_games));
    options.seed = std::uint64_t(std::max(0, m_seed));
    options.agents = {wordAt(m_agent)};
    if (m_rival > 0)
        options.agents.push_back(wordAt(m_rival - 1));
    options.rotateEntrances = m_rotateEntrances;
    options.untilClear = m_untilClear;
    return options;
}

} // namespace delve::mageknight
