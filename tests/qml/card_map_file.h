// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/dungeoneer/document/installed_sets.h"
#include "editor/dungeoneer/viewmodels/printing/card_map_source.h"
#include "engine/dungeoneer/scenario/parse_scenario.h"

#include <QTemporaryDir>

namespace delve::test {

/// A card map of a file, for the dialogs that print and export one.
class CardMapFile : public dungeoneer::CardMapSource
{
    Q_OBJECT
    Q_PROPERTY(QString path READ path WRITE setPath NOTIFY changed)
    Q_PROPERTY(QString folder READ folder CONSTANT)

public:
    QString path() const { return m_path; }
    void setPath(const QString& path)
    {
        m_path = path;
        if (auto loaded = dungeoneer::loadInstalledSets())
            m_cards = std::make_shared<const dungeoneer::Cards>(std::move(loaded->cards));
        if (auto scenario = dungeoneer::loadScenario(path.toStdString()))
            m_scenario = std::make_shared<const dungeoneer::Scenario>(*std::move(scenario));
        emit changed();
    }
    /// Where proposed files lie.
    QString folder() const { return m_folder.path(); }

    std::shared_ptr<const dungeoneer::Scenario> scenario() const override { return m_scenario; }
    std::shared_ptr<const dungeoneer::Cards> cards() const override { return m_cards; }
    QUrl proposedFile(const QString& ending) const override
    {
        return QUrl::fromLocalFile(m_folder.filePath(QStringLiteral("map.") + ending));
    }

private:
    QString m_path;
    QTemporaryDir m_folder;
    std::shared_ptr<const dungeoneer::Scenario> m_scenario;
    std::shared_ptr<const dungeoneer::Cards> m_cards;
};

} // namespace delve::test
