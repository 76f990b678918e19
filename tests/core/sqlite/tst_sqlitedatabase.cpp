// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/base/lane.h"
#include "core/store/files/contentwriter.h"
#include "core/store/files/fileio.h"
#include "core/store/files/filereader.h"
#include "core/store/files/filescript.h"
#include "core/store/files/openwriters.h"
#include "core/store/sqlite/sqlitedatabase.h"
#include "core/store/sqlite/sqliteerror.h"
#include "tests/core/sqlite/readhook.h"
#include "tests/testkit/testclass.h"
#include "tests/testkit/writerprocess.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

#include <limits>
#include <thread>

#include <sys/stat.h>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

using Access = SqliteDatabase::Access;

Result<qint64> readNumber(SqliteDatabase& database, const QString& sql, const JobControl& job = {})
{
    return database.read(job, [&]() -> Result<qint64> {
        auto q = database.query(sql);
        if (q.next())
            return q.integer(0).value_or(-1);
        if (!q.ok())
            return q.failure();
        return -1;
    });
}

Result<qint64> countRows(SqliteDatabase& database)
{
    return readNumber(database, u"SELECT count(*) FROM t"_s);
}

QByteArray contentsOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("cannot be read");
}

QStringList filesIn(const QString& folder)
{
    return QDir(folder).entryList(QDir::Files | QDir::Hidden);
}

} // namespace

class TestSqliteDatabase final : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void leavesNothingBehind_data();
    void leavesNothingBehind();
    void readsWhileAnotherProgramWrites_data();
    void readsWhileAnotherProgramWrites();
    void noticesAProgramThatComes();
    void seesWhatIsWrittenBetweenTwoReads();
    void keepsOwnLocksWhileLooking();
    void keepsOwnLocksWhileFilesAreRead_data();
    void keepsOwnLocksWhileFilesAreRead();
    void closesWhatWasParked();
    void copyIsOfOneMoment();
    void readsWhatACrashLeft_data();
    void readsWhatACrashLeft();
    void tellsBusyAndCancels();
    void stopsALongStatement();
    void noticesReplacedAndVanished();
    void noticesRebuilt();
    void worksInAnotherThread();
    void keepsBytes();
    void readsThePrefixOfALargeText();
    void namesTheFileInErrors_data();
    void namesTheFileInErrors();
    void tellsWhyAStatementFails_data();
    void tellsWhyAStatementFails();
    void readsFailWithTheirQueries();

private:
    void make(const QString& journalMode);
    std::unique_ptr<QTemporaryDir> m_dir;
    QString m_path;
};

void TestSqliteDatabase::init()
{
    m_dir = std::make_unique<QTemporaryDir>();
    m_path = m_dir->filePath(u"a store #1?.db"_s);
}

void TestSqliteDatabase::make(const QString& journalMode)
{
    WriterProcess writer(m_path);
    QVERIFY(writer.exec(u"PRAGMA journal_mode = "_s + journalMode));
    QVERIFY(writer.exec(u"CREATE TABLE t (a)"_s));
    QVERIFY(writer.exec(u"INSERT INTO t VALUES (1), (2)"_s));
}

void TestSqliteDatabase::leavesNothingBehind_data()
{
    QTest::addColumn<QString>("mode");
    QTest::addColumn<int>("access");
    QTest::newRow("log") << u"WAL"_s << int(Access::Immutable);
    QTest::newRow("journal") << u"DELETE"_s << int(Access::Plain);
    QTest::newRow("journal that stays") << u"PERSIST"_s << int(Access::Plain);
}

void TestSqliteDatabase::leavesNothingBehind()
{
    QFETCH(const QString, mode);
    QFETCH(const int, access);
    make(mode);
    const QByteArray before = contentsOf(m_path);
    const QDateTime time = QFileInfo(m_path).lastModified();
    const QStringList files = filesIn(m_dir->path());
    {
        SqliteDatabase database(m_path);
        QCOMPARE(countRows(database).value_or(-1), 2);
        QCOMPARE(int(database.access()), access);
        QCOMPARE(filesIn(m_dir->path()), files);
        QVERIFY(!database.isHeldByOthers());
    }
    QCOMPARE(filesIn(m_dir->path()), files);
    QCOMPARE(contentsOf(m_path), before);
    QCOMPARE(QFileInfo(m_path).lastModified(), time);
}

