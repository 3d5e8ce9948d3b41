// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Delvewright

// A list with headings. They are made here, since Qt 6.4 cannot make section headers out of bound components, and
// files that use bound ones are most of ours.
ListView {
    required property SectionHeadings headings

    clip: true
    activeFocusOnTab: true
    keyNavigationEnabled: true
    boundsBehavior: Flickable.StopAtBounds
    section.delegate: headings.component
}
