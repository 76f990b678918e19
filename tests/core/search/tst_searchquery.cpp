// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/base/shownzone.h"
#include "core/search/querydates.h"
#include "core/search/searchquery.h"
#include "tests/testkit/testclass.h"

#include <QDateTime>
#include <QElapsedTimer>
#include <QScopeGuard>
#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

/// How queries are read, spelled and completed.
class TestSearchQuery final : public QObject
{
    Q_OBJECT
private slots:
    void understood_data();
    void understood();
    void refused_data();
    void refused();
    void hugeQueries();
    void joined();
    void patterns();
    void dates_data();
    void dates();
    void datesAreOfTheShownZone();
    void tokenCounts();
    void completed_data();
    void completed();
};

void TestSearchQuery::understood_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("spelled");
    const auto row
        = [](const char* name, const QString& text, const QString& spelled) { QTest::newRow(name) << text << spelled; };
    row("empty", u""_s, u""_s);
    row("blank", u" \t\n "_s, u""_s);
    row("word", u"deploy"_s, u"deploy"_s);
    row("two words", u"  deploy   rollback "_s, u"deploy rollback"_s);
    row("AND", u"deploy AND rollback"_s, u"deploy rollback"_s);
    row("phrase", u"\"exit code 1\""_s, u"\"exit code 1\""_s);
    row("phrase of one word", u"\"deploy\""_s, u"deploy"_s);
    row("quote in a phrase", u"\"say \"\"yes\"\" now\""_s, u"\"say \"\"yes\"\" now\""_s);
    row("prefix", u"config*"_s, u"config*"_s);
    row("prefix of a phrase", u"\"exit co\"*"_s, u"\"exit co\"*"_s);
    row("OR", u"a OR b OR c"_s, u"a OR b OR c"_s);
    row("OR binds less", u"a b OR c"_s, u"(a b) OR c"_s);
    row("parentheses", u"a (b OR c)"_s, u"a (b OR c)"_s);
    row("parentheses that do nothing", u"((a) (b))"_s, u"a b"_s);
    row("NOT", u"a NOT b"_s, u"a NOT b"_s);
    row("AND NOT", u"a AND NOT b"_s, u"a NOT b"_s);
    row("NOT alone", u"NOT b"_s, u"NOT b"_s);
    row("NOT of a group", u"NOT (a OR b)"_s, u"NOT (a OR b)"_s);
    row("NOT twice", u"NOT NOT b"_s, u"NOT NOT b"_s);
    row("minus before a field", u"deploy -role:user -tokens>5"_s, u"deploy NOT role:user NOT tokens:>5"_s);
    row("minus before a word", u"--force -x"_s, u"--force -x"_s);
    row("minus before what is no field", u"-std:x"_s, u"\"-std:x\""_s);
    row("operators in lower case are words", u"this and that"_s, u"this and that"_s);
    row("operators in quotes", u"\"AND\""_s, u"\"AND\""_s);
    row("path", u"src/main.cpp"_s, u"src/main.cpp"_s);
    row("path from the root", u"/home/ana/x"_s, u"\"/home/ana/x\""_s);
    row("scope of C++", u"std::vector"_s, u"\"std::vector\""_s);
    row("address", u"https://example.org"_s, u"\"https://example.org\""_s);
    row("heading", u"note: yes"_s, u"\"note:\" yes"_s);
    row("comparison that is no field", u"a>b"_s, u"\"a>b\""_s);
    row("field", u"role:user"_s, u"role:user"_s);
    row("field in capitals", u"ROLE:user"_s, u"role:user"_s);
    row("field with blanks", u"project:\"my folder\""_s, u"project:\"my folder\""_s);
    row("tokens", u"tokens>1000"_s, u"tokens:>1000"_s);
    row("tokens from to", u"tokens:1k..2m"_s, u"tokens:1k..2m"_s);
    row("date after", u"date>=2026-03-01"_s, u"date:>=2026-03-01"_s);
    row("all fields",
        u"role:tool kind:output tool:bash path:a.cpp model:opus agent:build store:codex project:x date:7d error:yes has:patch tokens<5"_s,
        u"role:tool kind:output tool:bash path:a.cpp model:opus agent:build store:codex project:x date:7d error:yes has:patch tokens:<5"_s);
    row("regular expression", u"/time(d )?out/"_s, u"/time(d )?out/"_s);
    row("regular expression without case", u"/abc/i"_s, u"/abc/i"_s);
    row("slash in a regular expression", u"/a\\/b/"_s, u"/a\\/b/"_s);
    row("backslash before the end", u"/a\\\\/"_s, u"/a\\\\/"_s);
    row("regular expression in parentheses", u"(/a b/ OR c)"_s, u"/a b/ OR c"_s);
    row("exact", u"=\"==> done\""_s, u"=\"==> done\""_s);
    row("exact word", u"=a::b"_s, u"=\"a::b\""_s);
    row("right to left", u"שלום עולם"_s, u"שלום עולם"_s);
    row("overrides of the direction", u"a\u202eb"_s, u"a\u202eb"_s);
    row("other scripts", u"日本 größe*"_s, u"日本 größe*"_s);
    row("beyond the first plane", u"\U0001D400x"_s, u"\U0001D400x"_s);
}

