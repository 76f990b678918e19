// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/testkit/mnesisbuilder.h"

#include "tests/testkit/sessionbuilder.h"

#include <QCryptographicHash>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr qint64 StepMs = 5'000; ///< between one message and the next

QString jsonOrNull(const QString& text)
{
    return text.isNull() ? u"null"_s : pythonString(text);
}

/// Leaves out the blanks between the tokens of a JSON text, as SQLite's json_set() does.
QString withoutBlanks(QStringView json)
{
    QString out;
    bool inString = false;
    for (qsizetype i = 0; i < json.size(); ++i) {
        const QChar character = json[i];
        if (inString && character == u'\\') {
            out += character;
            out += json[++i];
            continue;
        }
        if (character == u'"')
            inString = !inString;
        if (inString || character != u' ')
            out += character;
    }
    return out;
}

QString jsonUsage(const MnesisUsage& usage)
{
    return uR"({"input": %1, "output": %2, "cache_read": %3, "cache_write": %4, "total": %5})"_s.arg(usage.input)
        .arg(usage.output)
        .arg(usage.cacheRead)
        .arg(usage.cacheWrite)
        .arg(usage.input + usage.output + usage.cacheRead + usage.cacheWrite);
}

QString provider(const QString& model)
{
    return model.section(u'/', 0, 0);
}

} // namespace

MnesisBuilder::MnesisBuilder(quint64 seed)
    : m_dice(seed)
    , m_clock(SessionBuilder::BaseMs)
{
}

QString MnesisBuilder::makeId(QLatin1StringView prefix, qint64 ms)
{
    const quint64 high = m_dice.next();
    return mnesisId(prefix, ms, high, m_dice.next());
}

qint64 MnesisBuilder::estimate(QStringView text) const
{
    if (text.isEmpty())
        return 0;
    const qsizetype codePoints
        = text.size() - std::ranges::count_if(text, [](QChar character) { return character.isLowSurrogate(); });
    const bool isClaude = m_sessions.back().model.contains("claude"_L1);
    return std::max<qint64>(1, codePoints / (isClaude ? 3 : 4));
}

MnesisBuilder& MnesisBuilder::at(Time time)
{
    m_clock = toMs(time);
    return *this;
}

MnesisBuilder& MnesisBuilder::after(Duration duration)
{
    m_clock += duration.count();
    return *this;
}

MnesisBuilder& MnesisBuilder::session(const QString& title, const QString& parentId)
{
    SessionRow row;
    row.id = makeId("sess"_L1, m_clock);
    row.parentId = parentId;
    row.title = title;
    row.model = u"anthropic/claude-opus-4-6"_s;
    row.provider = u"anthropic"_s;
    row.agent = u"default"_s;
    row.createdAt = m_clock;
    m_sessions.push_back(std::move(row));
    return *this;
}

MnesisBuilder& MnesisBuilder::model(const QString& modelId)
{
    m_sessions.back().model = modelId;
    m_sessions.back().provider = provider(modelId);
    return *this;
}

MnesisBuilder& MnesisBuilder::agent(const QString& agent)
{
    m_sessions.back().agent = agent;
    return *this;
}

MnesisBuilder& MnesisBuilder::systemPrompt(const QString& prompt)
{
    m_sessions.back().systemPrompt = prompt;
    return *this;
}

MnesisBuilder& MnesisBuilder::metadata(const QString& json)
{
    m_sessions.back().metadata = json;
    return *this;
}

MnesisBuilder& MnesisBuilder::softDeleted()
{
    m_sessions.back().active = false;
    return *this;
}

MnesisBuilder::MessageRow& MnesisBuilder::addMessage(const QString& role)
{
    SessionRow& session = m_sessions.back();
    MessageRow row;
    row.id = makeId("msg"_L1, m_clock - 1);
    row.sessionId = session.id;
    row.role = role;
    row.agent = session.agent;
    row.model = session.model;
    row.createdAt = m_clock;
    m_clock += StepMs;
    m_messages.push_back(std::move(row));
    return m_messages.back();
}

