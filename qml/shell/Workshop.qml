// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Delvewright

// Where pieces of a game are made: a page with a tab of its own, behind those of the documents.
QtObject {
    /// In its tab and in the title bar.
    required property string title
    /// The drawing of its icon.
    required property string drawing
    required property WorkshopPage page
    /// The page of the help about it.
    property string helpPage
    /// It has a tab.
    property bool open: false
    /// Something in it is not saved.
    property bool modified: false
    /// What undo and redo are about while it is in front, and what is saved; nothing as long as there is nothing.
    property DocumentViewModel subject: null
    /// What went wrong last, and why; empty after a success.
    property string failureTitle
    property string failure

    signal failureDismissed
    signal saveRequested
    /// The program ends: what becomes of that which is not saved is to be asked, or asked no longer.
    signal closingAsked
    signal closingWithdrawn
    /// It was saved, or given up.
    signal settled

    /// Brings a pack back that a crash left behind. False if it is not of this game or cannot be read.
    function recover(file: string): bool {
        return false;
    }
}
