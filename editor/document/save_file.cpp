// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/save_file.h"

#include "editor/document/output_target.h"
#include "editor/document/save_text.h"

#include <QBuffer>
#include <QFileInfo>
#include <QSaveFile>

#include <memory>

namespace delve {

namespace {

Error notWritten(const QSaveFile& file)
{
    return {file.fileName().toStdString(),
            {QT_TRANSLATE_NOOP("Engine", "the file could not be written: %1. It is as it was before."),
             {file.error() == QFileDevice::NoError ? "No space left on device"
                                                   : file.errorString().toStdString()}}};
}

/// Passes bytes on to a file and remembers whether all of them were taken. Some writers, such as that of PDF,
/// never look, and a file on a full disk takes a part without calling that an error.
class CheckedDevice : public QIODevice
{
public:
    explicit CheckedDevice(QSaveFile& file) : m_file(file)
    {
        open(QIODevice::WriteOnly | QIODevice::Unbuffered);
    }

    bool tookAll() const { return m_tookAll; }

protected:
    qint64 readData(char*, qint64) override { return -1; }

    qint64 writeData(const char* bytes, qint64 count) override
    {
        const qint64 taken = m_file.write(bytes, count);
        m_tookAll = m_tookAll && taken == count;
        if (taken != count)
            setErrorString(m_file.errorString());
        return taken;
    }

private:
    QSaveFile& m_file;
    bool m_tookAll = true;
};

} // namespace

Result<void> saveFile(const QString& path, const QByteArray& bytes)
{
    return saveFile(path, [&](QIODevice& device) { return writeBytes(device, bytes); });
}

Result<void> checkLength(const QString& path, const std::string& text, std::size_t mostBytes)
{
    if (text.size() <= mostBytes)
        return {};
    return Error{path.toStdString(),
                 {QT_TRANSLATE_NOOP("Engine", "the file would have %1 bytes and could not be read again: %2 "
                                              "are the most. Nothing was changed."),
                  {std::to_string(text.size()), std::to_string(mostBytes)}}};
}

Result<void> saveText(const QString& path, const std::string& text, std::size_t mostBytes)
{
    if (auto fault = checkLength(path, text, mostBytes); !fault)
        return fault;
    return saveFile(path, QByteArray::fromStdString(text));
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
        // Without a buffer: when a disk runs full in the middle, the buffer of Qt 6.4 writes a part, says
        // that all is well, and half a file would take the place of the old one.
        if (!file.open(QIODevice::WriteOnly | QIODevice::Unbuffered))
            return notWritten(file);
        CheckedDevice device(file);
        const auto done = wanted.write(device);
        // Bytes that were not taken are the reason, whatever the writer made of it.
        if (!device.tookAll() || !file.flush() || file.error() != QFileDevice::NoError)
            return notWritten(file);
        if (!done)
            return Error{wanted.path.toStdString(), done.error().what};
    }
    for (std::size_t i = 0; i < written.size(); ++i)
        if (!written[i]->commit()) {
            const Error fault = notWritten(*written[i]);
            if (i == 0)
                return fault;
            return Error{fault.where,
                         {QT_TRANSLATE_NOOP("Engine", "the file could not be written: %1. It is as it was "
                                                      "before, but %2 of %3 files were written."),
                          {fault.what.args.front(), std::to_string(i), std::to_string(written.size())}}};
        }
    return {};
}

QString freeFileLike(const QString& path)
{
    const QFileInfo file(path);
    for (int number = 2;; ++number) {
        const QString name =
            QStringLiteral("%1-%2.%3").arg(file.baseName(), QString::number(number), file.completeSuffix());
        const QString free = file.path() == u"." ? name : file.path() + u'/' + name;
        if (!QFileInfo::exists(free))
            return free;
    }
}

Result<void> writeBytes(QIODevice& device, const QByteArray& bytes)
{
    if (device.write(bytes) == bytes.size())
        return {};
    return Error{"",
                 {QT_TRANSLATE_NOOP("Engine", "the file could not be written: %1. It is as it was before."),
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
