// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// Finds things on the map by a few words. All hits are marked; Enter and Shift+Enter go through them.
Rectangle {
    id: bar

    required property EditorCanvas canvas
    readonly property alias search: search
    property bool shown: false

    function open() {
        shown = true;
        field.forceActiveFocus();
        field.selectAll();
    }

    function close() {
        shown = false;
        canvas.locate(canvas.level, []);
        canvas.forceActiveFocus();
    }

    /// Goes through the hits; opens first if there is nothing to go through.
    function go(step) {
        if (!shown || search.count === 0)
            return open();
        search.go(step);
    }

    objectName: "findBar"
    visible: shown && canvas.document !== null
    width: row.implicitWidth + Theme.unit * 2
    height: row.implicitHeight + Theme.unit
    radius: Theme.radius
    color: Theme.raised
    border.color: Theme.border
    Accessible.role: Accessible.ToolBar
    Accessible.name: qsTr("Find on the map")

    MapSearch {
        id: search

        document: bar.canvas.document
        active: bar.visible
        text: field.text
    }

    RowLayout {
        id: row

        anchors.centerIn: parent
        spacing: Theme.unit / 2

        TextField {
            id: field

            objectName: "findField"
            Layout.preferredWidth: Theme.unit * 28
            font.pixelSize: Theme.fontSize
            placeholderText: qsTr("Name, kind, id or note")
            Accessible.name: qsTr("Find on the map")
            Keys.onPressed: event => {
                if (event.key === Qt.Key_Return || event.key === Qt.Key_Enter)
                    search.go(event.modifiers & Qt.ShiftModifier ? -1 : 1);
                else if (event.key === Qt.Key_Escape)
                    bar.close();
                else
                    return;
                event.accepted = true;
            }
        }

        Label {
            objectName: "findSummary"
            Layout.preferredWidth: Theme.unit * 12
            textFormat: Text.PlainText
            text: search.summary
            color: search.count === 0 && search.summary !== "" ? Theme.error : Theme.quietText
            elide: Text.ElideRight
            Accessible.role: Accessible.StaticText
        }

        PanelButton {
            objectName: "findPrevious"
            icon.source: "qrc:/qt/qml/Delvewright/icons/chevron-up.svg"
            enabled: search.count > 0
            onClicked: search.go(-1)
            Accessible.name: qsTr("Previous hit")
            ToolTip.visible: hovered
            ToolTip.text: Accessible.name
        }

        PanelButton {
            objectName: "findNext"
            icon.source: "qrc:/qt/qml/Delvewright/icons/chevron-down.svg"
            enabled: search.count > 0
            onClicked: search.go(1)
            Accessible.name: qsTr("Next hit")
            ToolTip.visible: hovered
            ToolTip.text: Accessible.name
        }

        PanelButton {
            objectName: "closeFind"
            icon.source: "qrc:/qt/qml/Delvewright/icons/close.svg"
            onClicked: bar.close()
            Accessible.name: qsTr("Close the search")
            ToolTip.visible: hovered
            ToolTip.text: Accessible.name
        }
    }
}
