// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/viewmodels/document/scenario_view_model.h"
#include "editor/text/language_watch.h"
#include "editor/validation/aside.h"
#include "editor/viewmodels/overlays/map_overlay.h"
#include "engine/mageknight/board/base_reach.h"
#include "engine/mageknight/play/survey/danger.h"
#include "engine/mageknight/play/survey/reach.h"

#include <QPointer>
#include <QStringList>
#include <QTimer>

#include <memory>

namespace delve::mageknight {

/// BASE-08: where one of the bases can get.
struct FitMap
{
    bool canEnter = false;
    BitSet covered; ///< squares over which it can come to rest
    std::vector<BaseStop> stops;
};

/// What was reckoned about a scenario; each overlay fills in its part.
struct MapSurvey
{
    bool isKnown = false; ///< false where pieces are in no pack
    Board board;
    std::vector<QRectF> extents; ///< by level: the squares that tiles cover
    QStringList players;
    std::vector<ThingId> chests;
    std::vector<play::TeamReach> reach;
    play::DangerMap danger;
    std::vector<float> clicks; ///< of the danger, by square
    bool isFromArrows = false; ///< the fits begin at entrances of teams, not at every opening
    std::vector<FitMap> fits;  ///< of shownMovers

    /// What there is to paint of a level; nothing where pieces are unknown.
    QRectF extentOf(int level) const
    {
        return level >= 0 && level < int(extents.size()) ? extents[std::size_t(level)] : QRectF();
    }
};

/// An overlay that the engine reckons from the scenario being edited: beside the window, only while it is
/// shown, and again after each edit. Until the new answer is there the old one stays.
class SurveyOverlay : public delve::MapOverlay // with its namespace, for the tools of QML
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("ReachOverlay, DangerOverlay and FitOverlay derive from it")
    Q_PROPERTY(
        delve::mageknight::ScenarioViewModel* document READ document WRITE setDocument NOTIFY documentChanged)
    /// An answer is on its way.
    Q_PROPERTY(bool busy READ isBusy NOTIFY surveyed)
    /// What was reckoned with, in a line.
    Q_PROPERTY(QString basis READ basis NOTIFY surveyed)

public:
    ScenarioViewModel* document() const { return m_document; }
    void setDocument(ScenarioViewModel* document);
    QString describe(Square square) const override;
    bool isBusy() const { return m_isBusy; }
    QString basis() const;

signals:
    void documentChanged();
    void surveyed();

protected:
    using Reckon = void (*)(MapSurvey&, const play::GameParts&, const std::stop_token&);
    SurveyOverlay(Reckon reckon, QObject* parent);

    virtual QString textOn(const MapSurvey& survey, SquareIndex square) const = 0;
    virtual QString basisOf(const MapSurvey& survey) const = 0;

    /// Nothing until there is an answer.
    const MapSurvey* survey() const { return m_survey.get(); }
    /// Something else is to be seen and said of the same answer.
    void showAnew();

private:
    void askSoon();
    void ask();

    Reckon m_reckon;
    QPointer<ScenarioViewModel> m_document;
    bool m_isBusy = false;
    std::shared_ptr<const MapSurvey> m_survey;
    QTimer m_soon; ///< several edits in one turn of the event loop are one
    LanguageWatch m_language{[this] { showAnew(); }};
    Aside m_aside; ///< the first to go, since its work calls back
};

} // namespace delve::mageknight
