// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/common/toolwords.h"

#include "core/base/saturating.h"
#include "core/base/text.h"
#include "core/base/tokenguess.h"
#include "core/filechanges/filepaths.h"
#include "core/filechanges/toolinput.h"
#include "core/filechanges/toolkind.h"
#include "core/store/content/storedpatch.h"
#include "core/store/json/json.h"
#include "ui/common/format.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

struct ToolText
{
    Q_DECLARE_TR_FUNCTIONS(Timeline)
};

QString iconFor(ToolKind kind)
{
    switch (kind) {
    case ToolKind::Command:
        return u"terminal"_s;
    case ToolKind::Agent:
        return u"agent"_s;
    case ToolKind::Search:
        return u"search"_s;
    case ToolKind::Patch:
        return u"patch"_s;
    case ToolKind::Write:
        return u"edit"_s;
    case ToolKind::Read:
        return u"read"_s;
    case ToolKind::Plan:
        return u"plan"_s;
    case ToolKind::Question:
        return u"question"_s;
    case ToolKind::Other:
        break;
    }
    return u"tool"_s;
}

const json::Value* firstOf(const json::Value& object, std::initializer_list<QStringView> keys)
{
    for (const QStringView key : keys)
        if (const json::Value* value = object.find(key); value && value->isString() && !value->string.isEmpty())
            return value;
    return nullptr;
}

/// "2 of 5 done", and what is done now.
bool tellSteps(const json::Value& input, ToolWords& words)
{
    using enum PlannedStep::State;
    const QList<PlannedStep> steps = stepsIn(input).steps;
    if (steps.isEmpty())
        return false;
    const auto done = std::ranges::count(steps, Done, &PlannedStep::state);
    words.argument = ToolText::tr("%Ln of %1 done", nullptr, int(done)).arg(format::number(steps.size()));
    if (const auto now = std::ranges::find(steps, Running, &PlannedStep::state); now != steps.end())
        words.extra = firstWords(now->text);
    return true;
}

/// The files of a patch that is no unified diff.
bool tellPatch(const QString& patch, ToolWords& words)
{
    const QStringList files = filesOfPatch(patch);
    if (files.isEmpty())
        return false;
    words.argument = firstWords(files.first());
    words.argumentIsPath = true;
    if (files.size() > 1)
        words.extra = ToolText::tr("and %Ln more", "files", int(files.size() - 1));
    return true;
}

void tellArgument(const ToolPart& tool, ToolKind kind, ToolWords& words)
{
    // Steps are counted in all of a list, which is never long.
    constexpr qsizetype LargestList = 65'536;
    if (kind == ToolKind::Plan && tool.input.text.size() <= LargestList) {
        if (const auto whole = json::parse(tool.input.text.toUtf8()); whole && tellSteps(*whole, words))
            return;
    }
    // The head of a huge input is enough: the relevant values are short.
    constexpr qsizetype Looked = 4096;
    const auto input = json::parsePrefix(tool.input.text.left(Looked).toUtf8());
    if (!input || !input->isObject()) {
        if (kind == ToolKind::Patch && tellPatch(tool.input.text, words))
            return;
        words.argument = firstWords(input && input->isString() ? input->string : tool.input.text);
        return;
    }
    const QStringList files = pathsIn(*input);
    const json::Value* folder = firstOf(*input, {u"directory", u"dir", u"workdir", u"cwd"});
    const QString path = !files.isEmpty() ? files.first() : folder ? folder->string : QString();
    if (const QString key = kind == ToolKind::Patch ? patchKeyIn(*input) : QString();
        !key.isEmpty() && tellPatch(input->find(key)->string, words))
        return;
    if (const QList<AskedQuestion> questions = questionsIn(*input); !questions.isEmpty()) {
        words.argument = firstWords(questions.first().text);
        if (questions.size() > 1)
            words.extra = ToolText::tr("and %Ln more", "questions", int(questions.size() - 1));
        return;
    }
    if (const auto command = commandIn(*input)) {
        words.argument = firstWords(command->text);
        words.extra = firstWords(path);
        return;
    }
    const json::Value* main = firstOf(*input, {u"script", u"code"});
    if (!main)
        main = firstOf(*input, {u"pattern", u"query", u"q", u"regex", u"search", u"url"});
    if (main) {
        words.argument = firstWords(main->string);
        words.extra = firstWords(path);
        return;
    }
    if (!path.isEmpty()) {
        words.argument = firstWords(path);
        words.argumentIsPath = true;
        return;
    }
    if (const json::Value* text
        = firstOf(*input, {u"description", u"title", u"subject", u"name", u"prompt", u"text", u"message"})) {
        words.argument = firstWords(text->string);
        words.extra = firstWords(input->text(u"subagent_type"));
        return;
    }
    for (const json::Value::Member& member : input->members)
        if (member.second.isString() && !member.second.string.isEmpty()) {
            words.argument = firstWords(member.second.string);
            return;
        }
    if (!input->members.isEmpty())
        words.argument = firstWords(tool.input.text);
}

