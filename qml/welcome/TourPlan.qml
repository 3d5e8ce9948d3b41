// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Delvewright

// The tour through the window with a document of a game.
QtObject {
    /// The sample that it shows.
    required property string sample
    property list<TourStep> stops
}
