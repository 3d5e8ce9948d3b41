// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import Delvewright

// How the map and the window look.
AppMenu {
    id: viewMenu

    required property EditorContext editor
    required property AppActions actions
    required property PanelList panels
    /// What the game of the document in front shows over the map.
    readonly property var overlays: editor.views?.menu("overlays") ?? []

    title: qsTr("&View")

    CommandItems {
        actions: viewMenu.actions
        commands: ["view.zoomIn", "view.zoomOut", "view.natural", "view.fit", "view.smallMap"]
    }
    MenuSeparator {
        visible: viewMenu.overlays.length > 0
        height: viewMenu.overlays.length > 0 ? implicitHeight : 0
    }
    CommandItems {
        actions: viewMenu.actions
        commands: viewMenu.overlays
    }
    MenuSeparator {}
    AppMenu {
        id: panelMenu

        title: qsTr("&Panels")

        Instantiator {
            model: viewMenu.panels.all
            onObjectAdded: (index, object) => panelMenu.insertItem(index, object as MenuItem)
            onObjectRemoved: (index, object) => panelMenu.removeItem(object as MenuItem)

            AppMenuItem {
                required property PanelInfo modelData

                text: modelData.title
                checkable: true
                checked: modelData.shown
                onTriggered: modelData.shown = checked
            }
        }
    }
    AppMenu {
        title: qsTr("&Drawing Style")

        Repeater {
            model: viewMenu.editor.canvas?.drawingStyleNames ?? []

            AppMenuItem {
                required property string modelData
                required property int index

                text: modelData
                checkable: true
                autoExclusive: true
                checked: AppSettings.drawingStyle === index
                onTriggered: AppSettings.drawingStyle = index
            }
        }
    }
    AppMenu {
        title: qsTr("&Appearance")

        Repeater {
            model: [qsTr("As the System"), qsTr("Light"), qsTr("Dark")]

            AppMenuItem {
                required property string modelData
                required property int index

                text: modelData
                checkable: true
                autoExclusive: true
                checked: AppSettings.appearance === index
                onTriggered: AppSettings.appearance = index
            }
        }
    }
    MenuSeparator {}
    CommandItems {
        actions: viewMenu.actions
        commands: [].concat(viewMenu.editor.views?.menu("go") ?? [], ["view.nextTab", "view.nextPanel"])
    }
}
