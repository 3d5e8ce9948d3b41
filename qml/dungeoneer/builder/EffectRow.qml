// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// The title of a list of effects with a way to add one; or one effect: menus that read as a sentence, and that
// sentence in both languages.
Item {
    id: row

    required property int index
    required property string title
    required property string list
    required property EffectModel effect
    required property int place
    required property bool last
    required property bool removable
    required property CardEffectsModel effects
    readonly property bool heading: effect === null

    objectName: heading ? "effects " + list : "effect " + list + " " + place
    implicitHeight: heading ? head.implicitHeight + Theme.unit * 2 : box.height + Theme.unit

    RowLayout {
        id: head

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.unit / 2
        visible: row.heading
        spacing: Theme.unit

        Label {
            Layout.fillWidth: true
            textFormat: Text.PlainText
            text: row.title
            font.bold: true
            wrapMode: Text.Wrap
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }

        ComboBox {
            objectName: "addEffect"
            Layout.preferredWidth: Theme.unit * 22
            enabled: row.heading
            model: [qsTr("Add an effect…")].concat(row.effects.kinds) // qmllint disable
            currentIndex: 0
            font.pixelSize: Theme.fontSize
            Accessible.name: qsTr("Add an effect: %1").arg(row.title)
            onActivated: index => {
                currentIndex = 0;
                if (index > 0)
                    row.effects.add(row.index, index - 1);
            }
        }
    }

    Rectangle {
        id: box

        anchors.left: parent.left
        anchors.right: parent.right
        height: parts.implicitHeight + Theme.unit * 2
        visible: !row.heading
        radius: Theme.radius
        color: Theme.raised
        border.color: Theme.border

        ColumnLayout {
            id: parts

            anchors.left: parent.left
            anchors.right: buttons.left
            anchors.top: parent.top
            anchors.margins: Theme.unit
            spacing: Theme.unit

            Flow {
                id: words

                Layout.fillWidth: true
                spacing: Theme.unit * 0.75

                Repeater {
                    model: row.effect

                    EffectChip {
                        width: implicitWidth
                        height: implicitHeight
                        effect: row.effect
                        lineWidth: words.width
                    }
                }
            }

            Told {
                objectName: "english"
                language: "EN"
                sentence: row.effect?.english ?? ""
            }

            Told {
                objectName: "italian"
                language: "IT"
                sentence: row.effect?.italian ?? ""
            }
        }

        Column {
            id: buttons

            anchors.right: parent.right
            anchors.top: parent.top
            anchors.margins: Theme.unit
            spacing: Theme.unit / 2

            PanelButton {
                objectName: "removeEffect"
                flat: true
                enabled: row.removable
                icon.source: "qrc:/qt/qml/Delvewright/icons/remove.svg"
                Accessible.name: qsTr("Remove this effect")
                onClicked: row.effects.remove(row.index)
            }

            PanelButton {
                flat: true
                visible: row.place > 0
                icon.source: "qrc:/qt/qml/Delvewright/icons/chevron-up.svg"
                Accessible.name: qsTr("Move this effect up")
                onClicked: row.effects.move(row.index, false)
            }

            PanelButton {
                flat: true
                visible: !row.last
                icon.source: "qrc:/qt/qml/Delvewright/icons/chevron-down.svg"
                Accessible.name: qsTr("Move this effect down")
                onClicked: row.effects.move(row.index, true)
            }
        }
    }

    component Told: RowLayout {
        id: told

        required property string language
        required property string sentence

        Layout.fillWidth: true
        spacing: Theme.unit

        Label {
            Layout.alignment: Qt.AlignTop
            Layout.preferredWidth: Theme.unit * 2.5
            textFormat: Text.PlainText
            text: told.language
            font.pixelSize: Theme.smallFontSize
            font.bold: true
            color: Theme.quietText
        }

        Label {
            objectName: "sentence"
            Layout.fillWidth: true
            textFormat: Text.PlainText
            text: told.sentence
            wrapMode: Text.Wrap
        }
    }
}
