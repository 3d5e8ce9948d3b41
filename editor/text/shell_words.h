// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace delve {

/// A word as a shell takes it: quoted unless it is made of letters, digits and harmless signs, so that a
/// command that is shown can be copied whatever the names in it are.
QString shellWord(const QString& word);

/// The name of a file in a command; one that looks like an option is told from one.
QString shellFile(const QString& file);

} // namespace delve