MnesisBuilder& MnesisBuilder::user(const QString& text)
{
    const MessageRow& row = addMessage(u"user"_s);
    m_items.push_back({row.sessionId, u"message"_s, row.id, ++m_sessions.back().lastPosition, row.createdAt});
    return text.isNull() ? *this : this->text(text);
}

MnesisBuilder& MnesisBuilder::assistant(const QString& text)
{
    MessageRow& row = addMessage(u"assistant"_s);
    row.provider = m_sessions.back().provider;
    m_items.push_back({row.sessionId, u"message"_s, row.id, ++m_sessions.back().lastPosition, row.createdAt});
    return text.isNull() ? *this : this->text(text);
}

MnesisBuilder& MnesisBuilder::usage(const MnesisUsage& usage)
{
    m_messages.back().usage = usage;
    return *this;
}

MnesisBuilder& MnesisBuilder::finish(const QString& reason)
{
    m_messages.back().finishReason = reason;
    return *this;
}

MnesisBuilder& MnesisBuilder::error(const QString& code, const QString& text, bool retriable)
{
    MessageRow& row = m_messages.back();
    row.errorCode = code;
    row.errorText = text;
    row.retriable = retriable;
    return *this;
}

MnesisBuilder::PartRow& MnesisBuilder::addPart(const QString& type, const QString& content)
{
    MessageRow& message = m_messages.back();
    PartRow row;
    row.id = makeId("part"_L1, m_clock);
    row.type = type;
    row.content = content;
    if (message.role == "assistant"_L1)
        row.tokens = std::max<qint64>(1, content.size() / 4);
    message.parts.push_back(std::move(row));
    return message.parts.back();
}

MnesisBuilder& MnesisBuilder::text(const QString& text)
{
    PartRow& row = addPart(u"text"_s, uR"({"type": "text", "text": )" % pythonString(text) % u'}');
    row.tokens = row.tokens > 0 ? estimate(text) : 0;
    return *this;
}

MnesisBuilder& MnesisBuilder::thinking(const QString& text)
{
    addPart(u"reasoning"_s, uR"({"type": "reasoning", "text": )" % pythonString(text) % u'}');
    return *this;
}

MnesisBuilder::PartRow& MnesisBuilder::addTool(const QString& name, const QString& input, const QString& output,
    const QString& error, const QString& state, Duration took)
{
    const bool wentThroughStates = took.count() > 0;
    const QString callId = u"toolu_%1"_s.arg(++m_calls, 4, 10, QLatin1Char('0'));
    // A call that went through its states keeps "pending" in its JSON for ever; only the columns tell.
    QString content = uR"({"type": "tool", "tool_name": )" % pythonString(name) % uR"(, "tool_call_id": )"
        % pythonString(callId) % uR"(, "input": )" % input % uR"(, "output": )" % jsonOrNull(output)
        % uR"(, "error_message": )" % jsonOrNull(error) % uR"(, "status": {"state": )"
        % pythonString(wentThroughStates ? u"pending"_s : state)
        % uR"(, "compacted_at": null, "started_at": null, "completed_at": null}})";
    PartRow& row = addPart(u"tool"_s, wentThroughStates ? withoutBlanks(content) : content);
    if (m_messages.back().role == "assistant"_L1) {
        row.toolName = name;
        row.toolCallId = callId;
        row.toolState = state;
    }
    row.outputLength = output.size();
    row.tokens = estimate(QStringView(input)) + estimate(output) + estimate(error);
    if (wentThroughStates) {
        row.startedAt = m_clock;
        m_clock += took.count();
        row.completedAt = m_clock;
    }
    return row;
}

MnesisBuilder& MnesisBuilder::tool(const QString& name, const QString& input, const QString& output, Duration took)
{
    addTool(name, input, output, {}, u"completed"_s, took);
    return *this;
}

