// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/export/png_stream.h"

#include <csetjmp>
#include <png.h>

namespace delve {

namespace {

void writeBytes(png_structp png, png_bytep bytes, png_size_t count)
{
    auto* device = static_cast<QIODevice*>(png_get_io_ptr(png));
    if (device->write(reinterpret_cast<const char*>(bytes), qint64(count)) != qint64(count))
        png_error(png, "write");
}

void flushNothing(png_structp)
{}

/// libpng leaves a failed call by a long jump; its own message would go to the standard error.
[[noreturn]] void onError(png_structp png, png_const_charp)
{
    png_longjmp(png, 1);
}

void onWarning(png_structp, png_const_charp)
{}

} // namespace

struct PngStream::Writer
{
    png_structp png = nullptr;
    png_infop info = nullptr;
    bool transparent = false;
    bool failed = false;

    /// Calls libpng; a failure is remembered, and nothing is called after it.
    template <typename Call> bool guarded(Call call)
    {
        if (failed || !png)
            return false;
        if (setjmp(png_jmpbuf(png)) != 0) {
            failed = true;
            return false;
        }
        call();
        return true;
    }
};

PngStream::PngStream(QIODevice& device, QSize size, bool transparent, int dotsPerMetre)
    : m_writer(std::make_unique<Writer>())
{
    Writer& w = *m_writer;
    w.transparent = transparent;
    w.png = png_create_write_struct(PNG_LIBPNG_VER_STRING, nullptr, onError, onWarning);
    w.info = w.png ? png_create_info_struct(w.png) : nullptr;
    w.failed = !w.info;
    w.guarded([&] {
        png_set_write_fn(w.png, &device, writeBytes, flushNothing);
        png_set_user_limits(w.png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
        png_set_IHDR(w.png, w.info, png_uint_32(size.width()), png_uint_32(size.height()), 8,
                     transparent ? PNG_COLOR_TYPE_RGB_ALPHA : PNG_COLOR_TYPE_RGB, PNG_INTERLACE_NONE,
                     PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
        // Compression is nearly all the time a picture takes. Drawings hardly shrink further at higher
        // levels.
        png_set_compression_level(w.png, 3);
        png_set_compression_buffer_size(w.png, 1u << 18); // few large writes: files are not buffered
        png_set_filter(w.png, PNG_FILTER_TYPE_BASE, PNG_FILTER_UP | PNG_FILTER_SUB);
        if (dotsPerMetre > 0)
            png_set_pHYs(w.png, w.info, png_uint_32(dotsPerMetre), png_uint_32(dotsPerMetre),
                         PNG_RESOLUTION_METER);
        png_write_info(w.png, w.info);
        if (!transparent)
            png_set_filler(w.png, 0, PNG_FILLER_AFTER); // four bytes a pixel in memory, three in the file
    });
}

PngStream::~PngStream()
{
    if (m_writer->png)
        png_destroy_write_struct(&m_writer->png, &m_writer->info);
}

QImage::Format PngStream::rowFormat() const
{
    return m_writer->transparent ? QImage::Format_RGBA8888 : QImage::Format_RGBX8888;
}

bool PngStream::write(const QImage& rows)
{
    Q_ASSERT(rows.format() == rowFormat());
    return m_writer->guarded([&] {
        for (int y = 0; y < rows.height(); ++y)
            png_write_row(m_writer->png, rows.constScanLine(y));
    });
}

bool PngStream::finish()
{
    return m_writer->guarded([&] { png_write_end(m_writer->png, m_writer->info); });
}

} // namespace delve
