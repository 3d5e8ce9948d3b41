pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// What one sees before a scenario is open: the samples, and a way to open a file.
Pane {
    id: page

    required property Library library
    readonly property real columnWidth: Math.min(width - Theme.unit * 6, Theme.unit * 140)

    signal newRequested
    signal openRequested
    signal sampleChosen(string path)

    padding: 0

    SamplesModel {
        id: samples
    }

    ColumnLayout {
        anchors.fill: parent
        anchors.topMargin: Theme.unit * 5
        spacing: Theme.unit * 3

        RowLayout {
            Layout.alignment: Qt.AlignHCenter
            Layout.fillWidth: false
            Layout.preferredWidth: page.columnWidth
            spacing: Theme.unit * 2

            ColumnLayout {
                Layout.fillWidth: true
                spacing: Theme.unit / 2

                Label {
                    text: qsTr("Delvewright")
                    font.pixelSize: Theme.titleFontSize
                    font.bold: true
                    Accessible.role: Accessible.Heading
                    Accessible.name: text
                }

                Label {
                    Layout.fillWidth: true
                    text: qsTr("Design dungeons and scenarios for Mage Knight Dungeons.")
                    color: Theme.quietText
                    wrapMode: Text.Wrap
                }
            }

            Button {
                objectName: "openButton"
                padding: Theme.unit * 1.5
                leftPadding: Theme.unit * 3
                rightPadding: Theme.unit * 3
                text: qsTr("Open…")
                onClicked: page.openRequested()
            }

            PrimaryButton {
                objectName: "newButton"
                text: qsTr("New Dungeon")
                focus: true
                onClicked: page.newRequested()
            }
        }

        Label {
            Layout.alignment: Qt.AlignHCenter
            Layout.preferredWidth: page.columnWidth
            text: samples.count > 0 ? qsTr("Sample scenarios") : qsTr("No sample scenarios are installed.")
            font.bold: samples.count > 0
            color: samples.count > 0 ? Theme.text : Theme.quietText
        }

        GridView {
            id: grid

            readonly property int columns: Math.max(1, Math.floor(page.columnWidth / (Theme.unit * 35)))

            objectName: "samples"
            Layout.alignment: Qt.AlignHCenter
            Layout.preferredWidth: page.columnWidth
            Layout.fillHeight: true
            model: samples
            clip: true
            activeFocusOnTab: true
            cellWidth: Math.floor(page.columnWidth / columns)
            cellHeight: Theme.unit * 32
            keyNavigationEnabled: true
            boundsBehavior: Flickable.StopAtBounds
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Sample scenarios")
            ScrollBar.vertical: ScrollBar {}
            Keys.onReturnPressed: (currentItem as SampleCard)?.chosen()
            Keys.onEnterPressed: (currentItem as SampleCard)?.chosen()
            Keys.onSpacePressed: (currentItem as SampleCard)?.chosen()

            delegate: SampleCard {
                width: grid.cellWidth
                height: grid.cellHeight
                library: page.library
                current: GridView.isCurrentItem && grid.activeFocus
                onChosen: page.sampleChosen(path)
            }
        }
    }
}
