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

void putForms(QPDF& pdf, const std::vector<PdfForm>& forms)
{
    if (forms.empty())
        return;
    std::vector<std::pair<QPDFObjGen, std::size_t>> places;
    for (const QPDFObjectHandle& object : pdf.getAllObjects())
        if (const auto form = formOf(object, forms.size()))
            places.emplace_back(object.getObjGen(), *form);
    for (const auto& [place, number] : places) {
        const PdfForm& form = forms[number];
        QPDFObjectHandle stream = QPDFObjectHandle::newStream(&pdf);
        stream.replaceDict(QPDFObjectHandle::parse(form.dictionary));
        stream.replaceStreamData(form.packed.toStdString(), QPDFObjectHandle::newName("/FlateDecode"),
                                 QPDFObjectHandle::newNull());
        // All that showed the picture shows the form now; the picture is shown by nothing, and not written.
        pdf.swapObjects(place, stream.getObjGen());
    }
}

void putBoxes(QPDF& pdf, const std::vector<PdfBoxes>& boxes)
{
    const auto pages = QPDFPageDocumentHelper(pdf).getAllPages();
    for (std::size_t i = 0; i < std::min(pages.size(), boxes.size()); ++i) {
        QPDFObjectHandle page = pages[i].getObjectHandle();
        // The writer measured from the top of a page of whole points, which stays where it is.
        const double top = page.getKey("/MediaBox").getArrayAsRectangle().ury;
        const auto put = [&](const char* name, const QRectF& box) {
            const QRectF points(box.topLeft() * pointsPerMillimetre, box.size() * pointsPerMillimetre);
            page.replaceKey(name,
                            QPDFObjectHandle::newArray(QPDFObjectHandle::Rectangle(
                                points.left(), top - points.bottom(), points.right(), top - points.top())));
        };
        const QRectF paper(QPointF(0, 0), boxes[i].paper);
        put("/MediaBox", paper);
        if (boxes[i].trim.isEmpty())
            continue;
        put("/TrimBox", boxes[i].trim & paper);
        put("/BleedBox", (boxes[i].bleed.isEmpty() ? boxes[i].trim : boxes[i].bleed) & paper);
    }
}

} // namespace

QSize placeholderSize(std::size_t form)
{
    return {int(form) + 1, placeholderHeight};
}

bool rewritePdf(const QString& written, const std::vector<PdfForm>& forms, const std::vector<PdfBoxes>& boxes,
                QIODevice& target)
{
    try {
        QPDF pdf;
        pdf.setSuppressWarnings(true);
        pdf.setAttemptRecovery(false); // half a file is none
        pdf.processFile(QFile::encodeName(written).constData());
        putForms(pdf, forms);
        putBoxes(pdf, boxes);
        DevicePipeline pipeline(target);
        QPDFWriter writer(pdf);
        writer.setOutputPipeline(&pipeline);
        writer.setStreamDataMode(qpdf_s_preserve); // packed once is enough
        writer.setDeterministicID(true);
        writer.write();
        return true;
    } catch (const std::exception&) {
        return false;
    }
}

} // namespace delve
