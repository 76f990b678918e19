// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/inspector/properties.h"

#include "core/base/saturating.h"
#include "core/store/repairreasons.h"
#include "ui/common/format.h"

#include <QCoreApplication>
#include <QLocale>
#include <QTextDocument>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

struct Words
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
    return u"%1 %2"_s.arg(format::date(timeFromMs(ms)), format::clockTime(timeFromMs(ms)));
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
        return Words::tr("User");
    case Role::Assistant:
        return Words::tr("Assistant");
    case Role::System:
        return Words::tr("System");
    case Role::Tool:
        return Words::tr("Tool");
    case Role::Colleague:
        return Words::tr("Another assistant");
    case Role::Unknown:
        break;
    }
    return Words::tr("Unknown");
}

QString kindName(PartKind kind)
{
    switch (kind) {
    case PartKind::Text:
        return Words::tr("Text");
    case PartKind::Reasoning:
        return Words::tr("Thinking");
    case PartKind::Tool:
        return Words::tr("Tool call");
    case PartKind::Patch:
        return Words::tr("Patch");
    case PartKind::FileReference:
        return Words::tr("File reference");
    case PartKind::Compaction:
        return Words::tr("Compaction");
    case PartKind::StepStart:
        return Words::tr("Step start");
    case PartKind::StepFinish:
        return Words::tr("Step finish");
    case PartKind::Image:
        return Words::tr("Image");
    case PartKind::Unknown:
        break;
    }
    return Words::tr("Unknown");
}

QString stateName(ReasoningPart::State state)
{
    switch (state) {
    case ReasoningPart::State::Open:
        return Words::tr("Not signed");
    case ReasoningPart::State::Signed:
        return Words::tr("Signed");
    case ReasoningPart::State::Redacted:
        return Words::tr("Redacted by the provider");
    case ReasoningPart::State::Encrypted:
        return Words::tr("Encrypted");
    case ReasoningPart::State::Empty:
        break;
    }
    return Words::tr("Empty by the provider’s choice");
}

QString stateName(ToolPart::State state)
{
    switch (state) {
    case ToolPart::State::Pending:
        return Words::tr("Pending");
    case ToolPart::State::Running:
        return Words::tr("Running");
    case ToolPart::State::Completed:
        return Words::tr("Completed");
    case ToolPart::State::Error:
        return Words::tr("Failed");
    case ToolPart::State::Orphan:
        break;
    }
    return Words::tr("No result");
}

void addUsage(Rows& rows, const TokenUsage& usage)
{
    rows.number(Words::tr("Input"), usage.input)
        .number(Words::tr("Cache read"), usage.cacheRead)
        .number(Words::tr("Cache write"), usage.cacheWrite)
        .number(Words::tr("Output"), usage.output)
        .number(Words::tr("Thinking"), usage.reasoning)
        .number(Words::tr("Total"), usage.total);
}

void addBody(Rows& rows, const TextPart& part)
{
    rows.size(Words::tr("Text"), part.text.bytes);
}

void addBody(Rows& rows, const ReasoningPart& part)
{
    rows.add(Words::tr("State"), stateName(part.state)).size(Words::tr("Text"), part.text.bytes);
    rows.addIf(part.signatureBytes > 0, Words::tr("Signature"), format::bytes(part.signatureBytes));
    if (part.duration)
        rows.add(Words::tr("Duration"), format::duration(*part.duration));
}

void addBody(Rows& rows, const ToolPart& part)
{
    rows.text(Words::tr("Tool"), part.name, Look::Code).text(Words::tr("Call id"), part.callId, Look::Code);
    const bool bad = part.state == ToolPart::State::Error || part.state == ToolPart::State::Orphan;
    rows.add(Words::tr("State"), stateName(part.state), bad ? Look::Error : Look::Plain)
        .text(Words::tr("Title"), part.title);
    rows.size(Words::tr("Input"), part.input.bytes);
    rows.addIf(part.hasOutput, Words::tr("Output"), format::bytes(part.output.bytes));
    rows.addIf(part.hasError, Words::tr("Error"), part.error.text, Look::Error);
    rows.time(Words::tr("Started"), part.startedAt).time(Words::tr("Ended"), part.endedAt);
    if (part.startedAt && part.endedAt)
        rows.add(Words::tr("Duration"), format::duration(durationBetween(*part.startedAt, *part.endedAt)));
    rows.time(Words::tr("Pruned"), part.prunedAt);
}

