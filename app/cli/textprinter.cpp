// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/asklines.h"
#include "app/cli/budgetlines.h"
#include "app/cli/changelines.h"
#include "app/cli/doctorlines.h"
#include "app/cli/explorationlines.h"
#include "app/cli/exportlines.h"
#include "app/cli/hitlines.h"
#include "app/cli/messagelines.h"
#include "app/cli/output.h"
#include "app/cli/textlines.h"
#include "core/base/text.h"
#include "core/marks/labelline.h"
#include "core/marks/marksdatabase.h"
#include "core/models/losstexts.h"
#include "core/session/names.h"

#include <QCoreApplication>

#include <unistd.h>

using namespace Qt::StringLiterals;

namespace stemma::cli {
namespace {

struct TextPrinterText
{
    Q_DECLARE_TR_FUNCTIONS(cli)
};

/// Text for people: columns for lists, blocks for messages.
class TextPrinter final : public Printer
{
public:
    TextPrinter(Output& output, const Options& options)
        : Printer(output, options)
        , m_lines(output, options.maxText)
    {
    }

    void format(const StoreFormat& format) override;
    void detected(const DetectionReport& report) override;
    void store(const QString& path) override;
    void session(const QString& store, const SessionInfo& info) override;
    void message(const Message& message, const RawBytes& raw) override { MessageLines(m_lines).put(message, raw); }
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
        putHit(m_lines, hit, m_lastHit ? &*m_lastHit : nullptr);
        m_lastHit = hit;
    }
    void searched(const QString& /*store*/, const SearchOutcome& outcome) override
    {
        if (m_searched)
            m_searched->add(outcome);
        else
            m_searched = outcome;
    }
    void indexState(const IndexState& state) override { putIndexState(m_lines, state); }
    void receipt(const Receipt& receipt, const WrittenRecords* written) override;
    void usageRow(const UsageRow& row, UsageAxis axis, const QString& currency) override;
    void usageSummary(const UsageSummary& summary) override { putUsageSummary(m_lines, summary); }
    void whatIf(const WhatIfEstimate& estimate, const QString& currency) override
    {
        putWhatIf(m_lines, estimate, currency);
    }
    void askedRequest(const AskedRequest& asked) override { putRequest(m_lines, asked); }
    void answerHeard(const QString& context, const QString& text) override
    {
        if (isTerminal(STDOUT_FILENO))
            m_heard.hear(context, text);
    }
    void askedReply(const AskedReply& reply) override { m_heard.finish(reply); }
    void exported(const ExportReport& report) override { putExport(m_lines, report); }
    void storeReport(const StoreReport& report) override { putStoreReport(m_lines, report); }
    void integrity(const QString& store, const QStringList& problems) override
    {
        putIntegrity(m_lines, store, problems);
    }
    void logWrittenBack(const QString& store, qint64 bytes) override
    {
        putLogWrittenBack(m_lines, store, bytes, m_options.apply);
    }
    void table(const QByteArray& csv) override;
    void error(const Error&) override { } // it is on standard error
    void end(qint64 count, qint64 skipped, qint64 ms) override;

private:
    using enum PlanLine::Kind;

    void sessionHead(const QString& store, const SessionInfo& info);
    void headLine(const char* name, const QString& value);

