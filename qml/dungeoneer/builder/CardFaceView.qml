// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// The card that is edited, large. Its parts can be clicked, or walked through with Tab: they lead to their fields.
FocusScope {
    id: view

    required property SetDraft draft

    /// Asks for the field of a part: "name.en", "table doors 2", "effects".
    signal fieldChosen(string field)

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.unit * 2
        spacing: Theme.unit * 1.5

        DrawnCard {
            id: face

            objectName: "cardFace"
            Layout.fillWidth: true
            Layout.fillHeight: true
            draft: view.visible ? view.draft : null
            drawingStyle: AppSettings.drawingStyle
            language: languages.shown
            Accessible.role: Accessible.Graphic
            Accessible.name: words

            Repeater {
                model: face.spots

                AbstractButton {
                    id: spot

                    required property var modelData

                    objectName: "spot " + modelData.field
                    x: modelData.area.x
                    y: modelData.area.y
                    width: modelData.area.width
                    height: modelData.area.height
                    focusPolicy: Qt.StrongFocus
                    hoverEnabled: true
                    text: modelData.label
                    Accessible.role: Accessible.Button
                    Accessible.name: text
                    Accessible.description: qsTr("Leads to its field")
                    ToolTip.text: text
                    ToolTip.visible: hovered
                    ToolTip.delay: 400
                    onClicked: view.fieldChosen(modelData.field)
                    Keys.onReturnPressed: clicked()
                    Keys.onEnterPressed: clicked()

                    background: Rectangle {
                        radius: Theme.radius / 2
                        color: spot.hovered ? Qt.alpha(Theme.accent, 0.16) : "transparent"
                        border.color: spot.hovered || spot.visualFocus ? Theme.accent : "transparent"
                        border.width: 2
                    }
                }
            }
        }

        RowLayout {
            Layout.alignment: Qt.AlignHCenter
            spacing: Theme.unit

            Label {
                textFormat: Text.PlainText
                text: qsTr("Card in")
                font.pixelSize: Theme.smallFontSize
                color: Theme.quietText
            }

            ChoiceBox {
                id: languages

                /// That of the user, until another one is chosen.
                property int language: (AppSettings.language || Qt.locale().name).startsWith("it") ? 1 : 0
                readonly property string shown: ["en", "it"][language]

                objectName: "cardLanguage"
                model: [qsTr("English"), qsTr("Italian")]
                chosen: language
                onPicked: index => language = index
                font.pixelSize: Theme.fontSize
                Accessible.name: qsTr("Language of the drawn card")
            }
        }
    }
}
