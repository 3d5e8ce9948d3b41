// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// Where the pointer is, what the buttons do, what the rules say, and how large the map is shown.
Pane {
    id: bar

    required property EditorContext editor
    required property PanelList panels
    readonly property MapCanvas canvas: editor.canvas
    readonly property int zoom: canvas?.zoomPercent ?? 100
    readonly property int verdict: canvas?.verdict ?? -1
    readonly property string rule: canvas?.verdictRule ?? ""
    readonly property FindingsModel findings: editor.document?.findings ?? null
    /// What the overlays say about the square. It comes before what the buttons do, unless a tool has more to say.
    readonly property string overlayText: canvas?.tool === "select" ? canvas.overlayText : ""

    padding: 0
    leftPadding: Theme.unit * 1.5
    rightPadding: Theme.unit
    implicitHeight: Theme.unit * 4
    Accessible.role: Accessible.StatusBar
    Accessible.name: qsTr("Status")

    background: Rectangle {
        color: Theme.window

        Rectangle {
            width: parent.width
            height: 1
            color: Theme.border
        }
    }

    component Quiet: Label {
        textFormat: Text.PlainText
        color: Theme.quietText
        elide: Text.ElideRight
    }

    component Count: Text {
        required property int severity
        required property int number

        visible: number > 0
        textFormat: Text.PlainText
        text: Theme.severitySign(severity) + " " + number
        font.pixelSize: Theme.fontSize
        color: Theme.severityColour(severity)
    }

    RowLayout {
        anchors.fill: parent
        spacing: Theme.unit * 1.5

        Quiet {
            objectName: "squareLabel"
            visible: bar.width > Theme.unit * 90
            Layout.preferredWidth: Theme.unit * 34
            text: bar.canvas?.squareText ?? ""
        }

        AbstractButton {
            id: verdictButton

            objectName: "verdict"
            Layout.fillWidth: true
            Layout.preferredHeight: Theme.unit * 3
            visible: bar.verdict >= 0
            enabled: bar.rule !== ""
            focusPolicy: Qt.TabFocus
            onClicked: bar.editor.showRule(bar.rule)
            Accessible.role: enabled ? Accessible.Button : Accessible.StaticText
            text: bar.verdict === 0 ? qsTr("✓ Legal here") : Theme.severitySign(bar.verdict === 2 ? 0 : 1) + "  " + bar.rule + "  " + (bar.canvas?.verdictText ?? "")
            Accessible.name: text
            Accessible.description: enabled ? qsTr("Opens the rule") : ""
            ToolTip.visible: hovered && enabled
            ToolTip.delay: 600
            ToolTip.text: qsTr("%1\nClick to read the rule").arg(text)

            contentItem: Label {
                objectName: "verdictText"
                leftPadding: Theme.unit
                rightPadding: Theme.unit
                verticalAlignment: Text.AlignVCenter
                elide: Text.ElideRight
                font.underline: verdictButton.hovered && verdictButton.enabled
                color: [Theme.good, Theme.warning, Theme.error][Math.max(0, bar.verdict)]
                textFormat: Text.PlainText
                text: verdictButton.text
            }

            background: Rectangle {
                radius: Theme.radius / 2
                color: bar.verdict === 2 ? Theme.errorBackground : bar.verdict === 1 ? Theme.warningBackground : "transparent"
                border.color: verdictButton.visualFocus ? Theme.accent : "transparent"
            }
        }

        Quiet {
            objectName: "hint"
            Layout.fillWidth: true
            visible: bar.verdict < 0
            text: bar.overlayText !== "" ? bar.overlayText : bar.canvas?.hint ?? ""
            Accessible.name: text
        }

        AbstractButton {
            id: counts

            objectName: "problemCounts"
            implicitHeight: Theme.unit * 3
            padding: Theme.unit / 2
            onClicked: bar.panels.show("problems")
            Accessible.role: Accessible.Button
            Accessible.name: bar.findings === null ? "" : qsTr("Errors: %1, warnings: %2, to do: %3").arg(bar.findings.errorCount).arg(bar.findings.warningCount).arg(bar.findings.todoCount)
            ToolTip.visible: hovered
            ToolTip.delay: 600
            ToolTip.text: Accessible.name

            contentItem: Row {
                spacing: Theme.unit

                Count {
                    severity: 0
                    number: bar.findings?.errorCount ?? 0
                }
                Count {
                    severity: 1
                    number: bar.findings?.warningCount ?? 0
                }
                Count {
                    severity: 3
                    number: bar.findings?.todoCount ?? 0
                }
                Text {
                    visible: bar.editor.canEdit && bar.findings !== null && bar.findings.count === 0
                    textFormat: Text.PlainText
                    text: qsTr("✓ Legal")
                    font.pixelSize: Theme.fontSize
                    color: Theme.good
                }
            }

            background: Rectangle {
                radius: Theme.radius / 2
                color: counts.hovered ? Theme.hovered : "transparent"
                border.color: counts.visualFocus ? Theme.accent : "transparent"
            }
        }

        Quiet {
            visible: bar.width > Theme.unit * 70
            text: bar.editor.views?.summary ?? ""
        }

        AbstractButton {
            id: zoomButton

            objectName: "zoom"
            implicitHeight: Theme.unit * 3
            padding: Theme.unit / 2
            onClicked: zoomMenu.popup(zoomButton, 0, -zoomMenu.height)
            Accessible.role: Accessible.ButtonMenu
            Accessible.name: qsTr("Zoom %1 %").arg(bar.zoom)

            contentItem: Text {
                textFormat: Text.PlainText
                text: qsTr("%1 %").arg(bar.zoom)
                font.pixelSize: Theme.fontSize
                color: Theme.text
                horizontalAlignment: Text.AlignRight
                verticalAlignment: Text.AlignVCenter
            }

            background: Rectangle {
                implicitWidth: Theme.unit * 6
                radius: Theme.radius / 2
                color: zoomButton.hovered ? Theme.hovered : "transparent"
                border.color: zoomButton.visualFocus ? Theme.accent : "transparent"
            }
        }
    }

    AppMenu {
        id: zoomMenu

        Repeater {
            model: [25, 50, 75, 100, 150, 200, 300]

            AppMenuItem {
                required property int modelData

                text: qsTr("%1 %").arg(modelData)
                onTriggered: bar.canvas.zoomTo(modelData)
            }
        }

        AppMenuItem {
            text: qsTr("Fit to Window")
            onTriggered: bar.canvas.fit()
        }
    }
}
