import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

Dialog {
    id: dialog

    title: qsTr("About Delvewright")
    modal: true
    standardButtons: Dialog.Close
    padding: Theme.unit * 2
    width: Math.min(Theme.unit * 55, parent ? parent.width - Theme.unit * 4 : 440)

    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.unit

        Label {
            text: qsTr("Delvewright %1").arg(Qt.application.version)
            font.pixelSize: Theme.largeFontSize
            font.bold: true
        }

        Label {
            Layout.fillWidth: true
            text: qsTr("A dungeon and scenario editor with a rules engine for Mage Knight Dungeons.")
            wrapMode: Text.Wrap
        }

        Label {
            Layout.fillWidth: true
            text: qsTr("Free software under the GNU General Public License, version 3 or later.")
            color: Theme.quietText
            wrapMode: Text.Wrap
        }
    }
}
