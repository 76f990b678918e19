// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/filechanges/toolinput.h"

#include "core/base/shellword.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

bool isShell(const QString& program)
{
    static constexpr std::array Shells {"bash"_L1, "sh"_L1, "zsh"_L1, "dash"_L1, "fish"_L1, "powershell"_L1,
        "powershell.exe"_L1, "pwsh"_L1, "pwsh.exe"_L1, "cmd"_L1, "cmd.exe"_L1};
    const QString name = program.section(QRegularExpression(u"[/\\\\]"_s), -1).toLower();
    return std::ranges::find(Shells, name) != Shells.end();
}

/// "-c", "-lc", "-Command", "/c".
bool takesScript(const QString& option)
{
    static constexpr std::array Long {"-command"_L1, "/c"_L1};
    if (std::ranges::find(Long, option.toLower()) != Long.end())
        return true;
    return option.size() > 1 && option.size() <= 4 && option.startsWith(u'-') && option.endsWith(u'c');
}

QString lineOf(const json::Value& words)
{
    QStringList texts;
    for (const json::Value& word : words.items) {
        if (!word.isString())
            return {};
        texts += word.string;
    }
    if (texts.size() > 2 && isShell(texts.front()) && takesScript(texts[texts.size() - 2]))
        return texts.back();
    std::ranges::transform(texts, texts.begin(), shellWord);
    return texts.join(u' ');
}

QString firstTextOf(const json::Value& object, std::initializer_list<QStringView> keys)
{
    for (const QStringView key : keys)
        if (QString text = object.text(key); !text.isEmpty())
            return text;
    return {};
}

std::optional<PlannedStep::State> stateOf(const json::Value& item)
{
    using enum PlannedStep::State;
    if (const json::Value* done = item.find(u"done"); done && done->kind == json::Value::Kind::Bool)
        return done->boolean ? Done : Open;
    static constexpr std::array Words {std::pair {"completed"_L1, Done}, std::pair {"done"_L1, Done},
        std::pair {"in_progress"_L1, Running}, std::pair {"running"_L1, Running}, std::pair {"cancelled"_L1, Dropped},
        std::pair {"deleted"_L1, Dropped}};
    const QString word = item.text(u"status");
    if (word.isEmpty())
        return std::nullopt;
    const auto* const known = std::ranges::find_if(Words, [&](const auto& one) { return one.first == word; });
    return known == Words.end() ? Open : known->second;
}

} // namespace

ToolName splitToolName(const QString& name)
{
    constexpr auto Mark = "mcp__"_L1;
    const qsizetype end = name.startsWith(Mark) ? name.indexOf("__"_L1, Mark.size()) : -1;
    if (end <= Mark.size() || end + 2 >= name.size())
        return {{}, name};
    return {name.sliced(Mark.size(), end - Mark.size()), name.sliced(end + 2)};
}

std::optional<CalledCommand> commandIn(const json::Value& input)
{
    for (const QStringView key : {u"command", u"cmd"}) {
        const json::Value* value = input.find(key);
        QString line = !value ? QString() : value->isArray() ? lineOf(*value) : value->string;
        if (!line.isEmpty())
            return CalledCommand {key.toString(), std::move(line)};
    }
    // As a provider's own tool for shells has it.
    if (const json::Value* action = input.find(u"action"); action && action->isObject()) {
        if (auto inside = commandIn(*action))
            return CalledCommand {u"action"_s, std::move(inside->text)};
    }
    return std::nullopt;
}

QString patchKeyIn(const json::Value& input)
{
    for (const QStringView key : {u"input", u"patch", u"patchText", u"patch_text", u"diff"}) {
        const QString text = input.text(key);
        if (text.startsWith("*** Begin Patch"_L1) || text.startsWith("--- "_L1) || text.startsWith("diff --git "_L1))
            return key.toString();
    }
    return {};
}

PlannedSteps stepsIn(const json::Value& input)
{
    for (const QStringView key : {u"todos", u"plan", u"items", u"tasks"}) {
        const json::Value* list = input.find(key);
        if (!list || list->items.isEmpty())
            continue;
        PlannedSteps found {key.toString(), {}};
        for (const json::Value& item : list->items) {
            const QString text = firstTextOf(item, {u"content", u"step", u"title", u"text", u"task", u"subject"});
            const auto state = stateOf(item);
            if (text.isEmpty() || !state)
                return {}; // something else
            found.steps += PlannedStep {text, *state};
        }
        return found;
    }
    return {};
}

QList<AskedQuestion> questionsIn(const json::Value& input)
{
    QList<AskedQuestion> questions;
    const json::Value* list = input.find(u"questions");
    for (const json::Value& item : list ? list->items : QList<json::Value>()) {
        AskedQuestion question {item.text(u"header"), firstTextOf(item, {u"question", u"text", u"prompt"}), {}};
        if (question.text.isEmpty())
            return {};
        const json::Value* options = item.find(u"options");
        for (const json::Value& option : options ? options->items : QList<json::Value>()) {
            const QString label
                = option.isString() ? option.string : firstTextOf(option, {u"label", u"value", u"name"});
            if (!label.isEmpty())
                question.options += AskedQuestion::Option {label, option.text(u"description")};
        }
        questions += question;
    }
    return questions;
}

QString answerIn(const QString& output, const AskedQuestion& question)
{
    const QString begin = u'"' + question.text + u"\"=\""_s;
    const qsizetype at = output.indexOf(begin);
    if (at < 0)
        return {};
    const QStringView rest = QStringView(output).sliced(at + begin.size());
    // Quotation marks of the answer itself are not escaped: it ends where the next question, or the sentence, does.
    static const QRegularExpression end(u"\"(?=[,.\\s]|$)"_s);
    const auto match = end.matchView(rest);
    return match.hasMatch() ? rest.first(match.capturedStart()).toString() : QString();
}

} // namespace stemma
