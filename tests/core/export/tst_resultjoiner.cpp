// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/export/resultjoiner.h"
#include "tests/testkit/testclass.h"

#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

Part toolPart(int index, const QString& call, const QString& input, const QString& output = {})
{
    ToolPart tool;
    tool.name = u"bash"_s;
    tool.callId = call;
    tool.input = LongText(input);
    tool.hasOutput = !output.isNull();
    tool.output = LongText(output);
    tool.state = tool.hasOutput ? ToolPart::State::Completed : ToolPart::State::Pending;
    Part part;
    part.index = index;
    part.body = tool;
    return part;
}

Message messageOf(const QString& id, Role role, const QList<Part>& parts)
{
    Message message;
    message.id = MessageId(id);
    message.role = role;
    message.parts = parts;
    return message;
}

/// What comes out, as "id:outputs" each.
QStringList joined(const QList<Message>& messages)
{
    ResultJoiner joiner;
    QStringList list;
    const auto take = [&list](const std::optional<Message>& message) {
        if (!message)
            return;
        QStringList outputs;
        for (const Part& part : message->parts) {
            if (const auto* tool = part.as<ToolPart>())
                outputs += tool->hasOutput ? tool->output.text : u"-"_s;
        }
        list += message->id.value + u':' + outputs.join(u',');
    };
    for (const Message& message : messages)
        take(joiner.add(message));
    take(joiner.end());
    return list;
}

} // namespace

/// Results of tools shown with their calls.
class TestResultJoiner final : public QObject
{
    Q_OBJECT
private slots:
    void resultsGoToTheirCalls();
    void othersStay();
};

void TestResultJoiner::resultsGoToTheirCalls()
{
    QCOMPARE(joined({}), QStringList());
    const Message call
        = messageOf(u"a"_s, Role::Assistant, {toolPart(0, u"1"_s, u"{}"_s), toolPart(1, u"2"_s, u"{}"_s)});
    const Message first = messageOf(u"r"_s, Role::Tool, {toolPart(0, u"2"_s, {}, u"two"_s)});
    const Message second = messageOf(u"s"_s, Role::User, {toolPart(0, u"1"_s, {}, u""_s)});
    const Message next = messageOf(u"b"_s, Role::Assistant, {});
    QCOMPARE(joined({call, first, second, next}), (QStringList {u"a:,two"_s, u"b:"_s}));
    QCOMPARE(joined({call, first}), QStringList {u"a:-,two"_s});
}

void TestResultJoiner::othersStay()
{
    const Message call = messageOf(u"a"_s, Role::Assistant, {toolPart(0, u"1"_s, u"{}"_s)});
    const Message other = messageOf(u"r"_s, Role::Tool, {toolPart(0, u"9"_s, {}, u"x"_s)});
    QCOMPARE(joined({call, other}), (QStringList {u"a:-"_s, u"r:x"_s}));
    // A message with more than results keeps all of it.
    Part text;
    text.index = 1;
    text.body = TextPart {LongText(u"and"_s)};
    const Message both = messageOf(u"r"_s, Role::User, {toolPart(0, u"1"_s, {}, u"x"_s), text});
    QCOMPARE(joined({call, both}), (QStringList {u"a:-"_s, u"r:x"_s}));
    // A call answered twice.
    const Message once = messageOf(u"r"_s, Role::Tool, {toolPart(0, u"1"_s, {}, u"x"_s)});
    QCOMPARE(joined({call, once, once}), (QStringList {u"a:x"_s, u"r:x"_s}));
    QCOMPARE(joined({once, call}), (QStringList {u"r:x"_s, u"a:-"_s}));
}

TEST_CLASS(TestResultJoiner)
#include "tst_resultjoiner.moc"
