// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Delvewright

// A panel: where it stands, whether it is shown, and what is in it.
QtObject {
    id: info

    required property string name
    /// Its sign where there is no room for its title: "tile" for resources/icons/tile.svg.
    required property string drawing
    required property string title
    /// "left", "right" or "bottom"
    required property string area
    property bool shownAtFirst: true
    /// The document in front has something to show in it.
    property bool available: true
    /// The QML file with what is in it, and the properties that it is given; for shared panels the editor.
    required property url source
    property var given: ({})
    property bool shown: String(AppSettings.read("panels/" + name + "/shown", shownAtFirst)) === "true"

    onShownChanged: AppSettings.write("panels/" + name + "/shown", shown)
}
