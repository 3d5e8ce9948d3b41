// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/document.h"
#include "engine/dungeoneer/content/set_edits.h"

#include <filesystem>

namespace delve::dungeoneer {

/// One card set of the user that is being edited, with its history and its folder. Everything that changes it
/// is a SetEdit that comes in through push(). Cards in it can always be read: whoever changes one asks
/// readBack() first.
class SetDocument : public Document
{
    Q_OBJECT

public:
    SetDocument(CardSet set, std::filesystem::path folder, QObject* parent = nullptr);

    const CardSet& set() const { return m_set; }
    /// The set as it was last saved in its folder.
    const CardSet& saved() const { return m_saved; }
    const std::filesystem::path& folder() const { return m_folder; }

    /// Does the edit and remembers it. False for an empty one.
    bool push(SetEdit edit, const QString& label);

    QString title() const override;
    Result<void> save() override;
    Result<void> writeCopy(const QString& file) const override;

signals:
    void edited(const delve::dungeoneer::SetEdit& edit);

private:
    CardSet m_set;
    CardSet m_saved;
    std::filesystem::path m_folder;
};

} // namespace delve::dungeoneer
