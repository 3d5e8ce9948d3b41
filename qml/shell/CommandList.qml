// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Delvewright

// Commands by name.
QtObject {
    id: list

    default property list<CommandGroup> groups
    /// More groups, of somebody else.
    property var guests: []
    readonly property var all: {
        const commands = [];
        const take = group => {
            for (let i = 0; i < group.commands.length; ++i)
                commands.push(group.commands[i]);
        };
        for (let i = 0; i < groups.length; ++i)
            take(groups[i]);
        guests.forEach(take);
        return commands;
    }

    /// The command of this name. An unknown name is a mistake of ours.
    function of(command) {
        for (let i = 0; i < all.length; ++i) {
            if (all[i].command === command)
                return all[i];
        }
        throw new Error("no command " + command);
    }

    /// Those whose category and text have all these words.
    function matching(text) {
        const words = text.toLowerCase().split(" ").filter(word => word !== "");
        const found = [];
        for (let i = 0; i < all.length; ++i) {
            const name = (all[i].category + " " + all[i].plainText).toLowerCase();
            if (words.every(word => name.includes(word)))
                found.push(all[i]);
        }
        return found;
    }

    /// A key pressed on the map; true if a command was meant.
    function triggerOnMap(key, modifiers) {
        const command = Shortcuts.commandOf(Shortcuts.notation(key, modifiers));
        if (command === "" || !of(command).mapOnly || !of(command).enabled)
            return false;
        of(command).trigger();
        return true;
    }
}