    TextLines m_lines;
    HeardAnswer m_heard {m_lines, m_output};
    bool m_listHead = false;
    std::optional<SearchHit> m_lastHit;
    std::optional<SearchOutcome> m_searched; ///< all stores together
};

void TextPrinter::format(const StoreFormat& format)
{
    m_lines.put(format.title(), Strong);
    const QStringList dialects = format.dialects();
    if (!dialects.isEmpty())
        m_lines.put(QString(u"  (" + dialects.join(u", ") + u')'), Quiet);
    m_lines.endLine();
    for (const Capability& capability : format.capabilities()) {
        m_lines.put(u"  ");
        m_lines.column(capability.name, 14);
        m_lines.putLine(capability.absentBecause.isEmpty()
                ? TextPrinterText::tr("yes")
                : TextPrinterText::tr("not possible: %1").arg(capability.absentBecause),
            capability.absentBecause.isEmpty() ? Plain : Quiet);
    }
    m_lines.put(u"  ");
    m_lines.column(TextPrinterText::tr("rules"), 14);
    m_lines.putLine(format.rulesOffer().names().join(u", "));
}

void TextPrinter::detected(const DetectionReport& report)
{
    for (const Detection& match : report.matches) {
        m_lines.column(report.path, 40, Strong);
        m_lines.column(match.format, 14);
        m_lines.column(match.dialect.isEmpty() ? u"-"_s : match.dialect, 12);
        m_lines.putLine(match.notWritable.isEmpty() ? TextPrinterText::tr("writable") : match.notWritable, Quiet);
        if (report.matches.size() > 1) { // the user has to choose
            m_lines.put(u"  ");
            m_lines.putLine(match.reason);
        }
    }
    if (!report.matches.isEmpty())
        return;
    m_lines.column(report.path, 40, Strong);
    m_lines.putLine(TextPrinterText::tr("no known format"), Bad);
    for (const auto& [formats, reason] : reasonsOf(report)) {
        m_lines.put(u"  ");
        m_lines.column(formats.join(u", "_s), 14);
        m_lines.putLine(reason);
    }
}

void TextPrinter::store(const QString& path)
{
    if (m_options.paths.size() < 2 && m_options.command != "stores"_L1)
        return;
    m_lines.putLine(path, Strong);
}

void TextPrinter::session(const QString& store, const SessionInfo& info)
{
    if (m_options.command == "show"_L1) {
        sessionHead(store, info);
        return;
    }
    if (!std::exchange(m_listHead, true)) {
        m_lines.column(TextPrinterText::tr("Created (UTC)"), 19, Quiet);
        m_lines.put(TextPrinterText::tr("Messages").rightJustified(8), Quiet);
        m_lines.put(u"  ");
        m_lines.put(TextPrinterText::tr("Tokens").rightJustified(11), Quiet);
        m_lines.put(u"  ");
        m_lines.column(TextPrinterText::tr("Session"), 31, Quiet);
        m_lines.putLine(TextPrinterText::tr("Title or first prompt"), Quiet);
    }
    m_lines.column(shortTime(info.createdAt), 19);
    m_lines.numberColumn(info.messages, 8);
    m_lines.numberColumn(info.tokens.sum(), 11);
    m_lines.column(info.id.value, 31, Strong);
    // Branches have the title of their session, and each begins with words of its own.
    const bool isBranch = !info.parent.isEmpty() && info.id.value.startsWith(info.parent.value + u'#');
    const bool namesPrompt = info.title.isEmpty() || (isBranch && !info.firstPrompt.isEmpty());
    QString text = firstLine(namesPrompt ? info.firstPrompt : info.title, 60);
    if (info.deleted)
        text = TextPrinterText::tr("(deleted) %1").arg(text);
    m_lines.put(text, info.deleted ? Quiet : Plain);
    if (isFlagged(info))
        m_lines.put(QString(u"  "_s + TextPrinterText::tr("(flagged)")), Strong);
    if (!info.labels.isEmpty())
        m_lines.put(QString(u"  ["_s + toLabelLine(info.labels) + u']'), Quiet);
    m_lines.endLine();
}

void TextPrinter::headLine(const char* name, const QString& value)
{
    if (value.isEmpty())
        return;
    m_lines.column(TextPrinterText::tr(name), 10, Quiet);
    m_lines.putLine(firstLine(value, 200));
}

void TextPrinter::sessionHead(const QString& store, const SessionInfo& info)
{
    m_lines.putLine(info.id.value, Strong);
    headLine(QT_TRANSLATE_NOOP("cli", "Store"), store);
    headLine(QT_TRANSLATE_NOOP("cli", "Title"), info.title);
    headLine(QT_TRANSLATE_NOOP("cli", "Created"), shortTime(info.createdAt));
    headLine(QT_TRANSLATE_NOOP("cli", "Model"), info.model);
    headLine(QT_TRANSLATE_NOOP("cli", "Agent"), info.agent);
    headLine(QT_TRANSLATE_NOOP("cli", "Folder"), info.directory);
    headLine(QT_TRANSLATE_NOOP("cli", "Parent"), info.parent.value);
    if (info.messages)
        headLine(QT_TRANSLATE_NOOP("cli", "Messages"), number(*info.messages));
    if (const auto tokens = info.tokens.sum())
        headLine(QT_TRANSLATE_NOOP("cli", "Tokens"), number(*tokens));
    headLine(QT_TRANSLATE_NOOP("cli", "Labels"), toLabelLine(info.labels));
    if (isFlagged(info))
        headLine(QT_TRANSLATE_NOOP("cli", "Flag"), TextPrinterText::tr("flagged"));
    if (info.deleted)
        headLine(QT_TRANSLATE_NOOP("cli", "State"), TextPrinterText::tr("deleted"));
}

void TextPrinter::summaryNode(const SummaryNode& node)
{
    m_lines.endLine();
    m_lines.put(node.kind == SummaryNode::Kind::Leaf ? TextPrinterText::tr("Summary")
                                                     : TextPrinterText::tr("Condensed summary"),
        Strong);
    m_lines.put(QString(u"  " + node.id.value + u"  "
                    + TextPrinterText::tr("level %1, from %2 to %3")
                        .arg(QString::number(node.level), node.first.value, node.last.value)),
        Quiet);
    if (node.superseded)
        m_lines.put(QString(u"  " + TextPrinterText::tr("superseded")), Quiet);
    m_lines.endLine();
    m_lines.longText(node.text);
}

void TextPrinter::checkpoint(const Checkpoint& checkpoint)
{
    m_lines.put(TextPrinterText::tr("Checkpoint"), Strong);
    m_lines.putLine(
        QString(u"  " + checkpoint.label + u"  " + shortTime(checkpoint.createdAt) + u"  " + checkpoint.message.value));
}

void TextPrinter::fileReference(const SessionId& /*session*/, const SessionStore::PlacedReference& placed)
{
    m_lines.put(TextPrinterText::tr("File"), Strong);
    m_lines.put(QString(u"  " + placed.reference.path + u"  " + placed.reference.fileType + u"  "));
    if (placed.reference.tokens)
        m_lines.put(QString(tokensText(*placed.reference.tokens) + u"  "), Quiet);
    m_lines.putLine(placed.message.value, Quiet);
}

void TextPrinter::edge(const LineageEdge& edge)
{
    m_lines.put(TextPrinterText::tr("Relation"), Strong);
    m_lines.putLine(QString(u"  " + edge.from.value + u" → " + edge.to.value + u"  " + nameOf(edge.kind)));
}

void TextPrinter::contextItem(const ContextItem& item)
{
    m_lines.put(QString(QString::number(item.position + 1) + u' ' + nameOf(item.kind)), Strong);
    if (item.role != Role::Unknown)
        m_lines.put(QString(u' ' + nameOf(item.role)));
    m_lines.putLine(QString(u"  " + tokensText(item.tokens, item.estimated) + u"  " + item.id), Quiet);
    if (!item.leftOut.isEmpty()) {
        m_lines.put(u"  ");
        m_lines.putLine(TextPrinterText::tr("not sent: %1").arg(item.leftOut), Bad);
    }
    m_lines.block(item.text, utf8Size(item.text), false);
    m_lines.endLine();
}

void TextPrinter::budget(const IncrementalContext& steps)
{
    m_lines.putLine(
        steps.budget().estimated ? TextPrinterText::tr("Tokens, estimated") : TextPrinterText::tr("Tokens"), Strong);
    for (const auto& [name, value] : budgetLines(steps)) {
        m_lines.column(name, 16);
        m_lines.putLine(value);
    }
}

void TextPrinter::finding(const Finding& finding, const QString& noRepair)
{
    m_lines.column(QString(nameOf(finding.severity)), 7, finding.severity == Finding::Severity::Error ? Bad : Plain);
    m_lines.put(finding.code, Strong);
    QStringList places;
    for (const QString& place : {finding.session.value, finding.message.value, finding.place}) {
        if (!place.isEmpty())
            places += place;
    }
    m_lines.put(u"  ");
    m_lines.putNameLine(places.join(u", "), Quiet);
    m_lines.put(u"         ");
    m_lines.putNameLine(finding.text);
    m_lines.put(u"         ");
    m_lines.putNameLine(finding.repair.isEmpty() ? TextPrinterText::tr("Cannot be repaired: %1").arg(noRepair)
                                                 : TextPrinterText::tr("Repair: %1").arg(finding.repair),
        Quiet);
}

void TextPrinter::plan(
    const QString& store, const EditPlan& plan, const PlanMore& more, const std::optional<Receipt>& receipt)
{
    m_lines.putLines(planLines(store, plan, more, receipt));
}

void TextPrinter::draft(const CompactEdit& edit, const CompactionDraft& draft)
{
    const auto line = [this](const QString& text, PlanLine::Kind style = Plain) { m_lines.putLine(text, style); };
    const QString what = edit.nodes.isEmpty() ? TextPrinterText::tr("Summary of %1 messages, now %2", "12 tokens")
        : edit.nodes.size() == 1
        ? TextPrinterText::tr("Summary of the %1 messages or summaries that it replaced, %2", "12 tokens")
        : TextPrinterText::tr("Summary of %1 summaries, now %2", "12 tokens");
    line(what.arg(number(draft.covers), tokensText(draft.tokens)), Strong);
    line(u"%1 – %2"_s.arg(draft.first.value, draft.last.value), Quiet);
    if (!draft.prompt.isEmpty()) {
        line(TextPrinterText::tr("Request to %1, for an answer of at most %2 tokens:")
                 .arg(draft.model, number(draft.maxTokens)),
            Strong);
        m_lines.block(draft.prompt, 0, false);
    }
    line(TextPrinterText::tr("The summary without a model:"), Strong);
    m_lines.block(draft.text, 0, false);
}

void TextPrinter::lossReview(const SummaryNode& node, const LossReview& review, bool isPartial)
{
    m_lines.put(TextPrinterText::tr("Summary"), Strong);
    m_lines.putLine(QString(u"  " + node.id.value), Quiet);
    for (const LossFinding& finding : review.findings) {
        if (finding.status == LossFinding::Status::Kept)
            continue;
        m_lines.column(losswords::nameOf(finding.status), 9, finding.isNeeded() ? Bad : Plain);
        m_lines.column(losswords::nameOf(finding.kind), 14);
        m_lines.putName(finding.text);
        if (!finding.changedTo.isEmpty())
            m_lines.putName(TextPrinterText::tr(", now “%1”").arg(finding.changedTo));
        QStringList places;
        if (!finding.places.isEmpty())
            places += TextPrinterText::tr("message %1").arg(number(finding.places.constFirst().message + 1));
        if (!finding.usedLater.isEmpty())
            places += TextPrinterText::tr("needed again in %1").arg(number(finding.usedLater.constFirst() + 1));
        m_lines.putLine(QString(u"  " + places.join(u", ")), Quiet);
    }
    m_lines.putLine(TextPrinterText::tr("%1 of %2 findings kept, %3 lost ones needed again (found by rules, not exact)")
                        .arg(number(review.total.kept), number(review.total.all()), number(review.total.needed)),
        Strong);
    if (isPartial || review.passedOver > 0)
        m_lines.putLine(TextPrinterText::tr("Only a part was reviewed: there is too much text."), Quiet);
}

void TextPrinter::fileChange(const SessionId& /*session*/, const FileChange& change)
{
    m_lines.putLines(changeLines(change));
}

void TextPrinter::netChange(const SessionId& /*session*/, const NetChange& net, std::span<const FileChange> changes,
    const std::optional<DiskState>& disk)
{
    m_lines.putLines(changeLines(net, changes, disk));
}

void TextPrinter::exploration(const QString& path, const Exploration& found)
{
    m_lines.putLines(explorationLines(path, found));
}

void TextPrinter::usageRow(const UsageRow& row, UsageAxis axis, const QString& currency)
{
    if (!std::exchange(m_listHead, true))
        putUsageHead(m_lines, axis);
    putUsageRow(m_lines, row, axis, currency);
}

void TextPrinter::table(const QByteArray& csv)
{
    if (isTerminal(STDOUT_FILENO))
        m_lines.put(QString::fromUtf8(csv).remove(u'\r'));
    else
        m_output.buffer() += csv;
    m_output.recordDone();
}

/// As it is, for "git apply"; on a terminal, without what steers it.
void TextPrinter::patch(const SessionId& /*session*/, const ExportedPatch& patch)
{
    if (isTerminal(STDOUT_FILENO))
        m_lines.put(patch.text);
    else
        m_output.buffer() += patch.text.toUtf8();
    m_output.recordDone();
}

void TextPrinter::savedFile(const SessionId& /*session*/, const QString& path)
{
    m_lines.put(path);
    m_output.recordDone();
}

void TextPrinter::receipt(const Receipt& receipt, const WrittenRecords* written)
{
    m_lines.column(receipt.id.value, 26, Quiet);
    m_lines.column(shortTime(receipt.at), 19);
    m_lines.column(QString(nameOf(receipt.state)), 8, receipt.state == Receipt::State::Applied ? Plain : Quiet);
    m_lines.put(receipt.title, Strong);
    m_lines.putLine(QString(u"  " + receipt.store), Quiet);
    if (!written)
        return;
    m_lines.putLines(writeLines(written->writes));
    if (written->leftOut > 0)
        m_lines.putLines({{u"  "_s
                + TextPrinterText::tr("%n more record(s) are not kept in the journal.", nullptr, int(written->leftOut)),
            Quiet}});
}

void TextPrinter::end(qint64 count, qint64 skipped, qint64 /*ms*/)
{
    if (m_searched)
        putOutcome(m_lines, *m_searched);
    static constexpr std::pair<QLatin1StringView, const char*> Nothing[] = {
        {"check"_L1, QT_TRANSLATE_NOOP("cli", "No findings.")}, {"list"_L1, QT_TRANSLATE_NOOP("cli", "No sessions.")},
        {"history"_L1, QT_TRANSLATE_NOOP("cli", "No changes yet.")},
        {"changes"_L1, QT_TRANSLATE_NOOP("cli", "No file was changed.")}};
    for (const auto& [command, text] : Nothing) {
        if (m_options.command == command && count == 0 && skipped == 0)
            m_lines.putLine(TextPrinterText::tr(text));
    }
}

} // namespace

std::unique_ptr<Printer> makeTextPrinter(Output& output, const Options& options)
{
    return std::make_unique<TextPrinter>(output, options);
}

} // namespace stemma::cli
