// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Delvewright

// All that Ctrl+K finds: commands, what submenus offer, settings, pieces and rules. Each is an object with category,
// title, keys, words (under which it is found, too), enabled and run().
QtObject {
    id: entries

    required property CommandList actions
    required property EditorContext editor
    required property PanelRegistry panels
    readonly property CommandWords words: CommandWords {}
    readonly property string view: qsTr("View")
    readonly property string settings: qsTr("Settings")

    function entry(category, title, words, run) {
        return {
            "category": category,
            "title": title,
            "keys": "",
            "words": words,
            "enabled": true,
            "run": run
        };
    }

    function commands() {
        return Array.from(actions.all).map(action => ({
                    "isCommand": true,
                    "category": action.category,
                    "title": action.plainText,
                    "keys": action.shownKeys,
                    "words": words.of(action.command),
                    "enabled": action.enabled,
                    "run": () => action.trigger()
                }));
    }

    function offeredByMenus() {
        const appearance = qsTr("Appearance: %1");
        const looks = [[qsTr("As the System"), "system theme", Theme.System], [qsTr("Light"), "light bright theme day", Theme.Light], [qsTr("Dark"), "dark night theme black", Theme.Dark]];
        const found = looks.map(look => entry(view, appearance.arg(look[0]), look[1] + " appearance colours " + qsTr("theme colours"), () => AppSettings.appearance = look[2]));
        const styles = Array.from(editor.canvas?.drawingStyleNames ?? []);
        styles.forEach((name, index) => found.push(entry(view, qsTr("Drawing Style: %1").arg(name), "drawing style", () => AppSettings.drawingStyle = index)));
        for (let i = 0; i < panels.all.length && editor.isOpen; ++i) {
            const panel = panels.all[i];
            found.push(entry(view, qsTr("Panel: %1").arg(panel.title), "panel show " + panel.name, () => panels.show(panel.name)));
        }
        return found;
    }

    function settingsRows() {
        const open = () => actions.of("file.settings").trigger();
        const rows = [[qsTr("Language"), "language english italian"], [qsTr("Interface scale"), "interface scale size font large"], [qsTr("Mouse wheel"), "mouse wheel zoom scroll"], [qsTr("Recovery copies"), "autosave recovery backup"], [qsTr("Paper"), "paper a4 letter"], [qsTr("Refuse illegal placements"), "refuse illegal enforce rules placements"], [qsTr("Animations in play"), "animations motion"], [qsTr("Shortcuts"), "shortcuts keys keyboard"]];
        return rows.map(row => entry(settings, row[0] + "…", row[1] + " preferences " + qsTr("preferences options configure"), open));
    }

    function pieces() {
        const canvas = editor.canvas;
        if (!editor.canEdit || canvas === null)
            return [];
        return Array.from(editor.views?.palette?.offers() ?? []).map(piece => entry(piece.group, piece.name, "piece take", () => {
                    canvas.carry(piece.key);
                    canvas.forceActiveFocus();
                }));
    }

    function rules() {
        return Array.from(editor.books?.ruleTitles() ?? []).map(rule => entry(rule.number, rule.title, "rule " + rule.number, () => editor.showRule(rule.number)));
    }

    /// Everything there is now, commands first.
    function all() {
        const found = commands();
        for (const some of [offeredByMenus(), settingsRows(), pieces(), rules()])
            found.push(...some);
        return found;
    }
}
