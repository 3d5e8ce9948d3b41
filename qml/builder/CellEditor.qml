// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import Delvewright

// The text field that comes over a cell while it is edited.
TextField {
    id: editor

    property bool isOpen: false

    signal typed(string text)
    /// The text that shall be the value.
    signal kept(string text)
    signal givenUp
    /// Tab, or back.
    signal tabbed(int by)

    function openFor(cell, start) {
        x = cell.x;
        y = cell.y;
        width = Math.max(cell.width, Theme.unit * 10);
        height = cell.height;
        text = start === "" ? cell.text : start;
        isOpen = true;
        forceActiveFocus();
        if (start === "")
            selectAll();
        typed(text);
    }

    function finish(keep) {
        if (!isOpen)
            return;
        isOpen = false;
        focus = false; // or the table would hand it the keys again
        keep ? kept(text) : givenUp();
    }

    objectName: "cellEditor"
    visible: isOpen
    z: 2
    selectByMouse: true
    font.pixelSize: Theme.fontSize
    Accessible.name: qsTr("Value of the cell")
    onTextEdited: typed(text)
    Keys.onReturnPressed: finish(true)
    Keys.onEnterPressed: finish(true)
    Keys.onEscapePressed: finish(false)
    Keys.onTabPressed: {
        finish(true);
        tabbed(1);
    }
    Keys.onBacktabPressed: {
        finish(true);
        tabbed(-1);
    }
    onActiveFocusChanged: {
        if (!activeFocus)
            finish(true);
    }
}
