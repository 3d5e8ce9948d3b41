// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/dungeoneer/viewmodels/document/card_selection.h"
#include "editor/viewmodels/document/map_commands.h"

namespace delve::dungeoneer {

/// The commands of a card map. The clipboard holds the text of a scenario, so that cards go from one document
/// or program to another.
class CardCommands : public delve::MapCommands // with its namespace, for the tools of QML
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a document")

public:
    CardCommands(CardMapDocument& document, CardSelection& selection, QObject* parent = nullptr);

    /// Cards upside down, or back.
    void turn();
    void remove() override;
    void nudge(int dx, int dy) override;
    void copy() const override;
    void cut() override;
    bool paste(int level, int x, int y) override;
    void duplicate() override;
    void selectAll(int level) override;

    /// A note on a cell of a map, selected, with these first words.
    Q_INVOKABLE void addNote(int map, int column, int row, const QString& text);
    /// DNR-OBST-09: links the selected Portal to the Entrance of the Dungeon.
    Q_INVOKABLE void linkPortal();
    Q_INVOKABLE bool canLinkPortal() const;

private:
    /// What is selected as a scenario of its own.
    Scenario selected() const;
    /// Puts the things of a scenario down, moved by so many cells, as one edit, and selects them.
    bool place(const Scenario& things, Offset by, std::optional<MapKind> map);

    CardMapDocument& m_document;
    CardSelection& m_selection;
};

} // namespace delve::dungeoneer
