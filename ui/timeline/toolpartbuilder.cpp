// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/timeline/toolpartbuilder.h"

#include "core/base/text.h"
#include "core/diff/linediff.h"
#include "core/store/content/storedpatch.h"
#include "ui/timeline/ansireader.h"
#include "ui/timeline/diffblock.h"
#include "ui/timeline/tooljoints.h"
#include "ui/timeline/tooloutputbuilder.h"
#include "ui/timeline/weblinks.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

/// Members of an input that are shown by themselves, in the way of what they hold.
struct Shown
{
    QString key;
    QString text;
    QString label;
    QString language;
};

/// The command or the script of a call; the whole content of a file that it writes.
std::optional<Shown> shownText(const json::Value& input, const ToolWords& words, const QList<ToolEdit>& edits)
{
    const auto first = [&input](std::initializer_list<QStringView> keys) -> QString {
        for (const QStringView key : keys) {
            if (const json::Value* value = input.find(key); value && value->isString() && !value->string.isEmpty())
                return key.toString();
        }
        return {};
    };
    if (words.icon == "terminal"_L1) {
        if (auto command = commandIn(input))
            return Shown {command->key, std::move(command->text), ToolPartBuilder::tr("Command"), u"Bash"_s};
        if (const QString key = first({u"script", u"code"}); !key.isEmpty())
            return Shown {key, input.text(key), ToolPartBuilder::tr("Script"), {}};
    }
    if (const QString key = words.icon == "patch"_L1 ? patchKeyIn(input) : QString(); !key.isEmpty())
        return Shown {key, input.text(key), ToolPartBuilder::tr("Patch"), u"Diff"_s};
    if (edits.size() == 1 && edits.front().isWhole) {
        if (const QString key = first({u"content", u"file_text", u"text"}); !key.isEmpty())
            return Shown {key, input.text(key), ToolPartBuilder::tr("Content"), u"file:"_s + edits.front().path};
    }
    return {};
}

} // namespace

void ToolPartBuilder::build(const ToolPart& tool)
{
    const ToolPart shown = withCall(tool, m_request.call);
    ToolWords words = describe(shown);
    const bool isWithoutText = tool.hasOutput && tool.output.isEmpty() && !tool.prunedAt;
    if (const int images = isWithoutText ? imagesBehind(m_request.message, m_request.part) : 0; images > 0)
        words.result = tr("%Ln image(s)", nullptr, images);
    // How it ended is told by the result, once.
    const bool isTold = m_request.isAnswered;
    const bool failed = (tool.state == ToolPart::State::Error || tool.hasError) && !tool.prunedAt && !isTold;
    LineBlock& head = addLine(m_style.headHeight());
    head.action = {BlockAction::Kind::Fold, {}};
    head.padding = 2;
    if (m_request.joinsAbove)
        addResultHead(head, tool);
    else
        addCallHead(head, words);
    QString state = u"ok"_s;
    Ink ink = Ink::Ok;
    if (tool.prunedAt) {
        state = u"pruned"_s;
        ink = Ink::Muted;
    } else if (failed) {
        state = u"fail"_s;
        ink = Ink::Error;
    } else if (tool.state == ToolPart::State::Pending || tool.state == ToolPart::State::Running) {
        state = u"running"_s;
        ink = Ink::Muted;
    } else if (tool.state == ToolPart::State::Orphan) {
        state = u"empty"_s;
        ink = Ink::Warning;
    }
    // The head of a result that is one line shows that line itself.
    const bool isOneLine = m_request.joinsAbove && !m_open && countLines(tool.output.text) <= 1
        && !(tool.output.isEmpty() && tool.title.isEmpty());
    if (!words.result.isEmpty() && !isTold && (!isOneLine || failed || tool.prunedAt))
        head.end.push_back({.text = words.result,
            .face = Face::Meta,
            .ink = Ink::Muted,
            .drop = 2,
            .before = 3,
            .shortText = tool.prunedAt ? stateWord(tool) : QString()});
    if (!words.duration.isEmpty())
        head.end.push_back({.text = words.duration, .face = Face::Meta, .ink = Ink::Muted, .drop = 3, .before = 3});
    if (!isTold)
        head.end.push_back({.kind = Segment::Kind::Icon, .text = state, .ink = ink, .before = 1.5});
    head.copyText = shown.name + u' ' + words.argument;
    if (m_request.subAgents.size() == 1)
        head.end.insert(head.end.begin(),
            {.kind = Segment::Kind::Chip,
                .text = tr("Sub-agent"),
                .face = Face::Meta,
                .ink = Ink::Branch,
                .drop = 1,
                .action = {BlockAction::Kind::Session, m_request.subAgents.front().session.value},
                .before = 3,
                .icon = u"agent"_s});
    if (m_open) {
        addSubAgents();
        addInput(m_request.tellsCall ? shown : tool, words);
        ToolOutputBuilder(m_layout, m_request, m_style, m_width).build(tool, words, failed);
    }
    const Frame::Style style = tool.prunedAt ? Frame::Style::Pruned : failed ? Frame::Style::Error : Frame::Style::Box;
    m_layout.frames.push_back({.style = style,
        .first = 0,
        .last = last(),
        .head = true,
        .opensAbove = m_request.joinsAbove,
        .opensBelow = m_request.joinsBelow});
}

