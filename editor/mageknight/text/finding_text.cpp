// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/text/finding_text.h"

#include "editor/mageknight/text/filled_in.h"
#include "editor/mageknight/text/thing_names.h"

#include <QCoreApplication>

#include <algorithm>

namespace delve::mageknight {

namespace {

/// The sentence of a rule, or of a variant of it, with blanks for filledIn().
struct FindingText
{
    const char* rule;
    const char* variant;
    const char* text;
};

constexpr FindingText texts[] = {
    {"MAP-07", "", QT_TRANSLATE_NOOP("Finding", "{1} and {2} overlap.")},
    {"MAP-25", "", QT_TRANSLATE_NOOP("Finding", "The tiles do not lie as the printed map %1 shows them.")},
    {"MAP-25", "central",
     QT_TRANSLATE_NOOP("Finding", "{1} is the central chamber of the printed map but not flagged so.")},
    {"MAP-25", "not-central",
     QT_TRANSLATE_NOOP("Finding", "{1} is flagged as central but is not the central chamber of the map.")},
    {"LAY-21", "", QT_TRANSLATE_NOOP("Finding", "{1} is laid %1 times; there are only %2 of it.")},
    {"LAY-07", "", QT_TRANSLATE_NOOP("Finding", "There must be one central chamber, not %1: {all}.")},
    {"LAY-07", "missing", QT_TRANSLATE_NOOP("Finding", "No tile is the central chamber yet.")},
    {"LAY-07", "hallway", QT_TRANSLATE_NOOP("Finding", "The central tile {1} is not a chamber.")},
    {"LAY-03", "few", QT_TRANSLATE_NOOP("Finding", "%1 of %2 tiles are laid.")},
    {"LAY-03", "many", QT_TRANSLATE_NOOP("Finding", "%1 tiles are laid, more than %2.")},
    {"LAY-03", "few-of-player", QT_TRANSLATE_NOOP("Finding", "{1} has laid %1 of %2 tiles.")},
    {"LAY-03", "many-of-player", QT_TRANSLATE_NOOP("Finding", "{1} has laid %1 tiles, more than %2.")},
    {"LAY-06", "few", QT_TRANSLATE_NOOP("Finding", "%1 of %2 tiles are laid.")},
    {"LAY-06", "many", QT_TRANSLATE_NOOP("Finding", "%1 tiles are laid, more than %2.")},
    {"LAY-06", "few-of-player", QT_TRANSLATE_NOOP("Finding", "{1} has laid %1 of %2 tiles.")},
    {"LAY-06", "many-of-player", QT_TRANSLATE_NOOP("Finding", "{1} has laid %1 tiles, more than %2.")},
    {"LAY-19", "few",
     QT_TRANSLATE_NOOP("Finding",
                       "%1 of the %2 tiles of a six tile dungeon are laid; a larger one has more.")},
    {"LAY-19", "few-of-player",
     QT_TRANSLATE_NOOP("Finding", "{1} has laid %1 of the %2 tiles of a six tile dungeon.")},
    {"LAY-19", "many-of-player",
     QT_TRANSLATE_NOOP("Finding", "{1} has laid %1 tiles, more than the %2 of a six tile dungeon.")},
    {"LAY-04", "",
     QT_TRANSLATE_NOOP("Finding",
                       "Chambers laid: %1, at least %3 are needed; hallways laid: %2, at least %4.")},
    {"LAY-04", "of-player",
     QT_TRANSLATE_NOOP("Finding",
                       "Chambers laid by {1}: %1, at least %3 are needed; hallways laid: %2, at least %4.")},
    {"LAY-02", "", QT_TRANSLATE_NOOP("Finding", "From {1} on the players did not lay their tiles in turn.")},
    {"LAY-02", "central", QT_TRANSLATE_NOOP("Finding", "The central chamber {1} was not laid first.")},
    {"LAY-08", "",
     QT_TRANSLATE_NOOP("Finding",
                       "{1}, laid after the central chamber, is not a tile of the next player in turn.")},
    {"LAY-09", "", QT_TRANSLATE_NOOP("Finding", "No path leads from {1} to the central chamber.")},
    {"LAY-09", "when-laid",
     QT_TRANSLATE_NOOP("Finding", "When {1} was laid, no path led from it to the central chamber.")},
    {"LAY-09", "squares",
     QT_TRANSLATE_NOOP("Finding", "Squares of {1} that nobody can reach from the central chamber: %1.")},
    {"LAY-09", "parted",
     QT_TRANSLATE_NOOP("Finding", "{1} is parted: no path leads to %1 of its squares from the others.")},
    {"MAP-21", "", QT_TRANSLATE_NOOP("Finding", "{1} is flagged as an entrance but is not a hallway.")},
    {"MAP-21", "on-map",
     QT_TRANSLATE_NOOP("Finding", "{1} is an entrance on the printed map but not flagged as one.")},
    {"MAP-21", "not-on-map",
     QT_TRANSLATE_NOOP("Finding", "{1} is flagged as an entrance but is none on the printed map.")},
    {"LAY-10", "", QT_TRANSLATE_NOOP("Finding", "The last tile of {1}, {2}, is not a hallway.")},
    {"LAY-10", "not-last",
     QT_TRANSLATE_NOOP("Finding", "{2} is an entrance hallway of {1} but not the last tile laid.")},
    {"LAY-16", "", QT_TRANSLATE_NOOP("Finding", "Entrance hallways: %1, for %2 players.")},
    {"LAY-16", "early",
     QT_TRANSLATE_NOOP("Finding", "{1} finished early and still has to lay a hallway after {2}.")},
    {"LAY-16", "none", QT_TRANSLATE_NOOP("Finding", "{1} has no entrance hallway.")},
    {"LAY-11", "", QT_TRANSLATE_NOOP("Finding", "The entrance hallway {1} has no opening to the outside.")},
    {"LAY-11", "no-path",
     QT_TRANSLATE_NOOP("Finding",
                       "No path leads from the opening of the entrance hallway {1} to the central chamber.")},
    {"LAY-12", "",
     QT_TRANSLATE_NOOP("Finding",
                       "The entrance hallway {1} must be connected to one chamber only, not to {rest}.")},
    {"LAY-12", "none", QT_TRANSLATE_NOOP("Finding", "The entrance hallway {1} is connected to no chamber.")},
    {"LAY-13", "",
     QT_TRANSLATE_NOOP(
         "Finding", "Tiles laid later connect the entrance hallway {1} to {rest}, not to one chamber only.")},
    {"LAY-13", "closed",
     QT_TRANSLATE_NOOP("Finding", "A tile laid later closes the opening of the entrance hallway {1}.")},
    {"LAY-13", "marker",
     QT_TRANSLATE_NOOP("Finding", "A marker connects the entrance hallway {1} to a second tile.")},
    {"MRK-02", "", QT_TRANSLATE_NOOP("Finding", "Markers and doors together: %1; agreed: %2.")},
    {"MRK-02", "of-player",
     QT_TRANSLATE_NOOP("Finding", "{1} has placed %1 markers and doors; agreed for each player: %2.")},
    {"COMP-03", "", QT_TRANSLATE_NOOP("Finding", "{1} is used %1 times; there are only %2 of it.")},
    {"MRK-03", "", QT_TRANSLATE_NOOP("Finding", "{1} does not lie on a square it can cover.")},
    {"MAP-26", "", QT_TRANSLATE_NOOP("Finding", "Two markers lie on one square: {all}.")},
    {"MAP-26", "chests", QT_TRANSLATE_NOOP("Finding", "Two chests stand on one square: {all}.")},
    {"MRK-05", "",
     QT_TRANSLATE_NOOP("Finding", "{1} lies in a starting hallway or the chamber connected to it.")},
    {"MRK-18", "", QT_TRANSLATE_NOOP("Finding", "A vortex may lie only on a chamber.")},
    {"MRK-18", "exit", QT_TRANSLATE_NOOP("Finding", "{1} is on a tile that a vortex can turn.")},
    {"MRK-14", "", QT_TRANSLATE_NOOP("Finding", "A single teleport square leads nowhere.")},
    {"MRK-23", "",
     QT_TRANSLATE_NOOP("Finding",
                       "Partners must be two staircases that name each other and lie on different levels.")},
    {"MRK-23", "alone", QT_TRANSLATE_NOOP("Finding", "The staircase has no partner on another level.")},
    {"DOOR-02", "",
     QT_TRANSLATE_NOOP("Finding", "{1} does not stand on an open edge between two playable squares.")},
    {"DOOR-05", "", QT_TRANSLATE_NOOP("Finding", "Two doors stand on one edge.")},
    {"DOOR-03", "", QT_TRANSLATE_NOOP("Finding", "{1} has no wall at one of its ends.")},
    {"DOOR-04", "",
     QT_TRANSLATE_NOOP("Finding", "{1} stands in or at a starting hallway or the chamber connected to it.")},
    {"ART-02", "", QT_TRANSLATE_NOOP("Finding", "Artifacts placed: %1; agreed: %2.")},
    {"ART-01", "", QT_TRANSLATE_NOOP("Finding", "{1} placed: %1; agreed: %2.")},
    {"ART-01", "none",
     QT_TRANSLATE_NOOP("Finding", "Artifacts were not agreed, but some are placed: {all}.")},
    {"ART-03", "",
     QT_TRANSLATE_NOOP("Finding", "{1} stands in a starting hallway or the chamber connected to it.")},
    {"ART-04", "", QT_TRANSLATE_NOOP("Finding", "{1} stands on a square that is not playable.")},
    {"ART-07", "", QT_TRANSLATE_NOOP("Finding", "{1} shares its square with {rest}.")},
    {"ART-06", "", QT_TRANSLATE_NOOP("Finding", "A wall or a door runs through {1}.")},
    {"DRESS-03", "hallway", QT_TRANSLATE_NOOP("Finding", "{1} stands in a hallway.")},
    {"DRESS-03", "doorway", QT_TRANSLATE_NOOP("Finding", "{1} stands in a doorway.")},
    {"DRESS-03", "crossing",
     QT_TRANSLATE_NOOP("Finding", "{1} stands where the way between two tiles is one square wide.")},
    {"DRESS-03", "entrance", QT_TRANSLATE_NOOP("Finding", "{1} stands in an opening to the outside.")},
    {"DRESS-04", "", QT_TRANSLATE_NOOP("Finding", "The only way to this square is closed: {all}.")},
    {"DRESS-11", "", QT_TRANSLATE_NOOP("Finding", "A wall or a door runs through {1}.")},
    {"DRESS-11", "size", QT_TRANSLATE_NOOP("Finding", "{1} is a table and must cover two squares.")},
    {"DRESS-10", "", QT_TRANSLATE_NOOP("Finding", "{1} is a chair and must cover one square.")},
    {"DRESS-02", "", QT_TRANSLATE_NOOP("Finding", "{1} is a pillar and must cover one square.")},
    {"DRESS-01", "", QT_TRANSLATE_NOOP("Finding", "{1} is dungeon dressing and must have no tokens.")},
    {"EXO-05", "",
     QT_TRANSLATE_NOOP("Finding", "The artifacts ask for more %2 tokens than there are: %1, not %3.")},
    {"CHEST-11", "", QT_TRANSLATE_NOOP("Finding", "{1} stands on a square that is not playable.")},
    {"DG-20", "",
     QT_TRANSLATE_NOOP("Finding", "{1} is a Changeling: it has no treasure dial that could be set.")},
    {"CHEST-06", "", QT_TRANSLATE_NOOP("Finding", "Two chests stand on one tile: {all}.")},
    {"CHEST-05", "", QT_TRANSLATE_NOOP("Finding", "{1} stands fewer than two tiles away from an entrance.")},
    {"CHEST-07", "", QT_TRANSLATE_NOOP("Finding", "%1 chests are placed, more than %2.")},
    {"CHEST-07", "of-player", QT_TRANSLATE_NOOP("Finding", "{1} has placed %1 chests, more than %2.")},
    {"CHEST-08", "", QT_TRANSLATE_NOOP("Finding", "Chests still to be placed: %1 of %2 are.")},
    {"CHEST-08", "no-tile",
     QT_TRANSLATE_NOOP("Finding", "No tile may hold a treasure chest: none is far enough from the entrances "
                                  "and has room for one that can be reached.")},
    {"CHEST-03", "", QT_TRANSLATE_NOOP("Finding", "The players did not place their chests in turn.")},
    {"CHEST-10", "", QT_TRANSLATE_NOOP("Finding", "No figure can enter the front arc of {1}.")},
    {"ART-20", "", QT_TRANSLATE_NOOP("Finding", "Artifacts leave no square in front of {1} to stand on.")},
    {"TOK-08", "", QT_TRANSLATE_NOOP("Finding", "A token lies on a chest.")},
    {"TOK-14", "", QT_TRANSLATE_NOOP("Finding", "A token lies on a square that is not playable.")},
    {"TOK-14", "shared", QT_TRANSLATE_NOOP("Finding", "Two tokens lie on one square.")},
    {"TOK-11", "", QT_TRANSLATE_NOOP("Finding", "A token lies on an entrance tile.")},
    {"TOK-12", "", QT_TRANSLATE_NOOP("Finding", "A token lies on a tile adjacent to an entrance tile.")},
    {"TOK-09", "", QT_TRANSLATE_NOOP("Finding", "%1 tokens lie on {1}, which may hold one.")},
    {"TOK-10", "", QT_TRANSLATE_NOOP("Finding", "%1 tokens lie on {1}, which has a chest and may hold two.")},
    {"TOK-05", "", QT_TRANSLATE_NOOP("Finding", "%1 tokens are placed, more than %2.")},
    {"TOK-05", "of-player", QT_TRANSLATE_NOOP("Finding", "{1} has placed %1 tokens, more than %2.")},
    {"TOK-04", "", QT_TRANSLATE_NOOP("Finding", "%1 Tough tokens are placed; the pool has %2.")},
    {"TOK-04", "not-agreed", QT_TRANSLATE_NOOP("Finding", "Tough tokens are placed but were not agreed.")},
    {"TOK-03", "", QT_TRANSLATE_NOOP("Finding", "%1 tokens like {1} are placed; the pool has %2.")},
    {"TOK-06", "",
     QT_TRANSLATE_NOOP("Finding", "The first token has to lie on a tile with a chest, and does not.")},
    {"TOK-06", "any",
     QT_TRANSLATE_NOOP("Finding", "None of the tokens lies on a tile with a chest; one has to.")},
    {"TOK-07", "",
     QT_TRANSLATE_NOOP("Finding",
                       "Tokens are placed in turn; {2} is recorded for {1}, who was passed over before.")},
    {"MRK-21", "", QT_TRANSLATE_NOOP("Finding", "{last} makes {1} unusable.")},
    {"ENT-01", "",
     QT_TRANSLATE_NOOP("Finding", "{1} is not at an opening of an entrance hallway to the outside.")},
    {"ENT-06", "", QT_TRANSLATE_NOOP("Finding", "Two teams use one entrance hallway.")},
    {"ENT-03", "", QT_TRANSLATE_NOOP("Finding", "{1} is not at an opening to the outside.")},
    {"ENT-11", "", QT_TRANSLATE_NOOP("Finding", "{2} occupies the square of {1}.")},
    {"ENT-07", "", QT_TRANSLATE_NOOP("Finding", "No path leads from {1} to {2}.")},
    {"ENT-08", "entrances", QT_TRANSLATE_NOOP("Finding", "{1} has two entrance arrows.")},
    {"ENT-08", "exits", QT_TRANSLATE_NOOP("Finding", "{1} has two exit arrows.")},
    {"ENT-08", "colours", QT_TRANSLATE_NOOP("Finding", "{1} and {2} have arrows of the same colour.")},
    {"ENT-05", "", QT_TRANSLATE_NOOP("Finding", "In a six tile dungeon {1} must be where {2} is.")},
    {"ENT-10", "entrance", QT_TRANSLATE_NOOP("Finding", "{1} has no entrance arrow yet.")},
    {"ENT-10", "exit", QT_TRANSLATE_NOOP("Finding", "{1} has no exit arrow yet.")},
    {"TEAM-05", "", QT_TRANSLATE_NOOP("Finding", "{1} has no team yet.")},
    {"TEAM-05", "players", QT_TRANSLATE_NOOP("Finding", "There is no player yet.")},
    {"TEAM-05", "opponent",
     QT_TRANSLATE_NOOP("Finding", "There is only one player; a game needs two or more.")},
    {"TEAM-01", "", QT_TRANSLATE_NOOP("Finding", "The team of {1} costs %1 points, more than %2.")},
    {"TEAM-03", "", QT_TRANSLATE_NOOP("Finding", "{2} of {1} starts at level %1, not at 1 or 2.")},
    {"TEAM-04", "", QT_TRANSLATE_NOOP("Finding", "{1} has {2} twice.")},
    {"TEAM-07", "", QT_TRANSLATE_NOOP("Finding", "{2} is a Mage Spawn in the team of {1}.")},
    {"MKW-01", "",
     QT_TRANSLATE_NOOP("Finding", "{2} of {1} is a Mage Knight warrior; warriors were not agreed.")},
    {"MKW-06", "",
     QT_TRANSLATE_NOOP("Finding", "{2} of {1} is mounted, or has several dials and is no dragon.")},
    {"MKW-06", "pool",
     QT_TRANSLATE_NOOP("Finding", "%1, in the pool from {1}, is mounted; mounted figures were not agreed.")},
    {"MKW-08", "", QT_TRANSLATE_NOOP("Finding", "{1} has {2} twice.")},
    {"TEAM-06", "",
     QT_TRANSLATE_NOOP("Finding", "Every player has one Hero, but Lone Wolf is switched off.")},
    {"LONE-01", "", QT_TRANSLATE_NOOP("Finding", "{1} has %1 figures in a Lone Wolf game.")},
    {"LONE-01", "players", QT_TRANSLATE_NOOP("Finding", "A Lone Wolf game needs two or more players.")},
    {"LONE-02", "",
     QT_TRANSLATE_NOOP("Finding", "The Heroes cost from %1 to %2 points, more than 5 points apart.")},
    {"POOL-01", "", QT_TRANSLATE_NOOP("Finding", "%1, in the pool from {1}, is a Hero.")},
    {"MKW-07", "",
     QT_TRANSLATE_NOOP("Finding", "%1, in the pool from {1}, is a warrior; warriors were not agreed.")},
    {"DG-19", "",
     QT_TRANSLATE_NOOP("Finding", "%1, in the Mage Spawn pool from {1}, belongs into the chest pool.")},
    {"POOL-03", "", QT_TRANSLATE_NOOP("Finding", "Mage Spawn given by {1}: %1, for a team of %2.")},
    {"POOL-04", "", QT_TRANSLATE_NOOP("Finding", "{1} gives Mage Spawn worth %1 points, fewer than 100.")},
    {"CHEST-02", "", QT_TRANSLATE_NOOP("Finding", "Chests given by {1}: %1, for a team of %2.")},
    {"CHEST-02", "placed",
     QT_TRANSLATE_NOOP("Finding", "The pool is short of %1: %2 placed, %3 in the pool.")},
    {"MOUNT-13", "alone", QT_TRANSLATE_NOOP("Finding", "{2} of {1} is a mount without a rider.")},
    {"MOUNT-13", "alone-pool",
     QT_TRANSLATE_NOOP("Finding", "%1, in the pool from {1}, is a mount without a rider.")},
    {"MOUNT-13", "alone-placed", QT_TRANSLATE_NOOP("Finding", "{1} is a mount without a rider.")},
    {"CAV-01", "no-mount", QT_TRANSLATE_NOOP("Finding", "{2} of {1} is no mount, so %1 cannot ride it.")},
    {"CAV-01", "no-mount-pool",
     QT_TRANSLATE_NOOP("Finding", "%1, in the pool from {1}, is no mount, so %2 cannot ride it.")},
    {"CAV-01", "no-mount-placed", QT_TRANSLATE_NOOP("Finding", "{1} is no mount, so %1 cannot ride it.")},
    {"CAV-01", "no-rider", QT_TRANSLATE_NOOP("Finding", "%1 is no rider and cannot sit on {2} of {1}.")},
    {"CAV-01", "no-rider-pool",
     QT_TRANSLATE_NOOP("Finding", "%2 is no rider and cannot sit on %1, in the pool from {1}.")},
    {"CAV-01", "no-rider-placed", QT_TRANSLATE_NOOP("Finding", "%1 is no rider and cannot sit on {1}.")},
    {"CAV-01", "type", QT_TRANSLATE_NOOP("Finding", "%1 does not ride mounts of the type of {2} of {1}.")},
    {"CAV-01", "type-pool",
     QT_TRANSLATE_NOOP("Finding", "%2 does not ride mounts of the type of %1, in the pool from {1}.")},
    {"CAV-01", "type-placed", QT_TRANSLATE_NOOP("Finding", "%1 does not ride mounts of the type of {1}.")},
    {"TITAN-13", "open", QT_TRANSLATE_NOOP("Finding", "A point value of {2} of {1} has still to be chosen.")},
    {"TITAN-13", "open-pool",
     QT_TRANSLATE_NOOP("Finding", "A point value of %1, in the pool from {1}, has still to be chosen.")},
    {"TITAN-13", "open-placed", QT_TRANSLATE_NOOP("Finding", "A point value of {1} has still to be chosen.")},
    {"TITAN-13", "other", QT_TRANSLATE_NOOP("Finding", "%1 is none of the point values of {2} of {1}.")},
    {"TITAN-13", "other-pool",
     QT_TRANSLATE_NOOP("Finding", "%2 is none of the point values of %1, in the pool from {1}.")},
    {"TITAN-13", "other-placed", QT_TRANSLATE_NOOP("Finding", "%1 is none of the point values of {1}.")},
    {"MD-45", "open", QT_TRANSLATE_NOOP("Finding", "A point value of {2} of {1} has still to be chosen.")},
    {"MD-45", "open-pool",
     QT_TRANSLATE_NOOP("Finding", "A point value of %1, in the pool from {1}, has still to be chosen.")},
    {"MD-45", "open-placed", QT_TRANSLATE_NOOP("Finding", "A point value of {1} has still to be chosen.")},
    {"MD-45", "other", QT_TRANSLATE_NOOP("Finding", "%1 is none of the point values of {2} of {1}.")},
    {"MD-45", "other-pool",
     QT_TRANSLATE_NOOP("Finding", "%2 is none of the point values of %1, in the pool from {1}.")},
    {"MD-45", "other-placed", QT_TRANSLATE_NOOP("Finding", "%1 is none of the point values of {1}.")},
    {"PSGR-01", "no-chariot-pool",
     QT_TRANSLATE_NOOP("Finding", "%1, in the pool from {1}, is no chariot and has no place for %2.")},
    {"PSGR-01", "no-chariot-placed",
     QT_TRANSLATE_NOOP("Finding", "{1} is no chariot and has no place for %1.")},
    {"PSGR-01", "aboard",
     QT_TRANSLATE_NOOP("Finding", "{2} of {1} starts in something that is no chariot of the team.")},
    {"PSGR-01", "two", QT_TRANSLATE_NOOP("Finding", "{2} of {1} finds the one place of the chariot taken.")},
    {"PSGR-02", "kind-pool",
     QT_TRANSLATE_NOOP("Finding", "%2 cannot be carried by %1, in the pool from {1}.")},
    {"PSGR-02", "kind-placed", QT_TRANSLATE_NOOP("Finding", "%1 cannot be carried by {1}.")},
    {"PSGR-02", "aboard", QT_TRANSLATE_NOOP("Finding", "{2} of {1} cannot be a passenger.")},
    {"BASE-22", "",
     QT_TRANSLATE_NOOP("Finding",
                       "Titans, multi-dial warriors and chariots like %1 are best led by a game master.")},
    {"INDIR-06", "", QT_TRANSLATE_NOOP("Finding", "%1 shoots over walls only under an open ceiling.")},
    {"BASE-17", "entrance",
     QT_TRANSLATE_NOOP("Finding",
                       "{2} of {1} is %1 squares wide and does not fit through {3}, which is %2 wide.")},
    {"BASE-17", "exit",
     QT_TRANSLATE_NOOP("Finding",
                       "{2} of {1} is %1 squares wide and does not fit through {3}, which is %2 wide.")},
    {"BASE-17", "room",
     QT_TRANSLATE_NOOP("Finding", "Behind {3} there is no room for {2} of {1} to come in.")},
    {"BASE-04", "", QT_TRANSLATE_NOOP("Finding", "{1} may not face diagonally.")},
    {"BASE-05", "void", QT_TRANSLATE_NOOP("Finding", "{1} does not stand wholly on tiles.")},
    {"BASE-05", "blocked", QT_TRANSLATE_NOOP("Finding", "{1} stands on blocking terrain.")},
    {"BASE-05", "taken", QT_TRANSLATE_NOOP("Finding", "{2} stands on a square that {1} has already.")},
    {"BASE-05", "wall", QT_TRANSLATE_NOOP("Finding", "A wall or a door runs between two squares of {1}.")},
    {"BASE-06", "",
     QT_TRANSLATE_NOOP("Finding", "{1} stands over more crevasse squares than one row of its base.")},
    {"BASE-08", "team",
     QT_TRANSLATE_NOOP("Finding", "{2} of {1} cannot leave the tile it comes in on: it needs %1 squares side "
                                  "by side, the way is %2 wide.")},
    {"BASE-08", "team-room",
     QT_TRANSLATE_NOOP("Finding",
                       "{2} of {1} cannot leave the tile it comes in on: it has no room to turn.")},
    {"BASE-08", "placed",
     QT_TRANSLATE_NOOP(
         "Finding", "{1} can never leave its tile: it needs %1 squares side by side, the way is %2 wide.")},
    {"BASE-08", "placed-room",
     QT_TRANSLATE_NOOP("Finding", "{1} can never leave its tile: it has no room to turn.")},
    {"POOL-01", "placed",
     QT_TRANSLATE_NOOP("Finding", "{1} is a Hero and cannot stand among the Mage Spawn.")},
    {"MKW-07", "placed",
     QT_TRANSLATE_NOOP("Finding", "{1} is a Mage Knight warrior; warriors were not agreed.")},
    {"MKW-06", "placed", QT_TRANSLATE_NOOP("Finding", "{1} is mounted; mounted figures were not agreed.")},
};

const FindingText* find(const std::string& rule, const std::string& variant)
{
    const auto* found = std::ranges::find_if(
        texts, [&](const FindingText& text) { return rule == text.rule && variant == text.variant; });
    return found == std::ranges::end(texts) ? nullptr : found;
}

template <typename Name, typename SquareOf, typename Place>
QString sentenceOf(const Finding& finding, const Content& content, const std::string& language, Name name,
                   SquareOf square, Place place)
{
    const FindingText* known = find(finding.rule, finding.about.variant);
    if (known == nullptr)
        return QString::fromStdString(finding.rule);
    const QString text = QCoreApplication::translate("Finding", known->text);
    const QStringList things = namesApart(finding.about.things, name, square);
    QString result = filledIn(text, things, finding.about.args, content, language);
    if (!finding.about.edges.empty())
        result += QStringLiteral(" (%1)").arg(place(finding.about.edges.front()));
    else if (!finding.about.squares.empty())
        result += QStringLiteral(" (%1)").arg(place(finding.about.squares.front()));
    if (const std::string_view since = checkedSince(finding); !since.empty())
        result += u' ' + QCoreApplication::translate("Finding", "(checked since version %1)")
                             .arg(QString::fromUtf8(since.data(), qsizetype(since.size())));
    return result;
}

} // namespace

bool hasSentence(const std::string& rule, const std::string& variant)
{
    return find(rule, variant) != nullptr;
}

QString sentence(const Finding& finding, const Scenario& scenario, const Content& content,
                 const std::string& language)
{
    return sentenceOf(
        finding, content, language,
        [&](const ThingId& thing) { return nameInWords(thing, scenario, content, language); },
        [&](const ThingId& thing) {
            const auto place = findThing(scenario, thing);
            return place ? squareInWords(*place, scenario, content, SquareNames(scenario)) : QString();
        },
        [&](auto place) { return placeInWords(place, scenario, content, language); });
}

QString sentence(const Finding& finding, const ScenarioNames& names)
{
    return sentenceOf(
        finding, names.content(), names.language(), [&](const ThingId& thing) { return names.name(thing); },
        [&](const ThingId& thing) { return names.square(thing); },
        [&](auto place) { return names.place(place); });
}

} // namespace delve::mageknight
