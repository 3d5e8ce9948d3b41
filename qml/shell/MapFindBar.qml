// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// Finds things on a map by a few words. All hits are marked; Enter and Shift+Enter go through them. What is found is
// said by whoever searches.
Rectangle {
    id: bar

    required property MapCanvas canvas
    /// There is something to search.
    required property bool isOpen
    property int count: 0
    property string summary
    property bool shown: false
    readonly property alias text: field.text

    /// Asks for a hit so many further on.
    signal goRequested(int step)

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
        if (!shown || count === 0)
            return open();
        goRequested(step);
    }

    objectName: "findBar"
    visible: shown && isOpen
    width: row.implicitWidth + Theme.unit * 2
    height: row.implicitHeight + Theme.unit
    radius: Theme.radius
    color: Theme.raised
    border.color: Theme.border
    Accessible.role: Accessible.ToolBar
    Accessible.name: qsTr("Find on the map")

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
                    bar.goRequested(event.modifiers & Qt.ShiftModifier ? -1 : 1);
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
            text: bar.summary
            color: bar.count === 0 && bar.summary !== "" ? Theme.error : Theme.quietText
            elide: Text.ElideRight
            Accessible.role: Accessible.StaticText
        }

        PanelButton {
            objectName: "findPrevious"
            icon.source: "qrc:/qt/qml/Delvewright/icons/chevron-up.svg"
            enabled: bar.count > 0
            onClicked: bar.goRequested(-1)
            Accessible.name: qsTr("Previous hit")
            ToolTip.visible: hovered
            ToolTip.text: Accessible.name
        }

        PanelButton {
            objectName: "findNext"
            icon.source: "qrc:/qt/qml/Delvewright/icons/chevron-down.svg"
            enabled: bar.count > 0
            onClicked: bar.goRequested(1)
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
