// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/text/edit_labels.h"

#include <QCoreApplication>

namespace delve::dungeoneer {

namespace {

QString said(const char* text)
{
    return QCoreApplication::translate("CardEdit", text);
}

/// "Move Card" for one, "Move 4 Cards" for several.
QString oneOrMany(const Edit& edit, const char* one, const char* many)
{
    return edit.changes.size() == 1 ? said(one) : said(many).arg(edit.changes.size());
}

} // namespace

QString labelOf(const Edit& edit)
{
    switch (edit.name) {
    case EditName::LayCard: return said(QT_TRANSLATE_NOOP("CardEdit", "Lay Card"));
    case EditName::MoveCards:
        return oneOrMany(edit, QT_TRANSLATE_NOOP("CardEdit", "Move Card"),
                         QT_TRANSLATE_NOOP("CardEdit", "Move %1 Cards"));
    case EditName::TurnCards:
        return oneOrMany(edit, QT_TRANSLATE_NOOP("CardEdit", "Turn Card"),
                         QT_TRANSLATE_NOOP("CardEdit", "Turn %1 Cards"));
    case EditName::SwapCard: return said(QT_TRANSLATE_NOOP("CardEdit", "Swap Card"));
    case EditName::RemoveThings:
        return oneOrMany(edit, QT_TRANSLATE_NOOP("CardEdit", "Delete"),
                         QT_TRANSLATE_NOOP("CardEdit", "Delete %1 Things"));
    case EditName::LinkPortal: return said(QT_TRANSLATE_NOOP("CardEdit", "Link Portal"));
    case EditName::AddThing: return said(QT_TRANSLATE_NOOP("CardEdit", "Add"));
    case EditName::ChangeThing: return said(QT_TRANSLATE_NOOP("CardEdit", "Change"));
    case EditName::ReorderThing: return said(QT_TRANSLATE_NOOP("CardEdit", "Change the Order"));
    case EditName::ChangeFacts: return said(QT_TRANSLATE_NOOP("CardEdit", "Change the Scenario"));
    case EditName::FixFinding: return said(QT_TRANSLATE_NOOP("CardEdit", "Fix Problem"));
    }
    return {};
}

} // namespace delve::dungeoneer
