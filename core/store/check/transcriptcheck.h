// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/jobcontrol.h"
#include "core/store/check/findingbook.h"
#include "core/store/transcript/transcriptconversation.h"
#include "core/store/transcript/transcriptsources.h"

namespace stemma {

/// What can be wrong with a transcript of any format. The table in transcriptcheck.cpp gives each its code, weight and
/// words.
enum class TranscriptRule : quint8 {
    UnreadableFolder,
    UnreadableFile,
    MissingHeader,
    MissingVersion,
    DamagedLine,
    TornLine,
    MissingLineEnd,
    UnknownLine,
    NullLine,
    EndWithoutId,
    MissingContent,
    MissingUsage,
    DuplicateId,
    MissingParent,
    Cycle,
    OrphanResult,
    UnansweredCall,
    RepeatedCall,
    ResultBeforeCall,
    LateResult,
    MissingBase, ///< these three as TranscriptSources::BaseProblem has them
    CutBase,
    BaseCycle,
    RuleCount, ///< how many there are
};

/// One place where a rule is broken: of a line of the file, or of a row of the conversation. Repairs go by it.
struct TranscriptProblem
{
    TranscriptRule rule;
    std::optional<quint32> line {};
    std::optional<size_t> row {};
};
using ProblemSink = std::function<void(const TranscriptProblem& problem)>;

/// Looks at the lines of a transcript, and at the links between them.
[[nodiscard]] Result<> checkLines(const LineIndex& index, const ProblemSink& sink, const JobControl& job);
/// Looks at the calls and results of a conversation; those before @p begin are not sent any more.
[[nodiscard]] Result<> checkCalls(
    const Conversation& conversation, const ProblemSink& sink, const JobControl& job, size_t begin = 0);

/// Makes findings of the problems of one session.
class TranscriptFindings final : public SessionFindings<TranscriptRule>
{
public:
    TranscriptFindings(SessionId session, Sink sink, bool canMend);

    using SessionFindings::add;
    /// @p active: the conversation that the problem was found in.
    void add(const TranscriptProblem& problem, const TranscriptConversation& active);
    void add(const TranscriptSources::BaseProblem& problem, const QString& place);
};

} // namespace stemma
