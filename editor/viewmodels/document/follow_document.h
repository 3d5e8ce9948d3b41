// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/viewmodels/document/selection.h"

#include <QPointer>

namespace delve {

/// Takes another document of a game in the place of a member and listens to it: `edited` when what it says is
/// another, `selected` when something else is selected in it. False if it is the same document.
template <typename Document, typename Edited, typename Selected>
bool followDocument(QPointer<Document>& member, Document* document, QObject& watcher, Edited edited,
                    Selected selected)
{
    if (member == document)
        return false;
    if (member) {
        QObject::disconnect(member, nullptr, &watcher, nullptr);
        QObject::disconnect(member->selection(), nullptr, &watcher, nullptr);
    }
    member = document;
    if (document) {
        QObject::connect(document, &Document::edited, &watcher, edited);
        QObject::connect(document, &Document::contentChanged, &watcher, edited);
        QObject::connect(document->selection(), &Selection::changed, &watcher, selected);
    }
    return true;
}

} // namespace delve
