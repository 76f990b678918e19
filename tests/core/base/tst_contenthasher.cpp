// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/base/contenthasher.h"
#include "tests/testkit/testclass.h"

#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

class TestContentHasher final : public QObject
{
    Q_OBJECT

private slots:
    void hashesTheText_data();
    void hashesTheText();
};

void TestContentHasher::hashesTheText_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("text"); // what Python's decode("utf-8", "replace") and universal newlines make of it
    const QByteArray bad = "\xEF\xBF\xBD";
    QTest::newRow("empty") << QByteArray() << QByteArray();
    QTest::newRow("plain") << QByteArray("a\nb\n") << QByteArray("a\nb\n");
    QTest::newRow("line ends") << QByteArray("a\r\nb\rc\r\r\nd\n\re\r") << QByteArray("a\nb\nc\n\nd\n\ne\n");
    QTest::newRow("characters") << "äö€\U0001F600\r\nß"_ba << "äö€\U0001F600\nß"_ba;
    QTest::newRow("no beginning") << QByteArray("a\x80"
                                                "b\xBF\xBF")
                                  << "a" + bad + "b" + bad + bad;
    QTest::newRow("cut at the end") << QByteArray("a\xE2\x82") << "a" + bad;
    QTest::newRow("cut within") << QByteArray("\xE2\x82"
                                              "A\xF0\x9F\x98"
                                              "B")
                                << bad + "A" + bad + "B";
    QTest::newRow("overlong") << QByteArray("\xC0\xAF\xE0\x80\xAF") << bad + bad + bad + bad + bad;
    QTest::newRow("surrogate") << QByteArray("\xED\xA0\x80") << bad + bad + bad;
    QTest::newRow("beyond the last") << QByteArray("\xF4\x90\x80\x80\xF5") << bad + bad + bad + bad + bad;
    QTest::newRow("invalid between returns") << QByteArray("\r\xFF\n\r") << "\n" + bad + "\n\n";
    QTest::newRow("zeros") << QByteArray("\0a\0\r\n", 5) << QByteArray("\0a\0\n", 4);
}

void TestContentHasher::hashesTheText()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QByteArray, text);
    const QString wanted = QString::fromLatin1(QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex());
    // However the bytes come, the id is the same.
    for (qsizetype piece = 1; piece <= bytes.size() + 1; ++piece) {
        ContentHasher hasher;
        for (qsizetype at = 0; at < bytes.size(); at += piece)
            hasher.add(QByteArrayView(bytes).sliced(at, std::min(piece, bytes.size() - at)));
        QCOMPARE(hasher.result().value, wanted);
    }
}

TEST_CLASS(TestContentHasher)
#include "tst_contenthasher.moc"
