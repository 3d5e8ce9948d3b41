// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/viewmodels/shell/background_job.h"

#include "editor/text/messages.h"

namespace delve {

BackgroundJob::BackgroundJob(QObject* parent) : QObject(parent)
{
    m_pool.setMaxThreadCount(1);
}

BackgroundJob::~BackgroundJob()
{
    m_isCancelled = true;
    m_pool.waitForDone();
}

void BackgroundJob::start(Work work)
{
    if (m_isRunning)
        return;
    m_isRunning = true;
    m_isCancelled = false;
    m_progress = 0;
    m_failure.clear();
    m_outcome.clear();
    emit changed();
    emit progressChanged();
    m_pool.start([this, work = std::move(work)] {
        // The destructor waits for this thread, so `this` is there as long as it runs.
        double told = 0;
        const auto result = work([&](double done) {
            constexpr double worthTelling = 0.01;
            if (done - told >= worthTelling) {
                told = done;
                QMetaObject::invokeMethod(this, [this, done] {
                    m_progress = done;
                    emit progressChanged();
                });
            }
            return !m_isCancelled;
        });
        QMetaObject::invokeMethod(this, [this, result] { finish(result); });
    });
}

void BackgroundJob::finish(const Result<QString>& result)
{
    m_isRunning = false;
    if (result)
        m_outcome = *result;
    else
        m_failure = sentence(result.error());
    emit changed();
    emit finished(result.has_value());
}

void BackgroundJob::fail(const QString& why)
{
    m_failure = why;
    m_outcome.clear();
    emit changed();
}

void BackgroundJob::clear()
{
    fail({});
}

} // namespace delve
