// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/edit/editor.h"
#include "core/store/registry.h"
#include "core/store/ruledstore.h"
#include "tests/testkit/needed.h"
#include "tests/testkit/readstore.h"
#include "tests/testkit/reallibrary.h"
#include "tests/testkit/sqlitedump.h"
#include "tests/testkit/testclass.h"
#include "tests/testkit/wishes.h"

#include <QDirIterator>
#include <QJsonArray>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

/// The real mnesis resumes every session that Stemma changed, and finds in it what the plan promised.
class TestMnesisLibrary final : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void goesOn_data();
    void goesOn();
    void goesOnWithWhatWasMended();

private:
    [[nodiscard]] QJsonObject ask(const QString& store, const SessionId& session);
    /// What the library finds wrong with a session, loading it and going on with it.
    [[nodiscard]] static QStringList problems(const QJsonObject& answer);
    void tryOne(const QString& original, const Wish& wish, const QJsonObject& untouched);

    std::unique_ptr<RealLibrary> m_library;
    int m_changed = 0;
    int m_refused = 0;
};

void TestMnesisLibrary::initTestCase()
{
    NEED(RealLibrary::missing(u"mnesis"_s));
    m_library = std::make_unique<RealLibrary>(u"mnesis"_s);
}

void TestMnesisLibrary::goesOn_data()
{
    QTest::addColumn<QString>("path");
    const QString folder = realStore(u"mnesis/"_s);
    QDirIterator files(folder, {u"*.db"_s}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString path = files.next();
        QTest::newRow(qPrintable(path.sliced(folder.size()))) << path;
    }
}

QJsonObject TestMnesisLibrary::ask(const QString& store, const SessionId& session)
{
    const auto answer = m_library->ask({store, session.value, u"--send"_s, u"Go on, please."_s, u"--in-place"_s,
        u"--tokens"_s, u"heuristic"_s, u"--limit"_s, u"100"_s});
    if (!answer)
        return {{u"error"_s, QString(answer.error().text + u": "_s + answer.error().cause)}};
    if (answer->said.isEmpty())
        return {{u"error"_s, answer->errors}};
    return answer->said;
}

QStringList TestMnesisLibrary::problems(const QJsonObject& answer)
{
    QStringList result;
    if (answer.contains("error"_L1))
        result += answer.value("error"_L1).toString();
    for (const char* key : {"problems", "foreign_key_violations"}) {
        for (const QJsonValue& problem : answer.value(QLatin1StringView(key)).toArray())
            result += problem.isString() ? problem.toString() : u"a foreign key without its row"_s;
    }
    return result;
}

void TestMnesisLibrary::tryOne(const QString& original, const Wish& wish, const QJsonObject& untouched)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"sessions.db"_s);
    QVERIFY(QFile::copy(original, path));
    QVERIFY(QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner));
    const QStringList before = dumpSqlite(path);
    auto store = openStore(path);
    QVERIFY2(store, store ? "" : qPrintable(store.error().text));
    // Whatever release wrote the store, this one resumes it.
    QVERIFY(chooseRules(**store, {.profile = u"mnesis-0.4"_s}));
    const auto plan = (*store)->plan(wish.edit, {});
    if (!plan) {
        QVERIFY2(plan.error().code == Errc::NotSupported || plan.error().code == Errc::Usage,
            qPrintable(wish.name + u": "_s + plan.error().text));
        ++m_refused;
        return;
    }
    Journal journal(folder.filePath(u"journal"_s));
    const auto receipt = Editor(journal).apply((*store)->info(), *plan, {});
    QVERIFY2(receipt, receipt ? "" : qPrintable(wish.name + u": "_s + receipt.error().text));
    ++m_changed;

    const SessionId read = kindOf(wish.edit) == EditKind::Fork ? plan->newSession : plan->session;
    const QStringList ours = readstore::ids(readstore::messages(**store, read));
    const QString copy = folder.filePath(u"asked.db"_s);
    QVERIFY(QFile::copy(path, copy));
    const QJsonObject answer = ask(copy, read);

    // What the library found wrong before, it may still find.
    QStringList fresh = problems(answer);
    for (const QString& known : problems(untouched))
        fresh.removeAll(known);
    QVERIFY2(fresh.isEmpty(), qPrintable(wish.name + u": "_s + fresh.join(u"; ")));
    QStringList theirs;
    for (const QJsonValue& message : answer.value("messages"_L1).toArray())
        theirs += message["id"_L1].toString();
    QVERIFY2(theirs == ours, qPrintable(u"%1: mnesis reads %2"_s.arg(wish.name, theirs.join(u' '))));
    if (plan->after)
        QVERIFY2(answer["context"_L1]["token_estimate"_L1].toInteger() == plan->after->tokens,
            qPrintable(u"%1: %2 tokens promised, mnesis counts %3"_s.arg(wish.name)
                    .arg(plan->after->tokens)
                    .arg(answer["context"_L1]["token_estimate"_L1].toInteger())));

    const auto undone = Editor(journal).undo(receipt->id, {});
    QVERIFY2(undone, undone ? "" : qPrintable(wish.name + u": "_s + undone.error().text));
    QCOMPARE(dumpSqlite(path), before);
}

