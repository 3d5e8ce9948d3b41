// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/text/option_words.h"

#include <QCoreApplication>

#include <algorithm>

namespace delve::dungeoneer {

namespace {

/// A switch, or a word that it may have.
struct Words
{
    std::string_view key;
    std::string_view word;         ///< empty: the switch itself
    const char* text;              ///< of a switch of two: true when it is on
    const char* rule = "";         ///< of a switch
    const char* printed = nullptr; ///< what the setup sheet says where it is so, unlike in the rulebook
};

constexpr Words all[] = {
    {"mapInView", "", QT_TRANSLATE_NOOP("CardOption", "Map in View: the whole map is laid before play"),
     "DNR-OPT-02",
     QT_TRANSLATE_NOOP("CardPrint", "Map in View: all Map cards are dealt and laid before the game.")},
    {"roundLimit", "", QT_TRANSLATE_NOOP("CardOption", "Rounds at most"), "DNR-TURN-01",
     QT_TRANSLATE_NOOP("CardPrint", "The game ends after round %1.")},
    {"roundLimit", "0", QT_TRANSLATE_NOOP("CardOption", "No limit"), "",
     QT_TRANSLATE_NOOP("CardPrint", "The number of rounds is not limited.")},
    {"wallBlocks", "", QT_TRANSLATE_NOOP("CardOption", "Which Walls stop a Hero"), "DNR-DOOR-11"},
    {"wallBlocks", "both-sides", QT_TRANSLATE_NOOP("CardOption", "A Wall on either card")},
    {"wallBlocks", "door-left", QT_TRANSLATE_NOOP("CardOption", "Only a Wall of the card being left"), "",
     QT_TRANSLATE_NOOP("CardPrint", "Only a Wall of the card being left stops a Hero.")},
    {"lockedFailureOpens", "", QT_TRANSLATE_NOOP("CardOption", "A Locked door opens even if the roll fails"),
     "DNR-DOOR-10", QT_TRANSLATE_NOOP("CardPrint", "A Locked door stays locked after a failed roll.")},
    {"doorOpensBothWays", "", QT_TRANSLATE_NOOP("CardOption", "An opened door is open both ways"),
     "DNR-DOOR-12", QT_TRANSLATE_NOOP("CardPrint", "A door that is passed opens in both directions.")},
    {"obstacleOnReentry", "", QT_TRANSLATE_NOOP("CardOption", "Obstacles strike again on coming back"),
     "DNR-HERO-06", QT_TRANSLATE_NOOP("CardPrint", "Obstacles act at every entry, not once a turn.")},
    {"startSpaceIsNew", "", QT_TRANSLATE_NOOP("CardOption", "The space where a turn begins counts as new"),
     "DNR-HERO-05", QT_TRANSLATE_NOOP("CardPrint", "The space on which a turn begins counts as new.")},
    {"lastCardMayClose", "", QT_TRANSLATE_NOOP("CardOption", "The last Map card may close the map"),
     "DNR-MAP-10", QT_TRANSLATE_NOOP("CardPrint", "The last Map card may not close the map, either.")},
    {"enclosedHoles", "", QT_TRANSLATE_NOOP("CardOption", "Empty cells between four cards"), "DNR-MAP-09"},
    {"enclosedHoles", "warning", QT_TRANSLATE_NOOP("CardOption", "Allowed")},
    {"enclosedHoles", "error", QT_TRANSLATE_NOOP("CardOption", "Never allowed"), "",
     QT_TRANSLATE_NOOP("CardPrint", "Empty places that nothing can fill are not allowed.")},
    {"perTurnUnit", "", QT_TRANSLATE_NOOP("CardOption", "“Once per turn” means"), "DNR-GLOSS-24"},
    {"perTurnUnit", "any-turn", QT_TRANSLATE_NOOP("CardOption", "Once in every player's turn")},
    {"perTurnUnit", "own-turn", QT_TRANSLATE_NOOP("CardOption", "Once in one's own turn"), "",
     QT_TRANSLATE_NOOP("CardPrint", "\"Once per turn\" means once per own turn.")},
    {"perTurnUnit", "round", QT_TRANSLATE_NOOP("CardOption", "Once in a round"), "",
     QT_TRANSLATE_NOOP("CardPrint", "\"Once per turn\" means once per round.")},
    {"freeQuestAttempt", "", QT_TRANSLATE_NOOP("CardOption", "Free attempts at Quests"), "DNR-HERO-14"},
    {"freeQuestAttempt", "one-per-turn", QT_TRANSLATE_NOOP("CardOption", "One in a turn")},
    {"freeQuestAttempt", "one-per-quest", QT_TRANSLATE_NOOP("CardOption", "One for each Quest in a turn"), "",
     QT_TRANSLATE_NOOP("CardPrint", "One attempt at each Quest is free each turn.")},
    {"personalQuestRefill", "", QT_TRANSLATE_NOOP("CardOption", "Completed Personal Quests are replaced"),
     "DNR-SETUP-14", QT_TRANSLATE_NOOP("CardPrint", "Completed Personal Quests are replaced.")},
    {"threatQuestOthers", "", QT_TRANSLATE_NOOP("CardOption", "Others in the space of a failed Threat Quest"),
     "DNR-QUEST-20"},
    {"threatQuestOthers", "roll", QT_TRANSLATE_NOOP("CardOption", "Roll against it")},
    {"threatQuestOthers", "suffer", QT_TRANSLATE_NOOP("CardOption", "Suffer without a roll"), "",
     QT_TRANSLATE_NOOP("CardPrint", "A failed Threat Quest strikes the others in the space without a roll.")},
    {"questMonsterWounds", "", QT_TRANSLATE_NOOP("CardOption", "Wounds of Quest monsters"), "DNR-QUEST-16"},
    {"questMonsterWounds", "kept", QT_TRANSLATE_NOOP("CardOption", "Are kept")},
    {"questMonsterWounds", "healed", QT_TRANSLATE_NOOP("CardOption", "Heal at the end of the turn"), "",
     QT_TRANSLATE_NOOP("CardPrint", "Monsters of Quests heal at the end of the turn.")},
    {"monsterReturn", "", QT_TRANSLATE_NOOP("CardOption", "A monster that survived goes back"),
     "DNR-COMBAT-15"},
    {"monsterReturn", "end-of-phase", QT_TRANSLATE_NOOP("CardOption", "At the end of the phase")},
    {"monsterReturn", "after-combat", QT_TRANSLATE_NOOP("CardOption", "After the combat"), "",
     QT_TRANSLATE_NOOP("CardPrint", "A monster that survives goes back right after its combat.")},
    {"unplaceableCard", "", QT_TRANSLATE_NOOP("CardOption", "A Map card that fits nowhere"), "DNR-BUILD-02"},
    {"unplaceableCard", "to-bottom",
     QT_TRANSLATE_NOOP("CardOption", "Goes under the deck, and the next is drawn")},
    {"unplaceableCard", "removed", QT_TRANSLATE_NOOP("CardOption", "Is out of the game"), "",
     QT_TRANSLATE_NOOP("CardPrint", "A Map card that fits nowhere is removed from the game.")},
    {"challengeOwnMonster", "", QT_TRANSLATE_NOOP("CardOption", "One may challenge one's own monsters"),
     "DNR-SPECIAL-10", QT_TRANSLATE_NOOP("CardPrint", "A Hero may challenge monsters of its own player.")},
};

const Words* find(std::string_view key, std::string_view word)
{
    const auto found =
        std::ranges::find_if(all, [&](const Words& one) { return one.key == key && one.word == word; });
    return found == std::end(all) ? nullptr : &*found;
}

QString shown(const Words* words, std::string_view otherwise)
{
    return words ? QCoreApplication::translate("CardOption", words->text)
                 : QString::fromUtf8(otherwise.data(), qsizetype(otherwise.size()));
}

} // namespace

OptionWords optionWords(std::string_view key)
{
    const Words* words = find(key, "");
    return {shown(words, key), QString::fromLatin1(words ? words->rule : "")};
}

QString optionValueWords(std::string_view key, std::string_view word)
{
    return shown(find(key, word), word);
}

namespace {

QString printed(const char* text)
{
    return QCoreApplication::translate("CardPrint", text);
}

/// Which row of the table says what a switch has been set to.
template <typename Value> std::string_view wordOf(Value value)
{
    if constexpr (std::is_same_v<Value, bool>)
        return "";
    else if constexpr (std::is_same_v<Value, int>)
        return value == 0 ? "0" : "";
    else
        return nameOf(value);
}

} // namespace

QStringList optionsInWords(const RuleOptions& options)
{
    QStringList lines;
    visitOptions([&, usual = RuleOptions()](std::string_view key, auto member) {
        const auto value = options.*member;
        if (value == usual.*member)
            return;
        const QString line = printed(find(key, wordOf(value))->printed);
        lines << (line.contains(u"%1") ? line.arg(int(value)) : line);
    });
    if (lines.isEmpty())
        lines << printed(QT_TRANSLATE_NOOP("CardPrint", "Everything as the rulebook has it."));
    return lines;
}

} // namespace delve::dungeoneer
