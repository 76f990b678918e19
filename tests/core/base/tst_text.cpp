// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/base/text.h"
#include "core/base/tokenguess.h"
#include "tests/testkit/testclass.h"

#include <QLocale>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace stemma;

class TestText : public QObject
{
    Q_OBJECT

private slots:
    void sizeAndPrefix_data();
    void sizeAndPrefix();
    void atEveryPlace();
    void halvesOfPairs();
    void visibleControls();
    void separatorsAreNoDigits();
    void naturalOrder();
    void hiddenCharacters_data();
    void hiddenCharacters();
    void textBehindAFlag();
    void firstLines_data();
    void firstLines();
    void titlesWithoutMarks_data();
    void titlesWithoutMarks();
    void guessesTokens();
};

void TestText::sizeAndPrefix_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<qint64>("bytes");
    QTest::addColumn<qint64>("limit");
    QTest::addColumn<QString>("start");
    QTest::newRow("empty") << QString() << qint64(0) << qint64(0) << QString();
    QTest::newRow("fits") << u"aé€😀"_s << qint64(10) << qint64(10) << u"aé€😀"_s;
    QTest::newRow("within four bytes") << u"aé€😀"_s << qint64(10) << qint64(9) << u"aé€"_s;
    QTest::newRow("within three") << u"aé€😀"_s << qint64(10) << qint64(5) << u"aé"_s;
    QTest::newRow("within two") << u"aé€😀"_s << qint64(10) << qint64(2) << u"a"_s;
    QTest::newRow("nothing") << u"aé€😀"_s << qint64(10) << qint64(0) << QString();
    QTest::newRow("lone surrogate") << (u"a"_s + QChar(0xd83d)) << qint64(4) << qint64(3) << u"a"_s;
}

void TestText::sizeAndPrefix()
{
    QFETCH(QString, text);
    QFETCH(qint64, bytes);
    QFETCH(qint64, limit);
    QFETCH(QString, start);
    QCOMPARE(utf8Size(text), bytes);
    QCOMPARE(utf8Prefix(text, limit).toString(), start);
    QCOMPARE(utf8Prefix(text, bytes).toString(), text);
}

/// Against the borders of the blocks that are counted at once.
void TestText::atEveryPlace()
{
    struct Odd
    {
        QString text;
        int bytes;
        int points;
    };
    const QChar high(0xd83d);
    const Odd odd[] = {{u"é"_s, 2, 1}, {u"€"_s, 3, 1}, {u"😀"_s, 4, 1}, {high, 3, 1}, {QChar(0xde00), 3, 1},
        {u"é😀€"_s, 9, 3}, {u"😀😀"_s, 8, 2}};
    for (const Odd& piece : odd) {
        for (int before = 0; before < 70; ++before) {
            const QString text = QString(before, u'x') + piece.text + QString(70 - before, u'y') + piece.text;
            QCOMPARE(utf8Size(text), 70 + 2 * piece.bytes);
            QCOMPARE(codePoints(text), 70 + 2 * piece.points);
            qsizetype taken = 0;
            QCOMPARE(firstCodePoints(text, before, &taken), text.first(before));
            QCOMPARE(taken, before);
            QCOMPARE(firstCodePoints(text, before + piece.points, &taken), text.first(before + piece.text.size()));
            QCOMPARE(firstCodePoints(text, 1000, &taken), text);
            QCOMPARE(taken, 70 + 2 * piece.points);
        }
    }
    // What stands apart by whole blocks is no pair.
    const QString apart = high + QString(31, u'x') + QChar(0xde00);
    QCOMPARE(codePoints(apart), 33);
    const QString across = QString(31, u'x') + u"😀" + QString(31, u'x');
    QCOMPARE(codePoints(across), 63);
    qsizetype taken = -1;
    QVERIFY(firstCodePoints(u"abc", -1, &taken).isEmpty());
    QCOMPARE(taken, 0);
}

void TestText::halvesOfPairs()
{
    const QString high(QChar(0xd83d));
    const QString low(QChar(0xde00));
    const QString stand(QChar(QChar::ReplacementCharacter));
    QCOMPARE(withoutHalves(u"aé😀"_s), u"aé😀"_s);
    QCOMPARE(withoutHalves(high + low + low), QString(high + low + stand));
    QCOMPARE(withoutHalves(low + u"a"_s + high), QString(stand + u"a"_s + stand));
    QCOMPARE(withoutHalves(high + high + low), QString(stand + high + low));
}

