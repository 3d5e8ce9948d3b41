// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// What one sees before a scenario is open: ways to begin, recent files, and the samples.
Pane {
    id: page

    required property Library library
    readonly property real columnWidth: Math.min(width - Theme.unit * 6, Theme.unit * 140)

    signal newRequested
    signal openRequested
    signal generateRequested
    signal tourRequested
    signal templateChosen(string name)
    signal recentChosen(string path)
    signal sampleChosen(string path)

    padding: 0

    SamplesModel {
        id: samples
    }

    TemplatesModel {
        id: templates

        library: page.library
    }

    component Heading: Label {
        textFormat: Text.PlainText
        font.bold: true
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }

    Flickable {
        id: view

        /// Scrolls so far that an item is seen.
        function reveal(item) {
            const top = item.mapToItem(column, 0, 0).y;
            if (top < contentY)
                contentY = Math.max(0, top - Theme.unit);
            else if (top + item.height > contentY + height)
                contentY = Math.min(contentHeight - height, top + item.height + Theme.unit - height);
        }

        anchors.fill: parent
        contentHeight: column.height + Theme.unit * 8
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: ScrollBar {}

        ColumnLayout {
            id: column

            x: (view.width - width) / 2
            y: Theme.unit * 4
            width: page.columnWidth
            spacing: Theme.unit * 1.5

            WelcomeHeader {
                Layout.fillWidth: true
                Layout.bottomMargin: Theme.unit
                onNewRequested: page.newRequested()
                onOpenRequested: page.openRequested()
                onGenerateRequested: page.generateRequested()
                onTourRequested: page.tourRequested()
            }

            Heading {
                text: qsTr("Begin with")
            }

            GridLayout {
                Layout.fillWidth: true
                Layout.bottomMargin: Theme.unit
                columns: Math.max(1, Math.floor(page.columnWidth / (Theme.unit * 26)))
                columnSpacing: Theme.unit
                rowSpacing: Theme.unit

                Repeater {
                    model: templates

                    TemplateCard {
                        id: card

                        required property string template

                        objectName: "welcome template " + template
                        Layout.fillWidth: true
                        Layout.fillHeight: true
                        Layout.preferredWidth: Theme.unit * 24
                        onActiveFocusChanged: {
                            if (activeFocus)
                                view.reveal(card);
                        }
                        onClicked: page.templateChosen(card.template)
                    }
                }
            }

            RecentFiles {
                Layout.fillWidth: true
                Layout.bottomMargin: Theme.unit
                visible: AppSettings.recentFiles.length > 0
                onChosen: path => page.recentChosen(path)
            }

            Heading {
                text: samples.count > 0 ? qsTr("Sample scenarios") : qsTr("No sample scenarios are installed.")
            }

            GridView {
                id: grid

                readonly property int columns: Math.max(1, Math.floor(page.columnWidth / (Theme.unit * 32)))

                objectName: "samples"
                Layout.fillWidth: true
                Layout.rightMargin: -Theme.unit * 2
                Layout.preferredHeight: contentHeight
                model: samples
                interactive: false
                activeFocusOnTab: true
                cellWidth: Math.floor((page.columnWidth + Theme.unit * 2) / columns)
                cellHeight: Theme.unit * 30
                keyNavigationEnabled: true
                Accessible.role: Accessible.List
                Accessible.name: qsTr("Sample scenarios")
                onCurrentItemChanged: {
                    if (activeFocus && currentItem)
                        view.reveal(currentItem);
                }
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
}
