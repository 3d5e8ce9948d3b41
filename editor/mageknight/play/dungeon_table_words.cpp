// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/play/action_rows.h"
#include "editor/mageknight/play/dungeon_table.h"
#include "editor/mageknight/play/game_story.h"
#include "editor/mageknight/play/player_standing.h"
#include "editor/mageknight/play/seats.h"
#include "editor/mageknight/play/where_i_stand.h"
#include "editor/mageknight/render/palette.h"
#include "editor/mageknight/text/play/action_groups.h"
#include "editor/mageknight/text/play/event_icons.h"
#include "editor/mageknight/text/play/exchange_text.h"
#include "editor/mageknight/text/play/play_sentences.h"
#include "editor/mageknight/text/play/play_terms.h"
#include "editor/mageknight/text/play/short_story.h"
#include "editor/mageknight/text/play/status_words.h"
#include "editor/text/messages.h"
#include "editor/text/seat_words.h"

#include <algorithm>

// What is said about the table, its moment and its course.

namespace delve::mageknight {

using namespace play;

namespace {

PlayedTable::LogLine lineOf(const Told& told, const QString& icon, bool isHeading)
{
    return {told.text, QString::fromUtf8(told.rule.data(), qsizetype(told.rule.size())), icon, isHeading,
            told.isDetail};
}

} // namespace

QColor DungeonTable::colourOf(PlayerId player) const
{
    const auto colour = mageknight::colourOf(scenario(), m_session.game(), player);
    return colour ? playerColour(*colour, RenderStyle::FullColour) : QColor(0x7a, 0x5c, 0x8e);
}

QString DungeonTable::warning() const
{
    QStringList odd;
    for (const Error& warning : m_warnings)
        odd << sentence(warning);
    return odd.join(u'\n');
}

QString DungeonTable::nameOf(int player) const
{
    return m_words->of(PlayerId(player));
}

PlayedTable::Player DungeonTable::player(int number) const
{
    const PlayerId id = PlayerId(number);
    const Position position = m_moment->position();
    const int gold = goldOf(position, id), experience = position.state().player(id).experience;
    const bool isMaster = position.turn().monsterMaster == id;
    Player player{.name = nameOf(number),
                  .colour = colourOf(id),
                  .seat = seatInWords(seatOf(m_session, id)),
                  .hasTurn = position.turn().player == id,
                  .facts = {{QStringLiteral("coin"), QString::number(gold)},
                            {QStringLiteral("star"), QString::number(experience)}},
                  .standing = tr("%1 gold, %2 experience").arg(gold).arg(experience),
                  .details = {}};
    player.details << tr("Heroes in the dungeon: %1").arg(heroesInside(position, id)) << player.standing;
    if (isMaster) {
        player.facts.push_back({QStringLiteral("crown"), {}});
        player.details << tr("Monster Master");
    }
    player.details << belongingsOf(position, id, *m_words);
    return player;
}

bool DungeonTable::isAsked() const
{
    return pendingDecision(m_moment->position()).has_value();
}

QString DungeonTable::active() const
{
    const TurnState& turn = m_session.state().turn();
    if (turn.token != TokenId::None)
        return m_words->of(turn.token);
    return turn.figure != FigureId::None ? m_words->of(turn.figure) : QString();
}

QString DungeonTable::prompt() const
{
    if (isOver())
        return tr("The game is over.");
    if (const auto decision = pendingDecision(m_moment->position()))
        return sentence(decision->task, m_moment->view().state, *m_words);
    if (m_session.state().turn().isActivation())
        return tr("What does %1 do?").arg(active());
    return tr("Which figure is activated?");
}

QString DungeonTable::left() const
{
    const TurnState& turn = m_session.state().turn();
    if (const QString who = active(); !who.isEmpty())
        return tr("%1: speed points left: %2").arg(who, QString::number(std::max<int>(turn.speed, 0)));
    return tr("Activations left: %1").arg(std::max<int>(turn.activationsLeft, 0));
}

QString DungeonTable::common() const
{
    int waiting = 0, inside = 0;
    for (const FigureState& figure : m_session.state().figures()) {
        // MD-01, CAV-03: a piece counts once.
        waiting += figure.where == Whereabouts::Pool && !figure.isAboard();
        inside += figure.isMageSpawn() && figure.isInside() && !figure.isAboard();
    }
    return tr("Mage Spawn: %1 in the dungeon, %2 in the pool").arg(inside).arg(waiting);
}

QString DungeonTable::outcome() const
{
    if (!isOver())
        return {};
    QStringList lines{endInWords(m_session.game(), m_session.state())};
    lines << standingInWords(m_session.game(), m_session.state(), *m_words);
    lines << winnersInWords(m_session.game(), m_session.state(), *m_words);
    return lines.join(u'\n');
}

std::vector<PlayedTable::Roll> DungeonTable::dice() const
{
    return lastDice<Rolled>([this](const Rolled& rolled) {
        return Roll{int(rolled.first),    int(rolled.second),     rolled.total(),
                    inWords(rolled.what), m_words->of(rolled.by), colourOf(rolled.by)};
    });
}

int DungeonTable::rollerNamed(std::string_view name) const
{
    return int(m_words->game().find<PlayerId>(std::string(name)).value_or(PlayerId::None));
}

QString DungeonTable::purposeNamed(std::string_view name) const
{
    const auto what = fromName<RollFor>(name);
    return what ? inWords(*what) : QString();
}

std::vector<PlayedTable::ActionRow> DungeonTable::actionRows() const
{
    return mageknight::actionRows(*m_moment, *m_words);
}

QString DungeonTable::actionText(int action) const
{
    return sentence(actionAt(action), m_moment->view().state, *m_words);
}

QString DungeonTable::actionGroup(int action) const
{
    return inWords(groupOf(actionAt(action)));
}

QString DungeonTable::chanceOf(int action) const
{
    const auto forecasts = forecastOf(m_moment->view().game, m_moment->view().state, actionAt(action));
    if (!forecasts)
        return {};
    const QString chance = chanceInWords(*forecasts, *m_words);
    const auto exchange = exchangeFor(action, *forecasts);
    const QString answer = exchange ? answerInWords(*exchange) : QString();
    return answer.isEmpty() ? chance : QStringLiteral("%1 · %2").arg(chance, answer);
}

std::optional<Exchange> DungeonTable::exchangeFor(int action, const Forecasts& forecasts) const
{
    if (!forecasts.unturned.odds)
        return std::nullopt;
    return exchangeOf(m_moment->view().game, m_moment->view().state, actionAt(action), forecasts.turning);
}

QStringList DungeonTable::oddsOf(int action) const
{
    const auto forecasts = forecastOf(m_moment->view().game, m_moment->view().state, actionAt(action));
    if (!forecasts)
        return {};
    QStringList lines = oddsInWords(*forecasts, priceOf(action), *m_words);
    if (const auto exchange = exchangeFor(action, *forecasts))
        lines << exchangeInWords(*exchange);
    return lines;
}

int DungeonTable::digitOf(int action) const
{
    return mageknight::digitOf(*m_moment, actionAt(action));
}

QString DungeonTable::lossByEnding() const
{
    const TurnState& turn = m_session.state().turn();
    const bool canActivate = std::ranges::any_of(m_legal, [](const Action& action) {
        return std::holds_alternative<Activate>(action) || std::holds_alternative<ActivateToken>(action);
    });
    if (turn.isActivation() || !canActivate)
        return {};
    return tr("%n activation(s) are left.", nullptr, std::max<int>(turn.activationsLeft, 0));
}

std::vector<PlayedTable::Standing> DungeonTable::standingOf(int player) const
{
    return whereIStand(m_moment->view(), PlayerId(player), *m_words);
}

PlayedTable::Story DungeonTable::story() const
{
    Story story = storyOf(m_session, *m_words);
    for (std::size_t i = 0; i < story.courses.size(); ++i)
        story.courses[i].colour = colourOf(PlayerId(i));
    return story;
}

int DungeonTable::priceOf(int action) const
{
    return play::priceOf(m_moment->view().game, m_moment->view().state, actionAt(action));
}

QString DungeonTable::recordedText(std::size_t moment) const
{
    return sentence(m_session.record().steps[moment].action, m_session.stateBefore(moment), *m_words);
}

std::vector<PlayedTable::LogLine> DungeonTable::told(std::size_t moment) const
{
    const Events events = m_session.eventsOf(moment);
    const std::vector<Told> lines = mageknight::told(events, m_session.stateBefore(moment), *m_words);
    std::vector<LogLine> rows;
    for (std::size_t i = 0; i < lines.size(); ++i)
        rows.push_back(
            lineOf(lines[i], iconOf(events[i]), std::holds_alternative<TurnBegan>(events[i].what)));
    return rows;
}

std::vector<PlayedTable::LogLine> DungeonTable::toldInShort(std::size_t from, std::size_t to) const
{
    ShortStory story(*m_words);
    for (std::size_t i = from; i < to; ++i)
        story.add(m_session.eventsOf(i), m_session.stateBefore(i));
    std::vector<LogLine> rows;
    for (const ShortLine& line : story.take())
        rows.push_back(
            lineOf(line.told, iconOf(line.event), std::holds_alternative<TurnBegan>(line.event.what)));
    return rows;
}

std::vector<PlayedTable::LogLine> DungeonTable::toldBeyond() const
{
    const auto& older = m_session.record().older;
    if (!older || older->rest.empty())
        return {};
    std::vector<LogLine> rows{{restInWords(*older), {}, QStringLiteral("history"), true}};
    GameState state = m_session.stateBefore(std::min(older->reached, recordedCount()));
    for (const ToldStep& step : older->rest) {
        const std::vector<Told> lines = mageknight::told(step, state, *m_words);
        for (std::size_t i = 0; i < lines.size(); ++i) {
            const auto* what =
                i < step.events.size() && step.events[i].what ? &*step.events[i].what : nullptr;
            rows.push_back(lineOf(lines[i], what ? iconOf(Event{{}, *what}) : QStringLiteral("question"),
                                  what && std::holds_alternative<TurnBegan>(*what)));
        }
    }
    return rows;
}

std::vector<PlayedTable::OtherLine> DungeonTable::otherLines() const
{
    std::vector<OtherLine> lines;
    for (const GameSession::OtherLine& line : m_session.otherLines()) {
        const auto from = std::min(line.from, recordedCount());
        lines.push_back({line.from, line.steps.size(),
                         sentence(line.steps.front().action, m_session.stateBefore(from), *m_words),
                         line.steps.back().hash});
    }
    return lines;
}

} // namespace delve::mageknight
