// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/export/redaction/redactor.h"
#include "tests/testkit/testclass.h"

#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

/// As if a rule had found the value as the whole of a text.
Redactor redactorOf(const QString& value, RedactionKind kind = RedactionKind::Secret)
{
    RedactionRule rule;
    rule.kind = kind;
    rule.standIn = u"value"_s;
    RedactionList list;
    list.add({&rule, 0, value.size()}, value, {});
    return Redactor(list);
}

} // namespace

/// In which forms a value that was found is replaced.
class TestRedactor final : public QObject
{
    Q_OBJECT
private slots:
    void otherSpellings();
    void pathsAsTheyAre();
    void cutValues();
    void besideOtherScripts();
};

/// A value that was found in one spelling is replaced in others.
void TestRedactor::otherSpellings()
{
    const Redactor redactor = redactorOf(u"a\"b\\9 &\u00fc"_s);
    QCOMPARE(redactor.redacted(u"x a\"b\\9 &\u00fc y"_s), u"x [value 1] y"_s);
    QCOMPARE(redactor.redacted(u"x a\\\"b\\\\9 &\u00fc y"_s), u"x [value 1] y"_s);
    QCOMPARE(redactor.redacted(u"?q=a%22b%5C9%20%26%C3%BC&z"_s), u"?q=[value 1]&z"_s);
    QCOMPARE(redactor.redacted(uR"(x a\"b\\9 &\u00fc y)"_s), u"x [value 1] y"_s);
    QCOMPARE(redactorOf(uR"(p\"w1\u00e4)"_s).redacted(u"as p\"w1\u00e4 is"_s), u"as [value 1] is"_s);
    QCOMPARE(redactorOf(u"one\ntwo"_s).redacted(u"\"one\\ntwo\""_s), u"\"[value 1]\""_s);
}

/// The stand-in of a path has the path's own spelling.
void TestRedactor::pathsAsTheyAre()
{
    const Redactor redactor = redactorOf(u"C:\\Users\\Jo"_s, RedactionKind::Home);
    QCOMPARE(redactor.redacted(u"C:\\Users\\Jo\\x"_s), u"C:\\Users\\value-1\\x"_s);
    QCOMPARE(redactor.redacted(u"C:\\\\Users\\\\Jo"_s), u"C:\\\\Users\\\\Jo"_s);
}

/// Titles and first words are cut, perhaps within a value.
void TestRedactor::cutValues()
{
    const QString value = u"Fuchs-und-Hase-2026"_s;
    const Redactor redactor = redactorOf(value);
    for (const QString& end : {QString(), u"\u2026"_s, u"..."_s}) {
        const QString cut = u"use "_s + value.first(12) + end;
        QVERIFY2(!redactor.redacted(cut).contains(u"Fuchs"_s), qPrintable(redactor.redacted(cut)));
    }
    QCOMPARE(redactor.redacted(u"use Fuchs"_s), u"use Fuchs"_s);
    QCOMPARE(redactor.redacted(u"Fuchs-und-Hase and more"_s), u"Fuchs-und-Hase and more"_s);
}

/// Where words are not parted by blanks, what stands beside a value is not a part of it.
void TestRedactor::besideOtherScripts()
{
    const Redactor redactor = redactorOf(u"jo@x.org"_s, RedactionKind::Email);
    QCOMPARE(redactor.redacted(u"メールはjo@x.orgです"_s), u"メールは[value 1]です"_s);
    QCOMPARE(redactor.redacted(u"anjo@x.org jo@x.organ"_s), u"anjo@x.org jo@x.organ"_s);
}

TEST_CLASS(TestRedactor)
#include "tst_redactor.moc"
