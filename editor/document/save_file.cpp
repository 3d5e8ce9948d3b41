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
