// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/text/guide_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace delve::mageknight {

namespace {

QString say(const char* text)
{
    return QCoreApplication::translate("Guide", text);
}

QString playerName(const ThingId& player, const Scenario& scenario)
{
    const auto found = std::ranges::find(scenario.players, player, &Player::id);
    return found == scenario.players.end() ? QString() : QString::fromStdString(found->name);
}

QString tileTask(TaskKind task)
{
    switch (task) {
    case TaskKind::LayMap:
        return say(QT_TRANSLATE_NOOP("Guide", "Lay the tiles as the printed map shows them."));
    case TaskKind::LayCentral:
        return say(QT_TRANSLATE_NOOP(
            "Guide", "The starting player lays a chamber in the middle: it is the central chamber."));
    case TaskKind::NameCentral:
        return say(QT_TRANSLATE_NOOP("Guide", "Say which chamber is the central one: select it and choose "
                                              "its role in the inspector."));
    case TaskKind::LayTile:
        return say(QT_TRANSLATE_NOOP("Guide", "Lay a chamber or a hallway that has a path to the central "
                                              "chamber. Everybody keeps a hallway for the end."));
    case TaskKind::LayChamber:
        return say(QT_TRANSLATE_NOOP(
            "Guide", "Lay a chamber: every player needs three, and the tiles that are left are needed."));
    default:
        return say(QT_TRANSLATE_NOOP("Guide", "The last tile of a player is a hallway that makes an "
                                              "entrance: open to the outside, joined to a single chamber."));
    }
}

} // namespace

QString titleOf(SetupStep step)
{
    switch (step) {
    case SetupStep::Heroes: return say(QT_TRANSLATE_NOOP("Guide", "Choose Heroes"));
    case SetupStep::Tiles: return say(QT_TRANSLATE_NOOP("Guide", "Lay out the dungeon"));
    case SetupStep::SpecialPieces: return say(QT_TRANSLATE_NOOP("Guide", "Special terrain and doors"));
    case SetupStep::Chests: return say(QT_TRANSLATE_NOOP("Guide", "Treasure chests"));
    case SetupStep::Tokens: return say(QT_TRANSLATE_NOOP("Guide", "Wandering tokens"));
    case SetupStep::MageSpawn: return say(QT_TRANSLATE_NOOP("Guide", "Mage Spawn pool"));
    case SetupStep::Arrows: return say(QT_TRANSLATE_NOOP("Guide", "Entrances and exits"));
    case SetupStep::Start: return say(QT_TRANSLATE_NOOP("Guide", "Start the game"));
    }
    return {};
}

QString progressOf(const StepStanding& standing, int players)
{
    const auto counted = [&](const char* text) { return say(text).arg(standing.done).arg(standing.wanted); };
    switch (standing.step) {
    case SetupStep::Heroes: return counted(QT_TRANSLATE_NOOP("Guide", "%1 of %2 teams chosen"));
    case SetupStep::Tiles:
        // LAY-19: as the findings say it, for as long as it may become either.
        if (players == 2 && standing.done <= 6 && standing.wanted > 6)
            return counted(
                QT_TRANSLATE_NOOP("Guide", "%1 laid: 6 tiles make a small dungeon, %2 a usual one"));
        return counted(QT_TRANSLATE_NOOP("Guide", "%1 of %2 tiles laid"));
    case SetupStep::SpecialPieces:
        return counted(QT_TRANSLATE_NOOP("Guide", "%1 of at most %2 pieces placed"));
    case SetupStep::Chests:
        if (standing.wanted == 0)
            return say(QT_TRANSLATE_NOOP("Guide", "Chests placed: %1")).arg(standing.done);
        return counted(QT_TRANSLATE_NOOP("Guide", "%1 of %2 chests placed"));
    case SetupStep::Tokens: return counted(QT_TRANSLATE_NOOP("Guide", "%1 of at most %2 tokens placed"));
    case SetupStep::MageSpawn: return counted(QT_TRANSLATE_NOOP("Guide", "%1 of %2 players have given"));
    case SetupStep::Arrows: return counted(QT_TRANSLATE_NOOP("Guide", "%1 of %2 arrows chosen"));
    case SetupStep::Start: break;
    }
    return standing.state == StepState::Done ? say(QT_TRANSLATE_NOOP("Guide", "Ready for play"))
                                             : say(QT_TRANSLATE_NOOP("Guide", "Errors: %1 · to do: %2"))
                                                   .arg(countOf(standing.problems, Severity::Error))
                                                   .arg(countOf(standing.problems, Severity::Todo));
}

