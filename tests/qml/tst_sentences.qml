// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Delvewright

TestCase {
    name: "Sentences"

    function test_namesStayAsTheyAre_data(): var {
        return [
            { tag: "in order", sentence: "%1: %2", parts: ["a", "b"], shown: "a: b" },
            { tag: "turned round", sentence: "%2, then %1", parts: ["a", "b"], shown: "b, then a" },
            { tag: "marks in a name", sentence: "%1: %2", parts: ["%2 %1", "b"], shown: "%2 %1: b" },
            { tag: "signs in a name", sentence: "%1: %2", parts: ["$& $1 %", "$'"], shown: "$& $1 %: $'" },
            { tag: "numbers", sentence: "%1, %2 left", parts: ["a", 0], shown: "a, 0 left" },
            { tag: "nothing for it", sentence: "%1: %2", parts: ["a"], shown: "a: %2" }
        ];
    }
    function test_namesStayAsTheyAre(row: var) {
        compare(Sentences.filled(row.sentence, ...row.parts), row.shown);
    }
}
