// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml
import Delvewright

// In everything that stands before the window and takes the keys: as long as it is shown, no command behind it acts.
QtObject {
    property bool shown: false

    onShownChanged: Modality.questions += shown ? 1 : -1
    Component.onDestruction: {
        if (shown)
            Modality.questions -= 1;
    }
}
