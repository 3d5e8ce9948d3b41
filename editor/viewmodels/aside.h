#pragma once

#include <QMetaObject>
#include <QObject>
#include <QThreadPool>

#include <memory>

namespace delve {

/// Does long work beside the window, one piece after the other. What is asked for later makes the answers to
/// what was asked before worthless: they are thrown away. Ends only when the work has ended.
class Aside : public QObject
{
public:
    explicit Aside(QObject* parent = nullptr) : QObject(parent) { m_pool.setMaxThreadCount(1); }
    ~Aside() override
    {
        m_pool.clear();
        m_pool.waitForDone();
    }

    /// Runs `work` in a thread of its own, then `done` with its result in this one, unless something else was
    /// asked for or forgotten meanwhile.
    template <typename Work, typename Done> void run(Work work, Done done)
    {
        m_pool.clear();
        m_pool.start([this, question = ++m_question, work = std::move(work), done = std::move(done)] {
            // The destructor waits for this thread, so `this` is there as long as it runs.
            auto result = std::make_shared<decltype(work())>(work());
            QMetaObject::invokeMethod(this, [this, question, result, done] {
                if (question == m_question)
                    done(*result);
            });
        });
    }
    /// Whatever is being looked for is of no interest any more.
    void forget() { ++m_question; }

private:
    int m_question = 0; ///< answers to earlier ones are thrown away
    QThreadPool m_pool;
};

} // namespace delve
