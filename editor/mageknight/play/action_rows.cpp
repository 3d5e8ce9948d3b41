// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/play/action_rows.h"

#include "editor/mageknight/text/play/play_sentences.h"

#include <QCoreApplication>

#include <optional>

namespace delve::mageknight {

using namespace play;

namespace {

QString translated(const char* text)
{
    return QCoreApplication::translate("Play", text);
}

template <typename T, typename... Others> constexpr bool isOneOf = (std::is_same_v<T, Others> || ...);

/// A step or turn of the active figure: the board and the compass are better for it.
bool isOfCompass(const Action& action)
{
    if (const auto* step = std::get_if<Step>(&action))
        return !step->use;
    return std::holds_alternative<play::Turn>(action);
}

/// What is said of actions that differ only in a direction, and the direction.
struct Directed
{
    QString text;
    Direction direction;
};

std::optional<Directed> directed(const Action& action, const PlayWords& words)
{
    return std::visit(
        [&]<typename T>(const T& what) -> std::optional<Directed> {
            if constexpr (isOneOf<T, Spin, TurnNimble>)
                return Directed{translated(QT_TRANSLATE_NOOP("Play", "Turn %1")).arg(words.of(what.figure)),
                                what.facing};
            else if constexpr (std::is_same_v<T, FaceTo>)
                return Directed{translated(QT_TRANSLATE_NOOP("Play", "Choose the facing")), what.facing};
            else if constexpr (std::is_same_v<T, PlaceMonster>)
                return Directed{
                    translated(QT_TRANSLATE_NOOP("Play", "On %1, facing")).arg(words.square(what.to)),
                    what.facing};
            else if constexpr (std::is_same_v<T, PutChest>)
                return Directed{
                    translated(QT_TRANSLATE_NOOP("Play", "On %1, facing")).arg(words.square(what.to)),
                    directionOf(what.facing)};
            else
                return std::nullopt;
        },
        action);
}

} // namespace

std::vector<PlayedTable::ActionRow> actionRows(const GameMoment& moment, const PlayWords& words)
{
    std::vector<PlayedTable::ActionRow> rows;
    for (int i = 0; i < int(moment.legal().size()); ++i) {
        const Action& action = moment.legal()[std::size_t(i)];
        if (isOfCompass(action))
            continue;
        const auto facing = directed(action, words);
        if (!facing) {
            rows.push_back({sentence(action, moment.view().state, words), i});
            continue;
        }
        if (rows.empty() || rows.back().choices.empty() || rows.back().text != facing->text)
            rows.push_back({facing->text, i});
        rows.back().choices.push_back({i, int(facing->direction)});
    }
    return rows;
}

} // namespace delve::mageknight