void addBody(Rows& rows, const PatchPart& part)
{
    for (const PatchFile& file : part.files) {
        rows.add(Words::tr("File"), file.path, Look::Code).text(Words::tr("Renamed from"), file.oldPath, Look::Code);
        rows.add(Words::tr("Change"),
            Words::tr("%1 added, %2 removed").arg(format::number(file.added), format::number(file.removed)));
    }
    rows.size(Words::tr("Diff"), part.diff.bytes);
}

void addBody(Rows& rows, const FileReferencePart& part)
{
    const FileReference& file = part.reference;
    rows.add(Words::tr("File"), file.path, Look::Code).text(Words::tr("Type"), file.fileType);
    rows.number(Words::tr("Tokens"), file.tokens, Words::tr("of the whole text"));
    if (file.size)
        rows.size(Words::tr("Size"), *file.size);
    rows.text(Words::tr("Content id"), file.contentId.value, Look::Code).text(Words::tr("Summary"), file.summary);
}

void addBody(Rows& rows, const CompactionPart& part)
{
    rows.text(Words::tr("Node"), part.node.value, Look::Code);
    rows.addIf(part.level > 0, Words::tr("Level"), format::number(part.level));
    rows.number(Words::tr("Covers"), part.covers, Words::tr("messages"));
    rows.number(Words::tr("Before"), part.tokensBefore, Words::tr("tokens"));
    rows.number(Words::tr("After"), part.tokensAfter, Words::tr("tokens"));
}

void addBody(Rows& rows, const StepStartPart& part)
{
    rows.add(Words::tr("Step"), format::number(part.step)).text(Words::tr("Snapshot"), part.snapshot, Look::Code);
}

void addBody(Rows& rows, const StepFinishPart& part)
{
    rows.add(Words::tr("Step"), format::number(part.step)).text(Words::tr("Snapshot"), part.snapshot, Look::Code);
    rows.text(Words::tr("Finish reason"), part.reason, Look::Code);
    addUsage(rows, part.tokens);
    if (part.cost)
        rows.add(Words::tr("Cost"), QLocale().toString(*part.cost, 'f', 4), Look::Plain, u"$"_s);
}

void addBody(Rows& rows, const ImagePart& part)
{
    rows.text(Words::tr("Type"), part.mediaType, Look::Code).size(Words::tr("Size"), part.size);
    rows.text(Words::tr("Content id"), part.contentId.value, Look::Code);
}

void addBody(Rows& rows, const UnknownPart& part)
{
    rows.text(Words::tr("Stored type"), part.storedType, Look::Code).size(Words::tr("Kept as it is"), part.raw.bytes);
    rows.text(Words::tr("Why"), part.reason, Look::Warning);
}

PropertyGroup partGroup(const Message& message, const Part& part)
{
    Rows rows;
    rows.add(Words::tr("Kind"), kindName(kindOf(part.body)));
    std::visit([&rows](const auto& body) { addBody(rows, body); }, part.body);
    rows.number(Words::tr("Tokens"), part.tokens, Words::tr("as stored"));
    rows.text(Words::tr("Id"), part.id.value, Look::Code);
    return {Words::tr("Part"),
        Words::tr("%1 of %2").arg(format::number(part.index + 1), format::number(message.parts.size())), rows.take()};
}

PropertyGroup messageGroup(const Message& message)
{
    Rows rows;
    rows.text(Words::tr("Id"), message.id.value, Look::Code);
    rows.add(Words::tr("Role"), roleName(message.role));
    rows.time(Words::tr("Time"), message.createdAt);
    rows.text(Words::tr("Model"), message.model, Look::Code).text(Words::tr("Agent"), message.agent);
    rows.text(Words::tr("Finish reason"), message.finishReason, Look::Code);
    rows.text(Words::tr("Error"), message.error, Look::Error);
    QList<Property> list = rows.take();
    if (!message.parent.isEmpty())
        list.append({Words::tr("Parent"), message.parent.value, {}, Look::Link, message.parent.value});
    const QString title
        = message.index < 0 ? Words::tr("Message") : Words::tr("Message %1").arg(format::number(message.index + 1));
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
        {MessageState::InContext, Words::tr("In context")},
        {MessageState::Summarised, Words::tr("A summary stands in for it")},
        {MessageState::Discarded, Words::tr("Discarded by a resume")},
        {MessageState::Pruned, Words::tr("A tool output is left out")},
        {MessageState::SideChain, Words::tr("Side chain")},
        {MessageState::Ephemeral, Words::tr("Ephemeral: sent once")},
        {MessageState::Flagged, Words::tr("Flagged")},
        {MessageState::Error, Words::tr("Failed")},
        {MessageState::Interrupted, Words::tr("Interrupted")},
        {MessageState::Damaged, Words::tr("Some of it could not be read")},
        {MessageState::Summary, Words::tr("Is a summary itself")},
    };
    Rows rows;
    bool first = true;
    for (const StateWord& state : words) {
        if (!message.states.testFlag(state.state))
            continue;
        const bool bad = state.state == MessageState::Error || state.state == MessageState::Damaged;
        rows.add(
            std::exchange(first, false) ? Words::tr("State") : QString(), state.word, bad ? Look::Error : Look::Plain);
    }
    return {Words::tr("Context"), {}, rows.take()};
}

