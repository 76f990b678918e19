// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/edit/copydryrun.h"

#include "core/store/files/filetransaction.h"
#include "core/store/sqlite/sqlitewriter.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

struct CopyDryRunText
{
    Q_DECLARE_TR_FUNCTIONS(BatchPlanner)
};

} // namespace

CopyDryRun::CopyDryRun(std::shared_ptr<StoreCopy> copy, const JobControl& job)
    : DryRun(job)
    , m_copy(std::move(copy))
    , m_files(m_copy->folder(), {})
{
}

Result<std::unique_ptr<DryRun>> CopyDryRun::begin(
    const QString& path, const RulesChoice& rules, qint64 mostBytes, const JobControl& job)
{
    auto copy = StoreCopy::make(path, mostBytes, job);
    if (!copy)
        return std::unexpected(copy.error());
    std::unique_ptr<CopyDryRun> dryRun(new CopyDryRun(*std::move(copy), job));
    if (const Result<> opened = dryRun->open(dryRun->m_copy->path(), rules); !opened)
        return std::unexpected(opened.error());
    return dryRun;
}

Result<> CopyDryRun::changeRows(const SqlScript& script)
{
    const auto keep = [this](const RowChanges& changes) -> Result<> {
        m_rows.push_back(changes);
        return {};
    };
    return SqliteWriter(m_copy->path()).run(script, keep, job());
}

Result<> CopyDryRun::changeFiles(const FileScript& script)
{
    const QString prefix = m_copy->folder() + u'/';
    for (const FileStep& step : script.steps) {
        if (!step.path.startsWith(prefix) || (!step.to.isEmpty() && !step.to.startsWith(prefix)))
            return fail(Errc::NotSupported,
                CopyDryRunText::tr("It changes %1, outside this store. Make this change on its own.").arg(step.path));
    }
    FileTransaction files(script, m_copy->notesFolder() + u'/' + QString::number(plans().size()), job());
    Result<> done = files.stage();
    done = done ? files.commit() : done;
    if (!done)
        return done;
    m_files.take(script, files.changes());
    files.finish();
    return {};
}

Result<> CopyDryRun::carryOut(const EditPlan& plan)
{
    if (!plan.database.isEmpty())
        return fail(
            Errc::NotSupported, CopyDryRunText::tr("It is stored outside the store. Make this change on its own."));
    Result<> done = plan.files ? changeFiles(*plan.files) : Result<>();
    if (done && !plan.script.steps.isEmpty())
        done = changeRows(plan.script);
    if (done && (!plan.files && plan.script.steps.isEmpty()))
        return fail(Errc::Usage, CopyDryRunText::tr("It changes nothing."));
    // The copy's store notices this as a change by another program.
    return done ? store().poll().transform([](StoreChange) { }) : done;
}

/// The redo of the changes, from the newest back and forth: each is undone on the copy, and the inverse of that
/// back is kept.
Result<SqlScript> CopyDryRun::rowScript() const
{
    SqlScript script;
    for (qsizetype i = qsizetype(m_rows.size()) - 1; i >= 0; --i) {
        const auto keep = [&](const RowChanges& again) -> Result<> {
            SqlStep step;
            step.changes = std::make_shared<const RowChanges>(again);
            script.steps.prepend(step);
            return {};
        };
        if (Result<> done = SqliteWriter(m_copy->path()).undo(m_rows.at(i), keep, job()); !done)
            return std::unexpected(done.error());
    }
    qsizetype before = 0;
    for (const EditPlan& plan : plans()) {
        for (SqlGuard guard : plan.script.guards) {
            guard.after = before;
            script.guards += guard;
        }
        before += plan.script.steps.isEmpty() ? 0 : 1;
    }
    return script;
}

std::shared_ptr<const FileScript> CopyDryRun::fileScript() const
{
    struct Kept
    {
        std::shared_ptr<StoreCopy> copy; // has the new bytes
        FileScript script;
    };
    auto kept = std::make_shared<Kept>();
    kept->script = m_files.script();
    if (kept->script.steps.isEmpty())
        return nullptr;
    kept->copy = m_copy;
    QSet<QString> touched;
    const auto touch = [&](const QString& path) { touched += m_files.originalOf(path); };
    for (const EditPlan& plan : plans()) {
        if (!plan.files)
            continue;
        for (const FileGuard& guard : plan.files->guards)
            touch(guard.path);
        for (const FileStep& step : plan.files->steps)
            touch(step.path);
    }
    for (const FileGuard& guard : m_copy->guards()) {
        if (touched.contains(guard.path))
            kept->script.guards += guard;
    }
    return {kept, &kept->script};
}

Result<> CopyDryRun::addScript(EditPlan& sum)
{
    auto rows = rowScript();
    if (!rows)
        return std::unexpected(rows.error());
    sum.script = *std::move(rows);
    sum.files = fileScript();
    return {};
}

} // namespace stemma
