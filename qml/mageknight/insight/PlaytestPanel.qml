// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Delvewright

// Lets the program play the dungeon in front many times, and tells what came of it.
FocusScope {
    id: panel

    required property DungeonContext dungeon
    readonly property EditorContext editor: dungeon.editor
    readonly property ScenarioViewModel document: dungeon.document

    function load() {
        if (document === null)
            contents.source = "";
        else
            contents.setSource("PlaytestContents.qml", {
                "dungeon": dungeon,
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
