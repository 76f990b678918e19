// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/json/json.h"

#include <QStringList>

#include <optional>

namespace stemma {

/// The name of a call, parted where it names a server (MCP) too: "mcp__github__create_issue".
struct ToolName
{
    QString server; ///< empty: the agent's own tool
    QString tool;
    bool operator==(const ToolName&) const = default;
};
[[nodiscard]] ToolName splitToolName(const QString& name);

/// A command for a shell, as agents spell it: a text, or a list of words, of which a shell with "-c" or "-lc" gets the
/// last one to read.
struct CalledCommand
{
    QString key; ///< the member of the input that holds it
    QString text; ///< what the shell reads; words are quoted where they need it
    bool operator==(const CalledCommand&) const = default;
};
[[nodiscard]] std::optional<CalledCommand> commandIn(const json::Value& input);

/// The member of an input that holds a patch (core/store/content/storedpatch.h) or a unified diff; empty: none does.
[[nodiscard]] QString patchKeyIn(const json::Value& input);

/// One step of a list of things to do.
struct PlannedStep
{
    enum class State : quint8 { Open, Running, Done, Dropped };
    QString text;
    State state = State::Open;
    bool operator==(const PlannedStep&) const = default;
};
struct PlannedSteps
{
    QString key; ///< the member of the input that holds them
    QList<PlannedStep> steps;
};
/// The steps that a call writes down; empty: it holds something else.
[[nodiscard]] PlannedSteps stepsIn(const json::Value& input);

/// A question to the user, with answers to choose among.
struct AskedQuestion
{
    struct Option
    {
        QString label;
        QString description; ///< may be empty
        bool operator==(const Option&) const = default;
    };
    QString heading; ///< a word or two; may be empty
    QString text;
    QList<Option> options; ///< may be empty: any text answers it
    bool operator==(const AskedQuestion&) const = default;
};
/// The member "questions" of an input; empty: it holds something else.
[[nodiscard]] QList<AskedQuestion> questionsIn(const json::Value& input);
/// What was answered to a question, where the result of the call says it in the way of ’"Question"="Answer"’ or as
/// JSON; empty: it does not.
[[nodiscard]] QString answerIn(const QString& output, const AskedQuestion& question);

} // namespace stemma
