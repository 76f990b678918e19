// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mnesis/check/check.h"
#include "core/store/formats/mnesis/check/findings.h"
#include "core/store/registry.h"
#include "tests/core/mnesis/changedstore.h"
#include "tests/testkit/mnesisbuilder.h"
#include "tests/testkit/mnesisdamage.h"
#include "tests/testkit/needed.h"
#include "tests/testkit/readstore.h"
#include "tests/testkit/testclass.h"

#include <QFile>
#include <QSet>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace stemma;
using namespace stemma::mnesis;

/// Makes each bad state by SQL in a copy of a store that the library wrote, and looks for its finding.
class TestMnesisCheck : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void genuineStores_data();
    void genuineStores();
    void states_data();
    void states();
    void everyRuleHasAState();
    void damagedFile();
    void damagedRest();
    void unreadableText();
    void place();
    void oneSession();
    void manyOfAKind();
    void otherSchema();
    void cancelled();
    void betweenTheLeaves();

private:
    void open(const QString& sample);
    void change(const QStringList& statements);
    QList<Finding> check(const std::optional<SessionId>& session = {});

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;
};

namespace {

// Later than everything in the samples.
constexpr qint64 Clock = 1'800'000'000'000;

QStringList codesOf(const QList<Finding>& findings)
{
    QStringList codes;
    for (const Finding& finding : findings)
        codes += finding.code;
    return codes;
}

// "code×count" of what is more than a note, sorted.
QStringList countTexts(const QList<Finding>& findings, bool notes)
{
    QMap<QString, int> counts;
    for (const Finding& finding : findings) {
        if ((finding.severity == Finding::Severity::Note) == notes)
            ++counts[finding.code];
    }
    QStringList list;
    for (auto it = counts.cbegin(); it != counts.cend(); ++it)
        list += it.key() + u'×' + QString::number(it.value());
    return list;
}

} // namespace

void TestMnesisCheck::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
    if (!QFile::exists(samplePath(u"small.db"_s)))
        QSKIP("The sample stores are not here.");
}

void TestMnesisCheck::open(const QString& sample)
{
    m_path = m_folder->filePath(u"sessions.db"_s);
    QFile::remove(m_path);
    QVERIFY(QFile::copy(samplePath(sample), m_path));
    QVERIFY(QFile::setPermissions(m_path, QFile::ReadOwner | QFile::WriteOwner));
}

void TestMnesisCheck::change(const QStringList& statements)
{
    {
        auto database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"change"_s);
        database.setDatabaseName(m_path);
        QVERIFY(database.open());
        for (const QString& statement : statements) {
            QSqlQuery query(database);
            QVERIFY2(query.exec(statement), qPrintable(statement + u'\n' + query.lastError().text()));
        }
        database.close();
    }
    QSqlDatabase::removeDatabase(u"change"_s);
}

QList<Finding> TestMnesisCheck::check(const std::optional<SessionId>& session)
{
    SqliteDatabase database(m_path);
    mnesis::StoreReader reader(database);
    QList<Finding> findings;
    const auto done
        = checkMnesis(reader, session, [&](Finding finding) { findings += std::move(finding); }, {}, timeFromMs(Clock));
    if (!done)
        QTest::qFail(qPrintable(done.error().text + done.error().cause), __FILE__, __LINE__);
    return findings;
}

void TestMnesisCheck::genuineStores_data()
{
    QTest::addColumn<QString>("sample");
    QTest::addColumn<QStringList>("findings");
    QTest::addColumn<QStringList>("notes");
    QTest::newRow("small") << u"small.db"_s << QStringList {u"active-node-not-in-context×1"_s}
                           << QStringList {u"unanswered-tool-call×2"_s};
    QTest::newRow("0.4.0") << u"generated-0.4.0/sessions.db"_s << QStringList {}
                           << QStringList {u"unanswered-tool-call×7"_s};
    QTest::newRow("0.3.0") << u"generated-0.3.0/sessions.db"_s
                           << QStringList {u"active-node-not-in-context×3"_s, u"overlapping-summaries×10"_s}
                           << QStringList {u"unanswered-tool-call×7"_s};
    QTest::newRow("0.1.1") << u"generated-0.1.1/sessions.db"_s << QStringList {u"no-context-items×3"_s}
                           << QStringList {u"old-schema×1"_s};
}

