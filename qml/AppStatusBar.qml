import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

Pane {
    id: bar

    required property DungeonView view
    required property ScenarioViewModel scenario

    padding: Theme.unit / 2
    leftPadding: Theme.unit * 1.5
    rightPadding: Theme.unit * 1.5

    background: Rectangle {
        color: Theme.window

        Rectangle {
            width: parent.width
            height: 1
            color: Theme.border
        }
    }

    Accessible.role: Accessible.StatusBar
    Accessible.name: qsTr("Status")

    RowLayout {
        anchors.fill: parent
        spacing: Theme.unit * 2

        Label {
            Layout.fillWidth: true
            Layout.minimumWidth: 60
            text: bar.scenario.title
            font.bold: true
            elide: Text.ElideRight
        }

        ComboBox {
            visible: bar.scenario.levelNames.length > 1
            model: bar.scenario.levelNames
            currentIndex: bar.view.canvas.level
            onActivated: index => bar.view.canvas.level = index
            Accessible.name: qsTr("Level")
        }

        Label {
            objectName: "squareLabel"
            visible: bar.width > 620
            text: bar.view.squareText
            color: Theme.quietText
            elide: Text.ElideRight
        }

        Label {
            text: qsTr("Tiles: %1").arg(bar.scenario.tileCount)
            color: Theme.quietText
        }

        Label {
            text: qsTr("%1 px a square").arg(Math.round(bar.view.canvas.squarePixels))
            color: Theme.quietText
            horizontalAlignment: Text.AlignRight
        }
    }
}
