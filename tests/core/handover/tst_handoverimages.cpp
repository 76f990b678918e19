// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/edit/editor.h"
#include "core/handover/handoverplan.h"
#include "core/store/content/storedimage.h"
#include "core/store/registry.h"
#include "tests/testkit/mnesisbuilder.h"
#include "tests/testkit/readstore.h"
#include "tests/testkit/testclass.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

const QString SourceSession = u"0d9f3b52-6d3f-4a53-9a53-3d1c2b7f0a01"_s;

QByteArray line(const QByteArray& id, const QByteArray& parent, const QByteArray& rest)
{
    static int second = 0;
    return "{\"parentUuid\":" + (parent.isEmpty() ? QByteArray("null") : '"' + parent + '"')
        + R"(,"isSidechain":false,"userType":"external","cwd":"/srv/app","sessionId":")" + SourceSession.toLatin1()
        + R"(","version":"2.1.0",)" + rest + R"(,"uuid":")" + id + R"(","timestamp":"2026-11-21T01:00:)"
        + QByteArray::number(10 + ++second % 50) + ".000Z\"}\n";
}

QByteArray image(const QByteArray& bytes)
{
    return R"({"type":"image","source":{"type":"base64","media_type":"image/png","data":")" + bytes.toBase64() + "\"}}";
}

/// The images of a session, in their order, wherever they stand.
QByteArrayList imagesIn(SessionStore& store, const SessionId& session)
{
    QByteArrayList found;
    for (const MessagePtr& message : readstore::messages(store, session)) {
        for (const Part& part : message ? message->parts : QList<Part>()) {
            const auto* tool = part.as<ToolPart>();
            const auto content = tool ? resultContent(tool->output) : std::nullopt;
            for (const StoredImage& one : content ? content->images : QList<StoredImage>())
                found << imageBytes(one).value_or("unreadable");
            if (part.as<ImagePart>())
                found << imageOf(store, *message, part.index, 0, {}).value_or("unreadable");
        }
    }
    return found;
}

} // namespace

/// Images in prompts and in results of tools, and sessions of sub-agents, when a session is handed over.
class TestHandOverImages final : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void goAlong_data();
    void goAlong();
    void areCountedWhereNobodyTakesThem();
    void ofFailedCallsAreLeftOut();
    void goWhereTheyAreRedacted();
    void subAgentsAreCounted();

private:
    [[nodiscard]] QString path(const QString& name) const { return m_folder->filePath(name); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<SessionStore> m_source;
    SessionId m_session;
};

void TestHandOverImages::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    const QString project = path(u"claude/projects/-srv-app"_s);
    QVERIFY(QDir().mkpath(project));
    QFile file(project + u'/' + SourceSession + u".jsonl"_s);
    QVERIFY(file.open(QIODevice::WriteOnly));
    const auto user = [](const QByteArray& id, const QByteArray& parent, const QByteArray& content) {
        return line(id, parent, R"("type":"user","message":{"role":"user","content":)" + content + '}');
    };
    const auto answer = [](const QByteArray& id, const QByteArray& parent, const QByteArray& block) {
        return line(id, parent,
            R"("type":"assistant","message":{"id":"msg_)" + id
                + R"(","type":"message","role":"assistant","model":"claude-x","content":[)" + block
                + R"(],"stop_reason":"end_turn","stop_sequence":null,"usage":{"input_tokens":1,"output_tokens":1}})");
    };
    file.write(user("u1", {}, R"([{"type":"text","text":"Look at this"},)" + image("in prompt") + ']'));
    file.write(answer("a1", "u1", R"({"type":"tool_use","id":"c1","name":"Read","input":{"path":"a.png"}})"));
    file.write(user("u2", "a1",
        R"([{"type":"tool_result","tool_use_id":"c1","content":[{"type":"text","text":"two pictures"},)"
            + image("first result") + ',' + image("second result") + "]}]"));
    file.write(answer("a2", "u2", R"({"type":"text","text":"Seen"})"));
    file.close();
    auto opened = openStore(path(u"claude"_s));
    QVERIFY(opened);
    m_source = *std::move(opened);
    m_session = readstore::listed(*m_source).front().id;
}

void TestHandOverImages::goAlong_data()
{
    QTest::addColumn<QString>("format");
    for (const QString& format : {u"claude-code"_s, u"codex"_s, u"pi"_s, u"mantis"_s, u"opencode"_s})
        QTest::newRow(qPrintable(format)) << format;
}

void TestHandOverImages::goAlong()
{
    QFETCH(const QString, format);
    const QByteArrayList wanted {"in prompt", "first result", "second result"};
    QCOMPARE(imagesIn(*m_source, m_session), wanted);
    const QString home = path(u"home"_s);
    const auto target = handOverTarget(format, home, {});
    QVERIFY2(target, target ? "" : qPrintable(target.error().text));
    const auto plan = planHandOver(*m_source, {.session = m_session}, *target, {});
    QVERIFY2(plan, plan ? "" : qPrintable(plan.error().text));
    QVERIFY2(!plan->warnings.join(u' ').contains(u"image"_s), qPrintable(plan->warnings.join(u'\n')));
    Journal journal(path(u"journal"_s));
    const auto receipt = Editor(journal).apply(target->info(), *plan, {});
    QVERIFY2(receipt, receipt ? "" : qPrintable(receipt.error().text));
    QString place = home;
    if (format == "opencode"_L1) // a file to import
        place = QDir(home).absoluteFilePath(plan->writes.first().place);
    const auto store = openStore(place);
    QVERIFY2(store, store ? "" : qPrintable(store.error().text + store.error().cause));
    QCOMPARE(imagesIn(**store, plan->newSession), wanted);
    QStringList outputs;
    for (const MessagePtr& message : readstore::messages(**store, plan->newSession)) {
        for (const Part& part : message->parts) {
            const auto* tool = part.as<ToolPart>();
            const auto content = tool ? resultContent(tool->output) : std::nullopt;
            if (tool && tool->hasOutput)
                outputs << (content ? content->text : tool->output.text);
        }
    }
    QCOMPARE(outputs, QStringList {u"two pictures"_s});
}

