// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/options.h"
#include "app/cli/usagelines.h"
#include "core/compaction/lossreview.h"
#include "core/doctor/storereport.h"
#include "core/edit/forkshares.h"
#include "core/edit/journal.h"
#include "core/edit/writtenrecords.h"
#include "core/explore/exploration.h"
#include "core/export/partjson.h"
#include "core/models/exportsource.h"
#include "core/search/storesearcher.h"
#include "core/filechanges/diskcompare.h"
#include "core/filechanges/patchexport.h"
#include "core/store/incrementalcontext.h"
#include "core/store/registry.h"

namespace stemma::cli {

class Output;
struct AskedReply;
struct AskedRequest;

/// Figures that the command line adds to a plan of a store.
struct PlanMore
{
    QList<ForkShare> shares; ///< of a fork
    std::optional<ForkEdit> instead {}; ///< of a change that makes thinking invalid: the fork in which it makes none so
    QString goOn {}; ///< the command with which the agent goes on with what was made
};

/// Writes records to the output, in one of the two forms.
class Printer
{
public:
    Printer(Output& output, const Options& options)
        : m_output(output)
        , m_options(options)
    {
    }
    virtual ~Printer() = default;
    Q_DISABLE_COPY_MOVE(Printer)

    virtual void format(const StoreFormat& format) = 0;
    virtual void detected(const DetectionReport& report) = 0;
    virtual void store(const QString& path) { Q_UNUSED(path) } ///< what follows is of this store
    virtual void session(const QString& store, const SessionInfo& info) = 0;
    virtual void message(const Message& message, const RawBytes& raw) = 0;
    virtual void summaryNode(const SummaryNode& node) = 0;
    virtual void checkpoint(const Checkpoint& checkpoint) = 0;
    virtual void fileReference(const SessionId& session, const SessionStore::PlacedReference& placed) = 0;
    virtual void edge(const LineageEdge& edge) = 0;
    virtual void contextItem(const ContextItem& item) = 0;
    virtual void budget(const IncrementalContext& steps) = 0; ///< of a context whose items were given
    /// @p noRepair: why it has no repair; empty: it has one.
    virtual void finding(const Finding& finding, const QString& noRepair) = 0;
    /// @p receipt: the plan was carried out.
    virtual void plan(
        const QString& store, const EditPlan& plan, const PlanMore& more, const std::optional<Receipt>& receipt)
        = 0;
    virtual void draft(const CompactEdit& edit, const CompactionDraft& draft) = 0;
    /// @p isPartial: not all that was covered, or came later, was looked through.
    virtual void lossReview(const SummaryNode& node, const LossReview& review, bool isPartial) = 0;
    virtual void fileChange(const SessionId& session, const FileChange& change) = 0;
    /// @p changes: the list that it was made of. @p disk: what became of the file since; no value: nobody asked.
    virtual void netChange(const SessionId& session, const NetChange& net, std::span<const FileChange> changes,
        const std::optional<DiskState>& disk)
        = 0;
    virtual void exploration(const QString& path, const Exploration& found) = 0;
    virtual void patch(const SessionId& session, const ExportedPatch& patch) = 0;
    virtual void savedFile(const SessionId& session, const QString& path) = 0; ///< as it was at a checkpoint
    virtual void hit(const SearchHit& hit) = 0;
    virtual void searched(const QString& store, const SearchOutcome& outcome) = 0; ///< behind the hits of a store
    virtual void indexState(const IndexState& state) = 0;
    /// @p written: what the change wrote; null: only the change itself is listed.
    virtual void receipt(const Receipt& receipt, const WrittenRecords* written) = 0;
    virtual void usageRow(const UsageRow& row, UsageAxis axis, const QString& currency) = 0;
    virtual void usageSummary(const UsageSummary& summary) = 0;
    virtual void whatIf(const WhatIfEstimate& estimate, const QString& currency) = 0;
    virtual void askedRequest(const AskedRequest& asked) = 0; ///< that is not sent
    /// What there is of an answer that is still coming, before askedReply(); empty: it is asked for again.
    virtual void answerHeard(const QString& /*context*/, const QString& /*text*/) { }
    virtual void askedReply(const AskedReply& reply) = 0;
    virtual void exported(const ExportReport& report) = 0;
    virtual void storeReport(const StoreReport& report) = 0;
    virtual void integrity(const QString& store, const QStringList& problems) = 0;
    virtual void logWrittenBack(const QString& store, qint64 bytes) = 0; ///< or would be, see Options::apply
    virtual void table(const QByteArray& csv) = 0; ///< for another program, as it is
    virtual void error(const Error& error) = 0;
    virtual void end(qint64 count, qint64 skipped, qint64 ms) = 0;

protected:
    Output& m_output;
    const Options& m_options;
};

[[nodiscard]] std::unique_ptr<Printer> makeJsonPrinter(Output& output, const Options& options);
[[nodiscard]] std::unique_ptr<Printer> makeTextPrinter(Output& output, const Options& options);

} // namespace stemma::cli