void TestSqliteDatabase::readsWhileAnotherProgramWrites_data()
{
    QTest::addColumn<QString>("mode");
    QTest::addColumn<int>("access");
    QTest::newRow("log") << u"WAL"_s << int(Access::Live);
    QTest::newRow("journal") << u"DELETE"_s << int(Access::Plain);
}

void TestSqliteDatabase::readsWhileAnotherProgramWrites()
{
    QFETCH(const QString, mode);
    QFETCH(const int, access);
    make(mode);
    WriterProcess writer(m_path);
    QVERIFY(writer.exec(u"INSERT INTO t VALUES (3)"_s));
    SqliteDatabase database(m_path);
    QCOMPARE(countRows(database).value_or(-1), 3);
    QCOMPARE(int(database.access()), access);
    QVERIFY(database.poll() == StoreChange::None);
    const quint64 revision = database.revision();
    for (int i = 0; i < 20; ++i) {
        QVERIFY(writer.exec(u"INSERT INTO t VALUES (%1)"_s.arg(i)));
        QVERIFY(database.poll() == StoreChange::Changed);
        QVERIFY(database.poll() == StoreChange::None);
        QCOMPARE(countRows(database).value_or(-1), 4 + i);
    }
    QVERIFY(database.revision() > revision);
    QVERIFY(writer.exec(u"BEGIN IMMEDIATE"_s));
    QVERIFY(writer.exec(u"INSERT INTO t VALUES ('not committed')"_s));
    QCOMPARE(countRows(database).value_or(-1), 23);
    QVERIFY(writer.exec(u"COMMIT"_s));
    QCOMPARE(countRows(database).value_or(-1), 24);
    // The other program leaves, with nobody of us in its way: only the database remains.
    QVERIFY(database.poll().has_value());
    writer.close();
    QCOMPARE(filesIn(m_dir->path()), QStringList {QFileInfo(m_path).fileName()});
    QCOMPARE(countRows(database).value_or(-1), 24);
    QCOMPARE(filesIn(m_dir->path()), QStringList {QFileInfo(m_path).fileName()});
}

void TestSqliteDatabase::noticesAProgramThatComes()
{
    make(u"WAL"_s);
    SqliteDatabase database(m_path);
    QCOMPARE(countRows(database).value_or(-1), 2);
    QCOMPARE(database.access(), Access::Immutable);
    WriterProcess writer(m_path);
    QVERIFY(writer.exec(u"INSERT INTO t VALUES (3)"_s));
    QVERIFY(database.isHeldByOthers());
    // Also without asking poll() first.
    QCOMPARE(countRows(database).value_or(-1), 3);
    QCOMPARE(database.access(), Access::Live);
    QVERIFY(database.poll() == StoreChange::Changed);
}

/// Also right after a read, whose end has looked at the file.
void TestSqliteDatabase::seesWhatIsWrittenBetweenTwoReads()
{
    make(u"WAL"_s);
    SqliteDatabase database(m_path);
    for (int written = 0; written < 10; ++written) {
        QCOMPARE(countRows(database).value_or(-1), 2 + written);
        QCOMPARE(database.access(), Access::Immutable);
        const quint64 revision = database.revision();
        {
            auto other = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"other"_s);
            other.setDatabaseName(m_path);
            QVERIFY(other.open());
            QSqlQuery insert(other);
            QVERIFY(insert.exec(u"INSERT INTO t VALUES (3)"_s));
            other.close();
        }
        QSqlDatabase::removeDatabase(u"other"_s);
        QCOMPARE(countRows(database).value_or(-1), 3 + written);
        QVERIFY(database.revision() > revision);
        QCOMPARE(database.poll().value_or(StoreChange::None), StoreChange::Changed);
    }
}

void TestSqliteDatabase::keepsOwnLocksWhileLooking()
{
    make(u"WAL"_s);
    WriterProcess writer(m_path);
    QVERIFY(writer.exec(u"INSERT INTO t VALUES (3)"_s));
    SqliteDatabase database(m_path);
    const Result<qint64> read = database.read({}, [&]() -> Result<qint64> {
        auto q = database.query(u"SELECT a FROM t"_s);
        if (!q.next())
            return -1;
        // Looks at the files as detection does; a lost lock would let the writer clear its log away under us.
        (void)SqliteFileState::of(m_path);
        (void)probeSqlite(m_path, SqliteFileState::of(m_path));
        (void)readHead(m_path, 100);
        writer.exec(u"DELETE FROM t"_s);
        writer.close();
        qint64 rows = 1;
        while (q.next())
            ++rows;
        return q.ok() ? Result<qint64>(rows) : q.failure();
    });
    QCOMPARE(read.value_or(-1), 3);
    QVERIFY2(QFile::exists(m_path + u"-wal"_s), "the writer cleared its log while it was read");
}

