// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import Delvewright

MenuBar {
    id: bar

    required property EditorContext editor
    required property AppActions actions
    required property PanelList panels
    readonly property GameViews views: editor.views
    readonly property bool hasPlaytests: (views?.playtest ?? null) !== null

    /// What the game of the document in front has in a place of the menus, among commands of all games.
    function guests(place, before, after) {
        return [].concat(before ?? [], views?.menu(place) ?? [], after ?? []);
    }

    font.pixelSize: Theme.fontSize
    padding: 0

    background: Rectangle {
        color: Theme.window
    }

    delegate: MenuTitle {}

    AppMenu {
        title: qsTr("&File")

        CommandItems {
            actions: bar.actions
            commands: bar.guests("begin", ["file.new"], ["file.open"])
        }
        AppMenu {
            id: recent

            title: qsTr("Open &Recent")
            enabled: AppSettings.recentFiles.length > 0

            Instantiator {
                model: AppSettings.recentFiles
                onObjectAdded: (index, object) => recent.insertItem(index, object as MenuItem)
                onObjectRemoved: (index, object) => recent.removeItem(object as MenuItem)

                AppMenuItem {
                    required property string modelData

                    text: modelData.slice(modelData.lastIndexOf("/") + 1)
                    onTriggered: bar.editor.workspace.open(modelData)
                }
            }

            MenuSeparator {}

            AppMenuItem {
                text: qsTr("Forget These Files")
                onTriggered: AppSettings.clearRecentFiles()
            }
        }
        MenuSeparator {}
        CommandItems {
            actions: bar.actions
            commands: ["file.save", "file.saveAs", "file.close"]
        }
        MenuSeparator {}
        CommandItems {
            actions: bar.actions
            commands: bar.guests("output", ["file.print", "file.export"])
        }
        MenuSeparator {}
        CommandItems {
            actions: bar.actions
            commands: ["file.settings", "file.quit"]
        }
    }

    AppMenu {
        title: qsTr("&Edit")

        CommandItems {
            actions: bar.actions
            commands: ["edit.undo", "edit.redo"]
        }
        MenuSeparator {}
        CommandItems {
            actions: bar.actions
            commands: ["edit.cut", "edit.copy", "edit.paste", "edit.duplicate", "edit.delete", "edit.selectAll"]
        }
        MenuSeparator {}
        CommandItems {
            actions: bar.actions
            commands: ["edit.turn", "edit.turnBack", "edit.flip"]
        }
        MenuSeparator {}
        CommandItems {
            actions: bar.actions
            commands: ["edit.find", "edit.findNext", "edit.findPrevious"]
        }
        MenuSeparator {
            visible: bar.guests("edit").length > 0
            height: bar.guests("edit").length > 0 ? implicitHeight : 0
        }
        CommandItems {
            actions: bar.actions
            commands: bar.guests("edit")
        }
    }

    ViewMenu {
        editor: bar.editor
        actions: bar.actions
        panels: bar.panels
    }

    AppMenu {
        title: qsTr("&Tools")

        CommandItems {
            actions: bar.actions
            commands: ["tool.select", "tool.pan", "tool.measure"]
        }
        MenuSeparator {
            visible: bar.guests("guide").length > 0
            height: bar.guests("guide").length > 0 ? implicitHeight : 0
        }
        CommandItems {
            actions: bar.actions
            commands: bar.guests("guide")
        }
    }

    AppMenu {
        title: qsTr("&Play")

        CommandItems {
            actions: bar.actions
            commands: ["play.start", "play.setup"]
        }
        MenuSeparator {}
        CommandItems {
            actions: bar.actions
            commands: ["play.open", "play.save", "play.before"]
        }
        MenuSeparator {
            visible: bar.hasPlaytests
            height: bar.hasPlaytests ? implicitHeight : 0
        }
        CommandItems {
            actions: bar.actions
            commands: bar.hasPlaytests ? ["playtest.run", "playtest.cancel", "playtest.compare", "playtest.save"] : []
        }
        MenuSeparator {}
        CommandItems {
            actions: bar.actions
            commands: ["play.end", "play.hint", "play.standing", "play.standingAnswers", "play.overview"]
        }
        MenuSeparator {}
        CommandItems {
            actions: bar.actions
            commands: ["play.pause", "play.stepOpponent", "play.why", "play.whyTurn", "play.replayTurn"]
        }
        MenuSeparator {}
        CommandItems {
            actions: bar.actions
            commands: ["play.undoStep", "play.previousTurn", "play.nextTurn", "play.bookmark", "play.previousBookmark", "play.nextBookmark"]
        }
    }

    AppMenu {
        title: qsTr("&Builder")
        enabled: bar.guests("workshop").length > 0

        CommandItems {
            actions: bar.actions
            commands: bar.guests("workshop")
        }
        MenuSeparator {}
        CommandMenu {
            title: qsTr("&New Piece")
            actions: bar.actions
            commands: bar.guests("newPiece")
        }
        CommandItems {
            actions: bar.actions
            commands: bar.guests("piece")
        }
        MenuSeparator {}
        CommandItems {
            actions: bar.actions
            commands: bar.guests("pack")
        }
    }

    AppMenu {
        title: qsTr("&Help")

        CommandItems {
            actions: bar.actions
            commands: ["help.contents", "help.tour", "help.search", "help.about"]
        }
    }
}
