// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Delvewright

// What makes the headings of a SectionedList. It is given to the list by those who use it: Qt 6.4 looks for the name of
// a section along the contexts of its heading first. In the file of the list itself it would find the property of
// that name of the ListView, and headings would keep the first name they got.
QtObject {
    readonly property Component component: SectionHeader {}
}
