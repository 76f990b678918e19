// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/handover/handoverreader.h"

#include "core/base/text.h"
#include "core/session/injectedtext.h"
#include "core/session/prompt.h"
#include "core/session/sessionname.h"
#include "core/store/content/storedimage.h"
#include "core/store/conversation/messagescan.h"
#include "core/store/json/json.h"
#include "core/store/registry.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

struct HandOverReaderText
{
    Q_DECLARE_TR_FUNCTIONS(HandOver)
};

constexpr qint64 WholeTexts = -1;
constexpr qsizetype LongestName = 80;

/// As every provider takes the name of a tool.
QString plainToolName(const QString& name)
{
    constexpr qsizetype Longest = 64;
    QString plain = name.left(Longest);
    for (QChar& letter : plain) {
        const bool isPlain = letter.unicode() < 128 && (letter.isLetterOrNumber() || letter == u'_' || letter == u'-');
        letter = isPlain ? letter : QChar(u'_');
    }
    return plain.isEmpty() ? u"tool"_s : plain;
}

/// Whether there were any.
bool replaceHalves(json::Value& value)
{
    bool had = !value.string.isValidUtf16();
    value.string = withoutHalves(value.string);
    for (json::Value& item : value.items)
        had = replaceHalves(item) || had;
    for (json::Value::Member& member : value.members) {
        had = replaceHalves(member.second) || !member.first.isValidUtf16() || had;
        member.first = withoutHalves(member.first);
    }
    return had;
}

QString resultOf(const ToolPart& tool)
{
    const auto content = resultContent(tool.output);
    QString output = content ? content->text : tool.output.text;
    if (!tool.hasError || tool.error.isEmpty())
        return output;
    return output.isEmpty() ? tool.error.text : output + u'\n' + tool.error.text;
}

bool hasResult(const ToolPart& tool)
{
    return tool.hasOutput || tool.hasError;
}

/// A type that no agent would take is none.
bool isImageType(const QString& mediaType)
{
    static const QRegularExpression known(u"^image/[a-z0-9.+-]+$"_s);
    return known.match(mediaType).hasMatch();
}

/// Those in results of tools, too.
qint64 imagesIn(const Message& message)
{
    qint64 count = 0;
    for (const Part& part : message.parts) {
        const auto* tool = part.as<ToolPart>();
        const auto content = tool ? resultContent(tool->output) : std::nullopt;
        count += part.as<ImagePart>() ? 1 : content ? content->images.size() : 0;
    }
    return count;
}

bool isCall(const DraftedBlock& block)
{
    return block.kind == HandedBlock::Kind::Call;
}

bool hasCalls(const DraftedMessage& message)
{
    return std::ranges::any_of(message.blocks, isCall);
}

/// Agents note other models, labels and the like as records of their own, which say nothing to a model.
bool isSystemText(const Message& message)
{
    const QString& role = message.storedRole;
    const bool isSystem = role.isEmpty() || role.contains("system"_L1, Qt::CaseInsensitive)
        || role.contains("developer"_L1, Qt::CaseInsensitive);
    return isSystem && firstText(message.parts);
}

QString fileText(const FileReference& file)
{
    return u"[File: %1]\n%2"_s.arg(file.path, file.summary);
}

} // namespace

HandOverReader::HandOverReader(
    SessionStore& store, HandOverWish wish, Images images, HandOverContents& contents, HandOverChanges changes)
    : m_store(store)
    , m_wish(std::move(wish))
    , m_images(images)
    , m_contents(contents)
    , m_changes(std::move(changes))
{
}

