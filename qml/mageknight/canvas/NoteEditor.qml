// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// A note pinned to a square, written beside that square.
Popup {
    id: popup

    readonly property CommandBlock block: CommandBlock {
        shown: popup.visible
    }

    required property EditorCanvas canvas
    property int level: 0
    property point square
    property bool isNew: true
    readonly property PinnedNotes notes: canvas.document?.notes ?? null

    /// Shows the note on a square, or an empty one to be pinned there.
    function openAt(place) {
        level = canvas.level;
        square = place;
        isNew = !notes.isAt(level, square);
        area.text = notes.textAt(level, square);
        open();
    }

    function save() {
        notes.write(level, square, area.text);
        close();
    }

    function remove() {
        notes.write(level, square, "");
        close();
    }

    objectName: "noteEditor"
    parent: canvas
    // Beside its square: to the right of it, or to the left where there is more room.
    readonly property real rightOf: canvas.pixelOf(square.x + 1, square.y).x
    readonly property real leftOf: canvas.pixelOf(square.x, square.y).x - width
    x: Math.max(0, rightOf + width <= canvas.width || leftOf < 0 ? Math.min(rightOf, canvas.width - width) : leftOf)
    y: Math.max(0, Math.min(canvas.pixelOf(square.x + 1, square.y).y, canvas.height - height))
    width: Theme.unit * 48
    padding: Theme.unit
    modal: true
    dim: false
    focus: true
    closePolicy: Popup.CloseOnEscape | Popup.CloseOnPressOutside
    onOpened: {
        area.cursorPosition = area.length;
        area.forceActiveFocus();
    }
    onClosed: canvas.forceActiveFocus()

    background: Rectangle {
        color: Theme.raised
        border.color: Theme.accent
        radius: Theme.radius
    }

    contentItem: ColumnLayout { // qmllint disable deferred-property-id
        spacing: Theme.unit

        Label {
            textFormat: Text.PlainText
            text: popup.isNew ? qsTr("New note") : qsTr("Note")
            font.bold: true
        }

        ScrollView {
            Layout.fillWidth: true
            Layout.preferredHeight: Theme.unit * 14

            TextArea {
                id: area

                objectName: "noteText"
                wrapMode: TextEdit.Wrap
                font.pixelSize: Theme.fontSize
                placeholderText: qsTr("What is there to know about this square?")
                Accessible.name: qsTr("Text of the note")
                Keys.onPressed: event => {
                    if ((event.key === Qt.Key_Return || event.key === Qt.Key_Enter) && event.modifiers & Qt.ControlModifier) {
                        event.accepted = true;
                        if (saveButton.enabled)
                            popup.save();
                    }
                }

                background: Rectangle {
                    color: Theme.base
                    border.color: area.activeFocus ? Theme.accent : Theme.border
                    radius: Theme.radius / 2
                }

                KeyNavigation.priority: KeyNavigation.BeforeItem
                KeyNavigation.tab: saveButton
            }
        }

        Label {
            objectName: "noteFault"
            Layout.fillWidth: true
            visible: popup.notes !== null && area.length > popup.notes.limit
            wrapMode: Text.Wrap
            color: Theme.error
            textFormat: Text.PlainText
            text: qsTr("A note has at most %1 characters.").arg(popup.notes?.limit ?? 0)
        }

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.unit

            Button {
                objectName: "deleteNote"
                visible: !popup.isNew
                text: qsTr("Delete")
                onClicked: popup.remove()
            }

            Item {
                Layout.fillWidth: true
            }

            Button {
                text: qsTr("Cancel")
                onClicked: popup.close()
            }

            PrimaryButton {
                id: saveButton

                objectName: "saveNote"
                text: popup.isNew ? qsTr("Pin Note") : qsTr("Save Note")
                enabled: popup.notes !== null && area.length <= popup.notes.limit && (!popup.isNew || area.text.trim() !== "")
                onClicked: popup.save()
            }
        }
    }
}
