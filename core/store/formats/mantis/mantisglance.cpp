// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mantis/mantisglance.h"

#include "core/base/json.h"

#include <simdjson.h>

#include <array>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

using simdjson::dom::array;
using simdjson::dom::element;
using simdjson::dom::object;

using Value = std::optional<element>;

constexpr std::string_view SummaryStart = "[Earlier conversation compacted to save context. ";

bool isText(const Value& value)
{
    return value && value->is_string();
}

bool isTextOrNothing(const Value& value)
{
    return !value || value->is_null() || value->is_string();
}

bool isFlagOrNothing(const Value& value)
{
    return !value || value->is_bool();
}

bool isTrue(const Value& value)
{
    return value && value->is_bool() && value->get_bool().value_unsafe();
}

std::string_view textOf(const Value& value)
{
    return isText(value) ? value->get_string().value_unsafe() : std::string_view();
}

QString toString(const Value& value)
{
    const std::string_view text = textOf(value);
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

/// The members of an object in question, found in one walk. Of a repeated key the last one counts.
template<size_t Count>
std::array<Value, Count> membersOf(const object& from, const std::array<std::string_view, Count>& names)
{
    std::array<Value, Count> found;
    for (const auto& [key, value] : from) {
        for (size_t i = 0; i < Count; ++i) {
            if (key == names[i]) {
                found[i] = value;
                break;
            }
        }
    }
    return found;
}

std::optional<qint64> integer(const Value& value)
{
    return value && value->is_int64() ? std::optional<qint64>(value->get_int64().value_unsafe()) : std::nullopt;
}

/// What strict readers refuse is replaced; only the rough shape is looked at.
void makeStrict(json::Value& value)
{
    value.number = value.kind == json::Value::Kind::Number ? "0"_ba : QByteArray();
    value.string = QString::fromUtf8(value.string.toUtf8());
    for (json::Value& item : value.items)
        makeStrict(item);
    for (json::Value::Member& member : value.members) {
        member.first = QString::fromUtf8(member.first.toUtf8());
        makeStrict(member.second);
    }
}

/// Fills a glance from one record.
class Look
{
public:
    explicit Look(MantisGlance& glance)
        : m_glance(glance)
    {
    }

    void atTree(const object& root);
    void atWire(const object& root);
    void atPlain(const object& root);

private:
    void atMetadata(const std::string_view type, const object& root);
    void atMessage(const object& message, bool inTree);
    void atContent(const element& content);
    void atBlocks(const array& blocks);
    void atToolResult(const object& block);
    void atUsage(const Value& usage);
    bool isEntry(const object& root);

    MantisGlance& m_glance;
};

MantisFlags roleFlag(std::string_view role)
{
    if (role == "user")
        return MantisFlag::User;
    if (role == "assistant")
        return MantisFlag::Assistant;
    if (role == "system")
        return MantisFlag::System;
    return {};
}

void Look::atUsage(const Value& usage)
{
    object counts;
    if (!usage || usage->get(counts) != simdjson::SUCCESS)
        return;
    const auto [input, output, written, read] = membersOf<4>(
        counts, {"input_tokens", "output_tokens", "cache_creation_input_tokens", "cache_read_input_tokens"});
    m_glance.usage.input = integer(input).value_or(0);
    m_glance.usage.output = integer(output).value_or(0);
    m_glance.usage.cacheWrite = integer(written);
    m_glance.usage.cacheRead = integer(read);
}

void Look::atToolResult(const object& block)
{
    const auto [id, content, failed] = membersOf<3>(block, {"tool_use_id", "content", "is_error"});
    if (!isText(id) || !isFlagOrNothing(failed))
        m_glance.flags |= MantisFlag::Unloadable;
    else
        m_glance.tools.push_back({mantisHash(textOf(id)), true, isTrue(failed)});
    if (content && content->is_null())
        m_glance.flags |= MantisFlag::Unloadable;
}

void Look::atBlocks(const array& blocks)
{
    for (const element item : blocks) {
        object block;
        if (item.get(block) != simdjson::SUCCESS) {
            m_glance.flags |= MantisFlag::Unloadable;
            continue;
        }
        const auto [type, id, name, input, text, thinking, source]
            = membersOf<7>(block, {"type", "id", "name", "input", "text", "thinking", "source"});
        const std::string_view kind = textOf(type);
        bool loads = true;
        if (kind == "tool_use") {
            loads = isText(id) && isText(name) && input && input->is_object();
            if (isText(id))
                m_glance.tools.push_back({mantisHash(textOf(id)), false, false});
        } else if (kind == "tool_result") {
            atToolResult(block);
        } else if (kind == "text") {
            loads = isText(text);
        } else if (kind == "thinking") {
            loads = isText(thinking);
        } else {
            loads = kind == "image" && source && source->is_object();
        }
        if (!loads)
            m_glance.flags |= MantisFlag::Unloadable;
    }
}

void Look::atContent(const element& content)
{
    if (content.is_string()) {
        if (m_glance.flags.testFlag(MantisFlag::User) && textOf(content).starts_with(SummaryStart))
            m_glance.flags |= MantisFlag::SummaryText;
    } else if (content.is_array()) {
        atBlocks(content.get_array().value_unsafe());
    } else if (content.is_object()) {
        const auto [boundary, summary]
            = membersOf<2>(content.get_object().value_unsafe(), {"__compact_boundary__", "summary"});
        if (isTrue(boundary)) {
            m_glance.flags |= MantisFlag::Boundary;
            m_glance.flags.setFlag(MantisFlag::EmptyBoundary, textOf(summary).empty());
        }
    } else {
        m_glance.flags |= MantisFlag::Unloadable;
    }
}

void Look::atMessage(const object& message, bool inTree)
{
    const auto [role, content, usage, summary, compacted, meta, model]
        = membersOf<7>(message, {"role", "content", "usage", "summary", "compacted_count", "isMeta", "model"});
    if (!inTree || m_glance.flags.testFlag(MantisFlag::Sent))
        m_glance.flags |= roleFlag(textOf(role));
    m_glance.flags.setFlag(MantisFlag::Meta, m_glance.flags.testFlag(MantisFlag::Meta) || isTrue(meta));
    if (content)
        atContent(*content);
    else if (!inTree)
        m_glance.flags |= MantisFlag::Unloadable;
    if (!content && summary && compacted)
        m_glance.flags |= MantisFlag::Boundary;
    // A string is made a text block when an entry of a tree is read, but refused everywhere else.
    if (!inTree && m_glance.flags.testFlag(MantisFlag::Assistant) && content && !content->is_array())
        m_glance.flags |= MantisFlag::Unloadable;
    if (role && !inTree && !roleFlag(textOf(role)))
        m_glance.flags |= MantisFlag::Unloadable;
    m_glance.model = toString(model);
    atUsage(usage);
}

void Look::atMetadata(std::string_view type, const object& root)
{
    m_glance.kind = MantisGlance::Kind::Metadata;
    const auto [title, prompt] = membersOf<2>(root, {"custom_title", "last_prompt"});
    if (type == "custom-title" && isText(title)) {
        m_glance.title = toString(title);
        m_glance.hasTitle = true;
    } else if (type == "last-prompt") {
        m_glance.lastPrompt = toString(prompt);
    }
}

/// The table of an entry's keys.
bool Look::isEntry(const object& root)
{
    const auto [id, parent, message, time, session, cwd, branch, version] = membersOf<8>(
        root, {"uuid", "parent_uuid", "message", "timestamp", "session_id", "cwd", "git_branch", "version"});
    const auto [side, meta, origin] = membersOf<3>(root, {"is_sidechain", "is_meta", "forked_from"});
    return isText(id) && (isText(parent) || parent->is_null()) && message && message->is_object() && isText(time)
        && isText(session) && isText(cwd) && isTextOrNothing(branch) && isTextOrNothing(version)
        && isFlagOrNothing(side) && isFlagOrNothing(meta) && (!origin || origin->is_null() || origin->is_object());
}

void Look::atTree(const object& root)
{
    const auto [type, id, parent, message, time, side, meta]
        = membersOf<7>(root, {"type", "uuid", "parent_uuid", "message", "timestamp", "is_sidechain", "is_meta"});
    const std::string_view kind = textOf(type);
    const bool isKnown = roleFlag(kind) || kind == "attachment";
    if (isText(id))
        m_glance.id = mantisHash(textOf(id));
    m_glance.time = MantisTime::parse(textOf(time));
    if (!isKnown || !id || !parent) {
        atMetadata(kind, root);
        return;
    }
    m_glance.flags = roleFlag(kind);
    m_glance.flags.setFlag(MantisFlag::Sent, kind == "attachment");
    m_glance.flags.setFlag(MantisFlag::SideChain, isTrue(side));
    m_glance.flags.setFlag(MantisFlag::Meta, isTrue(meta));
    m_glance.flags.setFlag(MantisFlag::OddTime, m_glance.time.isOdd);
    m_glance.kind = isEntry(root) ? MantisGlance::Kind::Record : MantisGlance::Kind::Invalid;
    if (isText(parent)) {
        m_glance.flags |= MantisFlag::HasParent;
        m_glance.parent = mantisHash(textOf(parent));
    }
    object inner;
    if (message && message->get(inner) == simdjson::SUCCESS)
        atMessage(inner, true);
}

void Look::atWire(const object& root)
{
    const auto [type, subtype, id, message, synthetic, model]
        = membersOf<6>(root, {"type", "subtype", "uuid", "message", "isSynthetic", "model"});
    const std::string_view kind = textOf(type);
    if (isText(id))
        m_glance.id = mantisHash(textOf(id));
    m_glance.kind = MantisGlance::Kind::Record;
    object inner;
    if ((kind == "user" || kind == "assistant") && message && message->get(inner) == simdjson::SUCCESS) {
        m_glance.flags = roleFlag(kind);
        m_glance.flags.setFlag(MantisFlag::Meta, isTrue(synthetic));
        atMessage(inner, true);
    } else if (kind == "system" && isText(subtype)) {
        m_glance.flags = MantisFlag::System;
        m_glance.flags.setFlag(MantisFlag::Init, textOf(subtype) == "init");
        m_glance.flags.setFlag(MantisFlag::Boundary, textOf(subtype) == "compact_boundary");
        m_glance.model = toString(model);
    } else if (kind == "result") {
        m_glance.flags = MantisFlag::Result;
    } else {
        m_glance.kind = MantisGlance::Kind::Foreign;
    }
}

void Look::atPlain(const object& root)
{
    const auto [type, message, content, summary, blocks]
        = membersOf<5>(root, {"type", "message", "content", "summary", "role"});
    // The documented database may hold messages of the protocol as well.
    if (isText(type) && !content) {
        atWire(root);
        return;
    }
    m_glance.kind = content || summary || blocks ? MantisGlance::Kind::Record : MantisGlance::Kind::Foreign;
    atMessage(root, false);
}

} // namespace

