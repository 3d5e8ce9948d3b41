// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import Delvewright

// The ways to begin a scenario.
Dialog {
    id: dialog

    required property Library library

    signal templateChosen(string name)

    function choose(name) {
        close();
        templateChosen(name);
    }

    objectName: "templatesDialog"
    modal: true
    title: qsTr("New from Template")
    padding: Theme.unit * 2
    width: Math.min(Theme.unit * 70, parent ? parent.width - Theme.unit * 4 : 560)
    contentHeight: list.contentHeight
    height: Math.min(implicitHeight, parent ? parent.height - Theme.unit * 4 : 500)
    standardButtons: Dialog.Cancel
    onOpened: list.forceActiveFocus()

    ListView {
        id: list

        anchors.fill: parent
        objectName: "templateList"
        model: TemplatesModel {
            library: dialog.library
        }
        clip: true
        spacing: Theme.unit
        keyNavigationEnabled: true
        boundsBehavior: Flickable.StopAtBounds
        Accessible.role: Accessible.List
        Accessible.name: dialog.title
        Keys.onReturnPressed: (currentItem as TemplateCard)?.clicked()
        Keys.onEnterPressed: (currentItem as TemplateCard)?.clicked()
        ScrollBar.vertical: ScrollBar {}

        delegate: TemplateCard {
            id: card

            required property string template

            width: list.width - Theme.unit
            objectName: "template " + template
            current: ListView.isCurrentItem && list.activeFocus
            onClicked: dialog.choose(card.template)
        }
    }
}
