// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// What the user can choose. Everything acts at once.
Dialog {
    id: dialog

    required property CommandList actions

    objectName: "settingsDialog"
    modal: true
    title: qsTr("Settings")
    padding: Theme.unit * 2
    width: Math.min(Theme.unit * 72, parent ? parent.width - Theme.unit * 4 : 560)
    height: Math.min(Theme.unit * 66, parent ? parent.height - Theme.unit * 4 : 520)
    standardButtons: Dialog.Close

    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.unit * 2

        TabBar {
            id: pages

            objectName: "settingsPages"
            Layout.fillWidth: true

            TabButton {
                objectName: "generalPage"
                text: qsTr("General")
                font.pixelSize: Theme.fontSize
            }
            TabButton {
                objectName: "shortcutsPage"
                text: qsTr("Shortcuts")
                font.pixelSize: Theme.fontSize
            }
        }

        StackLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            currentIndex: pages.currentIndex

            ScrollView {
                id: general

                contentWidth: availableWidth

                GeneralSettings {
                    width: general.availableWidth
                }
            }

            ShortcutEditor {
                actions: dialog.actions
            }
        }
    }
}
