// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/export/import_bundle.h"
#include "editor/mageknight/viewmodels/document/library.h"
#include "editor/viewmodels/document/workspace.h"

#include <QObject>
#include <QPointer>
#include <QStringList>
#include <qqmlregistration.h>

#include <optional>

namespace delve::mageknight {

/// Opens bundles: one whose packs are all there at once, any other after the user has heard what it brings.
class BundleOpener : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(delve::mageknight::Library* library MEMBER m_library)
    Q_PROPERTY(delve::Workspace* workspace MEMBER m_workspace)
    /// The title of the scenario that waits for an answer.
    Q_PROPERTY(QString title READ title NOTIFY waitingChanged)
    /// What would become of each of its packs, a sentence each.
    Q_PROPERTY(QStringList packs READ packs NOTIFY waitingChanged)
    Q_PROPERTY(bool waiting READ isWaiting NOTIFY waitingChanged)
    /// Whether another pack of the same name is there, and whether it can be replaced.
    Q_PROPERTY(bool conflict READ hasConflict NOTIFY waitingChanged)
    Q_PROPERTY(bool replaceable READ isReplaceable NOTIFY waitingChanged)

public:
    explicit BundleOpener(QObject* parent = nullptr) : QObject(parent) {}

    QString title() const;
    QStringList packs() const;
    bool isWaiting() const { return m_bundle.has_value(); }
    bool hasConflict() const;
    bool isReplaceable() const;

    Q_INVOKABLE void open(const QString& path);
    /// Installs what is new and opens the scenario. Packs that are there in another version are kept, or
    /// replaced.
    Q_INVOKABLE void accept(bool replace);
    Q_INVOKABLE void cancel();

signals:
    void waitingChanged();

private:
    void setWaiting(std::optional<Bundle> bundle);

    QPointer<Library> m_library;
    QPointer<Workspace> m_workspace;
    QString m_path;
    std::optional<Bundle> m_bundle;
    std::vector<PackMeeting> m_meetings;
};

} // namespace delve::mageknight