const QRegularExpression& exitPattern()
{
    static const QRegularExpression pattern(uR"(\bexit(?:ed)?(?: with)?(?: code| status)?[ :=]+(-?\d{1,5})\b)"_s,
        QRegularExpression::CaseInsensitiveOption);
    return pattern;
}

/// "exit 2" where the text says so near its beginning or end.
QString exitCode(const QString& text)
{
    const QRegularExpression& pattern = exitPattern();
    constexpr qsizetype Looked = 300;
    for (const QString& piece : {text.left(Looked), text.right(Looked)})
        if (const auto match = pattern.match(piece); match.hasMatch())
            return ToolText::tr("exit %1").arg(match.captured(1));
    return {};
}

/// There is nothing else in it.
bool isOnlyExitCode(const QString& text)
{
    constexpr qsizetype Longest = 60;
    const QString line = text.size() <= Longest ? text.trimmed() : QString();
    const auto match = exitPattern().match(line);
    if (!match.hasMatch())
        return false;
    const QString before = line.first(match.capturedStart()).trimmed();
    const auto isMark = [](QChar c) { return !c.isLetterOrNumber(); };
    return (before.isEmpty() || before.compare("process"_L1, Qt::CaseInsensitive) == 0
               || before.compare("command"_L1, Qt::CaseInsensitive) == 0)
        && std::ranges::all_of(line.sliced(match.capturedEnd()), isMark);
}

QString sizeWords(const LongText& text)
{
    if (text.truncated)
        return format::bytes(text.bytes);
    if (text.isEmpty())
        return ToolText::tr("no output");
    const qsizetype lines = countLines(text.text);
    if (lines == 1)
        return text.text.trimmed().size() <= 40 ? text.text.trimmed() : ToolText::tr("1 line");
    return ToolText::tr("%Ln lines", nullptr, int(lines));
}

QString resultWords(const ToolPart& tool)
{
    QStringList words;
    if (tool.prunedAt) {
        words += ToolText::tr("output pruned %1").arg(format::relativeTime(*tool.prunedAt, now()));
        if (const qint64 gained = guessedTokens(tool.output.bytes); gained > 0)
            words += ToolText::tr("%1 freed", "12 tokens freed").arg(format::tokenCount(gained, true));
        return words.join(factSeparator());
    }
    if (tool.state == ToolPart::State::Error || tool.hasError) {
        const QString code = exitCode(tool.hasError ? tool.error.text : tool.output.text);
        if (!code.isEmpty())
            words += code;
    }
    if (tool.hasOutput && (words.isEmpty() || !isOnlyExitCode(tool.output.text)))
        words += sizeWords(tool.output);
    else if (tool.hasError && words.isEmpty())
        words += firstWords(tool.error.text, 60);
    if (words.isEmpty() && tool.state != ToolPart::State::Completed)
        words += stateWord(tool);
    return words.join(factSeparator());
}

} // namespace

ToolWords describe(const ToolPart& tool)
{
    ToolWords words;
    const ToolKind kind = toolKindOf(tool.name);
    words.icon = iconFor(kind);
    const ToolName name = splitToolName(tool.name);
    words.name = withVisibleControls(name.tool, TextUse::Code);
    words.server = withVisibleControls(name.server, TextUse::Code);
    tellArgument(tool, kind, words);
    if (words.argument.isEmpty())
        words.argument = firstWords(tool.title);
    words.argument = withVisibleControls(words.argument, TextUse::Code);
    words.extra = withVisibleControls(words.extra, TextUse::Code);
    words.result = resultWords(tool);
    if (tool.startedAt && tool.endedAt)
        words.duration = format::duration(durationBetween(*tool.startedAt, *tool.endedAt));
    return words;
}

