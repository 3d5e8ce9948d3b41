// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/play/action_rows.h"

#include "editor/mageknight/text/play/action_groups.h"
#include "editor/mageknight/text/play/blanks.h"
#include "editor/mageknight/text/play/play_sentences.h"
#include "editor/mageknight/text/play/play_terms.h"

#include <algorithm>
#include <numeric>
#include <optional>

namespace delve::mageknight {

using namespace play;

namespace {

using in_play::translated;

template <typename T, typename... Others> constexpr bool isOneOf = (std::is_same_v<T, Others> || ...);

/// A step or turn of the active figure: the board and the compass are better for it.
bool isOfCompass(const Action& action)
{
    if (const auto* step = std::get_if<Step>(&action))
        return !step->use;
    return std::holds_alternative<play::Turn>(action);
}

/// The place of a group among those that a person looks at first: what is asked, then fights.
int rankOf(const Action& action)
{
    switch (groupOf(action)) {
    case ActionGroup::Choose: return 0;
    case ActionGroup::Fight: return 1;
    case ActionGroup::Deed: return 2;
    case ActionGroup::Activate: return 3;
    case ActionGroup::Move: return 4;
    case ActionGroup::Turn: return 5;
    case ActionGroup::Other: return 6;
    case ActionGroup::End: return 7;
    case ActionGroup::Without: break;
    }
    return 8;
}

/// What is said of actions that differ only in one thing: a direction, or what the label says.
struct Differing
{
    QString text;
    int direction = -1;
    QString label{};
    bool isFolded = false;
};

Differing inDirection(const QString& text, Direction direction)
{
    return {text, int(direction)};
}

/// MD-04: turns by facing; lines by where they end, a row for each facing.
Differing differingDrive(const Drive& drive, const QString& end)
{
    if (drive.ahead == 0)
        return inDirection(translated(QT_TRANSLATE_NOOP("Play", "Turn on the dot")), drive.facing);
    if (drive.ahead < 0)
        return {translated(QT_TRANSLATE_NOOP("Play", "Drive back to")), -1, end, true};
    return {translated(QT_TRANSLATE_NOOP("Play", "Drive to, facing %1")).arg(inWords(drive.facing)), -1, end,
            true};
}

std::optional<Differing> differing(const GameMoment& moment, const Action& action, const PlayWords& words)
{
    const auto endOf = [&] { return words.square(targetsOf(moment.position(), action).back().square); };
    return std::visit(
        [&]<typename T>(const T& what) -> std::optional<Differing> {
            if constexpr (isOneOf<T, Spin, TurnNimble>)
                return inDirection(
                    translated(QT_TRANSLATE_NOOP("Play", "Turn %1")).arg(words.of(what.figure)), what.facing);
            else if constexpr (std::is_same_v<T, FaceTo>)
                return inDirection(translated(QT_TRANSLATE_NOOP("Play", "Choose the facing")), what.facing);
            else if constexpr (std::is_same_v<T, PlaceMonster>)
                return inDirection(
                    translated(QT_TRANSLATE_NOOP("Play", "On %1, facing")).arg(words.square(what.to)),
                    what.facing);
            else if constexpr (std::is_same_v<T, PutChest>)
                return inDirection(
                    translated(QT_TRANSLATE_NOOP("Play", "On %1, facing")).arg(words.square(what.to)),
                    directionOf(what.facing));
            else if constexpr (std::is_same_v<T, FlyTo>)
                return Differing{what.use
                                     ? translated(QT_TRANSLATE_NOOP("Play", "Fly to a marker and use it"))
                                     : translated(QT_TRANSLATE_NOOP("Play", "Fly to")),
                                 -1, words.square(what.square)};
            else if constexpr (std::is_same_v<T, Drive>)
                return differingDrive(what, endOf());
            else if constexpr (std::is_same_v<T, PassThrough>)
                return Differing{
                    what.use ? translated(QT_TRANSLATE_NOOP("Play", "Pass through to a marker and use it"))
                             : translated(QT_TRANSLATE_NOOP("Play", "Pass through to")),
                    -1, endOf()};
            else if constexpr (isOneOf<T, CancelAbility, CancelGift>) {
                const Blanks blanks(what, moment.position(), words);
                return Differing{translated(QT_TRANSLATE_NOOP("Play", "Do without an ability")), -1,
                                 translated(QT_TRANSLATE_NOOP("Play", "%1 of %2"))
                                     .arg(blanks.value("ability"), blanks.value("figure")),
                                 true};
            } else {
                return std::nullopt;
            }
        },
        action);
}

/// A single choice, unless it is folded away, needs no buttons: its sentence says all.
void straighten(PlayedTable::ActionRow& row, const GameMoment& moment, const PlayWords& words)
{
    if (row.choices.size() != 1 || row.isFolded || row.choices.front().direction >= 0)
        return;
    row.text = sentence(moment.legal()[std::size_t(row.action)], moment.view().state, words);
    row.choices.clear();
}

} // namespace

std::vector<PlayedTable::ActionRow> actionRows(const GameMoment& moment, const PlayWords& words)
{
    std::vector<int> order(moment.legal().size());
    std::iota(order.begin(), order.end(), 0);
    std::ranges::stable_sort(order, {}, [&](int i) { return rankOf(moment.legal()[std::size_t(i)]); });
    std::vector<PlayedTable::ActionRow> rows;
    for (const int i : order) {
        const Action& action = moment.legal()[std::size_t(i)];
        if (isOfCompass(action) || moment.isDominated(std::size_t(i)))
            continue;
        const auto choice = differing(moment, action, words);
        if (!choice) {
            rows.push_back({sentence(action, moment.view().state, words), i});
            continue;
        }
        auto row = std::ranges::find(rows, choice->text, &PlayedTable::ActionRow::text);
        if (row == rows.end()) {
            rows.push_back({choice->text, i, {}, choice->isFolded});
            row = rows.end() - 1;
        }
        row->choices.push_back({i, choice->direction, choice->label});
    }
    for (PlayedTable::ActionRow& row : rows)
        straighten(row, moment, words);
    return rows;
}

int digitOf(const GameMoment& moment, const Action& action)
{
    constexpr int mostHeroes = 5;
    if (const auto* activate = std::get_if<Activate>(&action)) {
        const auto& heroes = moment.view().game.player(moment.position().turn().player).heroes;
        const auto found = std::ranges::find(heroes, activate->figure);
        const int place = found == heroes.end() ? mostHeroes : int(found - heroes.begin());
        return place < mostHeroes ? place + 1 : -1;
    }
    switch (groupOf(action)) {
    case ActionGroup::Fight: return mostHeroes + 1;
    case ActionGroup::Move: return mostHeroes + 2;
    case ActionGroup::Deed: return mostHeroes + 3;
    case ActionGroup::Choose: return mostHeroes + 4;
    case ActionGroup::Activate:
    case ActionGroup::Turn:
    case ActionGroup::Other:
    case ActionGroup::End:
    case ActionGroup::Without: break;
    }
    return -1;
}

} // namespace delve::mageknight
