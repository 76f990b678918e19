// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/doctor/storereport.h"
#include "core/edit/editor.h"
#include "core/store/branchstore.h"
#include "core/store/registry.h"
#include "core/store/sqlite/sqlitedatabase.h"
#include "tests/testkit/filetree.h"
#include "tests/testkit/needed.h"
#include "tests/testkit/readstore.h"
#include "tests/testkit/sqlitedump.h"
#include "tests/testkit/sqlitefile.h"
#include "tests/testkit/testclass.h"

#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

#include <numeric>
#include <ranges>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class TestStoreReport final : public QObject
{
    Q_OBJECT
private slots:
    void countsEveryByte_data();
    void countsEveryByte();
    void tablesTakeTheFile();
    void adviceAboutIndexes();
    void damageIsFound();
    void vacuumIsUndoneToTheByte();
    void changesBeforeAVacuumAreUndone();
    void databaseOfAFolder();
    void nothingToRegain();
    void deletionTellsWhatItFrees_data();
    void deletionTellsWhatItFrees();
    void logIsWrittenBack();
    void isCancelled();

private:
    /// A copy of a sample database whose largest session was deleted, so that pages are free.
    [[nodiscard]] static QString withFreePages(const QTemporaryDir& folder, Journal& journal, Receipt* deleted);
};

QString TestStoreReport::withFreePages(const QTemporaryDir& folder, Journal& journal, Receipt* deleted)
{
    const QString path = folder.filePath(u"sessions.db"_s);
    if (!QFile::copy(realStore(u"mnesis/small.db"_s), path)
        || !QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner))
        return {};
    const auto store = openStore(path);
    const auto sizes = store ? contentSizes(**store, {}) : std::unexpected(store.error());
    if (!sizes)
        return {};
    const auto plan = (*store)->plan(DeleteEdit {sizes->sessions.front().session}, {});
    const auto made = plan ? Editor(journal).apply((*store)->info(), *plan, {}) : std::unexpected(plan.error());
    if (!made)
        return {};
    if (deleted)
        *deleted = *made;
    return path;
}

void TestStoreReport::countsEveryByte_data()
{
    QTest::addColumn<QString>("sample");
    for (const char* name : {"mnesis/small.db", "opencode/generated/opencode.db",
             "claude-code/generated-2.1.197/projects", "codex/generated", "pi/generated/sessions",
             "mantis/generated-2.70.1/home", "jazzmine/generated-0.1.42/conversation_db.json"})
        QTest::newRow(name) << realStore(QString::fromLatin1(name));
}

/// Sums of kinds and sessions are those of the messages as they are read whole, each of which is stored once.
void TestStoreReport::countsEveryByte()
{
    QFETCH(QString, sample);
    NEED(missingSample(sample));
    const auto store = openStore(sample);
    QVERIFY(store);
    const auto report = storeReport(**store, {});
    QVERIFY2(report, report ? "" : qPrintable(report.error().text));
    qint64 texts = 0;
    qint64 outputs = 0;
    qint64 messages = 0;
    for (const SessionInfo& info : readstore::listed(**store)) {
        const auto all = readstore::messages(**store, info.id);
        const auto shared = sharedMessages(**store, info.id, {});
        QVERIFY(shared && *shared <= qint64(all.size()));
        for (const MessagePtr& message : all | std::views::drop(*shared)) {
            ++messages;
            for (const Part& part : message->parts) {
                if (const auto* text = part.as<TextPart>())
                    texts += text->text.text.toUtf8().size();
                if (const auto* tool = part.as<ToolPart>())
                    outputs += tool->output.text.toUtf8().size() + tool->error.text.toUtf8().size();
            }
        }
    }
    const ContentSizes& content = report->content;
    const auto of = [&](ContentKind kind) {
        const auto found = std::ranges::find(content.kinds, kind, &KindSize::kind);
        return found == content.kinds.end() ? 0 : found->bytes;
    };
    // As they are stored: with characters that are spelled by their numbers.
    QCOMPARE_GE(of(ContentKind::Text), texts);
    QCOMPARE_LE(of(ContentKind::Text), texts + texts / 100);
    QCOMPARE(of(ContentKind::ToolOutput), outputs);
    const auto sum = [](const auto& list, auto member) {
        return std::accumulate(list.begin(), list.end(), qint64(0),
            [&](qint64 all, const auto& item) { return all + std::invoke(member, item); });
    };
    QCOMPARE(sum(content.kinds, &KindSize::bytes), content.bytes);
    QCOMPARE(sum(content.sessions, &SessionSize::bytes), content.bytes);
    QCOMPARE(sum(content.sessions, &SessionSize::messages), messages);
    QVERIFY(std::ranges::is_sorted(content.large, std::greater(), &LargePart::bytes));
    QVERIFY(!content.large.empty());
    const LargePart& largest = content.large.front();
    const auto all = readstore::messages(**store, largest.session);
    QCOMPARE(all.at(size_t(largest.row))->id, largest.message);
    QCOMPARE(sum(report->files, &FilesSize::bytes), report->bytes);
}

