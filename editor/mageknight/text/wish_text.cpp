// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/text/wish_text.h"

#include "editor/mageknight/text/conflict_text.h"
#include "editor/text/messages.h"
#include "engine/mageknight/setup/validate_setup.h"

#include <QCoreApplication>

#include <algorithm>

namespace delve::mageknight {

namespace {

QString say(const char* text)
{
    return QCoreApplication::translate("Wishes", text);
}

/// Of what lies there from the start there is more than wished for.
const char* textOfPlaced(Wish wish)
{
    switch (wish) {
    case Wish::Doors: return QT_TRANSLATE_NOOP("Wishes", "Doors wished for: %1; the dungeon has %2 already.");
    case Wish::Markers:
        return QT_TRANSLATE_NOOP("Wishes", "Terrain markers wished for: %1; the dungeon has %2 already.");
    case Wish::Artifacts:
        return QT_TRANSLATE_NOOP("Wishes", "Artifacts wished for: %1; the dungeon has %2 already.");
    case Wish::Chests:
        return QT_TRANSLATE_NOOP("Wishes", "Chests wished for: %1; the dungeon has %2 already.");
    case Wish::Tokens:
        return QT_TRANSLATE_NOOP("Wishes", "Wandering tokens wished for: %1; the dungeon has %2 already.");
    case Wish::Tiles: return QT_TRANSLATE_NOOP("Wishes", "Tiles wished for: %1; the dungeon has %2 already.");
    default: return "";
    }
}

const char* textOf(const MissedWish& missed, const DungeonWishes& wishes)
{
    if (missed.isPlaced)
        return textOfPlaced(missed.wish);
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
        return QT_TRANSLATE_NOOP("Wishes", "Loops wished for: %1; the nearest that was found has %2.");
    case Wish::ChestDistance:
        return QT_TRANSLATE_NOOP("Wishes",
                                 "Wished for are chests at least %1 tiles from every entrance; in the "
                                 "nearest that was found it is %2.");
    case Wish::Terrain:
        return QT_TRANSLATE_NOOP("Wishes",
                                 "Wished for is ground that is %1 % as the terrain says; the nearest "
                                 "that was found has %2 %.");
    case Wish::Doors:
        return QT_TRANSLATE_NOOP("Wishes", "Doors wished for: %1; the nearest that was found has %2.");
    case Wish::Markers:
        return QT_TRANSLATE_NOOP("Wishes",
                                 "Terrain markers wished for: %1; the nearest that was found has %2.");
    case Wish::Artifacts:
        return QT_TRANSLATE_NOOP("Wishes", "Artifacts wished for: %1; the nearest that was found has %2.");
    case Wish::Chests:
        return QT_TRANSLATE_NOOP("Wishes", "Chests wished for: %1; the nearest that was found has %2.");
    case Wish::Tokens:
        return QT_TRANSLATE_NOOP("Wishes",
                                 "Wandering tokens wished for: %1; the nearest that was found has %2.");
    case Wish::ToughTokens:
        return QT_TRANSLATE_NOOP("Wishes",
                                 "Wished for is at least %1 Tough token; the nearest that was found has %2.");
    case Wish::Tiles:
        return QT_TRANSLATE_NOOP("Wishes", "Tiles wished for: %1; the nearest that was found has %2.");
    case Wish::Mirrored:
        return QT_TRANSLATE_NOOP("Wishes",
                                 "Wished for are two sides that are the same: tiles without an opposite at "
                                 "most %1; in the nearest that was found there are %2.");
    case Wish::Players:
        return QT_TRANSLATE_NOOP("Wishes", "Players wished for: %1; the dungeon has %2 already.");
    case Wish::BuildTotal:
        return QT_TRANSLATE_NOOP("Wishes", "Wished for is a build total of %1; the dungeon has %2 already.");
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

QStringList sentences(const std::vector<MissedWish>& missed, const DungeonWishes& wishes)
{
    QStringList lines;
    for (const MissedWish& miss : missed)
        lines << say(textOf(miss, wishes)).arg(miss.wanted).arg(miss.had);
    return lines;
}

QString freeBuildRemark(const Scenario& made, const DungeonWishes& wishes)
{
    if (!wishes.tilesEach || !made.options.freeBuild)
        return {};
    return say(QT_TRANSLATE_NOOP("Wishes",
                                 "The build total of %1 asks for %2 tiles of each player, not %3: the option "
                                 "\"Free building\" was switched on (LAY-23)."))
        .arg(made.options.buildTotal)
        .arg(tilesOfEachPlayer(made.options.buildTotal))
        .arg(*wishes.tilesEach);
}

QString owedChestsRemark(const Scenario& made, const Content& content)
{
    const Findings findings = validateSetup(made, content);
    const auto owed = std::ranges::find_if(findings, [](const Finding& finding) {
        return finding.rule == "CHEST-08" && finding.severity == Severity::Todo;
    });
    if (owed == findings.end())
        return {};
    return say(QT_TRANSLATE_NOOP("Wishes", "The dungeon is not ready for play yet: %1 of %2 chests are "
                                           "placed, the others are still owed (CHEST-08)."))
        .arg(QString::fromStdString(owed->about.args.at(0)), QString::fromStdString(owed->about.args.at(1)));
}

QStringList sentences(const GeneratedDungeons& made, const DungeonWishes& wishes)
{
    if (const auto impossible = impossibilityOf(wishes))
        return {sentence(*impossible)};
    if (made.missed.empty())
        return {sentence(made.outcome, made.rules)};
    QStringList lines{say(QT_TRANSLATE_NOOP("Wishes", "No dungeon was found in which all wishes hold."))};
    return lines + sentences(made.missed, wishes);
}

} // namespace delve::mageknight
