// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import Delvewright

// A card that the guide hands over.
AbstractButton {
    id: card

    required property CardContext context
    /// The key by which the map knows it.
    required property string piece
    property string name: piece.slice(piece.indexOf("/") + 1)
    /// What is written over its corner: how many there are.
    property string mark
    readonly property bool carried: context?.canvas?.carriedPiece === piece

    objectName: "guide " + piece
    width: Theme.unit * 8
    height: Theme.unit * 11
    onClicked: context.take(piece)
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()
    Accessible.role: Accessible.Button
    Accessible.name: qsTr("Take %1").arg(name)
    ToolTip.visible: hovered && ToolTip.text !== ""
    ToolTip.delay: 600

    contentItem: CardThumbnail {
        library: card.context?.library ?? null
        piece: card.piece
        drawingStyle: AppSettings.drawingStyle
        opacity: card.enabled ? 1 : 0.35
    }

    background: Rectangle {
        radius: Theme.radius / 2
        color: card.carried ? Theme.chosen : card.hovered ? Theme.hovered : "transparent"
        border.color: card.carried || card.visualFocus ? Theme.accent : "transparent"
        border.width: card.visualFocus ? 2 : 1
    }

    Rectangle {
        z: 1 // over the card
        anchors.right: parent.right
        anchors.top: parent.top
        visible: card.mark !== ""
        width: Math.max(height, count.implicitWidth + Theme.unit)
        height: Theme.unit * 2.5
        radius: height / 2
        color: Theme.accent

        Label {
            id: count

            anchors.centerIn: parent
            textFormat: Text.PlainText
            text: card.mark
            font.pixelSize: Theme.smallFontSize
            color: Theme.accentText
        }
    }
}
