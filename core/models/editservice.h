// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/edit/changeseries.h"
#include "core/edit/editor.h"
#include "core/models/openstore.h"

#include <QDateTime>

namespace stemma {

/// The program's one hand on stores: makes plans on the lanes of their stores, carries them out and takes them back
/// one after the other on a lane of its own, and knows the journal, which other programs write too. Lives in the GUI
/// thread and never makes it wait, also when it goes: a change under way is ended or given up before the program ends.
class EditService final : public QObject
{
    Q_OBJECT
public:
    using Job = int;
    static constexpr int WatchMs = 700;

    explicit EditService(const QString& journalFolder = Journal::defaultFolder(), QObject* parent = nullptr);
    ~EditService() override;

    /// Settles what a crash left open, then reads the journal and watches it. Call once there is time for it.
    void start();

    /// What @p edit would do. @p job can be cancelled from any thread.
    [[nodiscard]] static QFuture<Result<EditPlan>> plan(OpenStore& store, const Edit& edit, const JobControl& job);
    /// The same with signed thinking behind it taken out, see WithoutThinking.
    [[nodiscard]] static QFuture<Result<EditPlan>> planWithoutThinking(
        OpenStore& store, const SingleEdit& edit, const JobControl& job);
    /// In a fork of the session, see ForkedChange.
    [[nodiscard]] static QFuture<Result<EditPlan>> planForked(
        OpenStore& store, const SingleEdit& edit, bool dropsThinking, const JobControl& job);
    /// How a change is made; of a batch neither counts.
    struct Manner
    {
        bool isForked = false;
        bool dropsThinking = false;
    };
    [[nodiscard]] static QFuture<Result<EditPlan>> plan(
        OpenStore& store, const Edit& edit, const Manner& manner, const JobControl& job);
    /// `applied` or `failed` follows with the number given back.
    Job apply(const StoreInfo& store, const EditPlan& plan, const JobControl& control = {});
    Job undo(const Receipt& change);
    Job redo(const Receipt& change);
    /// Several changes of a store one after the other, see ChangeSeries; `seriesEnded` or `failed` follows.
    Job undoAll(const QList<Receipt>& changes, const JobControl& control = {});
    Job redoAll(const QList<Receipt>& changes, const JobControl& control = {});

    /// How much the journal keeps from now on; what is too old or too much is forgotten at once. Changes made since
    /// this service began are kept. Nothing is told but receiptsChanged().
    void setJournalLimits(qint64 bytes, std::optional<Duration> age);

    /// What a change wrote, see Editor::written().
    [[nodiscard]] QFuture<Result<WrittenRecords>> written(const Receipt& change) const;

    /// All changes, oldest first; those of undoing and making again too.
    [[nodiscard]] const QList<Receipt>& receipts() const { return m_receipts; }
    /// The journal was read, and nothing is under way.
    [[nodiscard]] bool isIdle() const { return m_jobs == 0 && !m_stale && (!m_started || m_loaded); }
    [[nodiscard]] bool isBusy() const { return m_jobs > 0; }

signals:
    void begun(int job, const QString& title, const stemma::JobControl& control);
    /// Told before `receiptsChanged`.
    void applied(int job, const stemma::Receipt& receipt);
    /// Told before `receiptsChanged`; also where it was stopped on the way.
    void seriesEnded(int job, bool again, const stemma::ChangeSeries& series);
    void failed(int job, const QString& store, const QString& title, const stemma::Error& error);
    void receiptsChanged();
    /// Changes that a crash interrupted, as they are now, and those that stay open; once, after start().
    void settled(const stemma::SettledChanges& changes);
    void journalFailed(const stemma::Error& error); ///< it cannot be read; reported once until it can

private:
    /// What is known of the journal's file, to see whether it was written.
    struct Stamp
    {
        qint64 size = -1;
        QDateTime written;

        bool operator==(const Stamp&) const = default;
    };
    struct Reading
    {
        Stamp stamp;
        std::optional<Result<QList<Receipt>>> receipts; ///< none: nothing was written since
    };

    template<typename Work, typename Tell>
    Job start(const QString& store, const QString& title, const JobControl& control, Work work, Tell tell);
    template<typename Work>
    Job carryOut(const QString& store, const QString& title, const JobControl& control, Work work);
    void look();
    void take(const Reading& reading);

    const Time m_begun = now();
    std::shared_ptr<Journal> m_journal; ///< used on the lane only
    mutable Lane m_lane;
    QTimer m_watch;
    Stamp m_stamp;
    QList<Receipt> m_receipts;
    int m_next = 1;
    int m_jobs = 0;
    bool m_started = false;
    bool m_loaded = false;
    bool m_stale = false; ///< a change was made, and its receipt not read yet
    bool m_looking = false;
    bool m_lookAgain = false;
    bool m_troubled = false;
};

} // namespace stemma
