// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/json/jsonlisting.h"
#include "tests/testkit/testclass.h"
#include "tests/testkit/workclock.h"

#include <QTest>

#include <algorithm>

using namespace stemma;
using namespace stemma::json;
using namespace Qt::StringLiterals;

namespace {

using Kind = Listing::Kind;

Listing listed(const QString& stored, bool isIndented, const FieldNames& names = {})
{
    Listing listing;
    listing.add(stored, names, {.isIndented = isIndented});
    return listing;
}

QStringList textsOf(const Listing& listing, Kind kind)
{
    QStringList texts;
    for (const Listing::Token& token : listing.tokens) {
        if (token.kind == kind)
            texts << listing.text.sliced(token.start, token.length);
    }
    return texts;
}

QString withoutBlanks(QString text)
{
    return text.removeIf([](QChar c) { return c.isSpace(); });
}

} // namespace

class TestJsonListing final : public QObject
{
    Q_OBJECT
private slots:
    void kinds();
    void saysWhatIsStored_data();
    void saysWhatIsStored();
    void indents();
    void unknownNames();
    void rows();
    void fields();
    void marks();
    void deep();
};

void TestJsonListing::kinds()
{
    const Listing listing = listed(uR"({"a":"b","c" : [1.50, true, NaN, -Infinity], "d\"e":null})"_s, false);
    QCOMPARE(textsOf(listing, Kind::Key), QStringList({u"\"a\""_s, u"\"c\""_s, uR"("d\"e")"_s}));
    QCOMPARE(textsOf(listing, Kind::String), QStringList({u"\"b\""_s}));
    QCOMPARE(textsOf(listing, Kind::Number), QStringList({u"1.50"_s}));
    QCOMPARE(textsOf(listing, Kind::Word), QStringList({u"true"_s, u"NaN"_s, u"-Infinity"_s, u"null"_s}));
    QCOMPARE(listing.fields.at(2).name, u"d\"e"_s);
}

void TestJsonListing::saysWhatIsStored_data()
{
    QTest::addColumn<QString>("stored");
    QTest::newRow("object") << uR"( {"a" : 1e400, "a":"\ud800 \u0041", "b":[ ]} )"_s;
    QTest::newRow("cut in a string") << uR"({"a":{"b":"c\)"_s;
    QTest::newRow("cut in a name") << uR"({"a":1,"nam)"_s;
    QTest::newRow("cut behind a name") << uR"({"a":)"_s;
    QTest::newRow("cut in a word") << uR"([fal)"_s;
    QTest::newRow("damaged") << uR"({"a":1 oh no} "x":{)"_s;
    QTest::newRow("wrong bracket") << uR"({"a":[1}]})"_s;
    QTest::newRow("two values") << u"{\"a\":1}\n{\"b\":2}\n"_s;
    QTest::newRow("text") << u"  not JSON,\n\tbut \"text\" {}"_s;
    QTest::newRow("text behind a number") << u"12 monkeys\n"_s;
    QTest::newRow("nothing") << QString();
    QTest::newRow("blanks") << u" \n "_s;
}

void TestJsonListing::saysWhatIsStored()
{
    QFETCH(const QString, stored);
    QCOMPARE(listed(stored, false).text, stored);
    const Listing indented = listed(stored, true);
    QCOMPARE(withoutBlanks(indented.text), withoutBlanks(stored));
    for (const Listing::Token& token : indented.tokens)
        QVERIFY(token.start >= 0 && token.start + token.length <= indented.text.size());
    for (const Listing::Field& field : indented.fields)
        QVERIFY(field.start < field.value && field.value <= field.end && field.end <= indented.text.size());
    const QString text = stored.trimmed();
    if (!text.startsWith(u'{') && !text.startsWith(u'['))
        QCOMPARE(indented.text.trimmed(), text); // lines of what is no JSON stay
}

void TestJsonListing::indents()
{
    QCOMPARE(listed(uR"({"a":[1,{"b":[ ]}],"c":{}})"_s, true).text,
        u"{\n  \"a\": [\n    1,\n    {\n      \"b\": []\n    }\n  ],\n  \"c\": {}\n}"_s);
}

