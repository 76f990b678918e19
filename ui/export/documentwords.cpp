// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/export/documentwords.h"

#include "core/base/text.h"
#include "core/filechanges/toolinput.h"
#include "core/session/names.h"
#include "core/session/repeatedanswer.h"
#include "core/session/repeatederror.h"
#include "core/session/sessionname.h"
#include "core/store/json/json.h"
#include "ui/common/format.h"
#include "ui/common/toolwords.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace stemma::documentwords {

namespace {

struct DocumentText
{
    Q_DECLARE_TR_FUNCTIONS(Document)
};

QString tokenFacts(const TokenUsage& tokens)
{
    QStringList facts;
    if (tokens.input)
        facts += DocumentText::tr("%1 in").arg(format::tokens(*tokens.input, tokens.estimated));
    if (tokens.output)
        facts += DocumentText::tr("%1 out").arg(format::tokens(*tokens.output, tokens.estimated));
    if (facts.isEmpty() && tokens.total)
        facts += format::tokens(*tokens.total, tokens.estimated);
    return facts.join(factSeparator());
}

} // namespace

QString title(const SessionInfo& session)
{
    if (!session.title.isEmpty())
        return session.title.simplified();
    const QString words = promptAsName(firstWords(session.firstPrompt, 80));
    return words.isEmpty() ? session.id.value : words;
}

QList<std::pair<QString, QString>> facts(const ExportHead& head)
{
    const SessionInfo& session = head.session;
    QList<std::pair<QString, QString>> facts;
    const auto add = [&facts](const QString& name, const QString& value) {
        if (!value.isEmpty())
            facts.append({name, value});
    };
    add(DocumentText::tr("Session"), session.id.value);
    add(DocumentText::tr("Format"), head.format);
    add(DocumentText::tr("Agent"), session.agent);
    add(DocumentText::tr("Model"), session.model);
    add(DocumentText::tr("Project"), session.directory);
    if (session.createdAt)
        add(DocumentText::tr("Created"), moment(*session.createdAt));
    if (session.updatedAt && session.updatedAt != session.createdAt)
        add(DocumentText::tr("Last message"), moment(*session.updatedAt));
    if (session.messages)
        add(DocumentText::tr("Messages"),
            head.isWhole ? format::number(*session.messages)
                         : DocumentText::tr("some of %1").arg(format::number(*session.messages)));
    add(DocumentText::tr("Tokens"), tokenFacts(session.tokens));
    add(DocumentText::tr("Labels"), session.labels.join(u", "_s));
    return facts;
}

QString role(const Message& message)
{
    if (message.states.testFlag(MessageState::Summary))
        return DocumentText::tr("Summary");
    switch (message.role) {
    case Role::User:
        return DocumentText::tr("User");
    case Role::Assistant:
        return DocumentText::tr("Assistant");
    case Role::System:
        return DocumentText::tr("System");
    case Role::Tool:
        return DocumentText::tr("Tool");
    case Role::Colleague:
        return DocumentText::tr("Another agent");
    case Role::Unknown:
        break;
    }
    return message.storedRole.isEmpty() ? DocumentText::tr("Unknown") : message.storedRole;
}

Message asShown(Message message)
{
    message.error = withoutRepeatedErrors(message);
    for (Part& part : message.parts) {
        if (auto* thinking = std::get_if<ReasoningPart>(&part.body))
            thinking->text.text = withoutRepeatedAnswer(thinking->text.text, message);
    }
    return message;
}

QStringList states(const Message& message)
{
    const std::pair<MessageState, QString> words[] = {
        {MessageState::Discarded, DocumentText::tr("discarded")},
        {MessageState::Summarised, DocumentText::tr("summarised")},
        {MessageState::SideChain, DocumentText::tr("side chain")},
        {MessageState::Ephemeral, DocumentText::tr("sent once")},
        {MessageState::Flagged, DocumentText::tr("flagged")},
        {MessageState::Interrupted, DocumentText::tr("interrupted")},
        {MessageState::Damaged, DocumentText::tr("damaged")},
    };
    QStringList states;
    for (const auto& [state, word] : words) {
        if (message.states.testFlag(state))
            states += word;
    }
    return states;
}

QString moment(Time time)
{
    return u"%1, %2"_s.arg(format::date(time), format::clockTime(time));
}

QString thinkingTitle(const ReasoningPart& thinking)
{
    QStringList title {DocumentText::tr("Thinking")};
    if (thinking.state != ReasoningPart::State::Open)
        title += stateWord(thinking.state);
    if (thinking.duration)
        title += format::duration(*thinking.duration);
    return title.join(factSeparator());
}

QString compaction(const CompactionPart& compaction)
{
    return compaction.covers ? DocumentText::tr("Compaction of %Ln message(s)", nullptr, int(*compaction.covers))
                             : DocumentText::tr("Compaction");
}

QString stepEnd(const StepFinishPart& step)
{
    QStringList words;
    if (const QString tokens = tokenFacts(step.tokens); !tokens.isEmpty())
        words += tokens;
    if (!step.reason.isEmpty())
        words += step.reason;
    return words.join(factSeparator());
}

QString image(const ImagePart& image)
{
    return DocumentText::tr("Image: %1, %2").arg(image.mediaType, format::bytes(image.size));
}

QString summaryTitle(const SummaryNode& node)
{
    const QString of = node.covers ? DocumentText::tr("Summary of %Ln message(s)", nullptr, int(*node.covers))
                                   : DocumentText::tr("Summary");
    return node.superseded ? DocumentText::tr("%1, superseded").arg(of) : of;
}

QStringList closing(const ExportFoot& foot)
{
    QStringList lines;
    if (foot.unreadable > 0)
        lines += DocumentText::tr("%Ln message(s) could not be read and are missing.", nullptr, int(foot.unreadable));
    lines += DocumentText::tr("%Ln message(s), exported by Stemma %1.", nullptr, int(foot.messages))
                 .arg(QStringLiteral(STEMMA_VERSION));
    return lines;
}

QString writer()
{
    return DocumentText::tr("Exported by Stemma %1.").arg(QStringLiteral(STEMMA_VERSION));
}

ToolInput input(const ToolPart& tool)
{
    // Larger ones are shown as they are stored: nobody reads them line by line.
    constexpr qsizetype LargestParsed = 4 * 1024 * 1024;
    ToolInput as {tool.input.text};
    if (as.text.size() > LargestParsed)
        return as;
    const auto value = json::parse(as.text.toUtf8());
    if (!value)
        return as;
    if (value->isString()) {
        as.text = value->string;
    } else if (const auto command = commandIn(*value); command && value->members.size() <= 3) {
        as.text = command->text;
        as.isCommand = true;
    } else if (const QString key = patchKeyIn(*value); !key.isEmpty() && value->members.size() <= 2) {
        as.text = value->find(key)->string;
        as.isPatch = true;
    } else {
        as.text = json::toIndented(*value);
        as.isJson = true;
    }
    return as;
}

} // namespace stemma::documentwords
