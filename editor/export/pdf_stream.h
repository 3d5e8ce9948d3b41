// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QIODevice>

#include <map>
#include <optional>

namespace delve {

/// Lies between a QPdfWriter and its file. Qt's writer knows no forms, so a picture of one dot stands for
/// each of them while pages are written, and the form takes its place in an update at the end of the file:
/// the format lets later objects replace earlier ones of the same number.
class PdfStream : public QIODevice
{
public:
    explicit PdfStream(QIODevice& target) : m_target(target) { open(WriteOnly); }

    bool isSequential() const override { return true; }

    /// The number of the picture that was written since `listen` was called; nothing if there was none.
    void listen();
    std::optional<int> pictureHeard();

    /// Keeps what shall stand in place of the object with this number.
    void replace(int number, const QByteArray& body) { m_replaced[number] = body; }

    /// Writes what was kept, once the writer has ended. False if the target refused any byte.
    bool finish();

protected:
    qint64 readData(char*, qint64) override { return -1; }
    qint64 writeData(const char* data, qint64 size) override;

private:
    QIODevice& m_target;
    qint64 m_written = 0;
    bool m_isFine = true;
    bool m_listens = false;
    QByteArray m_heard;
    QByteArray m_tail; ///< of what was written
    std::map<int, QByteArray> m_replaced;
};

} // namespace delve
