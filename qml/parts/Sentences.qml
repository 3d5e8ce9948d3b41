// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton

import QtQml

// Sentences in which names stand.
QtObject {
    /// A sentence with its %1, %2, … filled in all at once. A second .arg() would fill in what looks like a mark in the
    /// first text, which may be a name that somebody has given.
    function filled(sentence, ...parts) {
        return sentence.replace(/%([1-9])/g, (mark, number) => String(parts[number - 1] ?? mark));
    }
}