void ToolPartBuilder::addCallHead(LineBlock& head, const ToolWords& words) const
{
    head.start = {chevron(), {.kind = Segment::Kind::Icon, .text = words.icon, .ink = Ink::Tool, .before = 2},
        {.text = words.name.isEmpty() ? tr("(no name)") : words.name,
            .face = Face::CodeBold,
            .ink = Ink::Tool,
            .before = 1.5},
        {.text = words.argument,
            .face = Face::Code,
            .ink = m_ink,
            .elide = words.argumentIsPath ? Qt::ElideMiddle : Qt::ElideRight,
            .before = 2}};
    if (!words.server.isEmpty())
        head.start.insert(head.start.end() - 2,
            {.text = words.server, .face = Face::Code, .ink = Ink::Muted, .drop = 5, .before = 1.5});
    if (!words.extra.isEmpty())
        head.start.push_back({.text = words.extra, .face = Face::Code, .ink = Ink::Muted, .drop = 4, .before = 2});
}

/// Below the line of the call, which says what was called: how the result begins.
void ToolPartBuilder::addResultHead(LineBlock& head, const ToolPart& tool) const
{
    constexpr int Longest = 200;
    constexpr qsizetype Looked = 4096;
    const bool isTold = !tool.title.isEmpty() && !tool.hasError;
    const QString& text = isTold                 ? tool.title
        : tool.hasError && !tool.error.isEmpty() ? tool.error.text
                                                 : tool.output.text;
    const QString begin = m_open ? QString() : AnsiReader().read(text.left(Looked)).text;
    head.start = {chevron(),
        {.text = m_open ? tr("Result") : firstLine(LineNumbering::firstNumbered(begin).value_or(begin), Longest),
            .face = m_open ? Face::Meta : Face::Code,
            .ink = Ink::Muted,
            .elide = Qt::ElideRight,
            .before = 2}};
}

/// The sessions that the call started, to go to.
void ToolPartBuilder::addSubAgents()
{
    constexpr qsizetype MostShown = 20;
    const QList<SubAgent>& agents = m_request.subAgents;
    const qsizetype shown = m_request.fold == Fold::All ? agents.size() : std::min(MostShown, agents.size());
    for (const SubAgent& agent : agents.first(shown)) {
        const bool isFirst = &agent == &agents.front();
        LineBlock& line = addLine(m_style.lineHeight(Face::Body) + m_style.u / 2);
        line.leading = boxInset();
        line.trailing = boxInset();
        line.spaceAbove = isFirst ? m_style.u : 0;
        line.start = {{.kind = Segment::Kind::Icon, .text = u"agent"_s, .ink = Ink::Branch, .before = 0},
            {.text = agent.title,
                .ink = Ink::Accent,
                .elide = Qt::ElideRight,
                .action = {BlockAction::Kind::Session, agent.session.value},
                .before = 1.5}};
        if (!agent.isNamed)
            line.start.push_back({.text = tr("started during this call"),
                .face = Face::Meta,
                .ink = Ink::Muted,
                .drop = 1,
                .before = 2});
    }
    if (shown < agents.size())
        addMore(tr("%Ln more", nullptr, int(agents.size() - shown)), boxInset());
}

