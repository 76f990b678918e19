// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/registry.h"
#include "tests/core/mnesis/pythonbytes.h"
#include "tests/testkit/needed.h"
#include "tests/testkit/testclass.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

/// "length in code points, hash": what the samples tell of every text.
QString mark(const QString& text)
{
    const QByteArray hash = QCryptographicHash::hash(pythonBytes(text), QCryptographicHash::Sha256).toHex();
    return u"%1 %2"_s.arg(text.toUcs4().size()).arg(QString::fromLatin1(hash));
}

QString mark(const QJsonObject& told)
{
    return u"%1 %2"_s.arg(told["len"_L1].toInt()).arg(told["sha256"_L1].toString());
}

QString timeText(std::optional<Time> time)
{
    return time ? QString::number(toMs(*time)) : u"null"_s;
}

QString timeText(const QJsonValue& told)
{
    return told.isNull() ? u"null"_s : QString::number(told.toInteger());
}

QString tokenText(const TokenUsage& t)
{
    return u"%1 %2 %3 %4 %5"_s.arg(t.input.value_or(0))
        .arg(t.output.value_or(0))
        .arg(t.cacheRead.value_or(0))
        .arg(t.cacheWrite.value_or(0))
        .arg(t.total.value_or(0));
}

QString tokenText(const QJsonObject& t)
{
    return u"%1 %2 %3 %4 %5"_s.arg(t["input"_L1].toInteger())
        .arg(t["output"_L1].toInteger())
        .arg(t["cache_read"_L1].toInteger())
        .arg(t["cache_write"_L1].toInteger())
        .arg(t["total"_L1].toInteger());
}

QString stateName(ToolPart::State state)
{
    static const QStringList names = {u"pending"_s, u"running"_s, u"completed"_s, u"error"_s, u"orphan"_s};
    return names.at(int(state));
}

/// A part in one line, from what was read.
QString describe(const Part& part)
{
    if (const auto* p = part.as<TextPart>())
        return u"text "_s + mark(p->text.text);
    if (const auto* p = part.as<ReasoningPart>())
        return u"reasoning "_s + mark(p->text.text);
    if (const auto* p = part.as<StepStartPart>())
        return u"step_start %1 %2"_s.arg(p->step).arg(p->snapshot);
    if (const auto* p = part.as<StepFinishPart>())
        return u"step_finish %1 %2 %3"_s.arg(p->step).arg(p->snapshot, tokenText(p->tokens));
    if (const auto* p = part.as<CompactionPart>())
        return u"compaction %1 %2"_s.arg(p->node.value).arg(p->level);
    if (const auto* p = part.as<FileReferencePart>())
        return u"file_ref %1 %2 %3 %4 %5"_s.arg(p->reference.contentId.value, p->reference.path, p->reference.fileType)
            .arg(p->reference.tokens.value_or(-1))
            .arg(mark(p->reference.summary));
    if (const auto* p = part.as<PatchPart>()) {
        QStringList files;
        for (const PatchFile& file : p->files)
            files << file.path;
        return u"patch %1 %2"_s.arg(files.join(u','), mark(p->diff.text));
    }
    if (const auto* p = part.as<ToolPart>()) {
        const QJsonObject input = QJsonDocument::fromJson(p->input.text.toUtf8()).object();
        return u"tool %1 %2 %3 %4 %5 %6 keys=%7 output=%8 error=%9"_s.arg(p->name, p->callId, stateName(p->state),
            timeText(p->prunedAt), timeText(p->startedAt), timeText(p->endedAt), QString::number(input.size()),
            p->hasOutput ? mark(p->output.text) : u"null"_s, p->hasError ? p->error.text : u"null"_s);
    }
    return u"unknown"_s;
}

/// The same line, from what the library told.
QString describe(const QJsonObject& p)
{
    const QString type = p["type"_L1].toString();
    if (type == "text"_L1 || type == "reasoning"_L1)
        return type + u' ' + mark(p);
    if (type == "step_start"_L1)
        return u"step_start %1 %2"_s.arg(p["step_index"_L1].toInt()).arg(p["snapshot_ref"_L1].toString());
    if (type == "step_finish"_L1)
        return u"step_finish %1 %2 %3"_s.arg(p["step_index"_L1].toInt())
            .arg(p["snapshot_ref"_L1].toString(), tokenText(p["tokens_used"_L1].toObject()));
    if (type == "compaction"_L1)
        return u"compaction %1 %2"_s.arg(p["summary_node_id"_L1].toString()).arg(p["level"_L1].toInt());
    if (type == "file_ref"_L1)
        return u"file_ref %1 %2 %3 %4 %5"_s
            .arg(p["content_id"_L1].toString(), p["path"_L1].toString(), p["file_type"_L1].toString())
            .arg(p["token_count"_L1].toInteger())
            .arg(p["exploration_summary"_L1].isObject() ? mark(p["exploration_summary"_L1].toObject())
                                                        : mark(p["exploration_summary"_L1].toString()));
    if (type == "patch"_L1) {
        QStringList files;
        for (const QJsonValue& file : p["files_changed"_L1].toArray())
            files << file.toString();
        return u"patch %1 %2"_s.arg(files.join(u','), mark(p["diff"_L1].toObject()));
    }
    return u"tool %1 %2 %3 %4 %5 %6 keys=%7 output=%8 error=%9"_s.arg(p["tool_name"_L1].toString(),
        p["tool_call_id"_L1].toString(), p["state"_L1].toString(), timeText(p["compacted_at"_L1]),
        timeText(p["started_at"_L1]), timeText(p["completed_at"_L1]),
        QString::number(p["input_keys"_L1].toArray().size()),
        p["output"_L1].isNull() ? u"null"_s : mark(p["output"_L1].toObject()),
        p["error_message"_L1].isNull() ? u"null"_s : p["error_message"_L1].toString());
}

} // namespace

