// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/text/play/exchange_text.h"

#include "editor/mageknight/text/play/play_terms.h"

#include <QLocale>

#include <cmath>

namespace delve::mageknight {

namespace {

constexpr double least = 0.005; ///< rounds to nothing

using in_play::translated;

QString clicks(double number)
{
    return QLocale().toString(number, 'f', 1);
}

/// A chance as people say it: one that is not quite 0 is not called 0.
QString inHundred(double chance)
{
    if (chance > 0 && chance < least)
        return translated(QT_TRANSLATE_NOOP("Play", "under 1%"));
    return translated(QT_TRANSLATE_NOOP("Play", "%1%")).arg(QLocale().toString(std::lround(chance * 100)));
}

} // namespace

QString answerInWords(const play::Exchange& exchange)
{
    if (exchange.taken < least)
        return {};
    return (exchange.isWhole ? translated(QT_TRANSLATE_NOOP("Play", "%1 clicks back"))
                             : translated(QT_TRANSLATE_NOOP("Play", "at least %1 clicks back")))
        .arg(clicks(exchange.taken));
}

QStringList exchangeInWords(const play::Exchange& exchange)
{
    // What is not followed to its end only adds to it.
    const QString whole =
        exchange.isWhole
            ? translated(QT_TRANSLATE_NOOP("Play", "All in all: %1 clicks dealt, %2 clicks taken"))
            : translated(QT_TRANSLATE_NOOP("Play", "All in all at least: %1 clicks dealt, %2 clicks taken"));
    QStringList lines{whole.arg(clicks(exchange.dealt), clicks(exchange.taken))};
    if (exchange.othersFall > 0)
        lines << translated(QT_TRANSLATE_NOOP("Play", "Somebody hit is eliminated: %1"))
                     .arg(inHundred(exchange.othersFall));
    if (exchange.ownFall > 0)
        lines << translated(QT_TRANSLATE_NOOP("Play", "Eliminated in return: %1"))
                     .arg(inHundred(exchange.ownFall));
    return lines;
}

} // namespace delve::mageknight
