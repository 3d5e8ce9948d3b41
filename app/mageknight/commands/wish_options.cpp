// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mageknight/commands/wish_options.h"

#include "app/commands/seed_option.h"
#include "editor/mageknight/text/wish_text.h"
#include "editor/text/messages.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <charconv>
#include <limits>

namespace delve::mageknight {

namespace {

template <typename Enum> std::vector<std::string> namesOf()
{
    std::vector<std::string> names;
    for (const auto& [value, name] : enumNames<Enum>)
        names.emplace_back(name);
    return names;
}

} // namespace

void WishOptions::addTo(CLI::App& command)
{
    command
        .add_option("--seed", seed,
                    cliText(QT_TRANSLATE_NOOP("delve", "The same seed gives the same dungeon")))
        ->check(seedNumber())
        ->capture_default_str();
    command
        .add_option("--players", players, cliText(QT_TRANSLATE_NOOP("delve", "Number of players, 2 to 8")))
        ->default_str(std::to_string(wishes.players));
    command
        .add_option("--points", buildTotal, cliText(QT_TRANSLATE_NOOP("delve", "Build total of each team")))
        ->default_str(std::to_string(wishes.buildTotal));
    command.add_option(
        "--tiles", wishes.tilesEach,
        cliText(QT_TRANSLATE_NOOP("delve", "Tiles of each player; without it, what the rules say. In a new "
                                           "dungeon another number switches \"Free building\" on (LAY-23)")));
    command
        .add_option("--shape", shape,
                    cliText(QT_TRANSLATE_NOOP("delve", "balanced, compact or sprawling")) + ". " +
                        meaningOf(Wish::Shape).toStdString())
        ->check(CLI::IsMember(namesOf<DungeonShape>()));
    command.add_option("--loops", wishes.loops, meaningOf(Wish::Loops).toStdString());
    command.add_flag("--mirrored", wishes.isMirrored,
                     cliText(QT_TRANSLATE_NOOP("delve", "The same on both sides of the central chamber")));
    command
        .add_option("--terrain", terrain,
                    cliText(QT_TRANSLATE_NOOP("delve", "any, open, rough, water, chasms or walls")) + ". " +
                        meaningOf(Wish::Terrain).toStdString())
        ->check(CLI::IsMember(namesOf<TerrainFlavour>()));
    command
        .add_option("--chest-distance", wishes.chestDistance, meaningOf(Wish::ChestDistance).toStdString())
        ->capture_default_str();
    command.add_option("--doors", wishes.doors, cliText(QT_TRANSLATE_NOOP("delve", "Number of doors")));
    command.add_option("--markers", wishes.markers,
                       cliText(QT_TRANSLATE_NOOP("delve", "Number of terrain markers")));
    command.add_option("--artifacts", wishes.artifacts,
                       cliText(QT_TRANSLATE_NOOP("delve", "Number of artifacts")));
    command.add_option("--chests", wishes.chests, cliText(QT_TRANSLATE_NOOP("delve", "Number of chests")));
    command.add_option("--tokens", wishes.tokens,
                       cliText(QT_TRANSLATE_NOOP("delve", "Number of wandering tokens")));
    command.add_flag("--tough", wishes.toughTokens,
                     cliText(QT_TRANSLATE_NOOP("delve", "With Tough wandering tokens")));
    command.add_flag_callback(
        "--no-teams", [this] { wishes.teams = false; },
        cliText(QT_TRANSLATE_NOOP("delve", "Leave teams and pools to the players")));
    command.add_option(
        "--stock", stock,
        cliText(QT_TRANSLATE_NOOP("delve", "How many of a tile there are: starter/rotunda=1")));
    collection.addTo(command, "--owned", QT_TRANSLATE_NOOP("delve", "Only with tiles of your collection"));
    command.add_option("--seconds", seconds, cliText(QT_TRANSLATE_NOOP("delve", "Give up after this time")))
        ->capture_default_str()
        ->check(CLI::PositiveNumber);
}

nlohmann::ordered_json asJson(const std::vector<MissedWish>& missed)
{
    auto all = nlohmann::ordered_json::array();
    for (const MissedWish& miss : missed)
        all.push_back({{"wish", nameOf(miss.wish)}, {"wanted", miss.wanted}, {"nearest", miss.had}});
    return all;
}

std::vector<MissedWish> WishOptions::overruledBy(const Scenario& completed) const
{
    std::vector<MissedWish> missed;
    if (const int had = int(completed.players.size()); players && *players != had)
        missed.push_back({Wish::Players, *players, had});
    if (const int had = completed.options.buildTotal; buildTotal && *buildTotal != had)
        missed.push_back({Wish::BuildTotal, *buildTotal, had});
    return missed;
}

bool WishOptions::read(DungeonProgram& program, const Scenario* begun)
{
    const Content* content = program.content();
    if (!content)
        return false;
    wishes.players = players.value_or(wishes.players);
    wishes.buildTotal = buildTotal.value_or(wishes.buildTotal);
    if (begun && !begun->players.empty())
        wishes.players = std::max(2, int(begun->players.size())); // TEAM-05
    wishes.shape = fromName<DungeonShape>(shape).value_or(DungeonShape::Balanced);
    wishes.flavour = fromName<TerrainFlavour>(terrain).value_or(TerrainFlavour::Any);
    const auto owned = collection.read(*content);
    if (!owned) {
        program.complain({}, owned.error());
        return false;
    }
    wishes.collection = owned->value_or(OwnedPieces{});
    for (const std::string& entry : stock) {
        const auto equals = entry.find('=');
        int count = -1;
        if (equals != std::string::npos) {
            const char* end = entry.data() + entry.size();
            const auto [stop, failure] = std::from_chars(entry.data() + equals + 1, end, count);
            if (failure != std::errc() || stop != end)
                count = -1;
        }
        const Tile* tile = content->tile(ContentId(entry.substr(0, equals)));
        if (!tile || count < 0) {
            program.err.line(
                translated(QT_TRANSLATE_NOOP("delve", "--stock %1: expected a tile and a number, "
                                                      "like starter/rotunda=1"))
                    .arg(QString::fromStdString(entry)));
            return false;
        }
        wishes.collection[tile->id] = count;
    }
    if (const auto fault = faultOf(wishes)) {
        program.err.line(sentence(*fault));
        return false;
    }
    return true;
}

SearchWatch::SearchWatch(double seconds, DungeonProgram& program) : m_program(program), m_seconds(seconds)
{
    m_limits.steps = std::numeric_limits<std::int64_t>::max();
    m_limits.stop = m_stop.get_token();
    m_limits.onProgress = [this](const SearchProgress& progress) { look(progress); };
    m_timer.start();
}

void SearchWatch::look(const SearchProgress& progress)
{
    constexpr qint64 pause = 2000;
    const qint64 now = m_timer.elapsed();
    if (double(now) > 1000 * m_seconds)
        m_stop.request_stop();
    if (now < m_toldAt + pause)
        return;
    m_toldAt = now;
    m_program.err.line(translated(QT_TRANSLATE_NOOP("delve", "%1 s: %2 dungeons made, %3 tiles tried"))
                           .arg(now / 1000)
                           .arg(progress.made)
                           .arg(progress.steps));
}

} // namespace delve::mageknight
