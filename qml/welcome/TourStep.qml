// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// One stop of the tour: what it says, and what it points at.
QtObject {
    required property string title
    required property string text
    /// The panel that has to be in front; empty if it is about something else.
    property string panel
    /// What is pointed at: "map", "left", "right", "bottom" for the panels of a side, "toolBar", "menuBar"; nothing: it
    /// is about the whole window.
    property string place

    /// The tour has come here; a stop may show what it tells of.
    signal reached
}
