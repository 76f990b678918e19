// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/check/findingbook.h"
#include "core/store/conversation/conversation.h"
#include "core/store/sessionstore.h"

namespace stemma::mantis {

/// What can be wrong with a mantis store. The table in findings.cpp gives each its code, weight and words.
enum class CheckRule : quint8 {
    UnreadableFile,
    UnreadableFolder,
    DamagedLine,
    TornLine,
    GluedLine,
    UnknownLine,
    UnknownMetadata,
    InvalidEntry,
    InvalidEncoding,
    DuplicateId,
    MissingParent,
    Cycle,
    OddTime,
    TimeBackwards,
    UnlistedName,
    HiddenBySideChain,
    Unloadable,
    UnloadableElsewhere,
    AssistantFirst,
    OrphanResult,
    UnansweredCall,
    RepeatedCall,
    ResultBeforeCall,
    LateResult,
    LostMessages,
    RepeatedPrompt,
    DoubledMessage,
    SpuriousBoundary,
    BoundaryOnly,
    BoundaryRefused,
    WovenBranches,
    WovenWithGaps,
    WovenWithSameIds,
    WovenInNoOrder,
    RepeatedContext,
    MissingArtifact,
    MissingResult,
    RunTotalsDiffer,
    CollidingIds,
    BrokenList,
    BrokenTags,
    BrokenMeta,
    TitleDiffers,
    InvalidTime,
    CheckpointOutOfRange,
    RuleCount, ///< how many there are
};

[[nodiscard]] QString codeOf(CheckRule rule);

/// The findings of one session. Its end counts the findings that were not given.
class Findings
{
public:
    /// @p canMend: what is looked at can be changed, so that repairs may be promised.
    Findings(SessionId session, SessionStore::FindingSink sink, bool canMend = false);
    ~Findings();
    Q_DISABLE_COPY_MOVE(Findings)

    /// @p details fill the %1, %2 of the rule's sentence.
    void add(CheckRule rule, const QString& place, const MessageId& message = {}, const QStringList& details = {},
        const StoredAt& at = {})
    {
        m_book.add(rule, m_session, message, place, details, at, m_canMend);
    }
    /// About a line of a file.
    void add(CheckRule rule, const StoredAt& line, const MessageId& message = {}, const QStringList& details = {})
    {
        add(rule, placeText(line), message, details, line);
    }

    /// Of what the rule's repair does not fit.
    void addAsIs(CheckRule rule, const StoredAt& line)
    {
        m_book.add(rule, m_session, {}, placeText(line), {}, line, false);
    }

private:
    SessionId m_session;
    bool m_canMend;
    FindingBook<CheckRule> m_book;
};

} // namespace stemma::mantis
