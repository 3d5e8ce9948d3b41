// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/viewmodels/builder/forms/form_builder.h"
#include "engine/mageknight/content/artifact.h"

namespace delve::mageknight {

/// The totals of a row: "2–6".
QString totalsOf(const ArtifactToken::Row& row);

/// EXO-12: the effects of all rows of a token, one below the other.
FormTable effectTable(FormBuilder<ArtifactToken>& form, const Library& library);

} // namespace delve::mageknight
