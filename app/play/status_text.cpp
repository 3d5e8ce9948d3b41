#include "app/play/status_text.h"

#include "app/commands/program.h"
#include "editor/text/play/play_terms.h"
#include "engine/play/artifact_items.h"
#include "engine/play/artifacts.h"
#include "engine/play/movement.h"
#include "engine/play/treasure.h"
#include "engine/play/values.h"

namespace delve {

namespace {

using namespace play;

QString whereabouts(const Position& position, FigureId id, const PlayWords& words)
{
    const FigureState& figure = position.figure(id);
    switch (figure.where) {
    case Whereabouts::Outside: return translated(QT_TRANSLATE_NOOP("delve", "outside"));
    case Whereabouts::Inside:
        return translated(QT_TRANSLATE_NOOP("delve", "%1 facing %2"))
            .arg(words.square(figure.square), inWords(figure.facing));
    case Whereabouts::Left: return translated(QT_TRANSLATE_NOOP("delve", "has left"));
    case Whereabouts::Eliminated: return translated(QT_TRANSLATE_NOOP("delve", "eliminated"));
    case Whereabouts::Pool: return translated(QT_TRANSLATE_NOOP("delve", "in the pool"));
    case Whereabouts::Disguised:
    case Whereabouts::Away: return {};
    }
    return {};
}

QString abilities(const Position& position, FigureId id, const PlayWords& words)
{
    const AbilitySet working = abilitiesOf(position, id);
    QStringList names;
    for (const auto& entry : enumNames<Ability>)
        if (working.has(entry.first))
            names << words.of(entry.first);
    return names.join(QStringLiteral(", "));
}

QString conditions(const Position& position, FigureId id)
{
    const FigureState& figure = position.figure(id);
    QStringList words;
    if (figure.has(mark::activated))
        words << translated(QT_TRANSLATE_NOOP("delve", "activated"));
    if (figure.has(mark::marker))
        words << translated(QT_TRANSLATE_NOOP("delve", "movement marker"));
    if (figure.has(mark::newcomer))
        words << translated(QT_TRANSLATE_NOOP("delve", "new in this turn"));
    if (figure.frozen > 0)
        words << translated(QT_TRANSLATE_NOOP("delve", "frozen"));
    if (figure.has(mark::transferring))
        words << translated(QT_TRANSLATE_NOOP("delve", "is going to use its marker"));
    return words.join(QStringLiteral(", "));
}

/// "speed 6, attack 9, defense 14, damage 2, range 8"
QString values(const Position& position, FigureId id)
{
    QStringList parts;
    for (const Slot slot : {Slot::Speed, Slot::Attack, Slot::Defense, Slot::Damage})
        parts << QStringLiteral("%1 %2").arg(inWords(slot)).arg(dialValue(position, id, slot));
    if (const int range = rangeOf(position, id); range > 0)
        parts << translated(QT_TRANSLATE_NOOP("delve", "range %1")).arg(range);
    return parts.join(QStringLiteral(", "));
}

QString clicksLeft(const Position& position, FigureId id)
{
    const int left = position.kind(id).lastClick(0) - position.figure(id).clicks[0];
    return counted(QT_TRANSLATE_N_NOOP("delve", "%n click(s) left"), std::size_t(std::max(left, 0)));
}

QString figureLine(const Position& position, FigureId id, const PlayWords& words, const BoardLabels& labels,
                   const Terminal& out)
{
    const FigureState& figure = position.figure(id);
    QString line = QStringLiteral("  %1 %2").arg(out.strong(labels.of(id).leftJustified(3)), words.of(id));
    if (figure.level > 0)
        line += translated(QT_TRANSLATE_NOOP("delve", ", level %1")).arg(figure.level);
    line += QStringLiteral(": ") + whereabouts(position, id, words);
    if (!figure.isInside() && figure.where != Whereabouts::Outside)
        return line;
    line += QStringLiteral("; ") + values(position, id) + QStringLiteral("; ") + clicksLeft(position, id);
    for (const QString& more : {abilities(position, id, words), conditions(position, id)})
        if (!more.isEmpty())
            line += QStringLiteral("; ") + more;
    return line;
}

QString chestLine(const Position& position, ChestId id, const PlayWords& words)
{
    const ChestState& chest = position.state().chest(id);
    QString line = QStringLiteral("  %1: ").arg(words.of(id));
    const Treasure* treasure = treasureIn(position, id);
    line += treasure ? words.contents(*treasure) : translated(QT_TRANSLATE_NOOP("delve", "not opened yet"));
    if (chest.used)
        line += QStringLiteral("; ") + translated(QT_TRANSLATE_NOOP("delve", "drunk"));
    if (chest.assignedTo != FigureId::None)
        line += QStringLiteral("; ") +
                translated(QT_TRANSLATE_NOOP("delve", "used by %1")).arg(words.of(chest.assignedTo));
    if (chest.place == ChestPlace::Stored)
        line += QStringLiteral("; ") +
                translated(QT_TRANSLATE_NOOP("delve", "stored with %1")).arg(words.of(chest.storedWith));
    return line;
}

/// "  Copper Charm (+1 defense), used by Borin"
QString itemLine(const Position& position, ArtifactTokenId id, const PlayWords& words)
{
    const ArtifactTokenState& token = position.state().artifactToken(id);
    QString line = QStringLiteral("  ") + words.item(*itemOf(position, id));
    if (token.figure != FigureId::None)
        line += QStringLiteral(", ") +
                translated(QT_TRANSLATE_NOOP("delve", "used by %1")).arg(words.of(token.figure));
    return line;
}

} // namespace

QStringList statusLines(const PlayerView& view, const PlayWords& words, const BoardLabels& labels,
                        const Terminal& out)
{
    const Position position(view.game, view.state);
    QStringList lines;
    for (int i = 0; i < view.game.playerCount(); ++i) {
        const PlayerId player = PlayerId(i);
        lines << out.strong(words.of(player)) + translated(QT_TRANSLATE_NOOP("delve", ": %1 experience"))
                                                    .arg(view.state.player(player).experience);
        for (std::size_t f = 0; f < view.state.figures().size(); ++f)
            if (view.state.figures()[f].team == player)
                lines << figureLine(position, FigureId(f), words, labels, out);
        for (std::size_t c = 0; c < view.state.chests().size(); ++c)
            if (const ChestState& chest = view.state.chests()[c];
                chest.owner == player &&
                (chest.place == ChestPlace::Held || chest.place == ChestPlace::Stored))
                lines << chestLine(position, ChestId(c), words);
        for (std::size_t t = 0; t < view.state.artifactTokens().size(); ++t)
            if (const ArtifactTokenState& token = view.state.artifactTokens()[t];
                token.owner == player &&
                (token.place == ArtifactTokenPlace::Owned || token.place == ArtifactTokenPlace::Drunk))
                lines << itemLine(position, ArtifactTokenId(t), words);
        if (const int gold = view.state.player(player).gold; gold > 0)
            lines << translated(QT_TRANSLATE_NOOP("delve", "  %1 gold from artifacts")).arg(gold);
    }
    QStringList spawn;
    int inPool = 0;
    for (std::size_t f = 0; f < view.state.figures().size(); ++f) {
        const FigureState& figure = view.state.figures()[f];
        if (figure.isMageSpawn() && figure.isInside())
            spawn << figureLine(position, FigureId(f), words, labels, out);
        inPool += figure.where == Whereabouts::Pool;
    }
    lines << out.strong(translated(QT_TRANSLATE_NOOP("delve", "Mage Spawn"))) +
                 translated(QT_TRANSLATE_NOOP("delve", ": %1 in the dungeon, %2 in the pool"))
                     .arg(spawn.size())
                     .arg(inPool);
    return lines + spawn;
}

void printWrapped(const Terminal& out, const QString& line)
{
    const qsizetype indent = line.indexOf(line.trimmed());
    out.paragraph(line.trimmed(), int(indent));
}

QStringList figureLines(FigureId id, const PlayerView& view, const PlayWords& words,
                        const BoardLabels& labels, const Terminal& out)
{
    const Position position(view.game, view.state);
    const Figure& kind = position.kind(id).figure();
    QStringList lines{figureLine(position, id, words, labels, out)};
    const auto& clicks = kind.dials.front().clicks;
    const int from = kind.hasLevels() ? kind.startClickAt(std::max<int>(position.figure(id).level, 1)) : 0;
    for (int i = from; i < int(clicks.size()); ++i) {
        const Click& click = clicks[std::size_t(i)];
        const QString sign = i == position.figure(id).clicks[0] ? QStringLiteral("> ") : QStringLiteral("  ");
        if (click.eliminated) {
            lines << sign + translated(QT_TRANSLATE_NOOP("delve", "eliminated"));
            break;
        }
        QStringList parts;
        for (const Slot slot : {Slot::Speed, Slot::Attack, Slot::Defense, Slot::Damage})
            parts << QString::number(click.value(slot)).rightJustified(3) +
                         (click.ability(slot) ? u' ' + words.of(*click.ability(slot)) : QString());
        lines << sign + parts.join(QStringLiteral(" | "));
    }
    return lines;
}

QStringList squareLines(SquareIndex square, const PlayerView& view, const PlayWords& words)
{
    const Position position(view.game, view.state);
    const Board& board = position.board();
    QStringList parts;
    switch (terrainOn(position, square)) {
    case Terrain::Clear: parts << translated(QT_TRANSLATE_NOOP("delve", "clear")); break;
    case Terrain::Hindering: parts << translated(QT_TRANSLATE_NOOP("delve", "hindering terrain")); break;
    case Terrain::Water: parts << translated(QT_TRANSLATE_NOOP("delve", "water")); break;
    case Terrain::Crevasse: parts << translated(QT_TRANSLATE_NOOP("delve", "a crevasse")); break;
    case Terrain::Blocking: parts << translated(QT_TRANSLATE_NOOP("delve", "blocking terrain")); break;
    }
    if (board.isPlayable(square))
        parts << translated(QT_TRANSLATE_NOOP("delve", "costs %1"))
                     .arg(isMadeHindering(position, square) ? 2 : board.cost(square));
    const auto flag = [&](SquareFlag which, const char* text) {
        if (board.has(square, which))
            parts << translated(text);
    };
    flag(SquareFlag::Shadow, QT_TRANSLATE_NOOP("delve", "shadow"));
    flag(SquareFlag::Vortex, QT_TRANSLATE_NOOP("delve", "a vortex"));
    flag(SquareFlag::Teleport, QT_TRANSLATE_NOOP("delve", "a teleport square"));
    if (const ArtifactId artifact = artifactOn(position, square); artifact != ArtifactId::None) {
        parts << words.of(artifact);
        if (const int waiting = view.state.artifact(artifact).waiting; waiting > 0)
            parts << translated(QT_TRANSLATE_NOOP("delve", "tokens under it: %1")).arg(waiting);
    }
    if (isNoStop(position, square))
        parts << translated(QT_TRANSLATE_NOOP("delve", "nobody stops there"));
    if (const ArtifactTokenId item = itemOn(position, square); item != ArtifactTokenId::None)
        parts << words.item(*itemOf(position, item));
    if (board.staircasePartner(square) != noSquare)
        parts << translated(QT_TRANSLATE_NOOP("delve", "stairs to %1"))
                     .arg(words.square(board.staircasePartner(square)));
    const Occupant occupant = view.state.occupant(square);
    if (occupant.isFigure())
        parts << words.of(occupant.figure());
    if (occupant.isToken())
        parts << words.of(occupant.token());
    if (occupant.isChest()) {
        const ChestState& chest = view.state.chest(occupant.chest());
        parts << words.of(occupant.chest()) + QStringLiteral(", ") +
                     translated(QT_TRANSLATE_NOOP("delve", "its front to the %1")).arg(inWords(chest.facing));
        if (chest.trap == TrapStage::Exposed)
            parts << words.trap(
                (*view.game.parts().chests[indexOf(occupant.chest())].trap)[chest.trapPosition]);
        if (chest.trap == TrapStage::Safe)
            parts << translated(QT_TRANSLATE_NOOP("delve", "without a trap"));
    }
    return {QStringLiteral("%1: %2").arg(words.square(square), parts.join(QStringLiteral("; ")))};
}

QStringList outcomeLines(const Game& game, const GameState& state, const PlayWords& words,
                         const Terminal& out)
{
    const Outcome outcome = outcomeOf(game, state);
    QStringList lines;
    if (outcome.ending != Ending::None)
        lines << out.strong(translated(QT_TRANSLATE_NOOP("delve", "The game is over after round %1: %2."))
                                .arg(state.turn().round)
                                .arg(inWords(outcome.ending)));
    for (int i = 0; i < game.playerCount(); ++i) {
        int left = 0, heroes = 0;
        for (const FigureId hero : game.player(PlayerId(i)).heroes) {
            ++heroes;
            left += state.figure(hero).where == Whereabouts::Left;
        }
        lines << translated(
                     QT_TRANSLATE_NOOP("delve",
                                       "  %1: %2 gold carried out, %3 of %4 heroes came out, %5 experience"))
                     .arg(words.of(PlayerId(i)))
                     .arg(outcome.gold[std::size_t(i)])
                     .arg(left)
                     .arg(heroes)
                     .arg(state.player(PlayerId(i)).experience);
    }
    QStringList winners;
    for (const PlayerId winner : outcome.winners)
        winners << words.of(winner);
    if (winners.size() == 1)
        lines << out.good(translated(QT_TRANSLATE_NOOP("delve", "%1 wins.")).arg(winners.first()));
    else if (winners.size() > 1)
        lines << out.good(translated(QT_TRANSLATE_NOOP("delve", "Shared victory: %1"))
                              .arg(winners.join(QStringLiteral(", "))));
    return lines;
}

} // namespace delve
