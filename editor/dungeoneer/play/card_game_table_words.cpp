// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/play/action_rows.h"
#include "editor/dungeoneer/play/card_game_table.h"
#include "editor/dungeoneer/play/seats.h"
#include "editor/dungeoneer/text/play/action_groups.h"
#include "editor/dungeoneer/text/play/odds_text.h"
#include "editor/dungeoneer/text/play/play_terms.h"
#include "editor/dungeoneer/text/play/status_words.h"
#include "editor/text/messages.h"
#include "editor/text/seat_words.h"

#include <algorithm>

// What is said about the table, its moment and its course.

namespace delve::dungeoneer {

using namespace play;

namespace {

PlayedTable::LogLine lineOf(const Told& told)
{
    return {told.text, QString::fromUtf8(told.rule.data(), qsizetype(told.rule.size())), told.icon,
            told.isHeading, told.isDetail};
}

} // namespace

QColor CardGameTable::colourOf(int player) const
{
    return player < 0 ? QColor(0x7a, 0x5c, 0x8e) : seatColour(player);
}

QString CardGameTable::warning() const
{
    QStringList odd;
    for (const Error& warning : m_warnings)
        odd << delve::sentence(warning);
    return odd.join(u'\n');
}

QString CardGameTable::nameOf(int player) const
{
    return m_words->of(PlayerId(player));
}

QString CardGameTable::handInWords(PlayerId player) const
{
    const GameState& state = m_view->state;
    if (viewer() != player && !onlooker().seesAll)
        return tr("Hand: %n card(s)", nullptr, state.player(player).hand);
    QStringList names;
    m_session.state().hands[indexOf(player)].forEach([&](CardId card) { names << m_words->of(state, card); });
    return tr("Hand: %1").arg(names.isEmpty() ? tr("empty") : names.join(QStringLiteral(", ")));
}

PlayedTable::Player CardGameTable::player(int number) const
{
    const PlayerId id = PlayerId(number);
    const Position now = position();
    const PlayerState& own = now.player(id);
    Player player{.name = nameOf(number),
                  .colour = colourOf(number),
                  .seat = seatInWords(m_session.table().seats[std::size_t(number)]),
                  .hasTurn = now.turn().player == id,
                  .facts = {{QStringLiteral("star"), QString::number(own.glory)},
                            {QStringLiteral("skull"), QString::number(own.peril)},
                            {QStringLiteral("heart"), QString::number(own.life)},
                            {QStringLiteral("crown"), QString::number(own.completed)}},
                  .standing = resourcesOf(now, id),
                  .details = {}};
    if (own.hero == HeroId::None)
        return player;
    player.details << tr("%1, %2").arg(m_words->heroOf(now.state(), id), whereaboutsOf(now, id, *m_words))
                   << player.standing << scoresOf(now, id) << tr("Movement: %1").arg(own.movement)
                   << handInWords(id) << inventoryOf(now, id, *m_words);
    for (const QuestId quest : questsOf(now, id))
        if (now.quest(quest).place == QuestPlace::Personal)
            player.details
                << tr("Quest %1: %2").arg(m_words->of(quest), missingFor(now, quest, id, *m_words));
    return player;
}

std::vector<PlayedTable::Standing> CardGameTable::standingOf(int player) const
{
    const Position now = position();
    Standing goal{tr("How the game is won"),
                  {tr("By completing three Quests, or as the last Hero who is left.")}};
    if (now.player(PlayerId(player)).hero == HeroId::None)
        return {goal}; // nothing is dealt yet
    for (const QuestId quest : questsOf(now, PlayerId(player)))
        if (now.quest(quest).place == QuestPlace::Global)
            goal.lines << tr("Global Quest %1: %2")
                              .arg(m_words->of(quest), missingFor(now, quest, PlayerId(player), *m_words));
    std::vector<Standing> parts{goal};
    for (int i = 0; i < now.game().playerCount(); ++i) { // the asked one first
        const int other = (player + i) % now.game().playerCount();
        parts.push_back({nameOf(other), this->player(other).details});
    }
    return parts;
}

bool CardGameTable::isAsked() const
{
    const Position now(m_session.game(), m_session.state());
    return !isOver() && !pending<HeroPhase>(now) && !pending<LordPhase>(now);
}

QString CardGameTable::prompt() const
{
    return isOver() ? tr("The game is over.") : questionIn(m_session.state(), *m_words);
}

QString CardGameTable::left() const
{
    const Position now = position();
    const PlayerId acting = toAct();
    if (acting == PlayerId::None || now.player(acting).hero == HeroId::None)
        return {};
    if (now.turn().phase != Phase::Dungeonlord || !now.isActive(acting))
        return tr("%1: Movement %2, Glory %3")
            .arg(m_words->heroOf(now.state(), acting), QString::number(now.player(acting).movement),
                 QString::number(now.player(acting).glory));
    QStringList others;
    now.forEachPlayer([&](PlayerId other) {
        if (other != acting)
            others << tr("%1 %2").arg(m_words->of(other), QString::number(now.player(other).peril));
    });
    return tr("Peril to spend: %1").arg(others.join(QStringLiteral(", ")));
}

QString CardGameTable::common() const
{
    QStringList parts{pilesInWords({m_session.game(), m_session.state()})};
    for (int i = 0; i < m_session.game().questCount(); ++i)
        if (m_session.state().quest(QuestId(i)).place == QuestPlace::Global)
            parts << tr("Global Quest: %1").arg(m_words->of(QuestId(i)));
    return parts.join(QStringLiteral(" · "));
}

QString CardGameTable::outcome() const
{
    if (!isOver())
        return {};
    QStringList lines{endInWords(m_session.state(), *m_words)};
    lines << standingInWords({m_session.game(), m_session.state()}, *m_words);
    return lines.join(u'\n');
}

std::vector<PlayedTable::Roll> CardGameTable::dice() const
{
    return lastDice<Rolled>([this](const Rolled& rolled) {
        return Roll{int(rolled.first),    int(rolled.second),     rolled.total(),
                    inWords(rolled.what), m_words->of(rolled.by), colourOf(int(rolled.by))};
    });
}

int CardGameTable::rollerNamed(std::string_view name) const
{
    return int(m_session.game().find<PlayerId>(std::string(name)).value_or(PlayerId::None));
}

QString CardGameTable::purposeNamed(std::string_view name) const
{
    const auto what = fromName<RollFor>(name);
    return what ? inWords(*what) : QString();
}

bool CardGameTable::isDrawn(std::string_view purpose) const
{
    const auto what = fromName<RollFor>(purpose);
    return what == RollFor::Hero || what == RollFor::Quest || what == RollFor::Map ||
           what == RollFor::Adventure || what == RollFor::Card || what == RollFor::Bottom;
}

std::vector<PlayedTable::ActionRow> CardGameTable::actionRows() const
{
    const bool isOpen = toAct() != PlayerId::None && (viewer() == toAct() || onlooker().seesAll);
    return isOpen ? dungeoneer::actionRows(m_legal, m_session.state(), *m_words) : std::vector<ActionRow>();
}

QString CardGameTable::actionText(int action) const
{
    return sentence(actionAt(action), m_session.state(), *m_words);
}

QString CardGameTable::actionGroup(int action) const
{
    return inWords(groupOf(actionAt(action)));
}

QString CardGameTable::chanceOf(int action) const
{
    return chanceInWords(play::oddsOf({m_session.game(), m_session.state()}, toAct(), actionAt(action)),
                         m_session.state(), *m_words);
}

QStringList CardGameTable::oddsOf(int action) const
{
    return oddsInWords(play::oddsOf({m_session.game(), m_session.state()}, toAct(), actionAt(action)),
                       m_session.state(), *m_words);
}

int CardGameTable::priceOf(int action) const
{
    // Other prices stand in the text of the action.
    const Action& what = actionAt(action);
    return std::holds_alternative<Step>(what) || std::holds_alternative<Travel>(what) ? 1 : 0;
}

QStringList CardGameTable::waysToBeAsked() const
{
    return {tr("Ask me always"), tr("Pass until I am attacked"), tr("Pass until my turn")};
}

QString CardGameTable::recordedText(std::size_t moment) const
{
    return sentence(m_session.record().steps[moment].action, m_session.stateBefore(moment), *m_words);
}

std::vector<PlayedTable::LogLine> CardGameTable::told(std::size_t moment) const
{
    std::vector<LogLine> rows;
    for (const Told& line :
         dungeoneer::told(m_session.eventsOf(moment), m_session.stateBefore(moment), *m_words, onlooker()))
        rows.push_back(lineOf(line));
    return rows;
}

std::vector<PlayedTable::LogLine> CardGameTable::toldBeyond() const
{
    const auto& older = m_session.record().older;
    if (!older || older->rest.empty())
        return {};
    std::vector<LogLine> rows{{restInWords(*older), {}, QStringLiteral("history"), true}};
    GameState state = m_session.stateBefore(std::min(older->reached, recordedCount()));
    for (const ToldStep& step : older->rest)
        for (const Told& line : dungeoneer::told(step, state, *m_words))
            rows.push_back(lineOf(line));
    return rows;
}

std::vector<PlayedTable::OtherLine> CardGameTable::otherLines() const
{
    std::vector<OtherLine> lines;
    for (const GameSession::OtherLine& line : m_session.otherLines()) {
        const auto from = std::min(line.from, recordedCount());
        lines.push_back({line.from, line.steps.size(),
                         sentence(line.steps.front().action, m_session.stateBefore(from), *m_words)});
    }
    return lines;
}

} // namespace delve::dungeoneer
