// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mantis/read/entryreader.h"

#include "core/store/conversation/idhash.h"
#include "core/store/formats/mantis/read/contentfacts.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace stemma::mantis {

namespace {

bool isTextOrNothing(const RawJson& value)
{
    return !value.exists() || value.isNull() || value.isText();
}

bool isFlagOrNothing(const RawJson& value)
{
    return !value.exists() || value.isBool();
}

enum MessageKey : quint8 { RoleName, Content, Usage, Model, Summary, Compacted, Meta };

constexpr std::array<JsonKey, 23> RecordKeys {"uuid", "parent_uuid", "type", "timestamp", "session_id", "cwd",
    "git_branch", "version", "is_sidechain", "is_meta", "forked_from", "custom_title", "last_prompt", "subtype",
    "isSynthetic", "message", "role", "content", "usage", "model", "summary", "compacted_count", "isMeta"};
constexpr std::array<JsonKey, 7> MessageKeys {
    "role", "content", "usage", "model", "summary", "compacted_count", "isMeta"};

constexpr std::array<JsonKey, 4> UsageKeys {
    "input_tokens", "output_tokens", "cache_creation_input_tokens", "cache_read_input_tokens"};

RowFlags roleFlag(const RawJson& role)
{
    if (role.is("user"))
        return RowFlag::User;
    if (role.is("assistant"))
        return RowFlag::Assistant;
    if (role.is("system"))
        return RowFlag::System;
    return {};
}

} // namespace

bool EntryReader::walk(JsonCursor& cursor)
{
    m_record = {};
    m_innerFirst = 0;
    m_own.reset();
    m_inner = {};
    m_ownTools.clear();
    m_innerTools.clear();
    return cursor.members<RecordKeys>([&](size_t key) { return readMember(cursor, key); });
}

bool EntryReader::readMember(JsonCursor& cursor, size_t key)
{
    if (key < SpelledInRecord)
        return cursor.read(m_record[key]);
    if (key == InnerMessage)
        return readInner(cursor);
    if (key >= RecordKeys.size())
        return cursor.skip();
    if (!m_own)
        m_own.emplace();
    return readMessageMember(cursor, key - FirstOfMessage, *m_own, m_ownTools);
}

bool EntryReader::readInner(JsonCursor& cursor)
{
    m_inner = {};
    m_innerTools.clear();
    m_innerFirst = cursor.peek();
    if (m_innerFirst != '{')
        return cursor.skip();
    return cursor.members<MessageKeys>(
        [&](size_t key) { return readMessageMember(cursor, key, m_inner, m_innerTools); });
}

bool EntryReader::readMessageMember(JsonCursor& cursor, size_t key, MessageFacts& facts, Tools& tools)
{
    switch (key) {
    case RoleName:
        return cursor.read(facts.role);
    case Content:
        return readContent(cursor, facts.content, tools);
    case Usage:
        return readUsage(cursor, facts.usage);
    case Model:
        return cursor.read(facts.model);
    case Summary:
        return cursor.read(facts.summary);
    case Compacted:
        return cursor.read(facts.compacted);
    case Meta:
        return cursor.read(facts.meta);
    default:
        return cursor.skip();
    }
}

bool EntryReader::readUsage(JsonCursor& cursor, TokenUsage& usage)
{
    usage = {};
    if (cursor.peek() != '{')
        return cursor.skip();
    usage.input = 0;
    usage.output = 0;
    return cursor.members<UsageKeys>([&](size_t key) {
        std::optional<qint64> count;
        if (key >= UsageKeys.size())
            return cursor.skip();
        if (!cursor.readInteger(count))
            return false;
        if (key == 0)
            usage.input = count.value_or(0);
        else if (key == 1)
            usage.output = count.value_or(0);
        else
            (key == 2 ? usage.cacheWrite : usage.cacheRead) = count;
        return true;
    });
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
}

