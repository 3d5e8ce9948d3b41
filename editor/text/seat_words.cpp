// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/text/seat_words.h"

#include "editor/play/table_setup.h"

#include <QCoreApplication>

#include <utility>

namespace delve {

namespace {

constexpr std::pair<std::string_view, const char*> names[] = {
    {humanSeat, QT_TRANSLATE_NOOP("Seat", "Person")},  {"random", QT_TRANSLATE_NOOP("Seat", "Random")},
    {"easy", QT_TRANSLATE_NOOP("Seat", "Easy")},       {"steady", QT_TRANSLATE_NOOP("Seat", "Steady")},
    {"cunning", QT_TRANSLATE_NOOP("Seat", "Cunning")},
};

} // namespace

QString seatInWords(std::string_view seat)
{
    for (const auto& [word, name] : names)
        if (seat == word)
            return QCoreApplication::translate("Seat", name);
    return QString::fromUtf8(seat.data(), qsizetype(seat.size()));
}

} // namespace delve
