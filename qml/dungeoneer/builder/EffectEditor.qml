// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Delvewright

// All effects of the card, list by list.
FocusScope {
    id: editor

    required property SetDraft draft
    readonly property alias count: all.count

    function takeFocus() {
        rows.nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason);
    }

    CardEffectsModel {
        id: all

        draft: editor.draft
    }

    EmptyNote {
        anchors.fill: parent
        visible: all.count === 0
        drawing: ""
        text: qsTr("Cards of this kind have no effects.")
    }

    ScrolledColumn {
        anchors.fill: parent
        visible: all.count > 0

        Column {
            id: rows

            objectName: "effectRows"
            Layout.fillWidth: true

            Repeater {
                model: all

                EffectRow {
                    width: rows.width
                    effects: all
                }
            }
        }
    }
}
