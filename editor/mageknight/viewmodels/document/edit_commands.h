// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/viewmodels/canvas/thing_selection.h"

#include <QObject>
#include <QPoint>
#include <qqmlregistration.h>

namespace delve::mageknight {

/// What menus, keys and buttons do to the selected things of a document. Each is one step of undo. The
/// clipboard holds the text of a scenario, so that things go from one document or program to another.
class EditCommands : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a document")

public:
    EditCommands(ScenarioDocument& document, ThingSelection& selection, QObject* parent = nullptr);

    Q_INVOKABLE void turn(int quarters);
    Q_INVOKABLE void flip();
    Q_INVOKABLE void remove();
    /// Moves what is selected; a door alone goes to the next edge.
    Q_INVOKABLE void nudge(int dx, int dy);
    Q_INVOKABLE void copy() const;
    Q_INVOKABLE void cut();
    /// Puts what the clipboard holds with its north-west corner on a square, and selects it. False, and no
    /// change, if the clipboard holds no things.
    Q_INVOKABLE bool paste(int level, int x, int y);
    /// A copy beside the original, selected.
    Q_INVOKABLE void duplicate();
    Q_INVOKABLE void selectAll(int level);

private:
    bool place(const Scenario& things, Offset by, int level);

    ScenarioDocument& m_document;
    ThingSelection& m_selection;
};

/// The edit that moves things by so many squares; a door alone is moved from edge to edge.
Edit movedBy(const ScenarioDocument& document, std::span<const ThingId> ids, Offset by);

} // namespace delve::mageknight
