// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/base/bytefinder.h"
#include "core/search/textmatcher.h"
#include "tests/testkit/testclass.h"

#include <QRandomGenerator>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace stemma;

namespace {

using Spans = std::vector<TextSpan>;

QString shown(const Spans& spans)
{
    QStringList words;
    for (const TextSpan& span : spans)
        words += u"%1+%2"_s.arg(span.start).arg(span.length);
    return words.join(u' ');
}

} // namespace

class TestTextMatcher : public QObject
{
    Q_OBJECT
private slots:
    void finds_data();
    void finds();
    void refuses_data();
    void refuses();
    void givesUp_data();
    void givesUp();
    void windowsChangeNothing_data();
    void windowsChangeNothing();
    void longPatterns();
    void halfCharacters();
    void stopsAtTheLimit();
    void isCancelled();
    void requiredBytes_data();
    void requiredBytes();
    void bytesAreFound();
};

void TestTextMatcher::finds_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<TextPattern>("pattern");
    QTest::addColumn<QString>("spans");
    const auto row = [](const char* name, const QString& text, const TextPattern& pattern, const char* spans) {
        QTest::newRow(name) << text << pattern << QString::fromLatin1(spans);
    };
    row("any case", u"Error error ERROR"_s, {.text = u"eRRor"_s}, "0+5 6+5 12+5");
    row("case counts", u"Error error"_s, {.text = u"error"_s, .caseSensitive = true}, "6+5");
    row("none in an empty text", {}, {.text = u"a"_s}, "");
    row("no overlaps", u"aaaa"_s, {.text = u"aa"_s}, "0+2 2+2");
    row("whole words", u"cat concat cat_x (cat) cat"_s, {.text = u"cat"_s, .wholeWord = true}, "0+3 18+3 23+3");
    row("whole words by letters of any script", u"котик кот"_s, {.text = u"кот"_s, .wholeWord = true}, "6+3");
    row("an accent belongs to the word", u"cafe\u0301 cafe"_s, {.text = u"cafe"_s, .wholeWord = true}, "6+4");
    row("letters beyond 16 bits beside it", u"a\U0001D400 a"_s, {.text = u"a"_s, .wholeWord = true}, "4+1");
    row("umlauts in any case", u"ÄPFEL äpfel"_s, {.text = u"äPfel"_s}, "0+5 6+5");
    row("k is not the Kelvin sign", u"\u212A k K"_s, {.text = u"k"_s}, "2+1 4+1");
    row("s is not the long s", u"\u017F S"_s, {.text = u"s"_s}, "2+1");
    row("the Kelvin sign is itself", u"\u212A k"_s, {.text = u"\u212A"_s}, "0+1");
    row("a null character", u"a\0b\0c"_s, {.text = u"\0"_s}, "1+1 3+1");
    row("right to left", u"שלום עולם שלום"_s, {.text = u"שלום"_s}, "0+4 10+4");
    row("marks of direction are characters", u"a\u202Eb"_s, {.text = u"\u202E"_s}, "1+1");
    row("over lines", u"one\ntwo"_s, {.text = u"e\nt"_s}, "2+3");
    row("a dot is a dot", u"a.b axb"_s, {.text = u"a.b"_s}, "0+3");
    row("expression", u"a.b axb"_s, {.text = u"a.b"_s, .isRegex = true}, "0+3 4+3");
    row("expression without case", u"ERROR 42"_s, {.text = u"error \\d+"_s, .isRegex = true}, "0+8");
    row("expression of whole words", u"cats cat"_s, {.text = u"cats?"_s, .wholeWord = true, .isRegex = true},
        "0+4 5+3");
    row("expression of words among others", u"ab abc"_s, {.text = u"a|ab"_s, .wholeWord = true, .isRegex = true},
        "0+2");
    row("expression with a comment", u"ab"_s, {.text = u"(?x) a b # two"_s, .wholeWord = true, .isRegex = true}, "0+2");
    row("expression at lines", u"one\ntwo\n"_s, {.text = u"^\\w+$"_s, .isRegex = true}, "0+3 4+3");
    row("empty matches are none", u"aab"_s, {.text = u"b*"_s, .isRegex = true}, "2+1");
    row("nothing but empty matches", u"aab"_s, {.text = u"x*"_s, .isRegex = true}, "");
    row("what comes before", u"xa ya"_s, {.text = u"(?<=y)a"_s, .isRegex = true}, "4+1");
    row("what was found again", u"abab cdcd"_s, {.text = u"(\\w\\w)\\1"_s, .isRegex = true}, "0+4 5+4");
    row("letters of any script", u"кот cat"_s, {.text = u"\\w+"_s, .isRegex = true}, "0+3 4+3");
    row("a null character in an expression", u"a\0b"_s, {.text = u"a\\x00b"_s, .isRegex = true}, "0+3");
    row("a start that is moved", u"abc abc"_s, {.text = u"a\\Kb"_s, .isRegex = true}, "1+1 5+1");
}

