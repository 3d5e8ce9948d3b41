#include "editor/document/save_file.h"

#include <QBuffer>
#include <QSaveFile>

namespace delve {

Result<void> saveFile(const QString& path, const QByteArray& bytes)
{
    QSaveFile file(path);
    if (file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit())
        return {};
    return Error{path.toStdString(),
                 {QT_TRANSLATE_NOOP("Engine", "the file could not be written: %1. Nothing was changed."),
                  {file.errorString().toStdString()}}};
}

QByteArray asPng(const QImage& picture)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    picture.save(&buffer, "PNG");
    return bytes;
}

} // namespace delve
