// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Delvewright

// A list of which all rows are there at once, so that Tab goes from one to the next. They are no rows of its cache:
// those are made bit by bit, and in Qt 6.4 a ComboBox that goes before it is whole ends the program.
ListView {
    cacheBuffer: 0
    displayMarginBeginning: Theme.unit * 500
    displayMarginEnd: Theme.unit * 500
}