void TestHandOverImages::areCountedWhereNobodyTakesThem()
{
    MnesisBuilder builder;
    builder.session(u"Other"_s);
    builder.user(u"Begin"_s);
    QVERIFY(builder.write(path(u"sessions.db"_s)));
    const auto target = handOverTarget(u"mnesis"_s, path(u"sessions.db"_s), {});
    QVERIFY(target);
    const auto plan = planHandOver(*m_source, {.session = m_session}, *target, {});
    QVERIFY(plan);
    QVERIFY2(plan->warnings.contains(u"3 images are left out."_s) || plan->warnings.join(u' ').contains(u"3 image"_s),
        qPrintable(plan->warnings.join(u'\n')));
    // Calls that become text have no place for them; the one of the prompt has.
    const auto claude = handOverTarget(u"claude-code"_s, path(u"home"_s), {});
    const auto asText
        = planHandOver(*m_source, {.session = m_session, .tools = HandOverWish::Tools::AsText}, *claude, {});
    QVERIFY(asText);
    QVERIFY2(asText->warnings.join(u' ').contains(u"2 image"_s), qPrintable(asText->warnings.join(u'\n')));
}

/// Models take only text from a call that failed: a session with more would be refused at its first request.
void TestHandOverImages::ofFailedCallsAreLeftOut()
{
    m_source.reset();
    QFile file(path(u"claude/projects/-srv-app/"_s) + SourceSession + u".jsonl"_s);
    QVERIFY(file.open(QIODevice::ReadWrite));
    const QByteArray lines = file.readAll().replace(R"("tool_use_id":"c1",)", R"("tool_use_id":"c1","is_error":true,)");
    QVERIFY(file.resize(0) && file.seek(0));
    file.write(lines);
    file.close();
    auto opened = openStore(path(u"claude"_s));
    QVERIFY(opened);
    m_source = *std::move(opened);
    for (const QString& format : {u"claude-code"_s, u"opencode"_s}) {
        const QString home = path(u"home-"_s + format);
        const auto target = handOverTarget(format, home, {});
        QVERIFY(target);
        const auto plan = planHandOver(*m_source, {.session = m_session}, *target, {});
        QVERIFY2(plan, plan ? "" : qPrintable(plan.error().text));
        const QString warnings = plan->warnings.join(u' ');
        QVERIFY2(warnings.contains(u"2 image"_s), qPrintable(format + u": "_s + warnings));
        Journal journal(path(u"journal-"_s + format));
        QVERIFY(Editor(journal).apply(target->info(), *plan, {}));
        const auto store
            = openStore(format == "opencode"_L1 ? QDir(home).absoluteFilePath(plan->writes.first().place) : home);
        QVERIFY2(store, store ? "" : qPrintable(store.error().text));
        QCOMPARE(imagesIn(**store, plan->newSession), QByteArrayList {"in prompt"});
    }
}

void TestHandOverImages::goWhereTheyAreRedacted()
{
    const auto target = handOverTarget(u"claude-code"_s, path(u"home"_s), {});
    QVERIFY(target);
    HandOverChanges changes;
    changes.message = [](Message& message) {
        message.parts.removeIf([](const Part& part) { return part.as<ImagePart>() != nullptr; });
    };
    changes.text = [](const QString& text) { return text.isEmpty() ? text : text + u"-changed"_s; };
    const auto plan = planHandOver(*m_source, {.session = m_session, .title = u"Mine"_s}, *target, {}, changes);
    QVERIFY(plan);
    QVERIFY2(plan->warnings.join(u' ').contains(u"3 image"_s), qPrintable(plan->warnings.join(u'\n')));
    QCOMPARE(plan->writes.first().after, u"Mine-changed"_s);
    QVERIFY2(plan->writes.first().place.contains(u"-srv-app-changed"_s), qPrintable(plan->writes.first().place));
}

void TestHandOverImages::subAgentsAreCounted()
{
    const auto target = handOverTarget(u"codex"_s, path(u"home"_s), {});
    QVERIFY(target);
    const auto before = planHandOver(*m_source, {.session = m_session}, *target, {});
    QVERIFY(before);
    QVERIFY(!before->warnings.join(u' ').contains(u"sub-agent"_s));
    const QString agents = path(u"claude/projects/-srv-app/"_s) + SourceSession + u"/subagents"_s;
    QVERIFY(QDir().mkpath(agents));
    QFile file(agents + u"/agent-aa1.jsonl"_s);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(line("s1", {}, R"("agentId":"aa1","type":"user","message":{"role":"user","content":"Explore"})")
            .replace(R"("isSidechain":false)", R"("isSidechain":true)"));
    file.close();
    auto opened = openStore(path(u"claude"_s));
    QVERIFY(opened);
    const auto plan = planHandOver(**opened, {.session = m_session}, *target, {});
    QVERIFY(plan);
    QVERIFY2(plan->warnings.join(u' ').contains(u"1 session"_s), qPrintable(plan->warnings.join(u'\n')));
}

TEST_CLASS(TestHandOverImages)
#include "tst_handoverimages.moc"
