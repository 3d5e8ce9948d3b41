// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/text/fix_text.h"

#include "editor/mageknight/text/filled_in.h"
#include "editor/mageknight/text/finding_text.h"
#include "editor/mageknight/text/thing_names.h"
#include "editor/text/name_list.h"
#include "engine/mageknight/setup/placements/place_thing.h"

#include <QCoreApplication>

#include <algorithm>

namespace delve::mageknight {

namespace {

/// The sentence of a kind of fix, or of a variant of it, with blanks for filledIn(). {place} is where it puts
/// something.
struct FixText
{
    FixKind kind;
    const char* variant;
    const char* text;
};

constexpr FixText texts[] = {
    {FixKind::Turn, "", QT_TRANSLATE_NOOP("Fix", "Turn {1} on the spot.")},
    {FixKind::Flip, "", QT_TRANSLATE_NOOP("Fix", "Turn {1} over to its other side.")},
    {FixKind::Move, "", QT_TRANSLATE_NOOP("Fix", "Move {1} to {place}.")},
    {FixKind::Move, "several", QT_TRANSLATE_NOOP("Fix", "Move {all}.")},
    {FixKind::Swap, "", QT_TRANSLATE_NOOP("Fix", "Use %1 in place of {all}.")},
    {FixKind::SetRole, "central", QT_TRANSLATE_NOOP("Fix", "Make {1} the central chamber.")},
    {FixKind::SetRole, "entrance", QT_TRANSLATE_NOOP("Fix", "Make {1} an entrance.")},
    {FixKind::SetRole, "none", QT_TRANSLATE_NOOP("Fix", "Make {1} an ordinary tile.")},
    {FixKind::Add, "", QT_TRANSLATE_NOOP("Fix", "Add {all} at {place}.")},
    {FixKind::Add, "several", QT_TRANSLATE_NOOP("Fix", "Add {all}.")},
    {FixKind::Add, "tiles", QT_TRANSLATE_NOOP("Fix", "Add tiles: {all}.")},
    {FixKind::Add, "players", QT_TRANSLATE_NOOP("Fix", "Add players with a Hero each, %1 in number.")},
    {FixKind::Reorder, "", QT_TRANSLATE_NOOP("Fix", "Put {all} into the right order of placement.")},
    {FixKind::Give, "", QT_TRANSLATE_NOOP("Fix", "Note that other players placed {all}.")},
    {FixKind::Give, "to-player", QT_TRANSLATE_NOOP("Fix", "Give {1} to {2}.")},
    {FixKind::Recolour, "", QT_TRANSLATE_NOOP("Fix", "Use the colour %1 for {all}.")},
    {FixKind::Recolour, "player", QT_TRANSLATE_NOOP("Fix", "Give {1} the colour %1.")},
    {FixKind::Pair, "", QT_TRANSLATE_NOOP("Fix", "Join {1} and {2}.")},
    {FixKind::Pair, "alone", QT_TRANSLATE_NOOP("Fix", "Let {1} join nothing.")},
    {FixKind::Close, "", QT_TRANSLATE_NOOP("Fix", "Take the treasure out of {1}.")},
    {FixKind::SetLevel, "", QT_TRANSLATE_NOOP("Fix", "Start {rest} of {1} at level %1.")},
    {FixKind::SwapFigure, "", QT_TRANSLATE_NOOP("Fix", "Put %1 in place of {2} into the team of {1}.")},
    {FixKind::SwapFigure, "cheaper",
     QT_TRANSLATE_NOOP("Fix", "Put cheaper Heroes in place of {rest} into the team of {1}.")},
    {FixKind::SwapFigure, "cheaper-or-lower",
     QT_TRANSLATE_NOOP("Fix",
                       "Make the team of {1} cheaper: put other Heroes in place of {rest}, or start them "
                       "at level 1.")},
    {FixKind::AddFigure, "", QT_TRANSLATE_NOOP("Fix", "Add %1 to the team of {1}.")},
    {FixKind::SetRider, "", QT_TRANSLATE_NOOP("Fix", "Let %1 ride {2} of {1}.")},
    {FixKind::SetRider, "pool", QT_TRANSLATE_NOOP("Fix", "Let %2 ride %1, in the pool from {1}.")},
    {FixKind::SetRider, "placed", QT_TRANSLATE_NOOP("Fix", "Let %1 ride {1}.")},
    {FixKind::SetRider, "none", QT_TRANSLATE_NOOP("Fix", "Take the rider off {2} of {1}.")},
    {FixKind::SetRider, "none-pool",
     QT_TRANSLATE_NOOP("Fix", "Take the rider off %1, in the pool from {1}.")},
    {FixKind::SetRider, "none-placed", QT_TRANSLATE_NOOP("Fix", "Take the rider off {1}.")},
    {FixKind::SetValue, "", QT_TRANSLATE_NOOP("Fix", "Choose %1 points for {2} of {1}.")},
    {FixKind::SetValue, "pool", QT_TRANSLATE_NOOP("Fix", "Choose %2 points for %1, in the pool from {1}.")},
    {FixKind::SetValue, "placed", QT_TRANSLATE_NOOP("Fix", "Choose %1 points for {1}.")},
    {FixKind::Disembark, "", QT_TRANSLATE_NOOP("Fix", "Let {2} of {1} start on foot.")},
    {FixKind::Disembark, "pool",
     QT_TRANSLATE_NOOP("Fix", "Leave %1, in the pool from {1}, without a passenger.")},
    {FixKind::Disembark, "placed", QT_TRANSLATE_NOOP("Fix", "Leave {1} without a passenger.")},
    {FixKind::TopUp, "", QT_TRANSLATE_NOOP("Fix", "Let {1} give %2 more of %1.")},
    {FixKind::SwapInPool, "", QT_TRANSLATE_NOOP("Fix", "Let {1} give %2 in place of %1.")},
    {FixKind::SwapInPool, "chests", QT_TRANSLATE_NOOP("Fix", "Let {1} give %1 to the chest pool.")},
    {FixKind::Agree, "build-total", QT_TRANSLATE_NOOP("Fix", "Agree on a build total of %1 points.")},
    {FixKind::Agree, "stock", QT_TRANSLATE_NOOP("Fix", "Play with more tiles than the packs have.")},
    {FixKind::Agree, "tokens", QT_TRANSLATE_NOOP("Fix", "Agree on %1 tokens for each player.")},
    {FixKind::Agree, "special-pieces",
     QT_TRANSLATE_NOOP("Fix", "Agree on %1 markers and doors for each player.")},
    {FixKind::Agree, "artifacts", QT_TRANSLATE_NOOP("Fix", "Agree on artifacts.")},
    {FixKind::Agree, "artifacts-per-player",
     QT_TRANSLATE_NOOP("Fix", "Agree on %1 artifacts for each player.")},
    {FixKind::Agree, "artifact-kind", QT_TRANSLATE_NOOP("Fix", "Agree on %2 of %1.")},
    {FixKind::Agree, "tough-tokens", QT_TRANSLATE_NOOP("Fix", "Agree on Tough tokens.")},
    {FixKind::Agree, "warriors", QT_TRANSLATE_NOOP("Fix", "Agree on Mage Knight warriors.")},
    {FixKind::Agree, "all-figures",
     QT_TRANSLATE_NOOP("Fix", "Agree on figures that are mounted, large or have several dials.")},
    {FixKind::Agree, "moderated", QT_TRANSLATE_NOOP("Fix", "Play with a game master.")},
    {FixKind::Agree, "open-ceiling", QT_TRANSLATE_NOOP("Fix", "Play under an open ceiling.")},
    {FixKind::Agree, "lone-wolf-automatic",
     QT_TRANSLATE_NOOP("Fix", "Play Lone Wolf exactly when every player has one Hero.")},
    {FixKind::Agree, "lone-wolf-no", QT_TRANSLATE_NOOP("Fix", "Do not play Lone Wolf.")},
    {FixKind::Agree, "no-map", QT_TRANSLATE_NOOP("Fix", "Play with tiles and without the printed map.")},
    {FixKind::LayAsPrinted, "", QT_TRANSLATE_NOOP("Fix", "Lay the tiles as the printed map %1 shows them.")},
    {FixKind::Remove, "", QT_TRANSLATE_NOOP("Fix", "Remove {all}.")},
    {FixKind::Dismiss, "", QT_TRANSLATE_NOOP("Fix", "Dismiss {rest} from the team of {1}.")},
    {FixKind::Dismiss, "cheaper",
     QT_TRANSLATE_NOOP("Fix",
                       "Dismiss {rest} from the team of {1} and put cheaper Heroes in place of others.")},
    {FixKind::TakeOut, "", QT_TRANSLATE_NOOP("Fix", "Take %1 out of the pool from {1}.")},
};

const FixText* find(FixKind kind, const std::string& variant)
{
    const auto* found = std::ranges::find_if(
        texts, [&](const FixText& text) { return kind == text.kind && variant == text.variant; });
    return found == std::ranges::end(texts) ? nullptr : found;
}

/// Where a fix puts something, by the names that the squares have now. A tile does not lie on itself: it gets
/// the square of its corner.
QString placeOfFix(const Fix& fix, const Scenario& after, const ScenarioNames& names)
{
    const Square square = fix.about.squares.front();
    for (const PlacedTile& tile : after.tiles)
        if (tile.position == square && std::ranges::find(fix.about.things, tile.id) != fix.about.things.end())
            return QString::fromStdString(names.squares().name(square));
    return placeInWords(square, names.squares(), after, names.content(), names.language());
}

/// Several things that are moved each tell where to.
void addTargets(QStringList& things, const Fix& fix, const Scenario& after, const ScenarioNames& names)
{
    for (qsizetype i = 0; i < things.size(); ++i)
        if (const auto place = findThing(after, fix.about.things[std::size_t(i)])) {
            const Square square = spotOf(after, names.content(), *place).square;
            things[i] = QCoreApplication::translate("Fix", "%1 to %2")
                            .arg(things[i], QString::fromStdString(names.squares().name(square)));
        }
}

/// What goes without being named by the sentence, such as pieces that lay on a tile.
std::vector<ThingId> lostUnnamed(const Fix& fix)
{
    std::vector<ThingId> lost;
    for (const ThingChange& change : fix.edit.changes)
        if (!change.after && std::ranges::find(fix.about.things, change.id()) == fix.about.things.end())
            lost.push_back(change.id());
    return lost;
}

} // namespace

QString sentence(const Fix& fix, const Scenario& scenario, const Content& content,
                 const std::string& language)
{
    return sentence(fix, ScenarioNames(scenario, content, language));
}

QString sentence(const Fix& fix, const ScenarioNames& names)
{
    const FixText* known = find(fix.kind, fix.about.variant);
    if (known == nullptr)
        return QString::fromStdString(std::string(nameOf(fix.kind)));
    Scenario after = names.scenario();
    apply(after, fix.edit);
    const auto nameOf = [&](const ThingId& thing) {
        return names.knows(thing) ? names.name(thing)
                                  : nameInWords(thing, after, names.content(), names.language());
    };
    const auto squareOf = [&](const ThingId& thing) {
        const auto place = names.knows(thing) ? std::nullopt : findThing(after, thing);
        return place ? squareInWords(*place, after, names.content(), names.squares()) : names.square(thing);
    };
    const auto isToken = [&](const ThingId& thing) { return isNameless(thing, names.scenario()); };
    QStringList things = namesApart(fix.about.things, nameOf, squareOf, isToken);
    if (fix.kind == FixKind::Move && fix.about.variant == "several")
        addTargets(things, fix, after, names);
    QString text = QCoreApplication::translate("Fix", known->text);
    if (!fix.about.squares.empty())
        text.replace(QStringLiteral("{place}"), placeOfFix(fix, after, names));
    text = filledIn(text, things, fix.about.args, names.content(), names.language());
    const std::vector<ThingId> lost = lostUnnamed(fix);
    if (!lost.empty())
        text += u' ' + QCoreApplication::translate("Fix", "This also removes %1.")
                           .arg(nameList(namesApart(lost, nameOf, squareOf, isToken)));
    return text;
}

} // namespace delve::mageknight
