// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/export/piece_sheets.h"

#include <QCryptographicHash>
#include <QPainter>

#include <algorithm>

namespace delve {

namespace {

constexpr int mostColumns = 16;

} // namespace

int PieceSheet::add(const QImage& picture)
{
    Q_ASSERT(picture.size() == m_cell);
    const QByteArrayView bytes(picture.constBits(), picture.sizeInBytes());
    const QByteArray hash = QCryptographicHash::hash(bytes.toByteArray(), QCryptographicHash::Sha1);
    const auto [entry, isNew] = m_numbers.try_emplace(hash, count());
    if (isNew)
        m_pictures.push_back(picture);
    return entry->second;
}

int PieceSheet::columns() const
{
    return std::clamp(count(), 1, mostColumns);
}

QImage PieceSheet::sheet() const
{
    const int rows = (count() + columns() - 1) / columns();
    QImage image(m_cell.width() * columns(), m_cell.height() * rows, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    for (int i = 0; i < count(); ++i)
        painter.drawImage(i % columns() * m_cell.width(), i / columns() * m_cell.height(),
                          m_pictures[std::size_t(i)]);
    return image;
}

} // namespace delve