void TestSearchQuery::understood()
{
    QFETCH(QString, text);
    QFETCH(QString, spelled);
    const auto query = SearchQuery::parse(text);
    QVERIFY2(query.has_value(), query ? "" : qPrintable(query.error().text));
    QCOMPARE(query->toString(), spelled);
    const auto again = SearchQuery::parse(query->toString());
    QVERIFY2(again.has_value(), again ? "" : qPrintable(again.error().text));
    QVERIFY(*again == *query);
    QCOMPARE(query->isEverything(), spelled.isEmpty());
}

void TestSearchQuery::refused_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<qsizetype>("at");
    QTest::addColumn<qsizetype>("length");
    QTest::addColumn<QString>("says");
    const auto row = [](const char* name, const QString& text, qsizetype at, qsizetype length, const QString& says) {
        QTest::newRow(name) << text << at << length << says;
    };
    row("open quote", u"a \"b c"_s, 2, 1, u"quote is not closed"_s);
    row("open parenthesis", u"a (b"_s, 2, 1, u"parenthesis is not closed"_s);
    row("closing parenthesis", u"a b)"_s, 3, 1, u"closes nothing"_s);
    row("closing parenthesis alone", u")"_s, 0, 1, u"missing"_s);
    row("empty parentheses", u"a ()"_s, 2, 2, u"empty"_s);
    row("AND at the end", u"a AND"_s, 5, 0, u"missing"_s);
    row("OR at the beginning", u"OR a"_s, 0, 2, u"missing"_s);
    row("two operators", u"a OR AND b"_s, 5, 3, u"missing"_s);
    row("NOT alone", u"NOT"_s, 3, 0, u"missing"_s);
    row("signs only", u"a &&"_s, 2, 2, u"=\"&&\""_s);
    row("empty phrase", u"\"\""_s, 0, 2, u"write =\"\"\"\"\"\"."_s);
    row("phrase of a quote", u"\"\"\"\""_s, 0, 4, u"write =\"\"\"\"."_s);
    row("star alone", u"*"_s, 0, 1, u"write =\"*\"."_s);
    row("signs and a star", u"#**"_s, 0, 3, u"write =\"#**\"."_s);
    row("phrase of signs as a beginning", u"\"->\"*"_s, 0, 5, u"write =\"->\"."_s);
    row("open regular expression", u"a /b"_s, 2, 1, u"not closed"_s);
    row("wrong regular expression", u"/a(b/"_s, 0, 5, u"regular expression"_s);
    row("empty regular expression", u"//"_s, 0, 2, u""_s);
    row("exact without a text", u"= a"_s, 0, 1, u"missing"_s);
    row("unknown field", u"rol:user"_s, 0, 4, u"There is no field “rol”"_s);
    row("field without a value", u"role: user"_s, 0, 5, u"needs a value"_s);
    row("wrong role", u"a role:robot"_s, 2, 10, u"user, assistant"_s);
    row("wrong kind", u"kind:x"_s, 0, 6, u"prompt"_s);
    row("wrong date", u"date:2026-13-40"_s, 0, 15, u"not a date"_s);
    row("dates the wrong way round", u"date:2026..2025"_s, 0, 15, u"not a date"_s);
    row("wrong number", u"tokens>many"_s, 0, 11, u"not a number"_s);
    row("too large a number", u"tokens>999999999999999m"_s, 0, 23, u"not a number"_s);
    row("NUL", u"a"_s + QChar(u'\0') + u"b"_s, 1, 1, u"U+0000"_s);
    row("escape", u"a\x1b[31m"_s, 1, 1, u"U+001b"_s);
}

