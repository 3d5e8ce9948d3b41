// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/board/board.h"
#include "engine/mageknight/board/board_plan.h"
#include "engine/mageknight/content/content.h"
#include "engine/mageknight/play/core/game_state.h"
#include "engine/mageknight/play/core/options.h"
#include "engine/mageknight/play/figures/figure_kind.h"
#include "engine/mageknight/play/moving/vortex_boards.h"
#include "engine/mageknight/scenario/scenario.h"

#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace delve::mageknight::play {

/// All that a game is made of, taken from scenario and content. Tests fill it by hand.
struct GameParts
{
    struct Team
    {
        std::string id;
        std::string name;
        std::optional<Edge> entrance; ///< ENT-01
        std::optional<Edge> exit;     ///< ENT-03
    };
    /// BASE-25: where a figure stands from the start.
    struct StartingPlace
    {
        Square square; ///< of its anchor
        Direction facing = Direction::North;
        ArcSide side = ArcSide::None; ///< FARC-03
        bool neutral = false;         ///< BASE-26: until it is met
    };
    struct FigurePiece
    {
        std::string id; ///< of the team member; monsters are numbered: spawn-1
        const Figure* kind = nullptr;
        PlayerId team = PlayerId::None;
        int level = 1;
        bool disguised = false;               ///< DG-18: stands on the board as a chest
        bool guest = false;                   ///< EXO-12: comes only if an artifact brings it
        FigureId mount = FigureId::None;      ///< MOUNT-13, PSGR-03: the mount or chariot on which it starts
        std::optional<int> value{};           ///< TITAN-13, MD-45: the point value that was chosen
        FigureId hull = FigureId::None;       ///< MD-01: of a section the figure that it is a part of
        Section section = Section::Main;      ///< MD-01
        std::optional<StartingPlace> place{}; ///< BASE-25: nothing for those who come in or out of the pool
    };
    struct ChestPiece
    {
        std::string id;
        const TrapDial* trap = nullptr;
        /// For a Changeling that of the chest it looks like (DG-21).
        const std::array<Treasure, 6>* treasure = nullptr;
        Square square;
        Side facing = Side::South;
        std::optional<int> fixedTreasure;     ///< CHEST-04: secret
        FigureId changeling = FigureId::None; ///< DG-18: secret
    };
    struct TokenPiece
    {
        std::string id;
        Colour colour = Colour::Yellow;
        Square square;
        std::optional<int> fixedTable; ///< TOK-02: in `tables`; secret
    };
    struct ArtifactPiece
    {
        std::string id;
        const ArtifactKind* kind = nullptr;
        Square square;       ///< its north-west square
        bool turned = false; ///< ART-06: a quarter turn from its footprint
    };
    struct ArtifactTokenPiece
    {
        std::string id; ///< of its kind, numbered
        const ArtifactToken* kind = nullptr;
    };
    struct DoorPiece
    {
        std::string id;
        DoorMaterial material = DoorMaterial::Wood;
    };

    BoardPlan plan; ///< its doors are those of `doors`, in order; furniture among its artifacts is left out
    std::vector<Team> teams;
    std::vector<FigurePiece> figures;
    std::vector<ChestPiece> chests;
    std::vector<TokenPiece> tokens;
    std::vector<DoorPiece> doors;
    std::vector<ArtifactPiece> artifacts;           ///< in the order in which they were placed
    std::vector<ArtifactTokenPiece> artifactTokens; ///< EXO-04: every copy of every token of the set
    std::vector<const WanderingToken*> tables;      ///< the faces that tokens can have, in order of their ids
    PlayOptions options;

    /// Adds a figure; one of several dials is followed by its four sections (MD-01), `id-front` and so on.
    FigureId add(FigurePiece piece);
};

/// DIAL-09: what the dial of a figure shows when the game begins.
ClickValues firstClickOf(const GameParts::FigurePiece& piece);

/// A player as the game knows it.
struct GamePlayer
{
    BoardEdge entrance;
    BoardEdge exit;
    std::int8_t activations = 0; ///< ACT-01, ACT-02: fixed for the whole game
    std::vector<FigureId> heroes;
};

/// What does not change during a game: pieces, dials, boards. Content must outlive it.
class Game
{
public:
    /// The error says what keeps the game from starting: a team without an entrance, a piece nobody knows.
    static Result<Game> make(GameParts parts);

