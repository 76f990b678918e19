// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/cli/program.h"
#include "tests/testkit/needed.h"
#include "tests/testkit/testclass.h"

#include <QCryptographicHash>
#include <QDir>
#include <QRegularExpression>

#include <functional>

using namespace Qt::StringLiterals;
using namespace stemma::program;
using stemma::missingSample;
using stemma::realStore;

namespace {

using Records = QList<QJsonObject>;
/// What both sides tell of a session, as lines to compare.
using Reduce = std::function<QStringList(const Records&)>;

/// One session of a real store with what its format's own library reads from it.
struct Wanted
{
    QString store; ///< below the folder of real stores
    QString session;
    QJsonObject info; ///< members of the session's record; "extra.NAME" for one of its further fields
    QStringList shown;
    Reduce ofShown;
    QStringList context;
    Reduce ofContext;
    bool isRefused = false; ///< the library cannot resume it
    std::function<bool(const QString& code, const QString& severity)> isProblem; ///< one of those that are counted
    int problems = 0;
};

bool has(const QJsonObject& record, QLatin1StringView list, QLatin1StringView word)
{
    return record[list].toArray().contains(QString(word));
}

Records sent(const Records& all)
{
    Records result;
    for (const QJsonObject& item : ofType(all, u"context_item"_s)) {
        if (item["sent"_L1] == QJsonValue(true))
            result << item;
    }
    return result;
}

/// A value by its path: "extra.runId".
QJsonValue valueAt(const QJsonObject& record, const QString& path)
{
    QJsonValue value = record;
    for (const QString& name : path.split(u'.'))
        value = value[name];
    return value;
}

// ---- mantis ----

/// Content in one spelling: a text as it is, everything else as JSON with sorted keys.
QString normalised(const QJsonValue& content)
{
    if (content.isString())
        return content.toString();
    const QJsonArray blocks = content.toArray();
    const QJsonObject only = blocks.size() == 1 ? blocks.first().toObject() : QJsonObject();
    if (only["type"_L1] == "text"_L1 && only.size() == 2)
        return only["text"_L1].toString();
    return QString::fromUtf8(QJsonDocument(blocks).toJson(QJsonDocument::Compact));
}

QStringList mantisMessages(const QJsonValue& messages, bool withoutMeta)
{
    QStringList lines;
    for (const QJsonValue& message : messages.toArray()) {
        const QString summary = message["summary"_L1].toString();
        // A boundary without a summary of its own only marks a place.
        if ((withoutMeta && message["isMeta"_L1].toBool())
            || (!message["summary"_L1].isUndefined() && summary.isEmpty()))
            continue;
        const QString text = summary.isEmpty() ? normalised(message["content"_L1]) : "[previous summary] "_L1 + summary;
        lines << message["role"_L1].toString() + ": "_L1 + text;
    }
    return lines;
}

QStringList mantisContext(const Records& all)
{
    QStringList lines;
    for (const QJsonObject& item : sent(all)) {
        const QString text = item["text"_L1].toString();
        const QJsonDocument json = QJsonDocument::fromJson(text.toUtf8());
        lines << item["role"_L1].toString() + ": "_L1 + (json.isArray() ? normalised(json.array()) : text);
    }
    return lines;
}

bool isRead(const QJsonObject& message)
{
    return !has(message, "states"_L1, "damaged"_L1);
}

QStringList mantisIds(const Records& all)
{
    QStringList ids;
    for (const QJsonObject& message : ofType(all, u"message"_s))
        ids << (isRead(message) ? QStringList(message["id"_L1].toString()) : QStringList());
    return ids;
}

QStringList storedRoles(const Records& all)
{
    QStringList roles;
    for (const QJsonObject& message : ofType(all, u"message"_s))
        roles << message["stored_role"_L1].toString(message["role"_L1].toString());
    return roles;
}

QStringList mantisCheckpoints(const Records& all)
{
    QStringList lines {u"%1 messages"_s.arg(ofType(all, u"message"_s).size())};
    for (const QJsonObject& checkpoint : ofType(all, u"checkpoint"_s))
        lines << u"%1 %2"_s.arg(checkpoint["position"_L1].toInteger(-1)).arg(checkpoint["label"_L1].toString());
    return lines;
}

/// A stored time, which has six digits or none behind the seconds, as the program prints it.
QString milliseconds(const QJsonValue& stored)
{
    constexpr qsizetype Shown = 23; // 2026-11-22T00:57:37.019
    const QString text = stored.toString();
    return text.contains(u'.') ? QString(text.first(Shown) + u'Z') : text.chopped(1) + ".000Z"_L1;
}

QList<Wanted> mantisTrees(const QString& version, const QJsonObject& expected)
{
    QList<Wanted> all;
    const QJsonObject trees = expected["tree"_L1].toObject();
    for (auto it = trees.begin(); it != trees.end(); ++it) {
        const QJsonObject told = it.value().toObject();
        const QJsonObject listed = told["listed"_L1].toObject();
        Wanted wanted;
        wanted.store = "mantis/generated-%1/home"_L1.arg(version);
        wanted.session = it.key();
        // The library's list decodes no escapes.
        if (const QString title = listed["title"_L1].toString(); !title.contains("u00"_L1))
            wanted.info[u"title"_s] = title;
        // It passes over prompts with pictures, whose text is shown here.
        if (listed["first_prompt"_L1].isString())
            wanted.info[u"first_prompt"_s] = listed["first_prompt"_L1];
        wanted.shown = strings(told["chain"_L1]);
        wanted.info[u"messages"_s] = wanted.shown.size();
        wanted.ofShown = mantisIds;
        wanted.context = mantisMessages(told["messages"_L1], false);
        wanted.ofContext = mantisContext;
        wanted.isProblem = [](const QString& code, const QString&) { return code == "unloadable-message"_L1; };
        all << wanted;
    }
    return all;
}

QList<Wanted> mantisWires(const QString& version, const QJsonObject& expected)
{
    QList<Wanted> all;
    const QJsonObject wires = expected["wire"_L1].toObject();
    for (auto it = wires.begin(); it != wires.end(); ++it) {
        Wanted wanted;
        // Of a session that has a tree too, this file is only its recording.
        const bool isRecording = expected["tree"_L1].toObject().contains(it.key());
        wanted.store = "mantis/generated-%1/home"_L1.arg(version);
        wanted.store += isRecording ? "/sessions/"_L1 + it.key() + ".jsonl"_L1 : QString();
        wanted.session = it.key();
        wanted.shown = strings(it.value()["types"_L1]);
        wanted.info = {{u"messages"_s, wanted.shown.size()}, {u"model"_s, u"mock-large"_s}};
        const QString inner = it.value()["session_ids"_L1][0].toString();
        wanted.info[u"extra.session_id"_s] = inner == it.key() ? QString() : inner;
        wanted.ofShown = storedRoles;
        wanted.isRefused = true;
        wanted.isProblem = [](const QString&, const QString& severity) { return severity == "error"_L1; };
        all << wanted;
    }
    return all;
}

QList<Wanted> mantisRows(const QString& version, const QJsonObject& expected)
{
    QList<Wanted> all;
    const QJsonObject table = expected["sqlite"_L1].toObject();
    const QJsonArray list = table["list"_L1].toArray();
    for (const QJsonValue& row : list) {
        const QJsonObject told = table["sessions"_L1][row["id"_L1].toString()].toObject();
        Wanted wanted;
        wanted.store = "mantis/generated-%1/sessions.db"_L1.arg(version);
        wanted.session = row["id"_L1].toString();
        wanted.info = {{u"title"_s, row["title"_L1].toString()}, {u"labels"_s, row["tags"_L1]},
            {u"messages"_s, row["n_messages"_L1]}, {u"created_at"_s, milliseconds(row["created_at"_L1])},
            {u"updated_at"_s, milliseconds(row["updated_at"_L1])},
            {u"forked_from.session"_s, told["meta"_L1]["forked_from"_L1].toString()}};
        wanted.shown << u"%1 messages"_s.arg(row["n_messages"_L1].toInteger());
        for (const QJsonValue& checkpoint : told["checkpoints"_L1].toArray())
            wanted.shown << u"%1 %2"_s.arg(checkpoint[0].toInteger()).arg(checkpoint[2].toString());
        wanted.ofShown = mantisCheckpoints;
        wanted.context = mantisMessages(told["messages"_L1], told["view"_L1] != told["stored"_L1]);
        wanted.ofContext = mantisContext;
        wanted.isRefused = told.contains("error"_L1);
        // What cannot be loaded, or was counted otherwise before 2.0, has other checkpoints.
        const bool hasReminders = wanted.context != mantisMessages(told["messages"_L1], true);
        if (wanted.isRefused || hasReminders) {
            wanted.shown = wanted.shown.first(1);
            wanted.ofShown = [](const Records& given) { return mantisCheckpoints(given).first(1); };
        }
        wanted.isProblem = [](const QString& code, const QString&) { return code == "unloadable-message"_L1; };
        wanted.problems = wanted.isRefused;
        all << wanted;
    }
    return all;
}

QList<Wanted> mantisWanted()
{
    QList<Wanted> all;
    for (const QString& version : {u"1.36.0"_s, u"2.58.0"_s, u"2.70.1"_s}) {
        const QJsonObject expected = readObject(realStore(u"mantis"_s) + "/generated-%1/expected.json"_L1.arg(version));
        all << mantisTrees(version, expected) << mantisWires(version, expected) << mantisRows(version, expected);
    }
    return all;
}

// ---- agentfootprint ----

/// 32 bit FNV-1a over UTF-16 code units, each text followed by a zero.
class TextsHash
{
public:
    void add(const QString& text)
    {
        for (const QChar c : text)
            unit(c.unicode());
        unit(0);
    }
    [[nodiscard]] QString value() const { return QString::number(m_hash, 16); }

private:
    void unit(char16_t u) { m_hash = (m_hash ^ u) * 16777619u; }
    quint32 m_hash = 2166136261u;
};

QString thinkingState(const QJsonObject& part)
{
    const QString state = part["state"_L1].toString();
    if (part["extra"_L1]["summary"_L1].toBool() && state == "open"_L1)
        return u"summary"_s;
    if (state == "redacted"_L1 && part["signature_bytes"_L1].toInteger() == 0)
        return u"redacted-no-payload"_s;
    return state == "empty"_L1 ? u"signed-empty"_s : state == "open"_L1 ? u"unsigned"_s : state;
}

QStringList footprintLines(const Records& all)
{
    QString roles;
    QStringList thinking;
    QStringList folded;
    TextsHash contents;
    int calls = 0;
    for (const QJsonObject& message : ofType(all, u"message"_s)) {
        if (has(message, "states"_L1, "summarised"_L1))
            continue;
        QString content;
        for (const QJsonValue& value : message["parts"_L1].toArray()) {
            const QJsonObject part = value.toObject();
            const QString kind = part["kind"_L1].toString();
            if (kind == "reasoning"_L1)
                thinking << u"%1 %2"_s.arg(roles.size()).arg(thinkingState(part));
            const bool isResult = kind == "tool"_L1 && part.contains("output"_L1);
            calls += kind == "tool"_L1 && !isResult;
            if (kind == "text"_L1 || isResult)
                content = part[kind == "text"_L1 ? "text"_L1 : "output"_L1].toString();
        }
        contents.add(content);
        roles += message["role"_L1].toString().at(0);
    }
    for (const QJsonObject& node : ofType(all, u"summary_node"_s))
        folded << node["id"_L1].toString();
    return {roles, u"%1 calls"_s.arg(calls), thinking.join(u", "_s), folded.join(u", "_s), contents.value()};
}

QStringList footprintContext(const Records& all)
{
    QString roles;
    for (const QJsonObject& item : sent(all))
        roles += item["role"_L1].toString().at(0);
    return {roles};
}

Wanted footprintSession(const QString& store, const QString& session, const QJsonObject& told)
{
    const QJsonObject checkpoint = told["checkpoint"_L1].toObject();
    Wanted wanted;
    wanted.store = "agentfootprint/"_L1 + store;
    wanted.session = session;
    wanted.info = {{u"extra.runId"_s, checkpoint["runId"_L1]}, {u"agent"_s, checkpoint["agent"_L1]["id"_L1].toString()},
        {u"extra.originalInput.message"_s, checkpoint["originalInput"_L1]},
        {u"extra.failurePoint"_s, checkpoint["failurePoint"_L1]}, {u"extra.identity"_s, checkpoint["identity"_L1]}};
    if (told.contains("savedAt"_L1)) {
        wanted.info[u"updated_at"_s] = iso(told["savedAt"_L1]);
        wanted.info[u"extra.format"_s] = told["format"_L1];
    }
    QStringList thinking;
    const QJsonObject blocks = told["thinking"_L1].toObject();
    for (auto it = blocks.begin(); it != blocks.end(); ++it) {
        for (const QString& state : strings(it.value()))
            thinking << it.key() + u' ' + state;
    }
    QStringList folded;
    for (const QJsonValue& span : checkpoint["folded"_L1].toArray())
        folded << span["fingerprint"_L1].toString();
    wanted.shown = {told["roles"_L1].toString(), u"%1 calls"_s.arg(told["toolCalls"_L1].toInteger()),
        thinking.join(u", "_s), folded.join(u", "_s), told["contentFingerprint"_L1].toString()};
    wanted.ofShown = footprintLines;
    // Nothing is left out of what is sent on a resume; a paused run resumes from its state.
    wanted.context << told["paused"_L1]["stateHistory"_L1]["roles"_L1].toString(told["roles"_L1].toString());
    wanted.ofContext = footprintContext;
    wanted.isProblem = [](const QString&, const QString& severity) { return severity != "note"_L1; };
    wanted.problems = int(told["problems"_L1].toArray().size());
    return wanted;
}

QList<Wanted> agentfootprintWanted()
{
    QList<Wanted> all;
    const QJsonObject stores = readObject(realStore(u"agentfootprint"_s) + "/expected.json"_L1)["stores"_L1].toObject();
    for (auto it = stores.begin(); it != stores.end(); ++it) {
        const QJsonObject told = it.value().toObject();
        const QJsonObject sessions = told["sessions"_L1].toObject();
        for (auto session = sessions.begin(); session != sessions.end(); ++session)
            all << footprintSession(it.key(), session.key(), session.value().toObject());
        if (told["kind"_L1] == "checkpoint"_L1 || told["kind"_L1] == "envelope"_L1)
            all << footprintSession(it.key(),
                told.contains("paused"_L1) ? u"refund-1"_s : told["checkpoint"_L1]["runId"_L1].toString(), told);
    }
    return all;
}

// ---- jazzmine ----

QStringList jazzmineLines(const Records& all)
{
    QStringList ids;
    QStringList flagged;
    QStringList failed;
    QStringList topics;
    QStringList contents;
    for (const QJsonObject& message : ofType(all, u"message"_s)) {
        const QString id = message["id"_L1].toString();
        ids << id;
        flagged << (has(message, "states"_L1, "flagged"_L1) ? QStringList(id) : QStringList());
        failed << (message.contains("error"_L1) ? QStringList(id) : QStringList());
        topics << (message["extra"_L1]["is_continuation"_L1] == false ? QStringList(id) : QStringList());
        QString content;
        for (const QJsonValue& part : message["parts"_L1].toArray())
            content = part["kind"_L1] == "text"_L1 ? part["text"_L1].toString() : content;
        contents << content;
    }
    const QByteArray joined = contents.join(QChar(0x1e)).toUtf8();
    return ids + flagged + failed + topics
        + QStringList(QString::fromLatin1(QCryptographicHash::hash(joined, QCryptographicHash::Sha256).toHex()));
}

QStringList jazzmineContext(const Records& all)
{
    QStringList ids;
    for (const QJsonObject& item : sent(all))
        ids << item["id"_L1].toString();
    // Messages of one time come from a database in either order.
    ids.sort();
    return ids;
}

QList<Wanted> jazzmineStore(const QString& folder, const QString& store, const QJsonObject& expected)
{
    QList<Wanted> all;
    for (const QJsonValue& value : expected["conversation_db.json"_L1]["conversations"_L1].toArray()) {
        const QJsonObject told = value.toObject();
        Wanted wanted;
        wanted.store = "jazzmine/%1/%2"_L1.arg(folder, store);
        wanted.session = told["id"_L1].toString();
        qint64 tokens = 0;
        for (const QJsonValue& trace : told["turn_traces"_L1].toArray())
            tokens += trace["total_tokens"_L1].toInteger();
        wanted.info = {{u"title"_s, told["title"_L1]}, {u"messages"_s, told["message_count"_L1]},
            {u"agent"_s, told["agent_id"_L1]}, {u"extra.user_id"_s, told["user_id"_L1]},
            {u"created_at"_s, iso(told["created_at"_L1])}};
        if (tokens > 0)
            wanted.info[u"tokens.total"_s] = tokens;
        wanted.shown = strings(told["message_ids"_L1]) + strings(told["flagged"_L1]) + strings(told["with_errors"_L1])
            + strings(told["topic_starts"_L1]) + QStringList(told["original_content_sha256"_L1].toString());
        wanted.ofShown = jazzmineLines;
        wanted.context = strings(told["enhancer_window_8"_L1]);
        for (const QJsonValue& other : expected[store]["differs_from_conversation_db.json"_L1].toArray()) {
            if (other["conversation"_L1] == wanted.session && other["key"_L1] == "enhancer_window_8"_L1)
                wanted.context = strings(other["value"_L1]);
        }
        wanted.context.sort();
        wanted.ofContext = jazzmineContext;
        // The library loads all of them.
        wanted.isProblem = [](const QString&, const QString& severity) { return severity == "error"_L1; };
        all << wanted;
    }
    return all;
}

QList<Wanted> jazzmineWanted()
{
    QList<Wanted> all;
    for (const QString& folder : {u"generated-0.1.38"_s, u"generated-0.1.42"_s}) {
        const QJsonObject expected = readObject(realStore(u"jazzmine"_s) + u'/' + folder + "/expected.json"_L1);
        for (const QString& store : {u"conversation_db.json"_s, u"postgres-dump.sql"_s, u"mongo-export"_s}) {
            if (expected.contains(store))
                all << jazzmineStore(folder, store, expected);
        }
    }
    return all;
}

} // namespace