QString stateWord(const ToolPart& tool)
{
    if (tool.prunedAt)
        return ToolText::tr("pruned");
    switch (tool.state) {
    case ToolPart::State::Pending:
        return ToolText::tr("waiting");
    case ToolPart::State::Running:
        return ToolText::tr("running");
    case ToolPart::State::Completed:
        return ToolText::tr("done");
    case ToolPart::State::Error:
        return ToolText::tr("failed");
    case ToolPart::State::Orphan:
        return ToolText::tr("no result");
    }
    return {};
}

QString stateWord(ReasoningPart::State state)
{
    switch (state) {
    case ReasoningPart::State::Open:
        return ToolText::tr("not signed");
    case ReasoningPart::State::Signed:
        return ToolText::tr("signed");
    case ReasoningPart::State::Redacted:
        return ToolText::tr("redacted by the provider");
    case ReasoningPart::State::Encrypted:
        return ToolText::tr("encrypted");
    case ReasoningPart::State::Empty:
        return ToolText::tr("left empty by the provider");
    }
    return {};
}

QString stateMeaning(ReasoningPart::State state)
{
    switch (state) {
    case ReasoningPart::State::Open:
        return ToolText::tr("Not signed: the text is stored without a signature of the provider.");
    case ReasoningPart::State::Signed:
        return ToolText::tr(
            "Signed: the provider's signature is stored with the text. The provider refuses the text once "
            "it is changed.");
    case ReasoningPart::State::Redacted:
        return ToolText::tr("Redacted by the provider: the text was withheld. What is stored in its place can only be "
                            "read by the provider.");
    case ReasoningPart::State::Encrypted:
        return ToolText::tr("Encrypted: only the provider can read what is stored. It is sent back as it is.");
    case ReasoningPart::State::Empty:
        return ToolText::tr("Left empty by the provider: the model thought, and the provider gave no text of it.");
    }
    return {};
}

QString roleIcon(Role role)
{
    switch (role) {
    case Role::User:
        return u"user"_s;
    case Role::Assistant:
        return u"assistant"_s;
    case Role::System:
        return u"info"_s;
    case Role::Tool:
        return u"tool"_s;
    case Role::Colleague:
        return u"agent"_s;
    case Role::Unknown:
        break;
    }
    return u"unknown"_s;
}

QString stateIcon(ReasoningPart::State state)
{
    switch (state) {
    case ReasoningPart::State::Open:
        return u"warning"_s;
    case ReasoningPart::State::Signed:
        return u"seal"_s;
    case ReasoningPart::State::Redacted:
        return u"redacted"_s;
    case ReasoningPart::State::Encrypted:
        return u"lock"_s;
    case ReasoningPart::State::Empty:
        return u"empty"_s;
    }
    return {};
}

qsizetype countLines(QStringView text)
{
    return text.isEmpty() ? 0 : text.count(u'\n') + (text.endsWith(u'\n') ? 0 : 1);
}

QString firstWords(QStringView text, qsizetype longest)
{
    return text.first(std::min(text.size(), longest)).toString().simplified();
}

qint64 tokensOf(const Part& part)
{
    if (part.as<CompactionPart>() || part.as<StepStartPart>() || part.as<StepFinishPart>())
        return 0;
    if (part.tokens.value_or(0) > 0)
        return *part.tokens;
    if (const auto* text = part.as<TextPart>())
        return guessedTokens(text->text.bytes);
    if (const auto* thinking = part.as<ReasoningPart>())
        return guessedTokens(thinking->text.bytes);
    if (const auto* tool = part.as<ToolPart>())
        return guessedTokens(tool->input.bytes + tool->output.bytes + tool->error.bytes);
    if (const auto* patch = part.as<PatchPart>())
        return guessedTokens(patch->diff.bytes);
    if (const auto* reference = part.as<FileReferencePart>())
        return guessedTokens(reference->reference.summary);
    return 0;
}

} // namespace stemma
