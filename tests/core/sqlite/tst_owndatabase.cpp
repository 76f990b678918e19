// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/sqlite/owndatabase.h"
#include "core/store/sqlite/wordtokenizer.h"
#include "tests/testkit/testclass.h"

#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

/// Files of our own, and the words that SQLite's full-text search finds in a text.
class TestOwnDatabase final : public QObject
{
    Q_OBJECT
private slots:
    void madeAndRead();
    void notThere();
    void noDatabase();
    void cancelled();
    void words_data();
    void words();
};

void TestOwnDatabase::madeAndRead()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"new/own.db"_s);
    {
        const auto database = OwnDatabase::open(path, OwnDatabase::Mode::Create);
        QVERIFY2(database.has_value(), database ? "" : qPrintable(database.error().text));
        QVERIFY((*database)->exec("CREATE TABLE t(a INTEGER, b TEXT, c BLOB)"));
        const auto insert = (*database)->prepared("INSERT INTO t VALUES(?, ?, ?)");
        QVERIFY(insert.has_value());
        (*insert)->bind(0, qint64(7));
        (*insert)->bind(1, QByteArray("grün"));
        (*insert)->bindBlob(2, QByteArray("\0\xff", 2));
        QVERIFY((*database)->run(**insert));
        QCOMPARE(*(*database)->integerOf("SELECT a FROM t"), 7);
        QCOMPARE(*(*database)->integerOf("SELECT a FROM t WHERE a > 7"), 0);
    }
    QCOMPARE(QFileInfo(path).permissions() & (QFile::ReadGroup | QFile::ReadOther), QFile::Permissions());
    const auto again = OwnDatabase::open(path, OwnDatabase::Mode::Existing);
    QVERIFY(again.has_value());
    const auto select = (*again)->statement("SELECT a, b, c, NULL FROM t");
    QVERIFY(select && *(*again)->step(**select));
    QCOMPARE((*select)->integer(0), 7);
    QCOMPARE((*select)->bytes(1), QByteArray("grün"));
    QCOMPARE((*select)->bytes(2), QByteArray("\0\xff", 2));
    QVERIFY((*select)->isNull(3));
    QVERIFY(!*(*again)->step(**select));
}

void TestOwnDatabase::notThere()
{
    const QTemporaryDir folder;
    const auto database = OwnDatabase::open(folder.filePath(u"own.db"_s), OwnDatabase::Mode::Existing);
    QVERIFY(!database && database.error().code == Errc::NotFound);
    QVERIFY(!QFile::exists(folder.filePath(u"own.db"_s)));
    const auto unwritable = OwnDatabase::open(u"/dev/null/own.db"_s, OwnDatabase::Mode::Create);
    QVERIFY(!unwritable && unwritable.error().code == Errc::Denied);
}

void TestOwnDatabase::noDatabase()
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"own.db"_s));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(QByteArray(10'000, 'x')) > 0);
    file.close();
    const auto database = OwnDatabase::open(file.fileName(), OwnDatabase::Mode::Existing);
    QVERIFY(!database && database.error().code == Errc::Corrupt);
    QVERIFY2(database.error().text.contains(u"own.db"_s), qPrintable(database.error().text));
}

void TestOwnDatabase::cancelled()
{
    const QTemporaryDir folder;
    const auto database = OwnDatabase::open(folder.filePath(u"own.db"_s), OwnDatabase::Mode::Create);
    QVERIFY(database.has_value());
    const QByteArray endless = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n";
    const JobControl job;
    job.cancel();
    const OwnDatabase::Cancelling cancelling(**database, job);
    const auto count = (*database)->integerOf(endless);
    QVERIFY(!count && count.error().code == Errc::Cancelled);
}

void TestOwnDatabase::words_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("words");
    QTest::newRow("empty") << QString() << QString();
    QTest::newRow("signs") << u"-- && ==>"_s << QString();
    QTest::newRow("case and accents") << u"Málaga GRÜN"_s << u"malaga grun"_s;
    QTest::newRow("code") << u"src/main.cpp:12 foo_bar()"_s << u"src main cpp 12 foo bar"_s;
    QTest::newRow("other scripts") << u"שלום 日本"_s << u"שלום 日本"_s;
}

void TestOwnDatabase::words()
{
    QFETCH(QString, text);
    QFETCH(QString, words);
    const auto tokenizer = WordTokenizer::make();
    QVERIFY(tokenizer.has_value());
    const QByteArray utf8 = text.toUtf8();
    QStringList found;
    (*tokenizer)->split(utf8, [&](QByteArrayView word, int start, int end) {
        found += QString::fromUtf8(word);
        return start < end && end <= utf8.size();
    });
    QCOMPARE(found.join(u' '), words);
    int first = 0;
    (*tokenizer)->split(utf8, [&first](QByteArrayView, int, int) { return ++first < 1; });
    QVERIFY(first <= 1);
}

TEST_CLASS(TestOwnDatabase)

#include "tst_owndatabase.moc"
