// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/text/missed_wish_text.h"

#include <QCoreApplication>

namespace delve::dungeoneer {

QString sentence(const MissedMapWish& missed)
{
    using Wish = MissedMapWish::Wish;
    const auto told = [](const char* text) { return QCoreApplication::translate("delve", text); };
    const char* text = "";
    switch (missed.wish) {
    case Wish::Cards: text = QT_TRANSLATE_NOOP("delve", "cards: %1, wished for: %2"); break;
    case Wish::Shape:
        text = QT_TRANSLATE_NOOP("delve", "%1 % of the box around the map are covered, wished for: %2 %");
        break;
    case Wish::Loops: text = QT_TRANSLATE_NOOP("delve", "ways round: %1, wished for: %2 at least"); break;
    case Wish::Doors:
        text = QT_TRANSLATE_NOOP("delve", "%1 % of the crossings need a roll, wished for: %2 %");
        break;
    case Wish::QuestDistance:
        text = QT_TRANSLATE_NOOP("delve", "a place of a Quest lies %1 steps away, wished for: %2 at least");
        break;
    case Wish::Fair:
        if (missed.found < 0)
            return told(QT_TRANSLATE_NOOP("delve", "two Quests whose places lie on the map could not be "
                                                   "dealt to every player"));
        text =
            QT_TRANSLATE_NOOP("delve", "the ways of the players differ by %1 steps, wished for: %2 at most");
        break;
    }
    return told(text).arg(missed.found).arg(missed.wanted);
}

} // namespace delve::dungeoneer