void TestMnesisCheck::genuineStores()
{
    QFETCH(QString, sample);
    open(sample);
    const QList<Finding> found = check();
    QTEST(countTexts(found, false), "findings");
    QTEST(countTexts(found, true), "notes");
}

void TestMnesisCheck::states_data()
{
    QTest::addColumn<QString>("sample");
    QTest::addColumn<QStringList>("changes");
    QTest::addColumn<QString>("code");
    for (const MnesisDamage& state : mnesisDamages())
        QTest::newRow(qPrintable(state.name)) << state.sample << state.changes << codeOf(state.rule);
}

void TestMnesisCheck::states()
{
    QFETCH(QString, sample);
    QFETCH(QStringList, changes);
    QFETCH(QString, code);
    open(sample);
    const auto before = codesOf(check()).count(code);
    change(changes);
    const QList<Finding> found = check();
    // An old store has its state from the start.
    QVERIFY2(codesOf(found).count(code) > (changes.isEmpty() ? 0 : before), qPrintable(codesOf(found).join(u' ')));
    for (const Finding& finding : found) {
        if (finding.code != code)
            continue;
        QVERIFY(!finding.text.isEmpty());
        QVERIFY2(!finding.text.contains("%1"_L1) && !finding.text.contains("%2"_L1), qPrintable(finding.text));
    }
}

void TestMnesisCheck::everyRuleHasAState()
{
    // These are about the file itself and have tests of their own, or need a file that is broken in a
    // special way.
    QSet<mnesis::CheckRule> tested = {mnesis::CheckRule::DamagedPage, mnesis::CheckRule::DamagedIndex,
        mnesis::CheckRule::UnusedPage, mnesis::CheckRule::UnreadableTable};
    for (const MnesisDamage& state : mnesisDamages())
        tested += state.rule;
    QSet<QString> codes;
    for (int i = 0; i < int(mnesis::CheckRule::RuleCount); ++i) {
        QVERIFY2(tested.contains(mnesis::CheckRule(i)), qPrintable(codeOf(mnesis::CheckRule(i))));
        codes += codeOf(mnesis::CheckRule(i));
    }
    QCOMPARE(codes.size(), qsizetype(mnesis::CheckRule::RuleCount));
}

void TestMnesisCheck::damagedFile()
{
    open(u"generated-0.4.0/sessions.db"_s);
    QFile file(m_path);
    QVERIFY(file.open(QIODevice::ReadWrite));
    // The first page holds the schema; the others are fair game.
    constexpr qint64 Page = 4096;
    for (qint64 page = 40; page < 44; ++page) {
        QVERIFY(file.seek(page * Page));
        QCOMPARE(file.write(QByteArray(Page, char(0xa5))), Page);
    }
    file.close();
    const QStringList codes = codesOf(check());
    QVERIFY2(codes.contains(u"damaged-page"_s), qPrintable(codes.join(u' ')));
}

void TestMnesisCheck::damagedRest()
{
    // The part table's tree is broken; all else is still checked.
    open(u"generated-0.4.0/sessions.db"_s);
    change({u"UPDATE sessions SET model_id = '' WHERE rowid = 1"_s});
    qint64 root = 0;
    {
        auto database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"root"_s);
        database.setDatabaseName(m_path);
        QVERIFY(database.open());
        QSqlQuery query(u"SELECT rootpage FROM sqlite_master WHERE name = 'message_parts'"_s, database);
        QVERIFY(query.next());
        root = query.value(0).toLongLong();
        query.finish();
        database.close();
    }
    QSqlDatabase::removeDatabase(u"root"_s);
    QFile file(m_path);
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.seek((root - 1) * 4096));
    QCOMPARE(file.write(QByteArray(4096, char(0xa5))), qint64(4096));
    file.close();
    const QStringList codes = codesOf(check());
    QVERIFY2(codes.contains(u"unreadable-table"_s), qPrintable(codes.join(u' ')));
    QVERIFY2(codes.contains(u"empty-model"_s), qPrintable(codes.join(u' ')));
}

