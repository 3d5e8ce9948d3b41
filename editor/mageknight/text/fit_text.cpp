// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/text/fit_text.h"

#include <QCoreApplication>

namespace delve::mageknight {

namespace {

QString said(const char* text)
{
    return QCoreApplication::translate("Fit", text);
}

bool isTooNarrow(const BaseStop& stop, const BaseReach::Mover& mover)
{
    return stop.width < footprintOf(mover.base).width;
}

} // namespace

QString moverInWords(std::size_t mover)
{
    static constexpr std::array<const char*, 6> names{
        QT_TRANSLATE_NOOP("Fit", "Peanut base, 1 × 2"),
        QT_TRANSLATE_NOOP("Fit", "Mount or cavalry unit, 1 × 3"),
        QT_TRANSLATE_NOOP("Fit", "Titan, 2 × 2"),
        QT_TRANSLATE_NOOP("Fit", "Small multi-dial, 2 × 4"),
        QT_TRANSLATE_NOOP("Fit", "Chariot, 2 × 4"),
        QT_TRANSLATE_NOOP("Fit", "Large multi-dial, 3 × 5")};
    return said(names[mover]);
}

QString fitInWords(std::size_t mover, bool isReached)
{
    return (isReached ? said(QT_TRANSLATE_NOOP("Fit", "%1: gets here"))
                      : said(QT_TRANSLATE_NOOP("Fit", "%1: does not get here")))
        .arg(moverInWords(mover));
}

QString stopInWords(const BaseStop& stop, std::size_t mover)
{
    const BaseReach::Mover& who = shownMovers[mover];
    const QString name = moverInWords(mover);
    if (isTooNarrow(stop, who))
        return said(QT_TRANSLATE_NOOP("Fit", "%1: stops here, needs %2 squares between these walls, there "
                                             "is %3 (BASE-07)"))
            .arg(name, QString::number(footprintOf(who.base).width), QString::number(stop.width));
    switch (stop.fault) {
    case BaseFault::Crevasse:
        return said(QT_TRANSLATE_NOOP("Fit", "%1: stops here, only one row of its base may hang over the "
                                             "crevasse (BASE-06)"))
            .arg(name);
    case BaseFault::Blocked:
    case BaseFault::Void:
        return said(QT_TRANSLATE_NOOP("Fit", "%1: stops here, a square under its base is no floor (BASE-05)"))
            .arg(name);
    case BaseFault::Wall:
        return said(QT_TRANSLATE_NOOP("Fit", "%1: stops here, a wall is in the way of its base (BASE-07)"))
            .arg(name);
    default:
        return said(QT_TRANSLATE_NOOP("Fit", "%1: stops here, it has no room to turn or to lie there "
                                             "(BASE-08)"))
            .arg(name);
    }
}

QString stopInShort(const BaseStop& stop, const BaseReach::Mover& mover)
{
    if (isTooNarrow(stop, mover))
        return said(QT_TRANSLATE_NOOP("Fit", "needs %1, has %2 · BASE-07"))
            .arg(footprintOf(mover.base).width)
            .arg(stop.width);
    switch (stop.fault) {
    case BaseFault::Crevasse: return said(QT_TRANSLATE_NOOP("Fit", "crevasse · BASE-06"));
    case BaseFault::Blocked:
    case BaseFault::Void: return said(QT_TRANSLATE_NOOP("Fit", "no floor · BASE-05"));
    case BaseFault::Wall: return said(QT_TRANSLATE_NOOP("Fit", "wall · BASE-07"));
    default: return said(QT_TRANSLATE_NOOP("Fit", "no room · BASE-08"));
    }
}

} // namespace delve::mageknight
