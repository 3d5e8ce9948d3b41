pragma Singleton

import QtQuick

// Makes the headings of lists. A list of Qt 6.4 that uses a heading again gives its new text to whatever is called
// "section" around the place where the heading is written, which in the file of a list is the list itself; and it
// makes no headings out of bound components. Here neither is the case. By file name, since a single object cannot
// name types that name it.
QtObject {
    id: headers

    readonly property Component header: Qt.createComponent("SectionHeader.qml", Component.PreferSynchronous, headers)
}
