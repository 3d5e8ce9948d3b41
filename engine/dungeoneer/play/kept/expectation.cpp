// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/play/kept/expectation.h"

#include "engine/dungeoneer/play/core/event_log.h"
#include "engine/dungeoneer/play/core/json_forms.h"

#include <algorithm>

namespace delve::dungeoneer::play {

namespace {

std::optional<JsonView> valueOf(const JsonView& object, std::string_view name)
{
    JsonView key = object.first();
    for (std::size_t i = 0; i < object.size(); ++i, key = key.next().next())
        if (key.string() == name)
            return key.next();
    return std::nullopt;
}

/// Every member that is expected is there, and its value is that one.
bool isLike(const JsonView& expected, const JsonView& found)
{
    if (expected.type() != found.type())
        return false;
    switch (expected.type()) {
    case JsonType::Null: return true;
    case JsonType::Boolean: return expected.boolean() == found.boolean();
    case JsonType::Integer: return expected.integer() == found.integer();
    case JsonType::String: return expected.string() == found.string();
    case JsonType::Real: return false; // there are none in a game
    case JsonType::Array: {
        if (expected.size() != found.size())
            return false;
        JsonView one = expected.first(), other = found.first();
        for (std::size_t i = 0; i < expected.size(); ++i, one = one.next(), other = other.next())
            if (!isLike(one, other))
                return false;
        return true;
    }
    case JsonType::Object: break;
    }
    JsonView key = expected.first();
    for (std::size_t i = 0; i < expected.size(); ++i, key = key.next().next()) {
        const auto value = valueOf(found, key.string());
        if (!value || !isLike(key.next(), *value))
            return false;
    }
    return true;
}

std::string inJson(const JsonView& value)
{
    std::string text;
    appendJson(text, value);
    return text;
}

Message notAsExpected(const std::string& expected, const std::string& found)
{
    return {QT_TRANSLATE_NOOP("Engine", "expected %1, found %2"), {expected, found}};
}

std::optional<Message> compare(const JsonView& expected, const std::string& found)
{
    const auto document = parseJson(found);
    if (document && isLike(expected, document->root()))
        return std::nullopt;
    return notAsExpected(inJson(expected), found);
}

/// One expectation, looked at in one moment.
class ExpectedMoment
{
public:
    ExpectedMoment(const Game& game, const GameState& state, const Events& last)
        : m_game(game), m_state(state), m_last(last)
    {}

    std::optional<Message> unmet(ObjectReader& reader) const
    {
        if (const auto name = reader.find("player"))
            return unlikePiece<PlayerId>(*name, reader, m_state.players);
        if (const auto name = reader.find("card"))
            return unlikePiece<CardId>(*name, reader, m_state.cards);
        if (const auto name = reader.find("quest"))
            return unlikePiece<QuestId>(*name, reader, m_state.quests);
        if (const auto name = reader.find("space"))
            return unlikePiece<SpaceId>(*name, reader, m_state.spaces);
        if (const auto turn = reader.find("turn"))
            return compare(*turn, written(m_state.turn));
        if (const auto who = reader.find("asked"))
            return unlikeAsked(*who);
        if (const auto action = reader.find("can"))
            return refusalOf(*action, {}, reader.log());
        if (const auto action = reader.find("cannot"))
            return refusalOf(*action, reader.string("by", 32, 1), reader.log());
        if (const auto action = reader.find("offers"))
            return offers(*action) ? std::nullopt : std::optional(notAsExpected(inJson(*action), "[]"));
        if (const auto action = reader.find("offersNo"))
            return offers(*action) ? std::optional(notAsExpected("[]", inJson(*action))) : std::nullopt;
        if (const auto events = reader.find("tells"))
            return untold(*events);
        if (const auto event = reader.find("tellsNot"))
            return isTold(*event) ? std::optional(notAsExpected("[]", inJson(*event))) : std::nullopt;
        return notAsExpected("player, card, quest, space, turn, asked, can, cannot, offers, offersNo, tells, "
                             "tellsNot",
                             inJson(reader.object()));
    }

private:
    template <typename T> std::string written(const T& what) const
    {
        std::string text;
        JsonWriter(text).object([&](auto& object) { table::tellFields(object, m_game, what); });
        return text;
    }

    template <typename Id, typename List>
    std::optional<Message> unlikePiece(const JsonView& name, ObjectReader& reader, const List& list) const
    {
        const auto id = m_game.find<Id>(readString(name, reader.log(), 200, 1));
        const auto has = reader.require("has");
        if (!id || !has)
            return Message{QT_TRANSLATE_NOOP("Engine", "this game has no %1"), {inJson(name)}};
        return compare(*has, written(list[indexOf(*id)]));
    }

    std::optional<Message> unlikeAsked(const JsonView& who) const
    {
        std::string found;
        JsonWriter out(found);
        table::tellValue(out, m_game, playerToAct(m_game, m_state));
        return compare(who, found);
    }

    std::optional<Message> refusalOf(const JsonView& json, const std::string& rule, ReadLog& log) const
    {
        const Action action = readAction(json, log, m_game);
        if (!log.ok())
            return std::nullopt; // the log says why
        const std::string by(check(m_game, m_state, action).rule);
        return by == rule ? std::nullopt
                          : std::optional(notAsExpected(rule.empty() ? inJson(json) : rule,
                                                        by.empty() ? inJson(json) : by));
    }

    bool offers(const JsonView& expected) const
    {
        Actions legal;
        legalActions(m_game, m_state, legal);
        return std::ranges::any_of(
            legal, [&](const Action& action) { return !compare(expected, writeAction(m_game, action)); });
    }

    std::optional<Message> untold(const JsonView& expected) const
    {
        const std::string found = writeTold(m_game, m_last);
        const auto document = parseJson(found);
        if (expected.type() != JsonType::Array || expected.size() == 0 || !document)
            return notAsExpected("[…]", inJson(expected));
        JsonView next = expected.first();
        std::size_t met = 0;
        JsonView told = document->root().first();
        for (std::size_t i = 0; i < document->root().size() && met < expected.size(); ++i, told = told.next())
            if (isLike(next, told) && ++met < expected.size())
                next = next.next();
        return met == expected.size() ? std::nullopt : std::optional(notAsExpected(inJson(next), found));
    }

    bool isTold(const JsonView& event) const
    {
        const auto document = parseJson(writeTold(m_game, m_last));
        JsonView told = document->root().first();
        for (std::size_t i = 0; i < document->root().size(); ++i, told = told.next())
            if (isLike(event, told))
                return true;
        return false;
    }

    const Game& m_game;
    const GameState& m_state;
    const Events& m_last;
};

} // namespace

std::optional<Message> unmet(const Game& game, const GameState& state, const Events& last,
                             const JsonView& expectation)
{
    ReadLog log;
    ObjectReader reader(expectation, log);
    auto fault = ExpectedMoment(game, state, last).unmet(reader);
    reader.refuseUnknown();
    if (const auto read = log.resultOf(0); !read)
        return read.error().what;
    return fault;
}

} // namespace delve::dungeoneer::play
