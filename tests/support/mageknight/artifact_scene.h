// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/play/core/state_json.h"
#include "tests/support/mageknight/drawn_boards.h"
#include "tests/support/mageknight/drawn_game.h"

namespace delve::mageknight::test {

// An exotic artifact and who uses it.

/// A hero on h of a hall, facing north, and an exotic artifact on c before him.
struct ArtifactScene
{
    DrawnGame game{hall};
    play::FigureId hero = play::FigureId::None;
    play::ArtifactId idol = play::ArtifactId::None;

    explicit ArtifactScene(std::array<int, 3> tokens = {1, 0, 0}, const Stats& stats = {})
        : hero(game.hero(0, 'h', N, stats)), idol(game.exotic('c', tokens))
    {}

    /// Begins, activates the hero and lets it use the artifact.
    QStringList use(std::vector<int> dice = {})
    {
        begin();
        return game.play(play::UseArtifact{idol}, std::move(dice));
    }
    void begin()
    {
        game.start();
        game.activate(hero);
    }
};

inline const QStringList paidAndDrawn{"EXO-07 speed-spent 4", "EXO-09 drawn artifact-token p1 1 0",
                                      "EXO-09 artifact-token-drawn a1 h1 t1-1",
                                      "EXO-12 artifact-row-read t1-1 0"};
inline const QStringList returnedAndOver{"EXO-21 artifact-token-returned t1-1", "ACT-14 activation-ended"};

inline bool survivesSaving(const DrawnGame& game)
{
    const auto loaded = play::parseState(game.game(), play::writeState(game.game(), game.state()));
    return loaded && *loaded == game.state();
}

} // namespace delve::mageknight::test
