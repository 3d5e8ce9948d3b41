// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/export/export_uvtt.h"

#include <QStringList>

namespace delve::mageknight {

/// A level as a scene of Foundry VTT: NAME.foundry.json with walls, doors, lights, notes and hidden tokens in
/// the place of figures and chests, and its picture NAME.png beside it. Returns the files written; both or
/// none.
Result<QStringList> exportFoundry(const QString& path, const Scenario& scenario, const Content& content,
                                  const UvttOptions& options, const std::string& language);

} // namespace delve::mageknight
