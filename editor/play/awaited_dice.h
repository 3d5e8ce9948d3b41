// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/dice.h"

#include <optional>
#include <string>
#include <vector>

namespace delve {

/// Dice of which only some faces are known yet, because people roll them one after the other. What comes of
/// an action must not count as long as a face is missing; `missing` says what the next die is for.
class AwaitedDice final : public Dice
{
public:
    struct Purpose
    {
        std::string what;
        std::string by;
        int count = 0; ///< dice of this purpose that are rolled together, as far as can be told
    };

    explicit AwaitedDice(std::vector<int> faces) : m_faces(std::move(faces)) {}

    int roll(const RollPurpose& purpose) override
    {
        if (m_next < m_faces.size())
            return m_faces[m_next++];
        if (!m_missing)
            m_missing = Purpose{std::string(purpose.what), std::string(purpose.by), 0};
        if (!m_isOtherRoll && m_missing->what == purpose.what && m_missing->by == purpose.by &&
            m_missing->count < mostTogether)
            ++m_missing->count;
        else
            m_isOtherRoll = true;
        return 1;
    }
    /// The first roll that wanted more faces than there are.
    const std::optional<Purpose>& missing() const { return m_missing; }

private:
    static constexpr int mostTogether = 2; ///< COMP-05: nobody rolls more than two at once

    std::vector<int> m_faces;
    std::size_t m_next = 0;
    std::optional<Purpose> m_missing;
    bool m_isOtherRoll = false;
};

} // namespace delve
