// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import Delvewright

// A text of the document that is edited in a line: kept with Enter or when it is left, given up with Esc.
TextField {
    id: field

    property string value

    /// Somebody wants another text.
    signal committed(string wanted)

    /// Shows what is kept. The text is set twice: that makes the field forget what was typed, which is no longer its
    /// to take back.
    function rest() {
        text = "";
        text = Qt.binding(() => field.value);
    }

    text: value
    selectByMouse: true
    font.pixelSize: Theme.fontSize
    onEditingFinished: {
        if (text !== value)
            committed(text);
        rest();
    }
    Keys.onEscapePressed: event => {
        rest();
        event.accepted = false; // it is left, too
    }
}
