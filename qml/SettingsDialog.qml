pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// What the user can choose. Everything acts at once.
Dialog {
    id: dialog

    readonly property var scales: [0.75, 1, 1.25, 1.5, 1.75, 2]
    readonly property var intervals: [0, 10, 30, 60, 300]

    objectName: "settingsDialog"
    modal: true
    title: qsTr("Settings")
    padding: Theme.unit * 2
    width: Math.min(Theme.unit * 56, parent ? parent.width - Theme.unit * 4 : 440)
    standardButtons: Dialog.Close

    GridLayout {
        width: parent.width
        columns: 2
        columnSpacing: Theme.unit * 2
        rowSpacing: Theme.unit

        Label {
            text: qsTr("Appearance")
        }
        ComboBox {
            Layout.fillWidth: true
            model: [qsTr("As the System"), qsTr("Light"), qsTr("Dark")]
            currentIndex: AppSettings.appearance
            onActivated: index => AppSettings.appearance = index
            Accessible.name: qsTr("Appearance")
        }

        Label {
            text: qsTr("Interface scale")
        }
        ComboBox {
            objectName: "scaleBox"
            Layout.fillWidth: true
            model: dialog.scales.map(scale => qsTr("%1 %").arg(Math.round(scale * 100)))
            currentIndex: dialog.scales.indexOf(AppSettings.interfaceScale)
            onActivated: index => AppSettings.interfaceScale = dialog.scales[index]
            Accessible.name: qsTr("Interface scale")
        }

        Label {
            text: qsTr("Mouse wheel")
        }
        ComboBox {
            Layout.fillWidth: true
            model: [qsTr("Scrolls; Ctrl zooms"), qsTr("Zooms; Ctrl scrolls")]
            currentIndex: AppSettings.wheelZooms ? 1 : 0
            onActivated: index => AppSettings.wheelZooms = index === 1
            Accessible.name: qsTr("Mouse wheel")
        }

        Label {
            text: qsTr("Recovery copies")
        }
        ComboBox {
            Layout.fillWidth: true
            model: dialog.intervals.map(seconds => seconds === 0 ? qsTr("Never") : qsTr("Every %1 s").arg(seconds))
            currentIndex: dialog.intervals.indexOf(AppSettings.autosaveSeconds)
            onActivated: index => AppSettings.autosaveSeconds = dialog.intervals[index]
            Accessible.name: qsTr("Recovery copies")
        }

        Label {
            text: qsTr("Rules")
        }
        CheckBox {
            text: qsTr("Refuse illegal placements")
            checked: AppSettings.enforceRules
            onToggled: AppSettings.enforceRules = checked
        }
    }
}