/// The library reads whole rows, so that one such text keeps it from the session.
void TestMnesisCheck::unreadableText()
{
    open(u"generated-0.4.0/sessions.db"_s);
    change({u"UPDATE sessions SET title = CAST(x'61ff' AS TEXT) WHERE rowid = 1"_s});
    const QList<Finding> found = check();
    const auto finding = std::ranges::find(found, u"not-utf8"_s, &Finding::code);
    QVERIFY(finding != found.end());
    QCOMPARE(finding->severity, Finding::Severity::Error);
}

void TestMnesisCheck::place()
{
    open(u"generated-0.4.0/sessions.db"_s);
    change({u"UPDATE message_parts SET content = x'7b' WHERE rowid = 17"_s});
    const QList<Finding> found = check();
    const auto finding = std::ranges::find(found, u"wrong-type"_s, &Finding::code);
    QVERIFY(finding != found.end());
    QCOMPARE(finding->place, u"message_parts row 17, column content"_s);
    QCOMPARE(finding->at.table, u"message_parts"_s);
    QCOMPARE(finding->at.rowid, 17);
    QVERIFY(finding->rule >= 0);
    QVERIFY(!finding->session.isEmpty());
    QVERIFY(!finding->message.isEmpty());
    QVERIFY(!finding->repair.isEmpty());
    QCOMPARE(finding->severity, Finding::Severity::Warning);
}

/// 0.3 condensed leaves with messages between them. Those stand in no summary, so that taking them out of the context
/// would lose them; those of the leaves are sent twice where they stand there.
void TestMnesisCheck::betweenTheLeaves()
{
    m_path = m_folder->filePath(u"gap.db"_s);
    MnesisBuilder builder;
    builder.session(u"S"_s).model(u"anthropic/claude-opus-4-6"_s);
    const auto turns = [&](int from, int to) {
        for (int i = from; i <= to; ++i)
            builder.user(u"question %1"_s.arg(i)).assistant(u"answer %1"_s.arg(i));
    };
    turns(1, 4);
    builder.leaf(1, 2, u"The first turns."_s);
    turns(5, 8);
    builder.leaf(1, 2, u"The next turns."_s);
    builder.condense(1, u"All of them."_s);
    QVERIFY(builder.write(m_path));
    QCOMPARE(codesOf(check()).count(u"message-sent-twice"_s), 0);
    const QString at = u"(SELECT id FROM messages WHERE is_summary = 0 ORDER BY created_at, rowid LIMIT 1 OFFSET %1)"_s;
    // The second leaf begins two messages later, and these stand in the context.
    QStringList statements {
        u"UPDATE summary_nodes SET span_start_message_id = %1 WHERE kind = 'leaf' AND rowid = (SELECT max(rowid) FROM "
        "summary_nodes WHERE kind = 'leaf')"_s.arg(at.arg(6))};
    for (const int gap : {4, 5})
        statements += u"INSERT INTO context_items (session_id, item_type, item_id, position, created_at) SELECT "
                      "session_id, 'message', id, -%1, '1' FROM messages WHERE id = %2"_s.arg(10 - gap)
                          .arg(at.arg(gap));
    change(statements);
    QCOMPARE(codesOf(check()).count(u"message-sent-twice"_s), 0);
    const auto store = openStore(m_path);
    QVERIFY(store);
    const auto details = readstore::details(**store, SessionId(builder.sessionId()));
    QVERIFY(details.size() > 6);
    const auto isSummarised
        = [&](size_t i) { return MessageStates::fromInt(details[i].states).testFlag(MessageState::Summarised); };
    QVERIFY(isSummarised(3) && !isSummarised(4) && !isSummarised(5) && isSummarised(6));
    // One of a leaf is sent twice all the same, and without a leaf all of the span counts.
    change({u"INSERT INTO context_items (session_id, item_type, item_id, position, created_at) SELECT session_id, "
            "'message', id, -20, '1' FROM messages WHERE id = %1"_s.arg(at.arg(1))});
    QCOMPARE(codesOf(check()).count(u"message-sent-twice"_s), 1);
    change({u"DELETE FROM summary_nodes WHERE rowid = (SELECT min(rowid) FROM summary_nodes)"_s});
    QCOMPARE(codesOf(check()).count(u"message-sent-twice"_s), 3);
}

