// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/base/textdecoder.h"
#include "tests/testkit/testclass.h"

#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

class TestTextDecoder final : public QObject
{
    Q_OBJECT

private slots:
    void decodesLikePython_data();
    void decodesLikePython();
};

void TestTextDecoder::decodesLikePython_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("text");
    QTest::newRow("empty") << QByteArray() << QString();
    QTest::newRow("plain") << QByteArray("a\nb") << u"a\nb"_s;
    QTest::newRow("line ends") << QByteArray("a\r\nb\rc\r\r\n\n") << u"a\nb\nc\n\n\n"_s;
    QTest::newRow("return at the end") << QByteArray("a\r") << u"a\n"_s;
    QTest::newRow("no UTF-8") << QByteArray("\xFFz\xC3(\xE2\x82x") << u"\uFFFDz\uFFFD(\uFFFDx"_s;
    QTest::newRow("half a pair") << QByteArray("\xED\xA0\x80") << u"\uFFFD\uFFFD\uFFFD"_s;
    QTest::newRow("too long a spelling") << QByteArray("\xC0\xAF\xE0\x80\xAF") << u"\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD"_s;
    QTest::newRow("beyond Unicode") << QByteArray("\xF4\x90\x80\x80") << u"\uFFFD\uFFFD\uFFFD\uFFFD"_s;
    QTest::newRow("cut at the end") << QByteArray("a\xF0\x9F\x92") << u"a\uFFFD"_s;
    QTest::newRow("mark and NUL") << QByteArray("\xEF\xBB\xBF\0a", 5) << (QString(QChar(0xFEFF)) + QChar(0) + u'a');
    QTest::newRow("long character") << QByteArray("\xF0\x9F\x92\xA9") << u"\U0001F4A9"_s;
}

void TestTextDecoder::decodesLikePython()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QString, text);
    // In pieces of every size: none may matter.
    for (qsizetype size = 1; size <= bytes.size() + 1; ++size) {
        TextDecoder decoder;
        QByteArray decoded;
        for (qsizetype at = 0; at < bytes.size(); at += size)
            decoded += decoder.decode(QByteArrayView(bytes).mid(at, size), at + size >= bytes.size()).toByteArray();
        QCOMPARE(decoded, text.toUtf8());
        QCOMPARE(decoder.wasInvalid(), text.contains(QChar(0xFFFD)));
    }
}

TEST_CLASS(TestTextDecoder)
#include "tst_textdecoder.moc"
