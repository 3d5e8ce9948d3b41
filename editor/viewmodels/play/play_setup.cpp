// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/viewmodels/play/play_setup.h"

#include <QFileInfo>
#include <QSettings>

#include <algorithm>

namespace delve {

namespace {

/// What is remembered of a document goes by its file; one that has none yet by its title.
QString keyOf(const FileDocumentViewModel& document, const char* what)
{
    const QString name = document.path().isEmpty() ? document.title() : document.path();
    return QStringLiteral("play/%1/%2")
        .arg(QString::fromLatin1(QUrl::toPercentEncoding(name)), QString::fromLatin1(what));
}

} // namespace

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
        const auto found = std::ranges::find(choices, seatOf(i), &SeatChoice::word);
        list << QVariantMap{
            {QStringLiteral("name"), players[i].name},
            {QStringLiteral("colour"), players[i].colour},
            {QStringLiteral("seat"), found == choices.end() ? 0 : int(found - choices.begin())}};
    }
    return list;
}

std::string PlaySetup::seatOf(std::size_t player) const
{
    // Another game may have been asked about when it was said, which knows other players.
    const auto choices = seatChoices();
    const bool isKnown = player < m_seats.size() &&
                         std::ranges::find(choices, m_seats[player], &SeatChoice::word) != choices.end();
    if (isKnown)
        return m_seats[player];
    return kind() ? kind()->usualSeat(int(player)) : std::string(humanSeat);
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
    if (m_remembers && isKnown(document)) {
        m_seats.clear();
        for (const QString& seat : QSettings().value(keyOf(*document, "seats")).toStringList())
            m_seats.push_back(seat.toStdString());
    }
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
        m_seats.resize(std::size_t(player) + 1);
    m_seats[std::size_t(player)] = choices[std::size_t(choice)].word;
    emit changed();
}

bool PlaySetup::isKnown(FileDocumentViewModel* document) const
{
    return document && QSettings().contains(keyOf(*document, "seats"));
}

QUrl PlaySetup::keptGameOf(FileDocumentViewModel* document) const
{
    if (!m_remembers || !document)
        return {};
    const QString path = QSettings().value(keyOf(*document, "game")).toString();
    return QFileInfo::exists(path) ? QUrl::fromLocalFile(path) : QUrl();
}

void PlaySetup::swapSeats()
{
    m_seats = table().seats;
    if (!m_seats.empty())
        std::ranges::rotate(m_seats, m_seats.begin() + 1);
    emit changed();
}

void PlaySetup::remember(const FileDocumentViewModel& document) const
{
    if (!m_remembers)
        return;
    QStringList seats;
    for (const std::string& seat : table().seats)
        seats << QString::fromStdString(seat);
    QSettings().setValue(keyOf(document, "seats"), seats);
}

void PlaySetup::rememberGame(const FileDocumentViewModel& document, const QString& path) const
{
    QSettings().setValue(keyOf(document, "game"), path);
}

TableSetup PlaySetup::table() const
{
    std::vector<std::string> seats;
    for (std::size_t i = 0; i < std::size_t(players().size()); ++i)
        seats.push_back(seatOf(i));
    return {seats, m_typedDice, m_seed.isEmpty() ? anySeed() : m_seed.toULongLong(), m_rounds};
}

} // namespace delve
