// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// What a workshop shows.
FocusScope {
    id: page

    /// Where keys go when the page comes to the front.
    function takeFocus() {
        page.forceActiveFocus();
    }
}
