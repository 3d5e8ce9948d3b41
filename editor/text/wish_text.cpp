#include "editor/text/wish_text.h"

#include "editor/text/conflict_text.h"
#include "editor/text/messages.h"

#include <QCoreApplication>

namespace delve {

namespace {

QString say(const char* text)
{
    return QCoreApplication::translate("Wishes", text);
}

const char* textOf(const MissedWish& missed, const DungeonWishes& wishes)
{
    switch (missed.wish) {
    case Wish::Shape:
        return wishes.shape == DungeonShape::Compact
                   ? QT_TRANSLATE_NOOP("Wishes",
                                       "A compact dungeon covers at least %1 % of the rectangle around "
                                       "it; the nearest that was found covers %2 %.")
                   : QT_TRANSLATE_NOOP("Wishes",
                                       "A sprawling dungeon covers at most %1 % of the rectangle around "
                                       "it; the nearest that was found covers %2 %.");
    case Wish::Loops:
        return QT_TRANSLATE_NOOP("Wishes", "Wished for are %1 loops; the nearest that was found has %2.");
    case Wish::ChestDistance:
        return QT_TRANSLATE_NOOP("Wishes",
                                 "Wished for are chests at least %1 tiles from every entrance; in the "
                                 "nearest that was found it is %2.");
    case Wish::Terrain:
        return QT_TRANSLATE_NOOP("Wishes",
                                 "Wished for is ground that is %1 % as the terrain says; the nearest "
                                 "that was found has %2 %.");
    case Wish::Doors:
        return QT_TRANSLATE_NOOP("Wishes", "Wished for are %1 doors; the nearest that was found has %2.");
    case Wish::Markers:
        return QT_TRANSLATE_NOOP("Wishes",
                                 "Wished for are %1 terrain markers; the nearest that was found has %2.");
    case Wish::Artifacts:
        return QT_TRANSLATE_NOOP("Wishes", "Wished for are %1 artifacts; the nearest that was found has %2.");
    case Wish::Chests:
        return QT_TRANSLATE_NOOP("Wishes", "Wished for are %1 chests; the nearest that was found has %2.");
    case Wish::Tokens:
        return QT_TRANSLATE_NOOP("Wishes",
                                 "Wished for are %1 wandering tokens; the nearest that was found has %2.");
    case Wish::ToughTokens:
        return QT_TRANSLATE_NOOP("Wishes",
                                 "Wished for is at least %1 Tough token; the nearest that was found has %2.");
    }
    return "";
}

} // namespace

QString meaningOf(Wish wish)
{
    switch (wish) {
    case Wish::Shape:
        return say(QT_TRANSLATE_NOOP("Wishes",
                                     "How much of the rectangle around all tiles they cover: compact at "
                                     "least %1 %, sprawling at most %2 %, balanced as it comes"))
            .arg(compactFill)
            .arg(sprawlingFill);
    case Wish::Loops:
        return say(QT_TRANSLATE_NOOP("Wishes",
                                     "Ways round, exactly so many: pairs of adjacent tiles, less the "
                                     "tiles, plus one"));
    case Wish::ChestDistance:
        return say(
            QT_TRANSLATE_NOOP("Wishes", "Tiles from every entrance to every chest, at least; 2 or more"));
    case Wish::Terrain:
        return say(QT_TRANSLATE_NOOP(
            "Wishes", "What the laid faces show: rough, water, chasms and walls at least twice as "
                      "many squares as an even draw from the tiles at hand, open at most half as "
                      "many squares that are not clear, any as it comes"));
    default: return {};
    }
}

QStringList sentences(const GeneratedDungeons& made, const DungeonWishes& wishes)
{
    if (const auto impossible = impossibilityOf(wishes))
        return {sentence(*impossible)};
    if (made.missed.empty())
        return {sentence(made.outcome, made.rules)};
    QStringList lines{say(QT_TRANSLATE_NOOP("Wishes", "No dungeon was found in which all wishes hold."))};
    for (const MissedWish& missed : made.missed)
        lines << say(textOf(missed, wishes)).arg(missed.wanted).arg(missed.had);
    return lines;
}

} // namespace delve
