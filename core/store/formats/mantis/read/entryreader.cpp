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

using Tools = std::vector<ToolMark>;

bool isTextOrNothing(const RawJson& value)
{
    return !value.exists() || value.isNull() || value.isText();
}

bool isFlagOrNothing(const RawJson& value)
{
    return !value.exists() || value.isBool();
}

/// Members of a record around its message, in the order in which the library writes them, then those of a message,
/// which a record may be itself.
enum RecordKey : quint8 {
    Id,
    Parent,
    Type,
    Timestamp,
    Session,
    Directory,
    Branch,
    Version,
    SideChain,
    RecordMeta,
    ForkedFrom,
    Title,
    Prompt,
    Subtype,
    Synthetic,
    SpelledInRecord,
    InnerMessage = SpelledInRecord,
    FirstOfMessage,
};
enum MessageKey : quint8 { RoleName, Content, Usage, Model, Summary, Compacted, Meta };

constexpr std::array<JsonKey, 23> RecordKeys {"uuid", "parent_uuid", "type", "timestamp", "session_id", "cwd",
    "git_branch", "version", "is_sidechain", "is_meta", "forked_from", "custom_title", "last_prompt", "subtype",
    "isSynthetic", "message", "role", "content", "usage", "model", "summary", "compacted_count", "isMeta"};
constexpr std::array<JsonKey, 7> MessageKeys {
    "role", "content", "usage", "model", "summary", "compacted_count", "isMeta"};

constexpr std::array<JsonKey, 4> UsageKeys {
    "input_tokens", "output_tokens", "cache_creation_input_tokens", "cache_read_input_tokens"};

/// The members of a message that tell what it is. Of a repeated key the last one counts.
struct MessageFacts
{
    RawJson role;
    RawJson summary;
    RawJson compacted;
    RawJson meta;
    RawJson model;
    ContentFacts content;
    TokenUsage usage;
};

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

/// Walks one record in stored order, then tells what it is: its members may come in any order.
class EntryReader::Look
{
public:
    Look(JsonCursor& cursor, EntryReader& owner)
        : m_cursor(cursor)
        , m_owner(owner)
        , m_facts(owner.m_facts)
    {
    }

    bool walk();
    void judge(Dialect dialect);

private:
    bool readMember(size_t key);
    bool readMessageMember(size_t key, MessageFacts& facts, Tools& tools);
    bool readUsage(TokenUsage& usage);
    bool readInner();

    void atTree();
    void atWire();
    void atPlain();
    void atMetadata();
    void atMessage(const MessageFacts& facts, Tools& tools, bool inTree);
    [[nodiscard]] bool isEntry() const;

    JsonCursor& m_cursor;
    EntryReader& m_owner;
    LineFacts& m_facts;
    std::array<RawJson, SpelledInRecord> m_record;
    char m_innerFirst = 0; ///< the first byte of its message; 0: there is none
    std::optional<MessageFacts> m_own; ///< where the record is a message itself
    MessageFacts m_inner;
};

bool EntryReader::Look::walk()
{
    m_owner.m_ownTools.clear();
    m_owner.m_innerTools.clear();
    return m_cursor.members<RecordKeys>([this](size_t key) { return readMember(key); });
}

bool EntryReader::Look::readMember(size_t key)
{
    if (key < SpelledInRecord)
        return m_cursor.read(m_record[key]);
    if (key == InnerMessage)
        return readInner();
    if (key >= RecordKeys.size())
        return m_cursor.skip();
    if (!m_own)
        m_own.emplace();
    return readMessageMember(key - FirstOfMessage, *m_own, m_owner.m_ownTools);
}

bool EntryReader::Look::readInner()
{
    m_inner = {};
    m_owner.m_innerTools.clear();
    m_innerFirst = m_cursor.peek();
    if (m_innerFirst != '{')
        return m_cursor.skip();
    return m_cursor.members<MessageKeys>(
        [this](size_t key) { return readMessageMember(key, m_inner, m_owner.m_innerTools); });
}

