// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/canvas/editor_canvas.h"

#include "editor/mageknight/text/finding_text.h"
#include "editor/mageknight/viewmodels/canvas/canvas_accessible.h"
#include "editor/mageknight/viewmodels/canvas/chosen_style.h"
#include "editor/text/enum_words.h"
#include "editor/viewmodels/exchange_watched.h"

#include <QCursor>
#include <QLocale>

#include <algorithm>
#include <cmath>
#include <utility>

namespace delve::mageknight {

EditorCanvas::EditorCanvas(QQuickItem* parent) : MapCanvas(parent), m_tools(*this)
{
    setAcceptedMouseButtons(Qt::LeftButton | Qt::MiddleButton | Qt::RightButton);
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
    m_located.clear();
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

void EditorCanvas::setSearch(MapSearch* search)
{
    if (!exchangeWatched(m_search, search, *this))
        return;
    if (m_search) {
        connect(m_search, &MapSearch::hitsChanged, this, [this] { update(); });
        connect(m_search, &MapSearch::shown, this, &EditorCanvas::locate);
    }
    emit searchChanged();
    update();
}

QQmlListProperty<MapOverlay> EditorCanvas::overlays()
{
    using Overlays = QQmlListProperty<MapOverlay>;
    static constexpr auto of = [](Overlays* list) { return static_cast<EditorCanvas*>(list->object); };
    return {this,
            nullptr,
            [](Overlays* list, MapOverlay* overlay) {
                if (!overlay)
                    return;
                EditorCanvas* canvas = of(list);
                canvas->m_overlays.push_back(overlay);
                connect(overlay, &MapOverlay::changed, canvas, [canvas] {
                    canvas->update();
                    emit canvas->squareChanged(); // it may tell something else about it
                });
                canvas->update();
            },
            [](Overlays* list) { return qsizetype(of(list)->m_overlays.size()); },
            [](Overlays* list, qsizetype at) { return of(list)->m_overlays.at(at).data(); },
            [](Overlays* list) {
                EditorCanvas* canvas = of(list);
                for (const auto& overlay : std::exchange(canvas->m_overlays, {}))
                    if (overlay)
                        disconnect(overlay, nullptr, canvas, nullptr);
                canvas->update();
            }};
}

void EditorCanvas::setLevel(int level)
{
    if (m_level == level || !m_document || level < 0 ||
        level >= int(m_document->model().scenario().levels.size()))
        return;
    m_tools.current().leave();
    m_level = level;
    m_located.clear();
    m_selected.clear();
    onSelectionChanged();
    emit levelChanged();
    emit squareChanged(); // something else lies there
    emit sceneChanged();
    fit();
}

void EditorCanvas::setDrawingStyle(int style)
{
    const auto wanted = chosenStyle(style);
    if (m_style == wanted)
        return;
    m_style = wanted;
    emit drawingStyleChanged();
    repaintMap();
}

QStringList EditorCanvas::drawingStyleNames() const
{
    return wordsOf<RenderStyle>([](RenderStyle value) {
        switch (value) {
        case RenderStyle::FullColour: return tr("Full Colour");
        case RenderStyle::Parchment: return tr("Parchment");
        case RenderStyle::Blueprint: return tr("Blueprint");
        case RenderStyle::InkSaver: return tr("Ink Saver");
        }
        return QString();
    });
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

QString EditorCanvas::overlaysInWords(QPoint square) const
{
    QStringList words;
    for (const auto& overlay : m_overlays)
        if (overlay && overlay->isShown())
            words << overlay->describe(Square{m_level, square.x(), square.y()});
    return joined(words, QStringLiteral("  |  "));
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

void EditorCanvas::hoverCarried(QPointF point)
{
    if (!m_document)
        return;
    if (contains(point))
        m_tools.stamp().hover(pointAt(point, {}));
    else
        m_tools.stamp().leave();
    refreshStatus();
}

void EditorCanvas::dropCarried(QPointF point)
{
    if (!m_document)
        return;
    if (contains(point))
        m_tools.stamp().press(pointAt(point, {}));
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
        else if (!m_located.empty())
            locate(m_level, {});
    }
    refreshStatus();
}

void EditorCanvas::locate(int level, const QVariantList& areas)
{
    setLevel(level);
    for (const QRectF& area : m_located)
        repaint(area.adjusted(-1, -1, 1, 1));
    m_located.clear();
    QRectF whole;
    for (const QVariant& area : areas) {
        m_located.push_back(area.toRectF());
        whole |= area.toRectF();
    }
    if (m_located.empty())
        return;
    revealSquares(whole);
}

KindFilter EditorCanvas::openKinds() const
{
    return [layers = m_layers](ThingKind kind) { return !layers || layers->isOpen(kind); };
}

void EditorCanvas::repaint(const QRectF& squares)
{
    if (!squares.isEmpty())
        update(viewport().toPixels(squares).toAlignedRect().adjusted(-4, -4, 4, 4));
}

void EditorCanvas::showVerdict(const std::optional<Verdict>& verdict, const Scenario& preview)
{
    m_verdict = verdict ? int(verdict->kind) : -1;
    m_verdictText.clear();
    m_verdictRule.clear();
    if (verdict && !verdict->reasons.empty()) {
        const Finding& reason = verdict->reasons.front();
        m_verdictText =
            sentence(reason, preview, m_document->model().content(), QLocale().name().toStdString());
        m_verdictRule = QString::fromStdString(reason.rule);
    }
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
    if (!m_located.empty())
        locate(m_level, {}); // what was pointed out may be mended or somewhere else now
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
