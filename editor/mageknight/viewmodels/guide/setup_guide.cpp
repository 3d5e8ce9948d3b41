// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/guide/setup_guide.h"

#include "editor/mageknight/document/piece.h"
#include "editor/mageknight/render/palette.h"
#include "editor/mageknight/text/finding_text.h"
#include "editor/mageknight/text/guide_text.h"

#include <QLocale>

#include <algorithm>

namespace delve::mageknight {

namespace {

Piece asPiece(const OfferedPiece& offered)
{
    return {.kind = offered.kind, .content = offered.content, .colour = offered.colour};
}

} // namespace

SetupGuide::SetupGuide(ScenarioDocument& document, SetupValidation& validation, QObject* parent)
    : QAbstractListModel(parent), m_document(document), m_validation(validation)
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(0);
    connect(&m_soon, &QTimer::timeout, this, &SetupGuide::update);
    connect(&document, &ScenarioDocument::edited, this, [this](const Edit& edit) {
        const auto isToken = [](const ThingChange& change) { return change.kind == ThingKind::Token; };
        if (std::ranges::any_of(edit.changes, isToken))
            m_talk.passes = 0; // what is placed tells who passed
        if (m_isWatched)
            m_soon.start();
    });
    connect(&document, &ScenarioDocument::contentChanged, this, [this] {
        if (m_isWatched)
            m_soon.start();
    });
    // LAY-20: who laid the tiles was recorded, so it goes on like that.
    m_talk.takesTurns = arePlayersNamed(document.scenario().tiles);
}

void SetupGuide::setWatched(bool watched)
{
    if (m_isWatched == watched)
        return;
    m_isWatched = watched;
    if (watched)
        update();
    emit watchedChanged();
}

void SetupGuide::setTakesTurns(bool takesTurns)
{
    if (m_talk.takesTurns == takesTurns)
        return;
    m_talk.takesTurns = takesTurns;
    update();
    emit turnsChanged();
}

void SetupGuide::setEnough(int step, bool enough)
{
    if (step < 0 || step >= int(m_talk.isEnough.size()))
        return;
    m_talk.isEnough[std::size_t(step)] = enough;
    update();
}

void SetupGuide::rollForStart()
{
    if (!m_standing || !m_standing->of(SetupStep::Heroes).mayRoll)
        return;
    SeededDice dice(m_document.random().next());
    const StartingRoll roll = delve::mageknight::rollForStart(m_document.scenario(), dice);
    m_talk.hasRolled = true;
    m_starter = roll.starter;
    m_startingRoll = inWords(roll, m_document.scenario());
    if (const Edit edit = letBegin(m_document.scenario(), roll.starter); !edit.isEmpty())
        m_document.push(edit, tr("Roll for the Start"));
    update();
    emit turnsChanged();
}

void SetupGuide::pass()
{
    ++m_talk.passes;
    update();
    emit turnsChanged();
}

QString SetupGuide::draw(int step)
{
    if (!m_standing || step < 0 || step >= rowCount())
        return {};
    const auto piece = drawPiece(m_standing->steps[std::size_t(step)].pieces, m_document.random());
    return piece ? asPiece(*piece).key() : QString();
}

ThingId SetupGuide::placerOf(ThingKind kind)
{
    const SetupView* view = m_validation.view();
    return view ? delve::mageknight::placerOf(*view, kind, m_talk) : ThingId();
}

TileRole SetupGuide::roleOfNextTile(TileKind kind)
{
    const SetupView* view = m_validation.view();
    return view ? delve::mageknight::roleOfNextTile(*view, kind, m_talk) : TileRole::None;
}

void SetupGuide::update()
{
    m_soon.stop();
    // Whoever takes the roll back may roll again.
    const auto& players = m_document.scenario().players;
    if (m_talk.hasRolled && (players.empty() || players.front().id != m_starter)) {
        m_talk.hasRolled = false;
        m_startingRoll.clear();
        emit turnsChanged();
    }
    const SetupView* view = m_validation.view();
    std::optional<SetupStanding> now;
    if (view)
        now = standingOf(*view, m_validation.findings(), m_talk);
    if (now.has_value() != m_standing.has_value()) {
        beginResetModel();
        m_standing = std::move(now);
        endResetModel();
    } else if (now) {
        // Only what is different, so that lists and buttons of the other steps stay as they are.
        const SetupStanding before = std::exchange(*m_standing, *std::move(now));
        for (int row = 0; row < rowCount(); ++row)
            if (before.steps[std::size_t(row)] != m_standing->steps[std::size_t(row)])
                emit dataChanged(index(row), index(row));
    }
    emit changed();
}