void TestMnesisCheck::oneSession()
{
    open(u"generated-0.4.0/sessions.db"_s);
    change(
        {u"UPDATE sessions SET model_id = '' WHERE rowid IN (1, 2)"_s, u"UPDATE message_parts SET part_type = 'x'"_s});
    const QList<Finding> all = check();
    QSet<SessionId> sessions;
    for (const Finding& finding : all)
        sessions += finding.session;
    QVERIFY(sessions.size() > 10);
    for (const SessionId& id : std::as_const(sessions)) {
        if (id.isEmpty())
            continue;
        // The same findings in the same words, whichever way the rows were reached.
        QList<Finding> ofSession = all;
        ofSession.removeIf([&](const Finding& finding) { return finding.session != id; });
        QList<Finding> alone = check(id);
        const auto key = [](const Finding& finding) { return finding.code + finding.place + finding.text; };
        std::ranges::sort(ofSession, {}, key);
        std::ranges::sort(alone, {}, key);
        QCOMPARE(alone, ofSession);
    }
}

void TestMnesisCheck::manyOfAKind()
{
    open(u"small.db"_s);
    change({u"INSERT INTO message_parts (id, message_id, session_id, part_type, content) "
            "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3000) "
            "SELECT 'x' || i, m.id, m.session_id, 'text', '{' FROM n, messages m WHERE m.rowid = 1"_s});
    const QList<Finding> found = check();
    QCOMPARE(codesOf(found).count(u"invalid-json"_s), mnesis::Findings::MostOfOneRule + 1);
    QVERIFY(found.last().text.contains(u"2000"_s));
}

void TestMnesisCheck::otherSchema()
{
    // Without its indexes and later columns a store is slower to check, and nothing else.
    open(u"generated-0.4.0/sessions.db"_s);
    change({u"DROP INDEX idx_summary_nodes_active"_s, u"DROP INDEX idx_messages_session_id"_s,
        u"ALTER TABLE summary_nodes DROP COLUMN superseded"_s, u"ALTER TABLE messages DROP COLUMN error_code"_s,
        u"DROP TABLE context_items"_s});
    const QStringList codes = codesOf(check());
    QVERIFY(!codes.contains(u"unreadable-table"_s));
    QVERIFY(codes.contains(u"missing-in-schema"_s));
    QVERIFY(codes.contains(u"no-context-items"_s));
}

void TestMnesisCheck::cancelled()
{
    open(u"generated-0.4.0/sessions.db"_s);
    change({u"UPDATE sessions SET model_id = ''"_s});
    SqliteDatabase database(m_path);
    mnesis::StoreReader reader(database);
    const JobControl job;
    int found = 0;
    const auto sink = [&](const Finding&) {
        ++found;
        job.cancel();
    };
    const auto done = checkMnesis(reader, {}, sink, job, timeFromMs(Clock));
    QVERIFY(!done);
    QCOMPARE(done.error().code, Errc::Cancelled);
    QVERIFY(found > 0 && found < 100);
}

TEST_CLASS(TestMnesisCheck)
#include "tst_mnesischeck.moc"