void ToolPartBuilder::addInput(const ToolPart& tool, const ToolWords& words)
{
    LongText input = tool.input;
    if (input.text.isEmpty() || input.text == "{}"_L1)
        return;
    // What fits one line is easiest to read as it is; a script as the whole input is read without escapes.
    QString language = u"JSON"_s;
    std::optional<json::Value> value;
    if (!input.truncated && input.bytes <= LargestTree) {
        if (auto parsed = json::parse(input.text.toUtf8()))
            value = *std::move(parsed);
    }
    if (const QString address = value ? value->text(u"url") : QString(); isWebAddress(address))
        addLink({}, address, {.label = tr("Address"), .leading = labelWidth()});
    if (value && value->isString()) {
        input.text = value->string;
        language = filesOfPatch(input.text).isEmpty() ? QString() : u"Diff"_s;
    } else if (!value && !filesOfPatch(input.text).isEmpty()) {
        language = u"Diff"_s;
    } else if (value && value->isObject()) {
        const json::Value rest = addTexts(addTelling(tool, *value, words));
        if (rest.members.isEmpty())
            return;
        const bool isLess = rest.members.size() < value->members.size();
        if ((isLess || input.bytes > ShortJson) && m_request.fold != Fold::All) {
            addJson(rest, u"input"_s, {.label = tr("Input"), .ink = m_ink, .leading = labelWidth()});
            return;
        }
        if (isLess)
            input.text = json::toIndented(rest);
    } else if (value && value->isArray() && input.bytes > ShortJson && m_request.fold != Fold::All) {
        addJson(*value, u"input"_s, {.label = tr("Input"), .ink = m_ink, .leading = labelWidth()});
        return;
    }
    addCode(input,
        {.label = tr("Input"), .language = language, .leading = labelWidth(), .whole = m_request.fold == Fold::All});
}

/// What reads best in its own way; the answer is what it leaves of @p input.
json::Value ToolPartBuilder::addTelling(const ToolPart& tool, const json::Value& input, const ToolWords& words)
{
    json::Value rest = input;
    const auto takeOut = [&rest](QStringView key) {
        rest.members.removeIf([key](const json::Value::Member& member) { return member.first == key; });
    };
    const QList<ToolEdit> edits = toolEdits(tool);
    if (const auto shown = shownText(input, words, edits)) {
        addCode(LongText(shown->text),
            {.label = shown->label,
                .language = shown->language,
                .leading = labelWidth(),
                .whole = m_request.fold == Fold::All});
        takeOut(shown->key);
        if (edits.size() == 1 && words.argument == edits.front().path)
            for (const QStringView key : {u"file_path", u"filePath", u"path"}) // which the head shows
                takeOut(key);
        return rest;
    }
    if (const PlannedSteps planned = stepsIn(input); !planned.steps.isEmpty()) {
        addSteps(planned.steps);
        takeOut(planned.key);
        return rest;
    }
    if (const QList<AskedQuestion> questions = questionsIn(input); !questions.isEmpty()) {
        addQuestions(questions, tool.output.text);
        takeOut(u"questions");
        return rest;
    }
    if (const QString plan = words.icon == "plan"_L1 ? input.text(u"plan") : QString(); !plan.isEmpty()) {
        addMarkdown(LongText(plan), boxInset());
        m_layout.blocks.back()->spaceBelow = m_style.u;
        takeOut(u"plan");
        return rest;
    }
    // A patch in the same message shows the change with its surroundings.
    const bool hasPatch
        = std::ranges::any_of(m_request.message.parts, [](const Part& part) { return part.as<PatchPart>(); });
    if (edits.isEmpty() || hasPatch || std::ranges::any_of(edits, &ToolEdit::isWhole))
        return rest;
    for (const ToolEdit& edit : edits)
        addDiff(edit);
    for (const QStringView key : {u"old_string", u"oldString", u"old_text", u"oldText", u"old_str", u"old",
             u"new_string", u"newString", u"new_text", u"newText", u"new_str", u"new", u"edits"})
        takeOut(key);
    if (words.argument == edits.front().path)
        for (const QStringView key : {u"file_path", u"filePath", u"path"})
            takeOut(key);
    return rest;
}

