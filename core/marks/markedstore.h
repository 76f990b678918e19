// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/marks/marksdatabase.h"
#include "core/store/plan/anchormoves.h"
#include "core/store/plan/forkedchangestore.h"
#include "core/store/plan/onepassstore.h"
#include "core/store/wrappedstore.h"

namespace stemma {

/// A store with the user's own checkpoints, labels and flags, where its format has no place for them. Everything else
/// is the store's own; where the marks cannot be read, the store is shown without them. Thread: the store's.
class MarkedStore final : public WrappedStore, public AnnotatedStore, public ForkedChangeStore, public OnePassStore
{
    Q_DECLARE_TR_FUNCTIONS(MarkedStore)
public:
    explicit MarkedStore(std::unique_ptr<SessionStore> store, const QString& database = MarksDatabase::defaultPath());
    ~MarkedStore() override;

    [[nodiscard]] void* findService(const std::type_info& service) override;
    [[nodiscard]] StoreInfo info() const override;
    [[nodiscard]] Result<> sessions(ListDetail detail, const SessionSink& sink, const JobControl& job) override;
    [[nodiscard]] Result<SessionInfo> session(const SessionId& id, ListDetail detail, const JobControl& job) override;
    [[nodiscard]] Result<QList<Checkpoint>> checkpoints(const SessionId& id, const JobControl& job) override;
    [[nodiscard]] Result<EditPlan> plan(const Edit& edit, const JobControl& job) override;
    // Given as services where the store itself does.
    [[nodiscard]] Result<EditPlan> planForked(
        const QList<SingleEdit>& edits, bool dropsThinking, const JobControl& job) override;
    [[nodiscard]] Takes takes() const override;
    [[nodiscard]] Result<EditPlan> planAtOnce(const BatchEdit& batch, const JobControl& job) override;
    [[nodiscard]] Result<StoreChange> poll(const JobControl& job) override;
    /// The user's marks.
    [[nodiscard]] Result<std::shared_ptr<const Annotations>> annotations(const JobControl& job) override;

    /// Those that somebody named: the user's own, and the store's where it takes such. Never counts through a session.
    [[nodiscard]] Result<QList<Checkpoint>> namedCheckpoints(const SessionId& id, const JobControl& job);

private:
    [[nodiscard]] bool isOurs(EditKind kind) const;
    [[nodiscard]] Result<SessionStore*> inner(const JobControl& /*job*/) override { return m_store.get(); }
    [[nodiscard]] SessionStore* current() const override { return m_store.get(); }
    static void add(SessionInfo& info, const OwnMarks& marks);
    [[nodiscard]] Result<QString> nameOf(const SessionId& id, const JobControl& job);
    /// The store's own plan; the user's marks go where what they are on goes, and are copied with it.
    [[nodiscard]] Result<EditPlan> withMarks(const std::function<Result<EditPlan>()>& plan, const JobControl& job);
    [[nodiscard]] Result<EditPlan> planCheckpoint(const CheckpointEdit& edit, const JobControl& job);
    [[nodiscard]] Result<EditPlan> planMark(const MarkEdit& edit, const JobControl& job);
    void addLabels(EditPlan& plan, const QStringList& before, const QStringList& after) const;

    std::unique_ptr<SessionStore> m_store;
    MarksDatabase m_marks;
    QString m_format;
    QString m_path;
};

/// As MarkedStore::namedCheckpoints(); for another store its checkpoints that are not automatic.
[[nodiscard]] Result<QList<Checkpoint>> namedCheckpoints(
    SessionStore& store, const SessionId& id, const JobControl& job);

/// Opens a store with the user's marks. As openStoreFor().
[[nodiscard]] Result<std::unique_ptr<SessionStore>> openMarkedStore(const JobControl& job, const QString& path);

} // namespace stemma