class TestMnesisSamples final : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void matchesTheLibrary_data();
    void matchesTheLibrary();

private:
    void compareSession(SessionStore& store, const QJsonObject& told);
    QString m_samples;
};

void TestMnesisSamples::initTestCase()
{
    m_samples = realStore(u"mnesis"_s);
    if (QDir(m_samples).exists())
        return;
    const QString missing = u"the sample stores are not at "_s + m_samples;
    QVERIFY2(!qEnvironmentVariableIsSet("CI"), qPrintable(missing));
    QSKIP(qPrintable(missing));
}

void TestMnesisSamples::matchesTheLibrary_data()
{
    QTest::addColumn<QString>("store");
    QTest::addColumn<QString>("expected");
    QTest::addColumn<QString>("dialect");
    QTest::newRow("0.1.1") << u"generated-0.1.1/sessions.db"_s << u"generated-0.1.1/expected.json"_s << u"0.1"_s;
    QTest::newRow("0.3.0") << u"generated-0.3.0/sessions.db"_s << u"generated-0.3.0/expected.json"_s << u"0.2 to 0.4"_s;
    QTest::newRow("0.3.0 by 0.4.0") << u"generated-0.3.0/sessions.db"_s << u"generated-0.3.0/expected-by-0.4.0.json"_s
                                    << u"0.2 to 0.4"_s;
    QTest::newRow("0.4.0") << u"generated-0.4.0/sessions.db"_s << u"generated-0.4.0/expected.json"_s << u"0.2 to 0.4"_s;
}

void TestMnesisSamples::matchesTheLibrary()
{
    QFETCH(const QString, store);
    QFETCH(const QString, expected);
    QFETCH(const QString, dialect);
    QFile file(m_samples + u'/' + expected);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QJsonObject told = QJsonDocument::fromJson(file.readAll()).object();
    const QJsonArray sessions = told["sessions"_L1].toArray();
    QVERIFY(!sessions.isEmpty());

    auto opened = openStore(m_samples + u'/' + store);
    QVERIFY2(opened.has_value(), opened ? "" : qPrintable(opened.error().text));
    QCOMPARE((*opened)->info().dialect, dialect);
    QStringList listed;
    const Result<> done = (*opened)->sessions(ListDetail::Basic,
        [&](const std::vector<SessionInfo>& batch) {
            for (const SessionInfo& info : batch)
                listed << info.id.value;
            return true;
        },
        {});
    QVERIFY2(done.has_value(), done ? "" : qPrintable(done.error().cause));
    QStringList ids;
    for (const QJsonValue& session : sessions)
        ids.prepend(session["id"_L1].toString());
    QCOMPARE(listed, ids);
    for (const QJsonValue& session : sessions) {
        compareSession(**opened, session.toObject());
        if (QTest::currentTestFailed())
            return;
    }
}

