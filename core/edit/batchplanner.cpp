// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/edit/batchplanner.h"

#include "core/edit/filecomposer.h"
#include "core/edit/storecopy.h"
#include "core/store/filetransaction.h"
#include "core/store/registry.h"
#include "core/store/ruledstore.h"
#include "core/store/serveraddress.h"
#include "core/store/sqlitewriter.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(BatchPlanner)
};

/// The changes while they are tried out on a copy.
class Trial
{
public:
    Trial(std::shared_ptr<StoreCopy> copy, const JobControl& job)
        : m_copy(std::move(copy))
        , m_job(job)
        , m_files(m_copy->folder(), {})
    {
    }

    [[nodiscard]] Result<> open(const RulesChoice& rules);
    /// Plans and carries out one change.
    [[nodiscard]] Result<> make(const SingleEdit& edit);
    /// Where what is to be followed is found now.
    QList<MessagePlace> places;
    /// What they come to together; the copy is no trial of them any more.
    [[nodiscard]] Result<EditPlan> finish(const BatchEdit& edit);

private:
    [[nodiscard]] Result<> carryOut(const EditPlan& plan);
    [[nodiscard]] Result<> changeRows(const SqlScript& script);
    [[nodiscard]] Result<> changeFiles(const FileScript& script);
    [[nodiscard]] Result<SqlScript> rowScript() const;
    [[nodiscard]] std::shared_ptr<const FileScript> fileScript() const;
    [[nodiscard]] QString named(QString text) const { return text.remove(m_copy->folder()); }
    void addTexts(EditPlan& sum, const EditPlan& plan, qsizetype number) const;
    [[nodiscard]] bool areAllOfOneSession() const;

    std::shared_ptr<StoreCopy> m_copy;
    const JobControl& m_job;
    std::unique_ptr<SessionStore> m_store;
    QList<EditPlan> m_plans;
    std::vector<RowChanges> m_rows; ///< of each plan
    FileComposer m_files;
};

Result<> Trial::open(const RulesChoice& rules)
{
    auto store = openStoreFor(m_job, m_copy->path());
    if (!store)
        return std::unexpected(store.error());
    m_store = *std::move(store);
    return chooseRules(*m_store, rules);
}

Result<> Trial::changeRows(const SqlScript& script)
{
    const auto keep = [this](const RowChanges& changes) -> Result<> {
        m_rows.push_back(changes);
        return {};
    };
    return SqliteWriter(m_copy->path()).run(script, keep, m_job);
}

Result<> Trial::changeFiles(const FileScript& script)
{
    const QString prefix = m_copy->folder() + u'/';
    for (const FileStep& step : script.steps) {
        if (!step.path.startsWith(prefix) || (!step.to.isEmpty() && !step.to.startsWith(prefix)))
            return fail(Errc::NotSupported,
                Words::tr("It changes %1, which stands elsewhere. Make this change by itself.").arg(step.path));
    }
    FileTransaction files(script, m_copy->notesFolder() + u'/' + QString::number(m_plans.size()), m_job);
    Result<> done = files.stage();
    done = done ? files.commit() : done;
    if (!done)
        return done;
    m_files.take(script, files.changes());
    files.finish();
    return {};
}

Result<> Trial::carryOut(const EditPlan& plan)
{
    if (!plan.database.isEmpty())
        return fail(Errc::NotSupported, Words::tr("It is kept outside of the store. Make this change by itself."));
    Result<> done = plan.files ? changeFiles(*plan.files) : Result<>();
    if (done && !plan.script.steps.isEmpty())
        done = changeRows(plan.script);
    if (done && (!plan.files && plan.script.steps.isEmpty()))
        return fail(Errc::Usage, Words::tr("It changes nothing."));
    // The copy's store learns of it as of any other program's change.
    return done ? m_store->poll().transform([](StoreChange) { }) : done;
}

Result<> Trial::make(const SingleEdit& edit)
{
    auto* renaming = dynamic_cast<RenamingStore*>(m_store.get());
    if (renaming)
        renaming->follow(places);
    auto plan = m_store->plan(toEdit(edit), m_job);
    const Result<> done = plan ? carryOut(*plan) : std::unexpected(plan.error());
    if (done) {
        if (renaming)
            places = placesAfter(places, renaming->movedByLastPlan());
        m_plans += *std::move(plan);
        return {};
    }
    return fail(done.error().code,
        Words::tr("Change %1 cannot be made after those before it: %2")
            .arg(QString::number(m_plans.size() + 1), named(done.error().text)),
        done.error().cause);
}