Result<HandOverDraft> HandOverReader::read(const JobControl& job)
{
    m_draft = {};
    const auto info = m_store.session(m_wish.session, ListDetail::Full, job);
    if (!info)
        return std::unexpected(info.error());
    const QString name = !info->title.isEmpty() ? info->title
        : info->firstPrompt.isEmpty()           ? info->id.value
                                                : promptAsName(firstLine(info->firstPrompt, info->firstPrompt.size()));
    m_draft.from = info->id;
    m_draft.agent = titleOfFormat(m_store.info().format);
    m_draft.name = firstLine(name, LongestName);
    m_draft.title = !m_wish.title.isEmpty() ? m_wish.title : info->title.isEmpty() ? m_draft.name : info->title;
    m_draft.directory = m_wish.directory.isEmpty() ? info->directory : m_wish.directory;
    m_draft.model = info->model;
    if (m_changes.text) {
        m_draft.title = m_changes.text(m_draft.title);
        if (m_draft.directory == info->directory) // one that the user named is meant as it is
            m_draft.directory = m_changes.text(m_draft.directory);
    }
    m_draft.title = withoutHalves(m_draft.title);

    m_again.read(m_store, m_wish.session, job);
    for (const SummaryNode& node : m_store.summaryNodes(m_wish.session, job).value_or(QList<SummaryNode>()))
        m_summaries.insert(node.inMessage().value);
    MessageScan scan(m_wish.session, {.maxText = WholeTexts});
    const Result<> done = scan.run(m_store, job, [&](qint64 /*row*/, const MessagePtr& message) {
        if (message)
            take(*message, job);
        else
            lose(HandOverLoss::Unreadable);
        return !job.isCancelled();
    });
    if (!done)
        return std::unexpected(done.error());
    if (job.isCancelled())
        return fail(Errc::Cancelled, {});
    if (const Result<> written = m_contents.check(); !written)
        return std::unexpected(written.error());
    countSubAgents(job);
    settleCalls();
    joinMessages();
    if (m_draft.messages.empty() && m_draft.losses[size_t(HandOverLoss::SideChains)] > 0) {
        // The session of a sub-agent: what it went beside is not in it.
        HandOverReader whole(m_store, m_wish, m_images, m_contents, m_changes);
        whole.m_takesSideChains = true;
        return whole.read(job);
    }
    if (m_draft.messages.empty())
        return fail(
            Errc::NotSupported, HandOverReaderText::tr("The session has no prompt, so there is nothing to hand over."));
    if (m_wish.title.isEmpty() && info->title.isEmpty() && info->firstPrompt.isEmpty())
        nameByPrompt();
    setTimes(*info);
    return std::move(m_draft);
}

/// Lists do not tell the prompt that a command stands for, nor one in a file that the session goes on from.
void HandOverReader::nameByPrompt()
{
    const auto first = m_contents.read(m_draft.messages.front());
    const QString name = first ? promptAsName(firstLine(first->blocks.front().text, LongestName)) : QString();
    if (!name.isEmpty())
        m_draft.name = m_draft.title = name;
}

/// Sessions of their own that this one started. Those that cannot be told are no reason to hand nothing over.
void HandOverReader::countSubAgents(const JobControl& job)
{
    const auto edges = m_store.edges(m_wish.session, job);
    QSet<QString> agents;
    for (const LineageEdge& edge : edges.value_or(QList<LineageEdge>())) {
        if (edge.kind == LineageEdge::Kind::SubAgent && edge.from.value == m_wish.session.value)
            agents.insert(edge.to.value);
    }
    lose(HandOverLoss::SubAgents, agents.size());
}

/// Others tell of a branch that the session left, which is not handed over.
bool HandOverReader::standsForMessages(const Message& summary) const
{
    const auto isMark = [](const Part& part) { return part.as<CompactionPart>() != nullptr; };
    return m_summaries.contains(summary.id.value) || std::ranges::any_of(summary.parts, isMark)
        || !firstText(summary.parts);
}

