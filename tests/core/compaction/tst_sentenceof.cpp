// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/compaction/sentenceof.h"
#include "tests/testkit/testclass.h"

#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

/// The sentence around a piece of a text.
class TestSentenceOf final : public QObject
{
    Q_OBJECT
private slots:
    void sentences_data();
    void sentences();
    void longOnesAreCut();
    void edges();
};

void TestSentenceOf::sentences_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("alone") << u"Keep X small"_s << u"Keep X small"_s;
    QTest::newRow("among others") << u"It is so. Keep X small! Good?"_s << u"Keep X small"_s;
    QTest::newRow("a line") << u"Also:\n  Keep X small\nElse"_s << u"Keep X small"_s;
    QTest::newRow("in a list") << u"Do:\n- Keep X small\n- Else"_s << u"Keep X small"_s;
    QTest::newRow("in a numbered list") << u"Do:\n12. Keep X small\n13. Else"_s << u"Keep X small"_s;
    QTest::newRow("a full stop within a name")
        << u"In a.cpp keep X and b.cpp small. Yes."_s << u"In a.cpp keep X and b.cpp small"_s;
    QTest::newRow("ideographs") << u"はい。X を小さく。次。"_s << u"X を小さく"_s;
    QTest::newRow("blanks") << u"Keep \t X   small"_s << u"Keep X small"_s;
}

void TestSentenceOf::sentences()
{
    QFETCH(const QString, text);
    QFETCH(const QString, sentence);
    const qsizetype at = text.indexOf(u'X');
    QCOMPARE(sentenceOf(text, at, at + 1), sentence);
}

void TestSentenceOf::longOnesAreCut()
{
    const QString text = u"before "_s.repeated(1'000) + u"X "_s + u"behind "_s.repeated(1'000);
    const qsizetype at = text.indexOf(u'X');
    const QString sentence = sentenceOf(text, at, at + 1);
    QVERIFY2(sentence.startsWith(u"… before before "_s), qPrintable(sentence));
    QVERIFY2(sentence.endsWith(u" behind behind …"_s), qPrintable(sentence));
    QVERIFY2(sentence.contains(u"before X behind"_s), qPrintable(sentence));
    QVERIFY2(sentence.size() < 200, qPrintable(sentence));
}

void TestSentenceOf::edges()
{
    QCOMPARE(sentenceOf(u"X", 0, 1), u"X"_s);
    QCOMPARE(sentenceOf(u"", 0, 0), QString());
    const QString block(500, u'x'); // no place to cut at
    QVERIFY(sentenceOf(block, 250, 251).contains(u'x'));
}

TEST_CLASS(TestSentenceOf)
#include "tst_sentenceof.moc"