namespace {

/// What changes of files do with a file, whatever it is.
bool readAsAnyFile(const QString& path, const QString& target, const QString& how)
{
    if (how == "guard"_L1)
        return FileGuard::of(path, {{0, 16, 0}}).has_value();
    if (how == "reader"_L1) {
        FileReader reader(path);
        return reader.open() && reader.read(0, 16);
    }
    if (how == "writers"_L1)
        return writersOf({path}).size() < 2;
    const auto to = fileio::create(target);
    const JobControl job;
    return to && fileio::ContentWriter(to->number(), target, job).addRange(path, 0, -1)
        && fileio::copyAttributes(path, to->number(), target);
}

int openFiles()
{
    return int(QDir(u"/proc/self/fd"_s).entryList(QDir::Files | QDir::System).size());
}

} // namespace

void TestSqliteDatabase::keepsOwnLocksWhileFilesAreRead_data()
{
    QTest::addColumn<QString>("mode");
    QTest::addColumn<QString>("how");
    for (const QString& mode : {u"DELETE"_s, u"WAL"_s})
        for (const QString& how : {u"guard"_s, u"reader"_s, u"writers"_s, u"copy"_s})
            QTest::addRow("%s, %s", qPrintable(mode), qPrintable(how)) << mode << how;
}

void TestSqliteDatabase::keepsOwnLocksWhileFilesAreRead()
{
    QFETCH(const QString, mode);
    QFETCH(const QString, how);
    make(mode);
    WriterProcess writer(m_path);
    QVERIFY(writer.exec(u"PRAGMA busy_timeout = 0"_s));
    QVERIFY(writer.exec(u"INSERT INTO t VALUES (3)"_s));
    SqliteDatabase database(m_path);
    const QStringList files {m_path, m_path + u"-shm"_s};
    bool isKept = false;
    const Result<qint64> read = database.read({}, [&]() -> Result<qint64> {
        auto q = database.query(u"SELECT a FROM t"_s);
        if (!q.next())
            return -1;
        for (int i = 0; i < 3; ++i) {
            for (const QString& file : files) {
                if (QFile::exists(file) && !readAsAnyFile(file, m_dir->filePath(u"copy%1"_s.arg(i)), how))
                    return -2;
                QFile::remove(m_dir->filePath(u"copy%1"_s.arg(i)));
            }
        }
        // Without our locks the writer would get what it asks for, and clear the log away.
        isKept = mode == "WAL"_L1 ? writer.exec(u"DELETE FROM t"_s) : !writer.exec(u"BEGIN EXCLUSIVE"_s);
        writer.close();
        qint64 rows = 1;
        while (q.next())
            ++rows;
        return q.ok() ? Result<qint64>(rows) : q.failure();
    });
    QCOMPARE(read.value_or(-1), 3);
    QVERIFY2(isKept, "the writer got the lock while the store was read");
    QCOMPARE(QFile::exists(m_path + u"-wal"_s), mode == "WAL"_L1);
}

/// However often a file is looked at.
void TestSqliteDatabase::closesWhatWasParked()
{
    make(u"DELETE"_s);
    const int before = openFiles();
    {
        SqliteDatabase database(m_path);
        const Result<qint64> read = database.read({}, [&]() -> Result<qint64> {
            (void)database.query(u"SELECT a FROM t"_s).next();
            const int first = openFiles();
            for (int i = 0; i < 50; ++i)
                (void)readAsAnyFile(m_path, {}, u"guard"_s);
            return openFiles() - first;
        });
        QVERIFY2(read.value_or(-1) <= 1, qPrintable(QString::number(read.value_or(-1))));
    }
    QCOMPARE(openFiles(), before);
}

