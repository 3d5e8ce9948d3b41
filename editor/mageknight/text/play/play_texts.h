// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/text/play_text.h"

#include <QCoreApplication>

namespace delve::mageknight {

// In event_texts.cpp, action_texts.cpp, task_texts.cpp and refusal_texts.cpp.

std::span<const PlayText> eventTexts();
std::span<const PlayText> actionTexts();
/// Decisions as questions to the player; other tasks as what is still to come.
std::span<const PlayText> taskTexts();
/// Why something may not be done: `kind` is the rule that forbids it, `variant` an action that it says
/// something else about.
std::span<const PlayText> refusalTexts();

} // namespace delve::mageknight
