import QtQuick
import Delvewright

// A list with headings.
ListView {
    clip: true
    activeFocusOnTab: true
    keyNavigationEnabled: true
    boundsBehavior: Flickable.StopAtBounds
    section.delegate: SectionHeaders.header
}
