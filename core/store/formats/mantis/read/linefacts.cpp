// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mantis/read/linefacts.h"

#include "core/store/formats/mantis/read/contentfacts.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <limits>

using namespace Qt::StringLiterals;

namespace stemma::mantis {

namespace {

using Tools = std::vector<LineFacts::Tool>;

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
    Time,
    Session,
    Directory,
    Branch,
    Version,
    SideChain,
    RecordMeta,
    Origin,
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

/// Steps over what the library spells always alike.
template<size_t Size> bool pass(const char*& p, const char (&sourceText)[Size])
{
    if (std::memcmp(p, sourceText, Size - 1) != 0)
        return false;
    p += Size - 1;
    return true;
}

/// Whether it is ASCII without escapes, which needs no more to be a text than quotes around it. At least 16 bytes.
bool isPlainText(const char* p, size_t size)
{
    size_t at = 0;
#ifdef __SSE2__
    constexpr size_t Step = 16;
    const auto isPlain = [p](size_t from) {
        const __m128i bytes = _mm_loadu_si128(reinterpret_cast<const __m128i*>(p + from));
        return (jsonTextStops(p + from) | unsigned(_mm_movemask_epi8(bytes))) == 0;
    };
    for (; at + Step <= size; at += Step) {
        if (!isPlain(at))
            return false;
    }
    return at == size || isPlain(size - Step);
#else
    while (at < size && p[at] >= ' ' && p[at] != '"' && p[at] != '\\' && uchar(p[at]) < 0x80)
        ++at;
    return at == size;
#endif
}

LineFlags roleFlag(const RawJson& role)
{
    if (role.is("user"))
        return LineFlag::User;
    if (role.is("assistant"))
        return LineFlag::Assistant;
    if (role.is("system"))
        return LineFlag::System;
    return {};
}

} // namespace

/// Walks one record in stored order, then tells what it is: its members may come in any order.
class LineReader::Look
{
public:
    Look(JsonCursor& cursor, LineReader& owner)
        : m_cursor(cursor)
        , m_owner(owner)
        , m_glance(owner.m_glance)
    {
    }

    bool walk();
    void judge(Dialect dialect);

private:
    bool passHead();
    void passTime();
    bool passEnding();
    bool readEnding(const char* begin);
    bool readMember(size_t key);
    bool readMessageMember(size_t key, MessageFacts& facts, Tools& tools);
    [[nodiscard]] CopyPlaces copyPlaces(const char* begin) const;
    bool readUsage(TokenUsage& usage);
    bool readInner();

    void atTree();
    void atWire();
    void atPlain();
    void atMetadata();
    void atMessage(const MessageFacts& facts, Tools& tools, bool inTree);
    [[nodiscard]] bool isEntry() const;

