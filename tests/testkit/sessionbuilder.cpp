// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/testkit/sessionbuilder.h"

#include <QCryptographicHash>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr qint64 MessageStepMs = 7'000; ///< between one message and the next

StoredFields fieldsOf(const Message& message)
{
    StoredFields fields;
    fields.append({u"id"_s, message.id.value, Unit::None, true});
    fields.append({u"role"_s, message.storedRole, Unit::None, true});
    if (message.createdAt)
        fields.append({u"created_at"_s, toMs(*message.createdAt), Unit::UnixMilliseconds, true});
    if (message.tokens.input)
        fields.append({u"tokens_input"_s, *message.tokens.input, Unit::Tokens, true});
    if (message.tokens.output)
        fields.append({u"tokens_output"_s, *message.tokens.output, Unit::Tokens, true});
    if (!message.finishReason.isEmpty())
        fields.append({u"finish_reason"_s, message.finishReason, Unit::None, true});
    return fields;
}

QString pathOfDiffLine(QStringView line)
{
    line = line.mid(4);
    const qsizetype tab = line.indexOf(u'\t');
    if (tab >= 0)
        line = line.first(tab);
    if (line.startsWith("a/"_L1) || line.startsWith("b/"_L1))
        line = line.mid(2);
    return line == "/dev/null"_L1 ? QString() : line.toString();
}

} // namespace

QList<PatchFile> filesOfDiff(const QString& diff)
{
    QList<PatchFile> files;
    QString oldPath;
    for (const QStringView line : QStringTokenizer(diff, u'\n')) {
        if (line.startsWith("--- "_L1)) {
            oldPath = pathOfDiffLine(line);
        } else if (line.startsWith("+++ "_L1)) {
            const QString path = pathOfDiffLine(line);
            files.append({path.isEmpty() ? oldPath : path, {}, 0, 0});
        } else if (!files.isEmpty() && line.startsWith(u'+')) {
            ++files.last().added;
        } else if (!files.isEmpty() && line.startsWith(u'-')) {
            ++files.last().removed;
        }
    }
    return files;
}

SessionBuilder::SessionBuilder(const QString& sessionId)
{
    m_session.info.id = SessionId(sessionId);
    m_session.info.createdAt = timeFromMs(BaseMs);
}

SessionBuilder& SessionBuilder::title(const QString& title)
{
    m_session.info.title = title;
    return *this;
}

SessionBuilder& SessionBuilder::model(const QString& model)
{
    m_model = model;
    m_session.info.model = model;
    return *this;
}

SessionBuilder& SessionBuilder::agent(const QString& agent)
{
    m_session.info.agent = agent;
    return *this;
}

SessionBuilder& SessionBuilder::directory(const QString& directory)
{
    m_session.info.directory = directory;
    return *this;
}

SessionBuilder& SessionBuilder::parent(const QString& sessionId, Origin::Kind kind, const QString& at)
{
    m_session.info.parent = SessionId(sessionId);
    if (kind != Origin::Kind::None)
        m_session.info.origin = {kind, SessionId(sessionId), MessageId(at)};
    return *this;
}

SessionBuilder& SessionBuilder::deleted(bool on)
{
    m_session.info.deleted = on;
    return *this;
}

SessionBuilder& SessionBuilder::systemPrompt(const QString& prompt)
{
    m_session.systemPrompt = prompt;
    return *this;
}

SessionBuilder& SessionBuilder::user(const QString& text)
{
    return message(Role::User, u"user"_s, text);
}

SessionBuilder& SessionBuilder::assistant(const QString& text)
{
    return message(Role::Assistant, u"assistant"_s, text);
}

SessionBuilder& SessionBuilder::message(Role role, const QString& storedRole, const QString& text)
{
    const auto index = qint64(m_messages.size());
    Message message;
    message.id = MessageId(u"%1-m%2"_s.arg(m_session.info.id.value).arg(index + 1));
    message.session = m_session.info.id;
    message.index = index;
    message.role = role;
    message.storedRole = storedRole;
    message.createdAt = timeFromMs(m_clock);
    if (role == Role::Assistant)
        message.model = m_model;
    message.agent = m_session.info.agent;
    message.states = MessageState::InContext;
    message.storedAt.table = u"messages"_s;
    message.storedAt.rowid = index + 1;
    m_messages.push_back(std::move(message));
    m_clock += MessageStepMs;
    return text.isNull() ? *this : this->text(text);
}

