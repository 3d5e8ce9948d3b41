// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/viewmodels/document/library.h"
#include "editor/viewmodels/builder/form.h"
#include "engine/mageknight/content/pack_edits.h"

namespace delve::mageknight {

/// The form of a subject, in the language of the user. `library` tells what abilities and figures are called.
/// In form_words.cpp.
Form formOf(const FormSubject& subject, const Library& library);

// One for each kind of piece: in tile_form.cpp, figure_form.cpp, chest_form.cpp, artifact_token_form.cpp and,
// for all else, simple_forms.cpp.
Form formOf(const PackFacts& facts);
Form formOf(const Tile& tile);
Form formOf(const Figure& figure, const Library& library);
Form formOf(const Chest& chest, const Library& library);
Form formOf(const WanderingToken& token);
Form formOf(const DoorKind& door);
Form formOf(const MarkerKind& marker);
Form formOf(const PrintedMap& map);
Form formOf(const ArtifactKind& artifact);
Form formOf(const ArtifactToken& token, const Library& library);

} // namespace delve::mageknight
