// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// What a dungeon that the program makes or finishes shall be like.
Dialog {
    id: dialog

    /// A new dungeon, or the rest of the one in front.
    property bool makesNew: true
    required property CollectionModel collection
    readonly property alias wishes: wishes

    objectName: "wishesDialog"
    modal: true
    title: makesNew ? qsTr("Generate a Dungeon") : qsTr("Complete the Dungeon")
    padding: Theme.unit * 2
    width: Math.min(Theme.unit * 84, parent ? parent.width - Theme.unit * 4 : 680)
    height: Math.min(implicitHeight, parent ? parent.height - Theme.unit * 4 : 600)
    onOpened: startButton.forceActiveFocus()

    WishesModel {
        id: wishes

        collection: dialog.collection
        makesNew: dialog.makesNew
    }

    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.unit * 1.5

        Label {
            Layout.fillWidth: true
            textFormat: Text.PlainText
            text: dialog.makesNew ? qsTr("A legal dungeon from the tiles of the box. The same seed and wishes always give the same dungeon.") : qsTr("Everything that is placed stays where it is; the rest is added by the rules. Wishes count where the scenario leaves them open.")
            wrapMode: Text.Wrap
            color: Theme.quietText
        }

        ScrollView {
            Layout.fillWidth: true
            Layout.fillHeight: true
            contentWidth: availableWidth
            clip: true

            WishesForm {
                width: parent.width
                columns: dialog.width > Theme.unit * 76 ? 4 : 2
                wishes: wishes
                makesNew: dialog.makesNew
            }
        }

        Flow {
            Layout.fillWidth: true
            spacing: Theme.unit * 2

            CheckBox {
                text: qsTr("The same on both sides")
                checked: wishes.mirrored
                onToggled: wishes.mirrored = checked
            }
            CheckBox {
                text: qsTr("With Tough tokens")
                checked: wishes.toughTokens
                onToggled: wishes.toughTokens = checked
            }
            CheckBox {
                objectName: "wish owned"
                text: qsTr("Only tiles of my collection")
                checked: wishes.owned
                onToggled: wishes.owned = checked
            }
            CheckBox {
                text: qsTr("Choose teams and pools, too")
                checked: wishes.teams
                onToggled: wishes.teams = checked
            }
        }

        Label {
            objectName: "wishFault"
            Layout.fillWidth: true
            visible: text !== ""
            textFormat: Text.PlainText
            text: wishes.fault === "" ? "" : "✖  " + wishes.fault
            color: Theme.error
            wrapMode: Text.Wrap
        }
    }

    footer: DialogButtonBox { // qmllint disable deferred-property-id
        Button {
            text: qsTr("Cancel")
            DialogButtonBox.buttonRole: DialogButtonBox.RejectRole // qmllint disable
        }

        PrimaryButton {
            id: startButton

            objectName: "startSearch"
            text: dialog.makesNew ? qsTr("Generate") : qsTr("Complete")
            enabled: wishes.fault === ""
            DialogButtonBox.buttonRole: DialogButtonBox.AcceptRole // qmllint disable
        }
    }
}
