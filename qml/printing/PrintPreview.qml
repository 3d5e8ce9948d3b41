// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// The pages as they will come out: all of them small, and the chosen one as large as there is room.
FocusScope {
    id: preview

    required property PagesModel pages
    property alias page: list.currentIndex

    function turn(steps) {
        if (pages.count > 0)
            list.currentIndex = Math.max(0, Math.min(pages.count - 1, list.currentIndex + steps));
    }

    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Preview")
    Keys.onPressed: event => {
        const steps = {
            [Qt.Key_PageDown]: 1,
            [Qt.Key_PageUp]: -1,
            [Qt.Key_End]: pages.count,
            [Qt.Key_Home]: -pages.count
        }[event.key];
        if (steps === undefined)
            return;
        turn(steps);
        event.accepted = true;
    }

    Connections {
        target: preview.pages

        function onPlanChanged() {
            // Another choice has another number of pages.
            list.currentIndex = Math.max(0, Math.min(list.currentIndex, preview.pages.count - 1));
        }
    }

    RowLayout {
        anchors.fill: parent
        spacing: Theme.unit

        ListView {
            id: list

            objectName: "printPages"
            Layout.fillHeight: true
            Layout.preferredWidth: Theme.unit * 13
            visible: preview.pages.count > 1 && preview.width > Theme.unit * 40
            model: preview.pages
            clip: true
            focus: true
            activeFocusOnTab: true
            keyNavigationEnabled: true
            spacing: Theme.unit
            cacheBuffer: 0
            boundsBehavior: Flickable.StopAtBounds
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Pages")

            ScrollBar.vertical: ScrollBar {
                policy: list.contentHeight > list.height ? ScrollBar.AlwaysOn : ScrollBar.AsNeeded
            }

            delegate: Item {
                id: entry

                required property int index
                required property string name

                objectName: "printPage " + index
                width: list.width - Theme.unit * 2
                height: thumbnail.height + label.implicitHeight + Theme.unit
                Accessible.role: Accessible.ListItem
                Accessible.name: name

                Rectangle {
                    anchors.fill: parent
                    radius: Theme.radius / 1.5
                    color: entry.ListView.isCurrentItem ? Theme.chosen : hover.hovered ? Theme.hovered : "transparent"
                    border.color: entry.ListView.isCurrentItem ? Theme.accent : "transparent"
                    border.width: entry.ListView.isCurrentItem && list.activeFocus ? 2 : 1
                }

                PagePicture {
                    id: thumbnail

                    anchors.horizontalCenter: parent.horizontalCenter
                    y: Theme.unit / 2
                    width: Math.min(parent.width - Theme.unit, Theme.unit * 9 * Math.min(1, preview.pages.pageRatio) + Theme.unit)
                    height: width / preview.pages.pageRatio
                    pages: preview.pages
                    page: entry.index
                }

                Label {
                    id: label

                    anchors.top: thumbnail.bottom
                    width: parent.width
                    textFormat: Text.PlainText
                    text: entry.name
                    font.pixelSize: Theme.smallFontSize
                    color: Theme.text
                    horizontalAlignment: Text.AlignHCenter
                    elide: Text.ElideRight
                }

                HoverHandler {
                    id: hover
                }

                TapHandler {
                    onTapped: {
                        list.currentIndex = entry.index;
                        list.forceActiveFocus();
                    }
                }
            }
        }

        Rectangle {
            Layout.fillWidth: true
            Layout.fillHeight: true
            radius: Theme.radius
            color: Theme.pressed
            border.color: Theme.border

            Item {
                id: room

                anchors.fill: parent
                anchors.margins: Theme.unit * 2
                anchors.bottomMargin: Theme.unit * 5
                visible: preview.pages.problem === "" && preview.pages.count > 0

                PagePicture {
                    id: large

                    objectName: "printPagePicture"
                    anchors.centerIn: parent
                    width: Math.floor(Math.min(room.width, room.height * preview.pages.pageRatio))
                    height: Math.floor(width / preview.pages.pageRatio)
                    pages: preview.pages
                    page: Math.max(0, list.currentIndex)
                    Accessible.role: Accessible.Graphic
                    Accessible.name: qsTr("Page %1 of %2: %3").arg(page + 1).arg(preview.pages.count).arg(preview.pages.pageName(page))
                }

                BusyIndicator {
                    anchors.centerIn: parent
                    running: visible
                    visible: !large.ready || preview.pages.planning
                }
            }

            Label {
                objectName: "printProblem"
                anchors.centerIn: parent
                width: parent.width - Theme.unit * 6
                visible: preview.pages.problem !== ""
                textFormat: Text.PlainText
                text: preview.pages.problem
                font.pixelSize: Theme.fontSize
                color: Theme.text
                wrapMode: Text.Wrap
                horizontalAlignment: Text.AlignHCenter
                Accessible.role: Accessible.AlertMessage
                Accessible.name: text
            }

            RowLayout {
                anchors.bottom: parent.bottom
                anchors.horizontalCenter: parent.horizontalCenter
                anchors.bottomMargin: Theme.unit
                visible: room.visible
                spacing: Theme.unit

                PanelButton {
                    objectName: "previousPage"
                    icon.source: "qrc:/qt/qml/Delvewright/icons/chevron-left.svg"
                    enabled: list.currentIndex > 0
                    Accessible.name: qsTr("Previous page")
                    onClicked: preview.turn(-1)
                }

                Label {
                    objectName: "pageNumber"
                    textFormat: Text.PlainText
                    text: qsTr("Page %1 of %2").arg(large.page + 1).arg(preview.pages.count)
                    font.pixelSize: Theme.fontSize
                    color: Theme.text
                }

                PanelButton {
                    objectName: "nextPage"
                    icon.source: "qrc:/qt/qml/Delvewright/icons/chevron-right.svg"
                    enabled: list.currentIndex < preview.pages.count - 1
                    Accessible.name: qsTr("Next page")
                    onClicked: preview.turn(1)
                }
            }
        }
    }
}
