// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/play/play_setup.h"

#include "editor/mageknight/play/seats.h"
#include "editor/mageknight/render/palette.h"
#include "editor/mageknight/viewmodels/document/scenario_view_model.h"
#include "engine/mageknight/agents/agent_kind.h"

#include <algorithm>

namespace delve::mageknight {

using namespace play;

namespace {

/// In the order in which they are offered.
std::vector<std::string> seatWords()
{
    std::vector<std::string> words{std::string(humanSeat)};
    for (const auto& [kind, name] : enumNames<AgentKind>)
        words.emplace_back(name);
    return words;
}

QString inWords(const std::string& seat)
{
    if (seat == humanSeat)
        return PlaySetup::tr("Person");
    if (seat == "random")
        return PlaySetup::tr("Random");
    if (seat == "easy")
        return PlaySetup::tr("Easy");
    if (seat == "steady")
        return PlaySetup::tr("Steady");
    if (seat == "cunning")
        return PlaySetup::tr("Cunning");
    return QString::fromStdString(seat);
}

} // namespace

PlaySetup::PlaySetup(QObject* parent) : QObject(parent)
{}

QStringList PlaySetup::seatNames() const
{
    QStringList names;
    for (const std::string& seat : seatWords())
        names << inWords(seat);
    return names;
}

QVariantList PlaySetup::players() const
{
    QVariantList list;
    if (!m_document)
        return list;
    const auto& players = m_document->model().scenario().players;
    const auto words = seatWords();
    for (std::size_t i = 0; i < players.size(); ++i) {
        const std::string seat = i < m_seats.size() ? m_seats[i] : std::string(humanSeat);
        const auto found = std::ranges::find(words, seat);
        list << QVariantMap{
            {QStringLiteral("name"),
             players[i].name.empty() ? tr("Player %1").arg(i + 1) : QString::fromStdString(players[i].name)},
            {QStringLiteral("colour"), playerColour(players[i].colour, RenderStyle::FullColour)},
            {QStringLiteral("seat"), found == words.end() ? 0 : int(found - words.begin())}};
    }
    return list;
}

void PlaySetup::setSeed(const QString& seed)
{
    QString digits;
    for (const QChar& sign : seed)
        if (sign.isDigit() && digits.size() < 18)
            digits += sign;
    m_seed = digits;
    emit changed();
}

void PlaySetup::prepare(ScenarioViewModel* document)
{
    m_document = document;
    emit changed();
}

void PlaySetup::setSeat(int player, int choice)
{
    const auto words = seatWords();
    if (player < 0 || player >= mostPlayers || choice < 0 || std::size_t(choice) >= words.size())
        return;
    if (m_seats.size() <= std::size_t(player))
        m_seats.resize(std::size_t(player) + 1, std::string(humanSeat));
    m_seats[std::size_t(player)] = words[std::size_t(choice)];
    emit changed();
}

PlayTable PlaySetup::table(std::size_t players) const
{
    PlayTable table;
    table.typedDice = m_typedDice;
    table.seed = m_seed.isEmpty() ? anySeed() : m_seed.toULongLong();
    table.seats = m_seats;
    table.seats.resize(players, std::string(humanSeat));
    return table;
}

std::int16_t PlaySetup::roundLimit(const PlayTable& table, std::int16_t ofScenario) const
{
    if (m_rounds > 0)
        return std::int16_t(m_rounds);
    const bool hasPeople =
        std::ranges::any_of(table.seats, [](const std::string& seat) { return seat == humanSeat; });
    return ofScenario == 0 && !hasPeople ? std::int16_t(roundsWithAgents) : ofScenario;
}

QString PlaySetup::seatInWords(const std::vector<std::string>& seats, int player)
{
    return inWords(std::size_t(player) < seats.size() ? seats[std::size_t(player)] : std::string(humanSeat));
}

} // namespace delve::mageknight
