#include "editor/viewmodels/library.h"

#include "editor/document/installed_content.h"
#include "editor/text/messages.h"

namespace delve {

Library::Library(QObject* parent) : QObject(parent)
{
    auto installed = loadInstalledContent();
    if (installed)
        m_content = std::move(installed->content);
    else
        m_error = sentence(installed.error());
}

} // namespace delve
