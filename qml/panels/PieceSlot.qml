// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// The place of a picture of a piece, which the game paints.
Loader {
    property string piece
    property bool flipped: false
}
