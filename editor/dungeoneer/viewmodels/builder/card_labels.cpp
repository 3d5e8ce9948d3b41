// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/viewmodels/builder/card_labels.h"

#include "editor/dungeoneer/text/card_words.h"

#include <array>

namespace delve::dungeoneer {

namespace {

/// How many values an enum has, of which the first may have no word; 0 where they do not stand in their
/// order.
template <typename Enum> constexpr std::size_t valuesOf()
{
    std::size_t count = 0;
    for (const auto& [value, word] : enumNames<Enum>) {
        if (std::size_t(value) != count && (count > 0 || std::size_t(value) > 1))
            return 0;
        count = std::size_t(value) + 1;
    }
    return count;
}

/// The label of a value out of a list in the order of its enum, with one for each.
template <typename Enum, std::size_t count> QString labelIn(Enum value, const char* const (&labels)[count])
{
    static_assert(count == valuesOf<Enum>());
    return builderText(labels[std::size_t(value)]);
}

constexpr std::array newNames{
    QT_TRANSLATE_NOOP("CardBuilder", "New Room"),     QT_TRANSLATE_NOOP("CardBuilder", "New Passage"),
    QT_TRANSLATE_NOOP("CardBuilder", "New Entrance"), QT_TRANSLATE_NOOP("CardBuilder", "New Hero"),
    QT_TRANSLATE_NOOP("CardBuilder", "New Boon"),     QT_TRANSLATE_NOOP("CardBuilder", "New Treasure"),
    QT_TRANSLATE_NOOP("CardBuilder", "New Bane"),     QT_TRANSLATE_NOOP("CardBuilder", "New Monster"),
    QT_TRANSLATE_NOOP("CardBuilder", "New Trap"),     QT_TRANSLATE_NOOP("CardBuilder", "New Attachment"),
    QT_TRANSLATE_NOOP("CardBuilder", "New Quest"),    QT_TRANSLATE_NOOP("CardBuilder", "New Tracker"),
    QT_TRANSLATE_NOOP("CardBuilder", "New Cut-out")};
static_assert(newNames.size() == valuesOf<NewCard>());

} // namespace

QString builderText(const char* text)
{
    return QCoreApplication::translate("CardBuilder", text);
}

const char* englishNameOf(NewCard kind)
{
    return newNames[std::size_t(kind)];
}

QString labelOf(NewCard kind)
{
    return builderText(englishNameOf(kind));
}

QString labelOf(CardKind kind)
{
    return labelIn(kind,
                   {QT_TRANSLATE_NOOP("CardBuilder", "Map cards"), QT_TRANSLATE_NOOP("CardBuilder", "Heroes"),
                    QT_TRANSLATE_NOOP("CardBuilder", "Adventure cards"),
                    QT_TRANSLATE_NOOP("CardBuilder", "Quests"), QT_TRANSLATE_NOOP("CardBuilder", "Trackers"),
                    QT_TRANSLATE_NOOP("CardBuilder", "Cut-outs")});
}

QString labelOf(MapKind kind)
{
    return labelIn(
        kind, {QT_TRANSLATE_NOOP("CardBuilder", "Dungeon"), QT_TRANSLATE_NOOP("CardBuilder", "Wilderness")});
}

QString labelOf(MapCardType type)
{
    return labelIn(type, {QT_TRANSLATE_NOOP("CardBuilder", "Entrance"),
                          QT_TRANSLATE_NOOP("CardBuilder", "Passage or Road"),
                          QT_TRANSLATE_NOOP("CardBuilder", "Room or Site")});
}

QString labelOf(DoorKind door)
{
    return labelIn(door,
                   {QT_TRANSLATE_NOOP("CardBuilder", "Open"), QT_TRANSLATE_NOOP("CardBuilder", "Locked"),
                    QT_TRANSLATE_NOOP("CardBuilder", "Trapped"), QT_TRANSLATE_NOOP("CardBuilder", "Wall")});
}

QString labelOf(ObstacleKind obstacle)
{
    return labelIn(obstacle,
                   {QT_TRANSLATE_NOOP("CardBuilder", "Pit"), QT_TRANSLATE_NOOP("CardBuilder", "Spikes"),
                    QT_TRANSLATE_NOOP("CardBuilder", "Risk"), QT_TRANSLATE_NOOP("CardBuilder", "Sewer"),
                    QT_TRANSLATE_NOOP("CardBuilder", "Portal")});
}

QString labelOf(AttackType type)
{
    return labelIn(type, {QT_TRANSLATE_NOOP("CardBuilder", "Counterattack"),
                          QT_TRANSLATE_NOOP("CardBuilder", "Standard attack")});
}

QString labelOf(EncounterForm form)
{
    return labelIn(form,
                   {QT_TRANSLATE_NOOP("CardBuilder", "Monster"), QT_TRANSLATE_NOOP("CardBuilder", "Trap"),
                    QT_TRANSLATE_NOOP("CardBuilder", "Attachment")});
}

QString labelOf(Scope scope)
{
    return labelIn(scope, {QT_TRANSLATE_NOOP("CardBuilder", "One Hero"),
                           QT_TRANSLATE_NOOP("CardBuilder", "Everybody in the space")});
}

QString labelOf(Whose whose)
{
    return labelIn(whose, {QT_TRANSLATE_NOOP("CardBuilder", "one's own"),
                           QT_TRANSLATE_NOOP("CardBuilder", "an opponent's"),
                           QT_TRANSLATE_NOOP("CardBuilder", "anybody's")});
}

QString labelOf(CardSort sort)
{
    return labelIn(sort,
                   {QT_TRANSLATE_NOOP("CardBuilder", "any card"), QT_TRANSLATE_NOOP("CardBuilder", "Boon"),
                    QT_TRANSLATE_NOOP("CardBuilder", "Treasure"), QT_TRANSLATE_NOOP("CardBuilder", "Bane"),
                    QT_TRANSLATE_NOOP("CardBuilder", "Encounter"),
                    QT_TRANSLATE_NOOP("CardBuilder", "Monster"), QT_TRANSLATE_NOOP("CardBuilder", "Trap")});
}

QString labelOf(Resource resource)
{
    return labelIn(resource,
                   {QT_TRANSLATE_NOOP("CardBuilder", "nothing"), QT_TRANSLATE_NOOP("CardBuilder", "Glory"),
                    QT_TRANSLATE_NOOP("CardBuilder", "Peril"), QT_TRANSLATE_NOOP("CardBuilder", "Movement"),
                    QT_TRANSLATE_NOOP("CardBuilder", "Life"), QT_TRANSLATE_NOOP("CardBuilder", "cards"),
                    QT_TRANSLATE_NOOP("CardBuilder", "charges")});
}

QString labelOf(TargetKind target)
{
    return labelIn(
        target,
        {QT_TRANSLATE_NOOP("CardBuilder", "nothing"), QT_TRANSLATE_NOOP("CardBuilder", "another Hero"),
         QT_TRANSLATE_NOOP("CardBuilder", "a monster"), QT_TRANSLATE_NOOP("CardBuilder", "a space"),
         QT_TRANSLATE_NOOP("CardBuilder", "a Map card"), QT_TRANSLATE_NOOP("CardBuilder", "a door")});
}

QString labelOf(Reach reach)
{
    return labelIn(reach, {QT_TRANSLATE_NOOP("CardBuilder", "anywhere"),
                           QT_TRANSLATE_NOOP("CardBuilder", "in the same space"),
                           QT_TRANSLATE_NOOP("CardBuilder", "there or adjacent")});
}

QString labelOf(PlaceKind by)
{
    return labelIn(by, {QT_TRANSLATE_NOOP("CardBuilder", "a certain card"),
                        QT_TRANSLATE_NOOP("CardBuilder", "any card of a type"),
                        QT_TRANSLATE_NOOP("CardBuilder", "any card of a Terrain")});
}

QString labelOf(SetSize size)
{
    return labelIn(size, {QT_TRANSLATE_NOOP("CardBuilder", "Base set: 110 cards"),
                          QT_TRANSLATE_NOOP("CardBuilder", "Expansion: decks of 55"),
                          QT_TRANSLATE_NOOP("CardBuilder", "Free")});
}

QString labelOf(EffectKind kind)
{
    return labelIn(kind, {QT_TRANSLATE_NOOP("CardBuilder", "take wounds"),
                          QT_TRANSLATE_NOOP("CardBuilder", "recover Life"),
                          QT_TRANSLATE_NOOP("CardBuilder", "gain Life for good"),
                          QT_TRANSLATE_NOOP("CardBuilder", "gain or lose Glory"),
                          QT_TRANSLATE_NOOP("CardBuilder", "gain or lose Peril"),
                          QT_TRANSLATE_NOOP("CardBuilder", "gain or lose Movement"),
                          QT_TRANSLATE_NOOP("CardBuilder", "advance Levels"),
                          QT_TRANSLATE_NOOP("CardBuilder", "be tipped"),
                          QT_TRANSLATE_NOOP("CardBuilder", "be untipped"),
                          QT_TRANSLATE_NOOP("CardBuilder", "change scores"),
                          QT_TRANSLATE_NOOP("CardBuilder", "change rolls"),
                          QT_TRANSLATE_NOOP("CardBuilder", "reroll dice"),
                          QT_TRANSLATE_NOOP("CardBuilder", "change Threat numbers"),
                          QT_TRANSLATE_NOOP("CardBuilder", "change wounds"),
                          QT_TRANSLATE_NOOP("CardBuilder", "change costs of cards"),
                          QT_TRANSLATE_NOOP("CardBuilder", "change a limit"),
                          QT_TRANSLATE_NOOP("CardBuilder", "be put somewhere else"),
                          QT_TRANSLATE_NOOP("CardBuilder", "be moved"),
                          QT_TRANSLATE_NOOP("CardBuilder", "open doors"),
                          QT_TRANSLATE_NOOP("CardBuilder", "close doors"),
                          QT_TRANSLATE_NOOP("CardBuilder", "place Map cards"),
                          QT_TRANSLATE_NOOP("CardBuilder", "turn a Map card"),
                          QT_TRANSLATE_NOOP("CardBuilder", "remove a Map card"),
                          QT_TRANSLATE_NOOP("CardBuilder", "draw cards"),
                          QT_TRANSLATE_NOOP("CardBuilder", "discard cards"),
                          QT_TRANSLATE_NOOP("CardBuilder", "take cards back into the hand"),
                          QT_TRANSLATE_NOOP("CardBuilder", "give you cards"),
                          QT_TRANSLATE_NOOP("CardBuilder", "cancel a card"),
                          QT_TRANSLATE_NOOP("CardBuilder", "start more attacks"),
                          QT_TRANSLATE_NOOP("CardBuilder", "avoid harm"),
                          QT_TRANSLATE_NOOP("CardBuilder", "place a marker"),
                          QT_TRANSLATE_NOOP("CardBuilder", "get charges"),
                          QT_TRANSLATE_NOOP("CardBuilder", "do what the text says")});
}

QString labelOf(AmountKind kind)
{
    return labelIn(
        kind,
        {QT_TRANSLATE_NOOP("CardBuilder", "a number"), QT_TRANSLATE_NOOP("CardBuilder", "what was paid (#)"),
         QT_TRANSLATE_NOOP("CardBuilder", "the roll of a die"),
         QT_TRANSLATE_NOOP("CardBuilder", "the roll of a half die"),
         QT_TRANSLATE_NOOP("CardBuilder", "your Melee"), QT_TRANSLATE_NOOP("CardBuilder", "your Magic"),
         QT_TRANSLATE_NOOP("CardBuilder", "your Speed"), QT_TRANSLATE_NOOP("CardBuilder", "your Level"),
         QT_TRANSLATE_NOOP("CardBuilder", "all")});
}

QString labelOf(Who who)
{
    return labelIn(who,
                   {QT_TRANSLATE_NOOP("CardBuilder", "you"), QT_TRANSLATE_NOOP("CardBuilder", "the target"),
                    QT_TRANSLATE_NOOP("CardBuilder", "the Hero that rolled"),
                    QT_TRANSLATE_NOOP("CardBuilder", "whoever made the hit"),
                    QT_TRANSLATE_NOOP("CardBuilder", "this monster"),
                    QT_TRANSLATE_NOOP("CardBuilder", "every Hero in the space"),
                    QT_TRANSLATE_NOOP("CardBuilder", "every other Hero"),
                    QT_TRANSLATE_NOOP("CardBuilder", "every Hero")});
}

QString labelOf(Duration duration)
{
    return labelIn(duration, {QT_TRANSLATE_NOOP("CardBuilder", "at once"),
                              QT_TRANSLATE_NOOP("CardBuilder", "for the next roll"),
                              QT_TRANSLATE_NOOP("CardBuilder", "this turn"),
                              QT_TRANSLATE_NOOP("CardBuilder", "while in play")});
}

QString labelOf(RollKind roll)
{
    return labelIn(roll, {QT_TRANSLATE_NOOP("CardBuilder", "all rolls"),
                          QT_TRANSLATE_NOOP("CardBuilder", "combat rolls"),
                          QT_TRANSLATE_NOOP("CardBuilder", "attack rolls"),
                          QT_TRANSLATE_NOOP("CardBuilder", "defence rolls"),
                          QT_TRANSLATE_NOOP("CardBuilder", "rolls against Threats"),
                          QT_TRANSLATE_NOOP("CardBuilder", "rolls against Traps"),
                          QT_TRANSLATE_NOOP("CardBuilder", "rolls against Obstacles"),
                          QT_TRANSLATE_NOOP("CardBuilder", "rolls against doors"),
                          QT_TRANSLATE_NOOP("CardBuilder", "rolls for Quests"),
                          QT_TRANSLATE_NOOP("CardBuilder", "rolls of Chance Quests")});
}

QString labelOf(WoundSource source)
{
    return labelIn(
        source,
        {QT_TRANSLATE_NOOP("CardBuilder", "from anything"), QT_TRANSLATE_NOOP("CardBuilder", "in combat"),
         QT_TRANSLATE_NOOP("CardBuilder", "from Traps"), QT_TRANSLATE_NOOP("CardBuilder", "from Obstacles"),
         QT_TRANSLATE_NOOP("CardBuilder", "from doors"), QT_TRANSLATE_NOOP("CardBuilder", "from cards")});
}

QString labelOf(WoundSide side)
{
    return labelIn(side, {QT_TRANSLATE_NOOP("CardBuilder", "that are taken"),
                          QT_TRANSLATE_NOOP("CardBuilder", "that are dealt")});
}

QString labelOf(Limit limit)
{
    return labelIn(limit, {QT_TRANSLATE_NOOP("CardBuilder", "limit of Boons"),
                           QT_TRANSLATE_NOOP("CardBuilder", "limit of Treasures"),
                           QT_TRANSLATE_NOOP("CardBuilder", "limit of the Horde"),
                           QT_TRANSLATE_NOOP("CardBuilder", "size of the hand")});
}

QString labelOf(Destination to)
{
    return labelIn(to, {QT_TRANSLATE_NOOP("CardBuilder", "on the chosen space"),
                        QT_TRANSLATE_NOOP("CardBuilder", "on the Entrance"),
                        QT_TRANSLATE_NOOP("CardBuilder", "on your space"),
                        QT_TRANSLATE_NOOP("CardBuilder", "on the space of the target"),
                        QT_TRANSLATE_NOOP("CardBuilder", "on an adjacent space"),
                        QT_TRANSLATE_NOOP("CardBuilder", "on the space with the marker")});
}

QString labelOf(DoorScope doors)
{
    return labelIn(doors, {QT_TRANSLATE_NOOP("CardBuilder", "the chosen door"),
                           QT_TRANSLATE_NOOP("CardBuilder", "one door of the space"),
                           QT_TRANSLATE_NOOP("CardBuilder", "all doors of the space")});
}

QString labelOf(Zone from)
{
    return labelIn(from, {QT_TRANSLATE_NOOP("CardBuilder", "from the hand"),
                          QT_TRANSLATE_NOOP("CardBuilder", "of the Boons"),
                          QT_TRANSLATE_NOOP("CardBuilder", "of the Treasures"),
                          QT_TRANSLATE_NOOP("CardBuilder", "of the Banes"),
                          QT_TRANSLATE_NOOP("CardBuilder", "of the Horde"),
                          QT_TRANSLATE_NOOP("CardBuilder", "from the discard pile")});
}

QString labelOf(Chooser chooser)
{
    return labelIn(chooser, {QT_TRANSLATE_NOOP("CardBuilder", "of the owner's choice"),
                             QT_TRANSLATE_NOOP("CardBuilder", "of your choice"),
                             QT_TRANSLATE_NOOP("CardBuilder", "at random")});
}

QString labelOf(Harm harm)
{
    return labelIn(harm, {QT_TRANSLATE_NOOP("CardBuilder", "wounds"),
                          QT_TRANSLATE_NOOP("CardBuilder", "being tipped"),
                          QT_TRANSLATE_NOOP("CardBuilder", "forced discards"),
                          QT_TRANSLATE_NOOP("CardBuilder", "losing cards to others"),
                          QT_TRANSLATE_NOOP("CardBuilder", "being moved by cards"),
                          QT_TRANSLATE_NOOP("CardBuilder", "losing Glory"),
                          QT_TRANSLATE_NOOP("CardBuilder", "gaining Peril")});
}

QString labelOf(Form form)
{
    return wordFor(form);
}

QString labelOf(Stat stat)
{
    return wordFor(stat);
}

QString labelOf(AdventureKind kind)
{
    return wordFor(kind);
}

QString labelOf(CardUse use)
{
    return wordFor(use);
}

QString labelOf(CardDuration duration)
{
    return wordFor(duration);
}

QString labelOf(Criterion criterion)
{
    return wordFor(criterion);
}

} // namespace delve::dungeoneer
