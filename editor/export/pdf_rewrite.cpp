// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/export/pdf_rewrite.h"

#include <QFile>
#include <QIODevice>
#define POINTERHOLDER_TRANSITION 4 // libqpdf asks which of its pointers we know: those of the standard
#include <qpdf/Pipeline.hh>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFPageDocumentHelper.hh>
#include <qpdf/QPDFWriter.hh>

#include <algorithm>
#include <cmath>
#include <map>
#include <memory>
#include <optional>
#include <stdexcept>

namespace delve {

namespace {

constexpr double pointsPerMillimetre = 72 / 25.4;
constexpr int placeholderHeight = 3;

/// What libqpdf writes goes to a device of Qt's.
class DevicePipeline : public Pipeline
{
public:
    explicit DevicePipeline(QIODevice& target) : Pipeline("target", nullptr), m_target(target) {}

    void write(const unsigned char* data, std::size_t size) override
    {
        if (m_target.write(reinterpret_cast<const char*>(data), qint64(size)) != qint64(size))
            throw std::runtime_error("the target is full");
    }
    void finish() override {}

private:
    QIODevice& m_target;
};

/// The number of the form that a picture stands for; nothing if it is a picture.
std::optional<std::size_t> formOf(QPDFObjectHandle object, std::size_t count)
{
    if (!object.isStream())
        return std::nullopt;
    QPDFObjectHandle dictionary = object.getDict();
    QPDFObjectHandle type = dictionary.getKey("/Subtype");
    if (!type.isNameAndEquals("/Image") || !dictionary.getKey("/Width").isInteger() ||
        !dictionary.getKey("/Height").isInteger())
        return std::nullopt;
    const auto width = dictionary.getKey("/Width").getIntValue();
    if (dictionary.getKey("/Height").getIntValue() != placeholderHeight || width < 1 ||
        std::size_t(width) > count)
        return std::nullopt;
    return std::size_t(width - 1);
}

/// Makes the layers that forms belong to, all of them shown until somebody switches them off.
class Layers
{
public:
    explicit Layers(QPDF& pdf) : m_pdf(pdf) {}

    QPDFObjectHandle named(const QString& name)
    {
        auto& layer = m_layers[name];
        if (!layer.isInitialized()) {
            layer = m_pdf.makeIndirectObject(QPDFObjectHandle::parse("<< /Type /OCG >>"));
            layer.replaceKey("/Name", QPDFObjectHandle::newUnicodeString(name.toStdString()));
        }
        return layer;
    }

