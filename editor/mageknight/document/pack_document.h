// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/document.h"
#include "engine/mageknight/content/pack_edits.h"

#include <filesystem>

namespace delve::mageknight {

/// One pack of the user that is being edited, with its history and its folder. Everything that changes it is
/// a PackEdit that comes in through push(). Pieces in it can always be read: whoever changes one asks
/// readBack() first.
class PackDocument : public Document
{
    Q_OBJECT

public:
    PackDocument(Pack pack, std::filesystem::path folder, QObject* parent = nullptr);

    const Pack& pack() const { return m_pack; }
    /// The pack as it was last saved in its folder.
    const Pack& saved() const { return m_saved; }
    const std::filesystem::path& folder() const { return m_folder; }

    /// Does the edit and remembers it. False for an empty one.
    bool push(PackEdit edit, const QString& label);

    QString title() const override;
    Result<void> save() override;
    Result<void> writeCopy(const QString& file) const override;

signals:
    void edited(const delve::mageknight::PackEdit& edit);

private:
    void change(const PackEdit& edit);

    Pack m_pack;
    Pack m_saved;
    std::filesystem::path m_folder;
};

} // namespace delve::mageknight
