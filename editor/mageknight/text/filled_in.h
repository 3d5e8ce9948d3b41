// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/content/content.h"

#include <QStringList>

#include <string>
#include <vector>

namespace delve::mageknight {

/// A sentence with its blanks filled in, beginning with a capital: {1}, {2} … are the things, {all} all of
/// them, {rest} all but the first, {last} the last; %1, %2 … are the arguments.
QString filledIn(const QString& text, const QStringList& things, const std::vector<std::string>& args,
                 const Content& content, const std::string& language);

} // namespace delve::mageknight