    void write()
    {
        if (m_layers.empty())
            return;
        QPDFObjectHandle all = QPDFObjectHandle::newArray();
        for (const auto& [name, layer] : m_layers)
            all.appendItem(layer);
        QPDFObjectHandle usual = QPDFObjectHandle::newDictionary();
        usual.replaceKey("/BaseState", QPDFObjectHandle::newName("/ON"));
        usual.replaceKey("/Order", all.shallowCopy());
        QPDFObjectHandle properties = QPDFObjectHandle::newDictionary();
        properties.replaceKey("/OCGs", all);
        properties.replaceKey("/D", usual);
        m_pdf.getRoot().replaceKey("/OCProperties", properties);
    }

private:
    QPDF& m_pdf;
    std::map<QString, QPDFObjectHandle> m_layers;
};

void putForms(QPDF& pdf, const std::vector<PdfForm>& forms)
{
    if (forms.empty())
        return;
    std::vector<std::pair<QPDFObjGen, std::size_t>> places;
    for (const QPDFObjectHandle& object : pdf.getAllObjects())
        if (const auto form = formOf(object, forms.size()))
            places.emplace_back(object.getObjGen(), *form);
    Layers layers(pdf);
    for (const auto& [place, number] : places) {
        const PdfForm& form = forms[number];
        QPDFObjectHandle stream = QPDFObjectHandle::newStream(&pdf);
        stream.replaceDict(QPDFObjectHandle::parse(form.dictionary));
        stream.replaceStreamData(form.packed.toStdString(), QPDFObjectHandle::newName("/FlateDecode"),
                                 QPDFObjectHandle::newNull());
        if (!form.layer.isEmpty())
            stream.getDict().replaceKey("/OC", layers.named(form.layer));
        // All that showed the picture shows the form now; the picture is shown by nothing, and not written.
        pdf.swapObjects(place, stream.getObjGen());
    }
    layers.write();
}

/// Moves all that is painted on a page, in points.
void moveDown(QPDF& pdf, QPDFObjectHandle page, double points)
{
    constexpr double nothing = 1e-4;
    if (std::abs(points) < nothing)
        return;
    const QByteArray move = "1 0 0 1 0 " + QByteArray::number(-points, 'f', 6) + " cm\n";
    page.addPageContents(QPDFObjectHandle::newStream(&pdf, move.toStdString()), true);
}

void putBoxes(QPDF& pdf, const std::vector<PdfBoxes>& boxes)
{
    const auto pages = QPDFPageDocumentHelper(pdf).getAllPages();
    for (std::size_t i = 0; i < std::min(pages.size(), boxes.size()); ++i) {
        QPDFObjectHandle page = pages[i].getObjectHandle();
        const QRectF paper(QPointF(0, 0), boxes[i].paper);
        const double height = paper.height() * pointsPerMillimetre;
        // The writer measured from the top of a page of whole points: all of it moves down by what that page
        // is too high, so that the paper begins at 0.
        moveDown(pdf, page, page.getKey("/MediaBox").getArrayAsRectangle().ury - height);
        const auto put = [&](const char* name, const QRectF& box) {
            const QRectF points(box.topLeft() * pointsPerMillimetre, box.size() * pointsPerMillimetre);
            page.replaceKey(name, QPDFObjectHandle::newArray(QPDFObjectHandle::Rectangle(
                                      points.left(), std::max(0.0, height - points.bottom()), points.right(),
                                      height - points.top())));
        };
        put("/MediaBox", paper);
        // Print shops want to be told even where nothing is cut off.
        const QRectF trim = boxes[i].trim.isEmpty() ? paper : boxes[i].trim & paper;
        put("/TrimBox", trim);
        put("/BleedBox", boxes[i].bleed.isEmpty() ? trim : (boxes[i].bleed | trim) & paper);
    }
}

/// The writer names the part of a font that it puts into the file in one place only. PDF wants the name,
/// which begins with six letters, in all three.
void nameFonts(QPDF& pdf)
{
    for (QPDFObjectHandle font : pdf.getAllObjects()) {
        if (!font.isDictionary() || !font.getKey("/DescendantFonts").isArray())
            continue;
        QPDFObjectHandle part = font.getKey("/DescendantFonts").getArrayItem(0);
        QPDFObjectHandle name = part.getKey("/FontDescriptor").getKey("/FontName");
        if (!name.isName())
            continue;
        part.replaceKey("/BaseFont", name);
        font.replaceKey("/BaseFont", name);
    }
}

/// Colours with three equal parts become one part of grey.
class GreyFilter : public QPDFObjectHandle::TokenFilter
{
public:
    void handleToken(const QPDFTokenizer::Token& token) override
    {
        const auto type = token.getType();
        if (type != QPDFTokenizer::tt_word) {
            m_before.push_back(token);
            return;
        }
        const std::string operation = token.getValue();
        const bool isFill = operation == "scn" || operation == "rg";
        const bool isStroke = operation == "SCN" || operation == "RG";
        if (isFill || isStroke) {
            if (const auto grey = greyBefore()) {
                m_before.clear();
                write(*grey + (isFill ? " g" : " G"));
                return;
            }
        } else if ((operation == "cs" || operation == "CS") && namesColours()) {
            m_before.clear();
            return;
        }
        writeBefore();
        writeToken(token);
    }
    void handleEOF() override { writeBefore(); }

private:
    std::vector<std::string> operands() const
    {
        std::vector<std::string> values;
        for (const QPDFTokenizer::Token& token : m_before)
            if (token.getType() != QPDFTokenizer::tt_space)
                values.push_back(token.getValue());
        return values;
    }
    std::optional<std::string> greyBefore() const
    {
        const auto values = operands();
        const bool isGrey = values.size() == 3 && values[0] == values[1] && values[1] == values[2];
        return isGrey ? std::optional('\n' + values[0]) : std::nullopt;
    }
    /// The name that Qt's writer gives its colours; patterns have another.
    bool namesColours() const
    {
        const auto values = operands();
        return values.size() == 1 && values[0] == "/CSp";
    }
    void writeBefore()
    {
        for (const QPDFTokenizer::Token& token : m_before)
            writeToken(token);
        m_before.clear();
    }

    std::vector<QPDFTokenizer::Token> m_before; ///< since the last operation
};

void makeGrey(QPDF& pdf)
{
    for (QPDFPageObjectHelper& page : QPDFPageDocumentHelper(pdf).getAllPages())
        page.addContentTokenFilter(std::make_shared<GreyFilter>());
}

} // namespace

QSize placeholderSize(std::size_t form)
{
    return {int(form) + 1, placeholderHeight};
}

bool rewritePdf(const QString& written, const PdfAdditions& additions, QIODevice& target)
{
    try {
        QPDF pdf;
        pdf.setSuppressWarnings(true);
        pdf.setAttemptRecovery(false); // half a file is none
        pdf.processFile(QFile::encodeName(written).constData());
        putForms(pdf, additions.forms);
        putBoxes(pdf, additions.boxes);
        nameFonts(pdf);
        if (additions.grey)
            makeGrey(pdf);
        DevicePipeline pipeline(target);
        QPDFWriter writer(pdf);
        writer.setOutputPipeline(&pipeline);
        writer.setMinimumPDFVersion("1.5"); // the first that knows layers
        // Packed once is enough; what was changed is packed anew.
        writer.setStreamDataMode(additions.grey ? qpdf_s_compress : qpdf_s_preserve);
        writer.setDeterministicID(true);
        writer.write();
        return true;
    } catch (const std::exception&) {
        return false;
    }
}

} // namespace delve
