// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/viewmodels/play/play_setup.h"

#include <algorithm>

namespace delve {

PlaySetup::PlaySetup(QObject* parent) : QObject(parent)
{}

const WindowGame* PlaySetup::kind() const
{
    return m_games && m_document ? &m_games->gameOf(*m_document) : nullptr;
}

std::vector<SeatChoice> PlaySetup::seatChoices() const
{
    return kind() ? kind()->seatChoices() : std::vector<SeatChoice>();
}

QStringList PlaySetup::seatNames() const
{
    QStringList names;
    for (const SeatChoice& choice : seatChoices())
        names << choice.name;
    return names;
}

QVariantList PlaySetup::players() const
{
    QVariantList list;
    if (!kind())
        return list;
    const auto players = kind()->playersOf(*m_document);
    const auto choices = seatChoices();
    for (std::size_t i = 0; i < players.size(); ++i) {
        const std::string seat = i < m_seats.size() ? m_seats[i] : std::string(humanSeat);
        const auto found = std::ranges::find(choices, seat, &SeatChoice::word);
        list << QVariantMap{
            {QStringLiteral("name"), players[i].name},
            {QStringLiteral("colour"), players[i].colour},
            {QStringLiteral("seat"), found == choices.end() ? 0 : int(found - choices.begin())}};
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

void PlaySetup::prepare(FileDocumentViewModel* document)
{
    const WindowGame* before = kind();
    m_document = document;
    if (kind() != before)
        emit seatNamesChanged();
    emit changed();
}

void PlaySetup::setSeat(int player, int choice)
{
    const auto choices = seatChoices();
    if (player < 0 || player >= players().size() || choice < 0 || std::size_t(choice) >= choices.size())
        return;
    if (m_seats.size() <= std::size_t(player))
        m_seats.resize(std::size_t(player) + 1, std::string(humanSeat));
    m_seats[std::size_t(player)] = choices[std::size_t(choice)].word;
    emit changed();
}

TableSetup PlaySetup::table() const
{
    return {m_seats, m_typedDice, m_seed.isEmpty() ? anySeed() : m_seed.toULongLong(), m_rounds};
}

} // namespace delve
