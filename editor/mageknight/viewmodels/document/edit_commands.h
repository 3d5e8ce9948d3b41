// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/viewmodels/canvas/thing_selection.h"
#include "editor/viewmodels/document/map_commands.h"

namespace delve::mageknight {

/// The commands of a scenario. The clipboard holds the text of one, so that things go from one document or
/// program to another.
class EditCommands : public delve::MapCommands // with its namespace, for the tools of QML
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a document")

public:
    EditCommands(ScenarioDocument& document, ThingSelection& selection, QObject* parent = nullptr);

    void turn(int quarters);
    void flip();
    void remove() override;
    /// Moves what is selected; a door alone goes to the next edge.
    void nudge(int dx, int dy) override;
    void copy() const override;
    void cut() override;
    bool paste(int level, int x, int y) override;
    void duplicate() override;
    void selectAll(int level) override;
    /// The selected chamber becomes the central one, and no other is.
    Q_INVOKABLE void makeCentral();
    /// What is selected, as a scenario of its own.
    Scenario copied() const;
    /// What the clipboard holds; nothing if it holds no things.
    std::optional<Scenario> pasted() const;

private:
    bool place(const Scenario& things, Offset by, int level);

    ScenarioDocument& m_document;
    ThingSelection& m_selection;
};

/// The edit that moves things by so many squares; a door alone is moved from edge to edge.
Edit movedBy(const ScenarioDocument& document, std::span<const ThingId> ids, Offset by);

} // namespace delve::mageknight
