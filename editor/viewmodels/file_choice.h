#pragma once

#include "editor/viewmodels/document_view_model.h"

#include <QUrl>

namespace delve {

/// The file that would stand beside that of a document with this ending, for a dialog to begin with.
QUrl proposedFile(const DocumentViewModel& document, const QString& suffix);

/// The path of a file that a dialog chose. The dialog of Qt Quick leaves out the scheme of a name that was
/// typed.
QString chosenPath(const QUrl& file);

} // namespace delve