/// The stores that are files, session by session, against what their formats' own libraries read from them:
/// what the program prints, not what its parts say.
class TestExpectedFiles : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void list_data() { stores(); }
    void list();
    void show_data() { sessions(); }
    void show();
    void context_data() { sessions(); }
    void context();
    void check_data() { stores(); }
    void check();

private:
    void stores();
    void sessions();
    [[nodiscard]] Records print(const QStringList& arguments, int exitCode);
    [[nodiscard]] QList<Wanted> of(const QString& store) const;
    [[nodiscard]] static QString path(const QString& store) { return realStore(store); }

    QList<Wanted> m_all;
};

void TestExpectedFiles::initTestCase()
{
    NEED(missingSample(realStore(u"mnesis"_s)));
    m_all = mantisWanted() + agentfootprintWanted() + jazzmineWanted();
    QVERIFY(m_all.size() > 150);
}

void TestExpectedFiles::stores()
{
    QTest::addColumn<QString>("store");
    QStringList names;
    for (const Wanted& wanted : std::as_const(m_all))
        names << wanted.store;
    names.removeDuplicates();
    for (const QString& name : std::as_const(names))
        QTest::newRow(qPrintable(name)) << name;
}

void TestExpectedFiles::sessions()
{
    QTest::addColumn<qsizetype>("number");
    for (qsizetype i = 0; i < m_all.size(); ++i)
        QTest::newRow(qPrintable(m_all[i].store + u' ' + m_all[i].session)) << i;
}

