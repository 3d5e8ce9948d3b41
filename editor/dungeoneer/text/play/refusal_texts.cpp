// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/text/play/play_texts.h"

namespace delve::dungeoneer {

namespace {

constexpr PlayText refusalRows[] = {
    // turns
    {"DNR-SETUP-06", "", QT_TRANSLATE_NOOP("CardPlay", "The cards have been dealt.")},
    {"DNR-SETUP-15", "", QT_TRANSLATE_NOOP("CardPlay", "A map has only one Entrance.")},
    {"DNR-OPT-09", "",
     QT_TRANSLATE_NOOP("CardPlay", "Which Entrance is used is not asked now, or not of that card.")},
    {"DNR-OPT-11", "", QT_TRANSLATE_NOOP("CardPlay", "No Entrance is to be chosen there now.")},
    {"DNR-TURN-01", "", QT_TRANSLATE_NOOP("CardPlay", "Nobody is asked for that now.")},
    {"DNR-TURN-02", "", QT_TRANSLATE_NOOP("CardPlay", "No phase can be ended now.")},
    {"DNR-TURN-04", "", QT_TRANSLATE_NOOP("CardPlay", "There is not enough Glory.")},
    {"DNR-RESET-04", "", QT_TRANSLATE_NOOP("CardPlay", "No upkeep is due for it now.")},
    {"DNR-RESET-06", "", QT_TRANSLATE_NOOP("CardPlay", "There is not enough Movement left.")},
    {"DNR-SPECIAL-13", "",
     QT_TRANSLATE_NOOP("CardPlay", "This is no moment for a Special action of that kind.")},
    {"DNR-SPECIAL-13", "pass", QT_TRANSLATE_NOOP("CardPlay", "There is nothing to pass on now.")},
    {"DNR-DRAW-02", "", QT_TRANSLATE_NOOP("CardPlay", "Movement is saved in the Discard and Draw Phase.")},
    {"DNR-DRAW-04", "", QT_TRANSLATE_NOOP("CardPlay", "This cannot be discarded now.")},
    {"DNR-BOON-04", "", QT_TRANSLATE_NOOP("CardPlay", "Nobody discards a readied Boon of the own will.")},
    // map
    {"DNR-BUILD-01", "", QT_TRANSLATE_NOOP("CardPlay", "This Map card is not to be laid now.")},
    {"DNR-OPT-02", "",
     QT_TRANSLATE_NOOP("CardPlay", "The whole map is in view: there is nothing to explore.")},
    {"DNR-OPT-07", "", QT_TRANSLATE_NOOP("CardPlay", "This Map card cannot be laid there.")},
    {"DNR-MAP-03", "", QT_TRANSLATE_NOOP("CardPlay", "The card belongs to the other map.")},
    {"DNR-MAP-07", "", QT_TRANSLATE_NOOP("CardPlay", "Only Passages and Roads lie beside the Entrance.")},
    {"DNR-MAP-08", "", QT_TRANSLATE_NOOP("CardPlay", "The card must lie beside another one.")},
    {"DNR-MAP-09", "", QT_TRANSLATE_NOOP("CardPlay", "A part of the map would be cut off.")},
    {"DNR-MAP-10", "", QT_TRANSLATE_NOOP("CardPlay", "The map would be closed.")},
    {"DNR-MAP-12", "",
     QT_TRANSLATE_NOOP("CardPlay", "The map would not be legal without that card as it lies.")},
    {"DNR-MAP-13", "", QT_TRANSLATE_NOOP("CardPlay", "A card lies there already, or none is left.")},
    {"DNR-HERO-02", "", QT_TRANSLATE_NOOP("CardPlay", "The Hero does this in the own Hero Phase.")},
    {"DNR-HERO-03", "", QT_TRANSLATE_NOOP("CardPlay", "No Map card lies there.")},
    {"DNR-HERO-08", "", QT_TRANSLATE_NOOP("CardPlay", "No Map card is left to draw.")},
    {"DNR-DOOR-11", "", QT_TRANSLATE_NOOP("CardPlay", "A wall is in the way.")},
    {"DNR-DOOR-18", "", QT_TRANSLATE_NOOP("CardPlay", "The Hero cannot be moved over that side.")},
    {"DNR-OBST-07", "", QT_TRANSLATE_NOOP("CardPlay", "No Sewer or Portal leads there.")},
    {"DNR-GLOSS-16", "", QT_TRANSLATE_NOOP("CardPlay", "The Hero is tipped and has to get up first.")},
    {"DNR-SPECIAL-05", "", QT_TRANSLATE_NOOP("CardPlay", "The Hero is not tipped.")},
    // cards
    {"DNR-HERO-01", "", QT_TRANSLATE_NOOP("CardPlay", "Such a card is played in the own Hero Phase.")},
    {"DNR-LORD-07", "",
     QT_TRANSLATE_NOOP(
         "CardPlay", "Such a card is played in the own Dungeonlord Phase, before or after the Encounters.")},
    {"DNR-SPECIAL-03", "",
     QT_TRANSLATE_NOOP("CardPlay",
                       "It only answers a card that was played against you, and only one that fits.")},
    {"DNR-SPECIAL-04", "", QT_TRANSLATE_NOOP("CardPlay", "It has no ability that can be used by you.")},
    {"DNR-SPECIAL-04", "pay-with-card", QT_TRANSLATE_NOOP("CardPlay", "This card does not pay for it.")},
    {"DNR-UNI-01", "", QT_TRANSLATE_NOOP("CardPlay", "Nothing is to be paid now.")},
    {"DNR-UNI-02", "",
     QT_TRANSLATE_NOOP("CardPlay",
                       "What changes a roll is declared before that roll, what rolls again behind it.")},
    {"DNR-BANE-05", "", QT_TRANSLATE_NOOP("CardPlay", "The own Hero would be among those it strikes.")},
    {"DNR-BOON-02", "", QT_TRANSLATE_NOOP("CardPlay", "The Hero has as many Boons as it can have.")},
    {"DNR-TREAS-02", "", QT_TRANSLATE_NOOP("CardPlay", "The Hero has as many Treasures as it can have.")},
    {"DNR-TREAS-04", "", QT_TRANSLATE_NOOP("CardPlay", "The Hero has a Treasure of this category already.")},
    {"DNR-TREAS-05", "", QT_TRANSLATE_NOOP("CardPlay", "There are not enough charges on it.")},
    {"DNR-TREAS-06", "",
     QT_TRANSLATE_NOOP("CardPlay", "Only a Treasure that is used up can be used as it is played.")},
    {"DNR-TREAS-09", "", QT_TRANSLATE_NOOP("CardPlay", "This card need not be given up.")},
    {"DNR-CARD-09", "", QT_TRANSLATE_NOOP("CardPlay", "It cannot be attached to that.")},
    {"DNR-GLOSS-01", "", QT_TRANSLATE_NOOP("CardPlay", "No more than the cost can be paid for it.")},
    {"DNR-GLOSS-04", "", QT_TRANSLATE_NOOP("CardPlay", "That is no target for it.")},
    {"DNR-GLOSS-15", "", QT_TRANSLATE_NOOP("CardPlay", "This is none of the cards to choose from.")},
    {"DNR-GLOSS-24", "", QT_TRANSLATE_NOOP("CardPlay", "It has been used in this turn.")},
    // the Dungeonlord
    {"DNR-LORD-01", "", QT_TRANSLATE_NOOP("CardPlay", "Encounters are laid in the own Dungeonlord Phase.")},
    {"DNR-LORD-02", "", QT_TRANSLATE_NOOP("CardPlay", "The player it is aimed at has not enough Peril.")},
    {"DNR-LORD-03", "", QT_TRANSLATE_NOOP("CardPlay", "It must be said whose Peril pays for it.")},
    {"DNR-LORD-05", "", QT_TRANSLATE_NOOP("CardPlay", "Nobody spends the own Peril.")},
    {"DNR-LORD-06", "", QT_TRANSLATE_NOOP("CardPlay", "All Encounters of a phase are laid together.")},
    {"DNR-LORD-06", "end-phase", QT_TRANSLATE_NOOP("CardPlay", "The Encounters that are laid come first.")},
    {"DNR-LORD-06", "resolve-encounters", QT_TRANSLATE_NOOP("CardPlay", "No Encounter is laid.")},
    {"DNR-LORD-09", "", QT_TRANSLATE_NOOP("CardPlay", "Encounters are laid against a Hero.")},
    {"DNR-LORD-10", "", QT_TRANSLATE_NOOP("CardPlay", "It has no standard attack of this form.")},
    // fights
    {"DNR-COMBAT-14", "", QT_TRANSLATE_NOOP("CardPlay", "No hit effect is to be chosen there now.")},
    {"DNR-COMBAT-15", "", QT_TRANSLATE_NOOP("CardPlay", "This monster does not go back now.")},
    {"DNR-COMBAT-17", "", QT_TRANSLATE_NOOP("CardPlay", "The monster is defeated.")},
    {"DNR-COMBAT-21", "", QT_TRANSLATE_NOOP("CardPlay", "No Peril is to be given there now.")},
    {"DNR-COMBAT-24", "",
     QT_TRANSLATE_NOOP("CardPlay", "The monster of this space has not attacked in this turn.")},
    {"DNR-COMBAT-24", "choose-form", QT_TRANSLATE_NOOP("CardPlay", "No form of attack is to be chosen now.")},
    {"DNR-COMBAT-26", "",
     QT_TRANSLATE_NOOP("CardPlay", "The Hero has made all its standard attacks of this turn.")},
    {"DNR-SPECIAL-07", "", QT_TRANSLATE_NOOP("CardPlay", "The Hero has no standard attack of this form.")},
    {"DNR-SPECIAL-08", "", QT_TRANSLATE_NOOP("CardPlay", "They are not in the same space.")},
    {"DNR-SPECIAL-10", "",
     QT_TRANSLATE_NOOP("CardPlay",
                       "A monster of somebody else can be challenged once it has made its attack.")},
    {"DNR-SPECIAL-12", "",
     QT_TRANSLATE_NOOP("CardPlay", "Only another Hero that is still in the game can be challenged.")},
    // Quests
    {"DNR-HERO-09", "",
     QT_TRANSLATE_NOOP("CardPlay", "A Quest is tried in the own Hero Phase, at its place.")},
    {"DNR-HERO-13", "", QT_TRANSLATE_NOOP("CardPlay", "A Quest has been completed in this turn.")},
    {"DNR-QUEST-01", "", QT_TRANSLATE_NOOP("CardPlay", "The Quest is neither the own nor the Global one.")},
    {"DNR-QUEST-13", "", QT_TRANSLATE_NOOP("CardPlay", "The odds of this Quest cannot be made better so.")},
    {"DNR-QUEST-16", "",
     QT_TRANSLATE_NOOP("CardPlay", "Its monster has attacked in this turn; from now on it is challenged.")},
    {"DNR-QUEST-17", "",
     QT_TRANSLATE_NOOP("CardPlay", "The monster of the Quest has not attacked in this turn.")},
    {"DNR-QUEST-22", "",
     QT_TRANSLATE_NOOP("CardPlay", "The price cannot be paid; the last point of Life pays for nothing.")},
    {"DNR-QUEST-23", "",
     QT_TRANSLATE_NOOP("CardPlay", "An Escort begins at its own place, and is carried on.")},
    {"DNR-QUEST-25", "",
     QT_TRANSLATE_NOOP("CardPlay",
                       "It is picked up and put down in the own Hero Phase, by whoever carries it.")},
    {"DNR-QUEST-26", "", QT_TRANSLATE_NOOP("CardPlay", "It lies in another space.")},
    {"DNR-QUEST-27", "", QT_TRANSLATE_NOOP("CardPlay", "Another Hero carries it, or nobody there does.")},
};

} // namespace

std::span<const PlayText> refusalTexts()
{
    return refusalRows;
}

} // namespace delve::dungeoneer
