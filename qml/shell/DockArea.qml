// SPDX-License-Identifier: GPL-3.0-or-later
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
    readonly property real tabSpacing: Theme.unit * 1.5
    /// Where there is no room for all their names, the tabs behind are signs.
    readonly property bool crowded: shownPanels.reduce((sum, panel) => sum + nameWidth(panel.title) + tabSpacing, Theme.unit * 4) > width

    /// The height stands for the font, which a function cannot be bound to.
    function nameWidth(title) {
        return letters.height > 0 ? Math.ceil(letters.advanceWidth(title)) + 2 : 0;
    }

    visible: shownPanels.length > 0
    objectName: area + "Dock"
    Accessible.role: Accessible.Pane
    Accessible.name: shownPanels[currentIndex]?.title ?? ""
    Keys.onEscapePressed: panels.left()
    onShownPanelsChanged: currentIndex = Math.max(0, Math.min(currentIndex, shownPanels.length - 1))

    onActiveFocusChanged: {
        if (activeFocus)
            panels.focusedArea = area;
        else if (panels.focusedArea === area)
            panels.focusedArea = "";
    }

    /// Gives the keyboard to the panel in front.
    function takeFocus() {
        ((contents.itemAt(currentIndex) as Loader)?.item as Item)?.forceActiveFocus(Qt.ShortcutFocusReason);
    }

    Connections {
        target: dock.panels

        function onAreaRaised(wanted) {
            if (wanted === dock.area)
                dock.takeFocus();
        }

        function onRaised(name) {
            const index = dock.shownPanels.findIndex(panel => panel.name === name);
            if (index < 0)
                return;
            dock.currentIndex = index;
            dock.takeFocus();
        }
    }

    FontMetrics {
        id: letters

        font.pixelSize: Theme.fontSize
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.window
    }

    ColumnLayout {
        anchors.fill: parent
        spacing: 0

        // No layout: tabs change their widths while the window lays itself out, and one of Qt 6.4 misses that.
        Item {
            Layout.fillWidth: true
            implicitHeight: Theme.unit * 4

            Row {
                x: Theme.unit
                spacing: dock.crowded ? Theme.unit : dock.tabSpacing

                Repeater {
                    model: dock.shownPanels

                    AbstractButton {
                        id: tab

                        required property PanelInfo modelData
                        required property int index
                        readonly property bool current: dock.currentIndex === index
                        readonly property bool asSign: dock.crowded && !current

                        objectName: modelData.name + "Tab"
                        implicitHeight: Theme.unit * 4
                        implicitWidth: asSign ? Theme.unit * 2.5 : Math.ceil(label.implicitWidth)
                        onClicked: dock.currentIndex = index
                        Accessible.role: Accessible.PageTab
                        Accessible.name: modelData.title
                        ToolTip.visible: hovered && asSign
                        ToolTip.delay: 600
                        ToolTip.text: modelData.title

                        contentItem: Item { // qmllint disable deferred-property-id
                            AppIcon {
                                anchors.centerIn: parent
                                visible: tab.asSign
                                source: "qrc:/qt/qml/Delvewright/icons/" + tab.modelData.drawing + ".svg"
                                color: tab.hovered ? Theme.text : Theme.quietText
                            }

                            Text {
                                id: label

                                anchors.fill: parent
                                visible: !tab.asSign
                                textFormat: Text.PlainText
                                text: tab.modelData.title
                                font.pixelSize: Theme.fontSize
                                color: tab.current || tab.hovered ? Theme.text : Theme.quietText
                                verticalAlignment: Text.AlignVCenter
                                horizontalAlignment: Text.AlignHCenter
                            }
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
            }

            ToolButton {
                id: closeButton

                objectName: "hidePanel"
                anchors.right: parent.right
                anchors.rightMargin: Theme.unit / 2
                anchors.verticalCenter: parent.verticalCenter
                implicitWidth: Theme.unit * 3.5
                implicitHeight: Theme.unit * 3.5
                Accessible.name: qsTr("Hide this panel")
                ToolTip.visible: hovered
                ToolTip.delay: 600
                ToolTip.text: qsTr("Hide this panel")
                onClicked: dock.shownPanels[dock.currentIndex].shown = false

                contentItem: Item {
                    AppIcon {
                        anchors.centerIn: parent
                        size: Theme.unit * 2
                        source: "qrc:/qt/qml/Delvewright/icons/close.svg"
                        color: closeButton.hovered ? Theme.text : Theme.quietText
                    }
                }

                background: Rectangle {
                    color: closeButton.hovered ? Theme.hovered : "transparent"
                    radius: Theme.radius / 2
                    border.color: closeButton.visualFocus ? Theme.accent : "transparent"
                }
            }
        }

        Rectangle {
            Layout.fillWidth: true
            Layout.preferredHeight: 1
            color: Theme.border
        }

        StackLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.topMargin: Theme.unit
            currentIndex: dock.currentIndex

            Repeater {
                id: contents

                model: dock.shownPanels

                Loader {
                    required property PanelInfo modelData

                    Component.onCompleted: setSource(modelData.source, modelData.given)
                }
            }
        }
    }

    // Where the keyboard is.
    Rectangle {
        objectName: "focusFrame"
        anchors.fill: parent
        visible: dock.activeFocus
        color: "transparent"
        border.color: Theme.accent
        border.width: 1
    }
}
