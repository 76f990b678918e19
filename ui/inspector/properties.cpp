// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/inspector/properties.h"

#include "core/base/saturating.h"
#include "core/store/check/unrepairable.h"
#include "ui/common/format.h"

#include <QCoreApplication>
#include <QLocale>
#include <QTextDocument>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

struct PropertiesText
{
    Q_DECLARE_TR_FUNCTIONS(Inspector)
};

using Look = Property::Look;

constexpr int LongestValue = 600;

QString cut(const QString& text)
{
    return text.size() > LongestValue ? text.left(LongestValue) + u'…' : text;
}

QString momentOf(qint64 ms)
{
    return u"%1 %2"_s.arg(format::clockTime(timeFromMs(ms)), format::date(timeFromMs(ms)));
}

/// Collects the rows of a group and leaves out what is not stored.
class Rows
{
public:
    Rows& add(const QString& name, const QString& value, Look look = Look::Plain, const QString& unit = {})
    {
        m_rows.append({.name = name,
            .value = cut(value),
            .unit = unit,
            .look = look,
            .target = {},
            .full = value.size() > LongestValue ? value : QString()});
        return *this;
    }
    Rows& addIf(
        bool wanted, const QString& name, const QString& value, Look look = Look::Plain, const QString& unit = {})
    {
        return wanted ? add(name, value, look, unit) : *this;
    }
    Rows& text(const QString& name, const QString& value, Look look = Look::Plain)
    {
        return addIf(!value.isEmpty(), name, value, look);
    }
    /// As it reads without its marks; what is copied has them.
    Rows& markdown(const QString& name, const QString& value)
    {
        if (value.isEmpty())
            return *this;
        QTextDocument document;
        document.setMarkdown(value,
            QTextDocument::MarkdownFeatures(QTextDocument::MarkdownDialectGitHub) | QTextDocument::MarkdownNoHTML);
        add(name, document.toPlainText().simplified());
        m_rows.last().full = value;
        return *this;
    }
    Rows& number(const QString& name, std::optional<qint64> value, const QString& unit = {})
    {
        return value ? add(name, format::number(*value), Look::Plain, unit) : *this;
    }
    Rows& size(const QString& name, qint64 bytes) { return add(name, format::bytes(bytes)); }
    Rows& time(const QString& name, std::optional<Time> value)
    {
        if (!value)
            return *this;
        return add(name, format::clockTime(*value), Look::Plain, format::date(*value));
    }
    [[nodiscard]] QList<Property> take() { return std::exchange(m_rows, {}); }

private:
    QList<Property> m_rows;
};

QString roleName(Role role)
{
    switch (role) {
    case Role::User:
        return PropertiesText::tr("User");
    case Role::Assistant:
        return PropertiesText::tr("Assistant");
    case Role::System:
        return PropertiesText::tr("System");
    case Role::Tool:
        return PropertiesText::tr("Tool");
    case Role::Colleague:
        return PropertiesText::tr("Another assistant");
    case Role::Unknown:
        break;
    }
    return PropertiesText::tr("Unknown");
}

QString kindName(PartKind kind)
{
    switch (kind) {
    case PartKind::Text:
        return PropertiesText::tr("Text");
    case PartKind::Reasoning:
        return PropertiesText::tr("Thinking");
    case PartKind::Tool:
        return PropertiesText::tr("Tool call");
    case PartKind::Patch:
        return PropertiesText::tr("Patch");
    case PartKind::FileReference:
        return PropertiesText::tr("File reference");
    case PartKind::Compaction:
        return PropertiesText::tr("Compaction");
    case PartKind::StepStart:
        return PropertiesText::tr("Step start");
    case PartKind::StepFinish:
        return PropertiesText::tr("Step finish");
    case PartKind::Image:
        return PropertiesText::tr("Image");
    case PartKind::Event:
        return PropertiesText::tr("Event");
    case PartKind::Unknown:
        break;
    }
    return PropertiesText::tr("Unknown");
}

