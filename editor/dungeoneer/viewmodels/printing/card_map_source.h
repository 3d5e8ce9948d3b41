// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/content/cards.h"
#include "engine/dungeoneer/scenario/scenario.h"

#include <QObject>
#include <QUrl>
#include <qqmlregistration.h>

#include <memory>

namespace delve::dungeoneer {

/// A card map that print and export dialogs show, wherever it comes from.
class CardMapSource : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by whoever has a map")

public:
    using QObject::QObject;

    /// As it is now; nothing if there is none.
    virtual std::shared_ptr<const Scenario> scenario() const = 0;
    /// They stay as they are for whoever holds them.
    virtual std::shared_ptr<const Cards> cards() const = 0;
    /// A file beside it with this ending, which a dialog begins with.
    virtual QUrl proposedFile(const QString& ending) const = 0;

signals:
    /// It was edited, or another one took its place.
    void changed();
};

} // namespace delve::dungeoneer
