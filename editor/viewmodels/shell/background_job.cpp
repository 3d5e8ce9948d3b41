// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/viewmodels/shell/background_job.h"

#include "editor/text/messages.h"

namespace delve {

void BackgroundJob::start(Work work)
{
    if (m_isRunning)
        return;
    m_isRunning = true;
    m_progress = 0;
    m_failure.clear();
    m_outcome.clear();
    emit changed();
    emit progressChanged();
    m_aside.run(
        [this, work = std::move(work)](const std::stop_token& stop) {
            double told = 0;
            return work([&](double done) {
                constexpr double worthTelling = 0.01;
                if (done - told >= worthTelling) {
                    told = done;
                    QMetaObject::invokeMethod(this, [this, done] {
                        m_progress = done;
                        emit progressChanged();
                    });
                }
                return !stop.stop_requested();
            });
        },
        [this](const Result<QString>& result) { finish(result); });
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