    const GameParts& parts() const { return *m_parts; }
    const PlayOptions& options() const { return m_parts->options; }
    int playerCount() const { return int(m_players.size()); }
    const GamePlayer& player(PlayerId id) const { return m_players[indexOf(id)]; }
    const FigureKind& kind(FigureId id) const { return *m_kindOf[indexOf(id)]; }
    /// CAV-01: the symbols of the rider fit the mount.
    bool canRide(FigureId rider, FigureId mount) const;
    /// PSGR-02: the figure may be a passenger of this chariot.
    bool canBoard(FigureId passenger, FigureId chariot) const;
    /// CAV-03, PSGR-09: what a rider is on this mount or chariot. MD-01: what a section of a hull is.
    const FigureKind& kindAboard(FigureId rider, FigureId mount) const;
    /// TITAN-13, DIAL-09: where a dial of the figure starts at this level, as the piece was chosen.
    int startClick(FigureId id, int level) const;
    /// TITAN-13, TEAM-02: what the figure is worth at this level, as the piece was chosen.
    int pointsOf(FigureId id, int level) const;
    /// The kinds of all figures, in the order of their ids.
    std::span<const FigureKind* const> kinds() const { return m_kindOf; }
    DoorMaterial material(DoorId id) const { return m_parts->doors[indexOf(id)].material; }
    const ArtifactKind& kind(ArtifactId id) const { return *m_parts->artifacts[indexOf(id)].kind; }
    const ArtifactToken& kind(ArtifactTokenId id) const { return *m_parts->artifactTokens[indexOf(id)].kind; }
    /// DRESS-09: a chair or a table.
    bool isFurniture(ArtifactId id) const
    {
        const ArtifactClass artifactClass = kind(id).artifactClass;
        return artifactClass == ArtifactClass::Chair || artifactClass == ArtifactClass::Table;
    }
    /// ART-06: the squares it covers.
    Size sizeOf(ArtifactId id, bool turned) const
    {
        const Size size = kind(id).footprint;
        return turned ? Size{size.height, size.width} : size;
    }
    /// TITAN-20: somebody may have two activations in a turn.
    bool hasTitans() const { return m_hasTitans; }
    /// MD-01: somebody has several dials.
    bool hasSections() const { return m_hasSections; }
    /// BASE-26: somebody is nobody's until he is met.
    bool hasNeutrals() const { return m_hasNeutrals; }
    /// MOUNT-13: who began as the rider of this mount, or on which mount this rider began; None for others.
    FigureId partnerOf(FigureId id) const;
    /// CAV, INT, PSGR: somebody rides, or may.
    bool hasRiders() const { return !m_aboard.empty(); }
    /// DRESS-07, DRESS-08: an all-seeing pillar stands on the tile.
    bool isWatched(TileIndex tile) const { return !m_watched.empty() && m_watched[std::size_t(tile)]; }
    bool hasWatchedTiles() const { return !m_watched.empty(); }

    /// TREAS-20, EXO-15: the abilities that items and artifacts of this game can give. Others a figure has
    /// only from its dial.
    AbilitySet giveable() const { return m_giveable; }
    /// Anybody in this game can ever have the ability: what depends on it need not be looked for otherwise.
    bool canComeUp(Ability ability) const { return m_possible.has(ability); }

    /// MRK-16: the board with its vortex tiles turned as TurnState::vortices says.
    const Board& board(std::uint32_t vortices) const { return m_boards->board(vortices); }
    const Board& board(const GameState& state) const { return board(state.turn().vortices); }
    const BoardWays& ways(const GameState& state) const { return m_boards->ways(state.turn().vortices); }
    /// For those who keep what they found out about a board and must not take another one for it.
    const std::shared_ptr<const VortexBoards>& boards() const { return m_boards; }
    /// The tiles that hold a vortex, in order; -1 for the place of a tile without one.
    std::span<const TileIndex> vortexTiles() const;
    int vortexOf(TileIndex tile) const;

    StateSizes sizes() const;

    /// The game as far as the players know it: what the scenario fixed in secret is left to chance.
    const Game& openGame() const { return m_open ? *m_open : *this; }

    // Names in files
    const std::string& nameOf(FigureId id) const { return m_parts->figures[indexOf(id)].id; }
    const std::string& nameOf(ChestId id) const { return m_parts->chests[indexOf(id)].id; }
    const std::string& nameOf(TokenId id) const { return m_parts->tokens[indexOf(id)].id; }
    const std::string& nameOf(DoorId id) const { return m_parts->doors[indexOf(id)].id; }
    const std::string& nameOf(PlayerId id) const { return m_parts->teams[indexOf(id)].id; }
    const std::string& nameOf(ArtifactId id) const { return m_parts->artifacts[indexOf(id)].id; }
    const std::string& nameOf(ArtifactTokenId id) const { return m_parts->artifactTokens[indexOf(id)].id; }
    template <typename Id> std::optional<Id> find(const std::string& name) const;

private:
    Game() = default;
    Result<void> compile();
    Result<void> seatRiders();
    Result<void> standFigures();
    const FigureKind* findAboard(FigureId rider, FigureId mount) const;
    void gatherAbilities();
    Result<void> standArtifacts();
    Result<void> seatPlayers();
    Game withoutSecrets() const;
    Result<BoardEdge> openingOf(const GameParts::Team& team, const std::optional<Edge>& arrow) const;

    std::shared_ptr<const GameParts> m_parts;
    std::shared_ptr<const VortexBoards> m_boards;
    std::shared_ptr<const Game> m_open; ///< none where nothing is secret
    std::vector<GamePlayer> m_players;
    std::vector<std::shared_ptr<const FigureKind>>
        m_kinds;                             ///< shared, so that copies find them where they are
    std::vector<const FigureKind*> m_kindOf; ///< by figure
    /// CAV-01, PSGR-02: every kind of rider on every kind of mount or chariot that can carry it.
    struct Aboard
    {
        const Figure* rider;
        const Figure* mount;
        std::shared_ptr<const FigureKind> kind;
    };
    std::vector<Aboard> m_aboard;
    AbilitySet m_giveable;
    AbilitySet m_possible;
    bool m_hasTitans = false;
    bool m_hasSections = false;
    bool m_hasNeutrals = false;
    std::vector<bool> m_watched; ///< by tile; empty where nothing is
};

/// What the scenario says about how it is played; open questions are answered as the rules propose.
PlayOptions optionsOf(const Scenario& scenario);

/// The parts that a scenario asks for. It must be complete: every team has its heroes and its arrows.
Result<GameParts> gatherParts(const Scenario& scenario, const Content& content);

/// A game of this scenario, with the options that it carries or with others.
Result<Game> makeGame(const Scenario& scenario, const Content& content);
Result<Game> makeGame(const Scenario& scenario, const Content& content, const PlayOptions& options);

/// START: heroes outside, chests and tokens where they were placed, the first player to begin, or everybody
/// to roll for that (START-02).
GameState startGame(const Game& game);

} // namespace delve::mageknight::play
