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
    /// One Portal is selected, and there is an Entrance of the Dungeon for it.
    Q_PROPERTY(bool canLinkPortal READ canLinkPortal NOTIFY waysChanged)
    Q_PROPERTY(bool canUnlinkPortal READ canUnlinkPortal NOTIFY waysChanged)
    /// A Sewer or a Portal leads from the selected card to another one.
    Q_PROPERTY(bool canGoThrough READ canGoThrough NOTIFY waysChanged)

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
    /// DNR-OBST-09: links the selected Portal to the Entrance of the Dungeon; of several to the next one.
    Q_INVOKABLE void linkPortal();
    Q_INVOKABLE void unlinkPortal();
    /// Selects the card at the other end of a Sewer or Portal; of several the next one.
    Q_INVOKABLE void goThrough();
    bool canLinkPortal() const;
    bool canUnlinkPortal() const { return selectedLink() != nullptr && !m_document.isReadOnly(); }
    bool canGoThrough() const;

signals:
    void waysChanged();

private:
    /// The one card that is selected; empty if none or several are.
    ThingId selectedCard() const;
    const PortalLink* selectedLink() const;
    /// What is selected as a scenario of its own.
    Scenario selected() const;
    /// Puts the things of a scenario down, moved by so many cells, as one edit, and selects them.
    bool place(const Scenario& things, Offset by, std::optional<MapKind> map);

    CardMapDocument& m_document;
    CardSelection& m_selection;
    ThingId m_cameFrom; ///< where the last way led from, so that the next one goes on
};

} // namespace delve::dungeoneer
