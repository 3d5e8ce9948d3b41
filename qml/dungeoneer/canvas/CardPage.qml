// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import Delvewright

// The card map in front with all that is laid over it, and maps that are proposed.
DocumentPage {
    id: page

    required property CardContext cards
    property CommandList actions: null
    readonly property CardMapViewModel document: cards.current
    /// Nothing lies here and nothing is on its way.
    readonly property bool offersWays: document !== null && !document.readOnly && document.cardCount === 0 && !document.proposals.active && !document.turns.dealt && canvas.carriedPiece === ""

    objectName: "cardPage"
    anchors.fill: parent
    canvas: canvas
    canFind: true
    onFindRequested: step => step === 0 ? findBar.open() : findBar.go(step)

    CardCanvas {
        id: canvas

        objectName: "cardCanvas"
        anchors.fill: parent
        anchors.bottomMargin: strips.height + mapTabs.height
        document: page.document
        layers: page.cards.layers
        search: search
        overlays: [page.cards.spaces, page.cards.quests, page.cards.doors, page.cards.ways, page.cards.foresight, page.cards.signs]
        draft: page.cards.draft
        drawingStyle: AppSettings.drawingStyle
        wheelZooms: AppSettings.wheelZooms
        accent: Theme.dark ? Theme.accent : "#f0b429"
        coveredTop: proposals.visible ? proposals.height + Theme.unit * 2 : findBar.visible ? findBar.height + Theme.unit : 0
        focus: true
        Keys.onPressed: event => event.accepted = page.actions?.triggerOnMap(event.key, event.modifiers) ?? false
        onContextMenuRequested: point => contextMenu.popup(canvas, point.x, point.y)
        Accessible.role: Accessible.Canvas
        Accessible.name: page.document === null ? qsTr("Map") : qsTr("Map of %1").arg(page.document.title)
        Accessible.description: spokenText

        PinchHandler {
            property real last: 1

            target: null
            onActiveChanged: last = 1
            onActiveScaleChanged: {
                canvas.zoomBy(activeScale / last, centroid.position);
                last = activeScale;
            }
        }
    }

    Rectangle {
        anchors.fill: canvas
        visible: canvas.activeFocus
        color: "transparent"
        border.color: Theme.accent
        border.width: 1
    }

    CardSearch {
        id: search

        document: page.document
        active: findBar.visible
        text: findBar.text
    }

    MapFindBar {
        id: findBar

        anchors.right: canvas.right
        anchors.top: canvas.top
        anchors.margins: Theme.unit
        canvas: canvas
        isOpen: page.document !== null
        count: search.count
        summary: search.summary
        onGoRequested: step => search.go(step)
    }

    EmptyCardMap {
        anchors.centerIn: canvas
        visible: page.offersWays && canvas.width > implicitWidth && canvas.height > implicitHeight * 1.5
        actions: page.actions
        cards: page.cards
    }

    CardProposalBar {
        id: proposals

        anchors.top: canvas.top
        anchors.left: canvas.left
        anchors.right: canvas.right
        anchors.margins: Theme.unit
        cards: page.cards
    }

    Column {
        id: strips

        anchors.bottom: mapTabs.top
        width: parent.width

        OverlayStrip {
            objectName: "spacesLegend"
            width: parent.width
            overlay: page.cards.spaces
            title: [qsTr("Movement from the Entrance"), qsTr("Glory"), qsTr("Peril")][page.cards.spaces.measure]
            meaning: [qsTr("Cards a Hero enters on the shortest way, over passable edges; Sewers and Portals do not count (DNR-MAP-08)."), qsTr("What the space gives a Hero who enters it."), qsTr("What the space gives the opponents of a Hero who enters it.")][page.cards.spaces.measure]
        }

        OverlayStrip {
            objectName: "questsLegend"
            width: parent.width
            overlay: page.cards.quests
            title: qsTr("Places of Quests")
            meaning: qsTr("Cards that the chosen Quests name; while none is chosen, those of all Quests in the sets.")
        }

        OverlayStrip {
            objectName: "waysLegend"
            width: parent.width
            overlay: page.cards.ways
            title: qsTr("Sewers and Portals")
            meaning: qsTr("Where they lead, by the letter on the cards or of the pair of markers. A Portal that leads nowhere yet is linked in the inspector, or from its menu.")
        }

        OverlayStrip {
            objectName: "doorsLegend"
            width: parent.width
            overlay: page.cards.doors
            title: qsTr("Chance to pass")
            meaning: qsTr("At each Locked or Trapped door, for the Hero who leaves the card by it: how many of a hundred rolls reach the number. A question mark is a door that asks for another score than Speed.")

            SpinBox {
                objectName: "doorSpeed"
                width: Theme.unit * 14
                from: 0
                to: 12
                value: page.cards.doors.speed
                font.pixelSize: Theme.fontSize
                textFromValue: value => qsTr("Speed %1").arg(value)
                onValueModified: page.cards.doors.speed = value
                Accessible.name: qsTr("Speed of the Hero")
            }
        }
    }

    MapTabs {
        id: mapTabs

        anchors.bottom: parent.bottom
        width: parent.width
        canvas: canvas
        cards: page.cards
    }

    AppMenu {
        id: contextMenu

        objectName: "cardMenu"

        Instantiator {
            model: page.actions ? ["edit.turn", "cards.linkPortal", "cards.unlinkPortal", "cards.otherEnd", "cards.note", "edit.cut", "edit.copy", "edit.paste", "edit.duplicate", "edit.delete"] : []
            onObjectAdded: (index, object) => contextMenu.insertItem(index, object as MenuItem)
            onObjectRemoved: (index, object) => contextMenu.removeItem(object as MenuItem)

            AppMenuItem {
                required property string modelData

                action: page.actions.of(modelData)
            }
        }
    }
}
