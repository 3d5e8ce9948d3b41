// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/report/batch_setup.h"
#include "editor/viewmodels/insight/playtest_settings.h"

namespace delve::mageknight {

/// How the next playtest of a dungeon is played.
class DungeonPlaytestSettings : public delve::PlaytestSettings // with its namespace, for the tools of QML
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the playtest")
    Q_PROPERTY(bool rotateEntrances MEMBER m_rotateEntrances NOTIFY changed)

public:
    explicit DungeonPlaytestSettings(QObject* parent = nullptr);

    QStringList agentNames() const override;
    BatchOptions options() const;

protected:
    QStringList ownWords() const override;

private:
    bool m_rotateEntrances = false;
};

} // namespace delve::mageknight
