// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/pi/read/entryreader.h"

#include "core/store/conversation/idhash.h"

#include <bit>

namespace stemma::pi {

namespace {

constexpr std::array<JsonKey, 13> EntryKeys {"type", "id", "parentId", "timestamp", "name", "modelId", "summary",
    "parentSession", "provider", "model", "message", "content", "usage"};
enum : quint8 { MessageAt = 10, ContentAt, EntryUsageAt };
constexpr std::array<JsonKey, 12> MessageKeys {"role", "stopReason", "model", "toolCallId", "isError",
    "excludeFromContext", "provider", "responseId", "content", "usage", "command", "output"};
enum : quint8 { MessageContentAt = 8, UsageAt, CommandAt, OutputAt };
constexpr std::array<JsonKey, 9> BlockKeys {
    "type", "text", "thinking", "id", "name", "thinkingSignature", "textSignature", "thoughtSignature", "arguments"};
enum : quint8 { BlockType, Text, Thinking, CallIdAt, CallName, FirstSignature, LastSignature = 7, Arguments };
constexpr std::array<JsonKey, 6> UsageKeys {"input", "output", "cacheRead", "cacheWrite", "totalTokens", "cost"};
enum : quint8 { CostAt = 5 };
constexpr std::array<JsonKey, 1> CostKeys {"total"};

} // namespace

/// What escapes take more than they mean is not counted off: the figure is an estimate.
void EntryReader::addText(const RawJson& text)
{
    if (text.isText())
        m_bytes += text.inner().size();
}

bool EntryReader::readBlock(JsonCursor& cursor)
{
    if (cursor.peek() != '{')
        return cursor.skip();
    std::array<RawJson, BlockKeys.size()> has;
    const bool isRead = cursor.readMembers<BlockKeys>(has);
    for (size_t key = FirstSignature; key <= LastSignature; ++key)
        m_isSigned = m_isSigned || has[key].exists();
    addText(has[Text]);
    addText(has[Thinking]);
    if (has[BlockType].is("toolCall") && has[CallIdAt].isText()) {
        facts().tools.push_back({idHash(has[CallIdAt]), false, false});
        addText(has[CallName]);
        m_bytes += has[Arguments].bytes.size();
    } else if (has[BlockType].is("image")) {
        constexpr qint64 ImageBytes = 4800; // 1200 tokens (spec pi, 6)
        m_bytes += ImageBytes;
    }
    return isRead;
}

bool EntryReader::readContent(JsonCursor& cursor)
{
    if (cursor.peek() == '[')
        return cursor.elements([&] { return readBlock(cursor); });
    RawJson text;
    const bool isRead = cursor.read(text);
    addText(text);
    return isRead;
}

bool EntryReader::readUsage(JsonCursor& cursor)
{
    if (cursor.peek() != '{')
        return cursor.skip();
    TokenUsage& usage = facts().usage;
    const std::array<std::optional<qint64>*, 5> counts {
        &usage.input, &usage.output, &usage.cacheRead, &usage.cacheWrite, &usage.total};
    return cursor.members<UsageKeys>([&](size_t key) {
        if (key == CostAt && cursor.peek() == '{')
            return cursor.members<CostKeys>(
                [&](size_t inner) { return inner == 0 ? cursor.read(facts().call.cost) : cursor.skip(); });
        return key < counts.size() ? cursor.readInteger(*counts[key]) : cursor.skip();
    });
}

bool EntryReader::readMessage(JsonCursor& cursor)
{
    m_message = {};
    if (cursor.peek() != '{')
        return cursor.skip();
    return cursor.members<MessageKeys>([&](size_t key) {
        RawJson text;
        switch (key) {
        case MessageContentAt:
            return readContent(cursor);
        case UsageAt:
            return readUsage(cursor);
        case CommandAt:
        case OutputAt: {
            const bool isRead = cursor.read(text);
            addText(text);
            return isRead;
        }
        default:
            return key < m_message.size() ? cursor.read(m_message[key]) : cursor.skip();
        }
    });
}

bool EntryReader::readMember(JsonCursor& cursor, size_t key)
{
    if (key == MessageAt)
        return readMessage(cursor);
    if (key == ContentAt)
        return readContent(cursor);
    if (key == EntryUsageAt)
        return readUsage(cursor);
    return key < m_has.size() ? cursor.read(m_has[key]) : cursor.skip();
}

/// Copies in forks keep both ids (spec pi, 4.4); where the provider gave none, the time stands in for it, for the
/// others are short.
void EntryReader::judgeCall()
{
    LineCall& call = facts().call;
    call.provider = m_message[MessageProvider].isText() ? m_message[MessageProvider] : m_has[Provider];
    if (facts().id == 0)
        return;
    const RawJson& other = m_message[ResponseId].isText() ? m_message[ResponseId] : m_has[TimeText];
    call.identity = facts().id ^ (other.isText() ? std::rotl(idHash(other), 1) : 0);
}

void EntryReader::judgeMessage()
{
    const RawJson& role = m_message[RoleName];
    facts().call.isPrompt = role.is("user") || role.is("custom");
    if (role.is("assistant")) {
        facts().flags |= RowFlag::Assistant;
        // The client drops answers that failed or were stopped (spec pi, 5).
        facts().flags.setFlag(RowFlag::Unsent, m_message[Stop].is("error") || m_message[Stop].is("aborted"));
        facts().model = m_message[MessageModel].text();
    } else if (role.is("toolResult")) {
        facts().flags |= RowFlag::Tool;
        if (m_message[CallId].isText())
            facts().tools.push_back({idHash(m_message[CallId]), true, m_message[Failed].isTrue()});
    } else if (role.is("user") || role.is("custom")) {
        facts().flags |= RowFlag::User;
    } else if (role.is("bashExecution")) {
        facts().flags |= RowFlag::User;
        facts().flags.setFlag(RowFlag::Unsent, m_message[Excluded].isTrue());
    } else {
        facts().flags |= role.is("system") ? RowFlags(RowFlag::System) : RowFlags(RowFlag::Meta | RowFlag::Unsent);
    }
}

void EntryReader::judge()
{
    const RawJson& type = m_has[Type];
    if (!type.isText() || (!m_has[Id].isText() && m_dialect == Dialect::Tree)) {
        facts().kind = LineFacts::Kind::Foreign;
        return;
    }
    facts().kind = LineFacts::Kind::Record;
    facts().time = RecordTime::parse(m_has[TimeText]);
    if (type.is("session")) {
        facts().kind = LineFacts::Kind::Metadata;
        return;
    }
    facts().call.id = m_has[Id];
    if (m_has[Id].isText())
        facts().id = idHash(m_has[Id]);
    if (m_has[Parent].isText()) {
        facts().flags |= RowFlag::HasParent;
        facts().parent = idHash(m_has[Parent]);
    }
    if (type.is("message")) {
        judgeMessage();
    } else if (type.is("compaction")) {
        facts().flags |= RowFlag::Boundary;
        facts().call.purpose = CallPurpose::Summary;
        addText(m_has[Summary]);
    } else if (type.is("branch_summary")) {
        facts().flags |= RowFlag::User | RowFlag::Summary;
        facts().call.purpose = CallPurpose::Summary;
        addText(m_has[Summary]);
    } else if (type.is("custom_message")) {
        facts().flags |= RowFlag::User;
        facts().call.isPrompt = true;
    } else {
        facts().flags |= RowFlags(RowFlag::Meta) | RowFlag::Unsent | LinkOnly;
        facts().flags.setFlag(ContextEdit, type.is("context_edit"));
        facts().model = m_has[UsageModel].isText() ? m_has[UsageModel].text() : m_has[Model].text();
        facts().call.purpose = CallPurpose::Other;
        facts().hasTitle = type.is("session_info");
        facts().title = facts().hasTitle ? m_has[Name].text() : QString();
    }
    facts().contentBytes = m_bytes;
    facts().maySign = m_isSigned;
    if (!facts().usage.isEmpty())
        judgeCall();
}

bool EntryReader::walk(JsonCursor& cursor)
{
    forget(m_has);
    m_message = {};
    m_bytes = 0;
    m_isSigned = false;
    return cursor.members<EntryKeys>([&](size_t key) { return readMember(cursor, key); });
}

} // namespace stemma::pi
