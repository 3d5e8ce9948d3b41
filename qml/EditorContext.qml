import QtQuick
import Delvewright

// What the parts of the window share: given to every panel, menu and dialog.
QtObject {
    required property Library library
    required property Workspace workspace
    required property EditorCanvas canvas
    required property LayersModel layers
    required property CollectionModel collection
    readonly property DocumentViewModel document: workspace.current
    readonly property bool isOpen: document !== null
    readonly property bool canEdit: document !== null && !document.readOnly
    /// The rule that somebody asked to see last.
    property string rule

    /// Asks for the rule reference.
    signal ruleRequested

    function showRule(number) {
        rule = number;
        ruleRequested();
    }

    readonly property bool hasSelection: document !== null && document.selection.count > 0
}