/// What makes the changes again, from the newest back and forth: each is taken back on the copy, and what takes that
/// back is kept.
Result<SqlScript> Trial::rowScript() const
{
    SqlScript script;
    for (qsizetype i = qsizetype(m_rows.size()) - 1; i >= 0; --i) {
        const auto keep = [&](const RowChanges& again) -> Result<> {
            SqlStep step;
            step.changes = std::make_shared<const RowChanges>(again);
            script.steps.prepend(step);
            return {};
        };
        if (Result<> done = SqliteWriter(m_copy->path()).revert(m_rows.at(i), keep, m_job); !done)
            return std::unexpected(done.error());
    }
    qsizetype before = 0;
    for (const EditPlan& plan : m_plans) {
        for (SqlGuard guard : plan.script.guards) {
            guard.after = before;
            script.guards += guard;
        }
        before += plan.script.steps.isEmpty() ? 0 : 1;
    }
    return script;
}

std::shared_ptr<const FileScript> Trial::fileScript() const
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
    for (const EditPlan& plan : m_plans) {
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

void Trial::addTexts(EditPlan& sum, const EditPlan& plan, qsizetype number) const
{
    for (PlannedWrite write : plan.writes) {
        write.place = named(write.place);
        sum.writes += write;
    }
    for (const QString& warning : plan.warnings) {
        if (const QString text = named(warning); !sum.warnings.contains(text))
            sum.warnings += text;
    }
    for (PlannedCheck check : plan.checks) {
        check.text = named(check.text);
        if (!check.ok)
            check.text = Words::tr("Change %1: %2").arg(QString::number(number), check.text);
        const auto same = std::ranges::find_if(
            sum.checks, [&](const PlannedCheck& known) { return known.name == check.name && known.ok && check.ok; });
        if (same == sum.checks.end())
            sum.checks += check;
        else
            *same = check;
    }
}

bool Trial::areAllOfOneSession() const
{
    return std::ranges::all_of(
        m_plans, [this](const EditPlan& plan) { return plan.session == m_plans.first().session; });
}

Result<EditPlan> Trial::finish(const BatchEdit& edit)
{
    EditPlan sum;
    sum.edit = edit;
    sum.action = u"batch"_s;
    const EditPlan& first = m_plans.first();
    sum.title = m_plans.size() == 1
        ? first.title
        : Words::tr("%1, and %n more change(s)", nullptr, int(m_plans.size()) - 1).arg(first.title);
    for (qsizetype i = 0; i < m_plans.size(); ++i)
        addTexts(sum, m_plans.at(i), i + 1);
    // A check that one change fails is not passed by the next.
    sum.checks.removeIf([&](const PlannedCheck& check) {
        return check.ok && std::ranges::any_of(sum.checks, [&](const PlannedCheck& other) {
            return !other.ok && other.name == check.name;
        });
    });
    if (areAllOfOneSession()) {
        sum.session = first.session;
        sum.before = first.before;
        sum.after = m_plans.last().after;
    }
    const auto makes = [](const EditPlan& plan) { return !plan.newSession.isEmpty(); };
    if (std::ranges::count_if(m_plans, makes) == 1)
        sum.newSession = std::ranges::find_if(m_plans, makes)->newSession;
    auto rows = rowScript();
    if (!rows)
        return std::unexpected(rows.error());
    sum.script = *std::move(rows);
    sum.files = fileScript();
    if (!sum.files && sum.script.steps.isEmpty())
        return fail(Errc::Usage, Words::tr("Together these changes change nothing."));
    return sum;
}

} // namespace

Result<EditPlan> BatchPlanner::plan(const BatchEdit& edit, const JobControl& job) const
{
    if (edit.edits.isEmpty())
        return fail(Errc::Usage, Words::tr("There are no changes to plan."));
    if (!m_store.notWritable.isEmpty())
        return fail(Errc::NotSupported, m_store.notWritable);
    if (isServerAddress(m_store.path))
        return fail(Errc::NotSupported, Words::tr("Changes of a store on a server are made one by one."));
    auto copy = StoreCopy::make(m_store.path, MostBytes, job);
    if (!copy)
        return std::unexpected(copy.error());
    Trial trial(*std::move(copy), job);
    if (m_kept)
        trial.places = m_kept->places();
    if (Result<> opened = trial.open(m_rules); !opened)
        return std::unexpected(opened.error());
    for (qsizetype i = 0; i < edit.edits.size(); ++i) {
        if (job.isCancelled())
            return fail(Errc::Cancelled, {});
        if (Result<> made = trial.make(edit.edits.at(i)); !made)
            return std::unexpected(made.error());
        job.setProgress(i + 1, edit.edits.size());
    }
    auto plan = trial.finish(edit);
    if (plan && m_kept)
        m_kept->move(*plan, trial.places);
    return plan;
}

BatchPlanner BatchPlanner::of(SessionStore& store, const JobControl& job)
{
    return BatchPlanner(store.info(), chosenRules(store), keptElsewhere(store, job));
}

Result<EditPlan> planEdit(SessionStore& store, const Edit& edit, const JobControl& job)
{
    const auto* batch = std::get_if<BatchEdit>(&edit);
    return batch ? BatchPlanner::of(store, job).plan(*batch, job) : store.plan(edit, job);
}

} // namespace stemma
