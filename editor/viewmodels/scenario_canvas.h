#pragma once

#include "editor/viewmodels/scenario_view_model.h"
#include "editor/viewmodels/tile_cache.h"

#include <QPoint>
#include <QPointer>
#include <QQuickPaintedItem>
#include <QStringList>
#include <qqmlregistration.h>

namespace delve {

/// The map of one level of a scenario. Paints only what is visible, with any renderer of Qt Quick.
class ScenarioCanvas : public QQuickPaintedItem
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(delve::ScenarioViewModel* scenario READ scenario WRITE setScenario NOTIFY scenarioChanged)
    Q_PROPERTY(int level READ level WRITE setLevel NOTIFY levelChanged)
    Q_PROPERTY(int drawingStyle READ drawingStyle WRITE setDrawingStyle NOTIFY drawingStyleChanged)
    Q_PROPERTY(QStringList drawingStyleNames READ drawingStyleNames CONSTANT)
    /// How many pixels wide a square is shown.
    Q_PROPERTY(double squarePixels READ squarePixels NOTIFY viewChanged)
    /// The canvas shows all of the level and goes on doing so when it is resized.
    Q_PROPERTY(bool fitted READ isFitted NOTIFY viewChanged)
    /// Draws with the detail of squares at least so many pixels wide, then shrinks: for thumbnails.
    Q_PROPERTY(double leastDetailPixels MEMBER m_leastDetailPixels)
    Q_PROPERTY(QColor ground READ ground NOTIFY drawingStyleChanged)

public:
    static constexpr double leastPixels = 4;
    static constexpr double mostPixels = 240;

    explicit ScenarioCanvas(QQuickItem* parent = nullptr);

    ScenarioViewModel* scenario() const { return m_scenario; }
    void setScenario(ScenarioViewModel* scenario);
    int level() const { return m_level; }
    void setLevel(int level);
    int drawingStyle() const { return int(m_style); }
    void setDrawingStyle(int style);
    QStringList drawingStyleNames() const;
    double squarePixels() const { return m_pixels; }
    bool isFitted() const { return m_fitted; }
    QColor ground() const;

    /// Shows the whole level.
    Q_INVOKABLE void fit();
    /// Makes squares larger or smaller; what lies under `centre` stays there.
    Q_INVOKABLE void zoomBy(double factor, QPointF centre);
    Q_INVOKABLE void zoomBy(double factor);
    Q_INVOKABLE void panBy(double dx, double dy);
    /// The square under a point of the canvas.
    Q_INVOKABLE QPoint squareAt(QPointF point) const;

    void paint(QPainter* painter) override;

signals:
    void scenarioChanged();
    void levelChanged();
    void drawingStyleChanged();
    void viewChanged();

protected:
    void geometryChange(const QRectF& now, const QRectF& before) override;

private:
    void show(double pixels, QPointF origin, bool fitted);

    QPointer<ScenarioViewModel> m_scenario;
    int m_level = 0;
    RenderStyle m_style = RenderStyle::FullColour;
    double m_pixels = 48;
    QPointF m_origin; ///< where square (0, 0) begins on the canvas
    bool m_fitted = true;
    double m_leastDetailPixels = 0;
    TileCache m_tiles;
};

} // namespace delve
