// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMetaObject>
#include <QObject>
#include <QThreadPool>

#include <memory>
#include <stop_token>

namespace delve {

/// Does long work beside the window, one piece after the other. What is asked for later makes the answers to
/// what was asked before worthless: that work is told to stop, and its answer is thrown away. Ends only when
/// the work has ended.
class Aside : public QObject
{
public:
    explicit Aside(QObject* parent = nullptr) : QObject(parent) { m_pool.setMaxThreadCount(1); }
    ~Aside() override
    {
        forget();
        m_pool.waitForDone();
    }

    /// Runs `work` in a thread of its own, then `done` with its result in this one, unless something else was
    /// asked for or forgotten meanwhile. The work is given a std::stop_token.
    template <typename Work, typename Done> void run(Work work, Done done)
    {
        forget();
        m_pool.start([this, question = m_question, stop = m_stop.get_token(), work = std::move(work),
                      done = std::move(done)] {
            // The destructor waits for this thread, so `this` is there as long as it runs.
            auto result = std::make_shared<decltype(work(stop))>(work(stop));
            QMetaObject::invokeMethod(this, [this, question, result, done] {
                if (question == m_question)
                    done(*result);
            });
        });
    }
    /// Tells the work to stop where it is; what it comes to is still taken.
    void stop() { m_stop.request_stop(); }
    /// Whatever is being looked for is of no interest any more.
    void forget()
    {
        ++m_question;
        m_pool.clear();
        m_stop.request_stop();
        m_stop = {};
    }

private:
    int m_question = 0; ///< answers to earlier ones are thrown away
    std::stop_source m_stop;
    QThreadPool m_pool;
};

} // namespace delve
