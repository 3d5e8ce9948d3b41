// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/play/game_story.h"

#include "editor/mageknight/play/player_standing.h"
#include "editor/mageknight/text/play/play_terms.h"

#include <algorithm>

namespace delve::mageknight {

using namespace play;

namespace {

using in_play::counted;
using in_play::translated;

/// What one side has done, from first to last.
struct Deeds
{
    int blows = 0;
    int hits = 0;
    int clicksDealt = 0;
    int clicksTaken = 0;
    int felled = 0;
};

/// A blow and the clicks it dealt.
struct HardBlow
{
    FigureId striker = FigureId::None;
    FigureId target = FigureId::None;
    int clicks = 0;
    int round = 0;
};

/// Goes through a game and counts.
class Count
{
public:
    explicit Count(const Game& game)
        : m_game(game), deeds(std::size_t(game.playerCount())), gold(std::size_t(game.playerCount()))
    {}

    void follow(const Events& events, GameState state)
    {
        for (const Event& event : events) {
            std::visit([&](const auto& what) { note(what, state); }, event.what);
            evolve(m_game, state, event);
        }
    }
    /// A round is over, or the game is.
    void endRound(const GameState& state)
    {
        for (int player = 0; player < m_game.playerCount(); ++player)
            gold[std::size_t(player)].push_back(goldOf({m_game, state}, PlayerId(player)));
    }

private:
    Deeds* of(FigureId figure, const GameState& state)
    {
        if (figure == FigureId::None || state.figure(figure).team == PlayerId::None)
            return nullptr;
        return &deeds[indexOf(state.figure(figure).team)];
    }
    template <typename Other> void note(const Other&, const GameState&) {}
    void note(const BlowStruck& blow, const GameState& state)
    {
        m_last = {blow.striker, blow.target, 0, state.turn().round};
        if (Deeds* striker = of(blow.striker, state)) {
            ++striker->blows;
            striker->hits += blow.hit;
        }
    }
    void note(const FigureDamaged& damage, const GameState& state)
    {
        if (Deeds* target = of(damage.figure, state))
            target->clicksTaken += damage.clicks;
        if (damage.figure != m_last.target)
            return;
        if (Deeds* striker = of(m_last.striker, state))
            striker->clicksDealt += damage.clicks;
        m_last.clicks += damage.clicks;
        if (m_last.clicks > hardest.clicks)
            hardest = m_last;
    }
    void note(const FigureEliminated& gone, const GameState& state)
    {
        fallen.push_back({gone.figure, state.turn().round});
        if (gone.figure != m_last.target)
            return;
        if (Deeds* striker = of(m_last.striker, state))
            ++striker->felled;
    }

    const Game& m_game;
    HardBlow m_last;

public:
    std::vector<Deeds> deeds;
    std::vector<std::vector<int>> gold; ///< by player and round
    HardBlow hardest;
    std::vector<std::pair<FigureId, int>> fallen; ///< and in which round
};

QStringList rowOf(const GameSession& session, PlayerId player, const Deeds& deeds)
{
    const Position position(session.game(), session.state());
    int out = 0, heroes = 0;
    for (const FigureId hero : position.game().player(player).heroes) {
        ++heroes;
        out += position.figure(hero).where == Whereabouts::Left;
    }
    return {QString::number(outcomeOf(position.game(), position.state()).gold[indexOf(player)]),
            translated(QT_TRANSLATE_NOOP("Play", "%1 of %2")).arg(out).arg(heroes),
            QString::number(position.state().player(player).experience),
            translated(QT_TRANSLATE_NOOP("Play", "%1 of %2")).arg(deeds.hits).arg(deeds.blows),
            QString::number(deeds.clicksDealt),
            QString::number(deeds.clicksTaken),
            QString::number(deeds.felled)};
}

QStringList highlightsOf(const GameSession& session, const Count& count, const PlayWords& words)
{
    QStringList highlights;
    if (count.hardest.clicks > 0)
        highlights << counted(
                          QT_TRANSLATE_N_NOOP("Play", "Hardest blow: %1 takes %n click(s) from %2, round %3"),
                          count.hardest.clicks)
                          .arg(words.of(count.hardest.target), words.of(count.hardest.striker),
                               QString::number(count.hardest.round));
    for (const auto& [figure, round] : count.fallen)
        if (session.game().parts().figures[indexOf(figure)].team != PlayerId::None)
            highlights << translated(QT_TRANSLATE_NOOP("Play", "%1 fell in round %2"))
                              .arg(words.of(figure), QString::number(round));
    return highlights;
}

} // namespace

PlayedTable::Story storyOf(const GameSession& session, const PlayWords& words)
{
    Count count(session.game());
    int round = 1;
    for (std::size_t i = 0; i < session.actionCount(); ++i) {
        const GameState& state = session.stateBefore(i);
        if (std::exchange(round, state.turn().round) != state.turn().round)
            count.endRound(state);
        count.follow(session.eventsOf(i), state);
    }
    count.endRound(session.state());
    PlayedTable::Story story;
    story.headings = {translated(QT_TRANSLATE_NOOP("Play", "Gold outside")),
                      translated(QT_TRANSLATE_NOOP("Play", "Came out")),
                      translated(QT_TRANSLATE_NOOP("Play", "Experience")),
                      translated(QT_TRANSLATE_NOOP("Play", "Blows that hit")),
                      translated(QT_TRANSLATE_NOOP("Play", "Clicks dealt")),
                      translated(QT_TRANSLATE_NOOP("Play", "Clicks taken")),
                      translated(QT_TRANSLATE_NOOP("Play", "Felled"))};
    story.courseTitle = translated(QT_TRANSLATE_NOOP("Play", "Gold by round"));
    for (int i = 0; i < session.game().playerCount(); ++i) {
        story.rows.push_back(rowOf(session, PlayerId(i), count.deeds[std::size_t(i)]));
        story.courses.push_back({words.of(PlayerId(i)), QColor(), count.gold[std::size_t(i)]});
    }
    story.highlights = highlightsOf(session, count, words);
    return story;
}

} // namespace delve::mageknight
