// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/cli/program.h"
#include "tests/testkit/needed.h"
#include "tests/testkit/testclass.h"

#include <QCryptographicHash>
#include <QSet>

using namespace Qt::StringLiterals;
using namespace stemma::program;
using stemma::missingSample;
using stemma::realStore;

namespace {

/// UTF-8 with lone surrogates as three bytes, which is how the expectations were hashed.
QByteArray looseUtf8(QStringView text)
{
    QByteArray bytes;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const char16_t unit = text[i].unicode();
        if (text[i].isHighSurrogate() && i + 1 < text.size() && text[i + 1].isLowSurrogate()) {
            bytes += text.sliced(i, 2).toUtf8();
            ++i;
        } else if (text[i].isSurrogate()) {
            bytes += char(0xe0 | (unit >> 12));
            bytes += char(0x80 | ((unit >> 6) & 0x3f));
            bytes += char(0x80 | (unit & 0x3f));
        } else {
            bytes += text.sliced(i, 1).toUtf8();
        }
    }
    return bytes;
}

qsizetype codePoints(QStringView text)
{
    qsizetype count = text.size();
    for (qsizetype i = 1; i < text.size(); ++i) {
        if (text[i - 1].isHighSurrogate() && text[i].isLowSurrogate()) {
            --count;
            ++i;
        }
    }
    return count;
}

/// A text as the expectations describe it.
QString described(const QJsonObject& expected)
{
    return u"%1 %2"_s.arg(QString::number(expected.value("len"_L1).toInt()), expected.value("sha256"_L1).toString());
}

QString described(const QString& text)
{
    const QByteArray hash = QCryptographicHash::hash(looseUtf8(text), QCryptographicHash::Sha256).toHex();
    return u"%1 %2"_s.arg(QString::number(codePoints(text)), QString::fromLatin1(hash));
}

QString utf8(const QJsonObject& object)
{
    return QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact));
}

QString sorted(QStringList list)
{
    list.sort();
    return list.join(u',');
}

/// Everything both sides tell of a part, as one line to compare.
QString expectedPart(const QJsonObject& part)
{
    const QString type = part.value("type"_L1).toString();
    if (type == "text"_L1 || type == "reasoning"_L1)
        return u"%1 %2"_s.arg(type, described(part));
    if (type == "tool"_L1) {
        const QJsonObject output = part.value("output"_L1).toObject();
        const QJsonValue error = part.value("error_message"_L1);
        return u"tool %1 %2 %3 pruned %4 from %5 to %6 input %7 output %8 error %9"_s.arg(
            part.value("tool_name"_L1).toString(), part.value("tool_call_id"_L1).toString(),
            part.value("state"_L1).toString(), iso(part.value("compacted_at"_L1)), iso(part.value("started_at"_L1)),
            iso(part.value("completed_at"_L1)), sorted(strings(part.value("input_keys"_L1))),
            output.isEmpty() ? u"none"_s : described(output),
            error.isObject()       ? described(error.toObject())
                : error.isString() ? described(error.toString())
                                   : u"none"_s);
    }
    if (type == "patch"_L1)
        return u"patch %1"_s.arg(described(part.value("diff"_L1).toObject()));
    if (type == "file_ref"_L1) {
        const QJsonValue summary = part.value("exploration_summary"_L1);
        return u"file_reference %1 %2 %3 %4 %5"_s.arg(part.value("content_id"_L1).toString(),
            part.value("path"_L1).toString(), part.value("file_type"_L1).toString(),
            QString::number(part.value("token_count"_L1).toInteger()),
            summary.isObject() ? described(summary.toObject()) : described(summary.toString()));
    }
    if (type == "compaction"_L1) {
        return u"compaction %1 %2"_s.arg(
            part.value("summary_node_id"_L1).toString(), QString::number(part.value("level"_L1).toInt()));
    }
    const QJsonObject tokens = part.value("tokens_used"_L1).toObject();
    return u"%1 %2 %3 %4 %5"_s.arg(type, QString::number(part.value("step_index"_L1).toInt()),
        part.value("snapshot_ref"_L1).toString(),
        tokens.isEmpty() ? u"-"_s : QString::number(tokens.value("input"_L1).toInteger()),
        tokens.isEmpty() ? u"-"_s : QString::number(tokens.value("output"_L1).toInteger()));
}