QString nameOf(MantisDialect dialect)
{
    return dialect == MantisDialect::Tree ? u"M1"_s : dialect == MantisDialect::Wire ? u"M2"_s : u"M4"_s;
}

quint64 mantisHash(std::string_view id)
{
    return std::max<quint64>(1, std::hash<std::string_view>()(id));
}

quint64 mantisHash(const QString& id)
{
    const QByteArray utf8 = id.toUtf8();
    return mantisHash(std::string_view(utf8.constData(), size_t(utf8.size())));
}

struct MantisGlancer::Parser
{
    simdjson::dom::parser parser;

    /// The record as an object; or why it is none.
    [[nodiscard]] MantisGlance::Kind parse(QByteArrayView bytes, bool isPadded, object& root)
    {
        element any;
        if (parser.parse(bytes.data(), size_t(bytes.size()), !isPadded).get(any) != simdjson::SUCCESS) {
            // Python writes and reads what strict readers refuse.
            auto value = json::parse(bytes);
            if (!value)
                return MantisGlance::Kind::NotJson;
            makeStrict(*value);
            const QByteArray strict = json::toJson(*value);
            if (parser.parse(strict.constData(), size_t(strict.size())).get(any) != simdjson::SUCCESS)
                return MantisGlance::Kind::NotJson;
        }
        return any.get(root) == simdjson::SUCCESS ? MantisGlance::Kind::Record : MantisGlance::Kind::Foreign;
    }
};