void TestText::visibleControls()
{
    QCOMPARE(withVisibleControls(u"a\u001b[31mb\tc\nd\re\u007f\u009bé"), u"a␛[31mb\tc\nd␍e␡\ufffdé"_s);
}

void TestText::hiddenCharacters_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("prose");
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("code");
    const auto row = [](const char* name, const QString& text, const QString& prose, const QString& line,
                         const QString& code) { QTest::newRow(name) << text << prose << line << code; };
    // "user" and a comment that turn round what stands behind them.
    row("override", u"a\u202egnp.exe\u202c"_s, u"a⇠gnp.exe\u202c"_s, u"a⇠gnp.exe⇡"_s, u"a⇠gnp.exe⇡"_s);
    row("override to the right", u"\u202dx"_s, u"⇢x"_s, u"⇢x"_s, u"⇢x"_s);
    row("isolates", u"\u2066a\u2069 \u2067b\u2069 \u2068c\u2069"_s, u"\u2066a\u2069 \u2067b\u2069 \u2068c\u2069"_s,
        u"⇢a⇡ ⇠b⇡ ⇡c⇡"_s, u"⇢a⇡ ⇠b⇡ ⇡c⇡"_s);
    row("embeddings", u"\u202aa\u202bb\u202c"_s, u"\u202aa\u202bb\u202c"_s, u"⇢a⇠b⇡"_s, u"⇢a⇠b⇡"_s);
    row("marks", u"a\u200eb\u200fc\u061c"_s, u"a\u200eb\u200fc\u061c"_s, u"a\u200eb\u200fc\u061c"_s, u"a⇢b⇠c⇠"_s);
    row("without width", u"pass\u200bword\u2060\ufeff\u00ad"_s, u"pass\u200bword\u2060\ufeff\u00ad"_s,
        u"pass\u200bword\u2060\ufeff\u00ad"_s, u"pass␦word␦␦␦"_s);
    row("joiners between Latin letters", u"a\u200db\u200c"_s, u"a\u200db\u200c"_s, u"a\u200db\u200c"_s, u"a␦b␦"_s);
    const QString family = u"👩\u200d👧 کتاب\u200cها"_s; // which need theirs
    row("joiners that shape", family, family, family, family);
    const QString hidden = u"x"_s + QString::fromUcs4(U"\U000e0001\U000e0048\U000e0069\U000e007f");
    row("tags", hidden, u"x␦ ␦H␦i␦ "_s, u"x␦ ␦H␦i␦ "_s, u"x␦ ␦H␦i␦ "_s);
    const QString flag = QString::fromUcs4(U"\U0001f3f4\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f");
    row("flags", flag, flag, flag, flag);
    const QString hebrew = u"שלום (1) \u200f!"_s;
    row("Hebrew", hebrew, hebrew, hebrew, u"שלום (1) ⇠!"_s);
}

void TestText::hiddenCharacters()
{
    QFETCH(const QString, text);
    QTEST(withVisibleControls(text, TextUse::Prose), "prose");
    QTEST(withVisibleControls(text, TextUse::Line), "line");
    QTEST(withVisibleControls(text, TextUse::Code), "code");
    QCOMPARE(withVisibleControls(text, TextUse::Code).size(), text.size());
}