QString givenPart(const QJsonObject& part)
{
    const QString kind = part.value("kind"_L1).toString();
    const auto text = [&part](QLatin1StringView name) {
        const QJsonValue value = part.value(name);
        return value.isString() ? described(value.toString()) : u"none"_s;
    };
    if (kind == "text"_L1 || kind == "reasoning"_L1)
        return u"%1 %2"_s.arg(kind, text("text"_L1));
    if (kind == "tool"_L1) {
        const QStringList keys = part.value("input"_L1).toObject().keys();
        return u"tool %1 %2 %3 pruned %4 from %5 to %6 input %7 output %8 error %9"_s.arg(
            part.value("name"_L1).toString(), part.value("call_id"_L1).toString(), part.value("state"_L1).toString(),
            part.value("pruned_at"_L1).toString(), part.value("started_at"_L1).toString(),
            part.value("ended_at"_L1).toString(), sorted(keys), text("output"_L1), text("error"_L1));
    }
    if (kind == "patch"_L1)
        return u"patch %1"_s.arg(text("diff"_L1));
    if (kind == "file_reference"_L1) {
        return u"file_reference %1 %2 %3 %4 %5"_s.arg(part.value("content_id"_L1).toString(),
            part.value("path"_L1).toString(), part.value("file_type"_L1).toString(),
            QString::number(part.value("tokens"_L1).toInteger()), text("summary"_L1));
    }
    if (kind == "compaction"_L1) {
        return u"compaction %1 %2"_s.arg(
            part.value("node"_L1).toString(), QString::number(part.value("level"_L1).toInt()));
    }
    const QJsonObject tokens = part.value("tokens"_L1).toObject();
    return u"%1 %2 %3 %4 %5"_s.arg(kind, QString::number(part.value("step"_L1).toInt()),
        part.value("snapshot"_L1).toString(),
        tokens.isEmpty() ? u"-"_s : QString::number(tokens.value("input"_L1).toInteger()),
        tokens.isEmpty() ? u"-"_s : QString::number(tokens.value("output"_L1).toInteger()));
}

QString tokenLine(const QJsonObject& tokens)
{
    QStringList figures;
    for (const auto& name : {"input"_L1, "output"_L1, "cache_read"_L1, "cache_write"_L1, "total"_L1})
        figures += QString::number(tokens.value(name).toInteger());
    return figures.join(u' ');
}

} // namespace

/// Every real store, session by session, against what the format's own library reads from it.
class TestExpected : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void list_data() { stores(); }
    void list();
    void show_data() { sessions(); }
    void show();
    void nodes_data() { sessions(); }
    void nodes();
    void context_data() { sessions(); }
    void context();

private:
    struct Store
    {
        QString path;
        QJsonObject expected;
    };

    void stores();
    void sessions();
    const QList<QJsonObject>& shown(const QString& path, const QString& session);

    QMap<QString, Store> m_stores;
    QHash<QString, QList<QJsonObject>> m_shown;
};

void TestExpected::initTestCase()
{
    NEED(missingSample(realStore(u"mnesis"_s)));
    const std::pair<QString, QString> files[] = {
        {u"generated-0.4.0"_s, u"expected.json"_s},
        {u"generated-0.3.0"_s, u"expected-by-0.4.0.json"_s},
        {u"generated-0.1.1"_s, u"expected.json"_s},
    };
    for (const auto& [folder, name] : files) {
        const QJsonObject expected = readObject(u"%1/%2/%3"_s.arg(realStore(u"mnesis"_s), folder, name));
        QVERIFY(!expected.value("sessions"_L1).toArray().isEmpty());
        m_stores.insert(folder, {u"%1/%2/sessions.db"_s.arg(realStore(u"mnesis"_s), folder), expected});
    }
}

void TestExpected::stores()
{
    QTest::addColumn<QString>("store");
    for (auto store = m_stores.cbegin(); store != m_stores.cend(); ++store)
        QTest::newRow(qPrintable(store.key())) << store.key();
}

void TestExpected::sessions()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QJsonObject>("expected");
    for (auto store = m_stores.cbegin(); store != m_stores.cend(); ++store) {
        int number = 0;
        for (const QJsonValue& session : store->expected.value("sessions"_L1).toArray())
            QTest::addRow("%s, session %d", qPrintable(store.key()), ++number) << store->path << session.toObject();
    }
}

const QList<QJsonObject>& TestExpected::shown(const QString& path, const QString& session)
{
    QList<QJsonObject>& all = m_shown[path + u' ' + session];
    if (all.isEmpty()) {
        QString problem;
        all = records(run({u"show"_s, path, u"--session"_s, session, u"--json"_s}).out, &problem);
        if (!problem.isEmpty())
            qWarning("%s", qPrintable(problem));
    }
    return all;
}