QString SetupGuide::summary() const
{
    if (!m_standing)
        return {};
    const StepStanding& step = m_standing->of(m_standing->current);
    return tr("Step %1: %2")
        .arg(current() + 1)
        .arg(progressOf(step, int(m_document.scenario().players.size())));
}

int SetupGuide::doneCount() const
{
    return m_standing ? int(std::ranges::count(m_standing->steps, StepState::Done, &StepStanding::state)) : 0;
}

const Player* SetupGuide::playerOf(const ThingId& id) const
{
    const auto& players = m_document.scenario().players;
    const auto found = std::ranges::find(players, id, &Player::id);
    return found == players.end() ? nullptr : &*found;
}

QVariantList SetupGuide::pieces(const StepStanding& step) const
{
    QVariantList list;
    for (const OfferedPiece& offered : step.pieces) {
        const Piece piece = asPiece(offered);
        list << QVariantMap{
            {QStringLiteral("piece"), piece.key()},
            {QStringLiteral("name"), pieceName(piece, m_document.content(), QLocale().name().toStdString())},
            {QStringLiteral("left"), offered.left.value_or(-1)}};
    }
    return list;
}

QVariantList SetupGuide::problems(const StepStanding& step) const
{
    QVariantList list;
    const Findings& all = m_validation.findings();
    for (const Finding& finding : step.problems)
        list << QVariantMap{
            {QStringLiteral("rule"), QString::fromStdString(finding.rule)},
            {QStringLiteral("sentence"),
             sentence(finding, m_document.scenario(), m_document.content(), QLocale().name().toStdString())},
            {QStringLiteral("severity"), int(finding.severity)},
            {QStringLiteral("row"), int(std::ranges::find(all, finding) - all.begin())}};
    return list;
}

int SetupGuide::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || !m_standing ? 0 : int(allSetupSteps.size());
}

QVariant SetupGuide::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const StepStanding& step = m_standing->steps[std::size_t(index.row())];
    const Player* turn = playerOf(step.turn);
    switch (role) {
    case Qt::DisplayRole:
    case TitleRole: return titleOf(step.step);
    case StateRole: return int(step.state);
    case StateNameRole: return stateInWords(step.state);
    case ProgressRole: return progressOf(step, int(m_document.scenario().players.size()));
    case TaskRole: return taskInWords(step, m_document.scenario());
    case TurnRole: return turn ? QString::fromStdString(turn->name) : QString();
    case TurnColourRole:
        return turn ? playerColour(turn->colour, RenderStyle::FullColour) : QColor(Qt::transparent);
    case MayBeEnoughRole: return step.mayBeEnough;
    case IsEnoughRole: return m_talk.isEnough[std::size_t(index.row())];
    case MayRollRole: return step.mayRoll;
    case MayPassRole: return step.mayPass;
    case DrawnRole: return step.isDrawn;
    case PiecesRole: return pieces(step);
    case ProblemsRole: return problems(step);
    case RulesRole: return rulesOf(step.step);
    default: return {};
    }
}

QHash<int, QByteArray> SetupGuide::roleNames() const
{
    return {{TitleRole, "title"},
            {StateRole, "stepState"},
            {StateNameRole, "stateName"},
            {ProgressRole, "progress"},
            {TaskRole, "task"},
            {TurnRole, "turn"},
            {TurnColourRole, "turnColour"},
            {MayBeEnoughRole, "mayBeEnough"},
            {IsEnoughRole, "isEnough"},
            {MayRollRole, "mayRoll"},
            {MayPassRole, "mayPass"},
            {DrawnRole, "drawn"},
            {PiecesRole, "pieces"},
            {ProblemsRole, "problems"},
            {RulesRole, "rules"}};
}

} // namespace delve::mageknight
