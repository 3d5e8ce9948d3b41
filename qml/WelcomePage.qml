pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// What one sees before a scenario is open: the samples, and a way to open a file.
Pane {
    id: page

    required property Library library
    readonly property real columnWidth: Math.min(width - Theme.unit * 6, 1120)

    signal openRequested
    signal sampleChosen(string path)

    padding: 0

    SamplesModel {
        id: samples

        library: page.library
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
                    font.pixelSize: 34
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

            PrimaryButton {
                objectName: "openButton"
                text: qsTr("Open…")
                focus: true
                onClicked: page.openRequested()
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

            readonly property int columns: Math.max(1, Math.floor(page.columnWidth / 280))

            objectName: "samples"
            Layout.alignment: Qt.AlignHCenter
            Layout.preferredWidth: page.columnWidth
            Layout.fillHeight: true
            model: samples
            clip: true
            activeFocusOnTab: true
            cellWidth: Math.floor(page.columnWidth / columns)
            cellHeight: 260
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
                current: GridView.isCurrentItem && grid.activeFocus
                onChosen: page.sampleChosen(path)
            }
        }
    }
}