QList<Wanted> TestExpectedFiles::of(const QString& store) const
{
    QList<Wanted> result;
    for (const Wanted& wanted : m_all)
        result << (wanted.store == store ? QList<Wanted> {wanted} : QList<Wanted>());
    return result;
}

/// What one command prints, or nothing where it breaks the contract.
Records TestExpectedFiles::print(const QStringList& arguments, int exitCode)
{
    const Outcome outcome = run(arguments + QStringList(u"--json"_s));
    QString problem;
    const Records all = records(outcome.out, &problem);
    if (outcome.ended() && outcome.exitCode == exitCode && problem.isEmpty())
        return all;
    QTest::qFail(qPrintable(problem + QString::fromUtf8(outcome.story())), __FILE__, __LINE__);
    return {};
}

void TestExpectedFiles::list()
{
    QFETCH(const QString, store);
    const Records all = print({u"list"_s, path(store)}, 0);
    QVERIFY(!all.isEmpty());
    QHash<QString, QJsonObject> given;
    std::optional<QString> last;
    for (const QJsonObject& session : ofType(all, u"session"_s)) {
        QCOMPARE(session["store"_L1].toString(), path(store));
        const bool isBranch = has(session, "labels"_L1, "branch"_L1);
        if (isBranch)
            continue;
        given.insert(session["id"_L1].toString(), session);
        const QString created = session["created_at"_L1].toString();
        QVERIFY(!last || created.isEmpty() || created <= *last);
        last = created.isEmpty() ? last : created;
    }
    const QList<Wanted> wanted = of(store);
    QCOMPARE(given.size(), wanted.size());
    for (const Wanted& session : wanted) {
        const QJsonObject have = given.value(session.session);
        QVERIFY2(!have.isEmpty(), qPrintable(session.session));
        for (auto it = session.info.begin(); it != session.info.end(); ++it) {
            QJsonValue value = valueAt(have, it.key());
            // Absent and null mean the same: not stored.
            if (value.isUndefined() && it.value().isString())
                value = QString();
            const bool isSame = value == it.value() || (value.isUndefined() && it.value().isNull());
            QVERIFY2(isSame, qPrintable(session.session + u' ' + it.key()));
        }
    }
}

