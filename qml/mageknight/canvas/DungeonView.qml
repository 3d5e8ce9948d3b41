// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import Delvewright

// The map with its rulers, minimap and level tabs.
DocumentPage {
    id: view

    required property DungeonContext dungeon
    property CommandList actions: null
    readonly property alias findBar: findBar
    readonly property alias noteEditor: noteEditor
    /// What is painted over the map.
    property alias overlays: canvas.overlays
    /// See SquaresCanvas.
    property alias coveredTop: canvas.coveredTop
    /// What says how to read it, in the corner.
    property alias legends: legendPlace.data
    readonly property real rulerSize: Theme.unit * 2.5
    readonly property ScenarioViewModel document: dungeon.current
    /// Nothing lies here and nothing is on its way.
    readonly property bool offersWays: document !== null && !document.readOnly && document.tileCount === 0 && !document.proposals.active && canvas.carriedPiece === ""

    canvas: canvas
    canFind: true
    onFindRequested: step => step === 0 ? findBar.open() : findBar.go(step)

    Connections {
        target: view.dungeon

        function onNoteRequested(square) {
            noteEditor.openAt(square);
        }
    }

    Rectangle {
        width: view.rulerSize
        height: view.rulerSize
        color: Theme.window
    }

    component Ruler: CanvasRuler {
        ground: Theme.window
        line: Theme.border
        text: Theme.quietText
        mark: Theme.chosen
        font.pixelSize: Theme.smallFontSize * 0.9
    }

    Ruler {
        objectName: "rulerAcross"
        canvas: canvas
        x: view.rulerSize
        width: parent.width - x
        height: view.rulerSize
    }

    Ruler {
        objectName: "rulerDown"
        canvas: canvas
        y: view.rulerSize
        width: view.rulerSize
        height: parent.height - y
        vertical: true
    }

    EditorCanvas {
        id: canvas

        objectName: "canvas"
        anchors.fill: parent
        anchors.leftMargin: view.rulerSize
        anchors.topMargin: view.rulerSize
        anchors.bottomMargin: (levelTabs.visible ? levelTabs.height : 0) + strips.height
        document: view.document
        layers: view.dungeon.layers
        search: findBar.search
        drawingStyle: AppSettings.drawingStyle
        wheelZooms: AppSettings.wheelZooms
        enforceRules: AppSettings.enforceRules
        paleLevel: !view.dungeon.otherLevelShown || levelTabs.names.length < 2 ? -1 : level > 0 ? level - 1 : 1
        accent: Theme.dark ? Theme.accent : "#f0b429"
        focus: true
        Keys.onPressed: event => event.accepted = view.actions?.triggerOnMap(event.key, event.modifiers) ?? false
        onNoteRequested: square => noteEditor.openAt(square)
        onContextMenuRequested: point => contextMenu.popup(canvas, point.x, point.y)
        // Its squares are cells of a table: see CanvasAccessible.
        Accessible.role: Accessible.Table

        // Below its square, not below the map.
        ToolTip {
            readonly property point spot: canvas.pixelOf(canvas.square.x + 0.5, canvas.square.y + 1)

            objectName: "noteTip"
            x: Math.round(spot.x - width / 2)
            y: Math.round(spot.y) + Theme.unit / 2
            visible: text !== "" && (noteHover.hovered || canvas.cursorShown) && !noteEditor.visible && canvas.tool === "select"
            delay: 400
            text: canvas.noteText
        }

        HoverHandler {
            id: noteHover
        }

        PinchHandler {
            id: pinch

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

    EmptyMap {
        objectName: "emptyMap"
        anchors.centerIn: canvas
        visible: view.offersWays && canvas.width > implicitWidth && canvas.height > implicitHeight * 1.5
        actions: view.actions
    }

    MapNote {
        objectName: "emptyLevel"
        anchors.centerIn: canvas
        width: Math.min(canvas.width - Theme.unit * 4, Theme.unit * 46)
        visible: !view.offersWays && view.document !== null && canvas.levelEmpty && canvas.carriedPiece === "" && !view.document.proposals.active
        text: qsTr("Nothing lies on this level yet. Take a tile with a staircase from the palette: select it where it lies, and it can be joined to a staircase of another level.")
    }

    FindBar {
        id: findBar

        anchors.right: canvas.right
        anchors.top: canvas.top
        anchors.margins: Theme.unit
        dungeonCanvas: canvas
    }

    StaircaseOffer {
        id: staircaseOffer

        anchors.left: canvas.left
        anchors.bottom: canvas.bottom
        anchors.margins: Theme.unit
        document: canvas.document
    }

    Column {
        id: legendPlace

        anchors.left: canvas.left
        anchors.bottom: staircaseOffer.visible ? staircaseOffer.top : canvas.bottom
        anchors.margins: Theme.unit
        spacing: Theme.unit
    }

    NoteEditor {
        id: noteEditor

        canvas: canvas
    }

    Column {
        id: strips

        anchors.bottom: levelTabs.visible ? levelTabs.top : parent.bottom
        width: parent.width

        ReachLegend {
            width: parent.width
            reach: view.dungeon.reach
        }

        DangerLegend {
            width: parent.width
            danger: view.dungeon.danger
        }

        FitLegend {
            width: parent.width
            fit: view.dungeon.fit
        }
    }

    LevelTabs {
        id: levelTabs

        anchors.bottom: parent.bottom
        width: parent.width
        canvas: canvas
    }

    Rectangle {
        anchors.right: canvas.right
        anchors.bottom: canvas.bottom
        anchors.margins: Theme.unit
        width: Theme.unit * 22
        height: Theme.unit * 16
        visible: AppSettings.smallMap && !canvas.fitted && canvas.width > width * 2.5 && canvas.height > height * 2
        radius: Theme.radius / 2
        color: Theme.window
        border.color: Theme.border

        CanvasMinimap {
            anchors.fill: parent
            anchors.margins: 2
            objectName: "minimap"
            canvas: canvas
            ground: Theme.base
            frame: Theme.accent
            Accessible.role: Accessible.Graphic
            Accessible.name: qsTr("Small map of the level")
        }
    }

    AppMenu {
        id: contextMenu

        objectName: "contextMenu"

        Instantiator {
            model: view.actions ? ["edit.turn", "edit.turnBack", "edit.flip", "edit.takeSame", "edit.makeCentral", "edit.note", "view.partner", "edit.cut", "edit.copy", "edit.paste", "edit.duplicate", "edit.delete"] : []
            onObjectAdded: (index, object) => contextMenu.insertItem(index, object as MenuItem)
            onObjectRemoved: (index, object) => contextMenu.removeItem(object as MenuItem)

            AppMenuItem {
                required property string modelData

                action: view.actions.of(modelData)
            }
        }
    }
}
