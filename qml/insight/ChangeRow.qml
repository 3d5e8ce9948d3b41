// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// How one measure changed between two versions.
RowLayout {
    id: row

    required property var change
    readonly property bool certain: change.shown ?? false

    spacing: Theme.unit
    Accessible.role: Accessible.StaticText
    Accessible.name: (change.what ?? "") + ", " + (change.verdict ?? "") + ": " + (change.numbers ?? "")

    AppIcon {
        Layout.alignment: Qt.AlignTop
        Layout.topMargin: Theme.unit / 4
        source: "qrc:/qt/qml/Delvewright/icons/" + (row.certain ? "check" : "question") + ".svg"
        size: Theme.unit * 2
        color: row.certain ? Theme.info : Theme.faintText
    }

    ColumnLayout {
        Layout.fillWidth: true
        spacing: 0

        Label {
            objectName: "changeText"
            Layout.fillWidth: true
            textFormat: Text.PlainText
            text: (row.change.what ?? "") + ": " + (row.change.verdict ?? "")
            font.bold: row.certain
            color: row.certain ? Theme.text : Theme.quietText
            wrapMode: Text.Wrap
        }

        Label {
            Layout.fillWidth: true
            textFormat: Text.PlainText
            text: row.change.numbers ?? ""
            font.pixelSize: Theme.smallFontSize
            color: Theme.quietText
            wrapMode: Text.Wrap
        }
    }
}
