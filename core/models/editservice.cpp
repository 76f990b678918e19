// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/editservice.h"

#include "core/doctor/storereport.h"
#include "core/edit/boundthinking.h"
#include "core/edit/forkedchange.h"
#include "core/store/files/scratchfolder.h"
#include "core/store/registry.h"

#include <QFileInfo>
#include <QtConcurrentRun>

namespace stemma {

EditService::EditService(const QString& journalFolder, QObject* parent)
    : QObject(parent)
    , m_journal(std::make_shared<Journal>(journalFolder))
{
    m_watch.setInterval(WatchMs);
    connect(&m_watch, &QTimer::timeout, this, &EditService::look);
}

EditService::~EditService() = default;

void EditService::start()
{
    if (std::exchange(m_started, true))
        return;
    m_lane
        .run([journal = m_journal](const JobControl& job) {
            ScratchFolder::dropAbandoned();
            return Editor(*journal).settleOpen(job);
        })
        .then(this, [this](const Result<SettledChanges>& changes) {
            if (!changes && changes.error().code != Errc::Cancelled) {
                m_troubled = true;
                emit journalFailed(changes.error());
            } else if (changes && !changes->isEmpty()) {
                emit settled(*changes);
            }
            look();
            m_watch.start();
        });
}

QFuture<Result<EditPlan>> EditService::plan(OpenStore& store, const Edit& edit, const JobControl& job)
{
    if (const auto* batch = std::get_if<BatchEdit>(&edit)) { // on a copy: the store's own lane stays free
        using Begun = std::variant<EditPlan, BatchPlanner>;
        return store
            .run(
                [batch = *batch](SessionStore& of, const JobControl& control) -> Result<Begun> {
                    if (control.isCancelled())
                        return fail(Errc::Cancelled, {});
                    const auto inOne = planInOne(of, batch, control);
                    return inOne ? inOne->transform([](EditPlan plan) { return Begun(std::move(plan)); })
                                 : Result<Begun>(BatchPlanner::of(of, control));
                },
                Lane::Visible, job)
            .then(QtFuture::Launch::Async, [batch = *batch, job](const Result<Begun>& begun) -> Result<EditPlan> {
                if (!begun)
                    return std::unexpected(begun.error());
                const auto* planner = std::get_if<BatchPlanner>(&*begun);
                return planner ? planner->plan(batch, job) : std::get<EditPlan>(*begun);
            });
    }
    return store.run(
        [edit](SessionStore& of, const JobControl& control) -> Result<EditPlan> {
            if (control.isCancelled())
                return fail(Errc::Cancelled, {});
            return withFreedBytes(of.plan(edit, control), of, control);
        },
        Lane::Visible, job);
}

QFuture<Result<EditPlan>> EditService::planWithoutThinking(
    OpenStore& store, const SingleEdit& edit, const JobControl& job)
{
    return store
        .run(
            [edit](SessionStore& of, const JobControl& control) -> Result<std::pair<BatchPlanner, WithoutThinking>> {
                if (control.isCancelled())
                    return fail(Errc::Cancelled, {});
                auto wish = withoutThinking(of, edit, control);
                if (!wish)
                    return std::unexpected(wish.error());
                return std::pair(BatchPlanner::of(of, control), *std::move(wish));
            },
            Lane::Visible, job)
        .then(QtFuture::Launch::Async, [job](const Result<std::pair<BatchPlanner, WithoutThinking>>& wish) {
            return wish ? stemma::planWithoutThinking(wish->first, wish->second, job)
                        : Result<EditPlan>(std::unexpected(wish.error()));
        });
}

QFuture<Result<EditPlan>> EditService::planForked(
    OpenStore& store, const SingleEdit& edit, bool dropsThinking, const JobControl& job)
{
    /// Planned already, or what is to be tried out on a copy, which takes the store's lane no time.
    using Begun = std::variant<EditPlan, std::pair<BatchPlanner, ForkedChange>>;
    return store
        .run(
            [edit, dropsThinking](SessionStore& of, const JobControl& control) -> Result<Begun> {
                if (control.isCancelled())
                    return fail(Errc::Cancelled, {});
                if (plansForksItself(of))
                    return stemma::planForked(of, edit, dropsThinking, control).transform([](EditPlan plan) {
                        return Begun(std::move(plan));
                    });
                return forkedChange(of, edit, dropsThinking, control).transform([&](const ForkedChange& change) {
                    return Begun(std::pair(BatchPlanner::of(of, control), change));
                });
            },
            Lane::Visible, job)
        .then(QtFuture::Launch::Async, [job](const Result<Begun>& begun) -> Result<EditPlan> {
            if (!begun)
                return std::unexpected(begun.error());
            if (const auto* plan = std::get_if<EditPlan>(&*begun))
                return *plan;
            const auto& [planner, change] = std::get<std::pair<BatchPlanner, ForkedChange>>(*begun);
            return stemma::planForked(planner, change, job);
        });
}

QFuture<Result<EditPlan>> EditService::plan(
    OpenStore& store, const Edit& edit, const Manner& manner, const JobControl& job)
{
    const auto single = toSingle(edit);
    const bool isForked = manner.isForked || (manner.dropsThinking && !inPlaceRefusal(store.info()).isEmpty());
    if (single && isForked)
        return planForked(store, *single, manner.dropsThinking, job);
    return single && manner.dropsThinking ? planWithoutThinking(store, *single, job) : plan(store, edit, job);
}

template<typename Work, typename Tell>
EditService::Job EditService::start(
    const QString& store, const QString& title, const JobControl& control, Work work, Tell tell)
{
    const Job number = m_next++;
    ++m_jobs;
    using Answer = std::invoke_result_t<Work, Journal&, const JobControl&>;
    m_lane
        .run(
            [journal = m_journal, work = std::move(work)](const JobControl& job) -> Answer {
                if (job.isCancelled())
                    return fail(Errc::Cancelled, {});
                return work(*journal, job);
            },
            Lane::Visible, control)
        .then(this, [this, number, store, title, tell = std::move(tell)](const Answer& answer) {
            const auto end = [this, number, store, title, tell, answer] {
                --m_jobs;
                m_stale = true;
                if (answer)
                    tell(number, *answer);
                else
                    emit failed(number, store, title, answer.error());
                look();
            };
            // Work that is over already answers at once, before the caller knows its number.
            QMetaObject::invokeMethod(this, end, Qt::QueuedConnection);
        });
    emit begun(number, title, control);
    return number;
}

template<typename Work>
EditService::Job EditService::carryOut(const QString& store, const QString& title, const JobControl& control, Work work)
{
    return start(
        store, title, control,
        [work = std::move(work)](Journal& journal, const JobControl& job) {
            Editor editor(journal);
            return work(editor, job);
        },
        [this](Job number, const Receipt& receipt) { emit applied(number, receipt); });
}

EditService::Job EditService::apply(const StoreInfo& store, const EditPlan& plan, const JobControl& control)
{
    return carryOut(store.path, plan.title, control,
        [store, plan](Editor& editor, const JobControl& job) { return editor.apply(store, plan, job); });
}

EditService::Job EditService::undo(const Receipt& change)
{
    return carryOut(change.store, tr("Undoing: %1").arg(change.title), {},
        [id = change.id](Editor& editor, const JobControl& job) { return editor.undo(id, job); });
}

EditService::Job EditService::redo(const Receipt& change)
{
    return carryOut(change.store, tr("Redoing: %1").arg(change.title), {},
        [id = change.id](Editor& editor, const JobControl& job) { return editor.redo(id, job); });
}

EditService::Job EditService::undoAll(const QList<Receipt>& changes, const JobControl& control)
{
    return start(
        changes.value(0).store, tr("Undoing %n change(s)", nullptr, int(changes.size())), control,
        [changes](Journal& journal, const JobControl& job) -> Result<ChangeSeries> {
            Editor editor(journal);
            return stemma::undoAll(editor, changes, job);
        },
        [this](Job number, const ChangeSeries& series) { emit seriesEnded(number, false, series); });
}

EditService::Job EditService::redoAll(const QList<Receipt>& changes, const JobControl& control)
{
    return start(
        changes.value(0).store, tr("Redoing %n change(s)", nullptr, int(changes.size())), control,
        [changes](Journal& journal, const JobControl& job) -> Result<ChangeSeries> {
            Editor editor(journal);
            return stemma::redoAll(editor, changes, job);
        },
        [this](Job number, const ChangeSeries& series) { emit seriesEnded(number, true, series); });
}

void EditService::setJournalLimits(qint64 bytes, std::optional<Duration> age)
{
    const JournalLimits limits {.bytes = bytes, .age = age, .keepFrom = m_begun};
    m_lane
        .run([journal = m_journal, limits](const JobControl& job) -> Result<> {
            if (job.isCancelled())
                return {};
            journal->setLimits(limits);
            const Result<qsizetype> forgotten = journal->forgetOld(now());
            return forgotten ? Result<>() : std::unexpected(forgotten.error());
        })
        .then(this, [this](const Result<>& done) {
            if (!done)
                emit journalFailed(done.error());
            else if (m_started)
                look();
        });
}

QFuture<Result<WrittenRecords>> EditService::written(const Receipt& change) const
{
    return m_lane.run([journal = m_journal, id = change.id](const JobControl&) { return Editor(*journal).written(id); },
        Lane::Visible);
}

void EditService::look()
{
    if (m_looking) {
        m_lookAgain = true;
        return;
    }
    m_looking = true;
    m_lane
        .run([journal = m_journal, before = m_stamp](const JobControl&) -> Reading {
            const QFileInfo file(journal->path());
            Reading reading {{file.size(), file.lastModified()}, {}};
            if (reading.stamp != before)
                reading.receipts = journal->receipts();
            return reading;
        })
        .then(this, [this](const Reading& reading) { take(reading); });
}

void EditService::take(const Reading& reading)
{
    m_looking = false;
    if (reading.receipts && !*reading.receipts) {
        if (!std::exchange(m_troubled, true))
            emit journalFailed(reading.receipts->error());
        m_loaded = true;
    } else {
        m_stamp = reading.stamp;
        m_troubled = m_troubled && !reading.receipts;
        const bool isNew = !std::exchange(m_loaded, true);
        if (reading.receipts && (isNew || m_receipts != **reading.receipts)) {
            m_receipts = **reading.receipts;
            emit receiptsChanged();
        }
    }
    m_stale = m_lookAgain;
    if (std::exchange(m_lookAgain, false))
        look();
}

} // namespace stemma
