// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/doctor/storereport.h"
#include "core/edit/storecopy.h"
#include "core/store/sqlite/sqlitedatabase.h"
#include "tests/testkit/testclass.h"
#include "tests/testkit/writerprocess.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

/// Copies of whole stores.
class TestStoreCopy final : public QObject
{
    Q_OBJECT
private slots:
    void keepsOwnLocks_data();
    void keepsOwnLocks();
};

void TestStoreCopy::keepsOwnLocks_data()
{
    QTest::addColumn<bool>("vacuums");
    QTest::newRow("copied with its folder") << false;
    QTest::newRow("vacuumed") << true;
}

/// While the store is copied, a session of it may be read in another tab: nobody else may write then.
void TestStoreCopy::keepsOwnLocks()
{
    QFETCH(const bool, vacuums);
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"store/sessions.db"_s);
    QVERIFY(QDir().mkpath(folder.filePath(u"store"_s)));
    WriterProcess writer(path);
    for (const char* sql : {"PRAGMA busy_timeout = 0", "CREATE TABLE t (a)",
             "INSERT INTO t WITH RECURSIVE c(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM c WHERE i < 500) "
             "SELECT zeroblob(1000) FROM c",
             "DELETE FROM t WHERE rowid > 10"})
        QVERIFY2(writer.exec(QString::fromLatin1(sql)), sql);
    SqliteDatabase database(path);
    bool isLocked = false;
    const Result<> read = database.read({}, [&]() -> Result<> {
        auto q = database.query(u"SELECT a FROM t"_s);
        if (!q.next())
            return q.failure();
        constexpr qint64 Most = 1 << 30;
        const auto copied = vacuums
            ? vacuumPlan({.path = path}, {}).transform([](const EditPlan&) { })
            : StoreCopy::make(folder.filePath(u"store"_s), Most, {}).transform([](const auto&) { });
        isLocked = !writer.exec(u"BEGIN EXCLUSIVE"_s);
        return copied;
    });
    QVERIFY2(read, read ? "" : qPrintable(read.error().text + read.error().cause));
    QVERIFY2(isLocked, "another program got the lock while the store was read");
}

TEST_CLASS(TestStoreCopy)
#include "tst_storecopy.moc"
