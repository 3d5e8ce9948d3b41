// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/sha256.h"
#include "tests/support/test_registry.h"

#include <QCryptographicHash>

using namespace delve;

/// The test vectors of NIST (FIPS 180-4), every length around the ends of blocks, and parts in any cut.
class TestSha256 : public QObject
{
    Q_OBJECT

private:
    static std::string hashOf(std::string_view text)
    {
        Sha256 hash;
        hash.add(text);
        return hash.hex();
    }

private slots:
    void knownMessages_data()
    {
        QTest::addColumn<QByteArray>("message");
        QTest::addColumn<QByteArray>("hash");
        QTest::newRow("nothing") << QByteArray("")
                                 << QByteArray(
                                        "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
        QTest::newRow("24 bits") << QByteArray("abc")
                                 << QByteArray(
                                        "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
        QTest::newRow("448 bits") << QByteArray("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")
                                  << QByteArray(
                                         "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
        QTest::newRow("896 bits") << QByteArray("abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmn"
                                                "hijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu")
                                  << QByteArray(
                                         "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1");
        QTest::newRow("a million times a")
            << QByteArray(1'000'000, 'a')
            << QByteArray("cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
    }
    void knownMessages()
    {
        QFETCH(QByteArray, message);
        QFETCH(QByteArray, hash);
        QCOMPARE(QByteArray::fromStdString(hashOf(message.toStdString())), hash);
    }

    void everyLengthAroundTheEndOfABlock()
    {
        std::string text;
        for (int length = 0; length < 200; ++length, text += char(length * 7)) {
            const auto bytes = QByteArray::fromStdString(text);
            QCOMPARE(QByteArray::fromStdString(hashOf(text)),
                     QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex());
        }
    }

    void itDoesNotMatterHowItIsCut()
    {
        const std::string text(150, 'x');
        for (std::size_t cut = 0; cut <= text.size(); ++cut) {
            Sha256 hash;
            hash.add(std::string_view(text).substr(0, cut));
            hash.add(std::string_view(text).substr(cut));
            QCOMPARE(hash.hex(), hashOf(text));
        }
    }
};

DELVE_TEST(TestSha256)
#include "tst_sha256.moc"