void EntryReader::atMessage(const MessageFacts& message, Tools& tools, bool inTree)
{
    if (!inTree || facts().flags.testFlag(SentAttachment))
        facts().flags |= roleFlag(message.role);
    facts().flags.setFlag(RowFlag::Meta, facts().flags.testFlag(RowFlag::Meta) || message.meta.isTrue());
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
    if (!content.exists() && message.summary.exists() && message.compacted.exists())
        facts().flags |= RowFlag::Boundary;
    // A string is made a text block when an entry of a tree is read, but refused everywhere else.
    if (!inTree && facts().flags.testFlag(RowFlag::Assistant) && content.exists() && content.first != '[')
        facts().flags |= RowFlag::Unloadable;
    if (message.role.exists() && !inTree && !roleFlag(message.role))
        facts().flags |= RowFlag::Unloadable;
    takeModel(message.model);
    facts().usage = message.usage;
    facts().maySign = content.holdsSignature;
    facts().contentBytes = inTree ? content.bytes : RowFacts::NotKnown;
    std::swap(facts().tools, tools);
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
    return has[Id].isText() && (has[Parent].isText() || has[Parent].isNull()) && m_innerFirst == '{'
        && has[Timestamp].isText() && has[Session].isText() && has[Directory].isText() && isTextOrNothing(has[Branch])
        && isTextOrNothing(has[Version]) && isFlagOrNothing(has[SideChain]) && isFlagOrNothing(has[RecordMeta])
        && (!has[ForkedFrom].exists() || has[ForkedFrom].isNull() || has[ForkedFrom].isObject());
}

void EntryReader::atTree()
{
    const RowFlags role = roleFlag(m_record[Type]);
    const bool isSent = m_record[Type].is("attachment");
    if (m_record[Id].isText())
        facts().id = idHash(m_record[Id]);
    if (m_record[Timestamp].isText() && !m_record[Timestamp].hasEscapes) {
        const QByteArrayView time = m_record[Timestamp].inner();
        facts().time = RecordTime::parse(std::string_view(time.data(), size_t(time.size())));
    } else {
        facts().time = RecordTime::parse(m_record[Timestamp].text().toStdString());
    }
    if ((!role && !isSent) || !m_record[Id].exists() || !m_record[Parent].exists()) {
        atMetadata();
        return;
    }
    facts().flags = role;
    facts().flags.setFlag(SentAttachment, isSent);
    facts().flags.setFlag(RowFlag::SideChain, m_record[SideChain].isTrue());
    facts().flags.setFlag(RowFlag::Meta, m_record[RecordMeta].isTrue());
    facts().flags.setFlag(RowFlag::OddTime, facts().time.isOdd);
    facts().kind = isEntry() ? LineFacts::Kind::Record : LineFacts::Kind::Invalid;
    if (m_record[Parent].isText()) {
        facts().flags |= RowFlag::HasParent;
        facts().parent = idHash(m_record[Parent]);
    }
    if (m_innerFirst == '{')
        atMessage(m_inner, m_innerTools, true);
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
        atMessage(m_inner, m_innerTools, true);
    } else if (m_record[Type].is("system") && m_record[Subtype].isText()) {
        facts().flags = RowFlag::System;
        facts().flags.setFlag(RunBegin, m_record[Subtype].is("init"));
        facts().flags.setFlag(RowFlag::Boundary, m_record[Subtype].is("compact_boundary"));
        if (m_own)
            takeModel(m_own->model);
    } else if (m_record[Type].is("result")) {
        facts().flags = RunEnd;
    } else {
        facts().kind = LineFacts::Kind::Foreign;
    }
}

void EntryReader::atPlain()
{
    // The documented database may hold messages of the protocol as well.
    const MessageFacts own = m_own.value_or(MessageFacts());
    if (m_record[Type].isText() && !own.content.exists()) {
        atWire();
        return;
    }
    const bool isMessage = own.content.exists() || own.summary.exists() || own.role.exists();
    facts().kind = isMessage ? LineFacts::Kind::Record : LineFacts::Kind::Foreign;
    atMessage(own, m_ownTools, false);
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

const LineFacts& EntryReader::readGiant(QByteArrayView head, QByteArrayView tail)
{
    auto value = json::parsePrefix(head);
    if (!value || !value->isObject())
        return read(QByteArrayView());
    // The keys behind the message are known from the end of the line alone.
    const QByteArray end = tail.toByteArray();
    for (const QByteArrayView key : {"timestamp", "session_id", "cwd"}) {
        const QByteArray quoted = '"' + key.toByteArray() + "\":\""_ba;
        const qsizetype at = end.lastIndexOf(quoted);
        const qsizetype close = at < 0 ? -1 : end.indexOf('"', at + quoted.size());
        json::Value text;
        text.kind = json::Value::Kind::String;
        if (close > at)
            text.string = QString::fromUtf8(end.sliced(at + quoted.size(), close - at - quoted.size()));
        if (close > at)
            value->members << json::Value::Member(QString::fromLatin1(key), text);
    }
    (void)read(json::toJson(*value));
    // That was of the beginning alone, spelled anew.
    facts().contentBytes = RowFacts::NotKnown;
    facts().maySign = true;
    facts().call.dropTexts();
    return facts();
}

} // namespace stemma::mantis
