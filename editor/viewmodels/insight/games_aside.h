// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/text/language_watch.h"
#include "editor/validation/aside.h"

#include <QElapsedTimer>
#include <QObject>
#include <QString>
#include <QTimer>
#include <qqmlregistration.h>

#include <atomic>
#include <cstdint>
#include <memory>

namespace delve {

/// Many games that are played beside the window: how many are done, how long the rest may take, and a way to
/// end it. Ends only when those who play have ended.
class GamesAside : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to what it plays for")
    Q_PROPERTY(bool running READ isRunning NOTIFY changed)
    /// From 0 to 1.
    Q_PROPERTY(double progress READ progress NOTIFY progressed)
    /// "128 of 400 games · about 5 seconds left"
    Q_PROPERTY(QString progressText READ progressText NOTIFY progressed)
    /// Why nothing could be played, in a sentence; empty if it could.
    Q_PROPERTY(QString failure READ failure NOTIFY changed)

public:
    explicit GamesAside(QObject* parent = nullptr);
    ~GamesAside() override;

    bool isRunning() const { return m_count != nullptr; }
    double progress() const;
    QString progressText() const;
    const QString& failure() const { return m_failure; }

    /// Ends it; what was played is kept.
    Q_INVOKABLE void cancel();

    /// So many threads play: the window keeps a core for itself where there are several.
    static int threads();

signals:
    void changed();
    void progressed();

protected:
    /// Where those who play and the window meet.
    struct Count
    {
        std::atomic<bool> stop = false;
        std::atomic<std::uint64_t> done = 0;
        std::uint64_t games = 0;
    };

    /// `work` plays beside the window and `done` takes what it returns, in the thread of the window.
    template <typename Work, typename Done> void start(std::uint64_t games, Work work, Done done)
    {
        begin(games);
        m_aside.run(
            [count = m_count, work = std::move(work)](const std::stop_token&) { return work(*count); },
            [this, done = std::move(done)](const auto& result) {
                end();
                done(result);
                emit changed();
            });
    }
    void fail(const QString& why) { m_failure = why; }

private:
    void begin(std::uint64_t games);
    void end();

    std::shared_ptr<Count> m_count; ///< while games are played
    QString m_failure;
    QTimer m_clock; ///< for the progress
    QElapsedTimer m_since;
    LanguageWatch m_language{[this] { emit progressed(); }};
    Aside m_aside;
};

} // namespace delve
