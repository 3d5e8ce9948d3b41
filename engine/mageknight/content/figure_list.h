// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/result.h"

#include <map>
#include <string>
#include <string_view>

namespace delve::mageknight {

/// A list of figures from a spreadsheet, turned into the part of a pack.
///
/// The first line names the columns, in any order; cells may be empty where a column is optional:
///
///   name             required; also name:it and so on for other languages
///   id               made from the name if missing
///   text             what is told about the figure; also text:it …
///   role             hero, mage-spawn or warrior; required
///   set              the set it belongs to; required
///   collectorNumber  its number in the set; required
///   factions, tags   words separated by blanks; at least one faction
///   version          weak, standard, tough or unique; of Mage Spawn only. Stars and highlight follow from it
///   base, speedType  as in packs; round-1x1 and boot if missing
///   frontArc         90, 135, 180, 270 or 360; required. arcSide: left or right, with 135 only
///   range            required; minRange and targets are optional
///   points           of everything but heroes; startClick is optional
///   levels           of heroes: five times points@start-click, "30@4 38@3 50@2 59@1 72@0"
///   dial             clicks separated by |, each speed/attack/defense/damage and its abilities:
///                    "8/10/16/3 defend command | 8/9/15/2 | x". An x is an eliminated click; one is added at
///                    the end if there is none
///                    Figures of several dials have dial:front, dial:left, dial:right and dial:back in its
///                    place; skulls are one more word of a click: "2/9/15/3 skulls:1"
///   range:front …    the range of a section, where it differs
///   pointValues      further values with the turns of each dial: "54@3 30@6", "104@1/1/1/1"
///   mount            the type of a mount, with intelligence and proficiencies: as in packs
///   riderBonus       of a rider, with rides, the types of mounts separated by blanks
///   dragon, explosive  yes or no
struct FigureList
{
    std::string part;                        ///< the text of a part of a pack
    std::map<std::string, int> lineOfFigure; ///< by id, without the pack
};

/// Reads a list strictly. Errors say the line and the column: "line 3, dial".
Result<FigureList> parseFigureList(std::string_view csv);

} // namespace delve::mageknight
