// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/play/core/described.h"

#include <cstdint>

namespace delve::mageknight::play {

/// What the players agree on before a game, with the defaults of the rules.
struct PlayOptions
{
    std::int16_t roundLimit = 0; ///< END-09: rounds after which the game ends; 0 is off, as at the table
    bool loneWolf = false;       ///< LONE: every player has one hero
    bool rollForStart = false;   ///< START-02: dice say who begins, not the scenario

    // Open questions about the printed ability card; see the rules of the abilities.
    bool chargeBoth = false;             ///< OQ-CHARGE: double speed and a free attack at once
    bool nimbleGoesOn = false;           ///< OQ-NIMBLE: its attack does not end the activation
    bool blastThroughWalls = false;      ///< OQ-BLAST
    bool stealthHidesFromTokens = false; ///< OQ-STEALTH
    bool quicknessActsFully = false;     ///< OQ-QUICK
    bool toughnessHasFloor = true;       ///< OQ-TOUGH
    bool flightIgnoresFigures = true;    ///< OQ-FLIGHT
    bool demoralizedOnlyMoves = true;    ///< OQ-DEMORALIZED

    bool largeSquares = false; ///< BASE-21: peanut bases fit one square
    bool openCeiling = false;  ///< INDIR-06: titans may fire indirectly
    bool standardArcs = false; ///< FARC-15: multi-dial figures have one front arc and a rear arc

    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(
            field("roundLimit", &PlayOptions::roundLimit), field("loneWolf", &PlayOptions::loneWolf),
            field("rollForStart", &PlayOptions::rollForStart), field("chargeBoth", &PlayOptions::chargeBoth),
            field("nimbleGoesOn", &PlayOptions::nimbleGoesOn),
            field("blastThroughWalls", &PlayOptions::blastThroughWalls),
            field("stealthHidesFromTokens", &PlayOptions::stealthHidesFromTokens),
            field("quicknessActsFully", &PlayOptions::quicknessActsFully),
            field("toughnessHasFloor", &PlayOptions::toughnessHasFloor),
            field("flightIgnoresFigures", &PlayOptions::flightIgnoresFigures),
            field("demoralizedOnlyMoves", &PlayOptions::demoralizedOnlyMoves),
            field("largeSquares", &PlayOptions::largeSquares),
            field("openCeiling", &PlayOptions::openCeiling),
            field("standardArcs", &PlayOptions::standardArcs));
    }

    friend bool operator==(const PlayOptions&, const PlayOptions&) = default;
};

} // namespace delve::mageknight::play
