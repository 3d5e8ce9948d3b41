// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/text/play/why_text.h"

#include "editor/mageknight/text/play/play_sentences.h"
#include "engine/table/candidate_order.h"

#include <QCoreApplication>
#include <QLocale>

namespace delve::mageknight {

namespace {

QString plain(const char* text)
{
    return QCoreApplication::translate("Play", text);
}

QString plain(const char* text, const QString& word)
{
    return plain(text).arg(word);
}

QString counting(const char* text, int number)
{
    return QCoreApplication::translate("Play", text, nullptr, number);
}

QString inPercent(const char* text, int number)
{
    return plain(text, QLocale().toString(number));
}

QString nearness(int points)
{
    if (points == 0)
        return plain(QT_TRANSLATE_NOOP("Play", "no nearer to what it is after"));
    return points > 0
               ? counting(QT_TRANSLATE_N_NOOP("Play", "%n point(s) nearer to what it is after"), points)
               : counting(QT_TRANSLATE_N_NOOP("Play", "%n point(s) farther from what it is after"), -points);
}

} // namespace

QString sentence(const play::Fact& fact, const PlayWords& words)
{
    using enum play::FactKind;
    const int number = fact.number;
    switch (fact.kind) {
    case StepsNearer: return nearness(number);
    case ExpectedClicks:
        return plain(QT_TRANSLATE_NOOP("Play", "%1 clicks of damage on average"),
                     QLocale().toString(number / 100.0, 'f', 1));
    case ChanceToSucceed: return inPercent(QT_TRANSLATE_NOOP("Play", "succeeds %1 times in 100"), number);
    case EndsTarget:
        return inPercent(QT_TRANSLATE_NOOP("Play", "eliminates its target %1 times in 100"), number);
    case OwnFigure: return plain(QT_TRANSLATE_NOOP("Play", "hurts a figure of its own team"));
    case Threats:
        return counting(QT_TRANSLATE_N_NOOP("Play", "%n opposing figure(s) next to it there"), number);
    case FreeAttacks:
        return counting(QT_TRANSLATE_N_NOOP("Play", "%n opposing figure(s) can strike it on the way"),
                        number);
    case OpponentsAhead:
        return counting(QT_TRANSLATE_N_NOOP("Play", "%n opposing figure(s) in its front arc"), number);
    case ChestAtHand: return plain(QT_TRANSLATE_NOOP("Play", "a chest is at hand"));
    case WayToPrey:
        return counting(QT_TRANSLATE_N_NOOP("Play", "a hero of another team is %n point(s) away"), number);
    case WayOut: return plain(QT_TRANSLATE_NOOP("Play", "the team has nothing more to gain here"));
    case AimChest: return plain(QT_TRANSLATE_NOOP("Play", "to get to %1"), words.of(play::ChestId(number)));
    case AimExit: return plain(QT_TRANSLATE_NOOP("Play", "to get out of the dungeon"));
    case AimFigure: return plain(QT_TRANSLATE_NOOP("Play", "to get at %1"), words.of(play::FigureId(number)));
    case TimesTried: return counting(QT_TRANSLATE_N_NOOP("Play", "played out %n time(s)"), number);
    case Standing:
        return plain(QT_TRANSLATE_NOOP("Play", "stood at %1 of 100 afterwards, where 100 is a win"),
                     QLocale().toString(number));
    case OnlyPlan: return plain(QT_TRANSLATE_NOOP("Play", "nothing else came into question"));
    case NotTried: return plain(QT_TRANSLATE_NOOP("Play", "there was no time to play it out"));
    case AnyOther: return plain(QT_TRANSLATE_NOOP("Play", "nothing is known about such an action"));
    }
    return {};
}

std::vector<Reason> reasonsOf(const play::Weighing& weighing, const play::Action& chosen,
                              const play::GameState& state, const PlayWords& words, std::size_t most)
{
    std::vector<Reason> reasons;
    for (const auto* candidate : table::candidatesInOrder(weighing, chosen, most)) {
        Reason reason{
            candidate->action, sentence(candidate->action, state, words), {}, candidate->action == chosen};
        for (const play::Fact& fact : candidate->facts)
            reason.facts << sentence(fact, words);
        reasons.push_back(std::move(reason));
    }
    return reasons;
}

} // namespace delve::mageknight
