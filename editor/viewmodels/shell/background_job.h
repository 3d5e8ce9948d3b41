// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/export/progress.h"
#include "editor/validation/aside.h"
#include "engine/base/result.h"

#include <QObject>
#include <QStringList>
#include <qqmlregistration.h>

#include <functional>

namespace delve {

/// Long work that ends in files or on paper: it runs beside the window, says how far it is and can be
/// cancelled. One piece of work at a time.
class BackgroundJob : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to what it works for")
    Q_PROPERTY(bool running READ isRunning NOTIFY changed)
    /// From 0 to 1.
    Q_PROPERTY(double progress READ progress NOTIFY progressChanged)
    /// Why the last work failed, in a sentence; empty if it did not.
    Q_PROPERTY(QString failure READ failure NOTIFY changed)
    /// What the last work made, in a sentence; empty if nothing.
    Q_PROPERTY(QString outcome READ outcome NOTIFY changed)

public:
    /// Does the work in another thread and returns a sentence about what it made.
    using Work = std::function<Result<QString>(const Progress& progress)>;

    using QObject::QObject;

    bool isRunning() const { return m_isRunning; }
    double progress() const { return m_progress; }
    const QString& failure() const { return m_failure; }
    const QString& outcome() const { return m_outcome; }

    /// Does nothing while other work is running.
    void start(Work work);
    /// Says why work could not even be started.
    void fail(const QString& why);
    Q_INVOKABLE void cancel() { m_aside.stop(); }
    /// Forgets what became of the last work.
    Q_INVOKABLE void clear();

signals:
    void changed();
    void progressChanged();
    void finished(bool fine);

private:
    void finish(const Result<QString>& result);

    bool m_isRunning = false;
    double m_progress = 0;
    QString m_failure;
    QString m_outcome;
    Aside m_aside; ///< last, so that it waits for the work before anything else goes
};

} // namespace delve
