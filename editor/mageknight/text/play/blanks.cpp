// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/text/play/blanks.h"

#include "editor/mageknight/text/play/play_sentences.h"
#include "engine/mageknight/play/artifacts/artifact_items.h"
#include "engine/mageknight/play/artifacts/artifact_use.h"
#include "engine/mageknight/play/figures/values.h"
#include "engine/mageknight/play/treasure/treasure.h"

#include <QStringList>

#include <algorithm>

namespace delve::mageknight {

using namespace play;

namespace {

/// The name is one of several people: "The Debtors", "Gli Erranti".
bool isPlural(const QString& name)
{
    for (const char* article : {"I ", "Gli ", "Le "})
        if (name.startsWith(QLatin1String(article)))
            return true;
    return name.startsWith(QLatin1String("The ")) && name.endsWith(u's');
}

} // namespace

QString Blanks::value(std::string_view name) const
{
    // "{player:takes|take}": the verb goes by how many the name is of.
    const auto verbs = name.find(':');
    if (const auto between = name.find('|'); verbs != name.npos && between != name.npos)
        return QString::fromUtf8(isPlural(value(name.substr(0, verbs)))
                                     ? name.substr(between + 1)
                                     : name.substr(verbs + 1, between - verbs - 1));
    const auto found = std::ranges::find(m_values, name, [](const auto& entry) { return entry.first; });
    return found == m_values.end() ? QString() : found->second;
}

void Blanks::addMembersOf(const std::vector<ToldEvent>& happened)
{
    for (const ToldEvent& event : happened)
        if (event.what)
            std::visit([&](const auto& what) { addMembers(what); }, *event.what);
}

void Blanks::addContext()
{
    const TurnState& turn = m_position.turn();
    add("active", turn.token != TokenId::None ? m_words.of(turn.token) : m_words.of(turn.figure));
    // What is pending says whom an answer is about.
    if (const auto task = nextTask(m_position.state()))
        std::visit([&](const auto& pending) { addMembers(pending); }, *task);
    if (const auto thrown = pending<ThrownOut>(m_position)) // CHAR-06
        add("rider", m_words.of(thrown->passenger));
    if (const auto theft = pending<TheftAnswer>(m_position)) // whoever strikes back strikes the thief
        add("attacker", m_words.of(theft->thief));
    add("player", m_words.of(turn.player));
}

void Blanks::addMore(const TaskAdded& event)
{
    add("task", sentence(unpack<Task>(event.task), m_position.state(), m_words));
}

void Blanks::addMore(const ActionFellAway& event)
{
    add("action", sentence(unpack<Action>(event.action), m_position.state(), m_words));
}

void Blanks::addMore(const Answer& action)
{
    if (action.at != FigureId::None)
        add("attacker", m_words.of(action.at)); // CAV-17
}

void Blanks::addMore(const StrikeBlow& action)
{
    if (action.by != FigureId::None)
        add("striker", m_words.of(action.by)); // CAV-14
    if (action.at != FigureId::None)
        add("target", m_words.of(action.at)); // CAV-17
}

void Blanks::addMore(const Drive& action)
{
    add("cost", QString::number(costOf(action)));
    if (m_position.turn().figure == FigureId::None || !m_position.figure(m_position.turn().figure).isInside())
        return;
    if (const auto stance = stanceAfter(m_position, action)) // MD-35
        add("to", m_words.square(stance->anchor));
}

void Blanks::addMore(const DeclaredAction& task)
{
    const Packed packed{task.kind, {task.first, task.second, task.third, task.fourth, 0}};
    if (task.kind >= 0 && task.kind < int(std::variant_size_v<Action>))
        add("action", sentence(unpack<Action>(packed), m_position.state(), m_words));
}

void Blanks::addMore(const Rolled& event)
{
    add("total", QString::number(event.total()));
}

void Blanks::addMore(const Drawn& event)
{
    add("number", QString::number(event.result + 1));
}

void Blanks::addMore(const TileTurned& event)
{
    const auto tiles = m_position.game().vortexTiles();
    if (event.vortex < 0 || std::size_t(event.vortex) >= tiles.size())
        return;
    const BoardTile& tile = m_position.board().tile(tiles[std::size_t(event.vortex)]);
    add("place", m_words.square(Square{tile.position.level, tile.position.x + tile.size.width / 2,
                                       tile.position.y + tile.size.height / 2}));
}

void Blanks::addAbility(FigureId figure, Slot slot)
{
    if (figure == FigureId::None)
        return;
    // ABIL-03: what is mandatory is not done without.
    const AbilitySet optional = optionalAbilities(slot);
    const AbilitySet held = heldAbilities(m_position, figure);
    QStringList names;
    for (const auto& [ability, name] : enumNames<Ability>)
        if (slotOf(ability) == slot && held.has(ability) && optional.has(ability))
            names << m_words.of(ability);
    add("ability", names.isEmpty() ? inWords(slot) : names.join(QStringLiteral(", ")));
}

void Blanks::addMore(const AbilityCancelled& event)
{
    addAbility(event.figure, event.slot);
}

void Blanks::addMore(const CancelAbility& action)
{
    addAbility(action.figure, action.slot);
}

void Blanks::addMore(const TokenFlipped& event)
{
    const auto& tables = m_position.game().parts().tables;
    if (event.table >= 0 && std::size_t(event.table) < tables.size())
        add("face", QString::fromStdString(tables[std::size_t(event.table)]->name.in(m_words.language())));
}

void Blanks::addMore(const TrapExposed& event)
{
    if (event.chest == ChestId::None)
        return;
    const TrapDial& dial = *m_position.game().parts().chests[indexOf(event.chest)].trap;
    if (event.position >= dial.size())
        return;
    const Trap& trap = dial[event.position];
    add("trap", m_words.trap(trap));
    add("effect", m_words.effectOf(trap));
}

void Blanks::addMore(const ChestOpened& event)
{
    if (event.chest == ChestId::None || event.treasure < 0)
        return;
    const auto* dial = m_position.game().parts().chests[indexOf(event.chest)].treasure;
    if (dial != nullptr && std::size_t(event.treasure) < dial->size())
        add("contents", m_words.contents((*dial)[std::size_t(event.treasure)]));
}

void Blanks::addContents(ChestId chest)
{
    if (chest != ChestId::None)
        if (const Treasure* treasure = treasureIn(m_position, chest))
            add("contents", m_words.contents(*treasure));
}

void Blanks::addItem(ArtifactTokenId token)
{
    if (token == ArtifactTokenId::None)
        return;
    const Item* item = itemOf(m_position, token);
    add("item", item != nullptr ? m_words.item(*item) : m_words.of(token));
}

void Blanks::addMore(const ArtifactRowRead& event)
{
    if (event.token != ArtifactTokenId::None)
        add("text", m_words.row(event.token, event.row));
}

void Blanks::addMore(const AbilityGranted& event)
{
    if (event.token == ArtifactTokenId::None)
        return;
    const int row = m_position.state().artifactToken(event.token).row;
    QStringList names;
    if (row >= 0)
        for (const TokenEffect& effect : m_position.game().kind(event.token).rows[std::size_t(row)].effects)
            if (const auto* gift = std::get_if<effect::GrantAbility>(&effect))
                names << m_words.of(gift->ability);
    add("abilities", names.join(QStringLiteral(", ")));
}

void Blanks::addMore(const GoldChanged& event)
{
    add("lost", QString::number(-event.amount));
}

void Blanks::addMore(const ItemAssigned& event)
{
    addItem(event.token);
}

void Blanks::addMore(const ItemGranted& event)
{
    addItem(event.token);
}

void Blanks::addMore(const ItemPlaced& event)
{
    addItem(event.token);
}

void Blanks::addMore(const AssignItem& action)
{
    addItem(action.token);
}

void Blanks::addMore(const TakeItem& action)
{
    addItem(action.token);
}

void Blanks::addMore(const TreasureAssigned& event)
{
    addContents(event.chest);
}

void Blanks::addMore(const AssignTreasure& action)
{
    addContents(action.chest);
}

void Blanks::addMore(const TakeTreasure& action)
{
    addContents(action.chest);
}

void Blanks::addMore(const StoreTreasure& action)
{
    addContents(action.chest);
}

void Blanks::addMore(const Step& action)
{
    const SquareIndex from = squareOfActive(m_position);
    if (from != noSquare)
        add("to", m_words.square(m_position.board().neighbour(from, action.direction)));
}

void Blanks::addMore(const TakeStairs&)
{
    const SquareIndex from = squareOfActive(m_position);
    if (from != noSquare)
        add("to", m_words.square(m_position.board().staircasePartner(from)));
}

void Blanks::addPassage(std::uint32_t path, bool leadsOut)
{
    const FigureId mover = m_position.turn().figure;
    if (mover == FigureId::None)
        return;
    QStringList passed;
    SquareIndex square = squareOfActive(m_position);
    const auto pass = [&] {
        const Occupant occupant = square == noSquare ? Occupant() : m_position.state().occupant(square);
        passed << (occupant.isFigure()  ? m_words.of(occupant.figure())
                   : occupant.isChest() ? m_words.of(occupant.chest())
                                        : m_words.square(square));
    };
    if (square == noSquare) { // START-09: what stands in the entrance comes first
        square = entranceOf(m_position, mover);
        if (square == noSquare)
            return;
        pass();
    }
    const int steps = lengthOf(path) - (leadsOut ? 0 : 1);
    for (int i = 0; i < lengthOf(path) && square != noSquare; ++i) {
        square = m_position.board().neighbour(square, directionAt(path, i));
        if (i < steps)
            pass();
    }
    add("passed", passed.join(QStringLiteral(", ")));
    add("to", m_words.square(square));
}

void Blanks::addMore(const PassThrough& action)
{
    addPassage(action.path, false);
}

void Blanks::addMore(const LeaveThrough& action)
{
    addPassage(action.path, true);
}

void Blanks::addMore(const Shoot& action)
{
    QStringList targets{m_words.of(action.target)};
    for (const FigureId other : {action.second, action.third})
        if (other != FigureId::None)
            targets << m_words.of(other);
    add("targets", targets.join(QStringLiteral(", ")));
}

void Blanks::addMore(const Fire&)
{
    QStringList targets;
    for (const StrokeTarget& target : targetsAimedAt(m_position))
        targets << m_words.of(target.figure);
    add("targets", targets.join(QStringLiteral(", ")));
}

void Blanks::addMore(const ChooseMonster& action)
{
    if (action.figure != FigureId::None)
        add("points", QString::number(m_position.game().pointsOf(action.figure, 1)));
}

} // namespace delve::mageknight