QString stateName(ReasoningPart::State state)
{
    switch (state) {
    case ReasoningPart::State::Open:
        return PropertiesText::tr("Not signed");
    case ReasoningPart::State::Signed:
        return PropertiesText::tr("Signed");
    case ReasoningPart::State::Redacted:
        return PropertiesText::tr("Redacted by the provider");
    case ReasoningPart::State::Encrypted:
        return PropertiesText::tr("Encrypted");
    case ReasoningPart::State::Empty:
        break;
    }
    return PropertiesText::tr("Left empty by the provider");
}

QString stateName(ToolPart::State state)
{
    switch (state) {
    case ToolPart::State::Pending:
        return PropertiesText::tr("Pending");
    case ToolPart::State::Running:
        return PropertiesText::tr("Running");
    case ToolPart::State::Completed:
        return PropertiesText::tr("Completed");
    case ToolPart::State::Error:
        return PropertiesText::tr("Failed");
    case ToolPart::State::Orphan:
        break;
    }
    return PropertiesText::tr("No result");
}

void addUsage(Rows& rows, const TokenUsage& usage)
{
    rows.number(PropertiesText::tr("Input"), usage.input)
        .number(PropertiesText::tr("Cache read"), usage.cacheRead)
        .number(PropertiesText::tr("Cache write"), usage.cacheWrite)
        .number(PropertiesText::tr("Output"), usage.output)
        .number(PropertiesText::tr("Thinking"), usage.reasoning)
        .number(PropertiesText::tr("Total"), usage.total);
}

void addBody(Rows& rows, const TextPart& part)
{
    rows.size(PropertiesText::tr("Text"), part.text.bytes);
}

void addBody(Rows& rows, const ReasoningPart& part)
{
    rows.add(PropertiesText::tr("State"), stateName(part.state)).size(PropertiesText::tr("Text"), part.text.bytes);
    rows.addIf(part.signatureBytes > 0, PropertiesText::tr("Signature"), format::bytes(part.signatureBytes));
    if (part.duration)
        rows.add(PropertiesText::tr("Duration"), format::duration(*part.duration));
}

void addBody(Rows& rows, const ToolPart& part)
{
    rows.text(PropertiesText::tr("Tool"), part.name, Look::Code)
        .text(PropertiesText::tr("Call id"), part.callId, Look::Code);
    const bool bad = part.state == ToolPart::State::Error || part.state == ToolPart::State::Orphan;
    rows.add(PropertiesText::tr("State"), stateName(part.state), bad ? Look::Error : Look::Plain)
        .text(PropertiesText::tr("Title"), part.title);
    // A result that is stored by itself has no input of its own: the call has it.
    rows.addIf(part.input.bytes > 0 || !part.hasOutput, PropertiesText::tr("Input"), format::bytes(part.input.bytes));
    rows.addIf(part.hasOutput, PropertiesText::tr("Output"), format::bytes(part.output.bytes));
    rows.addIf(part.hasError, PropertiesText::tr("Error"), part.error.text, Look::Error);
    rows.time(PropertiesText::tr("Started"), part.startedAt).time(PropertiesText::tr("Ended"), part.endedAt);
    if (part.startedAt && part.endedAt)
        rows.add(PropertiesText::tr("Duration"), format::duration(durationBetween(*part.startedAt, *part.endedAt)));
    rows.time(PropertiesText::tr("Pruned"), part.prunedAt);
}

void addBody(Rows& rows, const PatchPart& part)
{
    for (const PatchFile& file : part.files) {
        rows.add(PropertiesText::tr("File"), file.path, Look::Code)
            .text(PropertiesText::tr("Renamed from"), file.oldPath, Look::Code);
        rows.add(PropertiesText::tr("Change"),
            PropertiesText::tr("%1 added, %2 removed").arg(format::number(file.added), format::number(file.removed)));
    }
    rows.size(PropertiesText::tr("Diff"), part.diff.bytes);
}

void addBody(Rows& rows, const FileReferencePart& part)
{
    const FileReference& file = part.reference;
    rows.add(PropertiesText::tr("File"), file.path, Look::Code).text(PropertiesText::tr("Type"), file.fileType);
    rows.number(PropertiesText::tr("Tokens"), file.tokens, PropertiesText::tr("for the whole text"));
    if (file.size)
        rows.size(PropertiesText::tr("Size"), *file.size);
    rows.text(PropertiesText::tr("Content id"), file.contentId.value, Look::Code)
        .text(PropertiesText::tr("Summary"), file.summary);
}

