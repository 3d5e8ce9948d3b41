// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/viewmodels/document/scenario_view_model.h"

#include <QPointer>

namespace delve::mageknight {

/// Takes another scenario in the place of a member and listens to it: `edited` when what it says is another,
/// `selected` when something else is selected in it. False if it is the same scenario.
template <typename Edited, typename Selected>
bool followScenario(QPointer<ScenarioViewModel>& member, ScenarioViewModel* document, QObject& watcher,
                    Edited edited, Selected selected)
{
    if (member == document)
        return false;
    if (member) {
        QObject::disconnect(member, nullptr, &watcher, nullptr);
        QObject::disconnect(member->selection(), nullptr, &watcher, nullptr);
    }
    member = document;
    if (document) {
        QObject::connect(document, &ScenarioViewModel::edited, &watcher, edited);
        QObject::connect(document, &ScenarioViewModel::contentChanged, &watcher, edited);
        QObject::connect(document->selection(), &ThingSelection::changed, &watcher, selected);
    }
    return true;
}

} // namespace delve::mageknight
