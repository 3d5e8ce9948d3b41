#include "editor/validation/guide_maker.h"

namespace delve {

GuideMaker::GuideMaker(std::function<void()> ready) : m_ready(std::move(ready))
{
    m_pool.setMaxThreadCount(1);
}

GuideMaker::~GuideMaker()
{
    m_pool.clear();
    m_pool.waitForDone();
}

void GuideMaker::forget()
{
    ++m_question;
    m_pool.clear();
    m_guide.reset();
    m_isMaking = false;
}

void GuideMaker::make(const Scenario& scenario, const Content& content, CarriedPiece piece)
{
    forget();
    if (scenario.tiles.size() <= usualTiles) {
        m_guide = std::make_unique<PlacementGuide>(scenario, content, std::move(piece));
        return;
    }
    m_isMaking = true;
    m_pool.start([this, question = m_question, scenario, &content, piece = std::move(piece)] {
        // The destructor waits for this thread, so `this` is there as long as it runs.
        auto made = std::make_shared<std::unique_ptr<PlacementGuide>>(
            std::make_unique<PlacementGuide>(scenario, content, piece));
        QMetaObject::invokeMethod(this, [this, question, made] {
            if (question != m_question)
                return;
            m_isMaking = false;
            m_guide = std::move(*made);
            m_ready();
        });
    });
}

} // namespace delve