void addBody(Rows& rows, const CompactionPart& part)
{
    rows.text(PropertiesText::tr("Node"), part.node.value, Look::Code);
    rows.addIf(part.level > 0, PropertiesText::tr("Level"), format::number(part.level));
    rows.number(PropertiesText::tr("Covers"), part.covers, PropertiesText::tr("messages"));
    rows.number(PropertiesText::tr("Before"), part.tokensBefore, PropertiesText::tr("tokens"));
    rows.number(PropertiesText::tr("After"), part.tokensAfter, PropertiesText::tr("tokens"));
}

void addBody(Rows& rows, const StepStartPart& part)
{
    rows.add(PropertiesText::tr("Step"), format::number(part.step + 1))
        .text(PropertiesText::tr("Snapshot"), part.snapshot, Look::Code);
}

void addBody(Rows& rows, const StepFinishPart& part)
{
    rows.add(PropertiesText::tr("Step"), format::number(part.step + 1))
        .text(PropertiesText::tr("Snapshot"), part.snapshot, Look::Code);
    rows.text(PropertiesText::tr("Finish reason"), part.reason, Look::Code);
    addUsage(rows, part.tokens);
    if (part.cost)
        rows.add(PropertiesText::tr("Cost"), QLocale().toString(*part.cost, 'f', 4), Look::Plain, u"$"_s);
}

void addBody(Rows& rows, const ImagePart& part)
{
    rows.text(PropertiesText::tr("Type"), part.mediaType, Look::Code).size(PropertiesText::tr("Size"), part.size);
    rows.text(PropertiesText::tr("Content id"), part.contentId.value, Look::Code);
}

void addBody(Rows& rows, const UnknownPart& part)
{
    rows.text(PropertiesText::tr("Stored type"), part.storedType, Look::Code)
        .size(PropertiesText::tr("Stored unchanged"), part.raw.bytes);
    rows.text(PropertiesText::tr("Reason"), part.reason, Look::Warning);
}

void addBody(Rows& rows, const EventPart& part)
{
    rows.text(PropertiesText::tr("Stored type"), part.type, Look::Code)
        .size(PropertiesText::tr("Size"), part.raw.bytes);
}

PropertyGroup partGroup(const Message& message, const Part& part)
{
    Rows rows;
    rows.add(PropertiesText::tr("Kind"), kindName(kindOf(part.body)));
    std::visit([&rows](const auto& body) { addBody(rows, body); }, part.body);
    rows.number(PropertiesText::tr("Tokens"), part.tokens, PropertiesText::tr("as stored"));
    rows.text(PropertiesText::tr("Id"), part.id.value, Look::Code);
    return {PropertiesText::tr("Part"),
        PropertiesText::tr("%1 of %2").arg(format::number(part.index + 1), format::number(message.parts.size())),
        rows.take()};
}

PropertyGroup messageGroup(const Message& message)
{
    Rows rows;
    // One made of its place is not stored, and would say its number again, counted from 0.
    if (message.id.value != u"#%1"_s.arg(message.index))
        rows.text(PropertiesText::tr("Id"), message.id.value, Look::Code);
    rows.add(PropertiesText::tr("Role"), roleName(message.role));
    rows.time(PropertiesText::tr("Time"), message.createdAt);
    rows.text(PropertiesText::tr("Model"), message.model, Look::Code).text(PropertiesText::tr("Agent"), message.agent);
    rows.text(PropertiesText::tr("Finish reason"), message.finishReason, Look::Code);
    rows.text(PropertiesText::tr("Error"), message.error, Look::Error);
    QList<Property> list = rows.take();
    if (!message.parent.isEmpty())
        list.append({PropertiesText::tr("Parent"), message.parent.value, {}, Look::Link, message.parent.value});
    const QString title = message.index < 0 ? PropertiesText::tr("Message")
                                            : PropertiesText::tr("Message %1").arg(format::number(message.index + 1));
    return {title, {}, list};
}

