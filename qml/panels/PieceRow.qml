// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import Delvewright

// One piece of the palette: both sides, its name, and how many are left.
Item {
    id: row

    required property EditorContext editor
    required property int index
    required property string piece
    required property string name
    required property string detail
    required property int stockLeft
    required property bool twoSided
    property bool current: false
    property point lastPoint
    /// Where there is little room its name matters more than its other side.
    readonly property bool showsBack: twoSided && width > Theme.unit * (16 + 12 * pictureScale)
    readonly property bool carried: editor.canvas?.carriedPiece === piece

    /// The size of its pictures, 1 is usual.
    property real pictureScale: 1
    readonly property bool pointedAt: hover.hovered && !drag.active
    /// The pointer is over the picture of its other side.
    readonly property bool pointsAtBack: hover.hovered && isOverBack(hover.point.position)

    signal taken
    /// The right button, or the menu key.
    signal menuRequested

    function isOverBack(point) {
        return showsBack && back.contains(mapToItem(back, point));
    }

    function carry(flipped) {
        editor.canvas.carry(piece);
        if (flipped)
            editor.canvas.flip();
        editor.canvas.forceActiveFocus();
    }

    /// Takes it into the hand, with its other side up if that is wanted.
    function take(flipped) {
        taken();
        carry(flipped ?? false);
    }

    objectName: "piece " + piece
    height: Theme.unit * (1 + 6 * pictureScale)
    opacity: editor.canEdit ? 1 : 0.5
    Accessible.role: Accessible.ListItem
    Accessible.name: stockLeft < 0 ? name : Sentences.filled(qsTr("%1, %2 left"), name, stockLeft)
    Accessible.description: detail
    Accessible.onPressAction: take()

    Rectangle {
        anchors.fill: parent
        anchors.leftMargin: Theme.unit / 2
        anchors.rightMargin: Theme.unit
        radius: Theme.radius / 1.5
        color: row.carried ? Theme.chosen : hover.hovered ? Theme.hovered : "transparent"
        border.color: row.carried || row.current ? Theme.accent : "transparent"
        border.width: row.current ? 2 : 1
    }

    PieceSlot {
        id: front

        x: Theme.unit
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.unit * 5.5 * row.pictureScale
        height: Theme.unit * 6 * row.pictureScale
        sourceComponent: row.editor.views?.piecePicture ?? null
        piece: row.piece
    }

    PieceSlot {
        id: back

        x: front.x + front.width + Theme.unit / 2
        anchors.verticalCenter: parent.verticalCenter
        width: row.showsBack ? front.width : 0
        height: front.height
        visible: row.showsBack
        sourceComponent: row.editor.views?.piecePicture ?? null
        piece: row.piece
        flipped: true
        opacity: row.pointsAtBack || !row.pointedAt ? 1 : 0.6
    }

    Rectangle {
        readonly property Item side: row.pointsAtBack ? back : front

        x: side.x - 2
        y: side.y - 2
        width: side.width + 4
        height: side.height + 4
        visible: row.showsBack && row.pointedAt && row.editor.canEdit
        color: "transparent"
        border.color: Theme.accent
        radius: 3
    }

    Column {
        anchors.verticalCenter: parent.verticalCenter
        anchors.left: back.right
        anchors.right: stock.left
        anchors.leftMargin: Theme.unit
        anchors.rightMargin: Theme.unit / 2

        Label {
            width: parent.width
            textFormat: Text.PlainText
            text: row.name
            elide: Text.ElideRight
        }

        Label {
            width: parent.width
            visible: row.detail !== ""
            textFormat: Text.PlainText
            text: row.detail
            font.pixelSize: Theme.smallFontSize
            color: Theme.quietText
            elide: Text.ElideRight
        }
    }

    Rectangle {
        id: stock

        anchors.verticalCenter: parent.verticalCenter
        anchors.right: parent.right
        anchors.rightMargin: Theme.unit * 2
        width: visible ? Math.max(height, count.implicitWidth + Theme.unit) : 0
        height: Theme.unit * 2.5
        visible: row.stockLeft >= 0
        radius: height / 2
        color: row.stockLeft === 0 ? "transparent" : Theme.button
        border.color: row.stockLeft === 0 ? Theme.border : "transparent"

        Label {
            id: count

            anchors.centerIn: parent
            textFormat: Text.PlainText
            text: row.stockLeft
            font.pixelSize: Theme.smallFontSize
            color: row.stockLeft === 0 ? Theme.faintText : Theme.text
        }
    }

    HoverHandler {
        id: hover

        cursorShape: Qt.PointingHandCursor
    }

    TapHandler {
        onTapped: point => row.take(row.isOverBack(point.position))
    }

    TapHandler {
        acceptedButtons: Qt.RightButton
        onTapped: row.menuRequested()
    }

    DragHandler {
        id: drag

        target: null
        enabled: row.editor.canEdit
        onActiveChanged: {
            if (active) {
                row.carry(row.isOverBack(centroid.pressPosition));
            } else {
                row.editor.canvas.dropCarried(row.lastPoint);
            }
        }
        onCentroidChanged: {
            if (!active)
                return;
            row.lastPoint = row.editor.canvas.mapFromItem(null, centroid.scenePosition.x, centroid.scenePosition.y);
            row.editor.canvas.hoverCarried(row.lastPoint);
        }
    }
}
