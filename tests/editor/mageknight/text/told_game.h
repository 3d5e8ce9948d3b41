// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/rule_reference.h"
#include "engine/mageknight/play/core/play.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/mageknight/setup_cases.h"

namespace delve::mageknight::test {

inline const RuleReference& rules()
{
    static const RuleReference loaded = *loadRuleReference(sourceFolder() / "resources" / "rules");
    return loaded;
}

/// A game of three to tell of.
inline const play::Game& game()
{
    static const play::Game made = *play::makeGame(sample("three-players"), shippedContent());
    return made;
}

} // namespace delve::mageknight::test
