// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/text/effect_phrases.h"

#include "editor/dungeoneer/text/card_speech.h"
#include "editor/dungeoneer/text/card_words.h"
#include "editor/dungeoneer/text/quantity_text.h"

#include <QCoreApplication>

#include <cassert>
#include <initializer_list>

namespace delve::dungeoneer {

namespace {

QString phrase(const char* text)
{
    return cardSpeech(text);
}

/// The phrase of an enum value out of a list in the order of its values.
template <typename Enum> QString phraseOf(Enum value, std::initializer_list<const char*> phrases)
{
    assert(phrases.size() == enumNames<Enum>.size());
    return phrase(*(phrases.begin() + std::ptrdiff_t(value)));
}

} // namespace

bool isYou(Who who)
{
    return who == Who::Controller || who == Who::Roller;
}

QString personOf(Who who)
{
    return phraseOf(
        who,
        {QT_TRANSLATE_NOOP("Card", "your Hero"), QT_TRANSLATE_NOOP("Card", "the target"),
         QT_TRANSLATE_NOOP("Card", "the Hero that rolled"), QT_TRANSLATE_NOOP("Card", "whoever made the hit"),
         QT_TRANSLATE_NOOP("Card", "this monster"), QT_TRANSLATE_NOOP("Card", "every Hero in the space"),
         QT_TRANSLATE_NOOP("Card", "every other Hero"), QT_TRANSLATE_NOOP("Card", "every Hero")});
}

QString heroOf(Who who)
{
    return personOf(isYou(who) ? Who::Controller : who);
}

QString rollsWord(RollKind roll)
{
    return phraseOf(
        roll,
        {QT_TRANSLATE_NOOP("Card", "all rolls"), QT_TRANSLATE_NOOP("Card", "combat rolls"),
         QT_TRANSLATE_NOOP("Card", "attack rolls"), QT_TRANSLATE_NOOP("Card", "defence rolls"),
         QT_TRANSLATE_NOOP("Card", "rolls against Threats"), QT_TRANSLATE_NOOP("Card", "rolls against Traps"),
         QT_TRANSLATE_NOOP("Card", "rolls against Obstacles"),
         QT_TRANSLATE_NOOP("Card", "rolls against doors"), QT_TRANSLATE_NOOP("Card", "rolls for Quests"),
         QT_TRANSLATE_NOOP("Card", "rolls of Chance Quests")});
}

QString toRollsWord(RollKind roll)
{
    return phraseOf(
        roll, {QT_TRANSLATE_NOOP("Card", "to all rolls"), QT_TRANSLATE_NOOP("Card", "to combat rolls"),
               QT_TRANSLATE_NOOP("Card", "to attack rolls"), QT_TRANSLATE_NOOP("Card", "to defence rolls"),
               QT_TRANSLATE_NOOP("Card", "to rolls against Threats"),
               QT_TRANSLATE_NOOP("Card", "to rolls against Traps"),
               QT_TRANSLATE_NOOP("Card", "to rolls against Obstacles"),
               QT_TRANSLATE_NOOP("Card", "to rolls against doors"),
               QT_TRANSLATE_NOOP("Card", "to rolls for Quests"),
               QT_TRANSLATE_NOOP("Card", "to rolls of Chance Quests")});
}

QString nextRollWord(RollKind roll)
{
    return phraseOf(roll, {QT_TRANSLATE_NOOP("Card", "to the next roll"),
                           QT_TRANSLATE_NOOP("Card", "to the next combat roll"),
                           QT_TRANSLATE_NOOP("Card", "to the next attack roll"),
                           QT_TRANSLATE_NOOP("Card", "to the next defence roll"),
                           QT_TRANSLATE_NOOP("Card", "to the next roll against a Threat"),
                           QT_TRANSLATE_NOOP("Card", "to the next roll against a Trap"),
                           QT_TRANSLATE_NOOP("Card", "to the next roll against an Obstacle"),
                           QT_TRANSLATE_NOOP("Card", "to the next roll against a door"),
                           QT_TRANSLATE_NOOP("Card", "to the next roll for a Quest"),
                           QT_TRANSLATE_NOOP("Card", "to the next roll of a Chance Quest")});
}

QString ofThreatsWord(RollKind roll)
{
    switch (roll) {
    case RollKind::Trap: return phrase(QT_TRANSLATE_NOOP("Card", "of the Traps"));
    case RollKind::Obstacle: return phrase(QT_TRANSLATE_NOOP("Card", "of the Obstacles"));
    case RollKind::Door: return phrase(QT_TRANSLATE_NOOP("Card", "of the doors"));
    case RollKind::Quest: return phrase(QT_TRANSLATE_NOOP("Card", "of the Quests"));
    default: return phrase(QT_TRANSLATE_NOOP("Card", "of all Threats"));
    }
}

QString sourceWords(WoundSource source)
{
    switch (source) {
    case WoundSource::Any: break;
    case WoundSource::Combat: return phrase(QT_TRANSLATE_NOOP("Card", "in combat"));
    case WoundSource::Trap: return phrase(QT_TRANSLATE_NOOP("Card", "from Traps"));
    case WoundSource::Obstacle: return phrase(QT_TRANSLATE_NOOP("Card", "from Obstacles"));
    case WoundSource::Door: return phrase(QT_TRANSLATE_NOOP("Card", "from doors"));
    case WoundSource::Card: return phrase(QT_TRANSLATE_NOOP("Card", "from cards"));
    }
    return {};
}

QString toLimitWord(Limit limit)
{
    return phraseOf(limit, {QT_TRANSLATE_NOOP("Card", "to the limit of Boons"),
                            QT_TRANSLATE_NOOP("Card", "to the limit of Treasures"),
                            QT_TRANSLATE_NOOP("Card", "to the limit of the Horde"),
                            QT_TRANSLATE_NOOP("Card", "to the size of the hand")});
}

QString destinationWords(Destination to)
{
    return phraseOf(to,
                    {QT_TRANSLATE_NOOP("Card", "on the chosen space"),
                     QT_TRANSLATE_NOOP("Card", "on the Entrance"), QT_TRANSLATE_NOOP("Card", "on your space"),
                     QT_TRANSLATE_NOOP("Card", "on the space of the target"),
                     QT_TRANSLATE_NOOP("Card", "on an adjacent space of your choice"),
                     QT_TRANSLATE_NOOP("Card", "on the space with the marker of this card")});
}

QString doorsWords(DoorScope doors, bool isOwnSpace)
{
    switch (doors) {
    case DoorScope::Chosen: return phrase(QT_TRANSLATE_NOOP("Card", "the chosen door"));
    case DoorScope::OneHere:
        return isOwnSpace ? phrase(QT_TRANSLATE_NOOP("Card", "one door of your space"))
                          : phrase(QT_TRANSLATE_NOOP("Card", "one door of the target's space"));
    case DoorScope::AllHere: break;
    }
    return isOwnSpace ? phrase(QT_TRANSLATE_NOOP("Card", "all doors of your space"))
                      : phrase(QT_TRANSLATE_NOOP("Card", "all doors of the target's space"));
}

QString chooserWords(Chooser chooser)
{
    switch (chooser) {
    case Chooser::Owner: break;
    case Chooser::Controller: return phrase(QT_TRANSLATE_NOOP("Card", ", of your choice"));
    case Chooser::Chance: return phrase(QT_TRANSLATE_NOOP("Card", ", at random"));
    }
    return {};
}

QString moreOrLess(const Amount& amount)
{
    return (amount.number < 0 ? phrase(QT_TRANSLATE_NOOP("Card", "%1 less"))
                              : phrase(QT_TRANSLATE_NOOP("Card", "%1 more")))
        .arg(amountWord(amount));
}

QString harmText(const Effect& effect)
{
    const bool you = isYou(effect.who);
    QString text;
    switch (effect.harm) {
    case Harm::Wounds: break;
    case Harm::Tip:
        text = you ? phrase(QT_TRANSLATE_NOOP("Card", "Your Hero cannot be tipped"))
                   : phrase(QT_TRANSLATE_NOOP("Card", "%1 cannot be tipped"));
        break;
    case Harm::Discard:
        text = you ? phrase(QT_TRANSLATE_NOOP("Card", "Nobody can force you to discard"))
                   : phrase(QT_TRANSLATE_NOOP("Card", "Nobody can force %1 to discard"));
        break;
    case Harm::Steal:
        text = you ? phrase(QT_TRANSLATE_NOOP("Card", "Nobody can take cards from you"))
                   : phrase(QT_TRANSLATE_NOOP("Card", "%1 cannot lose cards to others"));
        break;
    case Harm::Relocate:
        text = you ? phrase(QT_TRANSLATE_NOOP("Card", "Cards of others cannot move your Hero"))
                   : phrase(QT_TRANSLATE_NOOP("Card", "Cards of others cannot move %1"));
        break;
    case Harm::GloryLoss:
        text = you ? phrase(QT_TRANSLATE_NOOP("Card", "Each time you lose Glory, lose %2 less"))
                   : phrase(QT_TRANSLATE_NOOP("Card", "Each time %1 loses Glory, it is %2 less"));
        break;
    case Harm::PerilGain:
        text = you ? phrase(QT_TRANSLATE_NOOP("Card", "Each time you gain Peril, gain %2 less"))
                   : phrase(QT_TRANSLATE_NOOP("Card", "Each time %1 gains Peril, it is %2 less"));
        break;
    }
    return text.replace("%1", personOf(effect.who)).replace("%2", amountWord(effect.amount));
}

QString targetWords(const Targeting& target)
{
    QString what;
    switch (target.kind) {
    case TargetKind::None: return {};
    case TargetKind::Hero: what = phrase(QT_TRANSLATE_NOOP("Card", "choose another Hero")); break;
    case TargetKind::Monster: what = phrase(QT_TRANSLATE_NOOP("Card", "choose a monster")); break;
    case TargetKind::Space: what = phrase(QT_TRANSLATE_NOOP("Card", "choose a space")); break;
    case TargetKind::Map: what = phrase(QT_TRANSLATE_NOOP("Card", "choose a Map card")); break;
    case TargetKind::Door: what = phrase(QT_TRANSLATE_NOOP("Card", "choose a door")); break;
    }
    switch (target.reach) {
    case Reach::Anywhere: break;
    case Reach::Here: what += ' ' + phrase(QT_TRANSLATE_NOOP("Card", "in your space")); break;
    case Reach::Adjacent:
        what += ' ' + phrase(QT_TRANSLATE_NOOP("Card", "in your space or an adjacent one"));
        break;
    }
    return what;
}

QStringList conditionLeads(const CardSet& set, const Condition& when)
{
    QStringList leads;
    if (when.ownTurn)
        leads << (*when.ownTurn ? phrase(QT_TRANSLATE_NOOP("Card", "on your turn"))
                                : phrase(QT_TRANSLATE_NOOP("Card", "outside your turn")));
    if (when.minLevel > 0)
        leads << phrase(QT_TRANSLATE_NOOP("Card", "from Level %1 on")).arg(when.minLevel);
    if (when.mapType)
        leads << phraseOf(*when.mapType, {QT_TRANSLATE_NOOP("Card", "on the Entrance"),
                                          QT_TRANSLATE_NOOP("Card", "in a Passage or Road"),
                                          QT_TRANSLATE_NOOP("Card", "in a Room or Site")});
    if (!when.terrain.empty())
        leads << phrase(QT_TRANSLATE_NOOP("Card", "on %1 Terrain")).arg(terrainName(set, when.terrain));
    if (when.atMarker)
        leads << phrase(QT_TRANSLATE_NOOP("Card", "on the space with the marker of this card"));
    if (when.form)
        leads << phrase(QT_TRANSLATE_NOOP("Card", "in %1 combat")).arg(wordFor(*when.form));
    if (!when.category.empty())
        leads << phrase(QT_TRANSLATE_NOOP("Card", "against %1")).arg(categoryPlural(set, when.category));
    return leads;
}

QString capital(QString text)
{
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text;
}

QString small(QString text)
{
    // In English the names of cards keep their capital letter.
    for (const char* name : {QT_TRANSLATE_NOOP("Card", "Boons"), QT_TRANSLATE_NOOP("Card", "Treasures"),
                             QT_TRANSLATE_NOOP("Card", "Banes"), QT_TRANSLATE_NOOP("Card", "Encounters"),
                             QT_TRANSLATE_NOOP("Card", "Traps")})
        if (text.startsWith(phrase(name)))
            return text;
    if (!text.isEmpty())
        text[0] = text[0].toLower();
    return text;
}

} // namespace delve::dungeoneer
