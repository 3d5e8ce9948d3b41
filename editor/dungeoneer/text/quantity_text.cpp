// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/text/quantity_text.h"

#include "editor/dungeoneer/text/card_speech.h"

#include <QCoreApplication>

namespace delve::dungeoneer {

namespace {

/// The ways to say how many there are of something.
struct UnitWords
{
    const char* counted; ///< with %n
    const char* paid;    ///< so many as were paid beyond the cost
    const char* equal;   ///< with %1, a word for the number
    const char* all;
};

const UnitWords& wordsOf(Unit unit)
{
    static constexpr UnitWords words[] = {
        {QT_TRANSLATE_N_NOOP("Card", "%n wound(s)"), QT_TRANSLATE_NOOP("Card", "# wounds"),
         QT_TRANSLATE_NOOP("Card", "wounds equal to %1"), QT_TRANSLATE_NOOP("Card", "all wounds")},
        {QT_TRANSLATE_N_NOOP("Card", "%n Life"), QT_TRANSLATE_NOOP("Card", "# Life"),
         QT_TRANSLATE_NOOP("Card", "Life equal to %1"), QT_TRANSLATE_NOOP("Card", "all Life")},
        {QT_TRANSLATE_N_NOOP("Card", "%n Glory"), QT_TRANSLATE_NOOP("Card", "# Glory"),
         QT_TRANSLATE_NOOP("Card", "Glory equal to %1"), QT_TRANSLATE_NOOP("Card", "all Glory")},
        {QT_TRANSLATE_N_NOOP("Card", "%n Peril"), QT_TRANSLATE_NOOP("Card", "# Peril"),
         QT_TRANSLATE_NOOP("Card", "Peril equal to %1"), QT_TRANSLATE_NOOP("Card", "all Peril")},
        {QT_TRANSLATE_N_NOOP("Card", "%n Movement"), QT_TRANSLATE_NOOP("Card", "# Movement"),
         QT_TRANSLATE_NOOP("Card", "Movement equal to %1"), QT_TRANSLATE_NOOP("Card", "all Movement")},
        {QT_TRANSLATE_N_NOOP("Card", "%n Level(s)"), QT_TRANSLATE_NOOP("Card", "# Levels"),
         QT_TRANSLATE_NOOP("Card", "Levels equal to %1"), QT_TRANSLATE_NOOP("Card", "all Levels")},
        {QT_TRANSLATE_N_NOOP("Card", "%n Adventure card(s)"), QT_TRANSLATE_NOOP("Card", "# Adventure cards"),
         QT_TRANSLATE_NOOP("Card", "Adventure cards equal to %1"),
         QT_TRANSLATE_NOOP("Card", "all Adventure cards")},
        {QT_TRANSLATE_N_NOOP("Card", "%n charge(s)"), QT_TRANSLATE_NOOP("Card", "# charges"),
         QT_TRANSLATE_NOOP("Card", "charges equal to %1"), QT_TRANSLATE_NOOP("Card", "all charges")},
        {QT_TRANSLATE_N_NOOP("Card", "%n card(s) from the hand"),
         QT_TRANSLATE_NOOP("Card", "# cards from the hand"),
         QT_TRANSLATE_NOOP("Card", "cards from the hand equal to %1"),
         QT_TRANSLATE_NOOP("Card", "all cards from the hand")},
        {QT_TRANSLATE_N_NOOP("Card", "%n readied Boon(s)"), QT_TRANSLATE_NOOP("Card", "# readied Boons"),
         QT_TRANSLATE_NOOP("Card", "readied Boons equal to %1"),
         QT_TRANSLATE_NOOP("Card", "all readied Boons")},
        {QT_TRANSLATE_N_NOOP("Card", "%n readied Treasure(s)"),
         QT_TRANSLATE_NOOP("Card", "# readied Treasures"),
         QT_TRANSLATE_NOOP("Card", "readied Treasures equal to %1"),
         QT_TRANSLATE_NOOP("Card", "all readied Treasures")},
        {QT_TRANSLATE_N_NOOP("Card", "%n permanent Bane(s)"), QT_TRANSLATE_NOOP("Card", "# permanent Banes"),
         QT_TRANSLATE_NOOP("Card", "permanent Banes equal to %1"),
         QT_TRANSLATE_NOOP("Card", "all permanent Banes")},
        {QT_TRANSLATE_N_NOOP("Card", "%n monster(s) of the Horde"),
         QT_TRANSLATE_NOOP("Card", "# monsters of the Horde"),
         QT_TRANSLATE_NOOP("Card", "monsters of the Horde equal to %1"),
         QT_TRANSLATE_NOOP("Card", "all monsters of the Horde")},
        {QT_TRANSLATE_N_NOOP("Card", "%n card(s) from the discard pile"),
         QT_TRANSLATE_NOOP("Card", "# cards from the discard pile"),
         QT_TRANSLATE_NOOP("Card", "cards from the discard pile equal to %1"),
         QT_TRANSLATE_NOOP("Card", "all cards from the discard pile")},
    };
    return words[std::size_t(unit)];
}

QString say(const char* text)
{
    return cardSpeech(text);
}

} // namespace

Unit unitOf(Zone zone)
{
    switch (zone) {
    case Zone::Hand: return Unit::HandCards;
    case Zone::Boons: return Unit::Boons;
    case Zone::Treasures: return Unit::Treasures;
    case Zone::Banes: return Unit::Banes;
    case Zone::Horde: return Unit::HordeMonsters;
    case Zone::DiscardPile: break;
    }
    return Unit::DiscardedCards;
}

QString amountWord(const Amount& amount)
{
    switch (amount.kind) {
    case AmountKind::Number: return QString::number(std::abs(amount.number));
    case AmountKind::Paid: return QStringLiteral("#");
    case AmountKind::Die: return say(QT_TRANSLATE_NOOP("Card", "the roll of a die"));
    case AmountKind::HalfDie: return say(QT_TRANSLATE_NOOP("Card", "the roll of a half die"));
    case AmountKind::Melee: return say(QT_TRANSLATE_NOOP("Card", "your Melee"));
    case AmountKind::Magic: return say(QT_TRANSLATE_NOOP("Card", "your Magic"));
    case AmountKind::Speed: return say(QT_TRANSLATE_NOOP("Card", "your Speed"));
    case AmountKind::Level: return say(QT_TRANSLATE_NOOP("Card", "your Level"));
    case AmountKind::All: break;
    }
    return say(QT_TRANSLATE_NOOP("Card", "all"));
}

QString quantityOf(Unit unit, const Amount& amount)
{
    const UnitWords& words = wordsOf(unit);
    switch (amount.kind) {
    case AmountKind::Number: return cardSpeech(words.counted, std::abs(amount.number));
    case AmountKind::Paid: return say(words.paid);
    case AmountKind::All: return say(words.all);
    default: return say(words.equal).arg(amountWord(amount));
    }
}

QString changeOf(const Amount& amount)
{
    const QChar sign = amount.number < 0 ? QChar(0x2212) : QChar('+');
    return sign + amountWord(amount);
}

} // namespace delve::dungeoneer
