#pragma once

#include <QPaintDevice>

#include <memory>

class QPdfWriter;

namespace delve {

class PdfEngine;

/// Paints into a QPdfWriter in whole dots of its resolution. The writer gives every broken number nine digits
/// and names a colour anew for each shape; most of the time of a page then goes into packing those digits.
/// Whole numbers are short, curves of a few dots are lines, and what does not change is not said again.
/// Choose a resolution so fine that nobody sees a dot. Text stays text.
class PdfDevice : public QPaintDevice
{
public:
    explicit PdfDevice(QPdfWriter& writer);
    ~PdfDevice() override;

    QPaintEngine* paintEngine() const override;

protected:
    int metric(PaintDeviceMetric metric) const override;

private:
    QPdfWriter& m_writer;
    std::unique_ptr<PdfEngine> m_engine;
};

} // namespace delve