void TestSearchQuery::refused()
{
    QFETCH(QString, text);
    QFETCH(qsizetype, at);
    QFETCH(qsizetype, length);
    QFETCH(QString, says);
    const auto query = SearchQuery::parse(text);
    QVERIFY(!query);
    QCOMPARE(query.error().at, at);
    QCOMPARE(query.error().length, length);
    QVERIFY2(query.error().text.contains(says), qPrintable(query.error().text));
    QVERIFY(query.error().text.endsWith(u'.'));
    const qsizetype advised = query.error().text.indexOf(u"write ="_s);
    QVERIFY(advised < 0 || SearchQuery::parse(query.error().text.sliced(advised + 6).chopped(1)));
}

/// Neither takes long nor deep.
void TestSearchQuery::hugeQueries()
{
    for (const QString& text : QStringList {QString(10'000, u'a'), QString(10'000, u'('), QString(10'000, u'"'),
             QString(10'000, u'/'), u"NOT "_s.repeated(2'500), u"a OR "_s.repeated(2'000), QString(4'000, u'('),
             u"NOT "_s.repeated(1'000) + u'a', u"a "_s.repeated(2'000), u"(a OR "_s.repeated(600)}) {
        const auto query = SearchQuery::parse(text);
        QVERIFY2(!query, qPrintable(text.first(20)));
        QVERIFY(!query.error().text.isEmpty());
    }
    QVERIFY(SearchQuery::parse(QString(4'096, u'a')));
    QVERIFY(SearchQuery::parse(u"a "_s.repeated(100)));
    QVERIFY(SearchQuery::parse(u"("_s.repeated(50) + u'a' + u")"_s.repeated(50)));
}

void TestSearchQuery::joined()
{
    const SearchQuery query = *SearchQuery::parse(u"a OR b"_s);
    QCOMPARE(query.with(QueryField::Tool, u"bash"_s).toString(), u"(a OR b) tool:bash"_s);
    QCOMPARE((SearchQuery() & query), query);
    QCOMPARE((query & SearchQuery()), query);
    QCOMPARE((query & *SearchQuery::parse(u"c d"_s)).toString(), u"(a OR b) c d"_s);
    QCOMPARE(SearchQuery::ofExact(u"x \"y\""_s).toString(), u"=\"x \"\"y\"\"\""_s);
    QCOMPARE(SearchQuery::ofRegex(u"a/b"_s, true)->toString(), u"/a\\/b/i"_s);
    QVERIFY(!SearchQuery::ofRegex(u"a("_s, true));
    QVERIFY(!SearchQuery::ofRegex(u""_s, true));
}

void TestSearchQuery::patterns()
{
    const auto found = [](const QString& query, const QString& text) {
        QStringList texts;
        for (const TextPattern& pattern : SearchQuery::parse(query)->patterns()) {
            const auto matcher = TextMatcher::make(pattern);
            for (const TextSpan& span : matcher->find(text).spans)
                texts += text.sliced(span.start, span.length);
        }
        return texts;
    };
    QCOMPARE(found(u"deploy"_s, u"Deploy, redeploy deploys DEPLOY."_s), (QStringList {u"Deploy"_s, u"DEPLOY"_s}));
    QCOMPARE(found(u"deploy*"_s, u"redeploy deploys"_s), QStringList {u"deploys"_s});
    QCOMPARE(found(u"\"exit code\""_s, u"exit, code; exitcode"_s), QStringList {u"exit, code"_s});
    QCOMPARE(found(u"a.c"_s, u"abc a.c"_s), QStringList {u"a.c"_s});
    QCOMPARE(found(u"=A NOT b role:user"_s, u"a A b user"_s), QStringList {u"A"_s});
    QCOMPARE(found(u"/x+/i OR y"_s, u"Xx y"_s), (QStringList {u"Xx"_s, u"y"_s}));
}

void TestSearchQuery::dates_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("first");
    QTest::addColumn<QString>("last");
    const auto row = [](const char* text, const char* first, const char* last) {
        QTest::newRow(text) << QString::fromLatin1(text) << QString::fromLatin1(first) << QString::fromLatin1(last);
    };
    row("2026", "2026-01-01T00:00", "2027-01-01T00:00");
    row("2026-02", "2026-02-01T00:00", "2026-03-01T00:00");
    row("2026-02-28", "2026-02-28T00:00", "2026-03-01T00:00");
    row("2026-02-28T10:30", "2026-02-28T10:30", "2026-02-28T10:31");
    row(">2026-02-28", "2026-03-01T00:00", "");
    row(">=2026-02-28", "2026-02-28T00:00", "");
    row("<2026-02-28", "", "2026-02-28T00:00");
    row("<=2026-02-28", "", "2026-03-01T00:00");
    row("2026-01..2026-02", "2026-01-01T00:00", "2026-03-01T00:00");
    row("today", "2026-03-10T00:00", "2026-03-11T00:00");
    row("yesterday", "2026-03-09T00:00", "2026-03-10T00:00");
    row("7d", "2026-03-03T12:00", "");
    row("12h", "2026-03-10T00:00", "");
    row(">7d", "2026-03-03T12:00", "");
    row("<7d", "", "2026-03-03T12:00");
    row("<=7d", "", "2026-03-03T12:00");
    row("30d..7d", "2026-02-08T12:00", "2026-03-03T12:00");
}

void TestSearchQuery::dates()
{
    QFETCH(QString, text);
    QFETCH(QString, first);
    QFETCH(QString, last);
    const Time now = timeFromMs(QDateTime::fromString(u"2026-03-10T12:00"_s, Qt::ISODate).toMSecsSinceEpoch());
    const auto range = dateRange(text, now);
    QVERIFY(range.has_value());
    const auto ms = [](const QString& time) { return QDateTime::fromString(time, Qt::ISODate).toMSecsSinceEpoch(); };
    QCOMPARE(range->first, first.isEmpty() ? NumberRange().first : ms(first));
    QCOMPARE(range->last, last.isEmpty() ? NumberRange().last : ms(last) - 1);
}

/// And so are the days that a user types.
void TestSearchQuery::datesAreOfTheShownZone()
{
    const auto back = qScopeGuard([] { setShownZone(QTimeZone(QTimeZone::LocalTime)); });
    setShownZone(QTimeZone::fromSecondsAheadOfUtc(9 * 3600));
    const auto ms = [](const QString& time) { return QDateTime::fromString(time, Qt::ISODate).toMSecsSinceEpoch(); };
    const Time now = timeFromMs(ms(u"2026-03-10T20:00:00Z"_s)); // the 11th, there
    QCOMPARE(*dateRange(u"2026-03-01", now),
        (NumberRange {ms(u"2026-02-28T15:00:00Z"_s), ms(u"2026-03-01T15:00:00Z"_s) - 1}));
    QCOMPARE(
        *dateRange(u"today", now), (NumberRange {ms(u"2026-03-10T15:00:00Z"_s), ms(u"2026-03-11T15:00:00Z"_s) - 1}));
    QCOMPARE(dateRange(u"2026-03-01T08:30", now)->first, ms(u"2026-02-28T23:30:00Z"_s));
}

void TestSearchQuery::tokenCounts()
{
    QCOMPARE(*numberRange(u"1000"), (NumberRange {1000, 1000}));
    QCOMPARE(*numberRange(u"10k"), (NumberRange {10'000, 10'000}));
    QCOMPARE(*numberRange(u">1k"), (NumberRange {.first = 1001}));
    QCOMPARE(*numberRange(u"<=2m"), (NumberRange {.last = 2'000'000}));
    QCOMPARE(*numberRange(u"1..5"), (NumberRange {1, 5}));
    for (const char16_t* wrong : {u"", u">", u"..", u"5..1", u"-1", u"1x", u"99999999999999999999"})
        QVERIFY(!numberRange(wrong));
}

void TestSearchQuery::completed_data()
{
    QTest::addColumn<QString>("text"); // the cursor is at |
    QTest::addColumn<QString>("replaced");
    QTest::addColumn<QStringList>("offered");
    QTest::newRow("nothing typed") << u"a |"_s << u""_s << QStringList();
    QTest::newRow("name of a field") << u"a to|"_s << u"to"_s << QStringList {u"tool:"_s, u"tokens:"_s};
    QTest::newRow("value") << u"role:s| b"_s << u"role:s"_s
                           << QStringList {u"role:system"_s, u"role:user"_s, u"role:assistant"_s};
    QTest::newRow("value in the middle") << u"error:|yes"_s << u"error:yes"_s
                                         << QStringList {u"error:yes"_s, u"error:no"_s};
    QTest::newRow("known names") << u"tool:|"_s << u"tool:"_s << QStringList {u"tool:bash"_s, u"tool:Read"_s};
    QTest::newRow("names with blanks") << u"project:my|"_s << u"project:my"_s
                                       << QStringList {u"project:\"/my code\""_s};
    QTest::newRow("in quotes") << u"project:\"/my c|\" x"_s << u"project:\"/my c\""_s
                               << QStringList {u"project:\"/my code\""_s};
    QTest::newRow("excluded field") << u"a -to|"_s << u"to"_s << QStringList {u"tool:"_s, u"tokens:"_s};
    QTest::newRow("excluded value") << u"-role:us|"_s << u"role:us"_s << QStringList {u"role:user"_s};
    QTest::newRow("excluded value in quotes")
        << u"-project:\"/my c|"_s << u"project:\"/my c"_s << QStringList {u"project:\"/my code\""_s};
    QTest::newRow("two minuses") << u"--to|"_s << u"-to"_s << QStringList();
    QTest::newRow("names with quotes") << u"project:the|"_s << u"project:the"_s
                                       << QStringList {u"project:\"/the \"\"new\"\" one\""_s};
    QTest::newRow("no such field") << u"foo:b|"_s << u"foo:b"_s << QStringList();
    QTest::newRow("in a phrase") << u"\"to|\""_s << u"\"to\""_s << QStringList();
}

void TestSearchQuery::completed()
{
    QFETCH(QString, text);
    QFETCH(QString, replaced);
    QFETCH(QStringList, offered);
    const qsizetype cursor = text.indexOf(u'|');
    text.remove(cursor, 1);
    QueryNames names;
    names.tools = {u"bash"_s, u"Read"_s};
    names.projects = {u"/my code"_s, u"/the \"new\" one"_s};
    const QueryCompletion completion = completeQuery(text, cursor, names);
    QCOMPARE(text.sliced(completion.start, completion.length), replaced);
    QCOMPARE(completion.texts, offered);
    for (const QString& one : offered)
        QVERIFY2(one.endsWith(u':') || SearchQuery::parse(one), qPrintable(one));
    for (qsizetype at = -1; at <= text.size() + 1; ++at)
        static_cast<void>(completeQuery(text, at, names));
}

TEST_CLASS(TestSearchQuery)

#include "tst_searchquery.moc"