void TestExpected::list()
{
    QFETCH(QString, store);
    const Store& real = m_stores[store];
    const Outcome outcome = run({u"list"_s, real.path, u"--json"_s});
    QVERIFY2(outcome.ended() && outcome.exitCode == 0, outcome.story().constData());
    RECORDS(all, outcome);
    const QList<QJsonObject> given = ofType(all, u"session"_s);
    const QJsonArray expected = real.expected.value("sessions"_L1).toArray();
    QCOMPARE(given.size(), expected.size());
    QCOMPARE(all.last().value("count"_L1).toInteger(), expected.size());

    QStringList active;
    QHash<QString, QJsonObject> byId;
    for (const QJsonObject& session : given) {
        byId.insert(session.value("id"_L1).toString(), session);
        if (!session.value("deleted"_L1).toBool())
            active += session.value("id"_L1).toString();
    }
    QCOMPARE(active, strings(real.expected.value("listed_active"_L1)));

    for (const QJsonValue& value : expected) {
        const QJsonObject want = value.toObject();
        const QJsonObject have = byId.value(want.value("id"_L1).toString());
        QVERIFY2(!have.isEmpty(), qPrintable(want.value("id"_L1).toString()));
        const QJsonObject extra = have.value("extra"_L1).toObject();
        QCOMPARE(have.value("store"_L1).toString(), real.path);
        QCOMPARE(have.value("parent_id"_L1).toString(), want.value("parent_id"_L1).toString());
        QCOMPARE(have.value("agent"_L1).toString(), want.value("agent"_L1).toString());
        QCOMPARE(have.value("title"_L1).toString(), want.value("title"_L1).toString());
        QCOMPARE(have.value("model"_L1).toString(), want.value("model_id"_L1).toString());
        QCOMPARE(have.value("deleted"_L1).toBool(), !want.value("is_active"_L1).toBool());
        QCOMPARE(have.value("created_at"_L1).toString(), iso(want.value("created_at"_L1)));
        QCOMPARE(have.value("messages"_L1).toInteger(), want.value("messages"_L1).toArray().size());
        QCOMPARE(tokenLine(have.value("tokens"_L1).toObject()),
            tokenLine(want.value("token_usage_after_load"_L1).toObject()));
        QCOMPARE(extra.value("provider_id"_L1).toString(), want.value("provider_id"_L1).toString());
        QCOMPARE(utf8(extra.value("metadata"_L1).toObject()), utf8(want.value("metadata"_L1).toObject()));
    }
}

void TestExpected::show()
{
    QFETCH(QString, path);
    QFETCH(QJsonObject, expected);
    const QList<QJsonObject>& all = shown(path, expected.value("id"_L1).toString());
    QVERIFY(!all.isEmpty());
    QCOMPARE(typeOf(all.first()), u"session"_s);
    const QList<QJsonObject> given = ofType(all, u"message"_s);
    const QJsonArray messages = expected.value("messages"_L1).toArray();
    QCOMPARE(given.size(), messages.size());
    int references = 0;
    for (qsizetype i = 0; i < messages.size(); ++i) {
        const QJsonObject want = messages[i].toObject();
        const QJsonObject& have = given[i];
        QCOMPARE(have.value("id"_L1).toString(), want.value("id"_L1).toString());
        QCOMPARE(have.value("index"_L1).toInteger(), i);
        QCOMPARE(have.value("session"_L1).toString(), expected.value("id"_L1).toString());
        QCOMPARE(have.value("role"_L1).toString(), want.value("role"_L1).toString());
        QCOMPARE(have.value("created_at"_L1).toString(), iso(want.value("created_at"_L1)));
        QCOMPARE(have.value("parent_id"_L1).toString(), want.value("parent_id"_L1).toString());
        QCOMPARE(have.value("finish_reason"_L1).toString(), want.value("finish_reason"_L1).toString());
        QCOMPARE(have.value("summary"_L1).toBool(), want.value("is_summary"_L1).toBool());
        QCOMPARE(tokenLine(have.value("tokens"_L1).toObject()), tokenLine(want.value("tokens"_L1).toObject()));
        QStringList wantParts;
        for (const QJsonValue& part : want.value("parts"_L1).toArray())
            wantParts += expectedPart(part.toObject());
        QStringList haveParts;
        for (const QJsonValue& part : have.value("parts"_L1).toArray()) {
            haveParts += givenPart(part.toObject());
            references += part.toObject().value("kind"_L1) == "file_reference"_L1 ? 1 : 0;
        }
        QCOMPARE(haveParts, wantParts);
    }
    QCOMPARE(ofType(all, u"file_reference"_s).size(), references);
    QCOMPARE(ofType(all, u"error"_s).size(), 0);
}

