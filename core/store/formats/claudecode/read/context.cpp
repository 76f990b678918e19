// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/claudecode/read/context.h"

#include "core/base/tokenguess.h"
#include "core/store/content/contentblocks.h"
#include "core/store/conversation/idhash.h"
#include "core/store/formats/claudecode/read/codec.h"
#include "core/store/json/jsonvalues.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QHash>
#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma::claudecode {

namespace {

struct ContextText
{
    Q_DECLARE_TR_FUNCTIONS(ClaudeCode)
};

constexpr QLatin1StringView ClearedText = "[Old tool result content cleared]"_L1;
const RowFlags Talk = RowFlags(RowFlag::User) | RowFlag::Assistant | RowFlag::Tool | RowFlag::System;

/// Texts and thinking as they are, anything else as JSON.
QString textOfContent(const json::Value& content)
{
    if (!content.isArray())
        return content.isString() ? content.string : QString::fromUtf8(json::toJson(content));
    QStringList texts;
    for (const json::Value& block : content.items) {
        const QString type = block.text(u"type");
        const bool isPlain = type == "text"_L1 || (type == "thinking"_L1 && !block.text(type).isEmpty());
        texts << (isPlain ? block.text(type) : QString::fromUtf8(json::toJson(block)));
    }
    return texts.join("\n\n"_L1);
}

/// The blocks of an answer, which stand on lines of their own.
json::Value contentOf(const QList<json::Value>& records)
{
    json::Value all = json::listOf({});
    for (const json::Value& record : records) {
        const json::Value* content = record[u"message"].find(u"content");
        if (!content || record.text(u"type") == "progress"_L1)
            continue;
        if (!content->isArray())
            return *content;
        all.items << content->items;
    }
    return all;
}

/// Of attachments what was sent, where that is stored; @p isKnown is unset where it is not.
QString renderedOf(const QList<json::Value>& records, bool& isKnown)
{
    QStringList texts;
    for (const json::Value& record : records) {
        for (const json::Value& one : record[u"rendered"].items)
            texts << one.text(u"content");
        isKnown = isKnown && record.find(u"rendered");
    }
    return texts.join(u'\n');
}

} // namespace

Context::Context()
    : TranscriptContext(Codec::instance())
{
}

const Context& Context::instance()
{
    static const Context context;
    return context;
}

Result<ContextRows> Context::rows(const Conversation& conversation, size_t end) const
{
    const ContextSpan span = Codec::instance().contextSpan(conversation, end);
    ContextRows all {.begin = span.keptFrom, .end = end};
    const auto add = [&](size_t row) {
        const RowFacts facts = conversation.facts(row);
        if (!facts.isDamaged && (facts.flags & Talk))
            all.rows.push_back(row);
    };
    if (span.boundary) {
        all.rows.push_back(*span.boundary);
        std::ranges::for_each(keptRows(conversation, *span.boundary), add);
    }
    for (size_t row = span.boundary ? *span.boundary + 1 : 0; row < end; ++row)
        add(row);
    // What microcompactions cleared up to here.
    for (size_t row = all.begin; conversation.variant() != 0 && row < end; ++row) {
        for (const QString& call : clearedBy(conversation, row)) {
            if (const auto result = resultOf(conversation, idHash(call))) // has a row; the first that clears any of it
                all.edits.try_emplace(*conversation.rowOfRecord(result->record), row);
        }
    }
    return all;
}

std::optional<SentMessage> Context::known(const Conversation& conversation, size_t row, const ContextRows& all) const
{
    const bool isAttachment = conversation.facts(row).flags.testFlag(Attachment);
    return isAttachment ? std::nullopt : TranscriptContext::known(conversation, row, all);
}

