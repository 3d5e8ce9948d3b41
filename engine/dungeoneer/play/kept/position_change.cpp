// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/play/kept/position_change.h"

#include "engine/dungeoneer/play/core/invariants.h"
#include "engine/dungeoneer/play/core/json_forms.h"

namespace delve::dungeoneer::play {

namespace {

template <typename Id, typename List>
void changePieces(ObjectReader& reader, const Game& game, std::string_view key, List& list)
{
    reader.listOr(key, list.size(), [&](const JsonView& json, ReadLog& log) {
        ObjectReader piece(json, log);
        const std::string name = piece.string("id", 200);
        const auto id = game.find<Id>(name);
        if (id) {
            table::readFields(piece, game, list[indexOf(*id)], table::Absent::KeepsDefault);
            piece.refuseUnknown();
        } else if (log.ok()) {
            log.fail(json, {QT_TRANSLATE_NOOP("Engine", "this game has no %1"), {name}});
        }
        return 0;
    });
}

/// Sets and numbers of cards that follow from where each of them lies.
std::string sortCards(const Game& game, GameState& state)
{
    state.hands = state.boons = state.treasures = state.banes = state.hordes = {};
    state.deck = state.discard = state.laid = state.attached = {};
    for (int i = 0; i < game.cardCount(); ++i)
        if (CardState& card = state.card(CardId(i)); card.controller == PlayerId::None)
            card.controller = card.owner;
    const std::string wrong = fillSets(game, state);
    for (std::size_t i = 0; i < std::size_t(mostPlayers); ++i)
        state.players[i].hand = std::int16_t(state.hands[i].count());
    return wrong;
}

} // namespace

void changePosition(const Game& game, GameState& state, const JsonView& change, ReadLog& log)
{
    ObjectReader reader(change, log);
    changePieces<PlayerId>(reader, game, "players", state.players);
    changePieces<CardId>(reader, game, "cards", state.cards);
    changePieces<QuestId>(reader, game, "quests", state.quests);
    changePieces<SpaceId>(reader, game, "spaces", state.spaces);
    if (const auto json = reader.find("turn")) {
        ObjectReader turn(*json, log);
        table::readFields(turn, game, state.turn, table::Absent::KeepsDefault);
        turn.refuseUnknown();
    }
    reader.refuseUnknown();
    if (!log.ok())
        return;
    const std::string wrong = sortCards(game, state);
    const std::string fault = wrong.empty() ? faultOf(game, state) : wrong;
    if (!fault.empty())
        log.fail(change, {QT_TRANSLATE_NOOP("Engine", "the state of %1 is impossible"), {fault}});
}

} // namespace delve::dungeoneer::play
