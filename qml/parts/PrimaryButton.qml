// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import Delvewright

// The one button of a page or dialog that most people are looking for.
Button {
    highlighted: true
    leftPadding: Theme.unit * 2.5
    rightPadding: Theme.unit * 2.5
}
