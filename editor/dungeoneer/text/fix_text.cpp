// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/text/fix_text.h"

#include <QCoreApplication>

namespace delve::dungeoneer {

namespace {

const char* textOf(FixKind kind)
{
    switch (kind) {
    case FixKind::Turn: return QT_TRANSLATE_NOOP("CardFix", "Turn %1 round.");
    case FixKind::Move: return QT_TRANSLATE_NOOP("CardFix", "Move %1: %2.");
    case FixKind::Swap: return QT_TRANSLATE_NOOP("CardFix", "Lay %3 in the place of %1.");
    case FixKind::Link: return QT_TRANSLATE_NOOP("CardFix", "Link the Portal on %1 to the Entrance.");
    case FixKind::Relabel: return QT_TRANSLATE_NOOP("CardFix", "Give the link of %1 another letter.");
    case FixKind::Reassign:
        return QT_TRANSLATE_NOOP("CardFix", "Let %1 begin on an Entrance that is in use.");
    case FixKind::SetStage: return QT_TRANSLATE_NOOP("CardFix", "Call it a growing map.");
    case FixKind::Add: return QT_TRANSLATE_NOOP("CardFix", "Add what is missing: %3.");
    case FixKind::Restore: return QT_TRANSLATE_NOOP("CardFix", "Use what was left out again: %3.");
    case FixKind::Unlink: return QT_TRANSLATE_NOOP("CardFix", "Take the link of %1 away.");
    case FixKind::Return: return QT_TRANSLATE_NOOP("CardFix", "Return what %1 has too much to the decks.");
    case FixKind::Remove: break;
    }
    return QT_TRANSLATE_NOOP("CardFix", "Take %1 away.");
}

} // namespace

QString sentence(const Fix& fix, const ScenarioNames& names)
{
    QStringList things, cells, cards;
    for (const ThingId& id : fix.things)
        things << names.thing(id);
    for (const MapCell& cell : fix.cells)
        cells << names.cell(cell);
    for (const ContentId& id : fix.cards)
        cards << names.card(id);
    if (fix.kind == FixKind::Add && cards.isEmpty())
        return QCoreApplication::translate("CardFix", QT_TRANSLATE_NOOP("CardFix", "Add players."));
    QString told =
        fix.kind == FixKind::Return && !cards.isEmpty()
            ? QCoreApplication::translate("CardFix", QT_TRANSLATE_NOOP("CardFix", "Return %3 to the deck."))
            : QCoreApplication::translate("CardFix", textOf(fix.kind));
    told.replace(QStringLiteral("%2"), inARow(cells)).replace(QStringLiteral("%3"), inARow(cards));
    return told.replace(QStringLiteral("%1"), inARow(things));
}

} // namespace delve::dungeoneer
