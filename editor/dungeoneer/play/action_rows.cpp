// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/play/action_rows.h"

#include "editor/dungeoneer/text/map_names.h"
#include "editor/dungeoneer/text/play/play_sentences.h"
#include "editor/dungeoneer/text/play/play_terms.h"

#include <QCoreApplication>

#include <algorithm>
#include <optional>

namespace delve::dungeoneer {

using namespace play;

namespace {

/// What is said of actions that differ only in one thing, and that thing.
struct Differing
{
    QString text;
    QString label;
};

std::optional<Differing> differing(const Action& action, const GameState& state, const PlayWords& words)
{
    if (const auto* lay = std::get_if<LayEncounter>(&action); lay && words.game().card(lay->card).isMonster())
        return Differing{saidInPlay(QT_TRANSLATE_NOOP("CardPlay", "Send %1 against %2"))
                             .arg(words.of(state, lay->card), words.heroOf(state, lay->target)),
                         inWords(lay->form)};
    if (const auto* challenge = std::get_if<Challenge>(&action);
        challenge && challenge->takes == QuestId::None)
        return Differing{saidInPlay(QT_TRANSLATE_NOOP("CardPlay", "Challenge %1 (1 Movement)"))
                             .arg(words.of(state, challenge->target)),
                         inWords(challenge->form)};
    if (const auto* place = std::get_if<PlaceMap>(&action))
        return Differing{saidInPlay(QT_TRANSLATE_NOOP("CardPlay", "Lay %1: %2"))
                             .arg(words.of(state, place->space), placeWords({place->column, place->row})),
                         saidInPlay(place->isTurned ? QT_TRANSLATE_NOOP("CardPlay", "upside down")
                                                    : QT_TRANSLATE_NOOP("CardPlay", "upright"))};
    return std::nullopt;
}

} // namespace

std::vector<PlayedTable::ActionRow> actionRows(const Actions& legal, const GameState& state,
                                               const PlayWords& words)
{
    std::vector<PlayedTable::ActionRow> rows;
    for (int i = 0; i < int(legal.size()); ++i) {
        const Action& action = legal[std::size_t(i)];
        const auto choice = differing(action, state, words);
        const QString text = choice ? choice->text : sentence(action, state, words);
        auto row = std::ranges::find(rows, text, &PlayedTable::ActionRow::text);
        if (row == rows.end()) {
            rows.push_back({text, i});
            row = rows.end() - 1;
        }
        const bool isSaid =
            choice && std::ranges::any_of(row->choices, [&](const PlayedTable::Choice& other) {
                return other.label == choice->label;
            });
        if (choice && !isSaid)
            row->choices.push_back({i, -1, choice->label});
    }
    return rows;
}

} // namespace delve::dungeoneer
