// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Delvewright

// Lets the program play the dungeon in front many times, and tells what came of it.
FocusScope {
    id: panel

    required property EditorContext editor
    readonly property ScenarioViewModel document: editor.document

    function load() {
        if (document === null)
            contents.source = "";
        else
            contents.setSource("PlaytestContents.qml", {
                "editor": editor,
                "document": document
            });
    }

    onDocumentChanged: load()
    Component.onCompleted: load()

    Loader {
        id: contents

        anchors.fill: parent
        focus: true
    }
}
