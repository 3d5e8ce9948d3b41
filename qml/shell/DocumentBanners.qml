// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Delvewright

// What is wrong with packs and files, above the map.
ColumnLayout {
    id: banners

    required property EditorContext editor
    readonly property Workspace workspace: editor.workspace
    readonly property FileDocumentViewModel document: workspace.current

    spacing: 0

    ErrorBanner {
        Layout.fillWidth: true
        title: qsTr("The content packs cannot be read")
        details: banners.editor.books?.error ?? ""
        dismissable: false
    }

    ErrorBanner {
        objectName: "openError"
        Layout.fillWidth: true
        title: banners.workspace.failureTitle
        details: banners.workspace.failure
        onDismissed: banners.workspace.clearFailure()
    }

    ErrorBanner {
        objectName: "missingPacks"
        Layout.fillWidth: true
        title: qsTr("Pieces of this scenario are not installed: it can be looked at, not changed")
        details: banners.document?.missing ?? ""
        dismissable: false
    }

    NoticeBanner {
        objectName: "changedOnDisk"
        Layout.fillWidth: true
        visible: (banners.document?.fileState ?? 0) !== 0
        text: (banners.document?.fileState ?? 0) === 2 ? qsTr("The file of this scenario is gone. Save to write it again.") : qsTr("Another program changed the file of this scenario.")
        firstChoice: (banners.document?.fileState ?? 0) === 1 ? qsTr("Reload") : ""
        secondChoice: qsTr("Keep mine")
        onFirstChosen: banners.document.reload()
        onSecondChosen: banners.document.keepMine()
    }

    Repeater {
        model: banners.editor.workshops

        ErrorBanner {
            required property Workshop modelData

            objectName: "packError"
            Layout.fillWidth: true
            title: modelData.failureTitle
            details: modelData.failure
            onDismissed: modelData.failureDismissed()
        }
    }
}
