// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// What the rules say. A click shows the place on the map and the ways to mend it.
FocusScope {
    id: panel

    required property EditorContext editor
    readonly property FindingsModel findings: editor.document?.findings ?? null
    readonly property ProblemFixes fixes: editor.document?.fixes ?? null

    function choose(row) {
        list.currentIndex = row;
        const source = problems.sourceRow(row);
        fixes.ask(source);
        const areas = findings.areasOf(source);
        if (areas.length === 0)
            return;
        editor.canvas.locate(findings.levelOf(source), areas);
        editor.document.selection.setIds(findings.thingsOf(source));
    }

    Connections {
        target: panel.editor

        function onProblemRequested(row) {
            const shown = problems.rowOf(row);
            if (shown < 0)
                return;
            panel.choose(shown);
            list.positionViewAtIndex(shown, ListView.Contain);
        }
    }

    FindingsFilter {
        id: problems

        findings: panel.findings
        errors: errorChip.checked
        warnings: warningChip.checked
        hints: hintChip.checked
        todos: todoChip.checked
    }

    ColumnLayout {
        anchors.fill: parent
        spacing: 0

        Flow {
            Layout.fillWidth: true
            Layout.leftMargin: Theme.unit
            Layout.rightMargin: Theme.unit
            Layout.bottomMargin: Theme.unit / 2
            spacing: Theme.unit / 2
            visible: panel.findings !== null && panel.findings.count > 0

            FilterChip {
                id: errorChip

                objectName: "errorChip"
                severity: 0
                text: qsTr("Errors")
                number: panel.findings?.errorCount ?? 0
            }
            FilterChip {
                id: warningChip

                objectName: "warningChip"
                severity: 1
                text: qsTr("Warnings")
                number: panel.findings?.warningCount ?? 0
            }
            FilterChip {
                id: hintChip

                objectName: "hintChip"
                severity: 2
                text: qsTr("Hints")
                number: panel.findings?.hintCount ?? 0
            }
            FilterChip {
                id: todoChip

                objectName: "todoChip"
                severity: 3
                text: qsTr("To do")
                number: panel.findings?.todoCount ?? 0
            }
            PanelButton {
                objectName: "fixAll"
                implicitHeight: Theme.unit * 3
                icon.source: "qrc:/qt/qml/Delvewright/icons/fix.svg"
                text: panel.fixes?.searching ?? false ? qsTr("Working…") : qsTr("Fix All Shown…")
                enabled: panel.editor.canEdit && problems.count > 0 && !(panel.fixes?.searching ?? true)
                onClicked: panel.fixes.planAll(errorChip.checked, warningChip.checked, hintChip.checked, todoChip.checked)
            }
            Label {
                objectName: "fixReport"
                height: Theme.unit * 3
                visible: text !== ""
                textFormat: Text.PlainText
                text: panel.fixes?.report ?? ""
                color: Theme.quietText
                verticalAlignment: Text.AlignVCenter
            }
        }

        FixPlanCard {
            Layout.fillWidth: true
            Layout.leftMargin: Theme.unit
            Layout.rightMargin: Theme.unit
            Layout.bottomMargin: Theme.unit / 2
            Layout.minimumHeight: visible ? leastHeight : 0
            Layout.maximumHeight: Math.max(leastHeight, panel.height / 2)
            fixes: panel.fixes
            concessions: panel.editor.views?.planConcessions ?? null
        }

        EmptyNote {
            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: panel.findings !== null && panel.findings.count === 0
            drawing: panel.editor.canEdit ? "validate" : "warning"
            tint: panel.editor.canEdit ? Theme.good : Theme.quietText
            text: panel.editor.canEdit ? (panel.editor.views?.readyText ?? "") : qsTr("The rules cannot be checked while pieces are missing.")
        }

        ListView {
            id: list

            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: count > 0
            objectName: "problems"
            model: problems
            clip: true
            focus: true
            activeFocusOnTab: true
            keyNavigationEnabled: true
            currentIndex: -1
            boundsBehavior: Flickable.StopAtBounds
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Problems")
            Keys.onReturnPressed: panel.choose(Math.max(0, currentIndex))
            Keys.onEnterPressed: panel.choose(Math.max(0, currentIndex))
            ScrollBar.vertical: ScrollBar {}

            delegate: ProblemRow {
                width: list.width
                // Its rule and its fixes come to light when it is chosen, and must not do so below the rim.
                onHeightChanged: if (current)
                    Qt.callLater(list.positionViewAtIndex, index, ListView.Contain) // qmllint disable
                editor: panel.editor
                fixes: panel.fixes
                current: ListView.isCurrentItem
                focused: list.activeFocus
                onChosen: {
                    list.forceActiveFocus();
                    panel.choose(index);
                }
            }
        }
    }
}