bool HandOverReader::isLeftOut(const Message& message)
{
    const MessageStates states = message.states;
    const bool isNoPrompt = message.role == Role::System;
    const bool isSummary = states.testFlag(MessageState::Summary);
    std::optional<HandOverLoss> loss;
    if (states & MessageState::Discarded)
        loss = HandOverLoss::Discarded;
    else if (states & MessageState::SideChain && !m_takesSideChains)
        loss = HandOverLoss::SideChains;
    else if (states & MessageState::Damaged && message.parts.isEmpty())
        loss = HandOverLoss::Unreadable;
    else if (message.role == Role::Unknown || isKeptFromModel(message.fields))
        loss = HandOverLoss::Others;
    else if (states & MessageState::Ephemeral)
        loss = HandOverLoss::InjectedTexts;
    else if (isSummary && ((m_hasReplaced && standsForMessages(message)) || (isNoPrompt && !m_draft.messages.empty())))
        loss = HandOverLoss::Summaries;
    else if (isNoPrompt && !(isSummary && firstText(message.parts))) // that of what is stored nowhere stands for it
        loss = isSystemText(message) ? HandOverLoss::SystemTexts : HandOverLoss::Others;
    if (loss)
        lose(*loss);
    return loss.has_value();
}

Message HandOverReader::changed(const Message& stored)
{
    Message message = stored;
    if (!m_changes.message)
        return message;
    m_changes.message(message);
    lose(HandOverLoss::Images, imagesIn(stored) - imagesIn(message));
    return message;
}

void HandOverReader::take(const Message& listed, const JobControl& job)
{
    if (m_again.takes(listed.id))
        return lose(HandOverLoss::Summaries, listed.states.testFlag(MessageState::Summary) ? 1 : 0);
    const auto command = m_commands.take(listed);
    const Message& stored = command ? *command : listed;
    const bool leaves = isLeftOut(stored);
    m_hasReplaced = m_hasReplaced || (!leaves && stored.states & MessageState::Summarised);
    if (leaves)
        return;
    const Message message = changed(stored);
    m_at = message.createdAt;
    m_result.reset();
    if (message.role == Role::Assistant && !message.model.isEmpty())
        m_draft.model = message.model;
    // Calls that have their results with them were made together only where they stand in one message.
    const bool isPaired = std::ranges::any_of(message.parts, [&](const Part& part) {
        const auto* tool = part.as<ToolPart>();
        return message.role == Role::Assistant && tool && hasResult(*tool);
    });
    m_beginsStep = m_beginsStep || isPaired;
    for (const Part& part : message.parts)
        takePart(message, part, job);
    m_beginsStep = m_beginsStep || isPaired;
}

void HandOverReader::takePart(const Message& message, const Part& part, const JobControl& job)
{
    const bool isAnswer = message.role == Role::Assistant;
    if (isKeptFromModel(part.fields)) {
        m_result.reset();
        lose(HandOverLoss::Others);
    } else if (const auto* text = part.as<TextPart>()) {
        m_result.reset();
        if (!isAnswer && isInjected(message, *text))
            lose(HandOverLoss::InjectedTexts);
        else
            addText(isAnswer, text->text.text);
    } else if (const auto* thinking = part.as<ReasoningPart>()) {
        takeThinking(*thinking);
    } else if (const auto* tool = part.as<ToolPart>()) {
        isAnswer ? takeCall(*tool) : takeResult(*tool);
    } else if (part.as<ImagePart>()) {
        takeImage(message, part, job);
    } else if (const auto* file = part.as<FileReferencePart>()) {
        lose(HandOverLoss::FileNotes);
        addText(isAnswer, fileText(file->reference));
    } else if (part.as<StepStartPart>() || part.as<StepFinishPart>()) {
        m_beginsStep = true;
    } else if (part.as<PatchPart>()) {
        lose(HandOverLoss::Patches);
    } else if (!part.as<CompactionPart>()) {
        lose(HandOverLoss::Others);
    }
}

