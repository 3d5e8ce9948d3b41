// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/text/play/why_gist.h"

#include "editor/mageknight/text/play/action_groups.h"
#include "editor/mageknight/text/play/play_sentences.h"
#include "editor/mageknight/text/play/play_terms.h"
#include "editor/mageknight/text/play/why_text.h"

#include <algorithm>
#include <optional>

namespace delve::mageknight {

using namespace play;

namespace {

using in_play::translated;

/// Who does it: the figure that is named, or the one that acts.
QString actorIn(const Action& action, const GameState& state, const PlayWords& words)
{
    const FigureId named = std::visit(
        []<typename T>(const T& what) {
            if constexpr (requires { FigureId(what.figure); })
                return what.figure;
            else
                return FigureId::None;
        },
        action);
    if (named != FigureId::None)
        return words.of(named);
    if (state.turn().token != TokenId::None)
        return words.of(state.turn().token);
    return state.turn().figure != FigureId::None ? words.of(state.turn().figure) : QString();
}

/// What somebody is after who moves, turns or begins: "Wren makes for the way out".
std::optional<QString> aimIn(const QString& who, const std::vector<Fact>& facts, const PlayWords& words)
{
    for (const Fact& fact : facts)
        switch (fact.kind) {
        case FactKind::AimChest:
            return translated(QT_TRANSLATE_NOOP("Play", "%1 heads for %2"))
                .arg(who, words.of(ChestId(fact.number)));
        case FactKind::AimExit:
            return translated(QT_TRANSLATE_NOOP("Play", "%1 makes for the way out")).arg(who);
        case FactKind::AimFigure:
            return translated(QT_TRANSLATE_NOOP("Play", "%1 goes after %2"))
                .arg(who, words.of(FigureId(fact.number)));
        default: break;
        }
    return std::nullopt;
}

} // namespace

QString gistOf(const Action& action, const std::vector<Fact>& facts, const GameState& state,
               const PlayWords& words)
{
    const ActionGroup group = groupOf(action);
    const bool isOnTheWay = group == ActionGroup::Move || group == ActionGroup::Turn ||
                            group == ActionGroup::Activate || group == ActionGroup::End;
    const QString who = actorIn(action, state, words);
    if (isOnTheWay && !who.isEmpty())
        if (const auto aim = aimIn(who, facts, words))
            return *aim;
    const QString what = sentence(action, state, words);
    const QString whoAndWhat = who.isEmpty() || what.contains(who)
                                   ? what
                                   : translated(QT_TRANSLATE_NOOP("Play", "%1: %2")).arg(who, what);
    if (facts.empty())
        return whoAndWhat;
    return translated(QT_TRANSLATE_NOOP("Play", "%1 — %2")).arg(whoAndWhat, sentence(facts.front(), words));
}

} // namespace delve::mageknight
