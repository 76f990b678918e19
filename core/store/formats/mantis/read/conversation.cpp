// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mantis/read/conversation.h"

#include "core/store/json/jsonlines.h"
#include "core/store/formats/mantis/read/summaries.h"
#include "core/store/formats/mantis/read/summaryhead.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma::mantis {

namespace {

constexpr QLatin1StringView DiscardedMark = "#discarded."_L1;

/// The role of a plain message that names none, which may depend on those before it.
Role inferredRole(const Conversation& session, size_t index)
{
    std::vector<json::Value> chain;
    Role role = Role::Unknown;
    for (size_t at = index + 1; at-- > 0;) {
        auto value = readJson(session, at);
        if (!value)
            break;
        const json::Value* stored = value->find(u"role");
        if (at != index && stored && stored->isString()) {
            role = stored->string == "user"_L1 ? Role::User : Role::Assistant;
            break;
        }
        // What two different neighbours make no difference to is decided by the message itself.
        const bool isSure = roleOf(*value, Role::User) == roleOf(*value, Role::Assistant);
        chain.push_back(*std::move(value));
        if (isSure)
            break;
    }
    for (auto message = chain.rbegin(); message != chain.rend(); ++message)
        role = roleOf(*message, role);
    return role;
}

std::optional<QString> nameOfCall(const Conversation& session, const QString& callId)
{
    const auto row = callRow(session, hashOf(callId));
    if (!row)
        return {};
    const auto record = readJson(session, *row);
    if (!record)
        return QString();
    const json::Value* message = record->find(u"message");
    const json::Value* content = (message ? *message : *record).find(u"content");
    for (const json::Value& block : content ? content->items : QList<json::Value>()) {
        const json::Value* id = block.find(u"id");
        const json::Value* name = block.find(u"name");
        if (id && id->string == callId && name && name->isString())
            return name->string;
    }
    return QString();
}

ToolPart::State stateOfCall(const Conversation& session, const QString& callId)
{
    const auto answer = answerTo(session, hashOf(callId));
    if (!answer)
        return ToolPart::State::Pending;
    return answer->failed ? ToolPart::State::Error : ToolPart::State::Completed;
}

/// A boundary tells how much shorter the list has become; how many messages were summarised, only the summary behind
/// it does, if there is one.
void joinBoundary(const Conversation& session, size_t index, Message& message)
{
    const auto behind = summaryBehind(session, index);
    constexpr qint64 HeadBytes = 4096;
    const Result<QByteArray> stored = behind ? session.bytes(*behind, HeadBytes) : Result<QByteArray>(QByteArray());
    const auto summary = stored ? json::parsePrefix(*stored) : std::unexpected(json::ParseError());
    const json::Value* id = summary ? summary->find(u"uuid") : nullptr;
    const json::Value* inner = summary ? summary->find(u"message") : nullptr;
    const json::Value* content = inner ? inner->find(u"content") : nullptr;
    const auto covers = content ? summarizedCount(content->string) : std::nullopt;
    for (Part& part : message.parts) {
        auto* compaction = std::get_if<CompactionPart>(&part.body);
        if (!compaction)
            continue;
        if (id && covers) {
            compaction->node = NodeId(id->string);
            compaction->covers = covers;
        } else if (message.states.testFlag(MessageState::Summary)) {
            compaction->node = NodeId(message.id.value);
        } else if (compaction->covers) {
            // Of a list that a rewind or a clearing wrote again: nothing was summarised.
            message.fields += {u"compacted_count"_s, QVariant::fromValue(*compaction->covers)};
            compaction->covers.reset();
        }
    }
}

} // namespace

RowFacts Conversation::facts(size_t index) const
{
    const EntryRow stored = row(index);
    return {stored.flags, stored.record, stored.isDamaged, stored.isMain};
}

Outline Conversation::outline() const
{
    Outline rows;
    rows.reserve(size());
    for (size_t i = 0; i < size(); ++i) {
        const EntryRow at = row(i);
        rows.push_back({at.key, at.timeMs});
    }
    return rows;
}

QString placeId(size_t index)
{
    return u"#%1"_s.arg(index);
}

QString discardedId(size_t line)
{
    return DiscardedMark + QString::number(line);
}

std::optional<size_t> discardedLineOf(const QString& id)
{
    bool ok = false;
    const qulonglong line = id.startsWith(DiscardedMark) ? id.sliced(DiscardedMark.size()).toULongLong(&ok) : 0;
    return ok ? std::optional<size_t>(line) : std::nullopt;
}

