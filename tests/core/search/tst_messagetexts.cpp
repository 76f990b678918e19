// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/search/messagetexts.h"
#include "tests/testkit/sessionbuilder.h"
#include "tests/testkit/testclass.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace stemma;

class TestMessageTexts : public QObject
{
    Q_OBJECT
private slots:
    void jsonIsReadable_data();
    void jsonIsReadable();
    void partsHaveKinds();
    void rolesHaveKinds();
    void scopeLeavesOut();
};

void TestMessageTexts::jsonIsReadable_data()
{
    QTest::addColumn<QString>("json");
    QTest::addColumn<QString>("text");
    QTest::newRow("an object") << u"{\"command\": \"ls -l\", \"timeout\": 10}"_s << u"command\nls -l\ntimeout\n10"_s;
    QTest::newRow("nested") << u"{\"a\":[true,{\"b\":null}],\"c\":-1.5e3}"_s << u"a\ntrue\nb\nnull\nc\n-1.5e3"_s;
    QTest::newRow("escapes") << uR"({"t":"a\"b\\c\/d\n\te\u00e9"})"_s << u"t\na\"b\\c/d\n\te\u00e9"_s;
    QTest::newRow("a pair of surrogates") << uR"(["\ud83d\ude00"])"_s << u"\U0001F600"_s;
    QTest::newRow("a string") << u"\"only\""_s << u"only"_s;
    QTest::newRow("nothing") << u"{}"_s << QString();
    QTest::newRow("an empty text within") << u"{\"a\":\"\",\"b\":1}"_s << u"a\n\nb\n1"_s;
    for (const char* other : {"ls -l", "{\"a\":", "{\"a\":\"b", "[1,2}", "{'a':1}", "[\"\\x41\"]", "[\"\\u12\"]", "}"})
        QTest::newRow(other) << QString::fromLatin1(other) << QString::fromLatin1(other);
}

void TestMessageTexts::jsonIsReadable()
{
    QFETCH(QString, json);
    QFETCH(QString, text);
    QCOMPARE(readableJson(json), text);
}

void TestMessageTexts::partsHaveKinds()
{
    SessionBuilder builder;
    builder.assistant()
        .thinking(u"hm"_s)
        .text(u"yes"_s)
        .failedTool(u"bash"_s, u"{\"command\":\"make\"}"_s, u"exit 2"_s)
        .patch(u"--- a/x\n+++ b/x\n@@ -1 +1 @@\n-a\n+b\n"_s)
        .fileReference(u"/big.log"_s, u"ten lines"_s)
        .unknown(u"odd"_s, u"{\"raw\":1}"_s)
        .part(EventPart {u"hook"_s, u"ran"_s, {}})
        .error(u"overloaded"_s);
    const std::vector<MessageText> texts = textsOf(*builder.lastMessage());
    const auto text = [](int part, TextKind kind, const QString& words) { return MessageText {part, kind, words}; };
    const std::vector<MessageText> expected {text(0, TextKind::Thinking, u"hm"_s), text(1, TextKind::Answer, u"yes"_s),
        text(2, TextKind::Title, u"bash"_s), text(2, TextKind::ToolInput, u"command\nmake"_s),
        text(2, TextKind::ToolOutput, u"exit 2"_s),
        text(3, TextKind::Patch, u"--- a/x\n+++ b/x\n@@ -1 +1 @@\n-a\n+b\n"_s),
        text(4, TextKind::FileSummary, u"/big.log\nten lines"_s), text(5, TextKind::Other, u"raw\n1"_s),
        text(6, TextKind::Title, u"hook"_s), text(6, TextKind::Event, u"ran"_s),
        text(MessageText::OfMessage, TextKind::Other, u"overloaded"_s)};
    QCOMPARE(texts.size(), expected.size());
    for (size_t i = 0; i < texts.size(); ++i)
        QVERIFY2(texts[i] == expected[i], qPrintable(u"%1: %2"_s.arg(i).arg(texts[i].text)));
}

void TestMessageTexts::rolesHaveKinds()
{
    const auto kindFor = [](Role role, MessageStates states = {}) {
        Message message;
        message.role = role;
        message.states = states;
        message.parts << Part {{}, 0, TextPart {LongText(u"a"_s)}, {}, {}, {}};
        return textsOf(message).front().kind;
    };
    QCOMPARE(kindFor(Role::User), TextKind::Prompt);
    QCOMPARE(kindFor(Role::Assistant), TextKind::Answer);
    QCOMPARE(kindFor(Role::Colleague), TextKind::Answer);
    QCOMPARE(kindFor(Role::Tool), TextKind::ToolOutput);
    QCOMPARE(kindFor(Role::System), TextKind::Other);
    QCOMPARE(kindFor(Role::User, MessageState::Summary), TextKind::Summary);
}

void TestMessageTexts::scopeLeavesOut()
{
    SessionBuilder builder;
    builder.assistant(u"yes"_s).tool(u"bash"_s, u"{\"command\":\"make\"}"_s, u"done"_s);
    const std::vector<MessageText> texts = textsOf(*builder.lastMessage(), TextKind::ToolOutput);
    QCOMPARE(texts.size(), size_t(1));
    QCOMPARE(texts.front().text, u"done"_s);
}

TEST_CLASS(TestMessageTexts)
#include "tst_messagetexts.moc"
