#include "editor/document/save_file.h"

#include <QBuffer>
#include <QSaveFile>

namespace delve {

namespace {

Error notWritten(const QSaveFile& file)
{
    return {file.fileName().toStdString(),
            {QT_TRANSLATE_NOOP("Engine", "the file could not be written: %1. Nothing was changed."),
             {file.errorString().toStdString()}}};
}

} // namespace

Result<void> saveFile(const QString& path, const QByteArray& bytes)
{
    QSaveFile file(path);
    if (file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit())
        return {};
    return notWritten(file);
}

Result<void> saveFile(const QString& path, const std::function<Result<void>(QIODevice&)>& write)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return notWritten(file);
    if (const auto written = write(file); !written) {
        // A full disk is the likely reason why writing failed, and the file knows more about it.
        const bool fileFailed = file.error() != QFileDevice::NoError;
        const Error error = fileFailed ? notWritten(file) : Error{path.toStdString(), written.error().what};
        file.cancelWriting();
        return error;
    }
    if (!file.commit())
        return notWritten(file);
    return {};
}

QByteArray asPng(const QImage& picture)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    picture.save(&buffer, "PNG");
    return bytes;
}

} // namespace delve
