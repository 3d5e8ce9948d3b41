// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import Delvewright

// A number of the document: kept when it is stepped, with Enter or when it is left, given up with Esc.
SpinBox {
    id: spin

    property int kept
    /// What the least number is called, if it is none.
    property string leastName
    /// Several things that do not all have this number.
    property bool mixed: false

    signal typed(string text)
    signal committed(int number)
    /// What was typed is kept or given up.
    signal keysGone

    value: kept
    editable: true
    font.pixelSize: Theme.fontSize
    textFromValue: (value, locale) => mixed && !activeFocus ? "—" : value === from && leastName !== "" ? leastName : String(value)
    valueFromText: (text, locale) => {
        const number = Number(text);
        return text !== "" && Number.isInteger(number) ? number : spin.value;
    }
    validator: RegularExpressionValidator {
        // Where the least number has a name, it may stand there too.
        regularExpression: spin.leastName === "" ? /-?[0-9]*/ : /.*/
    }
    onValueModified: {
        committed(value);
        value = Qt.binding(() => spin.kept);
    }

    Connections {
        target: spin.contentItem

        function onTextEdited() {
            spin.typed((spin.contentItem as TextInput).text);
        }
        function onEditingFinished() {
            spin.keysGone();
        }
    }
}
