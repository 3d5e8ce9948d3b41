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

    /// Asks for a page of the help.
    signal helpRequested(string page)
    /// Asks for the dialog that finishes the dungeon in front.
    signal completionRequested
    /// Asks for a panel to come to the front.
    signal panelRequested(string name)
    /// Asks for the ways to mend a finding, by its row.
    signal problemRequested(int row)

    function showHelp(page) {
        helpRequested(page);
    }

    function showRule(number) {
        rule = number;
        ruleRequested();
    }

    readonly property bool hasSelection: document !== null && document.selection.count > 0
}