MnesisBuilder& MnesisBuilder::failedTool(
    const QString& name, const QString& input, const QString& error, Duration took, const QString& output)
{
    addTool(name, input, output, error, u"error"_s, took);
    return *this;
}

MnesisBuilder& MnesisBuilder::openTool(const QString& name, const QString& input, const QString& state)
{
    PartRow& row = addTool(name, input, {}, {}, state, {});
    if (state == "running"_L1)
        row.startedAt = m_clock;
    return *this;
}

MnesisBuilder& MnesisBuilder::patch(const QString& diff)
{
    QStringList names;
    int added = 0;
    int removed = 0;
    for (const PatchFile& file : filesOfDiff(diff)) {
        names.append(pythonString(file.path));
        added += file.added;
        removed += file.removed;
    }
    addPart(u"patch"_s,
        uR"({"type": "patch", "unified_diff": )" % pythonString(diff) % uR"(, "files_changed": [)" % names.join(u", "_s)
            % uR"(], "additions": )" % QString::number(added) % uR"(, "deletions": )" % QString::number(removed)
            % u'}');
    return *this;
}

MnesisBuilder& MnesisBuilder::fileReference(
    const QString& path, const QString& fileType, qint64 tokens, const QString& summary, const QString& content)
{
    // The store keeps only the hash of the text, so any text will do where the test has none.
    const QByteArray bytes = content.isNull() ? path.toUtf8() + summary.toUtf8() : content.toUtf8();
    const QString hash = QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex());
    addPart(u"file_ref"_s,
        uR"({"type": "file_ref", "content_id": )" % pythonString(hash) % uR"(, "path": )" % pythonString(path)
            % uR"(, "file_type": )" % pythonString(fileType) % uR"(, "token_count": )" % QString::number(tokens)
            % uR"(, "exploration_summary": )" % pythonString(summary) % u'}');
    const auto known = std::ranges::find(m_files, hash, &FileRow::contentId);
    if (known == m_files.end())
        m_files.push_back({hash, path, fileType, summary, tokens, m_clock});
    return *this;
}

MnesisBuilder& MnesisBuilder::stepStart(int step, const QString& snapshot)
{
    addPart(u"step_start"_s,
        uR"({"type": "step_start", "step_index": %1, "snapshot_ref": %2})"_s.arg(
            QString::number(step), jsonOrNull(snapshot)));
    return *this;
}

MnesisBuilder& MnesisBuilder::stepFinish(int step, const MnesisUsage& usage, const QString& snapshot)
{
    addPart(u"step_finish"_s,
        uR"({"type": "step_finish", "step_index": %1, "snapshot_ref": %2, "tokens_used": %3})"_s.arg(
            QString::number(step), jsonOrNull(snapshot), jsonUsage(usage)));
    return *this;
}

MnesisBuilder& MnesisBuilder::rawPart(const QString& type, const QString& content)
{
    addPart(type, content);
    return *this;
}

size_t MnesisBuilder::turnStart(int keepTurns) const
{
    size_t end = m_messages.size();
    for (size_t i = m_messages.size(); i-- > 0 && keepTurns > 0;) {
        if (m_messages[i].sessionId == sessionId() && m_messages[i].role == "user"_L1) {
            end = i;
            --keepTurns;
        }
    }
    return end;
}

MnesisBuilder& MnesisBuilder::prune(qsizetype minLength, int keepTurns)
{
    const size_t end = turnStart(keepTurns);
    for (size_t i = 0; i < end; ++i) {
        if (m_messages[i].sessionId != sessionId())
            continue;
        for (PartRow& part : m_messages[i].parts) {
            if (part.type == "tool"_L1 && part.outputLength > minLength && !part.compactedAt)
                part.compactedAt = m_clock;
        }
    }
    return *this;
}

