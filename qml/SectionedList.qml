import QtQuick
import Delvewright

// A list with headings. They are made here, since Qt 6.4 cannot make section headers out of bound components, and
// files that use bound ones are most of ours. The name of a section comes from the context: a required property of
// the heading that stays at the top would keep the first name it got.
ListView {
    clip: true
    activeFocusOnTab: true
    keyNavigationEnabled: true
    boundsBehavior: Flickable.StopAtBounds
    section.delegate: SectionHeader {
        heading: section // qmllint disable unqualified
    }
}