void TestExpectedFiles::show()
{
    QFETCH(const qsizetype, number);
    const Wanted& wanted = m_all[number];
    const Records all = print({u"show"_s, path(wanted.store), u"--session"_s, wanted.session}, 0);
    QVERIFY(!all.isEmpty());
    QCOMPARE(typeOf(all.first()), u"session"_s);
    const Records messages = ofType(all, u"message"_s);
    // The list promises as many as there are.
    QCOMPARE(all.first()["messages"_L1].toInteger(), messages.size());
    for (qsizetype i = 0; i < messages.size(); ++i) {
        QCOMPARE(messages[i]["index"_L1].toInteger(), i);
        QCOMPARE(messages[i]["session"_L1].toString(), wanted.session);
        QVERIFY(!messages[i]["stored_at"_L1].toObject().isEmpty());
    }
    QCOMPARE(wanted.ofShown(all), wanted.shown);
}

void TestExpectedFiles::context()
{
    QFETCH(const qsizetype, number);
    const Wanted& wanted = m_all[number];
    constexpr int Failed = 3;
    const QStringList arguments {u"context"_s, path(wanted.store), u"--session"_s, wanted.session};
    const Records all = print(arguments, wanted.isRefused ? Failed : 0);
    QVERIFY(!all.isEmpty());
    QCOMPARE(ofType(all, u"error"_s).size(), wanted.isRefused ? 1 : 0);
    if (wanted.isRefused)
        return;
    const Records items = ofType(all, u"context_item"_s);
    qint64 total = 0;
    for (qsizetype i = 0; i < items.size(); ++i) {
        QCOMPARE(items[i]["position"_L1].toInteger(), i);
        total += items[i]["sent"_L1] == QJsonValue(true) ? items[i]["tokens"_L1].toInteger() : 0;
    }
    const Records budgets = ofType(all, u"context"_s);
    QCOMPARE(budgets.size(), 1);
    QCOMPARE(budgets.first()["total"_L1].toInteger(), total);
    // Nothing that is stored shows which release resumes the session; where they differ, this is said.
    const bool isCertain
        = std::ranges::all_of(items, [](const QJsonObject& item) { return item["exact"_L1].toBool(); });
    const QStringList given = wanted.ofContext(all);
    if (given != wanted.context && !isCertain && !wanted.store.contains("2.70"_L1))
        return;
    QCOMPARE(given, wanted.context);
}

