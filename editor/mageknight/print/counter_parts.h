// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/print/page_parts.h"
#include "editor/print/cut_outs.h"
#include "editor/render/sketch.h"

#include <functional>
#include <optional>

namespace delve::mageknight {

// Counters, one function for each, in counters.cpp, artifact_counters.cpp and figure_counters.cpp. Areas are
// in squares of the print.

/// What a painter of squares paints, on a ground that reaches over the edges of a counter.
CutOut::Paint onGround(const PrintSubject& subject, const QSizeF& squares,
                       std::function<void(const Sketch&)> paint);

/// An artifact as it stands, with its name; below it, what its owner must know: its tokens and its words.
CutOut artifactCounter(const ArtifactKind& kind, const PrintSubject& subject);

/// EXO-02: a token of an artifact. On its back there is nothing but its level.
CutOut artifactToken(const ArtifactToken& token, const PrintSubject& subject);

/// A figure that needs something to stand for it.
struct CountedFigure
{
    const Figure* figure = nullptr;
    std::optional<PlayerColour> player; ///< nothing for Mage Spawn
    bool isNeutral = false;
    int number = 0; ///< among those of its kind; 0 where there is one
};

/// Its base as seen from above, as large as it is; on the back it has acted.
CutOut figureDisc(const CountedFigure& counted, const PrintSubject& subject);
/// A piece to fold into a figure that stands: its front looks ahead.
CutOut figureStandee(const CountedFigure& counted, const PrintSubject& subject);

/// MULTI-03: in games of three and more a player has the say over monsters.
bool hasMonsterMaster(const Scenario& scenario);
CutOut monsterMasterCounter(const PrintSubject& subject);
/// MULTI-04: lies on what was activated.
CutOut movementMarker(const PrintSubject& subject);
/// How many may be needed at a time: figures with a base are turned over instead.
int movementMarkers(const PrintSubject& subject);

/// Everything a scenario needs on the table besides its tiles, and the cards of its figures and chests.
std::vector<CutOut> counterPieces(const PrintSubject& subject);

} // namespace delve::mageknight
