// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/play/survey/danger.h"
#include "engine/mageknight/play/survey/reach.h"

#include <QString>
#include <QStringList>

#include <functional>
#include <span>

namespace delve::mageknight {

/// How soon the players can be on a square: "Mira: turn 2 · Torben: not within 9 turns". `team` is the only
/// one to speak of, or -1 for all.
QString reachInWords(std::span<const play::TeamReach> reach, const QStringList& names, SquareIndex square,
                     int team);

/// What it is reckoned with: "Mira speed 8 · Torben speed 8 (no heroes yet)".
QString stridesInWords(std::span<const play::TeamReach> reach, const QStringList& names, int team);

/// What a hero must expect on a square and why: "1.8 clicks: 2 tokens would turn into monsters 1.5 (WAN-05)
/// …". `nameOfChest` names the chest with a number.
QString dangerInWords(std::span<const play::Threat> threats,
                      const std::function<QString(std::int32_t)>& nameOfChest);

/// Against whom it is reckoned: "defense 14 to 16", with a word where no heroes are there yet.
QString defensesInWords(const play::DangerMap& danger);

/// A number of clicks as it stands on the map.
QString clicksInWords(double clicks);

} // namespace delve::mageknight