void TestExpectedFiles::check()
{
    QFETCH(const QString, store);
    const Outcome outcome = run({u"check"_s, path(store), u"--json"_s});
    RECORDS(all, outcome);
    const Records findings = ofType(all, u"finding"_s);
    QVERIFY2(outcome.ended() && outcome.exitCode == (findings.isEmpty() ? 0 : 1), outcome.story().constData());
    QHash<QString, Records> bySession;
    for (const QJsonObject& finding : findings) {
        static const QRegularExpression kebab(u"^[a-z]+(-[a-z]+)*$"_s);
        QVERIFY(kebab.match(finding["code"_L1].toString()).hasMatch());
        QVERIFY(!finding["place"_L1].toString().isEmpty() && !finding["text"_L1].toString().isEmpty());
        QVERIFY(finding.contains("repair"_L1) != finding.contains("repair_reason"_L1));
        bySession[finding["session"_L1].toString()] << finding;
    }
    for (const Wanted& wanted : of(store)) {
        const Records own = bySession.take(wanted.session);
        int problems = 0;
        for (const QJsonObject& finding : own)
            problems += wanted.isProblem(finding["code"_L1].toString(), finding["severity"_L1].toString());
        QCOMPARE(problems, wanted.problems);
        if (own.isEmpty())
            continue;
        // Of one session: the same ones.
        const QStringList arguments {u"check"_s, path(store), u"--session"_s, wanted.session};
        QCOMPARE(ofType(print(arguments, 1), u"finding"_s), own);
    }
    QCOMPARE(bySession.keys(), QStringList());
}

TEST_CLASS(TestExpectedFiles)
#include "tst_expectedfiles.moc"
