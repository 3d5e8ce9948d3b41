pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import Delvewright

MenuBar {
    id: bar

    required property EditorContext editor
    required property AppActions actions
    required property PanelList panels

    font.pixelSize: Theme.fontSize
    padding: 0

    background: Rectangle {
        color: Theme.window
    }

    delegate: MenuBarItem {
        id: entry

        font.pixelSize: Theme.fontSize
        topPadding: Theme.unit * 0.75
        bottomPadding: Theme.unit * 0.75
        leftPadding: Theme.unit * 1.25
        rightPadding: Theme.unit * 1.25

        contentItem: MnemonicLabel {
            title: entry.text
            font: entry.font
            color: Theme.text
        }

        background: Rectangle {
            color: entry.highlighted || entry.hovered ? Theme.hovered : "transparent"
            radius: Theme.radius / 2
        }
    }

    AppMenu {
        title: qsTr("&File")

        AppMenuItem {
            action: bar.actions.of("file.new")
        }
        AppMenuItem {
            action: bar.actions.of("file.newFromTemplate")
        }
        AppMenuItem {
            action: bar.actions.of("guide.generate")
        }
        AppMenuItem {
            action: bar.actions.of("file.open")
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
        AppMenuItem {
            action: bar.actions.of("file.save")
        }
        AppMenuItem {
            action: bar.actions.of("file.saveAs")
        }
        AppMenuItem {
            action: bar.actions.of("file.close")
        }
        MenuSeparator {}
        AppMenuItem {
            action: bar.actions.of("file.print")
        }
        AppMenuItem {
            action: bar.actions.of("file.export")
        }
        AppMenuItem {
            action: bar.actions.of("file.collection")
        }
        MenuSeparator {}
        AppMenuItem {
            action: bar.actions.of("file.settings")
        }
        AppMenuItem {
            action: bar.actions.of("file.quit")
        }
    }

    AppMenu {
        title: qsTr("&Edit")

        AppMenuItem {
            action: bar.actions.of("edit.undo")
        }
        AppMenuItem {
            action: bar.actions.of("edit.redo")
        }
        MenuSeparator {}
        AppMenuItem {
            action: bar.actions.of("edit.cut")
        }
        AppMenuItem {
            action: bar.actions.of("edit.copy")
        }
        AppMenuItem {
            action: bar.actions.of("edit.paste")
        }
        AppMenuItem {
            action: bar.actions.of("edit.duplicate")
        }
        AppMenuItem {
            action: bar.actions.of("edit.delete")
        }
        AppMenuItem {
            action: bar.actions.of("edit.selectAll")
        }
        MenuSeparator {}
        AppMenuItem {
            action: bar.actions.of("edit.turn")
        }
        AppMenuItem {
            action: bar.actions.of("edit.turnBack")
        }
        AppMenuItem {
            action: bar.actions.of("edit.flip")
        }
        MenuSeparator {}
        AppMenuItem {
            action: bar.actions.of("edit.find")
        }
        AppMenuItem {
            action: bar.actions.of("edit.findNext")
        }
        AppMenuItem {
            action: bar.actions.of("edit.findPrevious")
        }
        MenuSeparator {}
        AppMenuItem {
            action: bar.actions.of("edit.note")
        }
        AppMenuItem {
            action: bar.actions.of("edit.addLevel")
        }
    }

    AppMenu {
        id: viewMenu

        title: qsTr("&View")

        AppMenuItem {
            action: bar.actions.of("view.zoomIn")
        }
        AppMenuItem {
            action: bar.actions.of("view.zoomOut")
        }
        AppMenuItem {
            action: bar.actions.of("view.natural")
        }
        AppMenuItem {
            action: bar.actions.of("view.fit")
        }
        MenuSeparator {}
        AppMenu {
            id: panelMenu

            title: qsTr("&Panels")

            Instantiator {
                model: bar.panels.all
                onObjectAdded: (index, object) => panelMenu.insertItem(index, object as MenuItem)
                onObjectRemoved: (index, object) => panelMenu.removeItem(object as MenuItem)

                AppMenuItem {
                    required property PanelInfo modelData

                    text: modelData.title
                    checkable: true
                    checked: modelData.shown
                    onTriggered: modelData.shown = checked
                }
            }
        }
        AppMenu {
            title: qsTr("&Drawing Style")

            Repeater {
                model: bar.editor.canvas.drawingStyleNames

                AppMenuItem {
                    required property string modelData
                    required property int index

                    text: modelData
                    checkable: true
                    autoExclusive: true
                    checked: AppSettings.drawingStyle === index
                    onTriggered: AppSettings.drawingStyle = index
                }
            }
        }
        AppMenu {
            title: qsTr("&Appearance")

            Repeater {
                model: [qsTr("As the System"), qsTr("Light"), qsTr("Dark")]

                AppMenuItem {
                    required property string modelData
                    required property int index

                    text: modelData
                    checkable: true
                    autoExclusive: true
                    checked: AppSettings.appearance === index
                    onTriggered: AppSettings.appearance = index
                }
            }
        }
        MenuSeparator {}
        AppMenuItem {
            action: bar.actions.of("view.partner")
        }
        AppMenuItem {
            action: bar.actions.of("view.nextTab")
        }
        AppMenuItem {
            action: bar.actions.of("view.nextPanel")
        }
    }

    AppMenu {
        title: qsTr("&Tools")

        AppMenuItem {
            action: bar.actions.of("tool.select")
        }
        AppMenuItem {
            action: bar.actions.of("tool.pan")
        }
        AppMenuItem {
            action: bar.actions.of("tool.measure")
        }
        MenuSeparator {}
        AppMenuItem {
            action: bar.actions.of("guide.show")
        }
        AppMenuItem {
            action: bar.actions.of("guide.complete")
        }
    }

    AppMenu {
        title: qsTr("&Builder")

        AppMenuItem {
            action: bar.actions.of("builder.open")
        }
        MenuSeparator {}
        CommandMenu {
            title: qsTr("&New Piece")
            actions: bar.actions
            commands: ["builder.newChamber", "builder.newHallway", "builder.newHero", "builder.newMageSpawn", "builder.newWarrior", "builder.newChest", "builder.newWanderingToken", "builder.newArtifact", "builder.newArtifactToken"]
        }
        AppMenuItem {
            action: bar.actions.of("builder.copyPiece")
        }
        AppMenuItem {
            action: bar.actions.of("builder.duplicatePiece")
        }
        AppMenuItem {
            action: bar.actions.of("builder.deletePiece")
        }
        AppMenuItem {
            action: bar.actions.of("builder.use")
        }
        MenuSeparator {}
        AppMenuItem {
            action: bar.actions.of("builder.newPack")
        }
        AppMenuItem {
            action: bar.actions.of("builder.duplicatePack")
        }
        AppMenuItem {
            action: bar.actions.of("builder.importPack")
        }
        AppMenuItem {
            action: bar.actions.of("builder.exportPack")
        }
        AppMenuItem {
            action: bar.actions.of("builder.deletePack")
        }
    }

    AppMenu {
        title: qsTr("&Help")

        AppMenuItem {
            action: bar.actions.of("help.contents")
        }
        AppMenuItem {
            action: bar.actions.of("help.tour")
        }
        AppMenuItem {
            action: bar.actions.of("help.search")
        }
        AppMenuItem {
            action: bar.actions.of("help.about")
        }
    }
}