void TestJsonListing::unknownNames()
{
    const FieldNames names("type input* text"_L1);
    const Listing listing
        = listed(uR"({"type":"x","input":{"path":{"deep":1}},"new":{"text":"","newer":[{"new":1}]}})"_s, true, names);
    QCOMPARE(listing.unknown, QStringList({u"new"_s, u"newer"_s}));
    QCOMPARE(textsOf(listing, Kind::UnknownKey), QStringList({u"\"new\""_s, u"\"newer\""_s, u"\"new\""_s}));
    QVERIFY(listed(uR"({"new":1})"_s, true).unknown.isEmpty()); // nothing is known of the format
}

void TestJsonListing::rows()
{
    Listing listing;
    const FieldNames names("id"_L1);
    listing.addComment(u"messages · row 3"_s);
    listing.addMember(u"id"_s, u"\"m\""_s, Kind::String, names);
    listing.addMember(u"colour"_s, u"7"_s, Kind::Number, names);
    listing.addComment(u"more"_s);
    QCOMPARE(listing.text, u"# messages · row 3\n\"id\": \"m\"\n\"colour\": 7\n# more\n"_s);
    QCOMPARE(listing.unknown, QStringList(u"colour"_s));
    QCOMPARE(textsOf(listing, Kind::Comment), QStringList({u"# messages · row 3"_s, u"# more"_s}));
    const Listing::Field* field = listing.fieldAt(listing.text.indexOf(u'7'));
    QVERIFY(field);
    QCOMPARE(field->name, u"colour"_s);
    QCOMPARE(listing.text.sliced(field->value, field->end - field->value), u"7"_s);
}

void TestJsonListing::fields()
{
    for (const bool isIndented : {false, true}) {
        const Listing listing = listed(uR"({"a":{"b":[1,{"c":"x"}]},"d":2})"_s, isIndented);
        const auto at = [&listing](const QString& text) {
            const Listing::Field* field = listing.fieldAt(listing.text.indexOf(text));
            return field
                ? field->name + u'=' + withoutBlanks(listing.text.sliced(field->value, field->end - field->value))
                : QString();
        };
        QCOMPARE(at(u"\"x\""_s), u"c=\"x\""_s);
        QCOMPARE(at(u"1"_s), uR"(b=[1,{"c":"x"}])"_s);
        QCOMPARE(at(u"\"a\""_s), uR"(a={"b":[1,{"c":"x"}]})"_s);
        QCOMPARE(at(u"2"_s), u"d=2"_s);
        QCOMPARE(listing.fieldAt(0), nullptr);
    }
}

void TestJsonListing::marks()
{
    const QString stored = uR"({"parts":[{"text":"a"},{"text":"b"}]})"_s;
    const QString part = uR"({"text":"b"})"_s;
    for (const bool isIndented : {false, true}) {
        Listing listing;
        listing.addComment(u"before"_s);
        listing.add(stored, {},
            {.isIndented = isIndented,
                .markStart = stored.indexOf(part),
                .markEnd = stored.indexOf(part) + part.size()});
        QCOMPARE(withoutBlanks(listing.text.sliced(listing.markStart, listing.markEnd - listing.markStart)), part);
    }
    QCOMPARE(listed(stored, true).markStart, -1);
}

/// What would exhaust the stack of a reader that calls itself, and the memory of one that indents without end.
void TestJsonListing::deep()
{
    constexpr int Depth = 10'000;
    const QString stored = QString(Depth, u'[') + QString(Depth, u']');
    const WorkClock timer;
    const Listing listing = listed(stored, true);
    QVERIFY2(timer.elapsed() < 2000, qPrintable(QString::number(timer.elapsed())));
    QCOMPARE(withoutBlanks(listing.text), stored);
    QVERIFY(listing.text.size() < 100 * stored.size());
    QVERIFY(listed(QString(Depth, u'{'), true).text.startsWith(u'{'));
}

TEST_CLASS(TestJsonListing)

#include "tst_jsonlisting.moc"
