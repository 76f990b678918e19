// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/export/redaction/redactor.h"
#include "core/export/redaction/textmap.h"
#include "tests/testkit/testclass.h"

#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

const RedactionFinder& rulesForJson()
{
    static const RedactionFinder rules(builtInRedactionRules());
    return rules;
}

} // namespace

/// What is found in JSON, and in what only begins like it.
class TestRedactedJson final : public QObject
{
    Q_OBJECT
private slots:
    void outputsAsMeant();
    void noJson();
    void numbers();
    void valuesBeyondOthers();
};

/// The result of a tool that is JSON is taken as its strings are meant.
void TestRedactedJson::outputsAsMeant()
{
    ToolPart tool;
    tool.output = LongText(uR"({"password":"Tr0ub\"4dor&3x9","n":1.50})"_s);
    tool.hasOutput = true;
    Message message;
    message.parts = {Part {{}, 0, tool, {}, {}, {{u"b"_s, QByteArray("PASSWORD=Tr0ub4dor\xFF\n"), Unit::None}}}};
    RedactionList list;
    mapTexts(
        message, [&](const QString& text) { return list.look(rulesForJson(), text, {}); },
        [&](const QString& text, const QString& /*original*/) { list.look(rulesForJson(), text, {}); });
    message.parts = {Part {{}, 0, tool, {}, {}, {{u"b"_s, QByteArray("PASSWORD=Tr0ub4dor\xFF\n"), Unit::None}}}};
    const Redactor redactor(list);
    mapTexts(message, [&](const QString& text) { return redactor.redacted(text); });
    QCOMPARE(message.parts[0].as<ToolPart>()->output.text, uR"({"password":"[secret 1]","n":1.50})"_s);
    QVERIFY(!message.parts[0].fields[0].value.toByteArray().contains("Tr0ub"));
}

/// What begins like JSON and is none is text, all of it.
void TestRedactedJson::noJson()
{
    for (const QString& text : std::initializer_list<QString> {u"[note] password=Tr0ub4dor&3x9 and \"x\""_s,
             u"{'password': 'Tr0ub4dor&3x9'}"_s, u"{password: \"Tr0ub4dor&3x9\", of: \"jo\"}"_s}) {
        RedactionList list;
        const auto look = [&list](const QString& part) { return list.look(rulesForJson(), part, {}); };
        (void)mappedJson(text, look);
        const Redactor redactor(list);
        const QString result = mappedJson(text, [&redactor](const QString& part) { return redactor.redacted(part); });
        QVERIFY2(!result.contains(u"Tr0ub"), qPrintable(result));
    }
}

/// A number becomes a string where a stand-in takes its place.
void TestRedactedJson::numbers()
{
    const QString json = uR"({"secret":8213945701,"n":12})"_s;
    RedactionList list;
    const auto look = [&](const QString& text) { return list.look(rulesForJson(), text, {}); };
    (void)mappedJson(json, look, [&](const QString& text, const QString& /*original*/) { (void)look(text); });
    const Redactor redactor(list);
    QCOMPARE(mappedJson(json, [&redactor](const QString& text) { return redactor.redacted(text); }),
        uR"({"secret":"[secret 1]","n":12})"_s);
}

/// A value within which another one is found goes as a whole.
void TestRedactedJson::valuesBeyondOthers()
{
    RedactionList list;
    const QString json = uR"({"password":"jo@corp-mail.org/9more"})"_s;
    (void)mappedJson(
        json, [&](const QString& text) { return list.look(rulesForJson(), text, {}); },
        [&](const QString& rest, const QString& text) {
            list.look(rulesForJson(), rest, {});
            list.lookForMore(rulesForJson(), text, {});
        });
    const Redactor redactor(list);
    const QString result = mappedJson(json, [&redactor](const QString& text) { return redactor.redacted(text); });
    QVERIFY2(!result.contains(u"9more"), qPrintable(result));
}

TEST_CLASS(TestRedactedJson)
#include "tst_redactedjson.moc"