/// What a crash left is copied file by file; an agent that comes in between takes over the log and begins a new one.
void TestSqliteDatabase::copyIsOfOneMoment()
{
    make(u"WAL"_s);
    {
        WriterProcess writer(m_path);
        for (const char* sql : {"CREATE TABLE g (n, filler)",
                 "INSERT INTO g WITH RECURSIVE c(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM c WHERE i < 200) "
                 "SELECT 0, zeroblob(3000) FROM c",
                 "PRAGMA wal_checkpoint(TRUNCATE)", "PRAGMA wal_autocheckpoint = 0", "UPDATE g SET n = 1"})
            QVERIFY2(writer.exec(QString::fromLatin1(sql)), sql);
        writer.die();
    }
    WriterProcess agent(m_path);
    bool hasWritten = false;
    readhook::beforeRead(m_path + u"-wal"_s, [&] {
        hasWritten = agent.exec(u"UPDATE g SET n = 2"_s) && agent.exec(u"PRAGMA wal_checkpoint(RESTART)"_s)
            && agent.exec(u"UPDATE g SET n = 3 WHERE rowid = 1"_s);
    });
    SqliteDatabase database(m_path);
    const auto oldest = readNumber(database, u"SELECT min(n) FROM g"_s);
    QVERIFY(hasWritten);
    QVERIFY2(oldest, oldest ? "" : qPrintable(oldest.error().text));
    QCOMPARE(*oldest, 2);
    QCOMPARE(readNumber(database, u"SELECT max(n) FROM g"_s).value_or(-1), 3);
    QCOMPARE(database.access(), Access::Live);
}

void TestSqliteDatabase::readsWhatACrashLeft_data()
{
    QTest::addColumn<QString>("mode");
    QTest::addColumn<int>("rows");
    QTest::newRow("log") << u"WAL"_s << 3;
    QTest::newRow("journal") << u"DELETE"_s << 2;
}

void TestSqliteDatabase::readsWhatACrashLeft()
{
    QFETCH(const QString, mode);
    QFETCH(const int, rows);
    make(mode);
    {
        WriterProcess writer(m_path);
        if (mode == "WAL"_L1) {
            QVERIFY(writer.exec(u"INSERT INTO t VALUES (3)"_s));
        } else {
            // With a cache this small changed pages reach the file before the commit.
            QVERIFY(writer.exec(u"PRAGMA cache_size = 1"_s));
            QVERIFY(writer.exec(u"BEGIN IMMEDIATE"_s));
            QVERIFY(writer.exec(
                u"INSERT INTO t WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3000) SELECT hex(zeroblob(500)) FROM n"_s));
        }
        writer.die();
    }
    const QStringList files = filesIn(m_dir->path());
    QVERIFY(files.size() > 1);
    QHash<QString, QByteArray> before;
    for (const QString& file : files)
        before.insert(file, contentsOf(m_dir->filePath(file)));
    {
        SqliteDatabase database(m_path);
        QCOMPARE(countRows(database).value_or(-1), rows);
        QCOMPARE(database.access(), Access::Copy);
        QVERIFY(database.poll() == StoreChange::None);
    }
    QCOMPARE(filesIn(m_dir->path()), files);
    for (const QString& file : files)
        QVERIFY2(contentsOf(m_dir->filePath(file)) == before.value(file), qPrintable(file));
    // The agent comes back and works the log off.
    SqliteDatabase database(m_path);
    QCOMPARE(countRows(database).value_or(-1), rows);
    WriterProcess writer(m_path);
    QVERIFY(writer.exec(u"INSERT INTO t VALUES (4)"_s));
    QCOMPARE(countRows(database).value_or(-1), rows + 1);
}

void TestSqliteDatabase::tellsBusyAndCancels()
{
    make(u"DELETE"_s);
    WriterProcess writer(m_path);
    QVERIFY(writer.exec(u"BEGIN EXCLUSIVE"_s));
    SqliteDatabase impatient(m_path, 0);
    const Result<qint64> busy = countRows(impatient);
    QVERIFY(!busy);
    QCOMPARE(busy.error().code, Errc::Busy);
    QVERIFY(busy.error().text.contains(QFileInfo(m_path).fileName()));

    // One that waits for ever ends when it is cancelled, and only then.
    SqliteDatabase patient(m_path, std::numeric_limits<int>::max());
    JobControl job;
    std::jthread canceller([job] {
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
        job.cancel();
    });
    const Result<qint64> cancelled = readNumber(patient, u"SELECT count(*) FROM t"_s, job);
    QVERIFY(!cancelled);
    QCOMPARE(cancelled.error().code, Errc::Cancelled);
    QVERIFY(writer.exec(u"COMMIT"_s));
    QCOMPARE(countRows(patient).value_or(-1), 2);
    QCOMPARE(countRows(impatient).value_or(-1), 2);
}

