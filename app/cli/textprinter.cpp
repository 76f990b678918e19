// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/budgetlines.h"
#include "app/cli/changelines.h"
#include "app/cli/output.h"
#include "app/cli/planlines.h"
#include "app/cli/printer.h"
#include "core/base/text.h"
#include "core/marks/labelline.h"
#include "core/marks/marksdatabase.h"
#include "core/models/losstexts.h"
#include "core/session/names.h"

#include <QCoreApplication>
#include <QLocale>

#include <unistd.h>

using namespace Qt::StringLiterals;

namespace stemma::cli {
namespace {

struct TextPrinterText
{
    Q_DECLARE_TR_FUNCTIONS(cli)
};

QString number(qint64 value)
{
    return QLocale().toString(value);
}

/// "2026-03-02 09:18:40", in UTC as everywhere on the command line.
QString shortTime(const std::optional<Time>& time)
{
    if (!time)
        return u"-"_s;
    QString text = toIso(*time);
    text.chop(5);
    return text.replace(u'T', u' ');
}

/// Text for people: columns for lists, blocks for messages; colour only on a terminal.
class TextPrinter final : public Printer
{
public:
    TextPrinter(Output& output, const Options& options)
        : Printer(output, options)
        , m_colour(isTerminal(STDOUT_FILENO) && qEnvironmentVariableIsEmpty("NO_COLOR") && qgetenv("TERM") != "dumb")
    {
    }

    void format(const StoreFormat& format) override;
    void detected(const DetectionReport& report) override;
    void store(const QString& path) override;
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
    void patch(const SessionId& session, const ExportedPatch& patch) override;
    void receipt(const Receipt& receipt) override;
    void error(const Error&) override { } // it is on standard error
    void end(qint64 count, qint64 skipped, qint64 ms) override;

private:
    enum Style { Plain, Strong, Quiet, Bad }; // as PlanLine::Kind

    void put(QStringView text, Style style = Plain);
    void lines(const QList<PlanLine>& lines);
    void putName(QString text, Style style = Plain);
    void column(const QString& text, int width, Style style = Plain);
    void numberColumn(const std::optional<qint64>& value, int width);
    void endLine();
    void block(QStringView text, qint64 bytes, bool truncated);
    void longText(const LongText& text) { block(text.text, text.bytes, text.truncated); }
    void part(const Part& part);
    void toolPart(const ToolPart& tool);
    void sessionHead(const QString& store, const SessionInfo& info);
    void headLine(const char* name, const QString& value);
    void rawBytes(const RawBytes::Piece& piece);

