// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import Delvewright

// A length that can be typed or stepped, to a tenth of a millimetre.
SpinBox {
    id: box

    property real millimetres: 0
    property real least: 0
    property real most: 1000
    property real step: 1

    /// The user chose another length.
    signal chosen(real length)

    from: Math.round(least * 10)
    to: Math.round(most * 10)
    stepSize: Math.round(step * 10)
    value: Math.round(millimetres * 10)
    editable: true
    font.pixelSize: Theme.fontSize
    inputMethodHints: Qt.ImhFormattedNumbersOnly
    validator: RegularExpressionValidator {
        regularExpression: /[-−]?[0-9]*[.,]?[0-9]?\s*(mm)?/
    }
    textFromValue: (value, locale) => qsTr("%1 mm").arg(Number(value / 10).toLocaleString(locale, "f", 1))
    valueFromText: text => Math.round(parseFloat(text.replace(",", ".").replace("−", "-")) * 10) || 0
    onValueModified: box.chosen(value / 10)
}
