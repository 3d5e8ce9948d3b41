// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/document.h"

namespace delve {

Document::Document(QObject* parent) : QObject(parent)
{
    connect(&m_undoStack, &QUndoStack::cleanChanged, this, &Document::modifiedChanged);
}

} // namespace delve
