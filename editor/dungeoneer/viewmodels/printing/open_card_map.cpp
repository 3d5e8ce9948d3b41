// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/viewmodels/printing/open_card_map.h"

#include "editor/viewmodels/document/file_choice.h"
#include "editor/viewmodels/document/follow_document.h"

namespace delve::dungeoneer {

void OpenCardMap::setDocument(CardMapViewModel* document)
{
    const auto nothing = [] {};
    if (followDocument(
            m_document, document, *this, [this] { emit changed(); }, nothing))
        emit changed();
}

void OpenCardMap::setLibrary(CardLibrary* library)
{
    if (m_library == library)
        return;
    m_library = library;
    emit changed();
}

std::shared_ptr<const Scenario> OpenCardMap::scenario() const
{
    return m_document ? std::make_shared<const Scenario>(m_document->model().scenario()) : nullptr;
}

std::shared_ptr<const Cards> OpenCardMap::cards() const
{
    return m_library ? m_library->sharedCards() : nullptr;
}

QUrl OpenCardMap::proposedFile(const QString& ending) const
{
    return m_document ? delve::proposedFile(*m_document, ending) : QUrl();
}

} // namespace delve::dungeoneer