void MnesisBuilder::swapItems(const QStringList& removed, const QString& nodeId)
{
    int position = 0;
    std::erase_if(m_items, [&](const ItemRow& item) {
        const bool goes = item.sessionId == sessionId() && removed.contains(item.itemId);
        if (goes && (position == 0 || item.position < position))
            position = item.position;
        return goes;
    });
    if (position > 0)
        m_items.push_back({sessionId(), u"summary"_s, nodeId, position, m_clock});
}

MnesisBuilder::NodeRow& MnesisBuilder::addNode(const QString& kind, int compactionLevel, const QString& summary)
{
    MessageRow& message = addMessage(u"assistant"_s);
    message.agent = u"default"_s;
    message.isSummary = true;
    message.mode = u"compaction"_s;
    NodeRow node;
    node.id = message.id;
    node.sessionId = message.sessionId;
    node.content = summary;
    node.model = message.model;
    node.kind = kind;
    node.level = kind == "condensed"_L1 ? 1 : 0;
    node.compactionLevel = compactionLevel;
    node.createdAt = message.createdAt + 1;
    text(summary);
    node.tokens = m_messages.back().parts.back().tokens;
    addPart(u"compaction"_s,
        uR"({"type": "compaction", "summary_node_id": %1, "compacted_message_count": 0, "compacted_token_count": 0, "level": %2})"_s
            .arg(pythonString(node.id), QString::number(compactionLevel)))
        .tokens
        = 0;
    m_nodes.push_back(std::move(node));
    return m_nodes.back();
}

MnesisBuilder& MnesisBuilder::leaf(int compactionLevel, int keepTurns, const QString& summary)
{
    const size_t end = turnStart(keepTurns);
    QStringList covered;
    for (const ItemRow& item : m_items) {
        if (item.sessionId == sessionId() && item.type == "message"_L1)
            covered.append(item.itemId);
    }
    for (size_t i = end; i < m_messages.size(); ++i)
        covered.removeOne(m_messages[i].id);
    NodeRow& node = addNode(u"leaf"_s, compactionLevel, summary);
    node.first = covered.value(0);
    node.last = covered.isEmpty() ? QString() : covered.last();
    swapItems(covered, node.id);
    return *this;
}

MnesisBuilder& MnesisBuilder::condense(int compactionLevel, const QString& summary)
{
    std::vector<ItemRow> items;
    std::ranges::copy_if(m_items, std::back_inserter(items),
        [this](const ItemRow& item) { return item.sessionId == sessionId() && item.type == "summary"_L1; });
    std::ranges::sort(items, {}, &ItemRow::position);
    QStringList parents;
    QStringList spans;
    for (const ItemRow& item : items) {
        const auto parent = std::ranges::find(m_nodes, item.itemId, &NodeRow::id);
        parent->superseded = true;
        parents.append(parent->id);
        spans << parent->first << parent->last;
    }
    NodeRow& node = addNode(u"condensed"_s, compactionLevel, summary);
    node.parents = parents;
    node.first = spans.value(0);
    node.last = spans.isEmpty() ? QString() : spans.last();
    swapItems(parents, node.id);
    return *this;
}

MnesisBuilder& MnesisBuilder::statement(const QString& sql)
{
    m_statements.append(sql);
    return *this;
}

int MnesisBuilder::messageCount() const
{
    return int(std::ranges::count(m_messages, sessionId(), &MessageRow::sessionId));
}

MnesisBuilder& MnesisBuilder::copyFrom(const QString& id, int count)
{
    std::vector<MessageRow> copies;
    for (const MessageRow& message : m_messages) {
        if (message.sessionId == id && !message.isSummary && int(copies.size()) < count)
            copies.push_back(message);
    }
    for (MessageRow& copy : copies) {
        copy.id = makeId("msg"_L1, copy.createdAt);
        copy.sessionId = sessionId();
        for (PartRow& part : copy.parts)
            part.id = makeId("part"_L1, copy.createdAt);
        m_items.push_back({copy.sessionId, u"message"_s, copy.id, ++m_sessions.back().lastPosition, copy.createdAt});
        m_messages.push_back(std::move(copy));
    }
    return *this;
}

} // namespace stemma
