// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/sessionstore.h"

#include <array>

namespace stemma {

/// What can be wrong with a mantis store. The table in mantisfindings.cpp gives each its code, weight and words.
enum class MantisRule : quint8 {
    UnreadableFile,
    DamagedLine,
    TornLine,
    GluedLine,
    UnknownLine,
    InvalidEntry,
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
    DoubledMessage,
    SpuriousBoundary,
    BoundaryOnly,
    BoundaryRefused,
    WovenBranches,
    RepeatedContext,
    MissingArtifact,
    MissingResult,
    CollidingIds,
    BrokenList,
    BrokenTags,
    BrokenMeta,
    TitleDiffers,
    InvalidTime,
    CheckpointOutOfRange,
    RuleCount, ///< how many there are
};

[[nodiscard]] QString codeOf(MantisRule rule);

/// Makes findings out of rules; of one rule only so many are given one by one.
class MantisFindings
{
public:
    static constexpr qint64 MostOfOneRule = 1000;

    MantisFindings(SessionId session, const SessionStore::FindingSink& sink)
        : m_session(std::move(session))
        , m_sink(sink)
    {
    }

    /// @p details fill the %1, %2… of the rule's sentence.
    void add(MantisRule rule, const QString& place, const MessageId& message = {}, const QStringList& details = {});

private:
    SessionId m_session;
    const SessionStore::FindingSink& m_sink;
    std::array<qint64, size_t(MantisRule::RuleCount)> m_counts {};
};

} // namespace stemma
