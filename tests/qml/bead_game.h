// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/viewmodels/canvas/map_canvas.h"
#include "editor/viewmodels/games/window_game.h"
#include "editor/viewmodels/inspector/inspector_model.h"
#include "editor/viewmodels/panels/outline_model.h"
#include "editor/viewmodels/panels/palette_model.h"

#include <QMouseEvent>
#include <QPainter>
#include <QPointer>

namespace delve::test {

/// The smallest documents that show all of the window: beads on a string, each with a colour.
struct BeadEdit
{
    QStringList before;
    QStringList after;

    friend BeadEdit inverted(const BeadEdit& edit) { return {edit.after, edit.before}; }
};

/// Its file says {"format": "beads", "game": "beads", "beads": "red blue"}.
class BeadDocument final : public FileDocument
{
    Q_OBJECT

public:
    explicit BeadDocument(QStringList beads = {}) : m_beads(std::move(beads)) {}

    static std::optional<QStringList> parsed(const std::string& text)
    {
        const QString all = QString::fromStdString(text);
        const QString mark = QStringLiteral("\"beads\": \"");
        const qsizetype at = all.lastIndexOf(mark);
        if (at < 0)
            return std::nullopt;
        const qsizetype begin = at + mark.size();
        return all.mid(begin, all.indexOf(u'"', begin) - begin).split(u' ', Qt::SkipEmptyParts);
    }

    const QStringList& beads() const { return m_beads; }
    void push(const QString& label, QStringList after)
    {
        if (after != m_beads)
            remember(label, BeadEdit{m_beads, std::move(after)},
                     [this](const BeadEdit& edit) { m_beads = edit.after; });
    }

    QString title() const override { return QStringLiteral("String of beads"); }
    const std::vector<Error>& missing() const override { return m_missing; }
    std::vector<Error> packWarnings() const override { return {}; }

protected:
    std::string text() const override
    {
        return "{\"format\": \"beads\", \"game\": \"beads\", \"beads\": \"" +
               m_beads.join(u' ').toStdString() + "\"}\n";
    }
    Result<void> become(const std::string& text) override
    {
        push(QStringLiteral("Reload"), parsed(text).value_or(QStringList()));
        return {};
    }

private:
    QStringList m_beads;
    std::vector<Error> m_missing;
};

/// The bead that is selected, by its number.
class BeadSelection final : public Selection
{
    Q_OBJECT

public:
    int count() const override { return m_bead < 0 ? 0 : 1; }
    QString text() const override
    {
        return m_bead < 0 ? QString() : QStringLiteral("Bead %1").arg(m_bead + 1);
    }
    void setIds(const QStringList& ids) override { set(ids.isEmpty() ? -1 : ids.first().toInt()); }
    int bead() const { return m_bead; }
    void set(int bead)
    {
        m_bead = bead;
        emit changed();
    }

private:
    int m_bead = -1;
};

class BeadCommands final : public MapCommands
{
    Q_OBJECT

public:
    BeadCommands(BeadDocument& document, BeadSelection& selection)
        : m_document(document), m_selection(selection)
    {}

    void remove() override
    {
        QStringList beads = m_document.beads();
        beads.removeAt(m_selection.bead());
        m_selection.set(-1);
        m_document.push(QStringLiteral("Remove bead"), beads);
    }
    void nudge(int, int) override {}
    void copy() const override {}
    void cut() override {}
    bool paste(int, int, int) override { return false; }
    void duplicate() override {}
    void selectAll(int) override { m_selection.set(0); }

private:
    BeadDocument& m_document;
    BeadSelection& m_selection;
};

class BeadViewModel final : public FileDocumentViewModel
{
    Q_OBJECT
    Q_PROPERTY(QStringList beads READ beads NOTIFY edited)

public:
    explicit BeadViewModel(std::unique_ptr<BeadDocument> document)
        : BeadViewModel(*document, std::move(document))
    {}

