pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import Delvewright

// What the rules say. A click shows the place on the map.
FocusScope {
    id: panel

    required property EditorContext editor
    readonly property FindingsModel findings: editor.document?.findings ?? null

    function locate(row) {
        const area = findings.areaOf(row);
        if (area.width <= 0)
            return;
        editor.canvas.locate(findings.levelOf(row), area);
        editor.document.selection.setIds(findings.thingsOf(row));
    }

    Label {
        anchors.fill: parent
        anchors.margins: Theme.unit * 2
        visible: panel.findings !== null && panel.findings.count === 0
        text: panel.editor.canEdit ? qsTr("✓ Nothing is wrong and nothing is missing: this dungeon is ready to play.") : qsTr("The rules cannot be checked while pieces are missing.")
        wrapMode: Text.Wrap
        color: panel.editor.canEdit ? Theme.good : Theme.quietText
    }

    ListView {
        id: list

        anchors.fill: parent
        objectName: "problems"
        model: panel.findings
        clip: true
        focus: true
        activeFocusOnTab: true
        keyNavigationEnabled: true
        boundsBehavior: Flickable.StopAtBounds
        reuseItems: true
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Problems")
        Keys.onReturnPressed: panel.locate(currentIndex)
        Keys.onEnterPressed: panel.locate(currentIndex)
        ScrollBar.vertical: ScrollBar {}

        delegate: Item {
            id: row

            required property int index
            required property int severity
            required property string severityName
            required property string rule
            required property string sentence
            required property bool placed

            objectName: "problem " + rule
            width: list.width
            height: Math.max(Theme.unit * 3.5, text.implicitHeight + Theme.unit)
            Accessible.role: Accessible.ListItem
            Accessible.name: qsTr("%1 %2: %3").arg(severityName).arg(rule).arg(sentence)
            Accessible.onPressAction: panel.locate(index)

            Rectangle {
                anchors.fill: parent
                anchors.leftMargin: Theme.unit / 2
                anchors.rightMargin: Theme.unit
                radius: Theme.radius / 2
                color: row.ListView.isCurrentItem ? Theme.chosen : hover.hovered ? Theme.hovered : "transparent"
                border.color: row.ListView.isCurrentItem && list.activeFocus ? Theme.accent : "transparent"
            }

            Text {
                id: sign

                x: Theme.unit * 1.25
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.unit * 2
                text: Theme.severitySign(row.severity)
                font.pixelSize: Theme.fontSize
                color: Theme.severityColour(row.severity)
                horizontalAlignment: Text.AlignHCenter
            }

            Label {
                id: text

                anchors.verticalCenter: parent.verticalCenter
                anchors.left: sign.right
                anchors.right: ruleLabel.left
                anchors.leftMargin: Theme.unit
                anchors.rightMargin: Theme.unit
                text: row.sentence
                wrapMode: Text.Wrap
            }

            Label {
                id: ruleLabel

                anchors.verticalCenter: parent.verticalCenter
                anchors.right: parent.right
                anchors.rightMargin: Theme.unit * 2.5
                text: row.rule
                font.pixelSize: Theme.smallFontSize
                color: Theme.quietText
            }

            HoverHandler {
                id: hover

                cursorShape: row.placed ? Qt.PointingHandCursor : Qt.ArrowCursor
            }

            TapHandler {
                onTapped: {
                    list.currentIndex = row.index;
                    list.forceActiveFocus();
                    panel.locate(row.index);
                }
            }
        }
    }
}
