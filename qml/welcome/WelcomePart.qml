// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts

// A part of the first page that a game brings.
ColumnLayout {
    /// Something in it has the keys and must be seen.
    signal revealed(Item item)
}