    BeadDocument& model() const { return m_document; }
    QStringList beads() const { return m_document.beads(); }
    BeadSelection* selection() override { return &m_selection; }
    BeadCommands* commands() override { return &m_commands; }

signals:
    void edited();

protected:
    bool isEmpty() const override { return m_document.beads().isEmpty(); }

private:
    BeadViewModel(BeadDocument& model, std::unique_ptr<BeadDocument>&& document)
        : FileDocumentViewModel(std::move(document)), m_document(model), m_commands(model, m_selection)
    {
        connect(&model, &BeadDocument::touched, this, &BeadViewModel::edited);
    }

    BeadDocument& m_document;
    BeadSelection m_selection;
    BeadCommands m_commands;
};

/// What follows the document in front.
template <typename Base> class BeadPart : public Base
{
public:
    using Base::Base;

    BeadViewModel* document() const { return m_document; }
    void setDocument(BeadViewModel* document)
    {
        if (m_document == document)
            return;
        if (m_document) {
            QObject::disconnect(m_document, nullptr, this, nullptr);
            QObject::disconnect(m_document->selection(), nullptr, this, nullptr);
        }
        m_document = document;
        if (document) {
            QObject::connect(document, &BeadViewModel::edited, this, [this] { follow(); });
            QObject::connect(document->selection(), &Selection::changed, this, [this] { follow(); });
        }
        follow();
    }

protected:
    virtual void follow() = 0;

    QPointer<BeadViewModel> m_document;
};

class BeadPalette : public PaletteModel
{
    Q_OBJECT

public:
    BeadPalette() { refresh(); }

protected:
    std::vector<Entry> pieces() const override
    {
        return {{QStringLiteral("red"), QStringLiteral("Red bead"), QStringLiteral("Warm")},
                {QStringLiteral("blue"), QStringLiteral("Blue bead"), QStringLiteral("Cold")}};
    }
    int leftOf(const QString& key) const override { return key == QLatin1String("red") ? 7 : -1; }
};

class BeadOutline : public BeadPart<OutlineModel>
{
    Q_OBJECT
    Q_PROPERTY(delve::test::BeadViewModel* document READ document WRITE setDocument)

protected:
    void follow() override { begin(); }
    std::vector<Row> rows() const override
    {
        if (!m_document)
            return {};
        std::vector<Row> all{
            {QStringLiteral("string"), QStringLiteral("The string"), ThingId(), 0, true, ThingId()}};
        for (int i = 0; isOpen(QStringLiteral("string")) && i < m_document->beads().size(); ++i)
            all.push_back({{}, {}, idOf(i), 1, false, idOf(i)});
        return all;
    }
    QString titleOf(const ThingId& thing) const override
    {
        return m_document->beads()[numberOf(thing)] + QStringLiteral(" bead");
    }
    bool isSelected(const ThingId& thing) const override
    {
        return m_document->selection()->bead() == numberOf(thing);
    }
    void choose(const ThingId& thing) override { m_document->selection()->set(numberOf(thing)); }
    std::optional<Spot> spotOf(const ThingId& thing) const override
    {
        return Spot{0, QRectF(numberOf(thing), 0, 1, 1)};
    }

private:
    static ThingId idOf(int bead) { return ThingId(std::to_string(bead)); }
    static int numberOf(const ThingId& thing) { return std::stoi(thing.text()); }
};

class BeadInspector : public BeadPart<InspectorModel>
{
    Q_OBJECT
    Q_PROPERTY(delve::test::BeadViewModel* document READ document WRITE setDocument)

public:
    QString title() const override
    {
        return m_document && m_document->selection()->count() > 0 ? m_document->selection()->text()
                                                                  : QStringLiteral("All beads");
    }
    bool set(int, const QString& value) override
    {
        QStringList beads = m_document->beads();
        beads[m_document->selection()->bead()] = value;
        m_document->model().push(QStringLiteral("Colour bead"), beads);
        return true;
    }

protected:
    void follow() override
    {
        std::vector<Property> properties;
        if (m_document && m_document->selection()->count() > 0)
            properties.push_back({.name = QStringLiteral("colour"),
                                  .label = QStringLiteral("Colour"),
                                  .section = QStringLiteral("Looks"),
                                  .value = m_document->beads()[m_document->selection()->bead()],
                                  .most = 20});
        show(std::move(properties));
        emit titleChanged();
    }
};

/// A row of squares with a bead on each; what is carried is put behind the last one.
class BeadCanvas : public BeadPart<MapCanvas>
{
    Q_OBJECT
    Q_PROPERTY(delve::test::BeadViewModel* document READ document WRITE setDocument)

public:
    explicit BeadCanvas(QQuickItem* parent = nullptr) : BeadPart(parent)
    {
        setAcceptedMouseButtons(Qt::LeftButton);
    }

