// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/overlays/reach_overlay.h"

#include "editor/mageknight/render/palette.h"
#include "editor/mageknight/text/survey_text.h"
#include "editor/mageknight/viewmodels/canvas/band_sample.h"

#include <algorithm>
#include <array>

namespace delve::mageknight {

namespace {

/// A band is a turn and the set of players who come as soon as that.
constexpr int players = 8; ///< more of them are not told apart

int bandOf(int turn, unsigned who)
{
    return turn << players | int(who);
}

int turnOf(int band)
{
    return band >> players;
}

void reckon(MapSurvey& survey, const play::GameParts& parts, const std::stop_token& stop)
{
    survey.reach = play::reachOf(parts, survey.board, stop);
}

/// Paler from turn to turn, as different as the number of turns allows.
QColor colourOf(int turn, int last)
{
    const double late = last > 1 ? double(turn - 1) / (last - 1) : 0;
    QColor colour = mixed(QColor(0x08, 0x3d, 0x77), QColor(0xd8, 0xf4, 0xe4), late);
    colour.setAlphaF(0.66f);
    return colour;
}

} // namespace

ReachOverlay::ReachOverlay(QObject* parent) : SurveyOverlay(reckon, parent)
{}

void ReachOverlay::setTurn(int turn)
{
    turn = std::clamp(turn, 1, play::mostReachTurns);
    if (m_turn == turn)
        return;
    m_turn = turn;
    emit turnChanged();
    showAnew();
}

void ReachOverlay::setPlayer(int player)
{
    if (m_player == player)
        return;
    m_player = player;
    emit playerChanged();
    showAnew();
}

QStringList ReachOverlay::playerNames() const
{
    QStringList names{tr("All players")};
    if (survey())
        names += survey()->players;
    return names;
}

QVariantList ReachOverlay::samples() const
{
    QVariantList samples;
    for (int turn = 1; turn <= m_turn; ++turn)
        samples << BandSample::entry(QString::number(turn), {colourOf(turn, m_turn)});
    const int count = survey() ? int(survey()->players.size()) : 0;
    for (int i = 0; i < std::min(count, players); ++i)
        if (m_player < 0 && count > 1) {
            BandLook look = lookOf(bandOf(1, 1u << i));
            look.colour = Qt::white;
            samples << BandSample::entry(survey()->players[i], look);
        }
    return samples;
}

int ReachOverlay::bandOn(const MapSurvey& survey, SquareIndex square) const
{
    int soonest = 0;
    unsigned who = 0;
    for (int i = 0; i < int(survey.reach.size()); ++i) {
        const play::TeamReach& reach = survey.reach[std::size_t(i)];
        if ((m_player >= 0 && i != m_player) || !reach.reaches(square, m_turn))
            continue;
        const int turn = reach.turns[std::size_t(square)];
        if (soonest != 0 && turn > soonest)
            continue;
        who = (turn == soonest ? who : 0) | 1u << std::min(i, players - 1);
        soonest = turn;
    }
    return soonest == 0 ? 0 : bandOf(soonest, who);
}

BandLook ReachOverlay::lookOf(int band) const
{
    static constexpr std::array hatches{Hatch::Rising, Hatch::Falling, Hatch::Across, Hatch::Down};
    BandLook look{colourOf(turnOf(band), m_turn)};
    const bool areTold = m_player < 0 && survey() && survey()->players.size() > 1;
    for (int i = 0; i < players && areTold; ++i)
        if ((band >> i & 1) != 0)
            look.hatches |= std::uint8_t(hatches[std::size_t(i) % hatches.size()]);
    return look;
}

void ReachOverlay::paint(QPainter& painter, int level, const QRectF& visible, double pixelsPerSquare) const
{
    const MapSurvey* known = survey();
    if (!known || !known->extentOf(level).intersects(visible))
        return;
    const auto bandAt = [&](int x, int y) {
        const SquareIndex square = known->board.squareAt({level, x, y});
        return square == noSquare ? 0 : bandOn(*known, square);
    };
    paintBands(painter,
               {bandAt, [&](int band) { return lookOf(band); },
                [&](int x, int y) { return QString::number(turnOf(bandAt(x, y))); }},
               known->extentOf(level) & visible, pixelsPerSquare);
}

QString ReachOverlay::textOn(const MapSurvey& survey, SquareIndex square) const
{
    return play::canStopOn(survey.board, square)
               ? reachInWords(survey.reach, survey.players, square, m_player)
               : QString();
}

QString ReachOverlay::basisOf(const MapSurvey& survey) const
{
    return stridesInWords(survey.reach, survey.players, m_player);
}

} // namespace delve::mageknight
