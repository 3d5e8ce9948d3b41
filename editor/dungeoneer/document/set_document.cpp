// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/document/set_document.h"

#include "editor/dungeoneer/document/user_sets.h"
#include "editor/dungeoneer/text/card_words.h"
#include "engine/dungeoneer/content/files/load_card_set.h"

namespace delve::dungeoneer {

SetDocument::SetDocument(CardSet set, std::filesystem::path folder, QObject* parent)
    : Document(parent), m_set(std::move(set)), m_saved(m_set), m_folder(std::move(folder))
{}

QString SetDocument::title() const
{
    return in(m_set.name);
}

bool SetDocument::push(SetEdit edit, const QString& label)
{
    if (edit.isEmpty())
        return false;
    remember(label, std::move(edit), [this](const SetEdit& done) {
        apply(m_set, done);
        emit edited(done);
    });
    return true;
}

Result<void> SetDocument::save()
{
    const auto read = keepEdited(m_set, m_saved.hash, m_folder, loadCardSet, saveSet);
    if (!read)
        return read.error();
    m_set.hash = read->hash;
    m_saved = m_set;
    undoStack().setClean();
    return {};
}

Result<void> SetDocument::writeCopy(const QString& file) const
{
    return exportSet(m_set, file);
}

} // namespace delve::dungeoneer