    JsonCursor& m_cursor;
    LineReader& m_owner;
    LineFacts& m_glance;
    std::array<RawJson, SpelledInRecord> m_record;
    quint64 m_idHash = 0; ///< 0: not known yet
    quint64 m_parentHash = 0;
    char m_innerFirst = 0; ///< the first byte of its message; 0: there is none
    std::optional<MessageFacts> m_own; ///< where the record is a message itself
    MessageFacts m_inner;
};

bool LineReader::Look::walk()
{
    m_owner.m_ownTools.clear();
    m_owner.m_innerTools.clear();
    const char* const begin = m_cursor.position();
    if (!passHead())
        return m_cursor.members<RecordKeys>([this](size_t key) { return readMember(key); });
    const bool isRead = readContent(m_cursor, m_inner.content, m_owner.m_innerTools)
        && m_cursor.otherMembers<MessageKeys>(
            [this](size_t key) { return readMessageMember(key, m_inner, m_owner.m_innerTools); });
    if (!isRead)
        return false;
    passTime();
    return passEnding() || readEnding(begin);
}

bool LineReader::Look::readMember(size_t key)
{
    if (key <= Parent)
        m_idHash = m_parentHash = 0;
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

/// An entry of a tree as the library writes it, up to the content of its message. False, with nothing done, where it
/// is anything else.
bool LineReader::Look::passHead()
{
    constexpr qsizetype MostBytes = 256;
    const QByteArrayView rest = m_cursor.rest();
    const char* p = rest.data();
    if (rest.size() < MostBytes || !pass(p, "{\"uuid\":\""))
        return false;
    const char* const id = p;
    p += IdBytes;
    if (!isPlainText(id, IdBytes) || !pass(p, "\",\"parent_uuid\":"))
        return false;
    const char* const parent = p;
    if (!pass(p, "null")) {
        p += IdBytes + 2;
        const bool isLast = m_owner.m_lastHash != 0 && std::memcmp(parent + 1, m_owner.m_lastId.data(), IdBytes) == 0;
        if (*parent != '"' || p[-1] != '"' || !(isLast || isPlainText(parent + 1, IdBytes)))
            return false;
        m_parentHash = isLast ? m_owner.m_lastHash : hashOf(std::string_view(parent + 1, IdBytes));
    }
    const char* const parentEnd = p;
    if (!pass(p, ",\"type\":"))
        return false;
    const char* const type = p;
    const bool isUser = pass(p, R"("user","message":{"role":"user","content":)");
    if (!isUser && !pass(p, R"("assistant","message":{"role":"assistant","content":)"))
        return false;
    m_record[Id].bytes = {id - 1, id + IdBytes + 1};
    m_record[Parent].bytes = {parent, parentEnd};
    m_record[Type].bytes = {type, qsizetype(isUser ? sizeof R"("user")" : sizeof R"("assistant")") - 1};
    m_innerFirst = '{';
    m_inner.role = m_record[Type];
    m_idHash = hashOf(std::string_view(id, IdBytes));
    std::memcpy(m_owner.m_lastId.data(), id, IdBytes);
    m_owner.m_lastHash = m_idHash;
    constexpr int WithinMessage = 2;
    m_cursor.passTo(p, WithinMessage);
    return true;
}

void LineReader::Look::passTime()
{
    constexpr size_t TimeBytes = 32;
    constexpr qsizetype MostBytes = 64;
    const QByteArrayView rest = m_cursor.rest();
    const char* p = rest.data();
    if (rest.size() < MostBytes || !pass(p, ",\"timestamp\":\"") || !isPlainText(p, TimeBytes) || p[TimeBytes] != '"')
        return;
    m_record[Time].bytes = {p - 1, p + TimeBytes + 1};
    m_cursor.passTo(p + TimeBytes + 1, 1);
}

bool LineReader::Look::passEnding()
{
    const QByteArray& ending = m_owner.m_ending;
    if (ending.isEmpty() || !m_cursor.rest().startsWith(ending))
        return false;
    std::ranges::copy(m_owner.m_endingHas, m_record.begin() + Session);
    m_glance.copyPlaces = m_record[Time].exists() ? m_owner.m_endingPlaces : CopyPlaces();
    m_cursor.passTo(m_cursor.position() + ending.size() - 1, 0);
    return true;
}

/// Reads it, and keeps it where nothing in it is about this one entry.
bool LineReader::Look::readEnding(const char* begin)
{
    constexpr qsizetype MostBytes = 4096;
    static_assert(Origin + 1 - Session == EndingKeys);
    const QByteArrayView rest = m_cursor.rest();
    bool isCommon = true;
    const bool isRead = m_cursor.otherMembers<RecordKeys>([&](size_t key) {
        isCommon = isCommon && ((key >= Session && key <= Origin) || key == RecordKeys.size());
        return readMember(key);
    });
    if (isRead)
        m_glance.copyPlaces = copyPlaces(begin);
    const qsizetype size = m_cursor.position() - rest.data() + 1;
    if (!isRead || !isCommon || size > qMin(MostBytes, rest.size()) || rest[size - 1] != '\n')
        return isRead;
    m_owner.m_ending = rest.first(size).toByteArray();
    m_owner.m_endingPlaces = m_glance.copyPlaces;
    for (size_t i = 0; i < EndingKeys; ++i) {
        RawJson& kept = m_owner.m_endingHas[i];
        kept = m_record[Session + i];
        if (kept.exists())
            kept.bytes = QByteArrayView(m_owner.m_ending).sliced(kept.bytes.data() - rest.data(), kept.bytes.size());
    }
    return true;
}

/// Of an entry from @p begin to here whose head was passed. A member that comes twice counts where it comes last.
CopyPlaces LineReader::Look::copyPlaces(const char* begin) const
{
    constexpr qptrdiff Most = std::numeric_limits<quint16>::max();
    const char* const end = m_cursor.position();
    const RawJson& session = m_record[Session];
    const RawJson& origin = m_record[Origin];
    const bool isUsual = m_record[Id].bytes.data() == begin + CopyPlaces::IdAt
        && m_record[Parent].bytes.data() == begin + CopyPlaces::ParentAt && m_record[Time].exists() && session.isText()
        && session.bytes.size() == CopyPlaces::IdBytes && end - session.bytes.data() <= Most
        && (!origin.exists() || (origin.bytes.end() == end - 1 && origin.bytes.data() > session.bytes.data()));
    if (!isUsual)
        return {};
    return {quint16(end - session.bytes.data()), quint16(origin.exists() ? end - origin.bytes.data() : 0)};
}

bool LineReader::Look::readInner()
{
    m_inner = {};
    m_owner.m_innerTools.clear();
    m_innerFirst = m_cursor.peek();
    if (m_innerFirst != '{')
        return m_cursor.skip();
    return m_cursor.members<MessageKeys>(
        [this](size_t key) { return readMessageMember(key, m_inner, m_owner.m_innerTools); });
}

bool LineReader::Look::readMessageMember(size_t key, MessageFacts& facts, Tools& tools)
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

bool LineReader::Look::readUsage(TokenUsage& usage)
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

void LineReader::Look::judge(Dialect dialect)
{
    m_glance.kind = LineFacts::Kind::Record;
    if (dialect == Dialect::Tree)
        atTree();
    else if (dialect == Dialect::Wire)
        atWire();
    else
        atPlain();
}

void LineReader::Look::atMessage(const MessageFacts& facts, Tools& tools, bool inTree)
{
    if (!inTree || m_glance.flags.testFlag(LineFlag::Sent))
        m_glance.flags |= roleFlag(facts.role);
    m_glance.flags.setFlag(LineFlag::Meta, m_glance.flags.testFlag(LineFlag::Meta) || facts.meta.isTrue());
    const ContentFacts& content = facts.content;
    const bool isKnownContent = content.first == '"' || content.first == '[' || content.first == '{';
    if (content.exists() ? !isKnownContent || content.hasBadBlocks : !inTree)
        m_glance.flags |= LineFlag::Unloadable;
    if (content.isSummaryText && m_glance.flags.testFlag(LineFlag::User))
        m_glance.flags |= LineFlag::SummaryText;
    if (content.isBoundary) {
        m_glance.flags |= LineFlag::Boundary;
        m_glance.flags.setFlag(LineFlag::EmptyBoundary, content.isEmptyBoundary);
    }
    if (!content.exists() && facts.summary.exists() && facts.compacted.exists())
        m_glance.flags |= LineFlag::Boundary;
    // A string is made a text block when an entry of a tree is read, but refused everywhere else.
    if (!inTree && m_glance.flags.testFlag(LineFlag::Assistant) && content.exists() && content.first != '[')
        m_glance.flags |= LineFlag::Unloadable;
    if (facts.role.exists() && !inTree && !roleFlag(facts.role))
        m_glance.flags |= LineFlag::Unloadable;
    m_owner.takeModel(facts.model);
    m_glance.usage = facts.usage;
    m_glance.maySign = content.holdsSignature;
    m_glance.contentBytes = inTree ? content.bytes : LineFacts::NotKnown;
    std::swap(m_glance.tools, tools);
}

void LineReader::Look::atMetadata()
{
    m_glance.kind = LineFacts::Kind::Metadata;
    if (m_record[Type].is("custom-title") && m_record[Title].isText()) {
        m_glance.title = m_record[Title].text();
        m_glance.hasTitle = true;
    } else if (m_record[Type].is("last-prompt")) {
        m_glance.lastPrompt = m_record[Prompt].text();
    }
}

/// The table of an entry's keys.
bool LineReader::Look::isEntry() const
{
    const auto& has = m_record;
    return has[Id].isText() && (has[Parent].isText() || has[Parent].isNull()) && m_innerFirst == '{'
        && has[Time].isText() && has[Session].isText() && has[Directory].isText() && isTextOrNothing(has[Branch])
        && isTextOrNothing(has[Version]) && isFlagOrNothing(has[SideChain]) && isFlagOrNothing(has[RecordMeta])
        && (!has[Origin].exists() || has[Origin].isNull() || has[Origin].isObject());
}

void LineReader::Look::atTree()
{
    const LineFlags role = roleFlag(m_record[Type]);
    const bool isSent = m_record[Type].is("attachment");
    if (m_record[Id].isText())
        m_glance.id = m_idHash != 0 ? m_idHash : hashOf(m_record[Id]);
    if (m_record[Time].isText() && !m_record[Time].hasEscapes) {
        const QByteArrayView time = m_record[Time].inner();
        m_glance.time = Timestamp::parse(std::string_view(time.data(), size_t(time.size())));
    } else {
        m_glance.time = Timestamp::parse(m_record[Time].text().toStdString());
    }
    if ((!role && !isSent) || !m_record[Id].exists() || !m_record[Parent].exists()) {
        atMetadata();
        return;
    }
    m_glance.flags = role;
    m_glance.flags.setFlag(LineFlag::Sent, isSent);
    m_glance.flags.setFlag(LineFlag::SideChain, m_record[SideChain].isTrue());
    m_glance.flags.setFlag(LineFlag::Meta, m_record[RecordMeta].isTrue());
    m_glance.flags.setFlag(LineFlag::OddTime, m_glance.time.isOdd);
    m_glance.kind = isEntry() ? LineFacts::Kind::Record : LineFacts::Kind::Invalid;
    if (m_record[Parent].isText()) {
        m_glance.flags |= LineFlag::HasParent;
        m_glance.parent = m_parentHash != 0 ? m_parentHash : hashOf(m_record[Parent]);
    }
    if (m_innerFirst == '{')
        atMessage(m_inner, m_owner.m_innerTools, true);
}

void LineReader::Look::atWire()
{
    if (m_record[Id].isText())
        m_glance.id = hashOf(m_record[Id]);
    const bool isTalk = m_record[Type].is("user") || m_record[Type].is("assistant");
    if (isTalk && m_innerFirst == '{') {
        m_glance.flags = roleFlag(m_record[Type]);
        m_glance.flags.setFlag(LineFlag::Meta, m_record[Synthetic].isTrue());
        atMessage(m_inner, m_owner.m_innerTools, true);
    } else if (m_record[Type].is("system") && m_record[Subtype].isText()) {
        m_glance.flags = LineFlag::System;
        m_glance.flags.setFlag(LineFlag::Init, m_record[Subtype].is("init"));
        m_glance.flags.setFlag(LineFlag::Boundary, m_record[Subtype].is("compact_boundary"));
        if (m_own)
            m_owner.takeModel(m_own->model);
    } else if (m_record[Type].is("result")) {
        m_glance.flags = LineFlag::Result;
    } else {
        m_glance.kind = LineFacts::Kind::Foreign;
    }
}

void LineReader::Look::atPlain()
{
    // The documented database may hold messages of the protocol as well.
    const MessageFacts own = m_own.value_or(MessageFacts());
    if (m_record[Type].isText() && !own.content.exists()) {
        atWire();
        return;
    }
    const bool isMessage = own.content.exists() || own.summary.exists() || own.role.exists();
    m_glance.kind = isMessage ? LineFacts::Kind::Record : LineFacts::Kind::Foreign;
    atMessage(own, m_owner.m_ownTools, false);
}

const LineFacts& LineReader::glance(QByteArrayView bytes, Dialect dialect)
{
    JsonCursor cursor(bytes);
    return look(cursor, bytes.begin(), dialect);
}

const LineFacts* LineReader::glanceAhead(QByteArrayView rest, Dialect dialect, qint64& length)
{
    JsonCursor cursor(rest, JsonCursor::LineEnds::EndTheText);
    const LineFacts& glance = look(cursor, rest.begin(), dialect);
    length = cursor.position() - rest.data();
    const bool isLine = glance.kind != LineFacts::Kind::NotJson && length < rest.size();
    return isLine ? &glance : nullptr;
}

const LineFacts& LineReader::look(JsonCursor& cursor, const char* begin, Dialect dialect)
{
    m_glance.clear();
    if (cursor.peek() != '{') {
        m_glance.kind = cursor.skip() && cursor.isAtEnd() ? LineFacts::Kind::Foreign : LineFacts::Kind::NotJson;
        return m_glance;
    }
    const bool isIndented = cursor.position() != begin;
    Look look(cursor, *this);
    const char* const end = look.walk() ? cursor.position() : nullptr;
    const bool isRecord = end && cursor.isAtEnd();
    if (isRecord)
        look.judge(dialect);
    if (!isRecord || isIndented || cursor.position() != end)
        m_glance.copyPlaces = {};
    return m_glance;
}

} // namespace stemma::mantis