Result<std::optional<ContextItem>> Context::item(
    const Conversation& conversation, size_t row, const ContextRows& all) const
{
    const auto stored = readRecord(conversation, row);
    if (!stored)
        return std::unexpected(stored.error());
    const QList<json::Value> records = recordsOf(*stored);
    const RowFacts facts = conversation.facts(row);
    ContextItem item;
    item.id = records.isEmpty() ? QString() : records.first().text(u"uuid");
    if (item.id.isEmpty())
        item.id = placeId(row);
    item.role = roleOf(facts.flags);
    item.kind = kindOf(facts.flags);
    qint64 bytes = facts.contentBytes;
    if (facts.flags.testFlag(Attachment) && facts.flags.testFlag(RowFlag::System)) {
        item.text = renderedOf(records, item.exact);
        if (item.text.isEmpty() && item.exact)
            return std::nullopt;
        if (!item.exact && item.text.isEmpty())
            item.leftOut = ContextText::tr("What Claude Code made of this attachment is not stored.");
        bytes = utf8Size(item.text);
    } else if (facts.flags.testFlag(Attachment)) {
        const json::Value first = records.value(0);
        const json::Value* prompt = first[u"attachment"].find(u"prompt");
        item.text = prompt ? textOfContent(*prompt) : QString();
        item.exact = false; // it is framed by words that are not known
        bytes = utf8Size(item.text);
    } else {
        json::Value content = contentOf(records);
        QStringList calls; // one row may hold several results, cleared at several times
        const auto edit = all.edits.find(row);
        for (size_t at = edit == all.edits.end() ? all.end : edit->second; at < all.end; ++at)
            calls << clearedBy(conversation, at);
        for (json::Value& block : content.items) {
            for (json::Value::Member& member : block.members) {
                if (member.first == "content"_L1 && calls.contains(block.text(u"tool_use_id")))
                    member.second = json::textValue(ClearedText);
            }
        }
        item.text = textOfContent(content);
        if (!calls.isEmpty() || bytes == RowFacts::NotKnown)
            bytes = content.isString() ? utf8Size(item.text) : json::toJson(content).size();
    }
    if (facts.flags.testFlag(RowFlag::Unsent))
        item.leftOut = ContextText::tr("Claude Code shows failed requests and does not send them.");
    item.tokens = item.leftOut.isEmpty() ? guessedTokens(bytes) : 0;
    return item;
}

namespace {

void sortMembers(json::Value& value)
{
    std::ranges::stable_sort(value.members, {}, &json::Value::Member::first);
    for (json::Value::Member& member : value.members)
        sortMembers(member.second);
    std::ranges::for_each(value.items, sortMembers);
}

/// What a message is named by in requests: the SHA-256 of its compact JSON with sorted members.
QString hashOf(json::Value content, QStringView role)
{
    sortMembers(content);
    const QByteArray json = "{\"content\":" + json::toJson(content) + ",\"role\":" + json::quotedText(role) + '}';
    return QString::fromLatin1(QCryptographicHash::hash(json, QCryptographicHash::Sha256).toHex());
}

/// The recorded requests of one transcript, by what they are named with.
class Requests
{
public:
    explicit Requests(const TranscriptConversation& conversation)
        : m_conversation(conversation)
        , m_index(conversation.transcript())
    {
        const std::vector<TranscriptLine>& lines = m_index.lines();
        for (quint32 i = 0; i < lines.size(); ++i) {
            if (lines[i].kind == LineFacts::Kind::Metadata && lines[i].id != 0)
                m_lines.insert(lines[i].id, i);
        }
    }

