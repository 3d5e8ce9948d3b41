import QtQuick
import Delvewright

// All panels of the window. To add one, write its QML file with `required property EditorContext editor` and
// list it here.
QtObject {
    id: panels

    required property EditorContext editor
    default property list<PanelInfo> all

    /// Asks for a panel to come to the front of its area with the focus.
    signal raised(string name)

    function of(name) {
        for (const panel of all) {
            if (panel.name === name)
                return panel;
        }
        throw new Error("no panel " + name);
    }

    function show(name) {
        of(name).shown = true;
        raised(name);
    }

    /// F6: from panel to panel and back to the map.
    property int focused: -1
    function focusNext() {
        const shown = all.filter(panel => panel.shown);
        focused = focused + 1 < shown.length ? focused + 1 : -1;
        if (focused < 0)
            editor.canvas.forceActiveFocus();
        else
            raised(shown[focused].name);
    }

    PanelInfo {
        name: "palette"
        title: qsTr("Palette")
        area: "left"
        content: Component {
            PalettePanel {
                editor: panels.editor
            }
        }
    }

    PanelInfo {
        name: "layers"
        title: qsTr("Layers")
        area: "right"
        content: Component {
            LayersPanel {
                editor: panels.editor
            }
        }
    }

    PanelInfo {
        name: "problems"
        title: qsTr("Problems")
        area: "bottom"
        content: Component {
            ProblemsPanel {
                editor: panels.editor
            }
        }
    }
}