void TestStoreReport::tablesTakeTheFile()
{
    const QString sample = realStore(u"mnesis/small.db"_s);
    NEED(missingSample(sample));
    SqliteDatabase database(sample);
    const auto sizes = databaseSizes(database, {});
    QVERIFY(sizes);
    QVERIFY(sizes->isExact);
    qint64 bytes = sizes->freePages * sizes->pageBytes;
    for (const TableSize& table : sizes->tables)
        bytes += table.bytes;
    QCOMPARE(bytes, QFileInfo(sample).size());
    QCOMPARE(sizes->pages * sizes->pageBytes, QFileInfo(sample).size());
}

void TestStoreReport::adviceAboutIndexes()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"a.db"_s);
    auto file = SqliteFile::create(path);
    QVERIFY(file);
    file->run(u"CREATE TABLE a(id INTEGER PRIMARY KEY)"_s);
    file->run(u"CREATE TABLE b(id INTEGER PRIMARY KEY, a INTEGER REFERENCES a(id), c TEXT, d TEXT)"_s);
    file->run(u"CREATE INDEX b_c ON b(c)"_s);
    file->run(u"CREATE INDEX b_c_d ON b(c, d)"_s);
    QVERIFY(file->finish());
    SqliteDatabase database(path);
    const auto sizes = databaseSizes(database, {});
    QVERIFY(sizes);
    const QList<IndexAdvice> wanted {{IndexAdvice::Kind::NotNeeded, u"b"_s, {u"c"_s}, u"b_c"_s, u"b_c_d"_s},
        {IndexAdvice::Kind::Missing, u"b"_s, {u"a"_s}, {}, u"a"_s}};
    QCOMPARE(sizes->advice, wanted);
    for (const IndexAdvice& advice : wanted)
        QVERIFY(adviceText(advice).endsWith(u'.'));
}

void TestStoreReport::damageIsFound()
{
    const QString sample = realStore(u"mnesis/small.db"_s);
    NEED(missingSample(sample));
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"sessions.db"_s);
    QVERIFY(QFile::copy(sample, path) && QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner));
    {
        SqliteDatabase database(path);
        QCOMPARE(integrityProblems(database, {}), QStringList());
    }
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadWrite) && file.seek(10 * 4096) && file.write(QByteArray(4096, '\x55')) == 4096);
    file.close();
    SqliteDatabase database(path);
    const auto problems = integrityProblems(database, {});
    QVERIFY2(problems, problems ? "" : qPrintable(problems.error().text));
    QVERIFY(!problems->isEmpty());
}

void TestStoreReport::vacuumIsUndoneToTheByte()
{
    NEED(missingSample(realStore(u"mnesis/small.db"_s)));
    const QTemporaryDir folder;
    Journal journal(folder.filePath(u"journal"_s));
    const QString path = withFreePages(folder, journal, nullptr);
    QVERIFY(!path.isEmpty());
    const QByteArray before = bytesOf(path);
    const QStringList rows = dumpSqlite(path);
    const auto store = openStore(path);
    QVERIFY(store);
    const auto report = storeReport(**store, {});
    QVERIFY(report && report->freeBytes() > 0);
    const auto plan = vacuumPlan((*store)->info(), {});
    QVERIFY2(plan, plan ? "" : qPrintable(plan.error().text));
    QCOMPARE(bytesOf(path), before); // only planned
    const auto made = Editor(journal).apply((*store)->info(), *plan, {});
    QVERIFY2(made, made ? "" : qPrintable(made.error().text));
    QVERIFY(QFileInfo(path).size() <= before.size() - report->freeBytes());
    QCOMPARE(dumpSqlite(path), rows);
    QCOMPARE(bytesOf(path).mid(18, 2), before.mid(18, 2)); // the journal mode
    const auto again = storeReport(**store, {});
    QVERIFY(again);
    QCOMPARE(again->freeBytes(), 0);
    QCOMPARE(again->content, report->content);
    QVERIFY(Editor(journal).undo(made->id, {}));
    QCOMPARE(bytesOf(path), before);
}

