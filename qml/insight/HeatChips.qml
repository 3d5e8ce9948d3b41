import QtQuick
import QtQuick.Controls
import Delvewright

// Shows where heroes walk or fall on the map.
Flow {
    id: chips

    required property HeatOverlay heat

    spacing: Theme.unit / 2

    component Chip: PanelButton {
        id: chip

        required property int kind
        readonly property bool on: chips.heat.shown && chips.heat.kind === kind

        icon.source: "qrc:/qt/qml/Delvewright/icons/" + (chip.on ? "check" : chip.kind === 0 ? "walk" : "skull") + ".svg"
        Accessible.role: Accessible.CheckBox
        Accessible.checkable: true
        Accessible.checked: chip.on
        onClicked: chips.heat.toggle(chip.kind)

        background: Rectangle {
            radius: height / 2
            color: chip.down ? Theme.pressed : chip.on ? Theme.chosen : chip.hovered ? Theme.hovered : Theme.button
            border.color: chip.visualFocus || chip.on ? Theme.accent : Theme.border
            border.width: chip.visualFocus ? 2 : 1
        }
    }

    Chip {
        objectName: "visitsChip"
        kind: 0
        text: qsTr("Visits")
    }

    Chip {
        objectName: "deathsChip"
        kind: 1
        text: qsTr("Deaths")
    }
}
