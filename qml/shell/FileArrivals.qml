// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Delvewright

// Files that come from outside: named when the program starts, or dropped on the window.
DropArea {
    id: area

    required property Workspace workspace
    required property PlayDialogs playDialogs

    /// A path, or the URL of a local file.
    function open(file) {
        if (/\.(replay|save)\.json$/.test(file))
            playDialogs.openFile(file);
        else if (/^file:/.test(file))
            workspace.openUrl(file);
        else
            workspace.open(file);
    }

    onDropped: drop => {
        for (const url of drop.urls)
            area.open(url);
    }
}