void TestSqliteDatabase::stopsALongStatement()
{
    make(u"WAL"_s);
    SqliteDatabase database(m_path);
    JobControl job;
    std::jthread canceller([job] {
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
        job.cancel();
    });
    const Result<qint64> endless = readNumber(
        database, u"WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n"_s, job);
    QVERIFY(!endless);
    QCOMPARE(endless.error().code, Errc::Cancelled);
    QCOMPARE(countRows(database).value_or(-1), 2);
}

void TestSqliteDatabase::noticesReplacedAndVanished()
{
    make(u"WAL"_s);
    SqliteDatabase database(m_path);
    QCOMPARE(countRows(database).value_or(-1), 2);
    const QString aside = m_path + u".aside"_s;
    QVERIFY(QFile::rename(m_path, aside));
    QVERIFY(database.poll() == StoreChange::Vanished);
    QVERIFY(database.poll() == StoreChange::None);
    QCOMPARE(countRows(database).value_or(-1), 2); // what is open stays readable
    make(u"WAL"_s);
    WriterProcess(m_path).exec(u"DELETE FROM t WHERE a = 1"_s);
    QVERIFY(database.poll() == StoreChange::Replaced);
    QCOMPARE(countRows(database).value_or(-1), 1);

    QVERIFY(QFile::remove(m_path));
    SqliteDatabase other(m_path);
    const Result<qint64> missing = countRows(other);
    QVERIFY(!missing);
    QCOMPARE(missing.error().code, Errc::NotFound);
}

void TestSqliteDatabase::noticesRebuilt()
{
    make(u"WAL"_s);
    SqliteDatabase database(m_path);
    QCOMPARE(countRows(database).value_or(-1), 2);
    // Rows of a table without a key of its own may have other rowids afterwards.
    QVERIFY(WriterProcess(m_path).exec(u"VACUUM"_s));
    QCOMPARE(countRows(database).value_or(-1), 2);
    QVERIFY(database.poll() == StoreChange::Replaced);
}

void TestSqliteDatabase::worksInAnotherThread()
{
    make(u"WAL"_s);
    SqliteDatabase database(m_path);
    QTest::failOnWarning();
    QCOMPARE(countRows(database).value_or(-1), 2);
    {
        Lane lane;
        auto answer = lane.run([&database](const JobControl&) { return countRows(database); });
        answer.waitForFinished();
        QCOMPARE(answer.result().value_or(-1), 2);
    }
    QCOMPARE(countRows(database).value_or(-1), 2);
    {
        Lane lane;
        auto last = lane.run([&database](const JobControl&) { return countRows(database); });
        last.waitForFinished();
        QCOMPARE(last.result().value_or(-1), 2);
    }
    // Closed here, though opened in a thread that is gone.
}

void TestSqliteDatabase::keepsBytes()
{
    make(u"WAL"_s);
    WriterProcess(m_path).exec(u"INSERT INTO t VALUES (CAST(x'610062ff63' AS TEXT)), (NULL), (1.5), (x'00')"_s);
    SqliteDatabase database(m_path);
    const Result<> read = database.read({}, [&]() -> Result<> {
        auto q = database.query(u"SELECT CAST(a AS BLOB), a FROM t WHERE rowid > 2 ORDER BY rowid"_s);
        [&] {
            QVERIFY(q.next());
            QCOMPARE(q.bytes(0),
                QByteArray("a\0b\xff"
                           "c",
                    5));
            QVERIFY(q.next());
            QVERIFY(q.isNull(1));
            QVERIFY(q.next());
            QCOMPARE(q.value(1), QVariant(1.5));
            QVERIFY(!q.integer(1));
            QVERIFY(q.next());
            QCOMPARE(q.value(1), QVariant(QByteArray("\0", 1)));
            QVERIFY(!q.next());
        }();
        return q.result();
    });
    QVERIFY(read.has_value());
}

void TestSqliteDatabase::readsThePrefixOfALargeText()
{
    make(u"WAL"_s);
    WriterProcess(m_path).exec(u"INSERT INTO t VALUES (CAST(replace(hex(zeroblob(10000000)), '00', 'ab') AS TEXT))"_s);
    SqliteDatabase database(m_path);
    const Result<QByteArray> prefix = database.read({}, [&] { return database.valuePrefix(u"t"_s, u"a"_s, 3, 5); });
    QCOMPARE(prefix.value_or(QByteArray()), QByteArray("ababa"));
    const Result<QByteArray> number = database.read({}, [&] { return database.valuePrefix(u"t"_s, u"a"_s, 1, 5); });
    QCOMPARE(number.value_or(QByteArray()), QByteArray("1"));
    const Result<QByteArray> missing = database.read({}, [&] { return database.valuePrefix(u"t"_s, u"a"_s, 99, 5); });
    QVERIFY(!missing);
    QCOMPARE(missing.error().code, Errc::NotFound);
}

