#include "app/play/status_text.h"

#include "app/commands/program.h"
#include "editor/text/play/status_words.h"

namespace delve {

namespace {

using namespace play;

QString figureLine(const Position& position, FigureId id, const PlayWords& words, const BoardLabels& labels,
                   const Terminal& out)
{
    const FigureState& figure = position.figure(id);
    QString line = QStringLiteral("  %1 %2").arg(out.strong(labels.of(id).leftJustified(3)), words.of(id));
    if (figure.level > 0)
        line += translated(QT_TRANSLATE_NOOP("delve", ", level %1")).arg(figure.level);
    line += QStringLiteral(": ") + whereaboutsOf(position, id, words);
    if (!figure.isInside() && figure.where != Whereabouts::Outside)
        return line;
    line += QStringLiteral("; ") + valuesInWords(position, id) + QStringLiteral("; ") +
            clicksLeftInWords(position, id);
    for (const QString& more : {abilitiesInWords(position, id, words), conditionsOf(position, id)})
        if (!more.isEmpty())
            line += QStringLiteral("; ") + more;
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
                lines << QStringLiteral("  ") + inWords(position, ChestId(c), words);
        for (std::size_t t = 0; t < view.state.artifactTokens().size(); ++t)
            if (const ArtifactTokenState& token = view.state.artifactTokens()[t];
                token.owner == player &&
                (token.place == ArtifactTokenPlace::Owned || token.place == ArtifactTokenPlace::Drunk))
                lines << QStringLiteral("  ") + inWords(position, ArtifactTokenId(t), words);
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

QStringList outcomeLines(const Game& game, const GameState& state, const PlayWords& words,
                         const Terminal& out)
{
    QStringList lines;
    if (const QString end = endInWords(game, state); !end.isEmpty())
        lines << out.strong(end);
    for (const QString& line : standingInWords(game, state, words))
        lines << QStringLiteral("  ") + line;
    if (const QString winners = winnersInWords(game, state, words); !winners.isEmpty())
        lines << out.good(winners);
    return lines;
}

} // namespace delve
