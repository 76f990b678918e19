// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/audit/timespans.h"
#include "tests/testkit/fakestore.h"
#include "tests/testkit/testclass.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace stemma;

namespace {

using Kind = TimeSpan::Kind;

ToolPart call(const QString& id, std::optional<qint64> from = {}, std::optional<qint64> to = {})
{
    ToolPart tool;
    tool.name = u"bash"_s;
    tool.callId = id;
    if (from)
        tool.startedAt = timeFromMs(*from);
    if (to)
        tool.endedAt = timeFromMs(*to);
    return tool;
}

ToolPart result(const QString& id)
{
    ToolPart tool = call(id);
    tool.hasOutput = true;
    return tool;
}

/// Messages at these milliseconds; -1: without a time.
class Story
{
public:
    Story& add(Role role, qint64 ms, std::vector<Part::Body> bodies)
    {
        auto message = std::make_shared<Message>();
        message->id = MessageId(u"m%1"_s.arg(m_session.messages.size()));
        message->index = qint64(m_session.messages.size());
        message->role = role;
        if (ms >= 0)
            message->createdAt = timeFromMs(ms);
        for (Part::Body& body : bodies) {
            Part part;
            part.index = int(message->parts.size());
            part.body = std::move(body);
            message->parts.append(part);
        }
        m_session.messages.push_back(message);
        return *this;
    }
    Story& user(qint64 ms) { return add(Role::User, ms, {TextPart {LongText {u"Do it."_s}}}); }
    Story& assistant(qint64 ms, std::vector<Part::Body> bodies) { return add(Role::Assistant, ms, std::move(bodies)); }

    [[nodiscard]] TimeSpanReader read()
    {
        m_session.info.id = SessionId(u"one"_s);
        FakeStore store;
        store.add(m_session);
        TimeSpanReader reader(m_session.info.id);
        Result<bool> done = false;
        while (done && !*done)
            done = reader.step(store, {});
        return reader;
    }

private:
    FakeSession m_session;
};

QString textOf(const std::vector<TimeSpan>& spans)
{
    QStringList texts;
    for (const TimeSpan& span : spans)
        texts += u"%1 %2-%3 #%4"_s.arg(QLatin1StringView(&"AUT"[int(span.kind)], 1))
                     .arg(span.fromMs)
                     .arg(span.toMs)
                     .arg(span.row);
    return texts.join(u", "_s);
}

} // namespace

class TestTimeSpans : public QObject
{
    Q_OBJECT
private slots:
    void agentAndUser()
    {
        const TimeSpanReader reader
            = Story().user(1000).assistant(4000, {TextPart()}).user(9000).assistant(9500, {TextPart()}).read();
        QCOMPARE(textOf(reader.spans()), u"A 1000-4000 #1, U 4000-9000 #2, A 9000-9500 #3"_s);
        QCOMPARE(reader.shares(), (TimeShares {3500, 0, 5000}));
    }

    void promptsOfOnlyAnImage()
    {
        const TimeSpanReader reader = Story()
                                          .user(1000)
                                          .assistant(4000, {TextPart()})
                                          .add(Role::User, 9000, {ImagePart {u"image/png"_s, 70, {}}})
                                          .read();
        QCOMPARE(textOf(reader.spans()), u"A 1000-4000 #1, U 4000-9000 #2"_s);
    }

    void toolsWithTimesOfTheirOwn()
    {
        // Two at the same time count once; the message was begun before they ran.
        const TimeSpanReader reader = Story()
                                          .user(0)
                                          .assistant(1000, {call(u"a"_s, 1500, 3000), call(u"b"_s, 2000, 4000)})
                                          .assistant(5000, {TextPart()})
                                          .read();
        QCOMPARE(textOf(reader.tools()), u"T 1500-3000 #1, T 2000-4000 #1"_s);
        QCOMPARE(textOf(reader.spans()), u"A 0-1000 #1, A 1000-3000 #1, A 3000-4000 #1, A 4000-5000 #2"_s);
        QCOMPARE(reader.shares(), (TimeShares {2500, 2500, 0}));
    }

    void resultsAsMessages()
    {
        const TimeSpanReader reader = Story()
                                          .user(0)
                                          .assistant(1000, {call(u"a"_s), call(u"b"_s)})
                                          .add(Role::Tool, 2500, {result(u"b"_s)})
                                          .add(Role::Tool, 4000, {result(u"a"_s)})
                                          .assistant(4500, {call(u"c"_s)})
                                          .user(9000) // gave up on it
                                          .add(Role::Tool, 9900, {result(u"c"_s)})
                                          .read();
        QCOMPARE(textOf(reader.tools()), u"T 1000-2500 #1, T 1000-4000 #1"_s);
        QCOMPARE(reader.shares().tools, 3000);
        QCOMPARE(reader.shares().user, 4500);
    }

    void onlyWhatIsStored()
    {
        // A message without a time, one that is older than the last, a tool that ended before it began.
        const TimeSpanReader reader = Story()
                                          .user(1000)
                                          .assistant(-1, {TextPart()})
                                          .assistant(500, {call(u"a"_s, 900, 800)})
                                          .assistant(3000, {TextPart()})
                                          .read();
        QCOMPARE(textOf(reader.spans()), u"A 1000-3000 #3"_s);
        QVERIFY(reader.tools().empty());
        QVERIFY(Story().user(-1).read().spans().empty());
    }
};

TEST_CLASS(TestTimeSpans)
#include "tst_timespans.moc"
