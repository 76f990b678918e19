// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What takes room in a store, and how some of it is regained.
#include "app/cli/job.h"
#include "core/doctor/storereport.h"
#include "core/store/sqlite/sqlitedatabase.h"

#include <QCoreApplication>
#include <QDir>

namespace stemma::cli {

namespace {

struct DoctorText
{
    Q_DECLARE_TR_FUNCTIONS(cli)
};

void checkIntegrity(Job& job, const StoreInfo& store)
{
    const QString path = databaseFileOf(store);
    if (path.isEmpty())
        return job.fail({Errc::Usage,
            DoctorText::tr("%1 is not a SQLite database; “stemma check” looks for damage in it.")
                .arg(QDir::toNativeSeparators(store.path)),
            {}});
    SqliteDatabase database(path);
    const auto problems = integrityProblems(database, job.control);
    if (!problems)
        return job.fail(problems.error());
    job.record().integrity(path, *problems);
    if (!problems->isEmpty())
        job.noteFinding();
}

void writeBack(Job& job, const StoreInfo& store)
{
    const auto bytes = job.options.apply ? writeBackLog(store, job.control) : logToWriteBack(store);
    if (!bytes)
        return job.fail(bytes.error());
    job.record().logWrittenBack(store.path, *bytes);
}

} // namespace

void doctor(Job& job)
{
    const auto store = openOnly(job);
    if (!store)
        return;
    const DoctorOptions& wish = job.options.doctor;
    const StoreInfo info = store->info();
    if (wish.checksIntegrity)
        return checkIntegrity(job, info);
    if (wish.writesLogBack)
        return writeBack(job, info);
    if (wish.vacuums) {
        const auto plan = vacuumPlan(info, job.control);
        return plan ? settle(job, *store, *plan) : job.fail(plan.error());
    }
    const auto report = storeReport(*store, job.control);
    if (!report)
        return job.fail(report.error());
    job.record().storeReport(*report);
}

} // namespace stemma::cli
