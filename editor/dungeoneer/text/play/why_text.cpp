// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/text/play/why_text.h"

#include "editor/dungeoneer/text/play/play_sentences.h"
#include "editor/dungeoneer/text/play/play_terms.h"
#include "engine/table/candidate_order.h"

#include <QCoreApplication>
#include <QLocale>

#include <cstdlib>

namespace delve::dungeoneer {

namespace {

QString nearness(int hundredths)
{
    const QString movement = QLocale().toString(std::abs(hundredths) / 100.0, 'f', 1);
    return saidInPlay(hundredths >= 0
                          ? QT_TRANSLATE_NOOP("CardPlay", "%1 Movement nearer to the place of a Quest")
                          : QT_TRANSLATE_NOOP("CardPlay", "%1 Movement farther from the place of a Quest"))
        .arg(movement);
}

QString inPercent(const char* text, int number)
{
    return saidInPlay(text).arg(QLocale().toString(number));
}

} // namespace

QString sentence(const table::Fact<play::FactKind>& fact)
{
    using enum play::FactKind;
    const int number = fact.number;
    switch (fact.kind) {
    case StepsNearer: return nearness(number);
    case QuestAtHand:
        return inPercent(QT_TRANSLATE_NOOP("CardPlay", "a Quest is within reach %1 times in 100"), number);
    case PlaceMissing:
        return saidInPlay(QT_TRANSLATE_N_NOOP("CardPlay", "%n place(s) of own Quests are not on the map yet"),
                          number);
    case LifeMissing:
        return saidInPlay(QT_TRANSLATE_N_NOOP("CardPlay", "the own Hero lacks %n Life"), number);
    case ChanceToHit: return inPercent(QT_TRANSLATE_NOOP("CardPlay", "hits %1 times in 100"), number);
    case ChanceToBeHit: return inPercent(QT_TRANSLATE_NOOP("CardPlay", "is hit %1 times in 100"), number);
    case Leader:
        return saidInPlay(QT_TRANSLATE_N_NOOP("CardPlay", "the target has completed %n Quest(s)"), number);
    case TargetLife:
        return saidInPlay(QT_TRANSLATE_N_NOOP("CardPlay", "the target has %n Life left"), number);
    case StaysInPlay: return saidInPlay(QT_TRANSLATE_NOOP("CardPlay", "it helps for good"));
    case WouldBeWasted: return saidInPlay(QT_TRANSLATE_NOOP("CardPlay", "it would be wasted now"));
    case KeptForLater: return saidInPlay(QT_TRANSLATE_NOOP("CardPlay", "the card is worth more later"));
    case WoundsLikely:
        return saidInPlay(QT_TRANSLATE_NOOP("CardPlay", "the own Hero is likely to take %1 wounds"))
            .arg(QLocale().toString(number / 100.0, 'f', 1));
    case HarmDone: return saidInPlay(QT_TRANSLATE_NOOP("CardPlay", "it harms the others"));
    case GloryGained: return saidInPlay(QT_TRANSLATE_N_NOOP("CardPlay", "it brings %n Glory"), number);
    case PerilGained: return saidInPlay(QT_TRANSLATE_N_NOOP("CardPlay", "it costs %n Peril"), number);
    case RollHelped:
        return inPercent(QT_TRANSLATE_NOOP("CardPlay", "the roll succeeds %1 times in 100 more"), number);
    case HelpsNow: return saidInPlay(QT_TRANSLATE_NOOP("CardPlay", "it helps at once"));
    case SavedForQuest:
        return saidInPlay(QT_TRANSLATE_N_NOOP("CardPlay", "a Quest will ask for %n Glory"), number);
    case TimesTried:
        return saidInPlay(QT_TRANSLATE_N_NOOP("CardPlay", "tried %n time(s) in the head"), number);
    case Standing:
        return inPercent(QT_TRANSLATE_NOOP("CardPlay", "wins %1 times in 100 as it seems"), number);
    case AnyOther: break;
    }
    return saidInPlay(QT_TRANSLATE_NOOP("CardPlay", "nothing is known about such an action"));
}

std::vector<Reason> reasonsOf(const play::Weighing& weighing, const play::Action& chosen,
                              const play::GameState& state, const PlayWords& words, std::size_t most)
{
    std::vector<Reason> reasons;
    for (const auto* candidate : table::candidatesInOrder(weighing, chosen, most)) {
        Reason reason{
            candidate->action, sentence(candidate->action, state, words), {}, candidate->action == chosen};
        for (const auto& fact : candidate->facts)
            reason.facts << sentence(fact);
        reasons.push_back(std::move(reason));
    }
    return reasons;
}

} // namespace delve::dungeoneer
