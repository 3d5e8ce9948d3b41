// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Delvewright

// The map of a document with what belongs around it, between the panels. Each game brings one, which shows whichever of
// its documents is in front.
FocusScope {
    property MapCanvas canvas: null
    /// Its map can be searched.
    property bool canFind: false

    /// Asks for the search of the map (0), or for its next or previous hit.
    signal findRequested(int step)
}
