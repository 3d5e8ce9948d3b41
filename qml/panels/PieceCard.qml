// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// A piece of the palette close up, beside the row that is pointed at: both sides, and what it is in words.
ToolTip {
    id: card

    required property EditorContext editor
    /// The row that is pointed at.
    property PieceRow over: null
    /// It stays what it was while it goes.
    property string piece
    property string name
    property bool twoSided: false
    property int stockLeft: -1
    property var facts: []

    function show(row) {
        over = row;
        piece = row.piece;
        name = row.name;
        twoSided = row.twoSided;
        stockLeft = row.stockLeft;
        facts = editor.views?.palette?.factsOf(piece) ?? [];
    }

    component Picture: PieceSlot {
        Layout.preferredWidth: Theme.unit * 18
        Layout.preferredHeight: Theme.unit * 18
        sourceComponent: card.editor.views?.piecePicture ?? null
        piece: card.piece
    }

    objectName: "pieceCard"
    visible: over !== null && over.pointedAt
    delay: 600
    x: (parent?.width ?? 0) + Theme.unit
    y: over !== null && parent !== null ? over.mapToItem(parent, 0, 0).y : 0
    contentWidth: Math.max(pictures.implicitWidth, Theme.unit * 30)
    contentHeight: words.implicitHeight
    padding: Theme.unit * 1.5

    contentItem: ColumnLayout { // qmllint disable deferred-property-id
        id: words

        spacing: Theme.unit

        RowLayout {
            id: pictures

            spacing: Theme.unit

            Picture {}

            Picture {
                visible: card.twoSided
                flipped: true
            }
        }

        Text {
            Layout.fillWidth: true
            textFormat: Text.PlainText
            text: card.name
            font.pixelSize: Theme.fontSize
            font.bold: true
            color: Theme.toolTipText
            wrapMode: Text.Wrap
        }

        Text {
            objectName: "pieceFacts"
            Layout.fillWidth: true
            visible: text !== ""
            textFormat: Text.PlainText
            text: card.facts.join("\n")
            font.pixelSize: Theme.smallFontSize
            color: Theme.toolTipText
            wrapMode: Text.Wrap
        }

        Text {
            Layout.fillWidth: true
            visible: card.stockLeft >= 0
            textFormat: Text.PlainText
            text: (card.stockLeft === 0 ? card.editor.views?.noneLeftText : card.editor.views?.leftText.arg(card.stockLeft)) ?? ""
            font.pixelSize: Theme.smallFontSize
            color: Theme.toolTipText
            opacity: 0.75
        }
    }
}
