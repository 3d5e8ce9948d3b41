// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/canvas/editor_canvas.h"

#include "editor/mageknight/document/piece_in_hand.h"
#include "editor/mageknight/text/finding_text.h"
#include "editor/mageknight/viewmodels/canvas/canvas_accessible.h"
#include "editor/viewmodels/exchange_watched.h"
#include "engine/mageknight/setup/placements/place_thing.h"

#include <QCursor>
#include <QGuiApplication>
#include <QLocale>

#include <utility>

namespace delve::mageknight {

EditorCanvas::EditorCanvas(QQuickItem* parent) : MapCanvas(parent), m_tools(*this)
{
    CanvasAccessible::install();
}

void EditorCanvas::setDocument(ScenarioViewModel* document)
{
    if (m_document == document)
        return;
    if (m_document) {
        m_tools.current().cancel();
        m_document->view = {m_level, squarePixels(), origin(), isFitted()};
        disconnect(&m_document->model(), nullptr, this, nullptr);
        disconnect(m_document->selection(), nullptr, this, nullptr);
        disconnect(m_document->staircase(), nullptr, this, nullptr);
        disconnect(m_document->proposals(), nullptr, this, nullptr);
        disconnect(m_document->guide(), nullptr, this, nullptr);
    }
    m_document = document;
    clearLocated();
    m_selected.clear();
    m_map.clear();
    if (!m_document)
        m_tiles.clear(); // nobody tells us now if packs change
    if (m_document) {
        connect(&m_document->model(), &ScenarioDocument::edited, this, &EditorCanvas::onEdited);
        connect(&m_document->model(), &ScenarioDocument::contentChanged, this, [this] {
            m_tiles.clear();
            setTool(ToolBox::selectName); // what is carried or lit may be gone
            repaintMap();
            emit sceneChanged();
        });
        connect(m_document->selection(), &ThingSelection::changed, this, &EditorCanvas::onSelectionChanged);
        connect(m_document->staircase(), &StaircaseLink::followed, this, &EditorCanvas::locate);
        connect(m_document->proposals(), &DungeonProposals::changed, this, &EditorCanvas::onProposalsChanged);
        connect(m_document->guide(), &SetupGuide::turnsChanged, this,
                [this] { m_tools.current().documentEdited(); });
        m_level = m_document->view.level;
        if (m_document->view.squarePixels > 0)
            restoreView(m_document->view.squarePixels, m_document->view.origin, m_document->view.fitted);
        if (m_document->view.squarePixels <= 0 || m_document->view.fitted)
            fit();
        onSelectionChanged();
    }
    emit documentChanged();
    emit levelChanged();
    emit sceneChanged();
    emit squareChanged();
    refreshStatus();
    update();
}

void EditorCanvas::setLayers(ScenarioLayers* layers)
{
    if (!exchangeWatched(m_layers, layers, *this))
        return;
    if (m_layers)
        connect(m_layers, &ScenarioLayers::changed, this, &EditorCanvas::repaintMap);
    emit layersChanged();
    repaintMap();
}

void EditorCanvas::setLevel(int level)
{
    if (m_level == level || !m_document || level < 0 ||
        level >= int(m_document->model().scenario().levels.size()))
        return;
    m_tools.current().leave();
    m_level = level;
    clearLocated();
    m_selected.clear();
    onSelectionChanged();
    emit levelChanged();
    emit squareChanged(); // something else lies there
    emit sceneChanged();
    fit();
}

QRectF EditorCanvas::extent() const
{
    if (!m_document)
        return {};
    QRectF extent(m_document->model().things().extent(m_level));
    if (const Scenario* proposed = m_document->proposals()->shown())
        extent |= QRectF(extentOf(*proposed, m_document->model().content(), m_level));
    return extent;
}

void EditorCanvas::onProposalsChanged()
{
    const bool isShown = m_document->proposals()->shown() != nullptr;
    if (isShown && !m_isProposalShown)
        fit(); // all of what is proposed is to be seen
    else
        refit();
    m_isProposalShown = isShown;
    emit sceneChanged();
    update();
}

void EditorCanvas::setTool(const QString& name)
{
    if (name == m_tools.currentName())
        return;
    if (m_document)
        m_tools.current().putAway();
    m_tools.use(name);
    showVerdict({}, {});
    emit toolChanged();
    refreshStatus();
    update();
}

QString EditorCanvas::carriedPiece() const
{
    const auto& carried = m_tools.stamp().carried();
    return carried && tool() == ToolBox::stampName ? carried->piece.key() : QString();
}

QString EditorCanvas::hint() const
{
    return m_document ? m_tools.current().hint() : QString();
}

namespace {

QString joined(QStringList words, const QString& between)
{
    words.removeAll(QString());
    return words.join(between);
}

} // namespace

SquareNames EditorCanvas::squareNames() const
{
    return m_document ? SquareNames(m_document->model().scenario()) : SquareNames();
}

QString EditorCanvas::placeInWords(QPoint square) const
{
    if (!m_document)
        return {};
    return joined(
        {tr("Square %1").arg(QString::fromStdString(squareNames().name({m_level, square.x(), square.y()}))),
         m_document->describe(m_level, square.x(), square.y())},
        QStringLiteral(" · "));
}

QString EditorCanvas::describe(QPoint square) const
{
    return joined({placeInWords(square), overlaysInWords(square)}, QStringLiteral(" · "));
}

QString EditorCanvas::noteText() const
{
    return m_document ? m_document->notes()->textAt(m_level, m_square) : QString();
}

void EditorCanvas::carry(const QString& key)
{
    const auto piece = Piece::fromKey(key);
    if (!piece || !m_document || m_document->isReadOnly())
        return;
    setTool(ToolBox::stampName);
    showVerdict({}, {});
    m_tools.stamp().carry(*piece);
    emit toolChanged();
    refreshStatus();
}

bool EditorCanvas::carryThings(Scenario things)
{
    if (!m_tools.paste().take(std::move(things)))
        return false;
    setTool(ToolBox::pasteName);
    m_tools.paste().hover(cursorPoint({}));
    refreshStatus();
    return true;
}

bool EditorCanvas::carryPasted()
{
    const auto things = m_document ? m_document->commands()->pasted() : std::nullopt;
    return things && !m_document->isReadOnly() && carryThings(*things);
}

bool EditorCanvas::carryCopy()
{
    return m_document && !m_document->isReadOnly() && carryThings(m_document->commands()->copied());
}

bool EditorCanvas::carrySame()
{
    if (!m_document || m_document->selection()->count() != 1)
        return false;
    const ScenarioDocument& model = m_document->model();
    const auto place = model.things().find(m_document->selection()->ids().front());
    if (!place || place->kind == ThingKind::Player)
        return false;
    carry(pieceOf(place->kind, thingAt(model.scenario(), *place)).key());
    if (tool() == ToolBox::stampName)
        m_tools.stamp().holdLike(spotOf(model.scenario(), model.content(), *place));
    return tool() == ToolBox::stampName;
}

void EditorCanvas::hoverCarried(QPointF point)
{
    if (!m_document)
        return;
    if (contains(point)) {
        setSquare(squareAt(point), false);
        m_tools.stamp().hover(pointAt(point, QGuiApplication::keyboardModifiers()));
    } else {
        m_tools.stamp().leave();
    }
    refreshStatus();
}

void EditorCanvas::dropCarried(QPointF point)
{
    if (!m_document)
        return;
    if (contains(point))
        m_tools.stamp().press(pointAt(point, QGuiApplication::keyboardModifiers()));
    m_tools.stamp().cancel();
    refreshStatus();
}

void EditorCanvas::turn(int quarters)
{
    if (m_document)
        m_tools.current().turn(quarters);
}

void EditorCanvas::flip()
{
    if (m_document)
        m_tools.current().flip();
}

void EditorCanvas::cancel()
{
    if (!m_document)
        return;
    if (!m_tools.current().cancel()) {
        if (tool() != ToolBox::selectName)
            finishTool();
        else
            forgetLocated();
    }
    refreshStatus();
}

KindFilter EditorCanvas::openKinds() const
{
    return [layers = m_layers](ThingKind kind) { return !layers || layers->isOpen(kind); };
}

void EditorCanvas::showVerdict(const std::optional<Verdict>& verdict, const Scenario& preview)
{
    ShownVerdict said{verdict ? int(verdict->kind) : -1, {}, {}};
    if (verdict && !verdict->reasons.empty()) {
        const Finding& reason = verdict->reasons.front();
        said.text = sentence(reason, preview, m_document->model().content(), QLocale().name().toStdString());
        said.rule = QString::fromStdString(reason.rule);
        if (refuses(*verdict, {}) && !refuses(*verdict, Qt::ShiftModifier))
            said.text += u' ' + tr("Shift lays it anyway.");
    }
    keepVerdict(std::move(said));
    refreshStatus();
}

void EditorCanvas::refreshStatus()
{
    setCursor(isPanning() ? Qt::ClosedHandCursor : m_document ? m_tools.current().cursor() : Qt::ArrowCursor);
    emit statusChanged();
}

void EditorCanvas::onEdited(const Edit& edit)
{
    const ScenarioDocument& document = m_document->model();
    forgetLocated();
    if (edit.facts && m_level >= int(document.scenario().levels.size()))
        setLevel(0);
    for (const ThingChange& change : edit.changes) {
        // One by one: two small changes far apart are two small places, not one large one.
        Edit single;
        single.changes = {change};
        if (change.kind == ThingKind::Player)
            repaintMap(); // whose colours are on arrows anywhere
        else if (const QRectF area = areaOf(single, m_level, document.scenario(), document.content());
                 !area.isEmpty()) {
            m_map.touch(m_level, area);
            repaint(area);
            emit squaresEdited(area);
        } else if (m_paleLevel >= 0) {
            repaintMap(); // it may be there
        }
    }
    onSelectionChanged();
    m_tools.current().documentEdited();
    if (const QRectF now = extent(); now != m_extent) {
        m_extent = now;
        emit sceneChanged();
    }
    emit squareChanged();
}

void EditorCanvas::onSelectionChanged()
{
    for (const QRectF& area : m_selected)
        repaint(area.adjusted(-0.2, -0.2, 0.2, 0.2));
    m_selected.clear();
    const ScenarioDocument& document = m_document->model();
    for (const ThingId& id : m_document->selection()->ids())
        if (const auto bounds = document.things().boundsOf(id); bounds && bounds->level == m_level)
            m_selected.push_back(bounds->area);
    for (const QRectF& area : m_selected)
        repaint(area.adjusted(-0.2, -0.2, 0.2, 0.2));
    refreshStatus();
}

} // namespace delve::mageknight
