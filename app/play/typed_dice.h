// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/play/line_input.h"
#include "engine/base/dice.h"

#include <QList>

#include <functional>

namespace delve {

/// Dice that people roll at the table: every one is asked for by name. Several faces can be typed at once,
/// "3 5", for rolls of the same purpose.
class DiceFromTable final : public Dice
{
public:
    /// Who rolls, and for what, in the words of the game.
    struct Words
    {
        QString by;
        QString what;
    };
    using WordsOf = std::function<Words(const RollPurpose&)>;

    DiceFromTable(LineInput& input, const Terminal& out, WordsOf words)
        : m_input(input), m_out(out), m_words(std::move(words))
    {}

    int roll(const RollPurpose& purpose) override;
    /// The input ended, so that faces were made up; what they led to must not count.
    bool areMissing() const { return m_areMissing; }
    /// Forgets what was typed and not used.
    void clear() { m_faces.clear(); }

private:
    LineInput& m_input;
    const Terminal& m_out;
    WordsOf m_words;
    QList<int> m_faces;
    std::string m_purpose;
    bool m_areMissing = false;
};

} // namespace delve
