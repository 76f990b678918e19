// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/export/redaction/meanttext.h"
#include "tests/testkit/testclass.h"

#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

class TestMeantText final : public QObject
{
    Q_OBJECT
private slots:
    void meant_data();
    void meant();
    void same_data();
    void same();
    void places();
    void base64();
};

void TestMeantText::meant_data()
{
    QTest::addColumn<QString>("spelled");
    QTest::addColumn<QString>("text");
    QTest::newRow("entities") << u"&lt;a b=&quot;x&#39;y&#x22;&gt; &amp;amp;"_s << u"<a b=\"x'y\"> &amp;"_s;
    QTest::newRow("percent") << u"a%3Db%20c%0Ad"_s << u"a=b c\nd"_s;
    QTest::newRow("escapes") << uR"(\u003d \\u0022 \"x\" a\nb)"_s << u"= \" \"x\" a\nb"_s;
    QTest::newRow("letters of HTML") << u"J&uuml;rgen M&#252;ller &#xE9;&Eacute;"_s << u"Jürgen Müller éÉ"_s;
    QTest::newRow("bytes") << uR"(J%C3%BCrgen %E2%82%AC "J\303\274" b'M\xc3\xbcll')"_s << uR"(Jürgen € "Jü" b'Müll')"_s;
    QTest::newRow("accents") << u"Ju\u0308rgen e\u0301"_s << u"Jürgen é"_s;
    QTest::newRow("colours") << u"\x1b[1;32mok\x1b[0m \x1b[Kx"_s << u"ok x"_s;
    QTest::newRow("numbers") << u"     1\ta\n    12\t\n13→b"_s << u"a\n\nb"_s;
    QTest::newRow("patch") << u"@@ -1,2 +1,2 @@\n a\n-b\n\n+c\n\\ No newline\n d\ne\n+f"_s
                           << u"@@ -1,2 +1,2 @@\na\nb\n\nc\n\\ No newline\nd\ne\n+f"_s;
}

void TestMeantText::meant()
{
    QFETCH(const QString, spelled);
    QFETCH(const QString, text);
    const MeantText meant(spelled);
    QVERIFY(meant.differs());
    QCOMPARE(meant.text(), text);
}

void TestMeantText::same_data()
{
    QTest::addColumn<QString>("text");
    for (const QString& text : {u""_s, u"a & b; &copy; &#; &#x; &"_s, u"100% %d %zz %"_s, u"%00 %C3 %FF%FE %C3z %7f"_s,
             uR"(\123 \xff\x41 \303 \30)"_s, u"&uumlx; &uml; q\u0308"_s, uR"(C:\dir\u12 \u00fc \)"_s,
             u"\x1b \x1b[ \x1b[1;2"_s, u"12 a\n 1234567\t\n+x\n-y"_s})
        QTest::newRow(qPrintable(text)) << text;
}

void TestMeantText::same()
{
    QFETCH(const QString, text);
    QVERIFY(!MeantText(text).differs());
}

void TestMeantText::places()
{
    //                      0123456789012345678
    const QString spelled = u"a%3D\x1b[0mbc%26\x1b[1m"_s;
    const MeantText meant(spelled);
    QCOMPARE(meant.text(), u"a=bc&"_s);
    QCOMPARE(meant.spelledStart(0), 0);
    QCOMPARE(meant.spelledEnd(1), 1);
    QCOMPARE(meant.spelledStart(1), 1);
    QCOMPARE(meant.spelledEnd(2), 4); // nothing of the colour behind it
    QCOMPARE(meant.spelledStart(2), 8); // nor of that before it
    QCOMPARE(meant.spelledEnd(4), 10);
    QCOMPARE(meant.spelledStart(4), 10);
    QCOMPARE(meant.spelledEnd(5), 13);
    QVERIFY(!meant.isSpelling(0) && meant.isSpelling(1) && meant.isSpelling(3) && !meant.isSpelling(4));
    QVERIFY(!meant.isWithin(1) && meant.isWithin(2) && !meant.isWithin(4) && meant.isWithin(5) && !meant.isWithin(8));
}

void TestMeantText::base64()
{
    const auto lines = [](const QString& text) { return textOfBase64(QString::fromLatin1(text.toUtf8().toBase64())); };
    QCOMPARE(lines(u"Grüße"_s), u"Grüße"_s);
    QCOMPARE(textOfBase64(u"YT8_YT8-"), u"a??a?>"_s);
    QCOMPARE(textOfBase64(u"YT8/\r\nYT8+"), u"a??a?>"_s);
    QCOMPARE(textOfBase64(u"YT8/\nDone"), u"a??"_s);
    QCOMPARE(textOfBase64(u"YT8"), u"a?"_s);
    QCOMPARE(textOfBase64(u"AAECAwQF"), QString());
    QCOMPARE(textOfBase64(u"no base64"), QString());
}

TEST_CLASS(TestMeantText)
#include "tst_meanttext.moc"