Message& SessionBuilder::current()
{
    if (m_messages.empty())
        user();
    return m_messages.back();
}

Part& SessionBuilder::currentPart()
{
    Message& message = current();
    if (message.parts.isEmpty())
        text(u""_s);
    return message.parts.last();
}

SessionBuilder& SessionBuilder::part(const Part::Body& body)
{
    Message& message = current();
    Part part;
    part.id = PartId(u"%1-p%2"_s.arg(message.id.value).arg(message.parts.size() + 1));
    part.index = int(message.parts.size());
    part.body = body;
    part.storedAt.table = u"message_parts"_s;
    part.storedAt.rowid = m_nextPartRow++;
    part.fields.append({u"id"_s, part.id.value, Unit::None, true});
    message.parts.append(std::move(part));
    return *this;
}

SessionBuilder& SessionBuilder::text(const QString& text)
{
    return part(TextPart {LongText(text)});
}

SessionBuilder& SessionBuilder::thinking(const QString& text, ReasoningPart::State state)
{
    ReasoningPart body;
    body.text = LongText(text);
    body.state = state;
    body.signatureBytes = state == ReasoningPart::State::Signed ? 344 : 0;
    return part(body);
}

SessionBuilder& SessionBuilder::tool(const QString& name, const QString& input, const QString& output)
{
    openTool(name, input, ToolPart::State::Completed);
    auto& body = std::get<ToolPart>(currentPart().body);
    body.output = LongText(output);
    body.hasOutput = true;
    return took(Duration {1'200});
}

SessionBuilder& SessionBuilder::failedTool(const QString& name, const QString& input, const QString& error)
{
    openTool(name, input, ToolPart::State::Error);
    auto& body = std::get<ToolPart>(currentPart().body);
    body.error = LongText(error);
    body.hasError = true;
    return took(Duration {800}).states(MessageState::Error);
}

SessionBuilder& SessionBuilder::openTool(const QString& name, const QString& input, ToolPart::State state)
{
    ToolPart body;
    body.name = name;
    body.callId = u"call_%1"_s.arg(m_nextPartRow);
    body.state = state;
    body.input = LongText(input);
    if (state != ToolPart::State::Pending)
        body.startedAt = timeFromMs(m_clock);
    return part(body);
}

SessionBuilder& SessionBuilder::patch(const QString& diff)
{
    return part(PatchPart {LongText(diff), filesOfDiff(diff)});
}

SessionBuilder& SessionBuilder::fileReference(const QString& path, const QString& summary, qint64 tokens)
{
    FileReference file;
    file.contentId
        = ContentId(QString::fromLatin1(QCryptographicHash::hash(path.toUtf8(), QCryptographicHash::Sha256).toHex()));
    file.path = path;
    file.fileType = path.section(u'.', -1);
    file.tokens = tokens;
    file.summary = summary;
    file.createdAt = current().createdAt;
    return part(FileReferencePart {file});
}

SessionBuilder& SessionBuilder::stepStart(int step)
{
    return part(StepStartPart {step, {}});
}

SessionBuilder& SessionBuilder::stepFinish(int step, qint64 input, qint64 output, const QString& reason)
{
    StepFinishPart body;
    body.step = step;
    body.reason = reason;
    body.tokens.input = input;
    body.tokens.output = output;
    body.tokens.total = input + output;
    return part(body);
}

SessionBuilder& SessionBuilder::image(const QString& mediaType, qint64 size)
{
    return part(ImagePart {mediaType, size, {}});
}

SessionBuilder& SessionBuilder::unknown(const QString& storedType, const QString& raw, const QString& reason)
{
    return part(UnknownPart {storedType, LongText(raw), reason});
}

SessionBuilder& SessionBuilder::compaction(int level, int covers, const QString& summary)
{
    const int end = int(m_messages.size());
    const int begin = std::max(0, end - covers);
    assistant(summary);
    Message& marker = current();
    marker.states = MessageState::Summary | MessageState::InContext;
    const NodeId id(marker.id.value);

    SummaryNode node;
    node.id = id;
    node.session = m_session.info.id;
    node.level = level;
    node.covers = end - begin;
    node.inContext = true;
    node.tokens = summary.size() / 4;
    node.createdAt = marker.createdAt;
    node.text = LongText(summary);
    if (begin < end) {
        node.first = m_messages[size_t(begin)].id;
        node.last = m_messages[size_t(end) - 1].id;
    }
    for (int row = begin; row < end; ++row) {
        m_messages[size_t(row)].states.setFlag(MessageState::InContext, false);
        m_messages[size_t(row)].states |= MessageState::Summarised;
    }
    m_session.nodes.append(node);
    return part(CompactionPart {id, level, end - begin, {}, node.tokens});
}

SessionBuilder& SessionBuilder::checkpoint(const QString& label)
{
    Checkpoint checkpoint;
    checkpoint.id = CheckpointId(u"%1-c%2"_s.arg(m_session.info.id.value).arg(m_session.checkpoints.size() + 1));
    checkpoint.session = m_session.info.id;
    checkpoint.label = label;
    checkpoint.position = qint64(m_messages.size());
    checkpoint.createdAt = timeFromMs(m_clock);
    if (!m_messages.empty())
        checkpoint.message = m_messages.back().id;
    m_session.checkpoints.append(checkpoint);
    return *this;
}

SessionBuilder& SessionBuilder::finding(Finding::Severity severity, const QString& code, const QString& text)
{
    const Message& message = current();
    Finding& finding = m_session.findings.emplaceBack();
    finding.severity = severity;
    finding.code = code;
    finding.session = m_session.info.id;
    finding.message = message.id;
    finding.place = u"messages row %1"_s.arg(message.storedAt.rowid);
    finding.text = text;
    return *this;
}

SessionBuilder& SessionBuilder::pruned()
{
    if (auto* tool = std::get_if<ToolPart>(&currentPart().body)) {
        tool->prunedAt = current().createdAt;
        current().states |= MessageState::Pruned;
    }
    return *this;
}

SessionBuilder& SessionBuilder::took(Duration duration)
{
    if (auto* tool = std::get_if<ToolPart>(&currentPart().body)) {
        if (tool->startedAt)
            tool->endedAt = *tool->startedAt + duration;
    } else if (auto* thinking = std::get_if<ReasoningPart>(&currentPart().body)) {
        thinking->duration = duration;
    }
    return after(duration);
}

SessionBuilder& SessionBuilder::partTokens(qint64 tokens)
{
    currentPart().tokens = tokens;
    return *this;
}

SessionBuilder& SessionBuilder::states(MessageStates states)
{
    current().states |= states;
    return *this;
}

SessionBuilder& SessionBuilder::tokens(qint64 input, qint64 output)
{
    TokenUsage& usage = current().tokens;
    usage.input = input;
    usage.output = output;
    usage.total = input + output;
    return *this;
}

SessionBuilder& SessionBuilder::finish(const QString& reason)
{
    current().finishReason = reason;
    return *this;
}

SessionBuilder& SessionBuilder::error(const QString& error)
{
    current().error = error;
    return states(MessageState::Error);
}

SessionBuilder& SessionBuilder::noTime()
{
    current().createdAt.reset();
    return *this;
}

SessionBuilder& SessionBuilder::after(Duration duration)
{
    m_clock += duration.count();
    return *this;
}

FakeSession SessionBuilder::build() const
{
    FakeSession session = m_session;
    session.info.messages = qint64(m_messages.size());
    for (const Message& stored : m_messages) {
        Message message = stored;
        message.fields = fieldsOf(message);
        if (session.info.firstPrompt.isEmpty() && message.role == Role::User && !message.parts.isEmpty()) {
            if (const auto* prompt = message.parts.first().as<TextPart>())
                session.info.firstPrompt = prompt->text.text.left(200);
        }
        if (message.createdAt)
            session.info.updatedAt = message.createdAt;
        session.messages.push_back(std::make_shared<const Message>(std::move(message)));
    }
    return session;
}

MessagePtr SessionBuilder::lastMessage() const
{
    const FakeSession session = build();
    return session.messages.empty() ? nullptr : session.messages.back();
}

} // namespace stemma
