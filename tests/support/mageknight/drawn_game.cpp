// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/mageknight/drawn_game.h"

#include "engine/base/dice.h"
#include "engine/mageknight/play/core/event_log.h"
#include "engine/mageknight/play/core/json_fields.h"
#include "engine/mageknight/play/figures/figures.h"

#include <QTest>

#include <algorithm>

namespace delve::mageknight::test {

using namespace delve::mageknight::play;

namespace {

Dial makeDial(const Stats& stats, Section section)
{
    Click click;
    click.values = {stats.speed, stats.attack, stats.defense, stats.damage};
    for (const Ability ability : stats.abilities)
        click.abilities[std::size_t(slotOf(ability))] = ability;
    Dial dial;
    dial.section = section;
    dial.clicks.assign(std::size_t(stats.clicks), click);
    for (int i = stats.abilityClicks; i < stats.clicks; ++i)
        dial.clicks[std::size_t(i)].abilities = {};
    for (std::size_t i = 0; i < stats.skulls.size() && i < dial.clicks.size(); ++i)
        dial.clicks[i].skulls = stats.skulls[i];
    Click skulls;
    skulls.eliminated = true;
    dial.clicks.push_back(skulls);
    return dial;
}

Figure makeFigure(const std::string& id, const Stats& stats)
{
    Figure figure;
    figure.id = ContentId("test/" + id);
    figure.frontArc = stats.frontArc;
    figure.arcSide = stats.arcSide;
    figure.range = stats.range;
    figure.targets = stats.targets;
    figure.tags = stats.tags;
    figure.points = stats.points;
    figure.speedType = stats.speedType;
    figure.base = stats.base;
    figure.minRange = stats.minRange;
    figure.explosive = stats.explosive;
    figure.mount = stats.mount;
    if (!isMultiDialBase(stats.base))
        figure.dials.push_back(makeDial(stats, Section::Main));
    else // MD-01
        for (const Section section : {Section::Front, Section::Left, Section::Right, Section::Back}) {
            const std::size_t place = std::size_t(section) - 1;
            const Stats& own = stats.sections.empty() ? stats : stats.sections[place];
            figure.dials.push_back(makeDial(own, section));
            figure.dials.back().range = own.range;
        }
    for (int level = 1; level <= stats.levels; ++level)
        figure.levels.push_back({10 * (level + 1), stats.levels - level});
    return figure;
}

} // namespace

DrawnGame::DrawnGame(const std::vector<std::string>& rows, int players)
    : DrawnGame(BoardBuilder(rows), players)
{}

DrawnGame::DrawnGame(BoardBuilder board, int players) : m_board(std::move(board))
{
    const Square corner = m_board.plan().tiles.front().position;
    for (int i = 0; i < players; ++i) {
        const std::string id = "p" + std::to_string(i + 1);
        m_parts.teams.push_back({id, id, Edge{corner, Side::North}, Edge{corner, Side::North}});
    }
}

FigureId DrawnGame::add(const std::string& id, PlayerId team, char square, Direction facing,
                        const Stats& stats)
{
    m_figures.push_back(makeFigure(id, stats));
    const FigureId figure = m_parts.add({id, &m_figures.back(), team});
    if (square != 0)
        m_placings.push_back({figure, square, facing});
    return figure;
}

FigureId DrawnGame::hero(int player, char square, Direction facing, const Stats& stats)
{
    return add("h" + std::to_string(++m_heroes), PlayerId(player), square, facing, stats);
}

FigureId DrawnGame::rider(FigureId mount, const Stats& stats, int attackBonus)
{
    const GameParts::FigurePiece below = m_parts.figures[indexOf(mount)];
    const FigureId figure = add("r" + std::to_string(++m_riders), below.team, 0, {}, stats);
    m_figures.back().rider = Rider{attackBonus, {below.kind->mount->type}};
    m_parts.figures.back().mount = mount;
    return figure;
}

FigureId DrawnGame::passenger(FigureId chariot, const Stats& stats)
{
    const PlayerId team = m_parts.figures[indexOf(chariot)].team;
    const FigureId figure = add("r" + std::to_string(++m_riders), team, 0, {}, stats);
    m_parts.figures.back().mount = chariot;
    return figure;
}

FigureId DrawnGame::horseman(int player, MountType type, char square, Direction facing, const Stats& stats)
{
    const FigureId figure = hero(player, square, facing, stats);
    m_figures.back().rider = Rider{0, {type}};
    return figure;
}

FigureId DrawnGame::monster(char square, Direction facing, const Stats& stats)
{
    return add("m" + std::to_string(++m_monsters), PlayerId::None, square, facing, stats);
}

void DrawnGame::stand(FigureId figure, char square, Direction facing, bool neutral)
{
    m_parts.figures[indexOf(figure)].place = {m_board.named(square), facing, ArcSide::None, neutral};
}

Chest& DrawnGame::chestKind()
{
    if (!m_chest) {
        m_chest = std::make_unique<Chest>();
        for (std::size_t i = 0; i < m_chest->treasure.size(); ++i)
            m_chest->treasure[i].gold = int(10 * (i + 1));
    }
    return *m_chest;
}

ChestId DrawnGame::chest(char square, Side facing)
{
    chestKind();
    GameParts::ChestPiece piece;
    piece.id = "c" + std::to_string(m_parts.chests.size() + 1);
    piece.trap = &m_chest->trap;
    piece.treasure = &m_chest->treasure;
    piece.square = m_board.named(square);
    piece.facing = facing;
    m_parts.chests.push_back(piece);
    return ChestId(m_parts.chests.size() - 1);
}

TokenId DrawnGame::token(char square, Colour colour)
{
    m_parts.tokens.push_back(
        {"w" + std::to_string(m_parts.tokens.size() + 1), colour, m_board.named(square), {}});
    return TokenId(m_parts.tokens.size() - 1);
}

ArtifactId DrawnGame::artifact(char square, ArtifactClass artifactClass, bool turned)
{
    ArtifactKind& kind = m_artifacts.emplace_back();
    kind.artifactClass = artifactClass;
    if (artifactClass == ArtifactClass::Table)
        kind.footprint = {1, 2};
    const std::string id = "a" + std::to_string(m_parts.artifacts.size() + 1);
    kind.id = ContentId("test/" + id);
    m_parts.artifacts.push_back({id, &kind, m_board.named(square), turned});
    return ArtifactId(m_parts.artifacts.size() - 1);
}

ArtifactId DrawnGame::exotic(char square, std::array<int, 3> tokens, Size size)
{
    const ArtifactId id = artifact(square, ArtifactClass::Exotic);
    m_artifacts.back().tokens = tokens;
    m_artifacts.back().footprint = size;
    return id;
}

ArtifactToken& DrawnGame::artifactToken(Colour colour, std::vector<TokenEffect> effects, int copies)
{
    ArtifactToken& token = m_artifactTokens.emplace_back();
    const std::string id = "t" + std::to_string(m_artifactTokens.size());
    token.id = ContentId("test/" + id);
    token.colour = colour;
    token.stock = copies;
    token.rows.push_back({2, 12, {}, std::move(effects)});
    for (int i = 0; i < copies; ++i)
        m_parts.artifactTokens.push_back({id + "-" + std::to_string(i + 1), &token});
    return token;
}

FigureId DrawnGame::guest(const Stats& stats)
{
    const FigureId figure = add("guest", PlayerId::None, 0, {}, stats);
    m_parts.figures.back().guest = true;
    return figure;
}

ChestId DrawnGame::changeling(char square, Side facing, const Stats& stats)
{
    const ChestId id = chest(square, facing);
    const FigureId figure =
        add("changeling-" + std::to_string(++m_changelings), PlayerId::None, 0, {}, stats);
    m_figures.back().changeling = m_chest->trap;
    m_parts.figures.back().disguised = true;
    m_parts.chests.back().changeling = figure;
    return id;
}

void DrawnGame::table(Colour colour, int count, int points)
{
    WanderingToken& table = m_tables.emplace_back();
    table.id = ContentId("test/table-" + std::to_string(m_tables.size()));
    table.colour = colour;
    table.rows.fill({count, points});
    m_parts.tables.push_back(&table);
}

void DrawnGame::entrance(int player, char square, Side side)
{
    m_parts.teams[std::size_t(player)].entrance = Edge{m_board.named(square), side};
}

void DrawnGame::exit(int player, char square, Side side)
{
    m_parts.teams[std::size_t(player)].exit = Edge{m_board.named(square), side};
}

void DrawnGame::start()
{
    m_parts.plan = m_board.plan();
    for (const GameParts::ArtifactPiece& piece : m_parts.artifacts) {
        const Size size = piece.kind->footprint;
        m_parts.plan.artifacts.push_back({piece.square, piece.turned ? Size{size.height, size.width} : size,
                                          isPillar(piece.kind->artifactClass)});
    }
    m_materials.resize(m_parts.plan.doors.size(), DoorMaterial::Wood);
    for (const DoorMaterial material : m_materials)
        m_parts.doors.push_back({"d" + std::to_string(m_parts.doors.size() + 1), material});
    // A team needs a hero to be one; it has left, so that it is in nobody's way.
    std::vector<FigureId> stoppedGaps;
    for (std::size_t i = 0; i < m_parts.teams.size(); ++i)
        if (std::ranges::none_of(m_parts.figures,
                                 [&](const auto& piece) { return piece.team == PlayerId(i); }))
            stoppedGaps.push_back(add("gone" + std::to_string(i + 1), PlayerId(i), 0, {}, {}));
    auto game = Game::make(std::move(m_parts));
    if (!game)
        qFatal("%s", inEnglish(game.error()).c_str());
    m_game = std::make_unique<Game>(*std::move(game));
    m_state = startGame(*m_game);
    for (const FigureId figure : stoppedGaps)
        happen(HeroLeft{figure});
    for (const Placing& placing : m_placings)
        happen(FigurePlaced{placing.figure, (*this)[placing.square], placing.facing});
}

QStringList DrawnGame::play(const Action& action, std::vector<int> faces)
{
    const Refusal refusal = check(*m_game, m_state, action);
    if (!refusal.isAllowed())
        return {QStringLiteral("refused: ") +
                QString::fromUtf8(refusal.rule.data(), qsizetype(refusal.rule.size()))};
    ScriptedDice dice(std::move(faces));
    Events events;
    perform(*m_game, m_state, action, dice, events);
    QStringList texts;
    for (const Event& event : events)
        if (!isBookkeeping(event))
            texts << text(event);
    if (!dice.allUsed())
        texts << QStringLiteral("the dice do not fit");
    return texts;
}

QString DrawnGame::verdict(const Action& action) const
{
    const Refusal refusal = check(*m_game, m_state, action);
    return refusal.isAllowed() ? QStringLiteral("allowed")
                               : QString::fromUtf8(refusal.rule.data(), qsizetype(refusal.rule.size()));
}

Actions DrawnGame::legal() const
{
    Actions actions;
    legalActions(*m_game, m_state, actions);
    return actions;
}

bool DrawnGame::isListed(const Action& action) const
{
    return std::ranges::count(legal(), action) > 0;
}

SquareIndex DrawnGame::operator[](char name) const
{
    return m_game->board(0).squareAt(m_board.named(name));
}

char DrawnGame::nameOf(SquareIndex square) const
{
    if (square == noSquare)
        return 0;
    for (char name = 'a'; name <= 'w'; ++name)
        if (m_board.isNamed(name) && (*this)[name] == square)
            return name;
    return '?';
}

QString DrawnGame::bodyOf(FigureId figure) const
{
    const Body body = play::bodyOf(position(), figure);
    std::vector<Square> squares;
    for (const SquareIndex square : body)
        squares.push_back(m_game->board(m_state).squareOf(square));
    std::ranges::sort(squares);
    QStringList names;
    for (const Square square : squares) {
        const char name = nameOf(m_game->board(m_state).squareAt(square));
        names << (name != '?' ? QString(QLatin1Char(name))
                              : QStringLiteral("%1,%2").arg(square.x).arg(square.y));
    }
    return names.join(u' ');
}

QString DrawnGame::text(const Event& event) const
{
    std::string out(event.rule);
    std::visit(
        [&]<typename T>(const T& what) {
            out += out.empty() ? "" : " ";
            out += T::name;
            if constexpr (!std::is_same_v<T, ActionFellAway> && !std::is_same_v<T, TaskAdded>)
                forEachField(what, [&](const auto& field, const auto& value) {
                    std::string word;
                    if constexpr (isSquare<decltype(field)>) {
                        word = value == noSquare ? "nowhere" : std::string(1, nameOf(value));
                    } else {
                        JsonWriter writer(word);
                        tellValue(writer, *m_game, value);
                    }
                    std::erase(word, '"');
                    out += ' ' + word;
                });
        },
        event.what);
    return QString::fromStdString(out);
}

} // namespace delve::mageknight::test