void ToolPartBuilder::addSteps(const QList<PlannedStep>& steps)
{
    using enum PlannedStep::State;
    for (const PlannedStep& step : steps) {
        const bool isOver = step.state == Done || step.state == Dropped;
        addItem(step.state == Done      ? u"\u2611"_s
                : step.state == Dropped ? u"\u2612"_s
                : step.state == Running ? u"\u25b6"_s
                                        : u"\u2610"_s,
            step.text, isOver ? Ink::Muted : Ink::Text, boxInset());
    }
    m_layout.blocks.back()->spaceBelow = m_style.u;
}

/// With what could be answered, and what was, where @p output says it.
void ToolPartBuilder::addQuestions(const QList<AskedQuestion>& questions, const QString& output)
{
    constexpr qsizetype LongestOutput = 65'536;
    const QString said = output.left(LongestOutput);
    for (const AskedQuestion& question : questions) {
        const QString answer = answerIn(said, question);
        addItem(u"?"_s, question.heading.isEmpty() ? question.text : question.heading + factSeparator() + question.text,
            Ink::Text, boxInset());
        m_layout.blocks.back()->spaceAbove = m_style.u;
        // Several are told with commas between them.
        const QStringList chosen = QStringList {answer} + answer.split(u", "_s, Qt::SkipEmptyParts);
        bool isAmong = false;
        for (const AskedQuestion::Option& option : question.options) {
            const bool isChosen = !answer.isEmpty() && chosen.contains(option.label);
            isAmong = isAmong || isChosen;
            addItem(isChosen ? u"\u25c9"_s : u"\u25cb"_s,
                option.description.isEmpty() ? option.label : option.label + u" \u2014 "_s + option.description,
                isChosen || answer.isEmpty() ? Ink::Text : Ink::Muted, boxInset() + 5 * m_style.u);
        }
        if (!answer.isEmpty() && !isAmong)
            addItem(u"\u25b8"_s, answer, Ink::Accent, boxInset() + 5 * m_style.u);
    }
    m_layout.blocks.back()->spaceBelow = m_style.u;
}

/// Texts of several lines, which cannot be read with their line ends escaped; the answer is what it leaves of @p rest.
json::Value ToolPartBuilder::addTexts(json::Value rest)
{
    constexpr qsizetype LongestLabel = 10;
    rest.members.removeIf([this](const json::Value::Member& member) {
        const auto& [key, value] = member;
        if (!value.isString() || !value.string.contains(u'\n'))
            return false;
        const bool isDiff = value.string.startsWith("--- "_L1) || value.string.startsWith("diff --git "_L1)
            || value.string.startsWith("@@ "_L1);
        addCode(LongText(value.string),
            {.label = key.size() > LongestLabel ? key.first(LongestLabel) + u'\u2026' : key,
                .language = isDiff ? u"Diff"_s : QString(),
                .leading = labelWidth(),
                .whole = m_request.fold == Fold::All});
        return true;
    });
    return rest;
}

/// Without line numbers: a call does not say where in the file its text stands.
void ToolPartBuilder::addDiff(const ToolEdit& edit)
{
    constexpr int AllAround = 1 << 20; // an edit quotes only the lines around it
    bool isFirst = true;
    for (diff::Hunk& hunk : diff::compareLines(edit.before, edit.after, AllAround)) {
        for (diff::Line& line : hunk.lines)
            line.oldNumber = line.newNumber = 0;
        for (std::unique_ptr<DiffBlock>& block : DiffBlock::fromHunk(hunk, 1)) {
            block->language = u"file:"_s + edit.path;
            block->leading = 1;
            block->trailing = 1;
            block->spaceAbove = std::exchange(isFirst, false) ? m_style.u : 0;
            add(std::move(block));
        }
    }
    if (!isFirst)
        m_layout.blocks.back()->spaceBelow = m_style.u;
}

} // namespace stemma