    QRectF extent() const override { return {0, 0, 8, 1}; }
    void paint(QPainter* painter) override { painter->fillRect(boundingRect(), Qt::white); }
    int level() const override { return 0; }
    void setLevel(int) override {}
    QStringList tools() const override { return {QStringLiteral("select")}; }
    QString tool() const override { return QStringLiteral("select"); }
    void setTool(const QString&) override {}
    QString carriedPiece() const override { return m_carried; }
    QString hint() const override { return QStringLiteral("Beads go on the string"); }
    QPoint square() const override { return {}; }
    QString squareText() const override { return QStringLiteral("on the string"); }
    void carry(const QString& piece) override
    {
        m_carried = piece;
        emit toolChanged();
    }
    void hoverCarried(QPointF) override {}
    void dropCarried(QPointF) override
    {
        if (m_document && !m_carried.isEmpty())
            m_document->model().push(QStringLiteral("Add bead"), m_document->beads() << m_carried);
        carry({});
    }
    void turn(int) override {}
    void flip() override {}
    void cancel() override { carry({}); }

protected:
    bool hasMap() const override { return m_document != nullptr; }
    void follow() override { update(); }
    void mousePressEvent(QMouseEvent* event) override { dropCarried(event->position()); }

private:
    QString m_carried;
};

class BeadGame : public WindowGame
{
    Q_OBJECT

public:
    std::string_view id() const override { return "beads"; }
    QString name() const override { return QStringLiteral("Beads"); }
    GameLibrary* books() const override { return nullptr; }
    std::unique_ptr<FileDocumentViewModel> newDocument() override
    {
        return std::make_unique<BeadViewModel>(std::make_unique<BeadDocument>());
    }
    std::unique_ptr<FileDocumentViewModel> newFromTemplate(const QString&) override { return nullptr; }
    OpenedDocument read(const std::string& text) override
    {
        auto beads = BeadDocument::parsed(text);
        if (!beads)
            return Error{"", {"no beads", {}}};
        return std::unique_ptr<FileDocumentViewModel>(
            std::make_unique<BeadViewModel>(std::make_unique<BeadDocument>(*std::move(beads))));
    }
    Result<QString> titleOf(const std::string&) const override { return QString(); }
    QString nameOfPack(const QString&) const override { return {}; }
    bool owns(const FileDocumentViewModel& document) const override
    {
        return dynamic_cast<const BeadViewModel*>(&document) != nullptr;
    }
    std::vector<SeatChoice> seatChoices() const override { return {}; }
    std::vector<SetupPlayer> playersOf(const FileDocumentViewModel&) const override { return {}; }
    OpenedTable startTable(const FileDocumentViewModel&, const TableSetup&) override
    {
        return Error{"", {"beads are not played", {}}};
    }
    bool isOf(const PlayedTable&, const FileDocumentViewModel&) const override { return false; }
    Result<QString> titleOfTable(const std::string&) const override { return QString(); }
    OpenedTable readTable(const std::string&) override { return Error{"", {"no game", {}}}; }
};

} // namespace delve::test
