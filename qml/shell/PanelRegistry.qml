// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Delvewright

// Panels by name and by side of the window.
QtObject {
    id: registry

    default property list<PanelInfo> own
    /// Those that the game brings, and after how many of the others they stand.
    property var guests: []
    property int guestsAfter: 0
    /// All that have something to show.
    readonly property var all: {
        const around = [];
        for (let i = 0; i < own.length; ++i)
            around.push(own[i]);
        for (let i = 0; i < guests.length; ++i)
            around.splice(guestsAfter + i, 0, guests[i]);
        return around.filter(panel => panel.available);
    }

    /// Asks for a panel to come to the front of its area with the focus.
    signal raised(string name)
    /// Asks for the keyboard to go to a side of the window.
    signal areaRaised(string area)
    /// The side that has it; empty for the map.
    property string focusedArea
    /// Somebody is done with the panels: the keyboard goes back to the map.
    signal left

    function of(name) {
        for (let i = 0; i < all.length; ++i) {
            if (all[i].name === name)
                return all[i];
        }
        throw new Error("no panel " + name);
    }

    /// The panels that are shown; without an area, all around the map.
    function shown(area) {
        const found = [];
        for (let i = 0; i < all.length; ++i) {
            if (all[i].shown && (area === undefined || all[i].area === area))
                found.push(all[i]);
        }
        return found;
    }

    function show(name) {
        of(name).shown = true;
        raised(name);
    }
}
