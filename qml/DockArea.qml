pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// One side of the window with its panels: a tab for each, and the one in front.
FocusScope {
    id: dock

    required property PanelRegistry panels
    required property string area
    readonly property var shownPanels: panels.shown(area)
    property int currentIndex: 0

    visible: shownPanels.length > 0
    objectName: area + "Dock"
    Accessible.role: Accessible.Pane
    Accessible.name: shownPanels[currentIndex]?.title ?? ""
    onShownPanelsChanged: currentIndex = Math.max(0, Math.min(currentIndex, shownPanels.length - 1))

    Connections {
        target: dock.panels

        function onRaised(name) {
            const index = dock.shownPanels.findIndex(panel => panel.name === name);
            if (index < 0)
                return;
            dock.currentIndex = index;
            ((contents.itemAt(index) as Loader)?.item as Item)?.forceActiveFocus(Qt.ShortcutFocusReason);
        }
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.window
    }

    ColumnLayout {
        anchors.fill: parent
        spacing: 0

        RowLayout {
            Layout.fillWidth: true
            Layout.leftMargin: Theme.unit
            spacing: Theme.unit * 1.5

            Repeater {
                model: dock.shownPanels

                AbstractButton {
                    id: tab

                    required property PanelInfo modelData
                    required property int index
                    readonly property bool current: dock.currentIndex === index

                    objectName: modelData.name + "Tab"
                    implicitHeight: Theme.unit * 4
                    implicitWidth: implicitContentWidth
                    // Where there is little room the others give way to the one that is shown.
                    Layout.fillWidth: true
                    Layout.maximumWidth: Math.ceil(implicitWidth)
                    Layout.minimumWidth: Math.min(implicitWidth, current ? implicitWidth : Theme.unit * 4)
                    onClicked: dock.currentIndex = index
                    Accessible.role: Accessible.PageTab
                    Accessible.name: modelData.title
                    ToolTip.visible: hovered && width < implicitWidth
                    ToolTip.delay: 600
                    ToolTip.text: modelData.title

                    contentItem: Text {
                        text: tab.modelData.title
                        elide: Text.ElideRight
                        font.pixelSize: Theme.fontSize
                        font.bold: tab.current
                        color: tab.current ? Theme.text : Theme.quietText
                        verticalAlignment: Text.AlignVCenter
                    }

                    background: Item {
                        Rectangle {
                            anchors.bottom: parent.bottom
                            width: parent.width
                            height: 2
                            color: tab.visualFocus ? Theme.text : Theme.accent
                            visible: tab.visualFocus || (tab.current && dock.shownPanels.length > 1)
                        }
                    }
                }
            }

            Item {
                Layout.fillWidth: true
            }

            ToolButton {
                id: closeButton

                objectName: "hidePanel"
                implicitWidth: Theme.unit * 3.5
                implicitHeight: Theme.unit * 3.5
                text: "✕"
                flat: true
                font.pixelSize: Theme.smallFontSize
                Accessible.name: qsTr("Hide this panel")
                ToolTip.visible: hovered
                ToolTip.delay: 600
                ToolTip.text: qsTr("Hide this panel")
                onClicked: dock.shownPanels[dock.currentIndex].shown = false

                background: Rectangle {
                    color: closeButton.hovered ? Theme.hovered : "transparent"
                    radius: Theme.radius / 2
                    border.color: closeButton.visualFocus ? Theme.accent : "transparent"
                }
            }
        }

        StackLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            currentIndex: dock.currentIndex

            Repeater {
                id: contents

                model: dock.shownPanels

                Loader {
                    required property PanelInfo modelData

                    Component.onCompleted: setSource(modelData.source, {
                        "editor": dock.panels.editor
                    })
                }
            }
        }
    }
}
