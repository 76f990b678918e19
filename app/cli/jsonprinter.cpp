// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/asklines.h"
#include "app/cli/budgetlines.h"
#include "app/cli/changejson.h"
#include "app/cli/doctorlines.h"
#include "app/cli/explorationlines.h"
#include "app/cli/exportlines.h"
#include "app/cli/hitlines.h"
#include "app/cli/output.h"
#include "app/cli/printer.h"
#include "app/cli/reviewlines.h"
#include "core/edit/commandline.h"
#include "core/export/recordjson.h"
#include "core/filechanges/changetexts.h"
#include "core/session/names.h"
#include "core/usage/usagejson.h"

using namespace Qt::StringLiterals;

namespace stemma::cli {
namespace {

/// One JSON object a line, as scripts read it. The fields are a contract: they may be added, never renamed.
class JsonPrinter final : public Printer
{
public:
    using Printer::Printer;

    void format(const StoreFormat& format) override;
    void detected(const DetectionReport& report) override;
    void session(const QString& store, const SessionInfo& info) override;
    void message(const Message& message, const RawBytes& raw) override;
    void summaryNode(const SummaryNode& node) override;
    void checkpoint(const Checkpoint& checkpoint) override;
    void fileReference(const SessionId& session, const SessionStore::PlacedReference& placed) override;
    void edge(const LineageEdge& edge) override;
    void contextItem(const ContextItem& item) override;
    void budget(const IncrementalContext& steps) override;
    void finding(const Finding& finding, const QString& noRepair) override;
    void plan(const QString& store, const EditPlan& plan, const PlanMore& more,
        const std::optional<Receipt>& receipt) override;
    void draft(const CompactEdit& edit, const CompactionDraft& draft) override;
    void lossReview(const SummaryNode& node, const LossReview& review, bool isPartial) override;
    void fileChange(const SessionId& session, const FileChange& change) override;
    void netChange(const SessionId& session, const NetChange& net, std::span<const FileChange> changes,
        const std::optional<DiskState>& disk) override;
    void exploration(const QString& path, const Exploration& found) override;
    void patch(const SessionId& session, const ExportedPatch& patch) override;
    void savedFile(const SessionId& session, const QString& path) override;
    void hit(const SearchHit& hit) override
    {
        record("hit"_L1, [&](JsonWriter& json) { writeHit(json, hit); });
    }
    void searched(const QString& store, const SearchOutcome& outcome) override
    {
        record("searched"_L1, [&](JsonWriter& json) { writeOutcome(json, store, outcome); });
    }
    void indexState(const IndexState& state) override
    {
        record("index"_L1, [&](JsonWriter& json) { writeIndexState(json, state); });
    }
    void receipt(const Receipt& receipt, const WrittenRecords* written) override;
    void usageRow(const UsageRow& row, UsageAxis axis, const QString& currency) override
    {
        object("usage", usageRowJson(row, axis, currency));
    }
    void usageSummary(const UsageSummary& summary) override { object("usage", usageSummaryJson(summary)); }
    void whatIf(const WhatIfEstimate& estimate, const QString& currency) override
    {
        object("what_if", whatIfJson(estimate, currency));
    }
    void askedRequest(const AskedRequest& asked) override
    {
        record("ask_request"_L1, [&](JsonWriter& json) { writeRequest(json, asked); });
    }
    void askedReply(const AskedReply& reply) override
    {
        record("ask_answer"_L1, [&](JsonWriter& json) { writeReply(json, reply); });
    }
    void exported(const ExportReport& report) override
    {
        record("exported"_L1, [&](JsonWriter& json) { writeExport(json, report); });
    }
    void storeReport(const StoreReport& report) override
    {
        for (const JsonValue& line : storeReportJson(report))
            object("size", line);
    }
    void integrity(const QString& store, const QStringList& problems) override
    {
        object("integrity", integrityJson(store, problems));
    }
    void logWrittenBack(const QString& store, qint64 bytes) override
    {
        object("log", {{"store", store}, {"bytes", bytes}, {"applied", m_options.apply}});
    }
    void table(const QByteArray& /*csv*/) override { } // the two options exclude each other
    void error(const Error& error) override;
    void end(qint64 count, qint64 skipped, qint64 ms) override;

private:
    void object(const char* type, const JsonValue& fields)
    {
        JsonValue line = JsonValue::object();
        line["type"] = type;
        line.update(fields);
        m_output.buffer() += compactJson(line) + '\n';
        m_output.recordDone();
    }
    /// One line: the object with its type, the fields that @p write adds, the line's end.
    template<typename Write> void record(QLatin1StringView type, Write write)
    {
        JsonWriter json;
        json.field("type"_L1, type);
        write(json);
        json.appendTo(m_output.buffer());
        m_output.buffer() += '\n';
        m_output.recordDone();
    }
};

void trueOrReason(JsonWriter& json, QLatin1StringView name, const QString& reason)
{
    if (reason.isEmpty())
        json.field(name, true);
    else
        json.field(name, reason);
}

void JsonPrinter::format(const StoreFormat& format)
{
    record("format"_L1, [&](JsonWriter& json) {
        json.field("name"_L1, format.name());
        json.field("title"_L1, format.title());
        json.texts("dialects"_L1, format.dialects());
        json.beginObject("capabilities"_L1);
        for (const Capability& capability : format.capabilities()) {
            json.key(capability.name);
            if (capability.absentBecause.isEmpty())
                json.value(true);
            else
                json.value(capability.absentBecause);
        }
        json.end();
        json.texts("profiles"_L1, format.rulesOffer().names());
    });
}

void JsonPrinter::detected(const DetectionReport& report)
{
    if (!report.matches.isEmpty()) {
        for (const Detection& match : report.matches) {
            record("detected"_L1, [&](JsonWriter& json) {
                json.field("path"_L1, report.path);
                json.field("format"_L1, match.format);
                json.optional("dialect"_L1, match.dialect);
                json.optional("version"_L1, match.version);
                trueOrReason(json, "writable"_L1, match.notWritable);
                json.optional("reason"_L1, match.reason);
            });
        }
        return;
    }
    record("detected"_L1, [&](JsonWriter& json) {
        json.field("path"_L1, report.path);
        json.beginArray("tried"_L1);
        for (const Detection& refusal : report.refusals) {
            json.beginObject();
            json.field("format"_L1, refusal.format);
            json.field("reason"_L1, refusal.reason);
            json.end();
        }
        json.end();
    });
}

void JsonPrinter::session(const QString& store, const SessionInfo& info)
{
    record("session"_L1, [&](JsonWriter& json) { writeSession(json, store, info); });
}

void JsonPrinter::message(const Message& message, const RawBytes& raw)
{
    record("message"_L1, [&](JsonWriter& json) { writeMessage(json, message, raw, m_options.maxText); });
}

void JsonPrinter::summaryNode(const SummaryNode& node)
{
    record("summary_node"_L1, [&](JsonWriter& json) { writeSummaryNode(json, node, m_options.maxText); });
}

void JsonPrinter::checkpoint(const Checkpoint& checkpoint)
{
    record("checkpoint"_L1, [&](JsonWriter& json) {
        json.field("session"_L1, checkpoint.session.value);
        json.field("id"_L1, checkpoint.id.value);
        json.field("label"_L1, checkpoint.label);
        json.optional("message"_L1, checkpoint.message);
        json.field("position"_L1, checkpoint.position);
        json.field("created_at"_L1, checkpoint.createdAt);
        json.field("auto"_L1, checkpoint.automatic);
        writeExtra(json, checkpoint.fields);
    });
}

void JsonPrinter::fileReference(const SessionId& session, const SessionStore::PlacedReference& placed)
{
    record("file_reference"_L1, [&](JsonWriter& json) {
        json.field("session"_L1, session.value);
        json.optional("message"_L1, placed.message);
        writeReference(json, placed.reference, m_options.maxText);
        writeExtra(json, placed.reference.fields);
    });
}

void JsonPrinter::edge(const LineageEdge& edge)
{
    record("edge"_L1, [&](JsonWriter& json) {
        json.field("from"_L1, edge.from.value);
        json.field("to"_L1, edge.to.value);
        json.field("kind"_L1, nameOf(edge.kind));
        json.optional("at"_L1, edge.at);
    });
}

void JsonPrinter::contextItem(const ContextItem& item)
{
    record("context_item"_L1, [&](JsonWriter& json) {
        json.field("position"_L1, item.position);
        json.field("kind"_L1, nameOf(item.kind));
        json.optional("id"_L1, item.id);
        if (item.role != Role::Unknown)
            json.field("role"_L1, nameOf(item.role));
        json.field("tokens"_L1, item.tokens);
        json.field("estimated"_L1, item.estimated);
        writeLong(json, "text"_L1, item.text, m_options.maxText);
        trueOrReason(json, "sent"_L1, item.leftOut);
        json.field("exact"_L1, item.exact);
    });
}

void JsonPrinter::budget(const IncrementalContext& steps)
{
    const ContextBudget budget = steps.budget();
    const ContextRules rules = steps.rules();
    const auto thresholds = steps.thresholds();
    const auto measured = steps.measured();
    record("context"_L1, [&](JsonWriter& json) {
        json.field("usable"_L1, budget.usable);
        json.field("total"_L1, budget.total);
        json.field("system"_L1, budget.system);
        json.field("summaries"_L1, budget.summaries);
        json.field("messages"_L1, budget.messages);
        json.field("tool_output"_L1, budget.toolOutput);
        json.field("reserve"_L1, budget.reserve);
        json.field("estimated"_L1, budget.estimated);
        if (thresholds) {
            json.field("compacts_after_turn_at"_L1, thresholds->soft);
            json.field("compacts_before_turn_at"_L1, thresholds->hard);
            json.field("compacts_by"_L1, nameOf(thresholds->measure));
        }
        if (measured)
            json.field("measured"_L1, *measured);
        json.field("profile"_L1, rules.profile.name);
        json.field("profile_basis"_L1, nameOf(rules.basis));
        if (rules.offer.hasSettings) {
            json.field("window"_L1, rules.window.value);
            json.field("max_output"_L1, rules.maxOutput.value);
            json.field("compaction_budget"_L1, rules.compactionBudget.value);
            json.field("soft_fraction"_L1, std::optional(rules.softFraction.value));
        }
        json.texts("chosen"_L1, chosenNames(rules));
    });
}

void JsonPrinter::finding(const Finding& finding, const QString& noRepair)
{
    record("finding"_L1, [&](JsonWriter& json) {
        json.field("severity"_L1, nameOf(finding.severity));
        json.field("code"_L1, finding.code);
        if (!finding.session.value.isNull()) // the id of a session may be an empty text
            json.field("session"_L1, finding.session.value);
        json.optional("message"_L1, finding.message);
        json.optional("place"_L1, finding.place);
        json.field("text"_L1, finding.text);
        json.optional("repair"_L1, finding.repair);
        json.optional("repair_reason"_L1, noRepair);
    });
}

static void putWrites(JsonWriter& json, const QList<PlannedWrite>& writes)
{
    json.beginArray("writes"_L1);
    for (const PlannedWrite& write : writes) {
        json.beginObject();
        json.field("place"_L1, write.place);
        json.field("change"_L1, nameOf(write.change));
        json.field("count"_L1, write.count);
        json.optional("before"_L1, write.before);
        json.optional("after"_L1, write.after);
        json.optional("what"_L1, write.what);
        if (!write.fields.isEmpty()) {
            json.beginObject("fields"_L1);
            for (const PlannedField& field : write.fields) {
                json.key(field.name);
                json.value(field.value);
            }
            json.end();
        }
        json.end();
    }
    json.end();
}

void JsonPrinter::plan(
    const QString& store, const EditPlan& plan, const PlanMore& more, const std::optional<Receipt>& receipt)
{
    const auto figures = [](JsonWriter& json, QLatin1StringView name, const std::optional<ContextFigures>& context) {
        if (!context)
            return;
        json.beginObject(name);
        json.field("messages"_L1, context->messages);
        json.field("tokens"_L1, context->tokens);
        json.field("estimated"_L1, context->estimated);
        json.end();
    };
    record("plan"_L1, [&](JsonWriter& json) {
        json.field("action"_L1, plan.action);
        json.field("title"_L1, plan.title);
        json.field("store"_L1, store);
        json.field("session"_L1, plan.session.value);
        putWrites(json, plan.writes);
        figures(json, "context_before"_L1, plan.before);
        figures(json, "context_after"_L1, plan.after);
        if (!more.shares.isEmpty())
            json.beginArray("along"_L1);
        for (const ForkShare& share : more.shares) {
            json.beginObject();
            json.field("kind"_L1, nameOf(share.kind));
            json.field("along"_L1, share.along);
            if (share.behind)
                json.field("behind"_L1, *share.behind);
            json.end();
        }
        if (!more.shares.isEmpty())
            json.end();
        json.beginArray("checks"_L1);
        for (const PlannedCheck& check : plan.checks) {
            json.beginObject();
            json.field("name"_L1, check.name);
            json.field("ok"_L1, check.ok);
            json.field("text"_L1, check.text);
            json.field("only_warns"_L1, check.onlyWarns);
            json.end();
        }
        json.end();
        if (!more.goOn.isEmpty())
            json.field("continue_with"_L1, more.goOn);
        if (more.instead) {
            json.beginObject("fork_instead"_L1);
            json.field("at"_L1, more.instead->at.value);
            json.field("command"_L1, commandLine(store, *more.instead));
            json.end();
        }
        json.texts("warnings"_L1, plan.warnings);
        json.field("applied"_L1, receipt.has_value());
        if (receipt)
            json.field("receipt"_L1, receipt->id.value);
        json.optional("new_session"_L1, plan.newSession);
    });
}

void JsonPrinter::draft(const CompactEdit& edit, const CompactionDraft& draft)
{
    record("draft"_L1, [&](JsonWriter& json) {
        json.field("session"_L1, edit.session.value);
        json.field("level"_L1, qint64(edit.level));
        json.field("first"_L1, draft.first.value);
        json.field("last"_L1, draft.last.value);
        json.field("covers"_L1, draft.covers);
        json.field("tokens"_L1, draft.tokens);
        json.field("estimated"_L1, draft.estimated);
        json.field("model"_L1, draft.model);
        json.field("max_tokens"_L1, qint64(draft.maxTokens));
        json.optional("prompt"_L1, draft.prompt);
        json.field("text"_L1, draft.text);
    });
}

void JsonPrinter::lossReview(const SummaryNode& node, const LossReview& review, bool isPartial)
{
    for (const LossFinding& finding : review.findings)
        record("loss"_L1, [&](JsonWriter& json) { writeLoss(json, finding); });
    record("review"_L1, [&](JsonWriter& json) { writeReviewSums(json, node, review, isPartial); });
}

void JsonPrinter::fileChange(const SessionId& session, const FileChange& change)
{
    record("file_change"_L1, [&](JsonWriter& json) {
        json.optional("session"_L1, session);
        writeFileChange(json, change, m_options.maxText);
    });
}

void JsonPrinter::netChange(const SessionId& session, const NetChange& net, std::span<const FileChange> changes,
    const std::optional<DiskState>& disk)
{
    record("net_change"_L1, [&](JsonWriter& json) {
        json.optional("session"_L1, session);
        writeNetChange(json, net, changes, m_options.maxText);
        if (disk)
            json.field("on_disk"_L1, nameOf(*disk));
    });
}

void JsonPrinter::exploration(const QString& path, const Exploration& found)
{
    record("exploration"_L1, [&](JsonWriter& json) {
        json.field("path"_L1, path);
        writeExploration(json, found);
    });
}

void JsonPrinter::patch(const SessionId& session, const ExportedPatch& patch)
{
    record("patch"_L1, [&](JsonWriter& json) {
        json.optional("session"_L1, session);
        writePatch(json, patch);
    });
}

void JsonPrinter::savedFile(const SessionId& session, const QString& path)
{
    record("saved_file"_L1, [&](JsonWriter& json) {
        json.optional("session"_L1, session);
        json.field("path"_L1, path);
    });
}

void JsonPrinter::receipt(const Receipt& receipt, const WrittenRecords* written)
{
    record("receipt"_L1, [&](JsonWriter& json) {
        json.field("id"_L1, receipt.id.value);
        json.field("at"_L1, std::optional(receipt.at));
        json.field("action"_L1, receipt.action);
        json.field("title"_L1, receipt.title);
        json.field("store"_L1, receipt.store);
        json.field("format"_L1, receipt.format);
        json.field("session"_L1, receipt.session.value);
        json.optional("new_session"_L1, receipt.newSession);
        json.optional("origin"_L1, receipt.origin);
        json.field("state"_L1, nameOf(receipt.state));
        json.field("size"_L1, receipt.size);
        if (written) {
            putWrites(json, written->writes);
            json.field("writes_left_out"_L1, written->leftOut);
        }
    });
}

void JsonPrinter::error(const Error& error)
{
    record("error"_L1, [&](JsonWriter& json) {
        json.field("code"_L1, nameOf(error.code));
        json.field("text"_L1, error.text);
        json.optional("cause"_L1, error.cause);
    });
}

void JsonPrinter::end(qint64 count, qint64 skipped, qint64 ms)
{
    record("end"_L1, [&](JsonWriter& json) {
        json.field("count"_L1, count);
        json.field("skipped"_L1, skipped);
        json.field("ms"_L1, ms);
    });
}

} // namespace

std::unique_ptr<Printer> makeJsonPrinter(Output& output, const Options& options)
{
    return std::make_unique<JsonPrinter>(output, options);
}

} // namespace stemma::cli
