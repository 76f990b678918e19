// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/claudecode/read/recordreader.h"

#include "core/session/injectedtext.h"
#include "core/store/conversation/idhash.h"

#include <algorithm>
#include <bit>

using namespace Qt::StringLiterals;

namespace stemma::claudecode {

namespace {

// In the order of RecordReader::Member, behind them what is walked into.
constexpr std::array<JsonKey, 25> RecordKeys {"parentUuid", "logicalParentUuid", "isSidechain", "type", "uuid",
    "timestamp", "subtype", "isMeta", "isCompactSummary", "isApiErrorMessage", "requestId", "toolUseID",
    "parentToolUseID", "customTitle", "lastPrompt", "leafUuid", "explicit", "id", "hash", "shapeHash", "message",
    "attachment", "rendered", "content", "summary"};
enum : quint8 { MessageAt = 20, AttachmentAt, RenderedAt, ContentAt, SummaryAt };
constexpr std::array<JsonKey, 5> ApiMessageKeys {"id", "model", "content", "usage", "role"};
enum : quint8 { ApiContentAt = 2, ApiUsageAt };
constexpr std::array<JsonKey, 11> ContentBlockKeys {
    "type", "text", "thinking", "signature", "data", "id", "name", "input", "tool_use_id", "is_error", "content"};
enum : quint8 { BlockType, Text, Thinking, Signature, Data, CallId, CallName, Input, ResultOf, Failed, BlockContentAt };
constexpr std::array<JsonKey, 8> ApiUsageKeys {"input_tokens", "output_tokens", "cache_read_input_tokens",
    "cache_creation_input_tokens", "cache_creation", "speed", "service_tier", "inference_geo"};
enum : quint8 { CacheCreationAt = 4, SpeedAt, ServiceTierAt, GeoAt };
constexpr std::array<JsonKey, 2> CacheCreationKeys {"ephemeral_1h_input_tokens", "ephemeral_5m_input_tokens"};
constexpr std::array<JsonKey, 2> AttachmentKeys {"type", "prompt"};
constexpr std::array<JsonKey, 1> RenderedKeys {"content"};

constexpr qint64 ImageBytes = 4 * 1600; // some 1600 tokens, by four bytes each

} // namespace

const QStringList& metadataTypes()
{
    static const QStringList types {u"summary"_s, u"custom-title"_s, u"ai-title"_s, u"last-prompt"_s, u"tag"_s,
        u"agent-name"_s, u"agent-setting"_s, u"agent-color"_s, u"mode"_s, u"permission-mode"_s, u"pr-link"_s,
        u"queue-operation"_s, u"file-history-snapshot"_s, u"file-history-delta"_s, u"content-replacement"_s,
        u"cost-state"_s, u"tools-used"_s, u"api-request-shape"_s, u"api-request-blob"_s, u"api-request"_s,
        u"worktree-state"_s, u"relocated"_s, u"bridge-session"_s, u"frame-link"_s, u"started"_s, u"result"_s,
        u"atis-latch"_s};
    return types;
}

quint64 metadataGroup(QLatin1StringView type)
{
    return quint64(metadataTypes().indexOf(type) + 1);
}

bool isMachineMade(QStringView text)
{
    static constexpr QLatin1StringView Beginnings[] = {"<command-name>"_L1, "<command-message>"_L1,
        "<local-command-stdout>"_L1, "<local-command-stderr>"_L1, "<local-command-caveat>"_L1, "<bash-input>"_L1,
        "<bash-stdout>"_L1, "<bash-stderr>"_L1, "<session-start-hook>"_L1, "<user-prompt-submit-hook>"_L1,
        "<task-notification>"_L1, "<system-reminder>"_L1};
    const QStringView words = text.trimmed();
    return std::ranges::any_of(Beginnings, [words](QLatin1StringView begin) { return words.startsWith(begin); });
}

/// What escapes take more than they mean is not counted off: the figure is an estimate.
void RecordReader::addText(const RawJson& text)
{
    if (!text.isText())
        return;
    m_bytes += text.inner().size();
    if (!m_firstText.exists())
        m_firstText = text;
}

bool RecordReader::readBlock(JsonCursor& cursor)
{
    if (cursor.peek() != '{')
        return cursor.skip();
    std::array<RawJson, BlockContentAt> has;
    const qint64 before = m_bytes;
    const bool isRead = cursor.members<ContentBlockKeys>([&](size_t key) {
        if (key == BlockContentAt)
            return readContent(cursor);
        return key < has.size() ? cursor.read(has[key]) : cursor.skip();
    });
    if (has[BlockType].is("tool_use") && has[CallId].isText()) {
        facts().tools.push_back({idHash(has[CallId]), false, false});
        m_bytes += has[Input].bytes.size() + has[CallName].bytes.size();
    } else if (has[BlockType].is("tool_result") && has[ResultOf].isText()) {
        facts().tools.push_back({idHash(has[ResultOf]), true, has[Failed].isTrue()});
    } else if (has[BlockType].is("image") || has[BlockType].is("document")) {
        m_bytes = before + ImageBytes;
    } else {
        m_isSigned = m_isSigned || has[Signature].exists() || has[Data].exists();
        addText(has[Text]);
        addText(has[Thinking]);
    }
    return isRead;
}

bool RecordReader::readContent(JsonCursor& cursor)
{
    if (cursor.peek() == '[')
        return cursor.elements([&] { return readBlock(cursor); });
    RawJson text;
    const bool isRead = cursor.read(text);
    addText(text);
    return isRead;
}

bool RecordReader::readUsage(JsonCursor& cursor)
{
    if (cursor.peek() != '{')
        return cursor.skip();
    TokenUsage& usage = facts().usage;
    const std::array<std::optional<qint64>*, 4> counts {
        &usage.input, &usage.output, &usage.cacheRead, &usage.cacheWrite};
    std::optional<qint64> minutes;
    const bool isRead = cursor.members<ApiUsageKeys>([&](size_t key) {
        if (key == CacheCreationAt)
            return readCacheCreation(cursor, minutes);
        if (key >= SpeedAt)
            return readTerms(cursor, key);
        return key < counts.size() ? cursor.readInteger(*counts[key]) : cursor.skip();
    });
    if (!usage.cacheWrite && minutes)
        usage.cacheWrite = *minutes + facts().call.cacheWrite1h;
    if (usage.sum() == 0)
        usage = {}; // no model answered; the zeros only fill the places of figures
    return isRead;
}

/// On which the price depends.
bool RecordReader::readTerms(JsonCursor& cursor, size_t key)
{
    RawJson told;
    const bool isRead = cursor.read(told);
    LineCall& call = facts().call;
    if (key == SpeedAt)
        call.isFast = told.is("fast");
    else if (key == ServiceTierAt)
        call.tier = told.is("batch") ? ServiceTier::Batch
            : told.is("priority")    ? ServiceTier::Priority
                                     : ServiceTier::Standard;
    else if (!told.is("global") && !told.is("not_available"))
        call.region = told;
    return isRead;
}

/// What was written to the cache, by how long it stays there.
bool RecordReader::readCacheCreation(JsonCursor& cursor, std::optional<qint64>& minutes)
{
    if (cursor.peek() != '{')
        return cursor.skip();
    return cursor.members<CacheCreationKeys>([&](size_t key) {
        if (key == 1)
            return cursor.readInteger(minutes);
        std::optional<qint64> hour;
        const bool isRead = key == 0 ? cursor.readInteger(hour) : cursor.skip();
        facts().call.cacheWrite1h = hour.value_or(facts().call.cacheWrite1h);
        return isRead;
    });
}

bool RecordReader::readMessage(JsonCursor& cursor)
{
    if (cursor.peek() != '{')
        return cursor.skip();
    return cursor.members<ApiMessageKeys>([&](size_t key) {
        if (key == ApiContentAt)
            return readContent(cursor);
        if (key == ApiUsageAt)
            return readUsage(cursor);
        return key < m_message.size() ? cursor.read(m_message[key]) : cursor.skip();
    });
}

bool RecordReader::readAttachment(JsonCursor& cursor)
{
    return cursor.peek() == '{' ? cursor.readMembers<AttachmentKeys>(m_attachment) : cursor.skip();
}

bool RecordReader::readMember(JsonCursor& cursor, size_t key)
{
    switch (key) {
    case MessageAt:
        return readMessage(cursor);
    case AttachmentAt:
        return readAttachment(cursor);
    case RenderedAt:
        if (cursor.peek() != '[')
            return cursor.skip();
        m_renderedBytes = 0;
        return cursor.elements([&] {
            return cursor.peek() == '{' ? cursor.members<RenderedKeys>([&](size_t inner) {
                RawJson text;
                const bool isRead = inner == 0 ? cursor.read(text) : cursor.skip();
                m_renderedBytes += text.bytes.size();
                return isRead;
            })
                                        : cursor.skip();
        });
    default:
        return key < m_has.size() ? cursor.read(m_has[key]) : cursor.skip();
    }
}

bool RecordReader::walk(JsonCursor& cursor)
{
    forget(m_has);
    m_message = {};
    m_firstText = {};
    m_attachment = {};
    m_bytes = 0;
    m_renderedBytes = -1;
    m_isSigned = false;
    return cursor.members<RecordKeys>([&](size_t key) { return readMember(cursor, key); });
}

void RecordReader::judgeUser()
{
    const bool isResult = std::ranges::any_of(facts().tools, &ToolMark::isResult);
    facts().flags |= m_has[IsSummary].isTrue() ? RowFlags(RowFlag::User) | RowFlag::Summary
                                               : RowFlags(isResult ? RowFlag::Tool : RowFlag::User);
    const QString beginning = m_firstText.isText() ? m_firstText.text().left(64) : QString();
    const bool isMade = m_has[IsMeta].isTrue() || isMachineMade(beginning);
    facts().flags.setFlag(RowFlag::Meta, !isResult && isMade);
    facts().call.isPrompt = !isResult && !isMade && !isInterruptionNote(beginning) && !m_has[IsSummary].isTrue()
        && !facts().flags.testFlag(RowFlag::SideChain);
}

void RecordReader::judgeRecord()
{
    const RawJson& type = m_has[Type];
    facts().kind = LineFacts::Kind::Record;
    facts().id = idHash(m_has[Uuid]);
    if (m_has[Parent].isText()) {
        facts().flags |= RowFlag::HasParent;
        facts().parent = idHash(m_has[Parent]);
    }
    facts().flags.setFlag(NoParentKey, !m_has[Parent].exists());
    facts().flags.setFlag(RowFlag::SideChain, m_has[RecordReader::SideChain].isTrue() && m_dialect == Dialect::Session);
    facts().contentBytes = m_bytes;
    facts().maySign = m_isSigned;
    facts().call.id = m_has[Uuid];
    const RowFlags aside = RowFlags(RowFlag::Meta) | RowFlag::Unsent;
    if (type.is("user")) {
        judgeUser();
    } else if (type.is("assistant")) {
        facts().flags |= RowFlag::Assistant;
        facts().flags.setFlag(RowFlag::Unsent, m_has[IsError].isTrue());
        facts().model = m_message[Model].is("<synthetic>") ? QString() : m_message[Model].text();
        if (m_message[MessageId].isText())
            facts().group = idHash(m_message[MessageId])
                ^ (m_has[RequestId].isText() ? std::rotl(idHash(m_has[RequestId]), 1) : 0);
        facts().call.identity = facts().group != 0 ? facts().group : facts().id;
    } else if (type.is("attachment")) {
        const auto& [kind, prompt] = m_attachment;
        facts().flags |= Attachment;
        facts().flags |= kind.is("queued_command") ? RowFlag::User : RowFlag::System;
        const bool isNote = prompt.isText() && isMachineMade(prompt.text().left(64));
        facts().flags.setFlag(RowFlag::Meta, isNote && facts().flags.testFlag(RowFlag::User));
        facts().contentBytes = qMax<qint64>(0, m_renderedBytes);
    } else if (type.is("progress")) {
        facts().flags |= RowFlags(Progress) | aside;
        const RawJson& call = m_has[ParentToolUse].isText() ? m_has[ParentToolUse] : m_has[ToolUse];
        facts().group = call.isText() ? idHash(call) : 0;
    } else if (type.is("system") && m_has[Subtype].is("compact_boundary")) {
        facts().flags |= RowFlag::Boundary;
        facts().contentBytes = 0;
        // What stood before it; nothing depends on that it is there.
        if (!facts().flags.testFlag(RowFlag::HasParent) && m_has[LogicalParent].isText())
            facts().parent = idHash(m_has[LogicalParent]);
    } else {
        facts().flags |= aside;
        if (m_has[Subtype].is("microcompact_boundary"))
            facts().flags |= Microcompaction;
    }
}

void RecordReader::judgeMetadata()
{
    const QString type = m_has[Type].text();
    const qsizetype place = metadataTypes().indexOf(type);
    facts().kind = place < 0 ? LineFacts::Kind::Foreign : LineFacts::Kind::Metadata;
    facts().group = quint64(place + 1);
    if (type == "custom-title"_L1) {
        facts().hasTitle = true;
        facts().title = m_has[CustomTitle].text();
    } else if (type == "last-prompt"_L1) {
        facts().lastPrompt = m_has[LastPrompt].text();
        facts().flags.setFlag(Progress, m_has[Explicit].isTrue());
        if (m_has[Leaf].isText()) {
            facts().flags |= RowFlag::HasParent;
            facts().parent = idHash(m_has[Leaf]);
        }
    } else if (type == "cost-state"_L1) {
        facts().call.isTotal = true;
    } else if (type.startsWith("api-request"_L1)) {
        const RawJson& id = type == "api-request"_L1 ? m_has[Id]
            : m_has[Hash].isText()                   ? m_has[Hash]
                                                     : m_has[ShapeHash];
        facts().id = id.isText() ? idHash(id) : 0;
    }
}

void RecordReader::judge()
{
    if (!m_has[Type].isText()) {
        facts().kind = LineFacts::Kind::Foreign;
        return;
    }
    facts().time = RecordTime::parse(m_has[TimeText]);
    if (m_has[Uuid].isText())
        judgeRecord();
    else
        judgeMetadata();
}

} // namespace stemma::claudecode
