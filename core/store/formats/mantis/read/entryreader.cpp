// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mantis/read/entryreader.h"

#include "core/base/tokenguess.h"
#include "core/store/conversation/idhash.h"
#include "core/store/formats/mantis/read/summaries.h"

using namespace Qt::StringLiterals;

namespace stemma::mantis {

namespace {

constexpr std::array<JsonKey, 23> RecordKeys {"uuid", "parent_uuid", "type", "timestamp", "session_id", "cwd",
    "git_branch", "version", "is_sidechain", "is_meta", "forked_from", "custom_title", "last_prompt", "subtype",
    "isSynthetic", "message", "role", "content", "usage", "model", "summary", "compacted_count", "isMeta"};
constexpr std::array<JsonKey, 7> MessageKeys {
    "role", "content", "usage", "model", "summary", "compacted_count", "isMeta"};

constexpr std::array<JsonKey, 11> BlockKeys {
    "type", "text", "id", "name", "thinking", "signature", "tool_use_id", "is_error", "input", "content", "source"};
enum : quint8 { BlockType, Text, CallId, CallName, Thinking, Signature, AnswerTo, Failed, Input, Output, Source };
constexpr std::array<JsonKey, 2> BoundaryKeys {"__compact_boundary__", "summary"};
constexpr std::array<JsonKey, 4> UsageKeys {
    "input_tokens", "output_tokens", "cache_creation_input_tokens", "cache_read_input_tokens"};

RowFlags roleFlag(const RawJson& role)
{
    return role.is("user")     ? RowFlag::User
        : role.is("assistant") ? RowFlag::Assistant
        : role.is("system")    ? RowFlag::System
                               : RowFlags();
}

} // namespace

qsizetype halfCharacterIn(QByteArrayView json, qsizetype from)
{
    constexpr qsizetype EscapeSize = 6;
    const auto unitAt = [json](qsizetype at) {
        const bool isEscape = at + EscapeSize <= json.size() && json[at] == '\\' && json[at + 1] == 'u';
        return QChar(isEscape ? json.sliced(at + 2, EscapeSize - 2).toUShort(nullptr, 16) : ushort(0));
    };
    for (qsizetype at = json.indexOf('\\', from); at >= 0; at = json.indexOf('\\', at)) {
        const QChar unit = unitAt(at);
        const bool isPair = unit.isHighSurrogate() && unitAt(at + EscapeSize).isLowSurrogate();
        if (unit.isSurrogate() && !isPair)
            return at;
        at += isPair ? 2 * EscapeSize : 2;
    }
    return -1;
}

void EntryReader::MessageFacts::clear()
{
    forget(has);
    content = {};
    if (!usage.isEmpty())
        usage = {};
    tools.clear();
}

bool EntryReader::walk(JsonCursor& cursor)
{
    forget(m_record);
    m_innerFirst = 0;
    // What stands within a message is cleared where that begins, and an entry of a tree has nothing beside it.
    if (m_dialect != Dialect::Tree)
        m_own.clear();
    const char* const begin = cursor.position();
    const bool isWhole = cursor.members<RecordKeys>([&](size_t key) {
        return key < SpelledInRecord ? cursor.read(m_record[key])
            : key == InnerMessage    ? readInner(cursor)
                                     : readMessageMember(cursor, key - FirstOfMessage, m_own);
    });
    m_text = {begin, cursor.position()};
    return isWhole;
}

bool EntryReader::readInner(JsonCursor& cursor)
{
    m_inner.clear();
    m_innerFirst = cursor.peek();
    if (m_innerFirst != '{')
        return cursor.skip();
    return cursor.members<MessageKeys>([&](size_t key) { return readMessageMember(cursor, key, m_inner); });
}

bool EntryReader::readMessageMember(JsonCursor& cursor, size_t key, MessageFacts& message)
{
    if (key == Content)
        return readContent(cursor, message);
    if (key == Usage)
        return readUsage(cursor, message.usage);
    return key < message.has.size() ? cursor.read(message.has[key]) : cursor.skip();
}

bool EntryReader::readUsage(JsonCursor& cursor, TokenUsage& usage)
{
    usage = {};
    if (cursor.peek() != '{')
        return cursor.skip();
    const std::array<std::optional<qint64>*, UsageKeys.size()> counts {
        &usage.input, &usage.output, &usage.cacheWrite, &usage.cacheRead};
    const bool isRead = cursor.members<UsageKeys>(
        [&](size_t key) { return key < counts.size() ? cursor.readInteger(*counts[key]) : cursor.skip(); });
    usage.input = usage.input.value_or(0);
    usage.output = usage.output.value_or(0);
    return isRead;
}

bool EntryReader::readContent(JsonCursor& cursor, MessageFacts& message)
{
    ContentFacts& facts = message.content = {};
    message.tools.clear();
    facts.first = cursor.peek();
    if (facts.first == '{')
        return readBoundary(cursor, facts);
    if (facts.first != '[') {
        RawJson text;
        const bool isRead = cursor.read(text);
        facts.isSummaryText = isRead && text.startsWith(SummaryStart);
        facts.bytes = isRead && text.isText() ? text.inner().size() : RowFacts::NotKnown;
        return isRead;
    }
    const char* const begin = cursor.position();
    const bool isRead = cursor.elements([&] { return readBlock(cursor, message); });
    facts.bytes += cursor.position() - begin;
    // The library leaves an answer without blocks out, and calls that nothing answers.
    if (facts.blocks == 0 || facts.hasOddCall)
        facts.bytes = RowFacts::NotKnown;
    else if (facts.blocks == 1 && facts.onlyText != RowFacts::NotKnown)
        facts.bytes = facts.onlyText;
    return isRead;
}

bool EntryReader::readBoundary(JsonCursor& cursor, ContentFacts& facts)
{
    std::array<RawJson, BoundaryKeys.size()> has;
    const bool isRead = cursor.readMembers<BoundaryKeys>(has);
    const auto& [boundary, summary] = has;
    facts.bytes = RowFacts::NotKnown;
    facts.isBoundary = boundary.isTrue();
    facts.isEmptyBoundary = !summary.isText() || summary.inner().isEmpty();
    return isRead;
}

bool EntryReader::readBlock(JsonCursor& cursor, MessageFacts& message)
{
    ContentFacts& facts = message.content;
    ++facts.blocks;
    if (cursor.peek() != '{') {
        facts.hasBadBlocks = true;
        return cursor.skip();
    }
    const char* const begin = cursor.position();
    std::array<RawJson, BlockKeys.size()> has;
    qsizetype members = 0;
    const bool isRead = cursor.members<BlockKeys>([&](size_t key) {
        ++members;
        return key < has.size() ? cursor.read(has[key]) : cursor.skip();
    });
    const RawJson& type = has[BlockType];
    bool loads = false;
    if (type.is("text")) {
        loads = has[Text].isText();
        if (loads && members == 2)
            facts.onlyText = has[Text].inner().size();
    } else if (type.is("tool_use")) {
        loads = has[CallId].isText() && has[CallName].isText() && has[Input].isObject();
        if (has[CallId].isText())
            message.tools.push_back({idHash(has[CallId]), false, false});
        else
            facts.hasOddCall = true;
    } else if (type.is("tool_result")) {
        const bool isAnswer = has[AnswerTo].isText() && (!has[Failed].exists() || has[Failed].isBool());
        loads = isAnswer && !has[Output].isNull();
        if (isAnswer)
            message.tools.push_back({idHash(has[AnswerTo]), true, has[Failed].isTrue()});
    } else if (type.is("thinking")) {
        loads = has[Thinking].isText();
    } else if (type.is("image")) {
        loads = has[Source].isObject();
        facts.bytes += ImageTokens * GuessedBytesPerToken - (cursor.position() - begin);
    }
    facts.holdsSignature = facts.holdsSignature || has[Signature].exists();
    facts.hasBadBlocks = facts.hasBadBlocks || !loads;
    return isRead;
}

void EntryReader::judge()
{
    facts().kind = LineFacts::Kind::Record;
    if (m_dialect == Dialect::Tree)
        atTree();
    else if (m_dialect == Dialect::Wire)
        atWire();
    else
        atPlain();
    // The library's reader refuses what others take for JSON.
    if (m_dialect == Dialect::Plain && (!m_text.isValidUtf8() || halfCharacterIn(m_text) >= 0))
        facts().flags |= RowFlag::Unloadable;
}

void EntryReader::atMessage(MessageFacts& message, bool inTree)
{
    const RawJson& role = message.has[RoleName];
    if (!inTree || facts().flags.testFlag(SentAttachment))
        facts().flags |= roleFlag(role);
    facts().flags.setFlag(RowFlag::Meta, facts().flags.testFlag(RowFlag::Meta) || message.has[Meta].isTrue());
    const ContentFacts& content = message.content;
    const bool isKnownContent = content.first == '"' || content.first == '[' || content.first == '{';
    if (content.exists() ? !isKnownContent || content.hasBadBlocks : !inTree)
        facts().flags |= RowFlag::Unloadable;
    if (content.isSummaryText && facts().flags.testFlag(RowFlag::User))
        facts().flags |= RowFlag::Summary;
    if (content.isBoundary) {
        facts().flags |= RowFlag::Boundary;
        facts().flags.setFlag(EmptyBoundary, content.isEmptyBoundary);
    }
    if (!content.exists() && message.has[Summary].exists() && message.has[Compacted].exists())
        facts().flags |= RowFlag::Boundary;
    // A string is made a text block when an entry of a tree is read, but refused everywhere else.
    if (!inTree && facts().flags.testFlag(RowFlag::Assistant) && content.exists() && content.first != '[')
        facts().flags |= RowFlag::Unloadable;
    if (role.exists() && !inTree && !roleFlag(role))
        facts().flags |= RowFlag::Unloadable;
    takeModel(message.has[Model]);
    facts().usage = message.usage;
    facts().maySign = content.holdsSignature;
    facts().contentBytes = inTree && content.exists() ? content.bytes : RowFacts::NotKnown;
    std::swap(facts().tools, message.tools);
}

void EntryReader::atMetadata()
{
    facts().kind = LineFacts::Kind::Metadata;
    if (m_record[Type].is("custom-title") && m_record[Title].isText()) {
        facts().title = m_record[Title].text();
        facts().hasTitle = true;
    } else if (m_record[Type].is("last-prompt")) {
        facts().lastPrompt = m_record[Prompt].text();
    }
}

/// The table of an entry's keys.
bool EntryReader::isEntry() const
{
    const auto& has = m_record;
    const auto isTextIfAny = [](const RawJson& value) { return !value.exists() || value.isNull() || value.isText(); };
    const auto isFlagIfAny = [](const RawJson& value) { return !value.exists() || value.isBool(); };
    return has[Id].isText() && (has[Parent].isText() || has[Parent].isNull()) && m_innerFirst == '{'
        && has[Timestamp].isText() && has[Session].isText() && has[Directory].isText() && isTextIfAny(has[Branch])
        && isTextIfAny(has[Version]) && isFlagIfAny(has[SideChain]) && isFlagIfAny(has[RecordMeta])
        && (!has[ForkedFrom].exists() || has[ForkedFrom].isNull() || has[ForkedFrom].isObject());
}

void EntryReader::atTree()
{
    const RowFlags role = roleFlag(m_record[Type]);
    const bool isSent = m_record[Type].is("attachment");
    if (m_record[Id].isText())
        facts().id = idHash(m_record[Id]);
    facts().time = RecordTime::parse(m_record[Timestamp]);
    if ((!role && !isSent) || !m_record[Id].exists() || !m_record[Parent].exists()) {
        atMetadata();
        return;
    }
    facts().flags = role;
    facts().flags.setFlag(SentAttachment, isSent);
    facts().flags.setFlag(RowFlag::SideChain, m_record[SideChain].isTrue());
    facts().flags.setFlag(RowFlag::Meta, m_record[RecordMeta].isTrue());
    facts().flags.setFlag(RowFlag::OddTime, facts().time.isOdd);
    facts().kind = isEntry() && halfCharacterIn(m_text) < 0 ? LineFacts::Kind::Record : LineFacts::Kind::Invalid;
    if (m_record[Parent].isText()) {
        facts().flags |= RowFlag::HasParent;
        facts().parent = idHash(m_record[Parent]);
    }
    if (m_innerFirst == '{')
        atMessage(m_inner, true);
}

void EntryReader::atWire()
{
    if (m_record[Id].isText())
        facts().id = idHash(m_record[Id]);
    const bool isTalk = m_record[Type].is("user") || m_record[Type].is("assistant");
    facts().call.id = m_record[Id];
    facts().call.identity = facts().id;
    if (isTalk && m_innerFirst == '{') {
        facts().flags = roleFlag(m_record[Type]);
        facts().call.isPrompt = m_record[Type].is("user") && !m_record[Synthetic].isTrue();
        facts().flags.setFlag(RowFlag::Meta, m_record[Synthetic].isTrue());
        atMessage(m_inner, true);
    } else if (m_record[Type].is("system") && m_record[Subtype].isText()) {
        facts().flags = RowFlag::System;
        facts().flags.setFlag(RunBegin, m_record[Subtype].is("init") || m_dialect == Dialect::Plain);
        facts().flags.setFlag(RowFlag::Boundary, m_record[Subtype].is("compact_boundary"));
        takeModel(m_own.has[Model]);
    } else if (m_record[Type].is("result")) {
        facts().flags = RunEnd;
    } else {
        facts().kind = LineFacts::Kind::Foreign;
    }
}

void EntryReader::atPlain()
{
    // The documented database may hold messages of the protocol as well.
    if (m_record[Type].isText() && !m_own.content.exists()) {
        atWire();
        return;
    }
    const bool isMessage = m_own.content.exists() || m_own.has[Summary].exists() || m_own.has[RoleName].exists();
    facts().kind = isMessage ? LineFacts::Kind::Record : LineFacts::Kind::Foreign;
    atMessage(m_own, false);
}

/// Nearly always the same one as before.
void EntryReader::takeModel(const RawJson& model)
{
    if (!model.isText())
        return;
    if (model.bytes != m_modelSource) {
        m_modelSource = model.bytes.toByteArray();
        m_model = model.text();
    }
    facts().model = m_model;
}

} // namespace stemma::mantis