void HandOverReader::takeThinking(const ReasoningPart& thinking)
{
    const bool isReadable
        = thinking.state == ReasoningPart::State::Open || thinking.state == ReasoningPart::State::Signed;
    if (!isReadable || thinking.text.text.trimmed().isEmpty())
        return lose(HandOverLoss::HiddenThinking);
    if (m_wish.thinking == HandOverWish::Thinking::LeaveOut)
        return lose(HandOverLoss::Thinking);
    lose(HandOverLoss::ThinkingAsText);
    addText(true, u"[Thinking]\n"_s + thinking.text.text);
}

void HandOverReader::takeImage(const Message& message, const Part& part, const JobControl& job)
{
    const bool isTaken = m_result ? m_images.inResults : m_images.inPrompts && message.role == Role::User;
    const QString& mediaType = part.as<ImagePart>()->mediaType;
    const auto file = isTaken && isImageType(mediaType) ? imageOf(m_store, message, part.index, 0, job)
                                                        : Result<QByteArray>(fail(Errc::NotFound, {}));
    if (!file)
        return lose(HandOverLoss::Images);
    const qint64 image = m_contents.addImage(mediaType, file->toBase64());
    if (m_result)
        blockAt(*m_result).images.push_back(image);
    else
        addBlock(false, {.kind = HandedBlock::Kind::Image, .content = image});
}

/// The result of a call, with its images.
void HandOverReader::takeOutput(const ToolPart& tool, DraftedBlock& call)
{
    const auto content = resultContent(tool.output);
    for (const StoredImage& image : content ? content->images : QList<StoredImage>()) {
        const auto file = m_images.inResults && isImageType(image.mediaType)
            ? imageBytes(image)
            : Result<QByteArray>(fail(Errc::NotFound, {}));
        if (file)
            call.images.push_back(m_contents.addImage(image.mediaType, file->toBase64()));
        else
            lose(HandOverLoss::Images);
    }
    call.result = m_contents.addText(whole(resultOf(tool)));
    call.hasFailed = tool.hasError || tool.state == ToolPart::State::Error;
}

QByteArray HandOverReader::inputOf(const ToolPart& tool)
{
    const QString text = whole(tool.input.text);
    const QByteArray input = text.toUtf8();
    auto value = json::parse(input);
    if (value && replaceHalves(*value))
        lose(HandOverLoss::HalfCharacters);
    if (value && value->isObject())
        return json::toJson(*value);
    if (input.trimmed().isEmpty() || (value && value->isNull()))
        return "{}";
    return "{\"input\":" + (value ? json::toJson(*value) : json::quotedText(text)) + '}';
}

QString HandOverReader::whole(const QString& text)
{
    if (!text.isValidUtf16())
        lose(HandOverLoss::HalfCharacters);
    return withoutHalves(text);
}

void HandOverReader::takeCall(const ToolPart& tool)
{
    m_result.reset();
    DraftedBlock call {.kind = HandedBlock::Kind::Call};
    call.content = m_contents.addCall(plainToolName(tool.name), inputOf(tool));
    if (hasResult(tool))
        takeOutput(tool, call);
    addBlock(true, std::move(call));
    const CallPlace place {m_draft.messages.size() - 1, m_draft.messages.back().blocks.size() - 1};
    if (hasResult(tool))
        m_result = place;
    else if (!tool.callId.isEmpty())
        m_open.insert(tool.callId, place);
}

void HandOverReader::takeResult(const ToolPart& tool)
{
    m_beginsStep = true;
    m_result.reset();
    HandedBlock call {.kind = HandedBlock::Kind::Call, .name = plainToolName(tool.name)};
    const auto addResult = [&](bool isAnswer) {
        call.output = resultOf(tool);
        call.hasFailed = tool.state == ToolPart::State::Error;
        addText(isAnswer, resultText(call));
    };
    if (!tool.input.isEmpty()) { // the user's own call
        lose(HandOverLoss::ToolsAsText);
        call.input = inputOf(tool);
        addText(false, callText(call));
        if (hasResult(tool))
            addResult(false);
        return;
    }
    const auto open = m_open.constFind(tool.callId);
    if (open == m_open.constEnd()) {
        lose(HandOverLoss::LooseResults);
        addResult(true);
        return;
    }
    m_result = *open;
    m_open.erase(open);
    takeOutput(tool, blockAt(*m_result));
}