MantisGlancer::MantisGlancer()
    : m_parser(std::make_unique<Parser>())
{
    constexpr size_t FirstCapacity = 64 * 1024;
    // What cannot be allocated now is reported by the parse that needs it.
    [[maybe_unused]] const auto error = m_parser->parser.allocate(FirstCapacity, size_t(json::MaxDepth));
}

MantisGlancer::~MantisGlancer() = default;

const MantisGlance& MantisGlancer::glance(QByteArrayView bytes, MantisDialect dialect, bool isPadded)
{
    m_glance.clear();
    object root;
    m_glance.kind = m_parser->parse(bytes, isPadded, root);
    if (m_glance.kind != MantisGlance::Kind::Record)
        return m_glance;
    Look look(m_glance);
    if (dialect == MantisDialect::Tree)
        look.atTree(root);
    else if (dialect == MantisDialect::Wire)
        look.atWire(root);
    else
        look.atPlain(root);
    return m_glance;
}

const MantisGlance& MantisGlancer::glanceAtGiant(QByteArrayView head, QByteArrayView tail, MantisDialect dialect)
{
    m_glance.clear();
    auto value = json::parsePrefix(head);
    if (!value || !value->isObject())
        return m_glance;
    makeStrict(*value);
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
    return glance(json::toJson(*value), dialect, false);
}

std::optional<qint64> mantisSummarizedCount(QStringView text)
{
    const QLatin1StringView start(SummaryStart.data(), qsizetype(SummaryStart.size()));
    if (!text.startsWith(start))
        return {};
    const QStringView rest = text.sliced(start.size());
    const qsizetype end = rest.indexOf(u' ');
    bool ok = false;
    const qint64 count = end < 0 ? 0 : rest.first(end).toLongLong(&ok);
    return ok && rest.sliced(end).startsWith(" messages summarized below."_L1) ? std::optional(count) : std::nullopt;
}

} // namespace stemma
