// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/overlays/survey_overlay.h"

#include "editor/viewmodels/exchange_watched.h"

namespace delve::mageknight {

SurveyOverlay::SurveyOverlay(Reckon reckon, QObject* parent) : MapOverlay(parent), m_reckon(reckon)
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(0);
    connect(&m_soon, &QTimer::timeout, this, &SurveyOverlay::ask);
    connect(this, &MapOverlay::shownChanged, this, &SurveyOverlay::askSoon);
}

void SurveyOverlay::setDocument(ScenarioViewModel* document)
{
    if (!exchangeWatched(m_document, document, *this))
        return;
    m_survey.reset();
    if (m_document) {
        connect(m_document, &ScenarioViewModel::edited, this, &SurveyOverlay::askSoon);
        connect(m_document, &ScenarioViewModel::contentChanged, this, &SurveyOverlay::askSoon);
    }
    emit documentChanged();
    askSoon();
}

QString SurveyOverlay::describe(Square square) const
{
    if (!m_document || !m_survey || !m_survey->isKnown)
        return {};
    const SquareIndex index = m_survey->board.squareAt(square);
    return index == noSquare ? QString() : textOn(*m_survey, index);
}

QString SurveyOverlay::basis() const
{
    if (!m_survey)
        return {};
    return m_survey->isKnown ? basisOf(*m_survey) : tr("Pieces of this dungeon are in none of the packs");
}

void SurveyOverlay::showAnew()
{
    emit surveyed();
    emit changed();
}

void SurveyOverlay::askSoon()
{
    // What is being reckoned is about a scenario that is no more, or nobody wants to see it.
    m_aside.forget();
    m_isBusy = isShown() && m_document;
    if (m_isBusy) {
        m_soon.start();
    } else {
        m_soon.stop();
        m_survey.reset();
    }
    showAnew();
}

namespace {

std::vector<QRectF> extentsOf(const Board& board)
{
    std::vector<QRectF> extents;
    for (const BoardTile& tile : board.tiles()) {
        const std::size_t level = std::size_t(tile.position.level);
        if (extents.size() <= level)
            extents.resize(level + 1);
        extents[level] |= QRectF(tile.position.x, tile.position.y, tile.size.width, tile.size.height);
    }
    return extents;
}

} // namespace

void SurveyOverlay::ask()
{
    if (!m_document)
        return;
    const ScenarioDocument& document = m_document->model();
    m_aside.run(
        [scenario = document.scenario(), &content = document.content(),
         reckon = m_reckon](const std::stop_token& stop) {
            auto survey = std::make_shared<MapSurvey>();
            const auto parts = play::gatherParts(scenario, content);
            survey->isKnown = parts.has_value();
            if (!survey->isKnown)
                return std::shared_ptr<const MapSurvey>(survey);
            survey->board = compileBoard(parts->plan);
            survey->extents = extentsOf(survey->board);
            for (const play::GameParts::Team& team : parts->teams)
                survey->players << QString::fromStdString(team.name);
            for (const PlacedChest& chest : scenario.chests)
                survey->chests.push_back(chest.id);
            reckon(*survey, *parts, stop);
            return std::shared_ptr<const MapSurvey>(survey);
        },
        [this](const std::shared_ptr<const MapSurvey>& survey) {
            m_survey = survey;
            m_isBusy = false;
            showAnew();
        });
}

} // namespace delve::mageknight
