// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// The setup as a checklist that knows where the scenario stands.
FocusScope {
    id: panel

    required property DungeonContext dungeon
    readonly property EditorContext editor: dungeon.editor
    readonly property SetupGuide guide: dungeon.document?.guide ?? null
    /// The step that was opened by hand; -1: the one that comes now is open.
    property int opened: -1
    readonly property int current: guide?.current ?? 0
    readonly property int openStep: opened >= 0 ? opened : current

    function toggle(row) {
        opened = openStep === row && row !== current ? -1 : row;
        list.currentIndex = row;
    }

    // Whoever finished a step is led on to the next one.
    onCurrentChanged: {
        opened = -1;
        list.currentIndex = current;
        list.positionViewAtIndex(current, ListView.Contain);
    }

    Binding {
        target: panel.guide
        property: "watched"
        value: panel.visible
        when: panel.guide !== null
    }

    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.unit / 2

        Label {
            objectName: "guideSummary"
            Layout.fillWidth: true
            Layout.leftMargin: Theme.unit * 1.5
            Layout.rightMargin: Theme.unit
            textFormat: Text.PlainText
            text: panel.guide?.summary ?? ""
            font.bold: true
            wrapMode: Text.Wrap
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }

        Rectangle {
            Layout.fillWidth: true
            Layout.leftMargin: Theme.unit * 1.5
            Layout.rightMargin: Theme.unit * 1.5
            Layout.preferredHeight: Theme.unit / 2
            radius: height / 2
            color: Theme.button
            Accessible.role: Accessible.ProgressBar
            Accessible.name: qsTr("%1 of 8 steps are done").arg(panel.guide?.doneCount ?? 0)

            Rectangle {
                width: parent.width * (panel.guide?.doneCount ?? 0) / 8
                height: parent.height
                radius: parent.radius
                color: Theme.good
            }
        }

        RowLayout {
            Layout.fillWidth: true
            Layout.leftMargin: Theme.unit
            Layout.rightMargin: Theme.unit
            spacing: Theme.unit / 2

            CheckBox {
                objectName: "takeTurns"
                Layout.fillWidth: true
                text: qsTr("Take turns")
                checked: panel.guide?.takesTurns ?? false
                enabled: panel.dungeon.canEdit
                onToggled: panel.guide.takesTurns = checked
                ToolTip.visible: hovered
                ToolTip.delay: 600
                ToolTip.text: qsTr("Place as the rules alternate, and record who placed what. Without it everybody places anything.")
            }

            PanelButton {
                objectName: "guideHelp"
                flat: true
                icon.source: "qrc:/qt/qml/Delvewright/icons/help.svg"
                Accessible.name: qsTr("Help about the guided setup")
                onClicked: panel.editor.showHelp("guided-setup")
            }
        }

        PanelButton {
            Layout.fillWidth: true
            Layout.leftMargin: Theme.unit * 1.5
            Layout.rightMargin: Theme.unit * 1.5
            objectName: "completeIt"
            icon.source: "qrc:/qt/qml/Delvewright/icons/complete.svg"
            text: qsTr("Complete It for Me…")
            enabled: panel.dungeon.canEdit
            onClicked: panel.dungeon.completionRequested()
        }

        Label {
            Layout.fillWidth: true
            Layout.margins: Theme.unit * 1.5
            visible: panel.dungeon.isOpen && list.count === 0
            textFormat: Text.PlainText
            text: qsTr("The rules cannot be checked while pieces are missing.")
            wrapMode: Text.Wrap
            color: Theme.quietText
        }

        WholeList {
            id: list

            objectName: "guideSteps"
            Layout.fillWidth: true
            Layout.fillHeight: true
            model: panel.guide
            clip: true
            focus: true
            activeFocusOnTab: true
            keyNavigationEnabled: true
            spacing: Theme.unit / 4
            boundsBehavior: Flickable.StopAtBounds
            onCountChanged: currentIndex = panel.current
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Steps of the setup")
            Keys.onReturnPressed: panel.toggle(currentIndex)
            Keys.onEnterPressed: panel.toggle(currentIndex)
            Keys.onSpacePressed: panel.toggle(currentIndex)
            ScrollBar.vertical: ScrollBar {}

            delegate: GuideStep {
                width: list.width
                dungeon: panel.dungeon
                guide: panel.guide
                open: panel.openStep === index
                focused: ListView.isCurrentItem && list.activeFocus
                onChosen: {
                    list.forceActiveFocus();
                    panel.toggle(index);
                }
            }
        }
    }
}