void TestText::textBehindAFlag()
{
    // A flag does not hide what is written behind it, however much that is.
    QString behindFlag = QString::fromUcs4(U"\U0001f3f4");
    for (int i = 0; i < 200'000; ++i)
        behindFlag += QString::fromUcs4(U"\U000e0061");
    const QString shown = withVisibleControls(behindFlag, TextUse::Prose);
    QCOMPARE(shown.size(), behindFlag.size());
    QVERIFY(shown.count(u"\u2426a"_s) > 199'000);
}

void TestText::firstLines_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("line");
    QTest::newRow("empty") << QString() << QString();
    QTest::newRow("blank") << u" \n\t "_s << QString();
    QTest::newRow("leading blank lines") << u"\n \n  one   two \nthree"_s << u"one two"_s;
    QTest::newRow("exactly long enough") << u"0123456789"_s << u"0123456789"_s;
    QTest::newRow("too long") << u"0123456789a"_s << u"012345678…"_s;
    QTest::newRow("no half character") << u"01234567😀90"_s << u"01234567…"_s;
    QTest::newRow("control characters") << u"a\u001b[2Jb"_s << u"a␛[2Jb"_s;
}

void TestText::firstLines()
{
    QFETCH(QString, text);
    QFETCH(QString, line);
    QCOMPARE(firstLine(text, 10), line);
}

void TestText::titlesWithoutMarks_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("title");
    QTest::newRow("plain") << u"Mend the parser"_s << u"Mend the parser"_s;
    QTest::newRow("heading") << u"## Mend the parser"_s << u"Mend the parser"_s;
    QTest::newRow("bold and code") << u"**Mend** `parse()` in src/a_b*.cpp"_s << u"Mend parse() in src/a_b*.cpp"_s;
    QTest::newRow("no heading") << u"#42 is #1"_s << u"#42 is #1"_s;
    QTest::newRow("links") << u"See [the plan](docs/plan_(new).md) and ![it](https://a.b/c.png)!"_s
                           << u"See the plan and it!"_s;
    QTest::newRow("no links") << u"Why does handlers[i](event.x) fail, and [&](auto) not?"_s
                              << u"Why does handlers[i](event.x) fail, and [&](auto) not?"_s;
    QTest::newRow("no bold") << u"Why is 2**8 not in src/**/*.cpp or **/*.h?"_s
                             << u"Why is 2**8 not in src/**/*.cpp or **/*.h?"_s;
    QTest::newRow("no pair") << u"Why does f(char **argv) want **kwargs and **more *of* it**?"_s
                             << u"Why does f(char **argv) want **kwargs and more *of* it?"_s;
}

void TestText::titlesWithoutMarks()
{
    QFETCH(const QString, line);
    QFETCH(const QString, title);
    QCOMPARE(withoutMarks(line), title);
}

void TestText::naturalOrder()
{
    const QStringList ordered {u""_s, u"Makefile"_s, u"a"_s, u"a/1"_s, u"a/2/x"_s, u"a/10/x"_s, u"b-2"_s, u"f0"_s,
        u"f1"_s, u"f01"_s, u"f1a"_s, u"f12"_s, u"f100"_s, u"f99999999999999999999"_s, u"f100000000000000000000"_s,
        u"fa"_s};
    for (qsizetype i = 0; i < ordered.size(); ++i)
        for (qsizetype j = 0; j < ordered.size(); ++j)
            QVERIFY2(isNaturallyLess(ordered[i], ordered[j]) == (i < j), qPrintable(ordered[i] + u' ' + ordered[j]));
}

/// In Arabic the dot between two figures is read as a zero.
void TestText::separatorsAreNoDigits()
{
    const QLocale before;
    QLocale::setDefault(QLocale(QLocale::English));
    QCOMPARE(factSeparator(), u" \u00b7 "_s);
    QCOMPARE(joinedFacts({u"cpp"_s, u"12"_s}), u"cpp \u00b7 12"_s);
    for (const QString& name : {u"ar"_s, u"ar_EG"_s}) {
        QLocale::setDefault(QLocale(name));
        const QString separator = factSeparator();
        QVERIFY2(!separator.contains(u'\u00b7') && !separator.trimmed().isEmpty(), qPrintable(separator));
        QVERIFY(joinedFacts({u"cpp"_s, u"12"_s}).isRightToLeft());
    }
    QLocale::setDefault(before);
}

/// A sign of Chinese or Japanese is nearly a token, where a letter is a quarter of one.
void TestText::guessesTokens()
{
    QCOMPARE(guessedTokens(QStringView()), 0);
    QCOMPARE(guessedTokens(u"a"), 1);
    QCOMPARE(guessedTokens(u"Parse the dates."), 4);
    for (const QString& text : {u"依赖库一律不要增加"_s, u"公開APIは変えないでください"_s}) {
        const double signsAToken = double(text.size()) / double(guessedTokens(text));
        QVERIFY2(signsAToken >= 1 && signsAToken <= 1.5, qPrintable(text));
    }
    QCOMPARE(guessedTokens(qint64(4'000'000'001)), qint64(1'000'000'001));
}

TEST_CLASS(TestText)
#include "tst_text.moc"
