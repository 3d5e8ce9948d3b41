#include "editor/viewmodels/library.h"

#include "editor/document/resource_folder.h"
#include "editor/text/messages.h"
#include "engine/content/load_pack.h"

namespace delve {

Library::Library(QObject* parent) : QObject(parent)
{
    auto content = loadContent(resourceFolder() / "packs");
    if (content)
        m_content = *std::move(content);
    else
        m_error = sentence(content.error());
}

} // namespace delve