void TestTextMatcher::finds()
{
    QFETCH(QString, text);
    QFETCH(TextPattern, pattern);
    QFETCH(QString, spans);
    const Result<TextMatcher> matcher = TextMatcher::make(pattern);
    QVERIFY2(matcher, qPrintable(matcher ? QString() : matcher.error().text));
    const TextMatches found = matcher->find(text);
    QCOMPARE(shown(found.spans), spans);
    QVERIFY(!found.gaveUp);
    QCOMPARE(matcher->matches(text), !spans.isEmpty());
}

void TestTextMatcher::refuses_data()
{
    QTest::addColumn<TextPattern>("pattern");
    QTest::addColumn<QString>("told");
    QTest::newRow("empty") << TextPattern() << u"There is nothing to look for."_s;
    QTest::newRow("too long") << TextPattern {.text = QString(TextMatcher::LongestPattern + 1, u'a')}
                              << u"10,001 characters"_s;
    QTest::newRow("open group") << TextPattern {.text = u"a(b"_s, .isRegex = true} << u"at character 4"_s;
    QTest::newRow("open group as a whole word")
        << TextPattern {.text = u"a(b"_s, .wholeWord = true, .isRegex = true} << u"at character 4"_s;
    QTest::newRow("closed without being open")
        << TextPattern {.text = u"a)(b"_s, .wholeWord = true, .isRegex = true} << u"at character 2"_s;
    QTest::newRow("nothing to repeat") << TextPattern {.text = u"*"_s, .isRegex = true} << u"at character 1"_s;
    QTest::newRow("half an escape") << TextPattern {.text = u"\\"_s, .isRegex = true} << u"at character 2"_s;
}

void TestTextMatcher::refuses()
{
    QFETCH(TextPattern, pattern);
    QFETCH(QString, told);
    const Result<TextMatcher> matcher = TextMatcher::make(pattern);
    QVERIFY(!matcher);
    QCOMPARE(matcher.error().code, Errc::Usage);
    QVERIFY2(matcher.error().text.contains(told), qPrintable(matcher.error().text));
    QVERIFY2(matcher.error().text.endsWith(u'.'), qPrintable(matcher.error().text));
}