/// Rows keep their numbers, by which undo data names them.
void TestStoreReport::changesBeforeAVacuumAreUndone()
{
    NEED(missingSample(realStore(u"mnesis/small.db"_s)));
    const QTemporaryDir folder;
    Journal journal(folder.filePath(u"journal"_s));
    Receipt deleted;
    const QString path = withFreePages(folder, journal, &deleted);
    QVERIFY(!path.isEmpty());
    const auto store = openStore(path);
    const auto plan = vacuumPlan((*store)->info(), {});
    QVERIFY(plan);
    QVERIFY(Editor(journal).apply((*store)->info(), *plan, {}));
    const auto undone = Editor(journal).undo(deleted.id, {});
    QVERIFY2(undone, undone ? "" : qPrintable(undone.error().text));
    QCOMPARE(dumpSqlite(path), dumpSqlite(realStore(u"mnesis/small.db"_s)));
}

/// Programs that keep a database in a folder of their own are opened by that folder.
void TestStoreReport::databaseOfAFolder()
{
    const QString sample = realStore(u"opencode/generated/opencode.db"_s);
    NEED(missingSample(sample));
    const QTemporaryDir folder;
    const QString store = folder.filePath(u"opencode"_s);
    const QString path = store + u"/opencode.db"_s;
    QVERIFY(QDir().mkdir(store) && QFile::copy(sample, path));
    QVERIFY(QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner));
    {
        auto database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"spare"_s);
        database.setDatabaseName(path);
        QVERIFY(database.open());
        QSqlQuery query(database);
        for (const QString& sql :
            {u"CREATE TABLE spare(a)"_s, u"INSERT INTO spare VALUES (zeroblob(65536))"_s, u"DROP TABLE spare"_s})
            QVERIFY2(query.exec(sql), qPrintable(query.lastError().text()));
    }
    QSqlDatabase::removeDatabase(u"spare"_s);
    const auto ofFile = openStore(path);
    const auto ofFolder = openStore(store);
    QVERIFY(ofFile && ofFolder);
    QCOMPARE((*ofFolder)->info().path, store);
    const auto wanted = storeReport(**ofFile, {});
    const auto report = storeReport(**ofFolder, {});
    QVERIFY(wanted && report);
    QVERIFY(report->database.has_value());
    QCOMPARE(report->database, wanted->database);
    QVERIFY(report->freeBytes() > 0);
    const QByteArray before = bytesOf(path);
    const auto plan = vacuumPlan((*ofFolder)->info(), {});
    QVERIFY2(plan, plan ? "" : qPrintable(plan.error().text));
    Journal journal(folder.filePath(u"journal"_s));
    const auto made = Editor(journal).apply((*ofFolder)->info(), *plan, {});
    QVERIFY2(made, made ? "" : qPrintable(made.error().text));
    QVERIFY(QFileInfo(path).size() < before.size());
    QVERIFY(Editor(journal).undo(made->id, {}));
    QCOMPARE(bytesOf(path), before);
    QVERIFY(QFile::copy(path, store + u"/other.db"_s)); // which one is meant?
    QCOMPARE(databaseFileOf((*ofFolder)->info()), QString());
}

void TestStoreReport::nothingToRegain()
{
    NEED(missingSample(realStore(u"codex/generated"_s)));
    const auto files = openStore(realStore(u"codex/generated"_s));
    QVERIFY(files);
    const auto refused = vacuumPlan((*files)->info(), {});
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, Errc::Usage);
    QVERIFY(refused.error().text.endsWith(u'.'));
}

