#include "editor/document/save_file.h"

#include <QBuffer>
#include <QFileInfo>
#include <QSaveFile>

#include <memory>
#include <optional>

namespace delve {

namespace {

Error notWritten(const QSaveFile& file)
{
    return {file.fileName().toStdString(),
            {QT_TRANSLATE_NOOP("Engine", "the file could not be written: %1. Nothing was changed."),
             {file.errorString().toStdString()}}};
}

/// A device such as /dev/null is not to be replaced by a file.
std::optional<Error> notAFile(const QString& path)
{
    const QFileInfo info(path);
    if (!info.exists() || info.isFile())
        return std::nullopt;
    return Error{
        path.toStdString(),
        {QT_TRANSLATE_NOOP("Engine", "expected a place for a file, found a folder or device. Nothing "
                                     "was changed."),
         {}}};
}

} // namespace

Result<void> saveFile(const QString& path, const QByteArray& bytes)
{
    return saveFile(path, [&](QIODevice& device) { return writeBytes(device, bytes); });
}

Result<void> saveFile(const QString& path, const std::function<Result<void>(QIODevice&)>& write)
{
    return saveFiles({{path, write}});
}

Result<void> saveFiles(const std::vector<FileToSave>& files)
{
    std::vector<std::unique_ptr<QSaveFile>> written; // what is not committed is thrown away
    for (const FileToSave& wanted : files) {
        if (const auto refused = notAFile(wanted.path))
            return *refused;
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