void TestTextMatcher::givesUp_data()
{
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<QString>("text");
    QTest::newRow("repeats within repeats") << u"^(a+)+$"_s << QString(50, u'a') + u'!';
    QTest::newRow("alternatives that are the same") << u"(a|a)*b"_s << QString(200, u'a') + u"!b"_s;
    QTest::newRow("all starts times all ends") << u"[^x]*x[^x]*x"_s << QString(4'000'000, u'a');
    QTest::newRow("three loops") << u"a*a*a*b"_s << QString(200'000, u'a');
    QTest::newRow("deep recursion") << u"(\\((?:[^()]|(?1))*\\))x"_s << QString(300'000, u'(');
    QTest::newRow("many groups") << u"(x+x+)+y"_s << QString(60, u'x') + u"!y"_s;
}

/// It is told, and nobody waits for the end of the universe.
void TestTextMatcher::givesUp()
{
    QFETCH(QString, pattern);
    QFETCH(QString, text);
    const Result<TextMatcher> matcher = TextMatcher::make({.text = pattern, .isRegex = true});
    QVERIFY(matcher);
    const TextMatches found = matcher->find(text);
    QVERIFY(found.gaveUp);
    QVERIFY(found.spans.empty());
}

void TestTextMatcher::windowsChangeNothing_data()
{
    QTest::addColumn<QString>("pattern");
    for (const char* pattern : {"\\w+", "[a-z]+ [a-z]+", "(?s)q.{0,9000}q", "e.*$", "^.", "a(?=[^b]*b)",
             "(?<=\\s)x\\S*", "(\\w)\\1", "\\bq\\w*", "[^q]{5000,}", "z\\z", "x?y*", "(?s)\\A.*q"})
        QTest::newRow(pattern) << QString::fromLatin1(pattern);
}

/// The text is looked at in windows, and matches are what they would be without them.
void TestTextMatcher::windowsChangeNothing()
{
    QFETCH(QString, pattern);
    QRandomGenerator random(7);
    QString text;
    for (int i = 0; i < 40'000; ++i)
        text += random.bounded(9) == 0 ? QChar(random.bounded(8) ? u' ' : u'\n')
                                       : QChar(char16_t('a' + random.bounded(26)));
    Spans expected;
    const QRegularExpression whole(pattern,
        QRegularExpression::UseUnicodePropertiesOption | QRegularExpression::MultilineOption
            | QRegularExpression::CaseInsensitiveOption);
    for (const QRegularExpressionMatch& match : whole.globalMatch(text)) {
        if (match.capturedLength() > 0)
            expected.push_back({match.capturedStart(), match.capturedLength()});
    }
    const TextMatches found = TextMatcher::make({.text = pattern, .isRegex = true})->find(text);
    QVERIFY(!found.gaveUp);
    QCOMPARE(found.spans.size(), expected.size());
    QVERIFY(found.spans == expected);
}

void TestTextMatcher::longPatterns()
{
    QString word(TextMatcher::LongestPattern, u'a');
    word[500] = u'b';
    const QString text = u"xx"_s + word + u"yy"_s;
    const Result<TextMatcher> matcher = TextMatcher::make({.text = word});
    QVERIFY(matcher);
    QCOMPARE(shown(matcher->find(text).spans), u"2+10000"_s);
    const Result<TextMatcher> regex = TextMatcher::make({.text = word, .isRegex = true});
    QVERIFY(regex);
    QCOMPARE(shown(regex->find(text).spans), u"2+10000"_s);
}

void TestTextMatcher::halfCharacters()
{
    const QString text = u"a"_s + QChar(char16_t(0xD83D)) + u"b \U0001F600 c"_s + QChar(char16_t(0xDE00));
    QCOMPARE(shown(TextMatcher::make({.text = u"b"_s, .isRegex = true})->find(text).spans), u"2+1"_s);
    QCOMPARE(shown(TextMatcher::make({.text = u"\\x{1F600}"_s, .isRegex = true})->find(text).spans), u"4+2"_s);
    QCOMPARE(shown(TextMatcher::make({.text = u"\U0001F600"_s})->find(text).spans), u"4+2"_s);
}

void TestTextMatcher::stopsAtTheLimit()
{
    const QString text = u"ab "_s.repeated(1000);
    QCOMPARE(TextMatcher::make({.text = u"ab"_s})->find(text, 7).spans.size(), size_t(7));
    QCOMPARE(TextMatcher::make({.text = u"a."_s, .isRegex = true})->find(text, 7).spans.size(), size_t(7));
}

void TestTextMatcher::isCancelled()
{
    const JobControl job;
    job.cancel();
    QVERIFY(TextMatcher::make({.text = u"a"_s})->find(u"aaa"_s, TextMatcher::NoLimit, job).spans.empty());
    QVERIFY(TextMatcher::make({.text = u"a"_s, .isRegex = true})->find(u"aaa"_s, 9, job).spans.empty());
}

void TestTextMatcher::requiredBytes_data()
{
    QTest::addColumn<TextPattern>("pattern");
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("a word") << TextPattern {.text = u"Budget"_s} << QByteArray("Budget");
    QTest::newRow("the longest of several")
        << TextPattern {.text = u"the retry_budget is"_s} << QByteArray("retry_budget");
    QTest::newRow("not what JSON may escape") << TextPattern {.text = u"a/b\"quoted"_s} << QByteArray("quoted");
    QTest::newRow("beside other letters") << TextPattern {.text = u"äpfelkuchen"_s} << QByteArray("pfelkuchen");
    QTest::newRow("no figures alone") << TextPattern {.text = u"12345"_s} << QByteArray();
    QTest::newRow("not what heads of diffs have") << TextPattern {.text = u"diff --git"_s} << QByteArray();
    QTest::newRow("not an expression") << TextPattern {.text = u"budget"_s, .isRegex = true} << QByteArray();
}

void TestTextMatcher::requiredBytes()
{
    QFETCH(TextPattern, pattern);
    QFETCH(QByteArray, bytes);
    QCOMPARE(TextMatcher::make(pattern)->requiredBytes(), bytes);
}

void TestTextMatcher::bytesAreFound()
{
    QRandomGenerator random(3);
    for (int round = 0; round < 400; ++round) {
        QByteArray text(random.bounded(200), 0);
        for (char& byte : text)
            byte = "abABkK_1 \n"[random.bounded(10)];
        QByteArray needle(1 + random.bounded(4), 0);
        for (char& byte : needle)
            byte = "abABkK_1"[random.bounded(8)];
        const qsizetype from = random.bounded(20);
        QCOMPARE(ByteFinder(needle, Qt::CaseSensitive).find(text, from), text.indexOf(needle, from));
        QCOMPARE(ByteFinder(needle).find(text, from), text.toLower().indexOf(needle.toLower(), from));
    }
    QCOMPARE(ByteFinder("x").find(""), -1);
    QCOMPARE(ByteFinder("xy").find("axy", 3), -1);
}

TEST_CLASS(TestTextMatcher)
#include "tst_textmatcher.moc"
