// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace delve {

/// Names one after the other; of very many only the first ones and how many more there are, so that a
/// sentence stays one that somebody reads.
QString nameList(const QStringList& names);

} // namespace delve
