// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mageknight/play/compass.h"

#include "app/commands/program.h"
#include "editor/mageknight/text/play/play_terms.h"
#include "engine/mageknight/play/core/json_fields.h"

namespace delve::mageknight {

namespace {

constexpr std::array<const char*, 8> shortWords{
    QT_TRANSLATE_NOOP("delve", "n"),  QT_TRANSLATE_NOOP("delve", "ne"), QT_TRANSLATE_NOOP("delve", "e"),
    QT_TRANSLATE_NOOP("delve", "se"), QT_TRANSLATE_NOOP("delve", "s"),  QT_TRANSLATE_NOOP("delve", "sw"),
    QT_TRANSLATE_NOOP("delve", "w"),  QT_TRANSLATE_NOOP("delve", "nw")};

} // namespace

QString compassWord(Direction direction)
{
    return translated(shortWords[std::size_t(direction)]);
}

std::optional<Direction> directionNamed(const QString& word)
{
    const auto isSame = [&](const QString& name) { return word.compare(name, Qt::CaseInsensitive) == 0; };
    for (const Direction direction : allDirections) {
        const QString english = QString::fromStdString(std::string(nameOf(direction)));
        if (isSame(compassWord(direction)) || isSame(inWords(direction)) || isSame(english) ||
            isSame(QString(english).remove(u'-')))
            return direction;
    }
    for (const Direction direction : allDirections)
        if (isSame(QString::fromLatin1(shortWords[std::size_t(direction)])))
            return direction;
    return std::nullopt;
}

} // namespace delve::mageknight