QString taskInWords(const StepStanding& standing, const Scenario& scenario)
{
    const QString name = playerName(standing.about, scenario);
    switch (standing.task) {
    case TaskKind::AddPlayers: return say(QT_TRANSLATE_NOOP("Guide", "Add players in the panel Players."));
    case TaskKind::ChooseHeroes:
        return say(QT_TRANSLATE_NOOP("Guide", "%1 chooses Heroes for up to %2 points, in the panel Players."))
            .arg(name, QString::number(scenario.options.buildTotal));
    case TaskKind::LayMap:
    case TaskKind::LayCentral:
    case TaskKind::NameCentral:
    case TaskKind::LayTile:
    case TaskKind::LayChamber:
    case TaskKind::LayEntrance: return tileTask(standing.task);
    case TaskKind::PlaceSpecialPiece:
        return standing.isDrawn
                   ? say(QT_TRANSLATE_NOOP("Guide", "Draw a door or a terrain marker and place "
                                                    "it, not near an entrance."))
                   : say(QT_TRANSLATE_NOOP("Guide", "Place a door in a doorway or a terrain "
                                                    "marker on a square, not near an entrance."));
    case TaskKind::PlaceArtifact:
        return say(QT_TRANSLATE_NOOP("Guide", "Doors and markers are down. Artifacts may follow, if you "
                                              "agreed on any."));
    case TaskKind::FillChestPool:
        if (name.isEmpty())
            return say(QT_TRANSLATE_NOOP("Guide", "The chest pool is empty. Everybody puts in as many chests "
                                                  "as there are Heroes in the team, in the panel Players."));
        return say(QT_TRANSLATE_NOOP("Guide", "%1 puts as many chests into the pool as there are Heroes in "
                                              "the team, in the panel Players."))
            .arg(name);
    case TaskKind::NoTileForChest:
        return say(QT_TRANSLATE_NOOP("Guide", "No tile is two or more tiles away from every entrance: this "
                                              "dungeon has no room for treasure."));
    case TaskKind::PlaceChest:
        return say(QT_TRANSLATE_NOOP("Guide", "Place a chest two or more tiles away from every entrance, one "
                                              "on a tile, so that a figure can step in front of it."));
    case TaskKind::PlaceFirstToken:
        return say(QT_TRANSLATE_NOOP("Guide", "The first token goes on a tile with a chest."));
    case TaskKind::PlaceToken:
        return say(QT_TRANSLATE_NOOP("Guide", "Place a token two or more tiles away from every entrance: one "
                                              "on a tile, two on a tile with a chest."));
    case TaskKind::FillSpawnPool:
        return say(QT_TRANSLATE_NOOP("Guide", "%1 brings at least as many Mage Spawn as Heroes, worth 100 "
                                              "points or more, in the panel Players."))
            .arg(name);
    case TaskKind::ChooseEntrance:
        return say(QT_TRANSLATE_NOOP("Guide", "Put the entrance arrow of %1 at the opening of an entrance "
                                              "hallway that nobody else uses."))
            .arg(name);
    case TaskKind::ChooseExit:
        return say(QT_TRANSLATE_NOOP("Guide", "Put the exit arrow of %1 at any opening to the outside that "
                                              "can be reached."))
            .arg(name);
    case TaskKind::ExitAtEntrance:
        return say(QT_TRANSLATE_NOOP("Guide", "In a dungeon of six tiles the exit of %1 is the entrance of "
                                              "the other team."))
            .arg(name);
    case TaskKind::Mend:
        return say(QT_TRANSLATE_NOOP("Guide", "Everything is there, but a rule is broken. Click what is "
                                              "wrong to see where, and how to mend it."));
    case TaskKind::FinishTheOthers:
        return say(QT_TRANSLATE_NOOP("Guide", "Finish the steps above. The Heroes start outside, next to "
                                              "their entrances."));
    case TaskKind::Play:
        return say(QT_TRANSLATE_NOOP("Guide", "Everything is in place: put the Heroes next to their "
                                              "entrances and begin."));
    case TaskKind::Nothing: break;
    }
    return {};
}

QString inWords(const StartingRoll& roll, const Scenario& scenario)
{
    QStringList totals;
    for (const StartingRoll::Total& total : roll.rolls)
        totals << QStringLiteral("%1: %2").arg(playerName(total.player, scenario),
                                               QString::number(total.total));
    return say(QT_TRANSLATE_NOOP("Guide", "%1. %2 begins."))
        .arg(totals.join(QStringLiteral(", ")), playerName(roll.starter, scenario));
}

QString stateInWords(StepState state)
{
    switch (state) {
    case StepState::Waiting: return say(QT_TRANSLATE_NOOP("Guide", "later"));
    case StepState::Current: return say(QT_TRANSLATE_NOOP("Guide", "now"));
    case StepState::Done: return say(QT_TRANSLATE_NOOP("Guide", "done"));
    case StepState::Wrong: return say(QT_TRANSLATE_NOOP("Guide", "a rule is broken"));
    }
    return {};
}

QStringList rulesOf(SetupStep step)
{
    switch (step) {
    case SetupStep::Heroes:
        return {QStringLiteral("TEAM-01"), QStringLiteral("TEAM-03"), QStringLiteral("START-02")};
    case SetupStep::Tiles:
        return {QStringLiteral("LAY-02"), QStringLiteral("LAY-04"), QStringLiteral("LAY-09"),
                QStringLiteral("LAY-12")};
    case SetupStep::SpecialPieces:
        return {QStringLiteral("MRK-02"), QStringLiteral("MRK-05"), QStringLiteral("DOOR-03"),
                QStringLiteral("ART-02")};
    case SetupStep::Chests:
        return {QStringLiteral("CHEST-03"), QStringLiteral("CHEST-05"), QStringLiteral("CHEST-07"),
                QStringLiteral("CHEST-10")};
    case SetupStep::Tokens:
        return {QStringLiteral("TOK-05"), QStringLiteral("TOK-06"), QStringLiteral("TOK-09"),
                QStringLiteral("TOK-12")};
    case SetupStep::MageSpawn: return {QStringLiteral("POOL-03"), QStringLiteral("POOL-04")};
    case SetupStep::Arrows:
        return {QStringLiteral("ENT-01"), QStringLiteral("ENT-02"), QStringLiteral("ENT-03"),
                QStringLiteral("ENT-06")};
    case SetupStep::Start: return {QStringLiteral("START-04"), QStringLiteral("START-05")};
    }
    return {};
}

} // namespace delve::mageknight
