#include "editor/text/play/play_sentences.h"

#include <QCoreApplication>
#include <QLocale>

namespace delve {

namespace {

QString translated(const char* text)
{
    return QCoreApplication::translate("Play", text);
}

QString counted(const char* text, int number)
{
    return QCoreApplication::translate("Play", text, nullptr, number);
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
                     .arg(modifier.amount >= 0 ? QStringLiteral("+") : QString())
                     .arg(modifier.amount)
                     .arg(words.titleOf(modifier.rule),
                          QString::fromUtf8(modifier.rule.data(), qsizetype(modifier.rule.size())));
}

} // namespace

QString chanceInWords(const play::Odds& odds)
{
    double clicks = 0;
    for (const play::Odds::Clicks& damage : odds.damage)
        clicks += double(damage.clicks) * damage.cases / odds.of;
    if (odds.damage.empty())
        return percent(odds.successes, odds.of);
    return translated(QT_TRANSLATE_NOOP("Play", "%1, %2 clicks on average"))
        .arg(percent(odds.successes, odds.of), QLocale().toString(clicks, 'f', 1));
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

} // namespace delve
