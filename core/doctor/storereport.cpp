// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/doctor/storereport.h"

#include "core/store/files/filescript.h"
#include "core/store/files/scratchfolder.h"
#include "core/store/postgres/serveraddress.h"
#include "core/store/sqlite/sqlitecopy.h"
#include "core/store/sqlite/sqlitedatabase.h"
#include "core/store/sqlite/sqlitesidefiles.h"
#include "core/store/storeformat.h"

#include <QCoreApplication>
#include <QDir>
#include <QDirIterator>
#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

struct StoreReportText
{
    Q_DECLARE_TR_FUNCTIONS(StoreReport)
};

QList<FilesSize> filesOf(const QString& path)
{
    QMap<QString, FilesSize> files;
    const auto add = [&](const QFileInfo& file) {
        const QString suffix = file.suffix().toLower();
        FilesSize& sum = files[suffix];
        sum.ending = suffix.isEmpty() ? QString() : u'.' + suffix;
        sum.bytes += file.size();
        ++sum.count;
    };
    if (QFileInfo(path).isDir()) {
        QDirIterator all(path, QDir::Files | QDir::Hidden | QDir::NoSymLinks, QDirIterator::Subdirectories);
        while (all.hasNext())
            add(all.nextFileInfo());
    } else {
        for (const QLatin1StringView beside : {""_L1, "-wal"_L1, "-shm"_L1, "-journal"_L1}) {
            if (const QFileInfo file(path + beside); file.exists())
                add(file);
        }
    }
    QList<FilesSize> sorted = files.values();
    std::ranges::stable_sort(sorted, std::greater(), &FilesSize::bytes);
    return sorted;
}

QString size(qint64 bytes)
{
    return QLocale().formattedDataSize(bytes);
}

/// The path of the store's database, which no program has open.
Result<QString> closedDatabaseOf(const StoreInfo& store)
{
    const QString database = databaseFileOf(store);
    if (database.isEmpty())
        return fail(
            Errc::Usage, StoreReportText::tr("%1 is not a SQLite database.").arg(QDir::toNativeSeparators(store.path)));
    if (probeSqlite(database, SqliteFileState::of(database)).heldByOthers)
        return fail(Errc::Busy,
            StoreReportText::tr("Another program has %1 open. Close it, then try again.")
                .arg(QDir::toNativeSeparators(database)));
    return database;
}

/// A script with the folder that the new bytes stand in.
struct KeptScript
{
    std::shared_ptr<ScratchFolder> folder;
    FileScript script;
};

} // namespace

QString databaseFileOf(const StoreInfo& store)
{
    if (isServerAddress(store.path))
        return {};
    if (!QFileInfo(store.path).isDir())
        return StoreCandidate(store.path).isSqlite() ? store.path : QString();
    QStringList databases;
    const QDir folder(store.path);
    for (const QString& name : folder.entryList({u"*.db"_s, u"*.sqlite"_s, u"*.sqlite3"_s}, QDir::Files)) {
        if (const QString path = folder.filePath(name); StoreCandidate(path).isSqlite())
            databases << path;
    }
    return databases.size() == 1 ? databases.front() : QString();
}

Result<StoreReport> storeReport(SessionStore& store, const JobControl& job)
{
    const StoreInfo info = store.info();
    StoreReport report;
    report.path = info.path;
    if (!isServerAddress(info.path))
        report.files = filesOf(info.path);
    for (const FilesSize& files : std::as_const(report.files))
        report.bytes += files.bytes;
    if (const QString path = databaseFileOf(info); !path.isEmpty()) {
        SqliteDatabase database(path);
        const auto sizes = databaseSizes(database, job);
        if (!sizes)
            return std::unexpected(sizes.error());
        report.database = *sizes;
    }
    auto content = contentSizes(store, job);
    if (!content)
        return std::unexpected(content.error());
    report.content = *std::move(content);
    return report;
}

Result<EditPlan> vacuumPlan(const StoreInfo& store, const JobControl& job)
{
    const auto database = closedDatabaseOf(store);
    if (!database)
        return std::unexpected(database.error());
    if (!store.notWritable.isEmpty())
        return fail(Errc::ReadOnly, store.notWritable);
    const QString file = QFileInfo(*database).canonicalFilePath();
    if (hasSideFiles(file))
        return fail(Errc::Busy,
            StoreReportText::tr("%1 was not closed properly: its log must be written back first.")
                .arg(QDir::toNativeSeparators(*database)));
    const auto guard = FileGuard::of(file, {});
    if (!guard)
        return std::unexpected(guard.error());
    auto kept = std::make_shared<KeptScript>();
    kept->folder = std::make_shared<ScratchFolder>(ScratchFolder::Purpose::Trial);
    const QString copy = kept->folder->filePath(u"store.db"_s);
    if (!kept->folder->isValid())
        return fail(Errc::Denied, StoreReportText::tr("There is no room for a copy of the database."),
            kept->folder->errorString());
    if (const Result<> copied = vacuumSqlite(file, copy, job); !copied)
        return std::unexpected(copied.error());
    const qint64 after = QFileInfo(copy).size();
    if (after >= guard->size)
        return fail(Errc::Usage, StoreReportText::tr("Nothing to regain: the database has no free pages."));
    kept->script.guards = {*guard};
    FileStep step {.path = file, .splices = {{0, guard->size, FileContent()}}};
    step.splices.first().bytes.add(copy, 0, after);
    kept->script.steps = {step};
    EditPlan plan {.edit = RepairEdit {}, .action = u"vacuum"_s};
    plan.title = StoreReportText::tr("Vacuum %1").arg(QFileInfo(file).fileName());
    plan.writes = {{QDir::toNativeSeparators(file), PlannedWrite::Change::Update, 1, size(guard->size), size(after),
        StoreReportText::tr("%1 regained").arg(size(guard->size - after))}};
    plan.warnings << StoreReportText::tr(
        "To undo it, the old file is kept with the undo data; the disk has the space back once that is forgotten.");
    plan.files = {kept, &kept->script};
    return plan;
}

Result<EditPlan> withFreedBytes(Result<EditPlan> plan, SessionStore& store, const JobControl& job)
{
    const auto* deletion = plan ? std::get_if<DeleteEdit>(&plan->edit) : nullptr;
    if (!deletion || plan->script.steps.isEmpty() || databaseFileOf(store.info()).isEmpty())
        return plan;
    const auto bytes = contentBytes(store, deletion->session, job);
    if (!bytes && bytes.error().code == Errc::Cancelled)
        return std::unexpected(bytes.error());
    if (bytes) // one that cannot be read can be deleted
        plan->warnings += StoreReportText::tr(
            "Frees at least %1 inside the database for new data. Vacuum it to make the file smaller.")
                              .arg(size(*bytes));
    return plan;
}

Result<qint64> logToWriteBack(const StoreInfo& store)
{
    const auto database = closedDatabaseOf(store);
    if (!database)
        return std::unexpected(database.error());
    if (!hasSideFiles(*database))
        return fail(Errc::Usage, StoreReportText::tr("There is no log to write back."));
    return qMax<qint64>(0, SqliteFileState::of(*database).wal.size);
}

Result<qint64> writeBackLog(const StoreInfo& store, const JobControl& job)
{
    const auto bytes = logToWriteBack(store);
    const Result<> done = bytes ? closeAfterCrash(databaseFileOf(store), job) : std::unexpected(bytes.error());
    return done ? bytes : std::unexpected(done.error());
}

} // namespace stemma