void TestMnesisLibrary::goesOn()
{
    QFETCH(const QString, path);
    const QTemporaryDir folder;
    const QString copy = folder.filePath(u"sessions.db"_s);
    QVERIFY(QFile::copy(path, copy));
    auto store = openStore(copy);
    QVERIFY2(store, store ? "" : qPrintable(store.error().text));
    m_changed = 0;
    m_refused = 0;
    for (const SessionInfo& info : readstore::listed(**store)) {
        const QList<Wish> all = wishesFor(**store, info.id);
        const QString untouched = folder.filePath(info.id.value + u".db"_s);
        QVERIFY(QFile::copy(path, untouched));
        QVERIFY(QFile::setPermissions(untouched, QFile::ReadOwner | QFile::WriteOwner));
        const QJsonObject asItWas = ask(untouched, info.id);
        for (const Wish& wish : all) {
            tryOne(path, wish, asItWas);
            if (QTest::currentTestFailed())
                return;
        }
    }
    QVERIFY(m_changed > m_refused);
    qInfo("%d changes, %d refused", m_changed, m_refused);
}

/// Values on which mnesis fails, a lost context, and a summary whose message is gone.
void TestMnesisLibrary::goesOnWithWhatWasMended()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"sessions.db"_s);
    QVERIFY(QFile::copy(realStore(u"mnesis/generated-0.4.0/sessions.db"_s), path));
    QVERIFY(QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner));
    {
        auto database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"damage"_s);
        database.setDatabaseName(path);
        QVERIFY(database.open());
        for (const QString& sql : {u"UPDATE messages SET error_code = 'teapot' WHERE rowid % 5 = 0"_s,
                 u"UPDATE messages SET created_at = 'abc' WHERE rowid % 7 = 3"_s,
                 u"UPDATE messages SET tokens_output = 'many' WHERE rowid % 6 = 2"_s,
                 u"UPDATE sessions SET metadata = '{', model_id = '' WHERE rowid % 2 = 1"_s,
                 u"UPDATE summary_nodes SET kind = 'twig', parent_node_ids = '['"_s,
                 u"DELETE FROM context_items WHERE session_id = (SELECT id FROM sessions WHERE rowid = 1)"_s,
                 u"DELETE FROM messages WHERE is_summary = 1 AND rowid % 2 = 0"_s}) {
            QSqlQuery query(database);
            QVERIFY2(query.exec(sql), qPrintable(sql));
        }
        database.close();
    }
    QSqlDatabase::removeDatabase(u"damage"_s);
    auto store = openStore(path);
    QVERIFY2(store, store ? "" : qPrintable(store.error().text));
    const std::vector<SessionInfo> sessions = readstore::listed(**store);
    const auto asked = [&](const SessionId& session) {
        const QString copy = folder.filePath(session.value + u"-asked.db"_s);
        QFile::remove(copy);
        return QFile::copy(path, copy) ? ask(copy, session) : QJsonObject();
    };
    QVERIFY(!problems(asked(sessions.front().id)).isEmpty());
    Journal journal(folder.filePath(u"journal"_s));
    const auto plan = (*store)->plan(RepairEdit {}, {});
    QVERIFY2(plan, plan ? "" : qPrintable(plan.error().text));
    const auto receipt = Editor(journal).apply((*store)->info(), *plan, {});
    QVERIFY2(receipt, receipt ? "" : qPrintable(receipt.error().text));
    for (const SessionInfo& info : sessions) {
        if (info.messages.value_or(0) == 0)
            continue;
        const QJsonObject answer = asked(info.id);
        QVERIFY2(problems(answer).isEmpty(), qPrintable(info.id.value + u": "_s + problems(answer).join(u"; ")));
        QStringList theirs;
        for (const QJsonValue& message : answer.value("messages"_L1).toArray())
            theirs += message["id"_L1].toString();
        QCOMPARE(theirs, readstore::ids(readstore::messages(**store, info.id)));
    }
}

TEST_CLASS(TestMnesisLibrary)
#include "tst_mnesislibrary.moc"