PropertyGroup contextGroup(const Message& message)
{
    struct StateWord
    {
        MessageState state;
        QString word;
    };
    const StateWord words[] = {
        {MessageState::InContext, PropertiesText::tr("In context")},
        {MessageState::Summarised, PropertiesText::tr("Replaced by a summary")},
        {MessageState::Discarded, PropertiesText::tr("Discarded")},
        {MessageState::Pruned, PropertiesText::tr("Tool output pruned")},
        {MessageState::SideChain, PropertiesText::tr("Side chain")},
        {MessageState::Ephemeral, PropertiesText::tr("Ephemeral: sent once")},
        {MessageState::Flagged, PropertiesText::tr("Flagged")},
        {MessageState::Error, PropertiesText::tr("Failed")},
        {MessageState::Interrupted, PropertiesText::tr("Interrupted")},
        {MessageState::Damaged, PropertiesText::tr("Partly unreadable")},
        {MessageState::Summary, PropertiesText::tr("Is a summary")},
    };
    Rows rows;
    bool first = true;
    for (const StateWord& state : words) {
        if (!message.states.testFlag(state.state))
            continue;
        const bool bad = state.state == MessageState::Error || state.state == MessageState::Damaged;
        rows.add(std::exchange(first, false) ? PropertiesText::tr("State") : QString(), state.word,
            bad ? Look::Error : Look::Plain);
    }
    return {PropertiesText::tr("Context"), {}, rows.take()};
}

PropertyGroup storedGroup(const QString& title, const StoredAt& place, const StoredFields& fields)
{
    Rows rows;
    if (place.rowid >= 0)
        rows.text(PropertiesText::tr("Table"), place.table, Look::Code)
            .add(PropertiesText::tr("Row"), format::number(place.rowid));
    if (!place.rowKey.isEmpty())
        rows.text(PropertiesText::tr("Table"), place.table, Look::Code)
            .text(PropertiesText::tr("Row"), place.rowKey, Look::Code);
    if (place.offset >= 0) {
        rows.text(PropertiesText::tr("File"), place.file, Look::Code);
        rows.add(
            PropertiesText::tr("Bytes"), format::range(place.offset, place.offset + qMax<qint64>(0, place.length - 1)));
    }
    QList<Property> list = rows.take();
    for (const StoredField& field : fields)
        list.append(propertyOf(field));
    return {title, {}, list};
}

} // namespace

Property propertyOf(const StoredField& field)
{
    Property row {.name = field.name, .value = {}, .unit = {}, .look = Look::Code, .target = {}, .full = {}};
    const QVariant& value = field.value;
    if (!value.isValid() || value.isNull())
        return row;
    if (value.typeId() == QMetaType::QByteArray) {
        row.value = PropertiesText::tr("%1, not text").arg(format::bytes(value.toByteArray().size()));
        return row;
    }
    const bool isNumber = value.typeId() == QMetaType::LongLong || value.typeId() == QMetaType::Int
        || value.typeId() == QMetaType::Double;
    if (!isNumber) {
        const QString text = value.toString();
        row.value = value.typeId() == QMetaType::QString && text.isEmpty() ? u"\"\""_s : cut(text);
        row.full = text.size() > LongestValue ? text : QString();
        return row;
    }
    row.full = value.toString();
    row.value = value.typeId() == QMetaType::Double ? QLocale().toString(value.toDouble(), 'g', 12)
                                                    : QString::number(value.toLongLong());
    switch (field.unit) {
    case Unit::Tokens:
        row.value = format::number(value.toLongLong());
        row.unit = PropertiesText::tr("tokens");
        break;
    case Unit::Bytes:
        row.value = format::number(value.toLongLong());
        row.unit = PropertiesText::tr("bytes");
        break;
    case Unit::Milliseconds:
        row.unit = PropertiesText::tr("ms");
        break;
    case Unit::UnixMilliseconds:
        row.unit = momentOf(value.toLongLong());
        break;
    case Unit::UnixSeconds:
        row.unit = momentOf(qint64(value.toDouble() * 1000));
        break;
    case Unit::Dollars:
        row.unit = u"$"_s;
        break;
    case Unit::Json:
    case Unit::None:
        break;
    }
    return row;
}