void TestMnesisSamples::compareSession(SessionStore& store, const QJsonObject& told)
{
    const SessionId id(told["id"_L1].toString());
    const auto info = store.session(id, ListDetail::Full, {});
    QVERIFY2(info.has_value(), info ? "" : qPrintable(info.error().cause));
    QCOMPARE(info->parent.value, told["parent_id"_L1].toString());
    QCOMPARE(info->title, told["title"_L1].toString());
    QCOMPARE(info->model, told["model_id"_L1].toString());
    QCOMPARE(info->agent, told["agent"_L1].toString());
    QCOMPARE(info->deleted, !told["is_active"_L1].toBool());
    QCOMPARE(timeText(info->createdAt), timeText(told["created_at"_L1]));
    if (told["token_usage_after_load"_L1].toObject()["total"_L1].toInteger() > 0)
        QCOMPARE(tokenText(info->tokens), tokenText(told["token_usage_after_load"_L1].toObject()));
    const QJsonArray messages = told["messages"_L1].toArray();
    QCOMPARE(info->messages.value_or(-1), messages.size());

    const auto outline = store.outline(id, {});
    QVERIFY(outline.has_value());
    QCOMPARE(qsizetype(outline->size()), messages.size());
    std::vector<qint64> keys;
    for (const OutlineRow& row : *outline)
        keys.push_back(row.key);
    ReadOptions whole;
    whole.maxText = -1;
    const auto read = store.messages(id, keys, whole, {});
    QVERIFY2(read.has_value(), read ? "" : qPrintable(read.error().cause));
    QHash<QString, QJsonArray> items;
    for (const QJsonValue& item : told["context_items"_L1].toArray())
        items.insert(item.toArray().at(1).toString(), item.toArray());
    for (qsizetype i = 0; i < messages.size(); ++i) {
        const QJsonObject m = messages.at(i).toObject();
        const MessagePtr& message = read->at(size_t(i));
        QVERIFY(message);
        QCOMPARE(message->id.value, m["id"_L1].toString());
        QCOMPARE(message->index, i);
        QCOMPARE(message->storedRole, m["role"_L1].toString());
        QCOMPARE(timeText(message->createdAt), timeText(m["created_at"_L1]));
        QCOMPARE(message->states.testFlag(MessageState::Summary), m["is_summary"_L1].toBool());
        QCOMPARE(message->finishReason, m["finish_reason"_L1].toString());
        QCOMPARE(message->parent.value, m["parent_id"_L1].toString());
        QCOMPARE(tokenText(message->tokens), tokenText(m["tokens"_L1].toObject()));
        if (!m["error_code"_L1].toString().isEmpty())
            QVERIFY(message->states.testFlag(MessageState::Error));
        QVERIFY(!message->states.testFlag(MessageState::Damaged));
        QStringList parts;
        QStringList toldParts;
        for (const Part& part : message->parts)
            parts << describe(part);
        for (const QJsonValue& part : m["parts"_L1].toArray())
            toldParts << describe(part.toObject());
        QCOMPARE(parts, toldParts);
        if (!items.isEmpty() && !parts.isEmpty() && !message->states.testFlag(MessageState::Summary)
            && !message->states.testFlag(MessageState::Interrupted) && parts.at(0) != u"text "_s + mark(QString()))
            QCOMPARE(message->states.testFlag(MessageState::InContext), items.contains(message->id.value));
        const auto key = store.keyOf(id, message->id, {});
        QVERIFY(key && *key == keys[size_t(i)]);
    }
    const auto nodes = store.summaryNodes(id, {});
    QVERIFY2(nodes.has_value(), nodes ? "" : qPrintable(nodes.error().cause));
    QStringList nodeLines;
    QStringList activeIds;
    for (const SummaryNode& node : *nodes) {
        QStringList parents;
        for (const NodeId& parent : node.parents)
            parents << parent.value;
        nodeLines << u"%1 %2 %3 %4 %5 [%6] %7 %8"_s.arg(node.id.value,
            node.kind == SummaryNode::Kind::Leaf ? u"leaf"_s : u"condensed"_s, QString::number(node.level),
            node.first.value, node.last.value, parents.join(u','), node.superseded ? u"superseded"_s : u"active"_s,
            QString::number(node.tokens.value_or(-1)));
        if (!node.superseded)
            activeIds << node.id.value;
        QCOMPARE(node.inContext, items.contains(node.id.value));
        QVERIFY(node.covers.value_or(0) > 0);
    }
    const QJsonArray toldNodes = told["summary_nodes"_L1].toArray();
    QStringList toldLines;
    for (const QJsonValue& n : toldNodes) {
        QStringList parents;
        for (const QJsonValue& parent : n["parents"_L1].toArray())
            parents << parent.toString();
        const auto span = n["span"_L1].toArray();
        toldLines << u"%1 %2 %3 %4 %5 [%6] %7 %8"_s.arg(n["id"_L1].toString(), n["kind"_L1].toString(),
            QString::number(n["compaction_level"_L1].toInt()), span.at(0).toString(), span.at(1).toString(),
            parents.join(u','), n["superseded"_L1].toBool() ? u"superseded"_s : u"active"_s,
            QString::number(n["token_count"_L1].toInteger()));
    }
    if (!toldNodes.isEmpty())
        QCOMPARE(nodeLines, toldLines);
    qsizetype placed = 0;
    for (const QJsonValue& m : messages) {
        for (const QJsonValue& part : m["parts"_L1].toArray())
            placed += part["type"_L1].toString() == "file_ref"_L1;
    }
    const auto references = store.fileReferences(id, {});
    QVERIFY(references.has_value());
    QCOMPARE(references->size(), placed);
    for (const auto& reference : *references)
        QVERIFY(reference.reference.createdAt.has_value());
}

TEST_CLASS(TestMnesisSamples)
#include "tst_mnesissamples.moc"
