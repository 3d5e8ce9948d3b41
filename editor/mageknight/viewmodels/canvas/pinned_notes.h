// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/viewmodels/canvas/thing_selection.h"

#include <QObject>
#include <QPoint>
#include <qqmlregistration.h>

namespace delve::mageknight {

/// The notes that an author pins to squares of a document: one on a square, written, changed and taken away
/// in one step of undo each.
class PinnedNotes : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a document")
    /// Characters that a note may have.
    Q_PROPERTY(int limit READ limit CONSTANT)

public:
    PinnedNotes(ScenarioDocument& document, ThingSelection& selection, QObject* parent = nullptr);

    int limit() const;
    Q_INVOKABLE bool isAt(int level, QPoint square) const { return indexAt(level, square) >= 0; }
    Q_INVOKABLE QString textAt(int level, QPoint square) const;
    /// The given square if a note is there; else that of the selected note of this level, if one alone is
    /// selected; else the given one.
    Q_INVOKABLE QPoint chosenSquare(int level, QPoint otherwise) const;
    /// Pins a note or changes the one that is there, and selects it. Without any text it is taken away.
    Q_INVOKABLE void write(int level, QPoint square, const QString& text);

private:
    int indexAt(int level, QPoint square) const;

    ScenarioDocument& m_document;
    ThingSelection& m_selection;
};

} // namespace delve::mageknight
