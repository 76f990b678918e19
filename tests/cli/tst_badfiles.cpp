// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/cli/program.h"
#include "tests/testkit/mantislines.h"
#include "tests/testkit/mnesisbuilder.h"
#include "tests/testkit/testclass.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QTemporaryDir>

#include <unistd.h>

using namespace Qt::StringLiterals;
using namespace stemma;
using namespace stemma::program;

/// Files that are no store, or a damaged one: never a crash, a hang or a bare message of the database,
/// and what can be read is read.
class TestBadFiles : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void files_data();
    void files();
    void hostileNames();
    void permissionDenied();
    void readOnlyFolder();
    void lockedByWriter();
    void manySessions();
    void bigPart();

private:
    QString make(const QString& name);
    QString makeWith(const QString& name, const QStringList& statements, bool checked = true);
    QString makeBytes(const QString& name, const QByteArray& bytes);
    void breakBytes(const QString& path, qint64 offset, const QByteArray& bytes);
    void goThrough(const QString& path, bool opens);

    QTemporaryDir m_folder;
};

void TestBadFiles::initTestCase()
{
    QVERIFY(m_folder.isValid());
}

QString TestBadFiles::make(const QString& name)
{
    const QString path = m_folder.filePath(name);
    MnesisBuilder builder;
    builder.session(u"First"_s).user(u"One"_s).assistant(u"Two"_s);
    builder.tool(u"bash"_s, u"{\"command\": \"ls\"}"_s, QString(3000, u'o'));
    for (int i = 0; i < 40; ++i)
        builder.user(u"Question %1 "_s.arg(i) + QString(500, u'q')).assistant(QString(700, u'a'));
    builder.leaf(1, 2, u"A summary"_s);
    builder.session(u"Second"_s, builder.sessionId()).user(u"Three"_s).assistant(u"Four"_s);
    const Result<> written = builder.write(path);
    if (!written)
        qFatal("%s", qPrintable(written.error().cause));
    return path;
}

QString TestBadFiles::makeWith(const QString& name, const QStringList& statements, bool checked)
{
    const QString path = make(name);
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"damage"_s);
        database.setDatabaseName(path);
        if (!database.open())
            qFatal("%s", qPrintable(database.lastError().text()));
        QSqlQuery query(database);
        for (const QString& statement : statements) {
            if (!query.exec(statement) && checked)
                qFatal("%s: %s", qPrintable(statement), qPrintable(query.lastError().text()));
        }
        query.finish();
        database.close();
    }
    QSqlDatabase::removeDatabase(u"damage"_s);
    return path;
}

QString TestBadFiles::makeBytes(const QString& name, const QByteArray& bytes)
{
    QFile file(m_folder.filePath(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("%s", qPrintable(file.errorString()));
    return file.fileName();
}

void TestBadFiles::breakBytes(const QString& path, qint64 offset, const QByteArray& bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadWrite) || !file.seek(offset) || file.write(bytes) != bytes.size())
        qFatal("%s", qPrintable(file.errorString()));
}

