#include "editor/document/save_file.h"

#include <QBuffer>
#include <QSaveFile>

#include <memory>

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
    return saveFiles({{path, write}});
}

Result<void> saveFiles(const std::vector<FileToSave>& files)
{
    std::vector<std::unique_ptr<QSaveFile>> written; // what is not committed is thrown away
    for (const FileToSave& wanted : files) {
        QSaveFile& file = *written.emplace_back(std::make_unique<QSaveFile>(wanted.path));
        if (!file.open(QIODevice::WriteOnly))
            return notWritten(file);
        if (const auto done = wanted.write(file); !done) {
            // A full disk is the likely reason why writing failed, and the file knows more about it.
            return file.error() != QFileDevice::NoError ? notWritten(file)
                                                        : Error{wanted.path.toStdString(), done.error().what};
        }
    }
    for (const auto& file : written)
        if (!file->commit())
            return notWritten(*file);
    return {};
}

Result<void> writeBytes(QIODevice& device, const QByteArray& bytes)
{
    if (device.write(bytes) == bytes.size())
        return {};
    return Error{"",
                 {QT_TRANSLATE_NOOP("Engine", "the file could not be written: %1. Nothing was changed."),
                  {device.errorString().toStdString()}}};
}

QByteArray asPng(const QImage& picture)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    picture.save(&buffer, "PNG");
    return bytes;
}

} // namespace delve
