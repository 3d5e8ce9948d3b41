// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// Everything about what is selected; about the scenario itself while nothing is.
FocusScope {
    id: panel

    required property EditorContext editor
    readonly property InspectorModel inspected: editor.views?.inspector ?? null

    // Rows are made a few at a time. A list that waits for one that goes with a change complains, so it is emptied first.
    Connections {
        target: panel.inspected

        function onModelAboutToBeReset() {
            list.isEmptied = true;
        }

        function onModelReset() {
            list.isEmptied = false;
        }
    }

    ColumnLayout {
        anchors.fill: parent
        spacing: 0

        Label {
            objectName: "inspectorTitle"
            Layout.fillWidth: true
            Layout.leftMargin: Theme.unit * 1.5
            Layout.rightMargin: Theme.unit
            Layout.bottomMargin: Theme.unit / 2
            textFormat: Text.PlainText
            text: panel.inspected?.title ?? ""
            font.bold: true
            elide: Text.ElideRight
        }

        Loader {
            Layout.fillWidth: true
            Layout.preferredHeight: (item as Item)?.implicitHeight ?? 0
            visible: (item as Item)?.implicitHeight > 0
            sourceComponent: panel.editor.views?.selectionPicture ?? null
        }

        WholeList {
            id: list

            property bool isEmptied: false

            objectName: "properties"
            Layout.fillWidth: true
            Layout.fillHeight: true
            model: isEmptied ? null : panel.inspected
            clip: true
            focus: true
            boundsBehavior: Flickable.StopAtBounds
            section.property: "section"
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Properties")
            ScrollBar.vertical: ScrollBar {}

            delegate: PropertyRow {
                width: list.width
                properties: panel.inspected
                startsSection: ListView.section !== ListView.previousSection
                enabled: panel.editor.canEdit
                onRuleRequested: wanted => panel.editor.showRule(wanted)
                onFocused: list.positionViewAtIndex(index, ListView.Contain)
            }
        }
    }
}