void TestBadFiles::files_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<bool>("opens");
    const auto row = [](const char* name, const QString& path, bool opens) { QTest::newRow(name) << path << opens; };

    row("no such file", m_folder.filePath(u"nothing.db"_s), false);
    const QString folder = m_folder.filePath(u"folder"_s); // which holds no stores
    QVERIFY(QDir().mkpath(folder));
    row("folder", folder, false);
    row("empty file", makeBytes(u"empty.db"_s, {}), false);
    row("text", makeBytes(u"text.db"_s, "These are notes and no database.\n"), false);
    row("one byte", makeBytes(u"byte.db"_s, "S"), false);
    row("JSON", makeBytes(u"lines.jsonl"_s, "{\"type\":\"user\"}\n"), false);
    row("SQLite header, then garbage",
        makeBytes(u"garbage.db"_s, QByteArray("SQLite format 3\0", 16) + QByteArray(20'000, '\x5a')), false);
    row("SQLite header alone", makeBytes(u"header.db"_s, QByteArray("SQLite format 3\0", 16)), false);
    row("another program's database",
        makeWith(u"other.db"_s,
            {u"PRAGMA foreign_keys = OFF"_s, u"DROP TABLE message_parts"_s, u"DROP TABLE messages"_s,
                u"DROP TABLE summary_nodes"_s, u"DROP TABLE context_items"_s, u"DROP TABLE sessions"_s,
                u"CREATE TABLE sessions (id INTEGER PRIMARY KEY, cookie BLOB)"_s}),
        false);
    row("a name of two lines", makeBytes(u"two\nlines\x1b[31m.db"_s, "no"), false);

    const QString cut = make(u"truncated.db"_s);
    QFile::resize(cut, QFileInfo(cut).size() / 2);
    row("truncated store", cut, true);
    const QString page = make(u"page.db"_s);
    breakBytes(page, QFileInfo(page).size() / 4096 / 2 * 4096, QByteArray(4096, '\xa5'));
    row("one page overwritten", page, true);

    row("missing table of items", makeWith(u"noitems.db"_s, {u"DROP TABLE context_items"_s}), true);
    row("missing table of parts", makeWith(u"noparts.db"_s, {u"DROP TABLE message_parts"_s}), true);
    row("missing column", makeWith(u"nocolumn.db"_s, {u"ALTER TABLE sessions DROP COLUMN title"_s}), true);
    row("a column of another type",
        makeWith(u"type.db"_s,
            {u"UPDATE messages SET created_at = 'yesterday' WHERE rowid = 2"_s,
                u"UPDATE messages SET tokens_input = x'00ff' WHERE rowid = 3"_s}),
        true);
    row("invalid JSON in a part",
        makeWith(u"json.db"_s, {u"UPDATE message_parts SET content = '{\"type\": ' WHERE rowid = 2"_s}), true);
    row("NUL and invalid UTF-8 in text",
        makeWith(u"bytes.db"_s,
            {u"UPDATE message_parts SET content = CAST(x'7b2274797065223a202274657874222c202274657874223a202261ff00c3227d' AS TEXT) WHERE rowid = 1"_s,
                u"UPDATE sessions SET title = CAST(x'ff00fe41' AS TEXT)"_s}),
        true);
    row("message whose session is missing",
        makeWith(u"orphan.db"_s,
            {u"PRAGMA foreign_keys = OFF"_s, u"UPDATE messages SET session_id = 'gone' WHERE rowid = 5"_s}),
        true);
    row("session whose messages are missing",
        makeWith(u"empty-session.db"_s, {u"PRAGMA foreign_keys = OFF"_s, u"DELETE FROM messages"_s}), true);
    row("cyclic parents of sessions",
        makeWith(u"cycle.db"_s, {u"UPDATE sessions SET parent_id = (SELECT max(id) FROM sessions)"_s}), true);
    row("cyclic parents of nodes",
        makeWith(u"nodes.db"_s, {u"UPDATE summary_nodes SET kind = 'condensed', parent_node_ids = json_array(id)"_s}),
        true);
    row("broken parents of nodes",
        makeWith(u"parents.db"_s, {u"UPDATE summary_nodes SET parent_node_ids = '[1, {', kind = 'odd'"_s}), true);
}

/// A message of the database or a programming language where a sentence belongs.
static bool isBare(const QByteArray& line)
{
    static const QRegularExpression sentence(
        u"^stemma: \\S.*\\.(?: \\(.*\\))?$"_s, QRegularExpression::DotMatchesEverythingOption);
    const QString text = QString::fromUtf8(line);
    const qsizetype cause = text.indexOf(u" ("_s);
    const QString shown = cause < 0 ? text : text.left(cause);
    return !sentence.match(text).hasMatch() || shown.contains("SQL logic"_L1) || shown.contains("no such table"_L1)
        || shown.contains("malformed"_L1) || shown.contains("Unable to fetch"_L1);
}

void TestBadFiles::goThrough(const QString& path, bool opens)
{
    const QString name = QFileInfo(path).fileName();
    const Outcome detected = run({u"detect"_s, path, u"--json"_s});
    QVERIFY2(detected.ended(), detected.story().constData());
    QVERIFY2(detected.exitCode == 0 || detected.exitCode == 1 || detected.exitCode == 3, detected.story().constData());
    RECORDS(detection, detected);
    if (opens)
        QCOMPARE(detected.exitCode, 0);

    const Outcome listed = run({u"list"_s, path, u"--json"_s});
    QVERIFY2(listed.ended(), listed.story().constData());
    RECORDS(all, listed);
    if (!opens) {
        QVERIFY2(listed.exitCode == 3, listed.story().constData());
        QCOMPARE(ofType(all, u"session"_s).size(), 0);
        QCOMPARE(ofType(all, u"error"_s).size(), 1);
        QVERIFY2(!isBare(listed.errors.trimmed()), listed.errors.constData());
        // The name stands in the sentence, not only in its cause.
        const QString text = ofType(all, u"error"_s).first().value("text"_L1).toString();
        QVERIFY2(text.contains(name), qPrintable(text));
        QCOMPARE(listed.errors.count('\n'), 1);
        QVERIFY(!listed.errors.contains('\x1b'));
    }

    QStringList ids;
    for (const QJsonObject& session : ofType(all, u"session"_s))
        ids += session.value("id"_L1).toString();
    if (ids.isEmpty())
        ids += u"some-session"_s;
    for (const QString& id : std::as_const(ids)) {
        for (const QStringList& arguments :
            {QStringList {u"show"_s}, QStringList {u"context"_s}, QStringList {u"check"_s}}) {
            const Outcome outcome = run(arguments + QStringList {path, u"--session"_s, id, u"--json"_s});
            QVERIFY2(outcome.ended(), outcome.story().constData());
            QVERIFY2(
                outcome.exitCode == 0 || outcome.exitCode == 1 || outcome.exitCode == 3, outcome.story().constData());
            RECORDS(lines, outcome);
            for (const QByteArray& line : outcome.errors.split('\n'))
                QVERIFY2(line.isEmpty() || !isBare(line), line.constData());
            if (!opens)
                QVERIFY2(outcome.exitCode == 3, outcome.story().constData());
            // The form for people goes another way through the same data.
            const Outcome text = run(arguments + QStringList {path, u"--session"_s, id});
            QVERIFY2(text.ended(), text.story().constData());
            QCOMPARE(text.exitCode, outcome.exitCode);
            QVERIFY(!text.out.contains('\x1b'));
        }
    }
    const Outcome checked = run({u"check"_s, path, u"--json"_s});
    QVERIFY2(checked.ended(), checked.story().constData());
    RECORDS(findings, checked);
    // Nothing is left beside the file.
    QVERIFY(!QFileInfo::exists(path + u"-wal"_s));
    QVERIFY(!QFileInfo::exists(path + u"-shm"_s));
}

void TestBadFiles::files()
{
    QFETCH(QString, path);
    QFETCH(bool, opens);
    goThrough(path, opens);
}

/// What a name holds must not reach a terminal as more than a name.
void TestBadFiles::hostileNames()
{
    const QTemporaryDir folder;
    QVERIFY(QDir(folder.path()).mkpath(u"projects/p"_s));
    const QStringList names {
        u"a\nstolen line"_s, u"b\u001b[31mred"_s, u"c\u202egpj.exe"_s, u"d\u2066x\u2069"_s, u"e\tf"_s, u"g\u2028h"_s};
    for (const QString& name : names) {
        QFile file(folder.filePath(u"projects/p/"_s + name + ".jsonl"_L1));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QVERIFY(file.write(mantislines::smallTree() + "rubbish\n") > 0);
    }
    for (const QString& command : {u"list"_s, u"check"_s}) {
        const Outcome outcome = run({command, folder.path()});
        QVERIFY2(outcome.ended(), outcome.story().constData());
        const QString out = QString::fromUtf8(outcome.out);
        for (const QChar c : out)
            QVERIFY(c == u'\n'
                || (c.unicode() >= 0x20 && !(c >= QChar(0x2028) && c <= QChar(0x202e))
                    && !(c >= QChar(0x2066) && c <= QChar(0x2069))));
        QVERIFY(!out.contains("\nstolen"_L1));
        for (const QString& name : names)
            QVERIFY2(out.contains(name.first(1)), qPrintable(name));
    }
    // By its id each is reached all the same.
    for (const QString& name : names) {
        const Outcome shown = run({u"show"_s, folder.path(), u"--session"_s, name, u"--json"_s});
        QVERIFY2(shown.ended() && shown.exitCode == 0, shown.story().constData());
    }
}

void TestBadFiles::permissionDenied()
{
    const QString path = make(u"secret.db"_s);
    QVERIFY(QFile::setPermissions(path, {}));
    if (QFile(path).open(QIODevice::ReadOnly))
        QSKIP("this user may read everything");
    const Outcome outcome = run({u"list"_s, path, u"--json"_s});
    QVERIFY2(outcome.ended(), outcome.story().constData());
    QCOMPARE(outcome.exitCode, 3);
    RECORDS(all, outcome);
    QCOMPARE(all.first().value("code"_L1).toString(), u"denied"_s);
    QVERIFY(outcome.errors.contains("secret.db"));
}

void TestBadFiles::readOnlyFolder()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(u"sessions.db"_s);
    QVERIFY(QFile::copy(make(u"tocopy.db"_s), path));
    QVERIFY(QFile::setPermissions(path, QFile::ReadOwner));
    QVERIFY(QFile::setPermissions(folder.path(), QFile::ReadOwner | QFile::ExeOwner));
    const Outcome outcome = run({u"list"_s, path, u"--json"_s});
    QFile::setPermissions(folder.path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    QVERIFY2(outcome.ended() && outcome.exitCode == 0, outcome.story().constData());
    RECORDS(all, outcome);
    QCOMPARE(ofType(all, u"session"_s).size(), 2);
}

/// A writer that keeps the store to itself: the program waits some seconds at most and says so.
void TestBadFiles::lockedByWriter()
{
    const QString path = make(u"locked.db"_s);
    {
        QSqlDatabase writer = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"writer"_s);
        writer.setDatabaseName(path);
        QVERIFY(writer.open());
        QSqlQuery query(writer);
        QVERIFY(query.exec(u"PRAGMA locking_mode = EXCLUSIVE"_s));
        query.finish();
        QVERIFY(query.exec(u"BEGIN EXCLUSIVE"_s));
        QVERIFY(query.exec(u"UPDATE sessions SET title = 'changed'"_s));
        const Outcome outcome = run({u"list"_s, path, u"--json"_s});
        QVERIFY2(outcome.ended(), outcome.story().constData());
        RECORDS(all, outcome);
        if (outcome.exitCode == 0) { // a store in WAL mode can be read all the same, as it was
            QCOMPARE(ofType(all, u"session"_s).size(), 2);
            QVERIFY(!outcome.out.contains("changed"));
        } else {
            QVERIFY2(outcome.exitCode == 4, outcome.story().constData());
            QVERIFY2(!isBare(outcome.errors.trimmed()), outcome.errors.constData());
            QCOMPARE(ofType(all, u"error"_s).first().value("code"_L1).toString(), u"busy"_s);
        }
        query.finish();
        QVERIFY(writer.rollback() || query.exec(u"ROLLBACK"_s));
    }
    QSqlDatabase::removeDatabase(u"writer"_s);
}

void TestBadFiles::manySessions()
{
    const QString path = makeWith(u"many.db"_s,
        {u"WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 100000) "
         "INSERT INTO sessions (id, created_at, updated_at, model_id) "
         "SELECT printf('many_%06d', i), 1772443120000 + i, 1772443120000 + i, 'a/b' FROM n"_s});
    const Outcome outcome = run({u"list"_s, path, u"--json"_s});
    QVERIFY2(outcome.ended() && outcome.exitCode == 0, outcome.story().constData());
    QCOMPARE(outcome.out.count('\n'), 100'003);
    QVERIFY(outcome.out.endsWith("}\n"));
    QCOMPARE(
        QJsonDocument::fromJson(outcome.out.split('\n').at(100'002)).object().value("count"_L1).toInteger(), 100'002);
}

void TestBadFiles::bigPart()
{
    const QString path = m_folder.filePath(u"big.db"_s);
    MnesisBuilder builder;
    builder.session().user(QString(20'000'000, u'x') + u"end"_s).assistant(u"short"_s);
    const QString id = builder.sessionId();
    QVERIFY(builder.write(path));
    const Outcome whole = run({u"show"_s, path, u"--session"_s, id, u"--json"_s});
    QVERIFY2(whole.ended() && whole.exitCode == 0, whole.story().constData());
    RECORDS(all, whole);
    QCOMPARE(ofType(all, u"message"_s)[0].value("parts"_L1)[0]["text"_L1].toString().size(), 20'000'003);
    const Outcome cut = run({u"show"_s, path, u"--session"_s, id, u"--json"_s, u"--max-text"_s, u"100"_s});
    QVERIFY(cut.ended() && cut.exitCode == 0);
    QVERIFY2(cut.out.size() < 5'000, qPrintable(QString::number(cut.out.size())));
    RECORDS(short_, cut);
    const QJsonValue part = ofType(short_, u"message"_s)[0].value("parts"_L1)[0];
    QCOMPARE(part["text"_L1].toString(), QString(100, u'x'));
    // The size of a text that is not read is worked out from the stored bytes.
    QVERIFY(qAbs(part["size"_L1].toInteger() - 20'000'003) < 100);
}

TEST_CLASS(TestBadFiles)
#include "tst_badfiles.moc"
