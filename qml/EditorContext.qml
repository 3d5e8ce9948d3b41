import QtQuick
import Delvewright

// What the parts of the window share: given to every panel, menu and dialog.
QtObject {
    required property Library library
    required property Workspace workspace
    required property EditorCanvas canvas
    required property LayersModel layers
    readonly property DocumentViewModel document: workspace.current
    readonly property bool isOpen: document !== null
    readonly property bool canEdit: document !== null && !document.readOnly
    /// The rule that somebody asked to see last.
    property string rule

    /// Asks for the rule reference.
    signal ruleRequested
    /// Asks for the search of the map, or for its next or previous hit.
    signal findRequested(int step)
    /// Asks for the note of a square, to be written or changed.
    signal noteRequested(point square)

    function showRule(number) {
        rule = number;
        ruleRequested();
    }

    readonly property bool hasSelection: document !== null && document.selection.count > 0
}
