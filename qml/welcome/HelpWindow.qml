// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// The help: pages with a search. It stays open beside the work.
AppWindow {
    id: help

    /// Its row, while the pages change their language.
    property int pageBefore: 0

    signal ruleRequested(string rule)

    /// Opens a page; without a name the one that was open last.
    function showPage(page) {
        search.text = "";
        if (page !== "")
            list.currentIndex = pages.rowOf(page);
        show();
        raise();
        requestActivate();
        list.forceActiveFocus();
    }

    /// Links lead to pages (help:palette) and to rules (rule:DOOR-03).
    function follow(link) {
        const [kind, target] = link.split(":");
        if (kind === "rule")
            return ruleRequested(target);
        search.text = "";
        list.currentIndex = pages.rowOf(target);
    }

    objectName: "helpWindow"
    title: qsTr("Delvewright Help")
    width: Theme.unit * 110
    height: Theme.unit * 80
    minimumWidth: Theme.unit * 50
    minimumHeight: Theme.unit * 40

    Shortcut {
        sequence: "Esc"
        onActivated: help.close()
    }

    Shortcut {
        sequence: "Ctrl+F"
        onActivated: search.forceActiveFocus()
    }

    HelpModel {
        id: pages

        search: search.text
        onSearchChanged: list.currentIndex = count > 0 ? 0 : -1
        onModelAboutToBeReset: help.pageBefore = list.currentIndex
        onLanguageChanged: list.currentIndex = Math.min(help.pageBefore, count - 1)
    }

    RowLayout {
        anchors.fill: parent
        spacing: 0

        ColumnLayout {
            Layout.fillWidth: false
            Layout.preferredWidth: Theme.unit * 30
            Layout.fillHeight: true
            Layout.margins: Theme.unit
            spacing: Theme.unit

            TextField {
                id: search

                objectName: "helpSearch"
                Layout.fillWidth: true
                placeholderText: qsTr("Search help")
                selectByMouse: true
                font.pixelSize: Theme.fontSize
                Accessible.name: placeholderText
                Keys.onDownPressed: list.forceActiveFocus()
            }

            Label {
                Layout.fillWidth: true
                visible: pages.count === 0
                textFormat: Text.PlainText
                text: qsTr("No page says “%1”.").arg(search.text)
                wrapMode: Text.Wrap
                color: Theme.quietText
            }

            ListView {
                id: list

                objectName: "helpPages"
                Layout.fillWidth: true
                Layout.fillHeight: true
                model: pages
                clip: true
                activeFocusOnTab: true
                keyNavigationEnabled: true
                boundsBehavior: Flickable.StopAtBounds
                onCurrentIndexChanged: view.contentY = 0
                Accessible.role: Accessible.List
                Accessible.name: qsTr("Pages")
                ScrollBar.vertical: ScrollBar {}

                delegate: ItemDelegate {
                    id: row

                    required property string page
                    required property string title
                    required property int index

                    objectName: "help page " + page
                    width: list.width
                    height: Theme.unit * 4
                    text: title
                    highlighted: ListView.isCurrentItem
                    onClicked: {
                        list.forceActiveFocus();
                        list.currentIndex = index;
                    }

                    contentItem: Label {
                        textFormat: Text.PlainText
                        text: row.title
                        font.bold: row.highlighted
                        elide: Text.ElideRight
                        verticalAlignment: Text.AlignVCenter
                    }

                    background: Rectangle {
                        radius: Theme.radius / 2
                        color: row.highlighted ? Theme.chosen : row.hovered ? Theme.hovered : "transparent"
                        border.color: row.highlighted && list.activeFocus ? Theme.accent : "transparent"
                    }
                }
            }
        }

        Rectangle {
            Layout.preferredWidth: 1
            Layout.fillHeight: true
            color: Theme.border
        }

        Flickable {
            id: view

            objectName: "helpView"
            Layout.fillWidth: true
            Layout.fillHeight: true
            contentHeight: column.height + Theme.unit * 6
            clip: true
            activeFocusOnTab: true
            boundsBehavior: Flickable.StopAtBounds
            Keys.onDownPressed: flick(0, -800)
            Keys.onUpPressed: flick(0, 800)
            ScrollBar.vertical: ScrollBar {}

            Rectangle {
                width: view.width
                height: Math.max(view.height, view.contentHeight)
                color: Theme.base
            }

            Column {
                id: column

                x: Theme.unit * 3
                y: Theme.unit * 3
                width: Math.min(view.width - Theme.unit * 6, Theme.unit * 80)
                spacing: Theme.unit * 1.5

                Label {
                    objectName: "helpTitle"
                    width: parent.width
                    textFormat: Text.PlainText
                    text: (list.currentItem as ItemDelegate)?.text ?? ""
                    font.pixelSize: Theme.largeFontSize
                    font.bold: true
                    wrapMode: Text.Wrap
                    Accessible.role: Accessible.Heading
                    Accessible.name: text
                }

                Image {
                    id: picture

                    readonly property bool told: pages.count > 0 && pages.language !== ""

                    objectName: "helpPicture"
                    // No larger than it is: a small picture need not be blown up.
                    width: Math.min(parent.width, implicitWidth)
                    visible: status === Image.Ready
                    source: told ? pages.pictureOf(list.currentIndex) : ""
                    fillMode: Image.PreserveAspectFit
                    mipmap: true
                    Accessible.role: Accessible.Graphic
                    Accessible.name: told ? pages.pictureTextOf(list.currentIndex) : ""
                }

                Text {
                    id: pageText

                    objectName: "helpText"
                    width: parent.width
                    text: pages.count > 0 && pages.language !== "" ? pages.textOf(list.currentIndex) : ""
                    textFormat: Text.MarkdownText
                    wrapMode: Text.Wrap
                    color: Theme.text
                    linkColor: Theme.info
                    font.pixelSize: Theme.fontSize
                    lineHeight: 1.25
                    onLinkActivated: link => help.follow(link)
                    Accessible.role: Accessible.Paragraph
                    Accessible.name: text

                    HoverHandler {
                        cursorShape: pageText.hoveredLink !== "" ? Qt.PointingHandCursor : Qt.ArrowCursor
                    }
                }
            }
        }
    }
}