DraftedBlock& HandOverReader::blockAt(const CallPlace& place)
{
    return m_draft.messages[place.message].blocks[place.block];
}

void HandOverReader::addText(bool isAnswer, const QString& text)
{
    if (!text.trimmed().isEmpty())
        addBlock(isAnswer, {.content = m_contents.addText(whole(text))});
}

void HandOverReader::addBlock(bool isAnswer, DraftedBlock block)
{
    auto& messages = m_draft.messages;
    const bool isOther = messages.empty() || messages.back().isAnswer != isAnswer;
    const bool isBehindCalls = !isOther && hasCalls(messages.back()) && (!isCall(block) || m_beginsStep);
    if (isOther || isBehindCalls)
        messages.push_back({isAnswer, m_at.value_or(Time::min()), {}});
    if (isCall(block))
        m_beginsStep = false;
    messages.back().blocks.push_back(std::move(block));
}

/// Calls without results become texts, and all calls where that is wished. A text behind calls is another message.
void HandOverReader::settleCalls()
{
    using Wording = DraftedBlock::Wording;
    const auto asText = [](const DraftedBlock& call, Wording wording) {
        return DraftedBlock {
            .wording = wording, .hasFailed = call.hasFailed, .content = call.content, .result = call.result};
    };
    const bool keepsCalls = m_wish.tools == HandOverWish::Tools::AsCalls;
    std::vector<DraftedMessage> settled;
    const auto add = [&settled](DraftedBlock block) {
        if (!isCall(block) && hasCalls(settled.back()))
            settled.push_back({settled.back().isAnswer, settled.back().at, {}});
        settled.back().blocks.push_back(std::move(block));
    };
    for (DraftedMessage& message : m_draft.messages) {
        settled.push_back({message.isAnswer, message.at, {}});
        for (DraftedBlock& block : message.blocks) {
            if (!isCall(block)) {
                add(std::move(block));
                continue;
            }
            if (block.result < 0) {
                lose(HandOverLoss::OpenCalls);
                add(asText(block, Wording::CallAsText));
                continue;
            }
            if (block.hasFailed || !keepsCalls) { // models take only text from a failed call
                lose(HandOverLoss::Images, qint64(block.images.size()));
                block.images.clear();
            }
            if (keepsCalls) {
                add(std::move(block));
                continue;
            }
            lose(HandOverLoss::ToolsAsText);
            add(asText(block, Wording::CallAsText));
            add(asText(block, Wording::ResultAsText));
        }
    }
    m_draft.messages = std::move(settled);
}

void HandOverReader::joinMessages()
{
    std::vector<DraftedMessage> joined;
    for (DraftedMessage& message : m_draft.messages) {
        if (joined.empty() && message.isAnswer) {
            lose(HandOverLoss::EarlyAnswers);
            continue;
        }
        const bool follows = !joined.empty() && joined.back().isAnswer == message.isAnswer && !hasCalls(joined.back());
        if (follows)
            std::ranges::move(message.blocks, std::back_inserter(joined.back().blocks));
        else
            joined.push_back(std::move(message));
    }
    m_draft.messages = std::move(joined);
}

/// Agents sort by them, so that each has to be later than the one before.
void HandOverReader::setTimes(const SessionInfo& info)
{
    Time last = info.createdAt.value_or(now()) - Duration(1);
    if (!m_draft.messages.empty() && m_draft.messages.front().at != Time::min())
        last = m_draft.messages.front().at - Duration(1);
    for (DraftedMessage& message : m_draft.messages) {
        message.at = qMax(message.at, last + Duration(1));
        last = message.at;
    }
}

} // namespace stemma
