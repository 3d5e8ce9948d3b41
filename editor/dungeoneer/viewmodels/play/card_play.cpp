// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/viewmodels/play/card_play.h"

#include "editor/dungeoneer/text/play/play_terms.h"
#include "editor/dungeoneer/text/play/status_words.h"
#include "editor/dungeoneer/viewmodels/play/card_rows.h"
#include "engine/dungeoneer/play/effects/in_force.h"

#include <array>

namespace delve::dungeoneer {

using namespace play;

CardPlay::CardPlay(QObject* parent) : QObject(parent), m_hand(this), m_belongings(this)
{}

void CardPlay::setGame(PlayGame* game)
{
    if (m_game == game)
        return;
    if (m_game)
        disconnect(m_game, nullptr, this, nullptr);
    m_game = game;
    if (m_game)
        connect(m_game, &PlayGame::changed, this, &CardPlay::refresh);
    emit gameChanged();
    refresh();
}

const CardGameTable* CardPlay::table() const
{
    return m_game ? dynamic_cast<const CardGameTable*>(m_game->table()) : nullptr;
}

void CardPlay::setCovered(bool covered)
{
    if (covered == m_isCovered)
        return;
    m_isCovered = covered;
    refresh();
}

bool CardPlay::mayAct() const
{
    return table() && !m_isCovered && m_game->mayAct();
}

PlayerId CardPlay::handOf() const
{
    if (!table() || m_isCovered)
        return PlayerId::None;
    // Where nobody plays but the program, all hands are open.
    return table()->onlooker().seesAll ? PlayerId(looked()) : table()->viewer();
}

PlayerId CardPlay::viewer() const
{
    return table() ? PlayerId(looked()) : PlayerId::None;
}

void CardPlay::refresh()
{
    m_pointed.clear();
    if (!table()) {
        m_hand.show({});
        m_belongings.show({});
        m_onBoard = {};
    } else {
        if (const int viewer = int(table()->viewer()); viewer != m_lastViewer) {
            m_lastViewer = viewer;
            m_looked = -1;
        }
        m_onBoard =
            mayAct() ? BoardActions(table()->position(), table()->toAct(), table()->legal()) : BoardActions();
        const CardRows rows(*table(), mayAct());
        m_hand.show(rows.hand(handOf()));
        m_belongings.show(rows.belongings(PlayerId(looked())));
    }
    // A card that went away is not looked at any more.
    enlarge({});
    emit changed();
    emit pointedChanged();
}

void CardPlay::enlarge(const QString& piece)
{
    if (piece == m_enlarged)
        return;
    m_enlarged = piece;
    emit enlargedChanged();
}

QString CardPlay::handTitle() const
{
    const PlayerId player = handOf();
    if (player == PlayerId::None)
        return {};
    return tr("%1: %n card(s) in hand", nullptr, m_hand.count()).arg(table()->nameOf(int(player)));
}

QVariantList CardPlay::phases() const
{
    if (!table())
        return {};
    const std::array<std::pair<Phase, QString>, 5> names{{{Phase::Reset, tr("Reset")},
                                                          {Phase::Dungeonlord, tr("Dungeonlord")},
                                                          {Phase::Building, tr("Building")},
                                                          {Phase::Hero, tr("Hero")},
                                                          {Phase::Draw, tr("Draw")}}};
    QVariantList list;
    for (const auto& [phase, name] : names)
        list << QVariantMap{{QStringLiteral("name"), name},
                            {QStringLiteral("current"), table()->position().turn().phase == phase}};
    return list;
}

QString CardPlay::phaseText() const
{
    return table() ? phaseGuide(table()->position().state()) : QString();
}

QVariantList CardPlay::seats() const
{
    QVariantList list;
    for (int i = 0; table() && i < table()->playerCount(); ++i)
        list << QVariantMap{
            {QStringLiteral("name"), table()->nameOf(i)},
            {QStringLiteral("hero"), table()->words().heroOf(table()->position().state(), PlayerId(i))},
            {QStringLiteral("colour"), table()->colourOf(i)},
            {QStringLiteral("alive"), table()->position().isAlive(PlayerId(i))}};
    return list;
}

int CardPlay::looked() const
{
    if (!table())
        return -1;
    if (m_looked >= 0 && m_looked < table()->playerCount())
        return m_looked;
    if (table()->viewer() != PlayerId::None)
        return int(table()->viewer());
    return std::max(0, int(table()->position().turn().player));
}

void CardPlay::look(int player)
{
    if (player == m_looked)
        return;
    m_looked = player;
    refresh();
}

QVariantList CardPlay::trackers() const
{
    if (!table())
        return {};
    const Position now = table()->position();
    const PlayerId player = PlayerId(looked());
    const PlayerState& own = now.player(player);
    const auto tracker = [](const char* drawing, const QString& name, const QString& value) {
        return QVariantMap{{QStringLiteral("drawing"), QString::fromLatin1(drawing)},
                           {QStringLiteral("name"), name},
                           {QStringLiteral("value"), value}};
    };
    return {tracker("star", tr("Glory"), QString::number(own.glory)),
            tracker("skull", tr("Peril"), QString::number(own.peril)),
            tracker("heart", tr("Life"), tr("%1 of %2").arg(own.life).arg(own.lifeScore)),
            tracker("walk", tr("Movement"), QString::number(own.movement)),
            tracker("level-up", tr("Level"), QString::number(own.level)),
            tracker("trophy", tr("Quests done"), QString::number(own.completed))};
}

QString CardPlay::whereabouts() const
{
    if (!table())
        return {};
    return whereaboutsOf(table()->position(), PlayerId(looked()), table()->words());
}

std::vector<int> CardPlay::actionsAbout(const QString& key) const
{
    return mayAct() ? CardRows(*table(), true).actionsAbout(key) : std::vector<int>();
}

void CardPlay::point(const QString& key)
{
    m_pointed = actionsAbout(key);
    emit pointedChanged();
}

QVariantList CardPlay::offer(const std::vector<int>& actions)
{
    if (actions.size() == 1 && isTakenAtOnce(table()->legal()[std::size_t(actions.front())])) {
        m_game->act(actions.front());
        return {};
    }
    QVariantList numbers;
    for (const int action : actions)
        numbers << action;
    return numbers;
}

void CardPlay::refuse(const std::optional<Action>& wish)
{
    if (!wish)
        return;
    // What is only guessed is never done, be it legal.
    if (const PlayedTable::Wish refused = table()->wishFor(*wish); refused.action < 0)
        m_game->follow(refused);
}

QVariantList CardPlay::take(const QString& key)
{
    if (!mayAct())
        return {};
    const auto actions = actionsAbout(key);
    if (actions.empty())
        refuse(CardRows(*table(), true).wishFor(key));
    return actions.empty() ? QVariantList() : offer(actions);
}

QVariantList CardPlay::pointAt(const BoardTarget& target)
{
    if (!mayAct())
        return {};
    const auto actions = m_onBoard.at(target);
    if (actions.empty())
        refuse(wishAt(table()->position(), table()->toAct(), target));
    return actions.empty() ? QVariantList() : offer(actions);
}

} // namespace delve::dungeoneer
