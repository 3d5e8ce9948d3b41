// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// Other words under which commands are looked for. The English ones are found in every language.
QtObject {
    readonly property var byCommand: ({
            "edit.turn": "rotate spin " + qsTr("rotate spin"),
            "edit.turnBack": "rotate counterclockwise anticlockwise left " + qsTr("rotate counterclockwise left"),
            "edit.flip": "turn over other side back mirror " + qsTr("turn over other side back"),
            "edit.delete": "remove erase clear " + qsTr("remove erase"),
            "edit.duplicate": "clone copy again " + qsTr("clone copy"),
            "edit.undo": "back revert " + qsTr("back revert"),
            "edit.find": "search look for " + qsTr("search look for"),
            "edit.takeSame": "pipette pick again " + qsTr("pipette pick again"),
            "edit.addLevel": "floor storey stairs " + qsTr("floor storey stairs"),
            "edit.note": "comment remark text " + qsTr("comment remark"),
            "file.settings": "preferences options configure language theme " + qsTr("preferences options configure"),
            "file.new": "create begin start " + qsTr("create begin"),
            "file.open": "load import " + qsTr("load"),
            "file.export": "picture image png pdf svg tiled virtual tabletop " + qsTr("picture image"),
            "file.quit": "exit close " + qsTr("exit close"),
            "file.print": "paper pdf " + qsTr("paper"),
            "file.collection": "stock owned tiles " + qsTr("stock owned"),
            "view.fit": "whole all zoom grid " + qsTr("whole all zoom"),
            "view.natural": "original size zoom " + qsTr("original size zoom"),
            "view.smallMap": "minimap overview " + qsTr("minimap overview"),
            "view.nextPanel": "focus region " + qsTr("focus region"),
            "tool.pan": "hand move scroll " + qsTr("hand scroll"),
            "tool.measure": "ruler distance line of fire " + qsTr("ruler distance line of fire"),
            "tool.select": "arrow pointer choose " + qsTr("arrow pointer choose"),
            "help.search": "command palette " + qsTr("command palette"),
            "help.contents": "manual documentation guide " + qsTr("manual documentation"),
            "help.tour": "tutorial introduction " + qsTr("tutorial introduction"),
            "play.start": "game run simulate " + qsTr("game run simulate")
        })

    /// The words of a command in its name: "view zoom in".
    function ofName(command) {
        return command.replace(".", " ").replace(/([A-Z])/g, " $1").toLowerCase();
    }

    function of(command) {
        return ofName(command) + " " + (byCommand[command] ?? "");
    }
}
