pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import Delvewright

MenuBar {
    id: bar

    required property ScenarioCanvas canvas
    required property ScenarioViewModel scenario

    signal openRequested
    signal aboutRequested

    Menu {
        title: qsTr("&File")

        Action {
            text: qsTr("&Open…")
            shortcut: "Ctrl+O"
            onTriggered: bar.openRequested()
        }

        Action {
            text: qsTr("&Close")
            shortcut: "Ctrl+W"
            enabled: bar.scenario.isOpen
            onTriggered: bar.scenario.close()
        }

        MenuSeparator {}

        Action {
            text: qsTr("&Quit")
            shortcut: "Ctrl+Q"
            onTriggered: Qt.quit()
        }
    }

    Menu {
        title: qsTr("&View")

        Action {
            text: qsTr("Zoom &In")
            shortcut: "Ctrl++"
            enabled: bar.scenario.isOpen
            onTriggered: bar.canvas.zoomBy(1.25)
        }

        Action {
            text: qsTr("Zoom &Out")
            shortcut: "Ctrl+-"
            enabled: bar.scenario.isOpen
            onTriggered: bar.canvas.zoomBy(0.8)
        }

        Action {
            text: qsTr("&Fit to Window")
            shortcut: "Ctrl+0"
            enabled: bar.scenario.isOpen
            onTriggered: bar.canvas.fit()
        }

        MenuSeparator {}

        Menu {
            id: styles

            title: qsTr("&Drawing Style")

            Repeater {
                model: bar.canvas.drawingStyleNames

                MenuItem {
                    required property string modelData
                    required property int index

                    text: modelData
                    checkable: true
                    autoExclusive: true
                    checked: bar.canvas.drawingStyle === index
                    onTriggered: bar.canvas.drawingStyle = index
                }
            }
        }

        Menu {
            title: qsTr("&Appearance")

            Repeater {
                model: [qsTr("As the System"), qsTr("Light"), qsTr("Dark")]

                MenuItem {
                    required property string modelData
                    required property int index

                    text: modelData
                    checkable: true
                    autoExclusive: true
                    checked: Theme.appearance === index
                    onTriggered: Theme.appearance = index
                }
            }
        }
    }

    Menu {
        title: qsTr("&Help")

        Action {
            text: qsTr("&About Delvewright")
            onTriggered: bar.aboutRequested()
        }
    }
}