QList<PropertyGroup> describe(const SessionInfo& session)
{
    Rows rows;
    rows.text(PropertiesText::tr("Title"), session.title)
        .markdown(PropertiesText::tr("First prompt"), session.firstPrompt);
    rows.text(PropertiesText::tr("Id"), session.id.value, Look::Code);
    rows.time(PropertiesText::tr("Created"), session.createdAt)
        .time(PropertiesText::tr("Last message"), session.updatedAt);
    rows.text(PropertiesText::tr("Model"), session.model, Look::Code).text(PropertiesText::tr("Agent"), session.agent);
    rows.text(PropertiesText::tr("Folder"), session.directory, Look::Code);
    rows.number(PropertiesText::tr("Messages"), session.messages);
    if (session.size)
        rows.size(PropertiesText::tr("Size"), *session.size);
    rows.text(PropertiesText::tr("Parent"), session.parent.value, Look::Code);
    rows.text(PropertiesText::tr("Forked from"), session.origin.session.value, Look::Code);
    rows.text(PropertiesText::tr("At message"), session.origin.message.value, Look::Code);
    rows.text(PropertiesText::tr("Labels"), session.labels.join(u", "_s));
    rows.addIf(session.deleted, PropertiesText::tr("State"), PropertiesText::tr("Marked as deleted"), Look::Warning);
    QList<PropertyGroup> groups {{PropertiesText::tr("Session"), {}, rows.take()}};
    if (!session.tokens.isEmpty()) {
        addUsage(rows, session.tokens);
        groups.append({session.tokens.estimated ? PropertiesText::tr("Usage, estimated")
                                                : PropertiesText::tr("Usage as reported"),
            {}, rows.take()});
    }
    if (!session.fields.isEmpty())
        groups.append(storedGroup(PropertiesText::tr("Stored with the session"), {}, session.fields));
    return groups;
}

PropertyGroup describe(const QList<Finding>& findings, qint64 total, const StoreInfo& store)
{
    Rows rows;
    PropertyGroup group {PropertiesText::tr("Findings"), format::number(total), {}};
    for (qsizetype i = 0; i < findings.size(); ++i) {
        const Finding& finding = findings.at(i);
        switch (finding.severity) {
        case Finding::Severity::Error:
            rows.add(PropertiesText::tr("Error"), finding.text, Look::Error);
            break;
        case Finding::Severity::Warning:
            rows.add(PropertiesText::tr("Warning"), finding.text, Look::Warning);
            break;
        case Finding::Severity::Note:
            rows.add(PropertiesText::tr("Note"), finding.text);
            break;
        }
        QList<Property> lines = rows.text(PropertiesText::tr("Repair"), finding.repair)
                                    .text(PropertiesText::tr("Cannot be repaired"), whyUnrepairable(store, finding))
                                    .text(PropertiesText::tr("Place"), finding.place, Look::Code)
                                    .take();
        lines.first().finding = int(i);
        group.rows += lines;
    }
    return group;
}

QList<PropertyGroup> describe(const Message& message, int partIndex)
{
    QList<PropertyGroup> groups;
    const auto part = std::ranges::find(message.parts, partIndex, &Part::index);
    const bool hasPart = partIndex >= 0 && part != message.parts.end();
    if (hasPart)
        groups.append(partGroup(message, *part));
    groups.append(messageGroup(message));
    const TokenUsage& used = message.tokens;
    const bool isZero = used.input.value_or(0) == 0 && used.cacheRead.value_or(0) == 0
        && used.cacheWrite.value_or(0) == 0 && used.output.value_or(0) == 0 && used.total.value_or(0) == 0;
    if (!used.isEmpty() && !(isZero && message.role == Role::User)) { // some agents store zeros with prompts
        Rows rows;
        addUsage(rows, message.tokens);
        groups.append({message.tokens.estimated ? PropertiesText::tr("Usage, estimated")
                                                : PropertiesText::tr("Usage as reported"),
            {}, rows.take()});
    }
    if (const PropertyGroup context = contextGroup(message); !context.rows.isEmpty())
        groups.append(context);
    const PropertyGroup ofPart = hasPart
        ? storedGroup(PropertiesText::tr("Stored with the part"), part->storedAt, part->fields)
        : PropertyGroup();
    if (!ofPart.rows.isEmpty())
        groups.append(ofPart);
    groups.append(storedGroup(PropertiesText::tr("Stored with the message"), message.storedAt, message.fields));
    return groups;
}

} // namespace stemma