    bool m_colour;
    bool m_listHead = false;
};

void TextPrinter::put(QStringView text, Style style)
{
    static constexpr const char* Codes[] = {"", "\x1b[1m", "\x1b[2m", "\x1b[31m"};
    QByteArray& out = m_output.buffer();
    if (m_colour && style != Plain)
        out += Codes[style];
    out += withVisibleControls(text).toUtf8();
    if (m_colour && style != Plain)
        out += "\x1b[0m";
}

/// A name or a sentence, which must neither begin a line nor turn what stands behind it around.
void TextPrinter::putName(QString text, Style style)
{
    for (QChar& c : text) {
        const bool turns = (c >= QChar(0x202a) && c <= QChar(0x202e)) || (c >= QChar(0x2066) && c <= QChar(0x2069));
        if (turns)
            c = QChar::ReplacementCharacter;
        else if (c.unicode() < 0x20)
            c = QChar(0x2400 + c.unicode()); // its picture
        else if (c == QChar::LineSeparator || c == QChar::ParagraphSeparator)
            c = u' ';
    }
    put(text, style);
}

void TextPrinter::lines(const QList<PlanLine>& lines)
{
    for (const PlanLine& line : lines) {
        put(line.text, Style(line.kind));
        endLine();
    }
}

void TextPrinter::column(const QString& text, int width, Style style)
{
    putName(text.size() > width ? text : text.leftJustified(width), style);
    put(u"  ");
}

void TextPrinter::numberColumn(const std::optional<qint64>& value, int width)
{
    put(value ? number(*value).rightJustified(width) : u"-"_s.rightJustified(width));
    put(u"  ");
}

void TextPrinter::endLine()
{
    m_output.buffer() += '\n';
    m_output.recordDone();
}

/// A text, indented, with its size where it is not whole.
void TextPrinter::block(QStringView text, qint64 bytes, bool truncated)
{
    const QStringView part = m_options.maxText < 0 ? text : utf8Prefix(text, m_options.maxText);
    // The end of the last line begins no other.
    for (const QStringView line : (part.endsWith(u'\n') ? part.chopped(1) : part).tokenize(u'\n')) {
        put(u"    ");
        put(line.endsWith(u'\r') ? line.chopped(1) : line);
        endLine();
    }
    if (truncated || part.size() < text.size()) {
        put(u"    ");
        put(TextPrinterText::tr("(cut off; %1 bytes in total)").arg(number(bytes)), Quiet);
        endLine();
    }
}

void TextPrinter::format(const StoreFormat& format)
{
    put(format.title(), Strong);
    const QStringList dialects = format.dialects();
    if (!dialects.isEmpty())
        put(QString(u"  (" + dialects.join(u", ") + u')'), Quiet);
    endLine();
    for (const Capability& capability : format.capabilities()) {
        put(u"  ");
        column(capability.name, 14);
        put(capability.absentBecause.isEmpty() ? TextPrinterText::tr("yes")
                                               : TextPrinterText::tr("not possible: %1").arg(capability.absentBecause),
            capability.absentBecause.isEmpty() ? Plain : Quiet);
        endLine();
    }
    put(u"  ");
    column(TextPrinterText::tr("rules"), 14);
    put(format.rulesOffer().names().join(u", "));
    endLine();
}

void TextPrinter::detected(const DetectionReport& report)
{
    for (const Detection& match : report.matches) {
        column(report.path, 40, Strong);
        column(match.format, 14);
        column(match.dialect.isEmpty() ? u"-"_s : match.dialect, 12);
        put(match.notWritable.isEmpty() ? TextPrinterText::tr("writable") : match.notWritable, Quiet);
        endLine();
        if (report.matches.size() > 1) { // the user has to choose
            put(u"  ");
            put(match.reason);
            endLine();
        }
    }
    if (!report.matches.isEmpty())
        return;
    column(report.path, 40, Strong);
    put(TextPrinterText::tr("no known format"), Bad);
    endLine();
    for (const auto& [formats, reason] : reasonsOf(report)) {
        put(u"  ");
        column(formats.join(u", "_s), 14);
        put(reason);
        endLine();
    }
}

void TextPrinter::store(const QString& path)
{
    if (m_options.paths.size() < 2 && m_options.command != "stores"_L1)
        return;
    put(path, Strong);
    endLine();
}

void TextPrinter::session(const QString& store, const SessionInfo& info)
{
    if (m_options.command == "show"_L1) {
        sessionHead(store, info);
        return;
    }
    if (!std::exchange(m_listHead, true)) {
        column(TextPrinterText::tr("Created (UTC)"), 19, Quiet);
        put(TextPrinterText::tr("Messages").rightJustified(8), Quiet);
        put(u"  ");
        put(TextPrinterText::tr("Tokens").rightJustified(11), Quiet);
        put(u"  ");
        column(TextPrinterText::tr("Session"), 31, Quiet);
        put(TextPrinterText::tr("Title or first prompt"), Quiet);
        endLine();
    }
    column(shortTime(info.createdAt), 19);
    numberColumn(info.messages, 8);
    numberColumn(info.tokens.total, 11);
    column(info.id.value, 31, Strong);
    QString text = firstLine(info.title.isEmpty() ? info.firstPrompt : info.title, 60);
    if (info.deleted)
        text = TextPrinterText::tr("(deleted) %1").arg(text);
    put(text, info.deleted ? Quiet : Plain);
    if (isFlagged(info))
        put(QString(u"  "_s + TextPrinterText::tr("(flagged)")), Strong);
    if (!info.labels.isEmpty())
        put(QString(u"  ["_s + toLabelLine(info.labels) + u']'), Quiet);
    endLine();
}

void TextPrinter::headLine(const char* name, const QString& value)
{
    if (value.isEmpty())
        return;
    column(TextPrinterText::tr(name), 10, Quiet);
    put(firstLine(value, 200));
    endLine();
}

void TextPrinter::sessionHead(const QString& store, const SessionInfo& info)
{
    put(info.id.value, Strong);
    endLine();
    headLine(QT_TRANSLATE_NOOP("cli", "Store"), store);
    headLine(QT_TRANSLATE_NOOP("cli", "Title"), info.title);
    headLine(QT_TRANSLATE_NOOP("cli", "Created"), shortTime(info.createdAt));
    headLine(QT_TRANSLATE_NOOP("cli", "Model"), info.model);
    headLine(QT_TRANSLATE_NOOP("cli", "Agent"), info.agent);
    headLine(QT_TRANSLATE_NOOP("cli", "Folder"), info.directory);
    headLine(QT_TRANSLATE_NOOP("cli", "Parent"), info.parent.value);
    if (info.messages)
        headLine(QT_TRANSLATE_NOOP("cli", "Messages"), number(*info.messages));
    if (info.tokens.total)
        headLine(QT_TRANSLATE_NOOP("cli", "Tokens"), number(*info.tokens.total));
    headLine(QT_TRANSLATE_NOOP("cli", "Labels"), toLabelLine(info.labels));
    if (isFlagged(info))
        headLine(QT_TRANSLATE_NOOP("cli", "Flag"), TextPrinterText::tr("flagged"));
    if (info.deleted)
        headLine(QT_TRANSLATE_NOOP("cli", "State"), TextPrinterText::tr("deleted"));
}

void TextPrinter::message(const Message& message, const RawBytes& raw)
{
    endLine();
    // Counted from 1, as in the window and in plans.
    put(QString((message.index < 0 ? QString() : QString::number(message.index + 1) + u' ')
            + (message.role == Role::Unknown ? message.storedRole : QString(nameOf(message.role)))),
        Strong);
    // A record that is no message, such as a change of the model.
    if (message.role == Role::System && !message.storedRole.isEmpty() && message.storedRole != "system"_L1)
        put(u" (%1)"_s.arg(message.storedRole), Quiet);
    put(QString(u"  " + shortTime(message.createdAt) + u"  " + message.id.value), Quiet);
    for (const QLatin1StringView state : namesOf(message.states)) {
        if (state != "in_context"_L1)
            put(QString(u"  [" + state + u']'), state == "error"_L1 || state == "damaged"_L1 ? Bad : Quiet);
    }
    if (message.tokens.total.value_or(0) > 0)
        put(QString(u"  " + TextPrinterText::tr("%1 tokens").arg(number(*message.tokens.total))), Quiet);
    endLine();
    if (!message.error.isEmpty()) {
        put(u"  ");
        put(message.error, Bad);
        endLine();
    }
    for (const Part& piece : message.parts) {
        part(piece);
        const auto bytes = raw.parts.constFind(piece.index);
        if (bytes != raw.parts.cend())
            rawBytes(*bytes);
    }
    if (raw.message)
        rawBytes(*raw.message);
}

void TextPrinter::rawBytes(const RawBytes::Piece& piece)
{
    put(u"  ");
    put(TextPrinterText::tr("stored bytes"), Quiet);
    endLine();
    block(QString::fromUtf8(piece.bytes), piece.bytes.size(), piece.truncated);
}

void TextPrinter::toolPart(const ToolPart& tool)
{
    put(QString(u' ' + tool.name), Strong);
    put(QString(u"  " + nameOf(tool.state)), tool.state == ToolPart::State::Error ? Bad : Quiet);
    if (tool.prunedAt)
        put(QString(u"  " + TextPrinterText::tr("pruned %1").arg(shortTime(tool.prunedAt))), Quiet);
    endLine();
    longText(tool.input);
    const auto named = [this](const QString& name, const LongText& text, Style style) {
        put(u"  ");
        put(name, style);
        endLine();
        longText(text);
    };
    if (tool.hasOutput)
        named(TextPrinterText::tr("output"), tool.output, Quiet);
    if (tool.hasError)
        named(TextPrinterText::tr("error"), tool.error, Bad);
}

void TextPrinter::part(const Part& part)
{
    put(u"  ");
    if (const auto* text = part.as<TextPart>()) {
        m_output.buffer().chop(2);
        longText(text->text);
        return;
    }
    put(nameOf(kindOf(part.body)).toString(), Quiet);
    if (const auto* tool = part.as<ToolPart>()) {
        toolPart(*tool);
    } else if (const auto* reasoning = part.as<ReasoningPart>()) {
        put(QString(u"  " + nameOf(reasoning->state)), Quiet);
        endLine();
        longText(reasoning->text);
    } else if (const auto* patch = part.as<PatchPart>()) {
        endLine();
        longText(patch->diff);
    } else if (const auto* file = part.as<FileReferencePart>()) {
        put(QString(u' ' + file->reference.path + u"  " + file->reference.fileType));
        endLine();
        block(file->reference.summary, utf8Size(file->reference.summary), false);
    } else if (const auto* compaction = part.as<CompactionPart>()) {
        put(TextPrinterText::tr(" level %1, node %2").arg(QString::number(compaction->level), compaction->node.value));
        endLine();
    } else if (const auto* finish = part.as<StepFinishPart>()) {
        put(QString(u' ' + finish->reason), Quiet);
        if (finish->tokens.total)
            put(QString(u"  " + TextPrinterText::tr("%1 tokens").arg(number(*finish->tokens.total))), Quiet);
        endLine();
    } else if (const auto* image = part.as<ImagePart>()) {
        put(TextPrinterText::tr(" %1, %2 bytes").arg(image->mediaType, number(image->size)));
        endLine();
    } else if (const auto* unknown = part.as<UnknownPart>()) {
        put(QString(u' ' + unknown->storedType + (unknown->reason.isEmpty() ? QString() : u": " + unknown->reason)),
            Bad);
        endLine();
        longText(unknown->raw);
    } else {
        endLine();
    }
}

void TextPrinter::summaryNode(const SummaryNode& node)
{
    endLine();
    put(node.kind == SummaryNode::Kind::Leaf ? TextPrinterText::tr("Summary")
                                             : TextPrinterText::tr("Condensed summary"),
        Strong);
    put(QString(u"  " + node.id.value + u"  "
            + TextPrinterText::tr("level %1, from %2 to %3")
                .arg(QString::number(node.level), node.first.value, node.last.value)),
        Quiet);
    if (node.superseded)
        put(QString(u"  " + TextPrinterText::tr("superseded")), Quiet);
    endLine();
    longText(node.text);
}

void TextPrinter::checkpoint(const Checkpoint& checkpoint)
{
    put(TextPrinterText::tr("Checkpoint"), Strong);
    put(QString(u"  " + checkpoint.label + u"  " + shortTime(checkpoint.createdAt) + u"  " + checkpoint.message.value));
    endLine();
}

void TextPrinter::fileReference(const SessionId& session, const SessionStore::PlacedReference& placed)
{
    Q_UNUSED(session)
    put(TextPrinterText::tr("File"), Strong);
    put(QString(u"  " + placed.reference.path + u"  " + placed.reference.fileType + u"  "));
    if (placed.reference.tokens)
        put(QString(TextPrinterText::tr("%1 tokens").arg(number(*placed.reference.tokens)) + u"  "), Quiet);
    put(placed.message.value, Quiet);
    endLine();
}

void TextPrinter::edge(const LineageEdge& edge)
{
    put(TextPrinterText::tr("Relation"), Strong);
    put(QString(u"  " + edge.from.value + u" → " + edge.to.value + u"  " + nameOf(edge.kind)));
    endLine();
}

void TextPrinter::contextItem(const ContextItem& item)
{
    put(QString(QString::number(item.position + 1) + u' ' + nameOf(item.kind)), Strong);
    if (item.role != Role::Unknown)
        put(QString(u' ' + nameOf(item.role)));
    put(QString(u"  "
            + (item.estimated ? TextPrinterText::tr("about %1 tokens") : TextPrinterText::tr("%1 tokens"))
                .arg(number(item.tokens))
            + u"  " + item.id),
        Quiet);
    endLine();
    if (!item.leftOut.isEmpty()) {
        put(u"  ");
        put(TextPrinterText::tr("not sent: %1").arg(item.leftOut), Bad);
        endLine();
    }
    block(item.text, utf8Size(item.text), false);
    endLine();
}

void TextPrinter::budget(const IncrementalContext& steps)
{
    put(steps.budget().estimated ? TextPrinterText::tr("Tokens, estimated") : TextPrinterText::tr("Tokens"), Strong);
    endLine();
    for (const auto& [name, value] : budgetLines(steps)) {
        column(name, 16);
        put(value);
        endLine();
    }
}

void TextPrinter::finding(const Finding& finding, const QString& noRepair)
{
    column(QString(nameOf(finding.severity)), 7, finding.severity == Finding::Severity::Error ? Bad : Plain);
    put(finding.code, Strong);
    QStringList places;
    for (const QString& place : {finding.session.value, finding.message.value, finding.place}) {
        if (!place.isEmpty())
            places += place;
    }
    put(u"  ");
    putName(places.join(u", "), Quiet);
    endLine();
    put(u"         ");
    putName(finding.text);
    endLine();
    put(u"         ");
    putName(finding.repair.isEmpty() ? TextPrinterText::tr("Cannot be repaired: %1").arg(noRepair)
                                     : TextPrinterText::tr("Repair: %1").arg(finding.repair),
        Quiet);
    endLine();
}

void TextPrinter::plan(
    const QString& store, const EditPlan& plan, const PlanMore& more, const std::optional<Receipt>& receipt)
{
    lines(planLines(store, plan, more, receipt));
}

void TextPrinter::draft(const CompactEdit& edit, const CompactionDraft& draft)
{
    const auto line = [this](const QString& text, Style style = Plain) {
        put(text, style);
        endLine();
    };
    const QString what = edit.nodes.isEmpty() ? TextPrinterText::tr("Summary of %1 messages, now %2 tokens")
        : edit.nodes.size() == 1
        ? TextPrinterText::tr("Summary of the %1 messages or summaries that it replaced, %2 tokens")
        : TextPrinterText::tr("Summary of %1 summaries, now %2 tokens");
    line(what.arg(number(draft.covers), number(draft.tokens)), Strong);
    line(u"%1 – %2"_s.arg(draft.first.value, draft.last.value), Quiet);
    if (!draft.prompt.isEmpty()) {
        line(TextPrinterText::tr("Request to %1, for an answer of at most %2 tokens:")
                 .arg(draft.model, number(draft.maxTokens)),
            Strong);
        block(draft.prompt, 0, false);
    }
    line(TextPrinterText::tr("The summary without a model:"), Strong);
    block(draft.text, 0, false);
}

void TextPrinter::lossReview(const SummaryNode& node, const LossReview& review, bool isPartial)
{
    put(TextPrinterText::tr("Summary"), Strong);
    put(QString(u"  " + node.id.value), Quiet);
    endLine();
    for (const LossFinding& finding : review.findings) {
        if (finding.status == LossFinding::Status::Kept)
            continue;
        column(losswords::nameOf(finding.status), 9, finding.isNeeded() ? Bad : Plain);
        column(losswords::nameOf(finding.kind), 14);
        putName(finding.text);
        if (!finding.changedTo.isEmpty())
            putName(TextPrinterText::tr(", now “%1”").arg(finding.changedTo));
        QStringList places;
        if (!finding.places.isEmpty())
            places += TextPrinterText::tr("message %1").arg(number(finding.places.constFirst().message + 1));
        if (!finding.usedLater.isEmpty())
            places += TextPrinterText::tr("needed again in %1").arg(number(finding.usedLater.constFirst() + 1));
        put(QString(u"  " + places.join(u", ")), Quiet);
        endLine();
    }
    put(TextPrinterText::tr("%1 of %2 findings kept, %3 lost ones needed again (found by rules, not exact)")
            .arg(number(review.total.kept), number(review.total.all()), number(review.total.needed)),
        Strong);
    endLine();
    if (isPartial || review.passedOver > 0) {
        put(TextPrinterText::tr("Only a part was reviewed: there is too much text."), Quiet);
        endLine();
    }
}

void TextPrinter::fileChange(const SessionId& /*session*/, const FileChange& change)
{
    lines(changeLines(change));
}

void TextPrinter::netChange(const SessionId& /*session*/, const NetChange& net, std::span<const FileChange> changes,
    const std::optional<DiskState>& disk)
{
    lines(changeLines(net, changes, disk));
}

/// As it is, for "git apply"; on a terminal, without what steers it.
void TextPrinter::patch(const SessionId& /*session*/, const ExportedPatch& patch)
{
    if (isTerminal(STDOUT_FILENO))
        put(patch.text);
    else
        m_output.buffer() += patch.text.toUtf8();
    m_output.recordDone();
}

void TextPrinter::receipt(const Receipt& receipt)
{
    column(receipt.id.value, 26, Quiet);
    column(shortTime(receipt.at), 19);
    column(QString(nameOf(receipt.state)), 8, receipt.state == Receipt::State::Applied ? Plain : Quiet);
    put(receipt.title, Strong);
    put(QString(u"  " + receipt.store), Quiet);
    endLine();
}

void TextPrinter::end(qint64 count, qint64 skipped, qint64 ms)
{
    Q_UNUSED(ms)
    Q_UNUSED(skipped)
    if (m_options.command == "check"_L1 && count == 0) {
        put(TextPrinterText::tr("No findings."));
        endLine();
    } else if (m_options.command == "list"_L1 && count == 0 && skipped == 0) {
        put(TextPrinterText::tr("No sessions."));
        endLine();
    } else if (m_options.command == "history"_L1 && count == 0 && skipped == 0) {
        put(TextPrinterText::tr("No changes yet."));
        endLine();
    } else if (m_options.command == "changes"_L1 && count == 0 && skipped == 0) {
        put(TextPrinterText::tr("No file was changed."));
        endLine();
    }
}

} // namespace

std::unique_ptr<Printer> makeTextPrinter(Output& output, const Options& options)
{
    return std::make_unique<TextPrinter>(output, options);
}

} // namespace stemma::cli
