// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// A part of the page on which a game is played that the game itself brings.
FocusScope {
    /// There is something to be seen in it now.
    property bool shown: true
    /// What F6 gives the keys to.
    property Item list: null

    /// Something was done in it.
    signal acted
}
