// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// A part of the page on which a game is played that the game itself brings.
FocusScope {
    /// There is something to be seen in it now.
    property bool shown: true
    /// What F6 gives the keys to.
    property Item list: null

    /// The mouse is on its way to somebody else: what nobody else may know is not shown.
    property bool covered: false

    /// Something was done in it.
    signal acted
    /// A click in it can mean several things: the numbers of the actions, at a point of the window.
    signal offered(point point, var actions)
}
