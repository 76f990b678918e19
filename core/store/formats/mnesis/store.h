// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/filesummariser.h"
#include "core/store/incrementalcontext.h"
#include "core/store/formats/mnesis/read/storereader.h"
#include "core/store/plan/anchormoves.h"
#include "core/store/plan/onepassstore.h"
#include "core/store/recordfilter.h"
#include "core/store/ruledstore.h"
#include "core/store/sqlite/sqlitedatabase.h"

namespace stemma::mnesis {

/// A mnesis session database. See SessionStore for threads and promises.
class Store final : public SessionStore,
                    public IncrementalContextStore,
                    public RuledStore,
                    public FileSummarisingStore,
                    public RecordFilter,
                    public IdTracker,
                    public OnePassStore
{
public:
    Store(const QString& path, const Detection& detection);
    ~Store() override;

    [[nodiscard]] StoreInfo info() const override;
    [[nodiscard]] void* findService(const std::type_info& service) override
    {
        return serviceAmong<IncrementalContextStore, RuledStore, FileSummarisingStore, RecordFilter, IdTracker,
            OnePassStore>(this, service);
    }
    [[nodiscard]] FileSummariser fileSummariser() const override;
    [[nodiscard]] Result<> sessions(ListDetail detail, const SessionSink& sink, const JobControl& job) override;
    [[nodiscard]] Result<SessionInfo> session(const SessionId& id, ListDetail detail, const JobControl& job) override;
    [[nodiscard]] Result<Outline> outline(const SessionId& id, const JobControl& job) override;
    [[nodiscard]] Result<std::vector<OutlineDetail>> outlineDetails(
        const SessionId& id, std::span<const qint64> keys, const JobControl& job) override;
    [[nodiscard]] Result<std::vector<MessagePtr>> messages(
        const SessionId& id, std::span<const qint64> keys, const ReadOptions& options, const JobControl& job) override;
    [[nodiscard]] Result<std::vector<quint64>> mayHold(const SessionId& id, std::span<const qint64> keys,
        std::span<const ByteFinder> needles, const JobControl& job) override;
    [[nodiscard]] Result<std::vector<MessagePtr>> firstMessages(
        const SessionId& id, int count, const ReadOptions& options, const JobControl& job) override;
    [[nodiscard]] Result<qint64> keyOf(const SessionId& session, const MessageId& id, const JobControl& job) override;
    [[nodiscard]] Result<Part> part(
        const SessionId& session, qint64 key, int partIndex, const JobControl& job) override;
    [[nodiscard]] Result<QByteArray> rawBytes(const StoredAt& place, qint64 maxBytes, const JobControl& job) override;
    [[nodiscard]] Result<QList<SummaryNode>> summaryNodes(const SessionId& id, const JobControl& job) override;
    [[nodiscard]] Result<QList<PlacedReference>> fileReferences(const SessionId& id, const JobControl& job) override;
    [[nodiscard]] Result<QList<LineageEdge>> edges(const SessionId& id, const JobControl& job) override;
    [[nodiscard]] Result<ContextBudget> context(const SessionId& id, const std::optional<MessageId>& at,
        const ContextSink& sink, const JobControl& job) override;
    [[nodiscard]] std::unique_ptr<IncrementalContext> incrementalContext(
        const SessionId& id, const std::optional<MessageId>& at) override;
    [[nodiscard]] Result<> check(
        const std::optional<SessionId>& id, const FindingSink& sink, const JobControl& job) override;
    [[nodiscard]] Result<EditPlan> plan(const Edit& edit, const JobControl& job) override;
    [[nodiscard]] Takes takes() const override { return Takes::All; }
    [[nodiscard]] Result<EditPlan> planAtOnce(const BatchEdit& batch, const JobControl& job) override
    {
        return plan(batch, job);
    }
    [[nodiscard]] Result<CompactionDraft> draftCompaction(const CompactEdit& edit, const JobControl& job) override;
    [[nodiscard]] Result<StoreChange> poll(const JobControl&) override { return m_database.poll(); }
    [[nodiscard]] RulesOffer rulesOffer() const override;
    [[nodiscard]] RulesChoice chosenRules() const override { return m_reader.chosenRules(); }
    [[nodiscard]] Result<> chooseRules(const RulesChoice& choice) override;
    [[nodiscard]] Result<ContextRules> contextRules(const SessionId& id, const JobControl& job) override;

private:
    Detection m_detection;
    SqliteDatabase m_database;
    StoreReader m_reader;
};

} // namespace stemma::mnesis
