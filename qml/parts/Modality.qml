// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton

import QtQml

// How many questions stand before the window. As long as one does, no command behind it acts.
QtObject {
    property int questions: 0
    readonly property bool asked: questions > 0
}