bool EntryReader::Look::readMessageMember(size_t key, MessageFacts& facts, Tools& tools)
{
    switch (key) {
    case RoleName:
        return m_cursor.read(facts.role);
    case Content:
        return readContent(m_cursor, facts.content, tools);
    case Usage:
        return readUsage(facts.usage);
    case Model:
        return m_cursor.read(facts.model);
    case Summary:
        return m_cursor.read(facts.summary);
    case Compacted:
        return m_cursor.read(facts.compacted);
    case Meta:
        return m_cursor.read(facts.meta);
    default:
        return m_cursor.skip();
    }
}

bool EntryReader::Look::readUsage(TokenUsage& usage)
{
    usage = {};
    if (m_cursor.peek() != '{')
        return m_cursor.skip();
    usage.input = 0;
    usage.output = 0;
    return m_cursor.members<UsageKeys>([&](size_t key) {
        std::optional<qint64> count;
        if (key >= UsageKeys.size())
            return m_cursor.skip();
        if (!m_cursor.readInteger(count))
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

void EntryReader::Look::judge(Dialect dialect)
{
    m_facts.kind = LineFacts::Kind::Record;
    if (dialect == Dialect::Tree)
        atTree();
    else if (dialect == Dialect::Wire)
        atWire();
    else
        atPlain();
}

void EntryReader::Look::atMessage(const MessageFacts& facts, Tools& tools, bool inTree)
{
    if (!inTree || m_facts.flags.testFlag(SentAttachment))
        m_facts.flags |= roleFlag(facts.role);
    m_facts.flags.setFlag(RowFlag::Meta, m_facts.flags.testFlag(RowFlag::Meta) || facts.meta.isTrue());
    const ContentFacts& content = facts.content;
    const bool isKnownContent = content.first == '"' || content.first == '[' || content.first == '{';
    if (content.exists() ? !isKnownContent || content.hasBadBlocks : !inTree)
        m_facts.flags |= RowFlag::Unloadable;
    if (content.isSummaryText && m_facts.flags.testFlag(RowFlag::User))
        m_facts.flags |= RowFlag::Summary;
    if (content.isBoundary) {
        m_facts.flags |= RowFlag::Boundary;
        m_facts.flags.setFlag(EmptyBoundary, content.isEmptyBoundary);
    }
    if (!content.exists() && facts.summary.exists() && facts.compacted.exists())
        m_facts.flags |= RowFlag::Boundary;
    // A string is made a text block when an entry of a tree is read, but refused everywhere else.
    if (!inTree && m_facts.flags.testFlag(RowFlag::Assistant) && content.exists() && content.first != '[')
        m_facts.flags |= RowFlag::Unloadable;
    if (facts.role.exists() && !inTree && !roleFlag(facts.role))
        m_facts.flags |= RowFlag::Unloadable;
    m_owner.takeModel(facts.model);
    m_facts.usage = facts.usage;
    m_facts.maySign = content.holdsSignature;
    m_facts.contentBytes = inTree ? content.bytes : RowFacts::NotKnown;
    std::swap(m_facts.tools, tools);
}

void EntryReader::Look::atMetadata()
{
    m_facts.kind = LineFacts::Kind::Metadata;
    if (m_record[Type].is("custom-title") && m_record[Title].isText()) {
        m_facts.title = m_record[Title].text();
        m_facts.hasTitle = true;
    } else if (m_record[Type].is("last-prompt")) {
        m_facts.lastPrompt = m_record[Prompt].text();
    }
}

/// The table of an entry's keys.
bool EntryReader::Look::isEntry() const
{
    const auto& has = m_record;
    return has[Id].isText() && (has[Parent].isText() || has[Parent].isNull()) && m_innerFirst == '{'
        && has[Timestamp].isText() && has[Session].isText() && has[Directory].isText() && isTextOrNothing(has[Branch])
        && isTextOrNothing(has[Version]) && isFlagOrNothing(has[SideChain]) && isFlagOrNothing(has[RecordMeta])
        && (!has[ForkedFrom].exists() || has[ForkedFrom].isNull() || has[ForkedFrom].isObject());
}

void EntryReader::Look::atTree()
{
    const RowFlags role = roleFlag(m_record[Type]);
    const bool isSent = m_record[Type].is("attachment");
    if (m_record[Id].isText())
        m_facts.id = idHash(m_record[Id]);
    if (m_record[Timestamp].isText() && !m_record[Timestamp].hasEscapes) {
        const QByteArrayView time = m_record[Timestamp].inner();
        m_facts.time = RecordTime::parse(std::string_view(time.data(), size_t(time.size())));
    } else {
        m_facts.time = RecordTime::parse(m_record[Timestamp].text().toStdString());
    }
    if ((!role && !isSent) || !m_record[Id].exists() || !m_record[Parent].exists()) {
        atMetadata();
        return;
    }
    m_facts.flags = role;
    m_facts.flags.setFlag(SentAttachment, isSent);
    m_facts.flags.setFlag(RowFlag::SideChain, m_record[SideChain].isTrue());
    m_facts.flags.setFlag(RowFlag::Meta, m_record[RecordMeta].isTrue());
    m_facts.flags.setFlag(RowFlag::OddTime, m_facts.time.isOdd);
    m_facts.kind = isEntry() ? LineFacts::Kind::Record : LineFacts::Kind::Invalid;
    if (m_record[Parent].isText()) {
        m_facts.flags |= RowFlag::HasParent;
        m_facts.parent = idHash(m_record[Parent]);
    }
    if (m_innerFirst == '{')
        atMessage(m_inner, m_owner.m_innerTools, true);
}

void EntryReader::Look::atWire()
{
    if (m_record[Id].isText())
        m_facts.id = idHash(m_record[Id]);
    const bool isTalk = m_record[Type].is("user") || m_record[Type].is("assistant");
    if (isTalk && m_innerFirst == '{') {
        m_facts.flags = roleFlag(m_record[Type]);
        m_facts.flags.setFlag(RowFlag::Meta, m_record[Synthetic].isTrue());
        atMessage(m_inner, m_owner.m_innerTools, true);
    } else if (m_record[Type].is("system") && m_record[Subtype].isText()) {
        m_facts.flags = RowFlag::System;
        m_facts.flags.setFlag(RunBegin, m_record[Subtype].is("init"));
        m_facts.flags.setFlag(RowFlag::Boundary, m_record[Subtype].is("compact_boundary"));
        if (m_own)
            m_owner.takeModel(m_own->model);
    } else if (m_record[Type].is("result")) {
        m_facts.flags = RunEnd;
    } else {
        m_facts.kind = LineFacts::Kind::Foreign;
    }
}

void EntryReader::Look::atPlain()
{
    // The documented database may hold messages of the protocol as well.
    const MessageFacts own = m_own.value_or(MessageFacts());
    if (m_record[Type].isText() && !own.content.exists()) {
        atWire();
        return;
    }
    const bool isMessage = own.content.exists() || own.summary.exists() || own.role.exists();
    m_facts.kind = isMessage ? LineFacts::Kind::Record : LineFacts::Kind::Foreign;
    atMessage(own, m_owner.m_ownTools, false);
}

const LineFacts& EntryReader::read(QByteArrayView line)
{
    JsonCursor cursor(line);
    return look(cursor);
}

const LineFacts* EntryReader::readAhead(QByteArrayView rest, qint64& length)
{
    JsonCursor cursor(rest, JsonCursor::LineEnds::EndTheText);
    const LineFacts& facts = look(cursor);
    length = cursor.position() - rest.data();
    const bool isLine = facts.kind != LineFacts::Kind::NotJson && length < rest.size();
    return isLine ? &facts : nullptr;
}

const LineFacts& EntryReader::look(JsonCursor& cursor)
{
    m_facts.clear();
    if (cursor.peek() != '{') {
        m_facts.kind = cursor.skip() && cursor.isAtEnd() ? LineFacts::Kind::Foreign : LineFacts::Kind::NotJson;
        return m_facts;
    }
    Look look(cursor, *this);
    if (look.walk() && cursor.isAtEnd())
        look.judge(m_dialect);
    return m_facts;
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
    m_facts.model = m_model;
}

const LineFacts& EntryReader::readGiant(QByteArrayView head, QByteArrayView tail)
{
    m_facts.clear();
    auto value = json::parsePrefix(head);
    if (!value || !value->isObject())
        return m_facts;
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
    m_facts.contentBytes = RowFacts::NotKnown;
    m_facts.maySign = true;
    return m_facts;
}

} // namespace stemma::mantis