std::optional<size_t> placeOf(const QString& id)
{
    bool ok = false;
    const qulonglong index = id.startsWith(u'#') ? id.sliced(1).toULongLong(&ok) : 0;
    return ok ? std::optional<size_t>(index) : std::nullopt;
}

std::optional<size_t> callRow(const Conversation& session, quint64 callId)
{
    for (const ToolCallIndex::Mark& mark : session.tools().of(callId)) {
        const auto row = mark.isResult ? std::nullopt : session.rowOfRecord(mark.record);
        if (row)
            return row;
    }
    return {};
}

std::optional<ToolCallIndex::Mark> answerTo(const Conversation& session, quint64 callId)
{
    for (const ToolCallIndex::Mark& mark : session.tools().of(callId)) {
        if (mark.isResult && session.rowOfRecord(mark.record))
            return mark;
    }
    return {};
}

Result<json::Value> readJson(const Conversation& session, size_t index)
{
    const Result<QByteArray> stored = session.bytes(index, JsonLines::MaxHeld);
    if (!stored)
        return std::unexpected(stored.error());
    const bool isWhole = stored->size() < JsonLines::MaxHeld;
    auto value = isWhole ? json::parse(*stored) : json::parsePrefix(*stored);
    return value ? *std::move(value) : json::Value();
}

Result<Message> readRow(const Conversation& session, size_t index, qint64 maxText)
{
    const EntryRow row = session.row(index);
    // Of a giant only the beginning, unless everything was asked for.
    const bool isWhole = maxText < 0 || row.at.length <= JsonLines::MaxHeld;
    const Result<QByteArray> stored = session.bytes(index, isWhole ? -1 : JsonLines::HeadBytes + 2 * maxText);
    if (!stored)
        return std::unexpected(stored.error());
    Pairs pairs;
    if (row.isMain) {
        pairs.callState = [&session](const QString& id) { return stateOfCall(session, id); };
        pairs.callName = [&session](const QString& id) { return nameOfCall(session, id); };
    }
    Message message = readMantisMessage(*stored, isWhole, session.dialect(), maxText, pairs);
    if (message.id.isEmpty())
        message.id = MessageId(row.isMain ? placeId(index) : discardedId(row.record));
    if (session.dialect() == Dialect::Tree && row.flags.testFlag(LineFlag::Boundary))
        joinBoundary(session, index, message);
    message.index = qint64(index);
    message.states |= row.states;
    message.storedAt = row.at;
    if (row.timeMs != OutlineRow::NoTime)
        message.createdAt = timeFromMs(row.timeMs);
    const bool lacksRole = message.role == Role::Unknown && message.storedRole.isEmpty() && !row.isDamaged;
    if (lacksRole && session.dialect() == Dialect::Plain) {
        message.role = inferredRole(session, index);
        const bool onlyResults = !message.parts.isEmpty()
            && std::ranges::all_of(message.parts, [](const Part& part) { return part.as<ToolPart>() != nullptr; });
        if (message.role == Role::User && onlyResults)
            message.role = Role::Tool;
    }
    return message;
}

OutlineDetail detailOf(const Message& message)
{
    OutlineDetail detail;
    qint64 bytes = 0;
    PartKinds kinds;
    for (const Part& part : message.parts) {
        kinds |= kindOf(part.body);
        if (const auto* text = part.as<TextPart>())
            bytes += text->text.bytes;
        else if (const auto* thinking = part.as<ReasoningPart>())
            bytes += thinking->text.bytes;
        else if (const auto* tool = part.as<ToolPart>())
            bytes += tool->input.bytes + tool->output.bytes;
        else if (const auto* unknown = part.as<UnknownPart>())
            bytes += unknown->raw.bytes;
    }
    constexpr qint64 Most = std::numeric_limits<quint32>::max();
    detail.textBytes = quint32(qMin(bytes, Most));
    // Hardly anything but answers in databases has its tokens stored. Four bytes a token is the library's own estimate.
    constexpr qint64 BytesAToken = 4;
    const qint64 estimated = (bytes + BytesAToken - 1) / BytesAToken;
    detail.tokens = quint32(qBound<qint64>(0, message.tokens.output.value_or(estimated), Most));
    detail.partCount = quint16(qMin<qsizetype>(message.parts.size(), 0xffff));
    detail.kinds = quint16(kinds.toInt());
    detail.states = quint16(message.states.toInt());
    detail.role = message.role;
    return detail;
}

} // namespace stemma::mantis
