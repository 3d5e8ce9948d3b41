// SPDX-License-Identifier: GPL-3.0-or-later
// The card of a chest: its trap dial and its treasure dial, position by position.

#include "editor/mageknight/print/card.h"

#include <QCoreApplication>

namespace delve::mageknight {

namespace {

const TextStyle row{6.8, false, pageInk};
const TextStyle head{7.5, true, accentInk};
constexpr double numberWidth = 5;

QString print(const char* text)
{
    return QCoreApplication::translate("Print", text);
}

QString targetInWords(const TrapAttack& attack)
{
    switch (attack.target) {
    case TrapTarget::Opener: return print(QT_TRANSLATE_NOOP("Print", "strikes the opener"));
    case TrapTarget::Tile: return print(QT_TRANSLATE_NOOP("Print", "strikes all on the tile"));
    case TrapTarget::Ranged: break;
    }
    return print(QT_TRANSLATE_NOOP("Print", "strikes in front, range %1")).arg(attack.range);
}

QString trapInWords(const Trap& trap)
{
    if (trap.isBlank())
        return print(QT_TRANSLATE_NOOP("Print", "no trap"));
    QStringList words{print(QT_TRANSLATE_NOOP("Print", "disarm %1")).arg(trap.disarm)};
    if (trap.attack)
        words << targetInWords(*trap.attack)
              << print(QT_TRANSLATE_NOOP("Print", "attack %1, damage %2"))
                     .arg(trap.attack->attack)
                     .arg(trap.attack->damage);
    if (trap.spawn)
        words << print(QT_TRANSLATE_NOOP("Print", "Mage Spawn: %1, up to %2 points each"))
                     .arg(trap.spawn->count)
                     .arg(trap.spawn->maxPoints);
    return words.join(QStringLiteral("; "));
}

QString itemInWords(const Item& item, const PrintSubject& subject)
{
    QStringList gifts;
    const auto bonus = [&](int amount, const char* text) {
        if (amount != 0)
            gifts << print(text).arg(amount > 0 ? QStringLiteral("+%1").arg(amount)
                                                : QString::number(amount));
    };
    bonus(item.attackBonus, QT_TRANSLATE_NOOP("Print", "attack %1"));
    bonus(item.speedBonus, QT_TRANSLATE_NOOP("Print", "speed %1"));
    bonus(item.defenseBonus, QT_TRANSLATE_NOOP("Print", "defense %1"));
    for (const Ability ability : item.abilities)
        gifts << subject.nameOf(ability);
    const QString name = subject.words(item.name);
    return gifts.isEmpty() ? name : QStringLiteral("%1 (%2)").arg(name, gifts.join(QStringLiteral(", ")));
}

QString treasureInWords(const Treasure& treasure, const PrintSubject& subject)
{
    if (treasure.trap)
        return print(QT_TRANSLATE_NOOP("Print", "TRAP!"));
    QStringList words;
    if (treasure.gold > 0)
        words << print(QT_TRANSLATE_NOOP("Print", "%1 gold")).arg(treasure.gold);
    if (treasure.item)
        words << itemInWords(*treasure.item, subject);
    return words.join(QStringLiteral(", "));
}

void numbered(Flow& flow, std::size_t number, const QString& text)
{
    flow.marked(text, row, numberWidth, 0.5, [number](QPainter& painter, const QPointF& at) {
        paintText(painter, at + QPointF(0.5, ascentOf(row)), QString::number(number),
                  {row.points, true, accentInk});
    });
}

Flow dialsOf(const Chest& chest, const PrintSubject& subject, double width)
{
    Flow text(width);
    text.paragraph(print(QT_TRANSLATE_NOOP("Print", "Trap dial")), head);
    for (std::size_t i = 0; i < chest.trap.size(); ++i)
        numbered(text, i, trapInWords(chest.trap[i]));
    text.paragraph(print(QT_TRANSLATE_NOOP("Print", "Treasure dial")), head, 0, 2.5);
    for (std::size_t i = 0; i < chest.treasure.size(); ++i)
        numbered(text, i, treasureInWords(chest.treasure[i], subject));
    return text;
}

} // namespace

Card chestCard(const Chest& chest, const PrintSubject& subject)
{
    Card card;
    card.name = subject.words(chest.name);
    card.colour = gradeColour(chest.colour, RenderStyle::FullColour).darker(160);
    card.family = print(QT_TRANSLATE_NOOP("Print", "Chest"));
    // Its size is that of a playing card, whatever its dials hold: the text is set smaller until it fits.
    constexpr double step = 0.95;
    constexpr double smallest = 0.2;
    for (double scale = 1;; scale *= step) {
        card.textScale = scale;
        card.text = dialsOf(chest, subject, (Card::width - 2 * Card::padding) / scale);
        if (heightOf(card.text) * scale <= Card::usualTextHeight() || scale < smallest)
            return card;
    }
}

} // namespace delve::mageknight
