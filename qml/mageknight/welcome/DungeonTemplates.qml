// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Delvewright

// Ways to begin a dungeon.
WelcomePart {
    id: part

    required property Library library
    required property Workspace workspace

    spacing: Theme.unit * 1.5

    WelcomeHeading {
        text: qsTr("Begin with")
    }

    GridLayout {
        Layout.fillWidth: true
        Layout.bottomMargin: Theme.unit
        columns: Math.max(1, Math.floor(part.width / (Theme.unit * 26)))
        columnSpacing: Theme.unit
        rowSpacing: Theme.unit

        Repeater {
            model: TemplatesModel {
                library: part.library
            }

            TemplateCard {
                id: card

                required property string template

                objectName: "welcome template " + template
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredWidth: Theme.unit * 24
                onActiveFocusChanged: {
                    if (activeFocus)
                        part.revealed(card);
                }
                onClicked: part.workspace.newFromTemplate(card.template)
            }
        }
    }
}
