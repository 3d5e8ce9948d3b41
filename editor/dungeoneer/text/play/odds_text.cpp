// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/text/play/odds_text.h"

#include "editor/dungeoneer/text/play/play_terms.h"

#include <QCoreApplication>
#include <QLocale>

namespace delve::dungeoneer {

using namespace play;

namespace {

QString percentOf(int count, int all)
{
    return QLocale().toString(100.0 * count / all, 'f', 0);
}

QString termInWords(const RollTerm& term, const GameState& state, const PlayWords& words)
{
    const QString amount =
        term.amount < 0 ? QStringLiteral("−%1").arg(-term.amount) : QStringLiteral("+%1").arg(term.amount);
    if (term.source != SourceId::None)
        return QStringLiteral("%1 %2").arg(amount, words.of(state, term.source));
    using enum RollTermKind;
    switch (term.kind) {
    case Printed: return saidInPlay(QT_TRANSLATE_NOOP("CardPlay", "%1 printed")).arg(amount);
    case Score: return saidInPlay(QT_TRANSLATE_NOOP("CardPlay", "%1 to the score")).arg(amount);
    case Floor: return saidInPlay(QT_TRANSLATE_NOOP("CardPlay", "%1 since nothing is below 0")).arg(amount);
    case Bonus: return saidInPlay(QT_TRANSLATE_NOOP("CardPlay", "%1 to the roll")).arg(amount);
    case Boost: return saidInPlay(QT_TRANSLATE_NOOP("CardPlay", "%1 paid for")).arg(amount);
    case Number: return saidInPlay(QT_TRANSLATE_NOOP("CardPlay", "%1 asked for")).arg(amount);
    case Change: return saidInPlay(QT_TRANSLATE_NOOP("CardPlay", "%1 to the number")).arg(amount);
    case Risk: break;
    }
    return saidInPlay(QT_TRANSLATE_NOOP("CardPlay", "%1 Risk")).arg(amount);
}

QString termsInWords(const RollTerms& terms, const GameState& state, const PlayWords& words)
{
    QStringList parts;
    for (const RollTerm& term : terms)
        parts << termInWords(term, state, words);
    return parts.join(QStringLiteral(", "));
}

QString chanceOf(const ThreatOdds& odds, const GameState& state, const PlayWords& words)
{
    return saidInPlay(QT_TRANSLATE_NOOP("CardPlay", "%1 succeeds %2 %"))
        .arg(words.heroOf(state, odds.roller), percentOf(odds.passing, 6));
}

QString chanceOf(const CombatOdds& odds, const GameState& state, const PlayWords& words)
{
    return saidInPlay(QT_TRANSLATE_NOOP("CardPlay", "%1 hits %2 %, is hit %3 %"))
        .arg(words.of(state, odds.attacker), percentOf(odds.attackerHits, 36),
             percentOf(odds.defenderHits, 36));
}

QStringList linesOf(const ThreatOdds& odds, const GameState& state, const PlayWords& words)
{
    return {saidInPlay(QT_TRANSLATE_NOOP("CardPlay", "%1 against %2: %3 of 6 faces"))
                .arg(words.heroOf(state, odds.roller), inWords(odds.why), QString::number(odds.passing)),
            saidInPlay(QT_TRANSLATE_NOOP("CardPlay", "  die + %1 (%2)"))
                .arg(QString::number(odds.added), termsInWords(odds.score, state, words)),
            saidInPlay(QT_TRANSLATE_NOOP("CardPlay", "  needed %1 (%2)"))
                .arg(QString::number(odds.needed), termsInWords(odds.number, state, words))};
}

QStringList linesOf(const CombatOdds& odds, const GameState& state, const PlayWords& words)
{
    const QString attacker = words.of(state, odds.attacker), defender = words.of(state, odds.defender);
    return {saidInPlay(QT_TRANSLATE_NOOP("CardPlay",
                                         "%1 attacks %2 (%3): of 36 throws %1 hits in %4, %2 in %5, ties %6"))
                .arg(attacker, defender, inWords(odds.form), QString::number(odds.attackerHits),
                     QString::number(odds.defenderHits), QString::number(odds.ties)),
            QStringLiteral("  %1: +%2 (%3)")
                .arg(attacker, QString::number(odds.attackAdded), termsInWords(odds.attack, state, words)),
            QStringLiteral("  %1: +%2 (%3)")
                .arg(defender, QString::number(odds.defenceAdded), termsInWords(odds.defence, state, words))};
}

} // namespace

QString chanceInWords(const std::vector<RollOdds>& odds, const GameState& state, const PlayWords& words)
{
    QStringList parts;
    for (const RollOdds& roll : odds)
        parts << std::visit([&](const auto& one) { return chanceOf(one, state, words); }, roll);
    return parts.join(QStringLiteral("; "));
}

QStringList oddsInWords(const std::vector<RollOdds>& odds, const GameState& state, const PlayWords& words)
{
    QStringList lines;
    for (const RollOdds& roll : odds)
        lines << std::visit([&](const auto& one) { return linesOf(one, state, words); }, roll);
    return lines;
}

} // namespace delve::dungeoneer
