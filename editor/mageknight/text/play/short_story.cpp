// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/text/play/short_story.h"

#include "editor/mageknight/text/play/play_terms.h"

#include <QCoreApplication>

#include <algorithm>

namespace delve::mageknight {

using namespace play;

namespace {

template <typename T, typename... Others> constexpr bool isOneOf = (std::is_same_v<T, Others> || ...);

using in_play::translated;

/// What is seen on the board by itself, or said with something else.
bool goesWithoutSaying(const Event& event)
{
    return std::visit(
        []<typename T>(const T&) {
            return isOneOf<T, FigureActivated, TokenActivated, FigureTurned, ActivationEnded>;
        },
        event.what);
}

bool isRollToHit(RollFor what)
{
    return what == RollFor::Attack || what == RollFor::Counterattack || what == RollFor::FreeAttack;
}

/// Dice that only say how a blow ends.
bool isPartOfBlow(RollFor what)
{
    return what == RollFor::Clicks || what == RollFor::Dodge;
}

} // namespace

void ShortStory::add(const Events& events, GameState state)
{
    for (const Event& event : events) {
        add(event, state);
        evolve(m_words.game(), state, event);
    }
}

void ShortStory::add(const Event& event, const GameState& state)
{
    if (const auto* moved = std::get_if<FigureMoved>(&event.what))
        return walk(m_words.of(moved->figure), m_words.square(moved->to), event);
    if (const auto* moved = std::get_if<TokenMoved>(&event.what))
        return walk(m_words.of(moved->token), m_words.square(moved->to), event);
    if (const auto* rolled = std::get_if<Rolled>(&event.what); rolled && isPartOfBlow(rolled->what))
        return;
    if (const auto* rolled = std::get_if<Rolled>(&event.what); rolled && isRollToHit(rolled->what)) {
        endBlows();
        m_natural = rolled->total();
        return;
    }
    if (const auto* blow = std::get_if<BlowStruck>(&event.what))
        return strike(event, *blow, state);
    if (const auto* damaged = std::get_if<FigureDamaged>(&event.what)) {
        const auto blow = std::ranges::find(m_blows, damaged->figure, &Struck::target);
        if (blow != m_blows.end()) {
            blow->clicks += damaged->clicks;
            return;
        }
    }
    const Told line = told({event}, state, m_words).front();
    if (line.isDetail || goesWithoutSaying(event))
        return;
    endWay();
    endBlows();
    say(line.text, event);
}

void ShortStory::walk(const QString& who, const QString& to, const Event& event)
{
    endBlows();
    if (m_way && m_way->who != who)
        endWay();
    if (!m_way)
        m_way = Way{who, to, event};
    m_way->to = to;
}

void ShortStory::strike(const Event& event, const BlowStruck& blow, const GameState& state)
{
    endWay();
    const BlowNumbers numbers =
        blowNumbers({m_words.game(), state}, Stroke{blow.blow, blow.striker}, StrokeTarget{blow.target});
    int attack = numbers.attack;
    for (const Modifier& modifier : numbers.toRoll())
        attack += modifier.amount;
    QString text = translated(QT_TRANSLATE_NOOP("Play", "%1, %2 against %3"))
                       .arg(inWords(blow.blow), m_words.of(blow.striker), m_words.of(blow.target));
    // The form of the blow is not told; where it changes the numbers they are left out.
    if (m_natural > 0 && numbers.hits(m_natural) == blow.hit)
        text = translated(QT_TRANSLATE_NOOP("Play", "%1: %2 + %3 = %4 against %5"))
                   .arg(text, QString::number(attack), QString::number(m_natural),
                        QString::number(attack + m_natural), QString::number(attack + numbers.needed()));
    m_blows.push_back(
        {event,
         translated(blow.hit ? QT_TRANSLATE_NOOP("Play", "%1: hit") : QT_TRANSLATE_NOOP("Play", "%1: missed"))
             .arg(text),
         blow.target, 0});
}

void ShortStory::endWay()
{
    if (!m_way)
        return;
    say(translated(QT_TRANSLATE_NOOP("Play", "%1 goes to %2.")).arg(m_way->who, m_way->to), m_way->event);
    m_way.reset();
}

void ShortStory::endBlows()
{
    for (const Struck& blow : m_blows) {
        QString text = blow.text;
        if (blow.clicks > 0)
            text += QStringLiteral(", ") +
                    QCoreApplication::translate("Play", QT_TRANSLATE_N_NOOP("Play", "%n click(s)"), nullptr,
                                                blow.clicks);
        say(text + u'.', blow.event);
    }
    m_blows.clear();
    m_natural = 0;
}

std::vector<ShortLine> ShortStory::take()
{
    endWay();
    endBlows();
    return std::exchange(m_lines, {});
}

} // namespace delve::mageknight