void TestStoreReport::deletionTellsWhatItFrees_data()
{
    QTest::addColumn<QString>("sample");
    for (const char* name : {"mnesis/small.db", "mantis/generated-2.70.1/sessions.db"})
        QTest::newRow(name) << realStore(QString::fromLatin1(name));
}

/// At least the bytes that become free, and that the file stays as large.
void TestStoreReport::deletionTellsWhatItFrees()
{
    QFETCH(const QString, sample);
    NEED(missingSample(sample));
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"sessions.db"_s);
    QVERIFY(QFile::copy(sample, path) && QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner));
    const auto store = openStore(path);
    QVERIFY(store);
    const auto before = storeReport(**store, {});
    QVERIFY(before);
    const SessionSize& largest = before->content.sessions.front();
    const auto bytes = contentBytes(**store, largest.session, {});
    QCOMPARE(bytes.value_or(0), largest.bytes);
    const Edit edit = DeleteEdit {largest.session};
    const auto plan = withFreedBytes((*store)->plan(edit, {}), **store, {});
    QVERIFY2(plan, plan ? "" : qPrintable(plan.error().text));
    const QString said = QLocale().formattedDataSize(*bytes);
    QVERIFY2(plan->warnings.last().contains(said) && plan->warnings.last().contains(u"Vacuum"_s),
        qPrintable(plan->warnings.join(u'\n')));
    Journal journal(folder.filePath(u"journal"_s));
    QVERIFY(Editor(journal).apply((*store)->info(), *plan, {}));
    QCOMPARE(QFileInfo(path).size(), before->database->pages * before->database->pageBytes);
    const auto after = storeReport(**store, {});
    QVERIFY(after);
    const qint64 freed = after->freeBytes() - before->freeBytes();
    // Indexes and what the format adds come on top, and whole pages.
    QVERIFY2(*bytes > 0 && *bytes <= freed, qPrintable(u"%1 said, %2 freed"_s.arg(*bytes).arg(freed)));
    // Other changes free nothing worth telling, nor do files.
    const SessionId other = after->content.sessions.front().session;
    const Edit rename = RenameEdit {other, u"Other"_s};
    const auto renamed = (*store)->plan(rename, {});
    const auto same = withFreedBytes(renamed, **store, {});
    QVERIFY(renamed && same);
    QCOMPARE(same->warnings, renamed->warnings);
}

void TestStoreReport::logIsWrittenBack()
{
    const QString sample = realStore(u"agentfootprint/sqlite/with-uncheckpointed-wal/sessions.db"_s);
    NEED(missingSample(sample));
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"sessions.db"_s);
    for (const QLatin1StringView ending : {""_L1, "-wal"_L1}) {
        QVERIFY(QFile::copy(sample + ending, path + ending));
        QVERIFY(QFile::setPermissions(path + ending, QFile::ReadOwner | QFile::WriteOwner));
    }
    const auto store = openStore(path);
    QVERIFY(store);
    const auto before = storeReport(**store, {});
    QVERIFY(before && before->database->logBytes > 0);
    QVERIFY(QFileInfo::exists(path + u"-wal"_s)); // reading leaves it
    QVERIFY(!vacuumPlan((*store)->info(), {}));
    const auto bytes = writeBackLog((*store)->info(), {});
    QVERIFY2(bytes, bytes ? "" : qPrintable(bytes.error().text));
    QCOMPARE(*bytes, before->database->logBytes);
    QCOMPARE(filetree::filesIn(folder.path()).keys(), QStringList {u"sessions.db"_s});
    const auto after = storeReport(**store, {});
    QVERIFY(after);
    QCOMPARE(after->content, before->content);
    QCOMPARE(writeBackLog((*store)->info(), {}).error().code, Errc::Usage);
}

void TestStoreReport::isCancelled()
{
    NEED(missingSample(realStore(u"mnesis/small.db"_s)));
    const auto store = openStore(realStore(u"mnesis/small.db"_s));
    QVERIFY(store);
    const JobControl job;
    job.cancel();
    QCOMPARE(storeReport(**store, job).error().code, Errc::Cancelled);
    QCOMPARE(vacuumPlan((*store)->info(), job).has_value(), false);
}

TEST_CLASS(TestStoreReport)

#include "tst_storereport.moc"
