// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/text/finding_text.h"

#include "editor/dungeoneer/text/card_words.h"
#include "editor/text/rule_sentences.h"

#include <QCoreApplication>

namespace delve::dungeoneer {

namespace {

/// Blanks: {1} the first thing, {all} all things, {cells} cells, {card 1} the first card of the sets, %1 the
/// first argument.
constexpr RuleSentence texts[] = {
    {"DNR-SETUP-01", "few",
     QT_TRANSLATE_NOOP("CardFinding", "There are %1 players; at least two are needed.")},
    {"DNR-SETUP-01", "many", QT_TRANSLATE_NOOP("CardFinding", "There are %1 players; four is the most.")},
    {"DNR-SETUP-05", "no-sets", QT_TRANSLATE_NOOP("CardFinding", "No set of cards is in use yet.")},
    {"DNR-SETUP-05", "heroes",
     QT_TRANSLATE_NOOP("CardFinding", "The sets have %1 Hero cards; %2 are needed.")},
    {"DNR-SETUP-05", "trackers",
     QT_TRANSLATE_NOOP("CardFinding", "The sets have %1 Tracker cards; %2 are needed.")},
    {"DNR-SETUP-05", "adventures",
     QT_TRANSLATE_NOOP("CardFinding",
                       "The sets have %1 Adventure cards; %2 are needed for the opening hands.")},
    {"DNR-SETUP-05", "quests", QT_TRANSLATE_NOOP("CardFinding", "The sets have %1 Quests; %2 are needed.")},
    {"DNR-SETUP-05", "entrances",
     QT_TRANSLATE_NOOP("CardFinding", "The sets have no Entrance for the map (%3).")},
    {"DNR-SETUP-05", "passages",
     QT_TRANSLATE_NOOP("CardFinding", "The sets have %1 Passages or Roads for the map (%3); %2 are needed.")},
    {"DNR-SETUP-07", "",
     QT_TRANSLATE_NOOP("CardFinding",
                       "The marker %1 lies in two places; the link of {1} needs another letter.")},
    {"DNR-SETUP-08", "",
     QT_TRANSLATE_NOOP("CardFinding", "{card 1} is dealt %1 times; there are only %2 of it.")},
    {"DNR-SETUP-12", "", QT_TRANSLATE_NOOP("CardFinding", "{1} has %1 Personal Quests; two are dealt.")},
    {"DNR-SETUP-20", "", QT_TRANSLATE_NOOP("CardFinding", "{1} has %1 Adventure cards; five are dealt.")},
    {"DNR-SETUP-15", "", QT_TRANSLATE_NOOP("CardFinding", "A map has one Entrance, not %1: {all}.")},
    {"DNR-SETUP-15", "no-map", QT_TRANSLATE_NOOP("CardFinding", "There is no map yet.")},
    {"DNR-SETUP-15", "missing", QT_TRANSLATE_NOOP("CardFinding", "The Entrance of the map (%1) is missing.")},
    {"DNR-SETUP-15", "off-centre",
     QT_TRANSLATE_NOOP("CardFinding", "The Entrance does not lie in the centre: {1}.")},
    {"DNR-SETUP-15", "turned", QT_TRANSLATE_NOOP("CardFinding", "The Entrance {1} is upside down.")},
    {"DNR-SETUP-16", "missing",
     QT_TRANSLATE_NOOP("CardFinding", "Sides of the Entrance without a Passage or Road: {cells}.")},
    {"DNR-SETUP-16", "surplus",
     QT_TRANSLATE_NOOP("CardFinding",
                       "A starting map has only the Entrance and what lies beside it, not {all}.")},
    {"DNR-MAP-03", "", QT_TRANSLATE_NOOP("CardFinding", "{1} does not belong on this map (%1).")},
    {"DNR-MAP-07", "",
     QT_TRANSLATE_NOOP(
         "CardFinding",
         "{1} lies beside the Entrance, but is no Passage or Road and could lie elsewhere: {cells}.")},
    {"DNR-MAP-07", "starting",
     QT_TRANSLATE_NOOP("CardFinding",
                       "{1} lies beside the Entrance of a starting map, but is no Passage or Road.")},
    {"DNR-MAP-07", "exempt",
     QT_TRANSLATE_NOOP("CardFinding",
                       "{1} lies beside the Entrance because it could not be placed otherwise.")},
    {"DNR-MAP-08", "", QT_TRANSLATE_NOOP("CardFinding", "{1} lies apart from the map.")},
    {"DNR-MAP-08", "area", QT_TRANSLATE_NOOP("CardFinding", "These cards lie apart from the map: {all}.")},
    {"DNR-MAP-09", "", QT_TRANSLATE_NOOP("CardFinding", "Walls cut {1} off from the Entrance.")},
    {"DNR-MAP-09", "area",
     QT_TRANSLATE_NOOP("CardFinding", "Walls cut these cards off from the Entrance: {all}.")},
    {"DNR-MAP-09", "hole",
     QT_TRANSLATE_NOOP("CardFinding", "An empty cell lies between four cards: {cells}.")},
    {"DNR-MAP-10", "",
     QT_TRANSLATE_NOOP("CardFinding", "The map (%1) is closed: no card can be added to it.")},
    {"DNR-BUILD-02", "",
     QT_TRANSLATE_NOOP("CardFinding", "None of the %1 cards that are left fits on the map (%2).")},
    {"DNR-MAP-13", "", QT_TRANSLATE_NOOP("CardFinding", "Several cards lie in one cell: {all}.")},
    {"DNR-MAP-13", "copies",
     QT_TRANSLATE_NOOP("CardFinding", "{1} lies on the table %1 times; there are only %2 of it.")},
    {"DNR-MAP-18", "",
     QT_TRANSLATE_NOOP("CardFinding", "No card that is left can fill the empty cell {cells}.")},
    {"DNR-OBST-07", "", QT_TRANSLATE_NOOP("CardFinding", "The Sewer %1 on {1} has no partner.")},
    {"DNR-OBST-09", "", QT_TRANSLATE_NOOP("CardFinding", "The Portal on {1} leads to no Entrance yet.")},
    {"DNR-OBST-09", "no-portal",
     QT_TRANSLATE_NOOP("CardFinding", "{1} has no Portal, but is linked to an Entrance.")},
    {"DNR-OBST-09", "no-entrance",
     QT_TRANSLATE_NOOP("CardFinding", "A Portal is linked to {1}, which is no Entrance.")},
    {"DNR-OBST-09", "twice", QT_TRANSLATE_NOOP("CardFinding", "The Portal on {1} is linked twice.")},
    {"DNR-GLOSS-18", "",
     QT_TRANSLATE_NOOP("CardFinding", "No Cut-out card of the sets has a marker %1 for the link of {1}.")},
    {"DNR-OPT-10", "",
     QT_TRANSLATE_NOOP("CardFinding",
                       "The sets %1 and %2 have the same symbol %3: their cards cannot be told apart.")},
    {"DNR-OPT-07", "",
     QT_TRANSLATE_NOOP("CardFinding", "The map is finished; %1 Map cards are left, and out of the game.")},
    {"DNR-OPT-11", "",
     QT_TRANSLATE_NOOP("CardFinding", "{1} begins on an Entrance that is not in use (%1).")},
    {"DNR-OPT-12", "",
     QT_TRANSLATE_NOOP("CardFinding", "{1} has two Personal Quests of one map; one of each is dealt.")},
    {"DNR-OPT-13", "",
     QT_TRANSLATE_NOOP("CardFinding",
                       "The Quest {card 1} may be dealt, but its place {card 2} is left out.")},
    {"DNR-OPT-13", "type",
     QT_TRANSLATE_NOOP("CardFinding",
                       "The Quest {card 1} may be dealt, but no card of its type (%1) is in use.")},
    {"DNR-OPT-13", "terrain",
     QT_TRANSLATE_NOOP("CardFinding",
                       "The Quest {card 1} may be dealt, but no card of its Terrain (%1) is in use.")},
    {"DNR-QUEST-28", "",
     QT_TRANSLATE_NOOP("CardFinding", "The place {card 2} of the Quest {card 1} is neither laid nor left.")},
    {"DNR-QUEST-28", "type",
     QT_TRANSLATE_NOOP("CardFinding",
                       "No card of the type (%1) that the Quest {card 1} names is laid or left.")},
    {"DNR-QUEST-28", "terrain",
     QT_TRANSLATE_NOOP("CardFinding",
                       "No card of the Terrain (%1) that the Quest {card 1} names is laid or left.")},
    {"DNR-DOOR-10", "",
     QT_TRANSLATE_NOOP(
         "CardFinding",
         "{1}, the place of {card 1}, lies behind doors that nobody passes unharmed with Speed %1.")},
};

constexpr const char* faultTexts[] = {
    "",
    QT_TRANSLATE_NOOP("CardFinding", "The Entrance comes first, upright in the centre."),
    QT_TRANSLATE_NOOP("CardFinding", "This map has its Entrance already."),
    QT_TRANSLATE_NOOP("CardFinding", "A card lies there already."),
    QT_TRANSLATE_NOOP("CardFinding", "All copies of this card are laid."),
    QT_TRANSLATE_NOOP("CardFinding", "This card belongs on the other map."),
    QT_TRANSLATE_NOOP("CardFinding", "It would lie apart from the map."),
    QT_TRANSLATE_NOOP("CardFinding", "Walls would cut it off from the Entrance."),
    QT_TRANSLATE_NOOP("CardFinding",
                      "Only Passages and Roads lie beside the Entrance, and this card has another place."),
    QT_TRANSLATE_NOOP("CardFinding", "The map would be closed while cards are left."),
    QT_TRANSLATE_NOOP("CardFinding", "An empty cell would lie between four cards."),
};

/// Numbers stay as they are; words of map kinds, types of cards and known Terrains are put into the language.
QString argument(const std::string& word)
{
    if (const auto kind = fromName<MapKind>(word))
        return wordFor(*kind);
    const auto type = fromName<MapCardType>(word);
    return type ? wordFor(*type, MapKind::Dungeon) : terrainName(CardSet(), word);
}

template <typename Things, typename Name> QStringList namesOf(const Things& things, Name&& name)
{
    QStringList names;
    for (const auto& thing : things)
        names << name(thing);
    return names;
}

} // namespace

bool hasSentence(const Finding& finding)
{
    return findSentence(texts, finding.rule, finding.about.variant) != nullptr;
}

QString sentence(const Finding& finding, const ScenarioNames& names)
{
    const Concern& about = finding.about;
    const RuleSentence* known = findSentence(texts, finding.rule, about.variant);
    if (!known)
        return QString::fromStdString(finding.rule);
    const QStringList things = namesOf(about.things, [&](const ThingId& id) { return names.thing(id); });
    const QStringList cards = namesOf(about.cards, [&](const ContentId& id) { return names.card(id); });
    const QStringList cells = namesOf(about.cells, [&](const MapCell& cell) { return names.cell(cell); });
    return withBlanksFilled(
        QCoreApplication::translate("CardFinding", known->text),
        [&](std::size_t number) {
            return number < about.args.size() ? argument(about.args[number]) : QString();
        },
        [&](const QString& key) {
            if (key == u"all")
                return inARow(things);
            if (key == u"cells")
                return inARow(cells);
            const bool isCard = key.startsWith(u"card ");
            return (isCard ? cards : things).value(key.sliced(isCard ? 5 : 0).toInt() - 1);
        });
}

QString sentence(const PlacementVerdict& verdict)
{
    return QCoreApplication::translate("CardFinding", faultTexts[std::size_t(verdict.fault)]);
}

} // namespace delve::dungeoneer
