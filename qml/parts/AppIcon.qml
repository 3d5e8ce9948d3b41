// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.impl
import Delvewright

// A drawing of one colour, in the colour of the text beside it.
IconImage {
    property real size: Theme.unit * 2.5

    sourceSize.width: size
    sourceSize.height: size
    width: size
    height: size
    color: Theme.text
}
