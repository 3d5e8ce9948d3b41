// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/text/play/status_words.h"

#include "editor/mageknight/text/play/play_terms.h"
#include "engine/mageknight/play/artifacts/artifact_items.h"
#include "engine/mageknight/play/artifacts/artifacts.h"
#include "engine/mageknight/play/artifacts/furniture.h"
#include "engine/mageknight/play/figures/values.h"
#include "engine/mageknight/play/moving/movement.h"
#include "engine/mageknight/play/treasure/items.h"
#include "engine/mageknight/play/treasure/treasure.h"

#include <QCoreApplication>

namespace delve::mageknight {

using namespace play;

namespace {

constexpr int usualArc = 90;

using in_play::translated;

} // namespace

QString whereaboutsOf(const Position& position, FigureId id, const PlayWords& words)
{
    const FigureState& figure = position.figure(id);
    switch (figure.where) {
    case Whereabouts::Outside: return translated(QT_TRANSLATE_NOOP("Play", "outside"));
    case Whereabouts::Inside:
        return translated(QT_TRANSLATE_NOOP("Play", "%1 facing %2"))
            .arg(words.square(figure.square), inWords(figure.facing));
    case Whereabouts::Left: return translated(QT_TRANSLATE_NOOP("Play", "has left"));
    case Whereabouts::Eliminated: return translated(QT_TRANSLATE_NOOP("Play", "eliminated"));
    case Whereabouts::Pool: return translated(QT_TRANSLATE_NOOP("Play", "in the pool"));
    case Whereabouts::Disguised:
    case Whereabouts::Away: return {};
    }
    return {};
}

QString abilitiesInWords(const Position& position, FigureId id, const PlayWords& words)
{
    const AbilitySet working = abilitiesOf(position, id);
    QStringList names;
    for (const auto& entry : enumNames<Ability>)
        if (working.has(entry.first) && entry.first != Ability::StartingPosition) // a mark of the dial only
            names << words.of(entry.first);
    return names.join(QStringLiteral(", "));
}

QString loadInWords(const Position& position, FigureId id, const PlayWords& words)
{
    const ArtifactId load = carriedBy(position, id);
    return load == ArtifactId::None ? QString()
                                    : translated(QT_TRANSLATE_NOOP("Play", "carries %1")).arg(words.of(load));
}

QString conditionsOf(const Position& position, FigureId id)
{
    const FigureState& figure = position.figure(id);
    QStringList words;
    if (figure.has(mark::neutral))
        words << translated(QT_TRANSLATE_NOOP("Play", "neutral until it is met"));
    if (figure.has(mark::activated))
        words << translated(QT_TRANSLATE_NOOP("Play", "activated"));
    if (figure.has(mark::marker))
        words << translated(QT_TRANSLATE_NOOP("Play", "movement marker"));
    if (figure.has(mark::newcomer))
        words << translated(QT_TRANSLATE_NOOP("Play", "new in this turn"));
    if (figure.frozen > 0)
        words << translated(QT_TRANSLATE_NOOP("Play", "frozen"));
    if (figure.has(mark::transferring))
        words << translated(QT_TRANSLATE_NOOP("Play", "is going to use its marker"));
    return words.join(QStringLiteral(", "));
}

QString valuesInWords(const Position& position, FigureId id)
{
    QStringList parts;
    for (const Slot slot : {Slot::Speed, Slot::Attack, Slot::Defense, Slot::Damage}) {
        const int dial = dialValue(position, id, slot);
        const int bonus = slot == Slot::Damage ? 0 : itemBonus(position, id, slot);
        QString value = QStringLiteral("%1 %2").arg(inWords(slot), QString::number(dial + bonus));
        if (bonus != 0) // TREAS-10
            value += translated(QT_TRANSLATE_NOOP("Play", " (%1 %2 by treasure)"))
                         .arg(dial)
                         .arg(bonus > 0 ? QStringLiteral("+%1").arg(bonus) : QString::number(bonus));
        parts << value;
    }
    const Figure& kind = position.kind(id).figure();
    if (const int range = rangeOf(position, id); range > 0) {
        parts << translated(QT_TRANSLATE_NOOP("Play", "range %1")).arg(range);
        if (kind.targets > 1)
            parts << translated(QT_TRANSLATE_NOOP("Play", "%1 targets")).arg(kind.targets);
    }
    if (kind.frontArc != usualArc)
        parts << translated(QT_TRANSLATE_NOOP("Play", "front arc %1°")).arg(kind.frontArc);
    return parts.join(QStringLiteral(", "));
}

const std::vector<Click>& clicksOf(const Position& position, FigureId id)
{
    static const std::vector<Click> none;
    const FigureKind& kind = position.game().kind(id);
    if (kind.isHull())
        return none;
    for (const Dial& dial : kind.figure().dials)
        if (dial.section == kind.section())
            return dial.clicks;
    return none;
}

QString clicksLeftInWords(const Position& position, FigureId id)
{
    int left = std::max(clicksLeft(position, id), 0);
    if (isHull(position, id)) // MD-01: of all sections together
        forEachSection(id, [&](FigureId section) { left += clicksLeft(position, section); });
    return QCoreApplication::translate("Play", "%n click(s) left", nullptr, left);
}

QString inWords(const Position& position, ChestId id, const PlayWords& words)
{
    const ChestState& chest = position.state().chest(id);
    QString line = QStringLiteral("%1: ").arg(words.of(id));
    const Treasure* treasure = treasureIn(position, id);
    line += treasure ? words.contents(*treasure) : translated(QT_TRANSLATE_NOOP("Play", "not opened yet"));
    if (chest.used)
        line += QStringLiteral("; ") + translated(QT_TRANSLATE_NOOP("Play", "drunk"));
    if (chest.assignedTo != FigureId::None)
        line += QStringLiteral("; ") +
                translated(QT_TRANSLATE_NOOP("Play", "used by %1")).arg(words.of(chest.assignedTo));
    if (chest.place == ChestPlace::Stored)
        line += QStringLiteral("; ") +
                translated(QT_TRANSLATE_NOOP("Play", "stored with %1")).arg(words.of(chest.storedWith));
    return line;
}

/// "Copper Charm (+1 defense), used by Borin"
QString inWords(const Position& position, ArtifactTokenId id, const PlayWords& words)
{
    const ArtifactTokenState& token = position.state().artifactToken(id);
    QString line = words.item(*itemOf(position, id));
    if (token.figure != FigureId::None)
        line += QStringLiteral(", ") +
                translated(QT_TRANSLATE_NOOP("Play", "used by %1")).arg(words.of(token.figure));
    return line;
}

QString inWords(SquareIndex square, const PlayerView& view, const PlayWords& words)
{
    const Position position(view.game, view.state);
    const Board& board = position.board();
    QStringList parts;
    switch (terrainOn(position, square)) {
    case Terrain::Clear: parts << translated(QT_TRANSLATE_NOOP("Play", "clear")); break;
    case Terrain::Hindering: parts << translated(QT_TRANSLATE_NOOP("Play", "hindering terrain")); break;
    case Terrain::Water: parts << translated(QT_TRANSLATE_NOOP("Play", "water")); break;
    case Terrain::Crevasse: parts << translated(QT_TRANSLATE_NOOP("Play", "a crevasse")); break;
    case Terrain::Blocking: parts << translated(QT_TRANSLATE_NOOP("Play", "blocking terrain")); break;
    }
    if (board.isPlayable(square))
        parts << translated(QT_TRANSLATE_NOOP("Play", "costs %1"))
                     .arg(isMadeHindering(position, square) ? 2 : board.cost(square));
    const auto flag = [&](SquareFlag which, const char* text) {
        if (board.has(square, which))
            parts << translated(text);
    };
    flag(SquareFlag::Shadow, QT_TRANSLATE_NOOP("Play", "shadow"));
    flag(SquareFlag::Vortex, QT_TRANSLATE_NOOP("Play", "a vortex"));
    flag(SquareFlag::Teleport, QT_TRANSLATE_NOOP("Play", "a teleport square"));
    if (const ArtifactId artifact = artifactOn(position, square); artifact != ArtifactId::None) {
        parts << words.of(artifact);
        if (view.game.kind(artifact).artifactClass == ArtifactClass::Exotic)
            parts << translated(QT_TRANSLATE_NOOP("Play", "tokens under it: %1"))
                         .arg(view.state.artifact(artifact).waiting);
    }
    if (isNoStop(position, square))
        parts << translated(QT_TRANSLATE_NOOP("Play", "nobody stops there"));
    if (const ArtifactTokenId item = itemOn(position, square); item != ArtifactTokenId::None)
        parts << words.item(*itemOf(position, item));
    if (board.staircasePartner(square) != noSquare)
        parts << translated(QT_TRANSLATE_NOOP("Play", "stairs to %1"))
                     .arg(words.square(board.staircasePartner(square)));
    const Occupant occupant = view.state.occupant(square);
    if (occupant.isFigure())
        parts << words.of(occupant.figure());
    if (occupant.isToken())
        parts << words.of(occupant.token());
    if (occupant.isChest()) {
        const ChestState& chest = view.state.chest(occupant.chest());
        parts << words.of(occupant.chest()) + QStringLiteral(", ") +
                     translated(QT_TRANSLATE_NOOP("Play", "its front to the %1")).arg(inWords(chest.facing));
        if (chest.trap == TrapStage::Exposed)
            parts << words.trap(
                (*view.game.parts().chests[indexOf(occupant.chest())].trap)[chest.trapPosition]);
        if (chest.trap == TrapStage::Safe)
            parts << translated(QT_TRANSLATE_NOOP("Play", "without a trap"));
    }
    return QStringLiteral("%1: %2").arg(words.square(square), parts.join(QStringLiteral("; ")));
}

QString endInWords(const Game& game, const GameState& state)
{
    const Outcome outcome = outcomeOf(game, state);
    if (outcome.ending == Ending::None)
        return {};
    return translated(QT_TRANSLATE_NOOP("Play", "The game is over after round %1: %2."))
        .arg(state.turn().round)
        .arg(inWords(outcome.ending));
}

QString winnersInWords(const Game& game, const GameState& state, const PlayWords& words)
{
    QStringList winners;
    for (const PlayerId winner : outcomeOf(game, state).winners)
        winners << words.of(winner);
    if (winners.isEmpty())
        return {};
    if (winners.size() == 1)
        return translated(QT_TRANSLATE_NOOP("Play", "%1 wins.")).arg(winners.first());
    return translated(QT_TRANSLATE_NOOP("Play", "Shared victory: %1"))
        .arg(winners.join(QStringLiteral(", ")));
}

QStringList standingInWords(const Game& game, const GameState& state, const PlayWords& words)
{
    const Outcome outcome = outcomeOf(game, state);
    QStringList lines;
    for (int i = 0; i < game.playerCount(); ++i) {
        int left = 0, heroes = 0;
        for (const FigureId hero : game.player(PlayerId(i)).heroes) {
            ++heroes;
            left += state.figure(hero).where == Whereabouts::Left;
        }
        lines << translated(QT_TRANSLATE_NOOP(
                                "Play", "%1: %2 gold carried out, %3 of %4 heroes came out, %5 experience"))
                     .arg(words.of(PlayerId(i)), QString::number(outcome.gold[std::size_t(i)]),
                          QString::number(left), QString::number(heroes),
                          QString::number(state.player(PlayerId(i)).experience));
    }
    return lines;
}

} // namespace delve::mageknight
