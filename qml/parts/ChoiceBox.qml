// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls

// A box of which one entry is chosen. It shows what is chosen whatever else happens: a box of Qt goes to its first
// entry when its list is made anew, as in another language.
ComboBox {
    property int chosen: -1

    /// Somebody wants another one.
    signal picked(int index)

    currentIndex: chosen
    onActivated: index => {
        picked(index);
        currentIndex = Qt.binding(() => chosen);
    }
    onModelChanged: currentIndex = Qt.binding(() => chosen)
}
