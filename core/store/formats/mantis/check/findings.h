// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/check/findingbook.h"

namespace stemma::mantis {

/// What can be wrong with a mantis store beyond files and folders that cannot be read. The table in findings.cpp gives
/// each its code, weight and words.
enum class CheckRule : quint8 {
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
    WovenBranches, ///< these four as MergedBranchesCheck::Doubt has them
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

class Findings final : public SessionFindings<CheckRule>
{
public:
    explicit Findings(SessionId session, Sink sink, bool canMend = false);
};

} // namespace stemma::mantis
