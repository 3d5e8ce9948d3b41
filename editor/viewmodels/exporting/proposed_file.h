#pragma once

#include "editor/viewmodels/document_view_model.h"

#include <QUrl>

namespace delve {

/// The file that would stand beside that of a document with this ending, for a dialog to begin with.
QUrl proposedFile(const DocumentViewModel& document, const QString& suffix);

} // namespace delve
