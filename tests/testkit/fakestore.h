// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/plan/forkedchangestore.h"
#include "core/store/sessionstore.h"
#include "tests/testkit/sessionbuilder.h"
#include "tests/testkit/syntheticsession.h"

#include <QHash>

#include <condition_variable>
#include <map>
#include <mutex>

namespace stemma {

/// A store in memory for tests of models and views. The test keeps a plain pointer to it while an
/// OpenStore owns it, and can then add messages, let calls fail or hold answers back. Every
/// function may be called from any thread.
class FakeStore final : public SessionStore, public ForkedChangeStore
{
public:
    enum class Call : quint32 {
        Sessions = 1 << 0,
        Session = 1 << 1,
        Outlines = 1 << 2,
        Details = 1 << 3,
        Messages = 1 << 4,
        FirstMessages = 1 << 5,
        KeyOf = 1 << 6,
        Part = 1 << 7,
        RawBytes = 1 << 8,
        SummaryNodes = 1 << 9,
        Checkpoints = 1 << 10,
        FileReferences = 1 << 11,
        Edges = 1 << 12,
        Context = 1 << 13,
        Check = 1 << 14,
        Poll = 1 << 15, ///< held back only where it is named alone
        Plan = 1 << 16,
        All = (1 << 17) - 1,
    };
    Q_DECLARE_FLAGS(Calls, Call)

    FakeStore();
    ~FakeStore() override;

    // What is stored.
    void add(const FakeSession& session);
    /// A session of @p count messages that take no memory; see SyntheticSession.
    SessionId addSynthetic(const QString& id, qint64 count, const QString& title = {}, quint64 seed = 1);
    void append(const SessionId& id, const Message& message); ///< index and session are set here
    void appendSynthetic(const SessionId& id, qint64 count); ///< makes a session of addSynthetic() longer
    void replace(const SessionId& id, qint64 row, const Message& message); ///< not in synthetic rows
    void remove(const SessionId& id, qint64 row); ///< not in synthetic rows
    /// Keys that belonged to messages before belong to others, as in a store that was made anew. No synthetic rows.
    void rebuild(const SessionId& id, qint64 shift);
    void setCheckpoints(const SessionId& id, const QList<Checkpoint>& checkpoints);
    void removeSession(const SessionId& id);
    /// The next poll() tells it; changes made above tell Changed by themselves.
    void setChange(StoreChange change);
    void setInfo(const StoreInfo& info);
    /// What plan() answers; without it, that the store cannot be changed.
    using Planner = std::function<Result<EditPlan>(const Edit& edit)>;
    void setPlanner(Planner planner);

    // How it behaves.
    void fail(Calls calls, const Error& error); ///< until repair()
    void mend(Calls calls = Call::All);
    void hold(Calls calls
        = Calls(Call::All) & ~Calls(Call::Poll)); ///< these calls wait at the gate until released or cancelled
    void release(Calls calls = Call::All);
    void setPieceRows(qint64 rows); ///< outlines come by pieces of this many rows; 0: whole
    [[nodiscard]] int waiting() const; ///< calls at the gate now
    [[nodiscard]] int count(Call call) const; ///< how often it was called
    /// The keys of all calls of messages() so far, one list a call.
    [[nodiscard]] QList<QList<qint64>> messageCalls() const;

    StoreInfo info() const override;
    Result<> sessions(ListDetail detail, const SessionSink& sink, const JobControl& job) override;
    Result<SessionInfo> session(const SessionId& id, ListDetail detail, const JobControl& job) override;
    Result<Outline> outline(const SessionId& id, const JobControl& job) override;
    Result<OutlinePiece> outlinePiece(const SessionId& id, qint64 from, const JobControl& job) override;
    Result<std::vector<OutlineDetail>> outlineDetails(
        const SessionId& id, std::span<const qint64> keys, const JobControl& job) override;
    Result<std::vector<MessagePtr>> messages(
        const SessionId& id, std::span<const qint64> keys, const ReadOptions& options, const JobControl& job) override;
    Result<std::vector<MessagePtr>> firstMessages(
        const SessionId& id, int count, const ReadOptions& options, const JobControl& job) override;
    Result<qint64> keyOf(const SessionId& session, const MessageId& id, const JobControl& job) override;
    Result<Part> part(const SessionId& session, qint64 key, int partIndex, const JobControl& job) override;
    Result<QByteArray> rawBytes(const StoredAt& place, qint64 maxBytes, const JobControl& job) override;
    Result<QList<SummaryNode>> summaryNodes(const SessionId& id, const JobControl& job) override;
    Result<QList<Checkpoint>> checkpoints(const SessionId& id, const JobControl& job) override;
    Result<QList<PlacedReference>> fileReferences(const SessionId& id, const JobControl& job) override;
    Result<QList<LineageEdge>> edges(const SessionId& id, const JobControl& job) override;
    Result<ContextBudget> context(const SessionId& id, const std::optional<MessageId>& at, const ContextSink& sink,
        const JobControl& job) override;
    Result<> check(const std::optional<SessionId>& id, const FindingSink& sink, const JobControl& job) override;
    Result<EditPlan> plan(const Edit& edit, const JobControl& job) override;
    void* findService(const std::type_info& service) override { return serviceAmong<ForkedChangeStore>(this, service); }
    /// As plan(), with a new session "fork".
    Result<EditPlan> planForked(const QList<SingleEdit>& edits, bool dropsThinking, const JobControl& job) override;
    Result<StoreChange> poll(const JobControl& job = {}) override;

private:
    struct Stored
    {
        FakeSession session; ///< its messages follow the synthetic ones
        std::vector<qint64> keys; ///< of session.messages, ascending
        qint64 synthetic = 0; ///< rows made by rule
        quint64 seed = 1;
        qint64 nextKey = 10;

        [[nodiscard]] qint64 count() const { return synthetic + qint64(session.messages.size()); }
        [[nodiscard]] OutlineRow rowAt(qint64 row) const;
        [[nodiscard]] qint64 rowOf(qint64 key) const; ///< -1: gone
        [[nodiscard]] MessagePtr messageAt(qint64 row) const;
        [[nodiscard]] SessionInfo info(ListDetail detail) const;
    };

    /// Counts the call, waits at the gate, and answers with the error to give, if any.
    Result<> enter(Call call, const JobControl& job);
    /// The session by its id; call with the lock held.
    Result<const Stored*> find(const SessionId& id) const;
    Stored* stored(const SessionId& id);
    void noteChange();

    mutable std::mutex m_mutex; ///< guards everything below
    std::condition_variable m_gate;
    std::map<SessionId, Stored> m_sessions;
    std::map<Call, Error> m_failing;
    std::map<Call, int> m_counts;
    QList<QList<qint64>> m_messageCalls;
    Calls m_held;
    qint64 m_pieceRows = 0;
    int m_waiting = 0;
    StoreChange m_change = StoreChange::None;
    StoreInfo m_info;
    Planner m_planner;
};
Q_DECLARE_OPERATORS_FOR_FLAGS(FakeStore::Calls)

} // namespace stemma