void TestExpected::nodes()
{
    QFETCH(QString, path);
    QFETCH(QJsonObject, expected);
    const QList<QJsonObject> given = ofType(shown(path, expected.value("id"_L1).toString()), u"summary_node"_s);
    QHash<QString, QJsonObject> byId;
    QSet<QString> active;
    for (const QJsonObject& node : given) {
        byId.insert(node.value("id"_L1).toString(), node);
        if (!node.value("superseded"_L1).toBool())
            active += node.value("id"_L1).toString();
    }
    const QStringList wantActive = strings(expected.value("active_summary_nodes"_L1));
    QCOMPARE(active, QSet<QString>(wantActive.begin(), wantActive.end()));
    const QJsonArray nodes = expected.value("summary_nodes"_L1).toArray();
    if (!nodes.isEmpty())
        QCOMPARE(given.size(), nodes.size());
    for (const QJsonValue& value : nodes) {
        const QJsonObject want = value.toObject();
        const QJsonObject have = byId.value(want.value("id"_L1).toString());
        QVERIFY2(!have.isEmpty(), qPrintable(want.value("id"_L1).toString()));
        QCOMPARE(have.value("kind"_L1).toString(), want.value("kind"_L1).toString());
        QCOMPARE(have.value("level"_L1).toInt(), want.value("compaction_level"_L1).toInt());
        QCOMPARE(strings(have.value("span"_L1)), strings(want.value("span"_L1)));
        QCOMPARE(strings(have.value("parents"_L1)), strings(want.value("parents"_L1)));
        QCOMPARE(have.value("superseded"_L1).toBool(), want.value("superseded"_L1).toBool());
        QCOMPARE(have.value("tokens"_L1).toInteger(), want.value("token_count"_L1).toInteger());
        QCOMPARE(have.value("created_at"_L1).toString(), iso(want.value("created_at"_L1)));
        QCOMPARE(described(have.value("text"_L1).toString()), described(want.value("content"_L1).toObject()));
    }
}

void TestExpected::context()
{
    QFETCH(QString, path);
    QFETCH(QJsonObject, expected);
    const Outcome outcome = run({u"context"_s, path, u"--session"_s, expected.value("id"_L1).toString(), u"--json"_s});
    QVERIFY2(outcome.ended() && outcome.exitCode == 0, outcome.story().constData());
    RECORDS(all, outcome);
    const QJsonObject want = expected.value("context"_L1).toObject();

    QStringList have;
    for (const QJsonObject& item : ofType(all, u"context_item"_s)) {
        QCOMPARE(item.value("exact"_L1).toBool(), true);
        if (item.value("sent"_L1) == QJsonValue(true) && item.value("kind"_L1) != "system"_L1) {
            have += u"%1 %2"_s.arg(item.value("role"_L1).toString(), described(item.value("text"_L1).toString()));
        }
    }
    QStringList wanted;
    for (const QJsonValue& message : want.value("messages"_L1).toArray()) {
        wanted += u"%1 %2"_s.arg(message.toObject().value("role"_L1).toString(), described(message.toObject()));
    }
    QCOMPARE(have, wanted);

    const QList<QJsonObject> budgets = ofType(all, u"context"_s);
    QCOMPARE(budgets.size(), 1);
    const QJsonObject budget = budgets.first();
    QCOMPARE(budget.value("usable"_L1).toInteger(), want.value("usable"_L1).toInteger());
    // Spec 6.2: from six tenths of it on after a turn, and from all of it on before one.
    const qint64 usable = want.value("usable"_L1).toInteger();
    QCOMPARE(budget.value("compacts_after_turn_at"_L1).toInteger(), qint64(double(usable) * 0.6));
    QCOMPARE(budget.value("compacts_before_turn_at"_L1).toInteger(), usable);
    // Other models' counts need a vocabulary; without it the figures are estimates and say so.
    if (!expected.value("model_id"_L1).toString().contains("claude"_L1)) {
        QCOMPARE(budget.value("estimated"_L1).toBool(), true);
        return;
    }
    QCOMPARE(budget.value("total"_L1).toInteger(), want.value("token_estimate"_L1).toInteger());
    QCOMPARE(budget.value("summaries"_L1).toInteger(), want.value("summary_tokens"_L1).toInteger());
    QCOMPARE(budget.value("messages"_L1).toInteger(), want.value("raw_tokens"_L1).toInteger());
    QCOMPARE(budget.value("tool_output"_L1).toInteger(), want.value("tool_output_tokens"_L1).toInteger());
}

TEST_CLASS(TestExpected)
#include "tst_expected.moc"
