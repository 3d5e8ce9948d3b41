// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QIODevice>

namespace delve {

/// Passes what is written to it on to another device in base64, as it comes. Close it to write the rest.
class Base64Device : public QIODevice
{
public:
    explicit Base64Device(QIODevice& target) : m_target(target) { open(QIODevice::WriteOnly); }
    ~Base64Device() override { close(); }

    void close() override
    {
        if (isOpen() && !m_rest.isEmpty())
            m_target.write(m_rest.toBase64());
        m_rest.clear();
        QIODevice::close();
    }

protected:
    qint64 readData(char*, qint64) override { return -1; }

    qint64 writeData(const char* bytes, qint64 count) override
    {
        m_rest.append(bytes, count);
        const qsizetype whole = m_rest.size() / 3 * 3; // three bytes are four letters
        const QByteArray letters = m_rest.left(whole).toBase64();
        if (m_target.write(letters) != letters.size()) {
            setErrorString(m_target.errorString());
            return -1;
        }
        m_rest.remove(0, whole);
        return count;
    }

private:
    QIODevice& m_target;
    QByteArray m_rest;
};

} // namespace delve
