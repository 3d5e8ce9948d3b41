// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/dice.h"
#include "engine/mageknight/play/core/rolls.h"

#include <optional>
#include <vector>

namespace delve::mageknight::test {

/// The roll that an action is declared for.
inline bool isMain(play::RollFor what)
{
    switch (what) {
    case play::RollFor::Attack:
    case play::RollFor::Counterattack:
    case play::RollFor::FreeAttack:
    case play::RollFor::BreakAway:
    case play::RollFor::Theft:
    case play::RollFor::DisarmTrap:
    case play::RollFor::Terrify: return true;
    default: return false;
    }
}

/// What is rolled as a part of it.
inline bool isOfStroke(play::RollFor what)
{
    return what == play::RollFor::Clicks || what == play::RollFor::Dodge;
}

/// Shows every fall of the dice of one roll, and of those that belong to it, one after the other. What is
/// rolled before or after it does not count.
class EveryFall final : public Dice
{
public:
    int roll(const RollPurpose& purpose) override
    {
        const play::RollFor what = *fromName<play::RollFor>(purpose.what);
        if (!m_main && isMain(what))
            m_main = what;
        if (!m_main || m_isOver)
            return 1;
        const bool isFirst = m_next < 2 && what == *m_main;
        if (!isFirst && !isOfStroke(what) && !(what == play::RollFor::Terrify && m_main == what)) {
            m_isOver = true;
            return 1;
        }
        if (m_next == m_faces.size())
            m_faces.push_back(1);
        return m_faces[m_next++];
    }

    std::size_t count() const { return m_next; }

    /// The next fall; false after the last.
    bool advance()
    {
        m_faces.resize(m_next);
        while (!m_faces.empty() && m_faces.back() == 6)
            m_faces.pop_back();
        m_next = 0;
        m_main.reset();
        m_isOver = false;
        if (m_faces.empty())
            return false;
        ++m_faces.back();
        return true;
    }

private:
    std::vector<int> m_faces;
    std::size_t m_next = 0;
    std::optional<play::RollFor> m_main;
    bool m_isOver = false;
};

} // namespace delve::mageknight::test
