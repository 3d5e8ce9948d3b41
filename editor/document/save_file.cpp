#include "editor/document/save_file.h"

#include <QBuffer>
#include <QFileInfo>
#include <QSaveFile>

namespace delve {

Result<void> saveFile(const QString& path, const QByteArray& bytes)
{
    // A device or a folder would be replaced by the new file, which nobody wants who names one.
    if (const QFileInfo there(path); there.exists() && !there.isFile())
        return Error{path.toStdString(),
                     {QT_TRANSLATE_NOOP("Engine", "this is not a file. Nothing was changed."), {}}};
    QSaveFile file(path);
    // Without a buffer: when a disk runs full in the middle, the buffer of Qt 6.4 writes a part, says that
    // all is well, and half a file would take the place of the old one.
    if (file.open(QIODevice::WriteOnly | QIODevice::Unbuffered) && file.write(bytes) == bytes.size() &&
        file.commit())
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
