// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/text/play/play_sentences.h"
#include "editor/mageknight/text/play/play_terms.h"

#include <QLocale>

namespace delve::mageknight {

namespace {

using in_play::counted;
using in_play::translated;

QString ruleId(std::string_view rule)
{
    return QString::fromUtf8(rule.data(), qsizetype(rule.size()));
}

QString percent(int cases, int of)
{
    if (cases > 0 && 200 * cases < of)
        return translated(QT_TRANSLATE_NOOP("Play", "under 1%"));
    if (cases < of && 200 * (of - cases) < of)
        return translated(QT_TRANSLATE_NOOP("Play", "over 99%"));
    return translated(QT_TRANSLATE_NOOP("Play", "%1%")).arg(QLocale().toString(100.0 * cases / of, 'f', 0));
}

QString cases(int cases, int of)
{
    return translated(QT_TRANSLATE_NOOP("Play", "%1 of %2 (%3)")).arg(cases).arg(of).arg(percent(cases, of));
}

void tell(const play::Odds& odds, const PlayWords& words, QStringList& lines)
{
    const QString chance = cases(odds.successes, odds.of);
    lines << (odds.target == play::FigureId::None
                  ? translated(QT_TRANSLATE_NOOP("Play", "Success: %1")).arg(chance)
                  : translated(QT_TRANSLATE_NOOP("Play", "Success against %1: %2"))
                        .arg(words.of(odds.target), chance));
    if (odds.defense > 0)
        lines << translated(QT_TRANSLATE_NOOP("Play", "  attack %1 against %2: needs %3"))
                     .arg(odds.attack)
                     .arg(odds.defense)
                     .arg(std::max(odds.needed, 2));
    else if (odds.needed > 0)
        lines << translated(QT_TRANSLATE_NOOP("Play", "  needs %1")).arg(odds.needed);
    for (const play::Odds::Clicks& damage : odds.damage)
        lines << counted(QT_TRANSLATE_N_NOOP("Play", "  %n click(s): %1"), damage.clicks)
                     .arg(cases(damage.cases, odds.of));
    for (const play::Modifier& modifier : odds.modifiers)
        lines << QStringLiteral("  %1%2  %3 (%4)")
                     .arg(modifier.amount >= 0 ? QStringLiteral("+") : QString(),
                          QString::number(modifier.amount), words.titleOf(modifier.rule),
                          ruleId(modifier.rule));
}

/// How likely, and how many clicks, short enough to stand beside another chance.
QString shortChance(const play::Forecast& forecast)
{
    if (!forecast.odds)
        return translated(QT_TRANSLATE_NOOP("Play", "falls away (%1)")).arg(ruleId(forecast.fallsAway));
    const QString chance = percent(forecast.odds->successes, forecast.odds->of);
    if (forecast.odds->damage.empty())
        return chance;
    return translated(QT_TRANSLATE_NOOP("Play", "%1 (%2 clicks)"))
        .arg(chance, QLocale().toString(expectedClicks(*forecast.odds), 'f', 1));
}

bool isAtSeveral(const play::Forecast& forecast)
{
    return forecast.odds && !forecast.odds->others.empty();
}

/// What comes back, as the end of a sentence about a chance.
QString replyBehind(const play::Forecast& forecast)
{
    const bool isSeveral = isAtSeveral(forecast);
    switch (forecast.reply) {
    case play::Reply::None: break;
    case play::Reply::May:
        return translated(isSeveral ? QT_TRANSLATE_NOOP("Play", ", and they may strike back")
                                    : QT_TRANSLATE_NOOP("Play", ", and it may strike back"));
    case play::Reply::Must:
        return translated(isSeveral ? QT_TRANSLATE_NOOP("Play", ", and they will strike back")
                                    : QT_TRANSLATE_NOOP("Play", ", and it will strike back"));
    }
    return {};
}

/// Who strikes back, as a sentence of its own.
void tellReply(const play::Forecast& forecast, QStringList& lines)
{
    if (forecast.reply == play::Reply::Must)
        lines << translated(QT_TRANSLATE_NOOP("Play", "Who still can then strikes back (CLOSE-06)."));
    else if (forecast.reply == play::Reply::May)
        lines << translated(QT_TRANSLATE_NOOP("Play", "Who still can then may strike back."));
}

/// Who would turn: the target, which needs no name, another figure, or several.
enum class Turners
{
    Target,
    Other,
    Several
};

Turners turnersOf(const play::Forecasts& forecasts)
{
    if (forecasts.turning.size() != 1)
        return Turners::Several;
    const auto& odds = forecasts.unturned.odds;
    return odds && forecasts.turning.front() == odds->target ? Turners::Target : Turners::Other;
}

/// CMB-13: of an action that rolls nothing.
QString fallsAwayIfTurned(const play::Forecasts& forecasts, const PlayWords& words)
{
    const QString rule = ruleId(forecasts.turned->fallsAway);
    if (turnersOf(forecasts) == Turners::Several)
        return translated(QT_TRANSLATE_NOOP("Play", "falls away (%1) if they turn")).arg(rule);
    return translated(QT_TRANSLATE_NOOP("Play", "falls away (%1) if %2 turns"))
        .arg(rule, words.of(forecasts.turning.front()));
}

QString chanceOfBoth(const play::Forecasts& forecasts, const PlayWords& words)
{
    if (!forecasts.unturned.odds)
        return fallsAwayIfTurned(forecasts, words);
    const QString stays = shortChance(forecasts.unturned);
    const QString turns = shortChance(*forecasts.turned);
    const QString reply = replyBehind(*forecasts.turned);
    switch (turnersOf(forecasts)) {
    case Turners::Target:
        return translated(QT_TRANSLATE_NOOP("Play", "%1 if it does not turn, %2 if it does"))
                   .arg(stays, turns) +
               reply;
    case Turners::Other:
        return translated(QT_TRANSLATE_NOOP("Play", "%1 if %3 does not turn, %2 if it does"))
                   .arg(stays, turns, words.of(forecasts.turning.front())) +
               reply;
    case Turners::Several: break;
    }
    return translated(QT_TRANSLATE_NOOP("Play", "%1 if nobody turns, %2 if they do")).arg(stays, turns) +
           reply;
}

/// The headings above the odds in full, for nobody turning and for turning.
std::pair<QString, QString> headings(const play::Forecasts& forecasts, const PlayWords& words)
{
    switch (turnersOf(forecasts)) {
    case Turners::Target:
    case Turners::Other: {
        const QString who = words.of(forecasts.turning.front());
        return {translated(QT_TRANSLATE_NOOP("Play", "If %1 does not turn (SPIN-01):")).arg(who),
                translated(QT_TRANSLATE_NOOP("Play", "If %1 turns:")).arg(who)};
    }
    case Turners::Several: break;
    }
    return {translated(QT_TRANSLATE_NOOP("Play", "If nobody turns (SPIN-01):")),
            translated(QT_TRANSLATE_NOOP("Play", "If they turn:"))};
}

void tell(const play::Forecast& forecast, const PlayWords& words, QStringList& lines)
{
    if (forecast.odds)
        lines << oddsInWords(*forecast.odds, words);
    else if (!forecast.fallsAway.empty())
        lines << translated(QT_TRANSLATE_NOOP("Play", "It falls away and costs nothing: %1 (%2)"))
                     .arg(words.titleOf(forecast.fallsAway), ruleId(forecast.fallsAway));
    tellReply(forecast, lines);
}

} // namespace

QString chanceInWords(const play::Odds& odds)
{
    if (odds.damage.empty())
        return percent(odds.successes, odds.of);
    return translated(QT_TRANSLATE_NOOP("Play", "%1, %2 clicks on average"))
        .arg(percent(odds.successes, odds.of), QLocale().toString(expectedClicks(odds), 'f', 1));
}

QString chanceInWords(const play::Forecasts& forecasts, const PlayWords& words)
{
    QStringList chances;
    if (forecasts.turned)
        chances << chanceOfBoth(forecasts, words);
    else if (forecasts.unturned.odds)
        chances << chanceInWords(*forecasts.unturned.odds) + replyBehind(forecasts.unturned);
    else if (!forecasts.unturned.fallsAway.empty())
        chances << shortChance(forecasts.unturned);
    if (forecasts.breakAway)
        chances << translated(QT_TRANSLATE_NOOP("Play", "breaking away on the way: %1"))
                       .arg(chanceInWords(*forecasts.breakAway));
    if (forecasts.freeAttack)
        chances << translated(QT_TRANSLATE_NOOP("Play", "%1 may strike: %2"))
                       .arg(words.of(forecasts.striker), chanceInWords(*forecasts.freeAttack));
    return chances.join(QStringLiteral("; "));
}

QString priceInWords(int price)
{
    return price > 0 ? counted(QT_TRANSLATE_N_NOOP("Play", "Costs %n speed point(s)"), price) : QString();
}

QStringList oddsInWords(const play::Odds& odds, const PlayWords& words)
{
    QStringList lines;
    tell(odds, words, lines);
    if (odds.selfHarm > 0)
        lines << translated(QT_TRANSLATE_NOOP("Play", "A click for the one who rolls (DMG-05): %1"))
                     .arg(cases(odds.selfHarm, odds.of));
    for (const play::Odds& other : odds.others)
        tell(other, words, lines);
    return lines;
}

QStringList oddsInWords(const play::Forecasts& forecasts, int price, const PlayWords& words)
{
    QStringList lines;
    if (price > 0)
        lines << priceInWords(price);
    if (forecasts.turned) {
        const auto [stays, turns] = headings(forecasts, words);
        if (forecasts.unturned.odds) {
            lines << stays;
            tell(forecasts.unturned, words, lines);
        }
        lines << turns;
        tell(*forecasts.turned, words, lines);
    } else {
        tell(forecasts.unturned, words, lines);
    }
    if (forecasts.breakAway) {
        lines << translated(
            QT_TRANSLATE_NOOP("Play", "It is held on the way and has to break away (BRK-01):"));
        lines << oddsInWords(*forecasts.breakAway, words);
    }
    if (forecasts.freeAttack) {
        lines << translated(QT_TRANSLATE_NOOP("Play", "%1 may strike (PASS-08):"))
                     .arg(words.of(forecasts.striker));
        lines << oddsInWords(*forecasts.freeAttack, words);
    }
    return lines;
}

} // namespace delve::mageknight
