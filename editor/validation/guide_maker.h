#pragma once

#include "editor/validation/placement_guide.h"

#include <QObject>
#include <QThreadPool>

#include <functional>
#include <memory>

namespace delve {

/// Makes the guide of a piece that is picked up: at once in a usual dungeon, and beside the window in one so
/// large that the window would stand still meanwhile.
class GuideMaker : public QObject
{
public:
    /// `ready` is called when a guide that took its time is there.
    explicit GuideMaker(std::function<void()> ready);
    ~GuideMaker() override;

    /// The content must stay as it is until the guide is there or forgotten.
    void make(const Scenario& scenario, const Content& content, CarriedPiece piece);
    void forget();

    /// Nothing while it is being made, or if none was asked for.
    PlacementGuide* guide() const { return m_guide.get(); }
    bool isMaking() const { return m_isMaking; }

    /// Up to so many tiles it is made at once.
    static constexpr std::size_t usualTiles = 120;

private:
    std::function<void()> m_ready;
    std::unique_ptr<PlacementGuide> m_guide;
    bool m_isMaking = false;
    int m_question = 0; ///< answers to earlier ones are thrown away
    QThreadPool m_pool; ///< of one thread
};

} // namespace delve
