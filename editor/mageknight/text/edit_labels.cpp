// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/text/edit_labels.h"

#include <QCoreApplication>

namespace delve::mageknight {

namespace {

QString said(const char* text)
{
    return QCoreApplication::translate("Edit", text);
}

/// "Delete Tile" for one thing, "Delete 4 Things" for several.
QString oneOrMany(const Edit& edit, const char* one, const char* many)
{
    if (edit.changes.size() == 1)
        return said(one).arg(kindInWords(edit.changes.front().kind));
    return said(many).arg(edit.changes.size());
}

} // namespace

QString kindInWords(ThingKind kind)
{
    switch (kind) {
    case ThingKind::Player: return said(QT_TRANSLATE_NOOP("Edit", "Player"));
    case ThingKind::Tile: return said(QT_TRANSLATE_NOOP("Edit", "Tile"));
    case ThingKind::Door: return said(QT_TRANSLATE_NOOP("Edit", "Door"));
    case ThingKind::Marker: return said(QT_TRANSLATE_NOOP("Edit", "Marker"));
    case ThingKind::Artifact: return said(QT_TRANSLATE_NOOP("Edit", "Artifact"));
    case ThingKind::Chest: return said(QT_TRANSLATE_NOOP("Edit", "Chest"));
    case ThingKind::Token: return said(QT_TRANSLATE_NOOP("Edit", "Token"));
    case ThingKind::Figure: return said(QT_TRANSLATE_NOOP("Edit", "Figure"));
    case ThingKind::Entrance: return said(QT_TRANSLATE_NOOP("Edit", "Entrance"));
    case ThingKind::Exit: return said(QT_TRANSLATE_NOOP("Edit", "Exit"));
    case ThingKind::Note: return said(QT_TRANSLATE_NOOP("Edit", "Note"));
    }
    return {};
}

QString labelOf(const Edit& edit)
{
    switch (edit.name) {
    case EditName::AddThing:
        return oneOrMany(edit, QT_TRANSLATE_NOOP("Edit", "Add %1"),
                         QT_TRANSLATE_NOOP("Edit", "Add %1 Things"));
    case EditName::RemoveThings:
        return oneOrMany(edit, QT_TRANSLATE_NOOP("Edit", "Delete %1"),
                         QT_TRANSLATE_NOOP("Edit", "Delete %1 Things"));
    case EditName::MoveThings:
        return oneOrMany(edit, QT_TRANSLATE_NOOP("Edit", "Move %1"),
                         QT_TRANSLATE_NOOP("Edit", "Move %1 Things"));
    case EditName::TurnThings:
        return oneOrMany(edit, QT_TRANSLATE_NOOP("Edit", "Turn %1"),
                         QT_TRANSLATE_NOOP("Edit", "Turn %1 Things"));
    case EditName::FlipTiles:
        return oneOrMany(edit, QT_TRANSLATE_NOOP("Edit", "Flip %1"),
                         QT_TRANSLATE_NOOP("Edit", "Flip %1 Tiles"));
    case EditName::SwapTile: return said(QT_TRANSLATE_NOOP("Edit", "Swap Tile"));
    case EditName::MoveDoor: return said(QT_TRANSLATE_NOOP("Edit", "Move Door"));
    case EditName::ChangeThing:
        return oneOrMany(edit, QT_TRANSLATE_NOOP("Edit", "Change %1"),
                         QT_TRANSLATE_NOOP("Edit", "Change %1 Things"));
    case EditName::ReorderThing: return said(QT_TRANSLATE_NOOP("Edit", "Change Order of Placement"));
    case EditName::PasteThings:
        return oneOrMany(edit, QT_TRANSLATE_NOOP("Edit", "Paste %1"),
                         QT_TRANSLATE_NOOP("Edit", "Paste %1 Things"));
    case EditName::ChangeFacts: return said(QT_TRANSLATE_NOOP("Edit", "Change Scenario"));
    case EditName::FixFinding: return said(QT_TRANSLATE_NOOP("Edit", "Fix Problem"));
    }
    return {};
}

} // namespace delve::mageknight