void TestSqliteDatabase::namesTheFileInErrors_data()
{
    QTest::addColumn<int>("code");
    QTest::addColumn<Errc>("expected");
    QTest::newRow("corrupt") << 11 << Errc::Corrupt;
    QTest::newRow("corrupt index") << (11 | (3 << 8)) << Errc::Corrupt;
    QTest::newRow("no database") << 26 << Errc::Corrupt;
    QTest::newRow("busy") << 5 << Errc::Busy;
    QTest::newRow("reading failed") << (10 | (1 << 8)) << Errc::Corrupt;
    QTest::newRow("cannot open") << 14 << Errc::ReadOnly;
    QTest::newRow("permission") << 3 << Errc::Denied;
    QTest::newRow("disk full") << 13 << Errc::Denied;
    QTest::newRow("other tables") << 1 << Errc::NotSupported;
}

void TestSqliteDatabase::namesTheFileInErrors()
{
    QFETCH(const int, code);
    QFETCH(const Errc, expected);
    const Error error = sqliteError(u"/data/sessions.db"_s, code, u"database disk image is malformed"_s);
    QCOMPARE(error.code, expected);
    QVERIFY(error.text.contains("/data/sessions.db"_L1));
    QVERIFY(error.text.endsWith(u'.'));
    QVERIFY(!error.text.contains("malformed"_L1));
    QVERIFY(error.cause.contains("malformed"_L1));
}

void TestSqliteDatabase::tellsWhyAStatementFails_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<bool>("isOfTheTables");
    QTest::newRow("no table") << u"SELECT 1 FROM elsewhere"_s << true;
    QTest::newRow("no column") << u"SELECT elsewhere FROM t"_s << true;
    QTest::newRow("a figure that overflows") << u"SELECT sum(9223372036854775807) FROM t, t AS other"_s << false;
    QTest::newRow("JSON that is none") << u"SELECT json_extract('{', '$.a') FROM t"_s << false;
}

/// What is wrong with a value is no matter of how the tables are built.
void TestSqliteDatabase::tellsWhyAStatementFails()
{
    QFETCH(const QString, sql);
    QFETCH(const bool, isOfTheTables);
    make(u"WAL"_s);
    WriterProcess(m_path).exec(u"INSERT INTO t VALUES (1), (2)"_s);
    SqliteDatabase database(m_path);
    const Result<> read = database.read({}, [&]() -> Result<> {
        SqliteQuery query = database.query(sql);
        while (query.next())
            ;
        return query.ok() ? Result<>() : query.failure();
    });
    QVERIFY(!read);
    QCOMPARE(read.error().code, Errc::NotSupported);
    QVERIFY2(read.error().text.contains(u"tables"_s) == isOfTheTables, qPrintable(read.error().text));
}

/// Nobody has to ask queries made by rows() and firstRow(): the first failure is the answer, and of the next read no
/// more.
void TestSqliteDatabase::readsFailWithTheirQueries()
{
    make(u"WAL"_s);
    WriterProcess(m_path).exec(u"INSERT INTO t VALUES (1), (2)"_s);
    SqliteDatabase database(m_path);
    const auto sum = [&](const QString& first) {
        return database.read({}, [&]() -> Result<qint64> {
            qint64 total = database.firstRow(first, {7}).value(0).toLongLong();
            auto rows = database.rows(u"SELECT * FROM t"_s);
            while (rows.next())
                total += rows.integer(0).value_or(0);
            return total + database.got(Result<qint64>(100));
        });
    };
    QCOMPARE(sum(u"SELECT ? + 3"_s), 116);
    const auto failed = sum(u"SELECT ? FROM elsewhere"_s);
    QVERIFY(!failed);
    QCOMPARE(failed.error().code, Errc::NotSupported);
    QCOMPARE(sum(u"SELECT ? + 4"_s), 117);
    const auto refused = database.read({}, [&]() -> Result<qint64> {
        const qint64 nothing = database.got(Result<qint64>(fail(Errc::NotFound, u"first"_s)));
        database.got(Result<>(fail(Errc::Usage, u"second"_s)));
        return nothing;
    });
    QVERIFY(!refused);
    QCOMPARE(refused.error().text, u"first"_s);
}

TEST_CLASS(TestSqliteDatabase)

#include "tst_sqlitedatabase.moc"
