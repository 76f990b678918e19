// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "tests/testkit/mnesisbuilder.h"

#include <QHash>

namespace stemma {

/// Reads sessions written down as a transcript and tells them to a MnesisBuilder. A line that begins
/// with "@" and a letter is a direction, the lines up to the next one are its text:
///
///     @session KEY PARENT|- AGENT MODEL TITLE   its text is the system prompt
///     @wait SECONDS | @fork KEY COUNT | @deleted | @metadata JSON
///     @user | @assistant | @call                a call is an assistant message with its step parts
///     @text | @thinking | @patch
///     @bash | @read | @search SECONDS ARGUMENT  a tool call; its text is the output
///     @bash! | @read! | @search! | @edit!       a failed one; the first line is the error
///     @edit SECONDS PATH                        a tool call with a patch after it; its text is the diff
///     @running | @pending TOOL JSON             a call without an answer
///     @file PATH TYPE TOKENS                    its text is the exploration summary
///     @raw TYPE                                 a part whose content is the text
///     @finish REASON | @error CODE TEXT | @statement SQL
///     @prune LENGTH TURNS | @leaf LEVEL TURNS | @condense LEVEL
///
/// Usage, finish reasons and the seconds between messages follow from the texts.
class Story
{
public:
    explicit Story(MnesisBuilder& builder);

    [[nodiscard]] Result<> read(QStringView transcript);

private:
    bool direct(const QString& name, const QString& argument, const QString& text);
    bool addPart(const QString& name, const QString& argument, const QString& text);
    bool addTool(const QString& name, const QString& argument, const QString& text);
    void beginSession(const QString& argument, const QString& prompt);
    void beginMessage(bool byUser, bool withStep);
    void endMessage();

    MnesisBuilder& m_builder;
    Dice m_dice {7};
    QHash<QString, QString> m_sessionIds; ///< by key
    qint64 m_context = 0; ///< tokens sent with the next call, roughly
    qint64 m_fresh = 0; ///< of them not sent before
    qint64 m_output = 0; ///< tokens of the message so far
    int m_step = 0;
    bool m_inAssistant = false;
    bool m_withStep = false;
    bool m_usedTool = false;
    bool m_failed = false;
};

} // namespace stemma