PropertyGroup storedGroup(const QString& title, const StoredAt& place, const StoredFields& fields)
{
    Rows rows;
    if (place.rowid >= 0)
        rows.text(Words::tr("Table"), place.table, Look::Code).add(Words::tr("Row"), format::number(place.rowid));
    if (!place.rowKey.isEmpty())
        rows.text(Words::tr("Table"), place.table, Look::Code).text(Words::tr("Row"), place.rowKey, Look::Code);
    if (place.offset >= 0) {
        rows.text(Words::tr("File"), place.file, Look::Code);
        rows.add(Words::tr("Bytes"), format::range(place.offset, place.offset + qMax<qint64>(0, place.length - 1)));
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
        row.value = Words::tr("%1 that are no text").arg(format::bytes(value.toByteArray().size()));
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
        row.unit = Words::tr("tokens");
        break;
    case Unit::Bytes:
        row.value = format::number(value.toLongLong());
        row.unit = Words::tr("bytes");
        break;
    case Unit::Milliseconds:
        row.unit = Words::tr("ms");
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
    rows.text(Words::tr("Title"), session.title).markdown(Words::tr("First prompt"), session.firstPrompt);
    rows.text(Words::tr("Id"), session.id.value, Look::Code);
    rows.time(Words::tr("Created"), session.createdAt).time(Words::tr("Last message"), session.updatedAt);
    rows.text(Words::tr("Model"), session.model, Look::Code).text(Words::tr("Agent"), session.agent);
    rows.text(Words::tr("Folder"), session.directory, Look::Code);
    rows.number(Words::tr("Messages"), session.messages);
    if (session.size)
        rows.size(Words::tr("Size"), *session.size);
    rows.text(Words::tr("Parent"), session.parent.value, Look::Code);
    rows.text(Words::tr("Came out of"), session.origin.session.value, Look::Code);
    rows.text(Words::tr("At message"), session.origin.message.value, Look::Code);
    rows.text(Words::tr("Labels"), session.labels.join(u", "_s));
    rows.addIf(session.deleted, Words::tr("State"), Words::tr("Marked as deleted"), Look::Warning);
    QList<PropertyGroup> groups {{Words::tr("Session"), {}, rows.take()}};
    if (!session.tokens.isEmpty()) {
        addUsage(rows, session.tokens);
        groups.append({session.tokens.estimated ? Words::tr("Usage, estimated") : Words::tr("Usage as reported"), {},
            rows.take()});
    }
    if (!session.fields.isEmpty())
        groups.append(storedGroup(Words::tr("Stored with the session"), {}, session.fields));
    return groups;
}

PropertyGroup describe(const QList<Finding>& findings, qint64 total, const StoreInfo& store)
{
    Rows rows;
    PropertyGroup group {Words::tr("Findings"), format::number(total), {}};
    for (qsizetype i = 0; i < findings.size(); ++i) {
        const Finding& finding = findings.at(i);
        switch (finding.severity) {
        case Finding::Severity::Error:
            rows.add(Words::tr("Error"), finding.text, Look::Error);
            break;
        case Finding::Severity::Warning:
            rows.add(Words::tr("Warning"), finding.text, Look::Warning);
            break;
        case Finding::Severity::Note:
            rows.add(Words::tr("Note"), finding.text);
            break;
        }
        QList<Property> lines = rows.text(Words::tr("Repair"), finding.repair)
                                    .text(Words::tr("No repair"), whyNoRepair(store, finding))
                                    .text(Words::tr("Place"), finding.place, Look::Code)
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
    if (!message.tokens.isEmpty()) {
        Rows rows;
        addUsage(rows, message.tokens);
        groups.append({message.tokens.estimated ? Words::tr("Usage, estimated") : Words::tr("Usage as reported"), {},
            rows.take()});
    }
    if (const PropertyGroup context = contextGroup(message); !context.rows.isEmpty())
        groups.append(context);
    if (hasPart)
        groups.append(storedGroup(Words::tr("Stored with the part"), part->storedAt, part->fields));
    groups.append(storedGroup(Words::tr("Stored with the message"), message.storedAt, message.fields));
    return groups;
}

} // namespace stemma