    /// Null: it is not there.
    [[nodiscard]] json::Value named(const QString& id) const
    {
        const auto line = m_lines.constFind(idHash(id));
        const auto bytes = line == m_lines.cend() ? Result<QByteArray>(QByteArray()) : m_index.bytes(*line);
        return json::valueOf(bytes);
    }
    /// The hashes of its messages: of the request that it is based on so many, and its own. Nothing: one is missing.
    [[nodiscard]] QStringList messagesOf(json::Value request) const;
    /// Role and content of the message of a hash: answers are not stored a second time. None: it is not there.
    [[nodiscard]] std::optional<std::pair<QString, json::Value>> message(const QString& hash);

private:
    const TranscriptConversation& m_conversation;
    const LineIndex& m_index;
    QHash<QString, json::Value> m_answers; ///< contents by hashes, once they were asked for
    QHash<quint64, quint32> m_lines;
};

QStringList Requests::messagesOf(json::Value request) const
{
    QStringList hashes;
    QSet<QString> seen;
    for (std::optional<qint64> wanted; request.isObject();) {
        QStringList own;
        for (const json::Value& hash : request[u"tail"].items)
            own << hash.string;
        const qint64 kept = request[u"keep"].toInteger().value_or(0);
        // Of what a base adds only so much counts as was wanted of it.
        hashes = own.first(wanted ? qBound<qint64>(0, *wanted - kept, own.size()) : own.size()) + hashes;
        wanted = wanted ? qMin(*wanted, kept) : kept;
        const QString base = request.text(u"base");
        if (*wanted == 0)
            return hashes;
        if (base.isEmpty() || seen.contains(base))
            return {};
        seen.insert(base);
        request = named(base);
    }
    return {};
}

std::optional<std::pair<QString, json::Value>> Requests::message(const QString& hash)
{
    const json::Value blob = named(hash);
    if (const json::Value* content = blob[u"message"].find(u"content"))
        return std::pair(blob[u"message"].text(u"role"), *content);
    const bool isAsked = !m_answers.isEmpty();
    for (size_t row = 0; !isAsked && row < m_conversation.size(); ++row) {
        if (!m_conversation.facts(row).flags.testFlag(RowFlag::Assistant))
            continue;
        const auto record = readRecord(m_conversation, row);
        const json::Value content = contentOf(recordsOf(record.value_or(json::Value())));
        m_answers.insert(hashOf(content, u"assistant"), content);
    }
    const auto answer = m_answers.constFind(hash);
    return answer == m_answers.cend() ? std::nullopt : std::optional(std::pair(u"assistant"_s, *answer));
}

/// The request that led to the first answer behind a row.
QString requestBehind(const TranscriptConversation& conversation, size_t row)
{
    for (size_t next = row + 1; next < conversation.size(); ++next) {
        const RowFlags flags = conversation.facts(next).flags;
        if (flags.testFlag(RowFlag::Assistant)) {
            const auto record = readRecord(conversation, next);
            return record ? recordsOf(*record).value(0).text(u"requestRef") : QString();
        }
        if (flags & (RowFlags(RowFlag::User) | RowFlag::Tool | RowFlag::Boundary))
            break;
    }
    return {};
}

ContextItem sentItem(const QString& id, ContextItem::Kind kind, Role role, const QString& text)
{
    ContextItem item;
    item.id = id;
    item.kind = kind;
    item.role = role;
    item.text = text;
    item.tokens = guessedTokens(text);
    return item;
}

} // namespace

Result<QList<ContextItem>> recordedRequest(
    const TranscriptConversation& conversation, const MessageId& at, const JobControl& job)
{
    const auto row = conversation.rowWithId(at.value);
    const QString id = row ? requestBehind(conversation, *row) : QString();
    Requests requests(conversation);
    if (id.isEmpty())
        return QList<ContextItem>();
    const json::Value request = requests.named(id);
    const QStringList hashes = requests.messagesOf(request);
    if (hashes.isEmpty())
        return QList<ContextItem>();
    QList<ContextItem> items;
    const json::Value shaped = requests.named(request.text(u"shapeHash"));
    for (const QStringView part : {u"system", u"tools"}) {
        if (const json::Value* value = shaped[u"shape"].find(part))
            items << sentItem({}, ContextItem::Kind::System, Role::System, QString::fromUtf8(json::toJson(*value)));
    }
    for (const QString& hash : hashes) {
        if (job.isCancelled())
            return fail(Errc::Cancelled, {});
        const auto message = requests.message(hash);
        if (!message)
            return QList<ContextItem>();
        const auto& [role, content] = *message;
        const bool isResult = std::ranges::any_of(
            content.items, [](const json::Value& block) { return block.text(u"type") == "tool_result"_L1; });
        items << sentItem(hash, isResult ? ContextItem::Kind::ToolOutput : ContextItem::Kind::Message,
            role == "assistant"_L1    ? Role::Assistant
                : role == "system"_L1 ? Role::System
                                      : Role::User,
            textOfContent(content));
    }
    return items;
}

} // namespace stemma::claudecode
