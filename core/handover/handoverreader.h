// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/handover/handovercontents.h"
#include "core/handover/usercommands.h"
#include "core/store/conversation/writtenagain.h"

#include <QHash>
#include <QSet>

namespace stemma {

/// Makes a draft of the branch that a session goes on with. The session is only read. Lives for one session.
class HandOverReader
{
public:
    /// Which images are read too.
    struct Images
    {
        bool inPrompts = false; ///< become blocks of prompts
        bool inResults = false; ///< become those of a call's result
    };
    /// @p contents get what the blocks of the draft say, and outlive this.
    HandOverReader(SessionStore& store, HandOverWish wish, Images images, HandOverContents& contents,
        HandOverChanges changes = {});

    /// Errors: what the store says, and Errc::NotSupported where there is nothing to hand over. Thread: the store's.
    [[nodiscard]] Result<HandOverDraft> read(const JobControl& job);

private:
    /// Where a call stands in the draft.
    struct CallPlace
    {
        size_t message = 0;
        size_t block = 0;
    };

    void take(const Message& listed, const JobControl& job);
    [[nodiscard]] Message changed(const Message& stored);
    [[nodiscard]] bool standsForMessages(const Message& summary) const;
    [[nodiscard]] bool isLeftOut(const Message& message);
    void takePart(const Message& message, const Part& part, const JobControl& job);
    void takeThinking(const ReasoningPart& thinking);
    void takeImage(const Message& message, const Part& part, const JobControl& job);
    void takeOutput(const ToolPart& tool, DraftedBlock& call);
    /// The input of a call as an object: what is none is put into one.
    [[nodiscard]] QByteArray inputOf(const ToolPart& tool);
    /// The text as every agent can read it.
    [[nodiscard]] QString whole(const QString& text);
    void takeCall(const ToolPart& tool);
    void takeResult(const ToolPart& tool);
    void addText(bool isAnswer, const QString& text);
    void addBlock(bool isAnswer, DraftedBlock block);
    [[nodiscard]] DraftedBlock& blockAt(const CallPlace& place);
    void lose(HandOverLoss loss, qint64 count = 1) { m_draft.losses[size_t(loss)] += count; }

    void nameByPrompt();
    void countSubAgents(const JobControl& job);
    void settleCalls();
    void joinMessages();
    void setTimes(const SessionInfo& info);

    SessionStore& m_store;
    HandOverWish m_wish;
    Images m_images;
    HandOverContents& m_contents;
    HandOverChanges m_changes;
    HandOverDraft m_draft;
    WrittenAgain m_again;
    QSet<QString> m_summaries; ///< messages that stand for others
    UserCommands m_commands;
    QHash<QString, CallPlace> m_open; ///< calls that wait for their results, by id
    std::optional<Time> m_at; ///< of the message that is read
    std::optional<CallPlace> m_result; ///< that images which follow belong to
    bool m_beginsStep = false; ///< the next call is none of those made together before
    bool m_takesSideChains = false;
    bool m_hasReplaced = false; ///< a message that is handed over was replaced by a summary
};

} // namespace stemma
